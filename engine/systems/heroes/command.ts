import * as v from 'valibot';
import { refuse, type Refusal } from '../../core/ruleset';

const id = v.pipe(v.string(), v.maxLength(64));
const as = id;
const hero = <const T extends string, const F extends v.ObjectEntries>(type: T, fields: F) => v.object({ type: v.literal(type), as, ...fields });

const command = v.variant('type', [
  hero('pick-spell', { spell: id }),
  v.object({ type: v.literal('begin'), as: v.exactOptional(as) }),
  hero('move', { to: id }),
  hero('jump', { over: id }),
  hero('open', { door: id }),
  hero('attack', { target: id, weapon: id, adjacent: v.exactOptional(v.boolean()) }),
  hero('cast', { spell: id, target: v.exactOptional(id) }),
  hero('search', { for: v.picklist(['treasure', 'traps', 'doors']) }),
  hero('disarm', {}),
  hero('drink', { potion: id }),
  hero('take', { from: id, item: id }),
  hero('lift', { body: id }),
  hero('lay-down', {}),
  hero('end-turn', {}),
  hero('monster-move', { monster: id, to: id }),
  hero('monster-attack', { monster: id, target: id }),
  hero('trigger', { room: id, target: id }),
  hero('end-phase', {}),
  v.object({ type: v.literal('monsters-act'), as: v.exactOptional(as) }),
  v.object({ type: v.literal('leave'), as: v.exactOptional(as) }),
  hero('correct', { track: v.picklist(['health', 'gold']), by: v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(10_000)) }),
  hero('wear', { item: id }),
  hero('stow', { item: id }),
  hero('place', { room: id }),
  hero('note', { text: v.pipe(v.string(), v.maxLength(2000)) }),
]);

export type HeroesCommand = v.InferOutput<typeof command>;
export type Of<T extends HeroesCommand['type']> = Extract<HeroesCommand, { type: T }>;

const sheet = ['correct', 'place', 'wear', 'stow', 'note'] as const;
export const corrections: ReadonlySet<string> = new Set(sheet);
export const isCorrection = (value: HeroesCommand): value is Of<(typeof sheet)[number]> => corrections.has(value.type);

export function readCommand(value: unknown): HeroesCommand | Refusal {
  const result = v.safeParse(command, value);
  return result.success ? result.output : refuse('core.not-understood');
}
