import * as v from 'valibot';
import { refuse, type Refusal } from '../../core/ruleset';
import { commands as combat } from './combat/command';
import { commands as explore } from './explore/command';
import { commands as magic } from './magic/command';
import { commands as shadows } from './shadows/command';
import { commands as sheet, corrections as own } from './sheet/command';
import { commands as turn } from './turn/command';

const command = v.variant('type', [...combat, ...explore, ...magic, ...shadows, ...sheet, ...turn]);
export type EruneCommand = v.InferOutput<typeof command>;
export type Of<T extends EruneCommand['type']> = Extract<EruneCommand, { type: T }>;

export const corrections: ReadonlySet<string> = new Set<EruneCommand['type']>(own);

export function readCommand(value: unknown): EruneCommand | Refusal {
  const result = v.safeParse(command, value);
  return result.success ? result.output : refuse('core.not-understood');
}
