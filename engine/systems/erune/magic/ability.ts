import type { Id } from '../../../core/ruleset';
import { free } from '../actions';
import { fitting, roomCard } from '../board';
import type { Content } from '../content';
import { short } from '../points';
import { adventurer, living, monstersIn, must, not, questOf, type Game, type Known, type Not, type Rule } from '../state';
import type { Of } from './command';

/** Closed doors of the room that somebody is in. */
export const closedDoors = (content: Content, known: Known, room: Id): readonly Id[] =>
  questOf(content, known).doors.filter(({ id, between }) => known.doors[id] === 'closed' && between.includes(room)).map(({ id }) => id);

export function cannotAbility(content: Content, known: Known, { as, ability, door }: Of<'ability'>): Not {
  const why = free(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  const own = content.adventurers[who.kind]?.abilities.find(({ id }) => id === ability);
  if (!own) return not('not-your-ability', { hero: as, ability }); // R44.6
  if (ability === 'keen-ear' && (door === undefined || !closedDoors(content, known, who.room).includes(door))) return not('no-closed-door');
  return short(who, 'mp', own.mp); // R44.6
}

export function* ability(game: Game, { as, ability: id, door }: Of<'ability'>): Rule {
  const who = adventurer(game.now(), as);
  const { mp } = must(game.content.adventurers[who.kind]?.abilities.find((own) => own.id === id), id);
  yield { type: 'ability-used', who: as, ability: id, mp };
  if (id === 'keen-ear' && door) yield { type: 'heard', who: as, door, count: behind(game, who.room, door) };
  if (id === 'battle-cry') for (const ally of living(game.now())) if (ally.room === who.room) yield { type: 'boosted', who: ally.id, boost: { roll: 'attack', dice: { black: 1 }, lasts: 'next' } };
}

/** How many wait behind a closed door, seen or not. */
function behind(game: Game, room: Id, door: Id): number {
  const known = game.now();
  const { between } = must(questOf(game.content, known).doors.find(({ id }) => id === door), door);
  const there = between[0] === room ? between[1] : between[0];
  return known.rooms[there] ? monstersIn(known, there).length : fitting(game.content, known, roomCard(game.content, known, there)).length;
}
