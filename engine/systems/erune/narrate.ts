import type { Line } from '../../core/ruleset';
import type { Narration } from './area';
import { narration as board } from './board';
import { narration as combat } from './combat/narrate';
import type { EruneEvent } from './event';
import { narration as explore } from './explore/narrate';
import { values } from './line';
import { narration as magic } from './magic/narrate';
import { narration as points } from './points';
import { narration as shadows } from './shadows/narrate';
import { narration as sheet } from './sheet/narrate';
import type { State } from './state';
import { narration as turn } from './turn/narrate';
import { narration as wanderer } from './wanderer';

const narration: Narration<EruneEvent> = { ...points, ...board, ...wanderer, ...combat, ...explore, ...magic, ...shadows, ...sheet, ...turn, rolled: () => [] };

/** What the Spirit says of an event: its own line with its plain values, where its part of the game says nothing else. */
export function narrate(event: EruneEvent, state: State): readonly Line[] {
  const own = narration[event.type] as ((event: EruneEvent, state: State) => readonly Line[]) | undefined;
  return own ? own(event, state) : [{ key: `erune.${event.type}`, with: values(event) }];
}

/** Events that change what screens show but are not worth a sentence: their narration does not even look at them. */
export const silent: ReadonlySet<string> = new Set(Object.entries(narration).filter(([, told]) => told.length === 0).map(([type]) => type));
