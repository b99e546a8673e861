import type { CharacterId } from '../../core/ruleset';
import { less } from './bag';
import { not, type Action, type Free, type Known, type Not } from './state';

/** R6.1, R15.1: once a turn; the others may be done twice (R5.2). */
const ONCE: ReadonlySet<Action> = new Set(['move', 'combat']); // R5.3 R6.1 R15.1

/** Why an Adventurer may not act at all now. */
export function idle(known: Known, id: CharacterId): Not {
  const who = known.adventurers[id];
  if (!who) return not('no-such-adventurer');
  if (known.phase === 'town') return not('quest-over');
  if (known.phase === 'lobby') return not('not-begun');
  if (who.dead) return not('dead', { hero: id }); // R37.6
  if (known.phase !== 'adventurers') return not('not-your-phase', { hero: id }); // R4.1 R5.1 R31.1
  return who.done ? not('turn-over', { hero: id }) : undefined;
}

/** R5.1: two basic actions a turn, and what a potion or a spell added. */
export function spent(known: Known, id: CharacterId, action: Action): Not {
  const why = idle(known, id);
  if (why) return why;
  const who = known.adventurers[id];
  if (!who) return not('no-such-adventurer');
  if (who.inPit && action !== 'move') return not('in-a-pit', { hero: id }); // R9.3
  if (who.hindered.includes('act') || who.hindered.includes(action)) return not('hindered', { hero: id });
  const extra = who.extra.filter((each) => each === action).length;
  const used = who.acted.filter((each) => each === action).length;
  if (ONCE.has(action) && used > extra) return not('action-used', { hero: id }); // R5.3
  if (used < extra) return undefined;
  const basic = who.extra.reduce<readonly string[]>(less, who.acted);
  return basic.length >= 2 ? not('two-actions', { hero: id }) : undefined; // R4.6 R5.1 R5.2
}

/** R31.3: free, but once a turn. */
export function free(known: Known, id: CharacterId, use?: Free): Not {
  const why = idle(known, id);
  if (why) return why;
  const who = known.adventurers[id];
  if (who?.inPit) return not('in-a-pit', { hero: id }); // R9.3
  return use && who?.freed.includes(use) ? not('once-a-turn', { hero: id }) : undefined; // R31.3
}

/** Why this is not the Master of Shadows' to do now. */
export function notMos(known: Known, id: CharacterId, phase: 'mos' | 'any' = 'mos'): Not {
  if (!known.mos || known.mos.id !== id) return not('mos-only');
  if (known.phase === 'town') return not('quest-over');
  if (known.phase === 'lobby') return not('not-begun');
  return phase === 'mos' && known.phase !== 'mos' ? not('not-mos-phase') : undefined;
}
