import type { Id } from '../../../core/ruleset';
import { notMos } from '../actions';
import type { Content } from '../content';
import { inSight, isEngaged, living, not, type Action, type Known, type Monster, type Not } from '../state';

/** Why this monster cannot take this basic action now: two a turn, each once, and none after it prepared. */
export function stays(known: Known, as: Id, id: Id, action: Extract<Action, 'move' | 'combat' | 'prepare'>): Not {
  const why = notMos(known, as); // R4.1 R4.4 R29.5 R53.6
  if (why) return why;
  const monster = known.monsters[id];
  if (!monster?.active) return not('no-such-monster'); // R11.1
  if (monster.acted.includes('prepare')) return not('monster-prepared-already', { monster: id }); // R29.1
  if (monster.acted.includes(action)) return not('monster-acted-already', { monster: id }); // R5.3 R6.1 R15.1
  if (monster.acted.length >= 2) return not('monster-two-actions', { monster: id }); // R4.5 R5.5
  const bound = monster.hindered.includes('act') || monster.hindered.includes(action === 'combat' ? 'attack' : action);
  return bound ? not('monster-hindered', { monster: id }) : undefined;
}

/** Whose rune draws shots and aimed spells, where this monster can see it. */
export const magnet = (content: Content, known: Known, { id, room }: Monster): Id | undefined =>
  living(known).find((who) => who.boosts.some(({ roll }) => roll === 'attraction') && inSight(content, known, room, who.room) && !isEngaged(known, who.id, id))?.id;
