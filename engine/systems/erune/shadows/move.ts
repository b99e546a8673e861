import type { CharacterId, Id } from '../../../core/ruleset';
import { distance, hasAbility, openDoor, part } from '../board';
import { provoked } from '../combat/reaction';
import { strike } from '../combat/strike';
import { usedUp } from '../combat/weapon';
import type { Of } from '../command';
import type { Content, Door } from '../content';
import { lose, purse, reserve } from '../points';
import { adventurer, living, monsterKind, must, not, opponents, party, questOf, type Game, type Known, type Monster, type Not, type Rule } from '../state';
import { stays } from './figure';

/** A closed door that a monster may open: unlocked, between parts that the Adventurers have revealed. */
export const openable = (content: Content, known: Known, from: Id, to: Id): Door | undefined =>
  questOf(content, known).doors.find(({ id, between, locked }) => !locked && known.doors[id] === 'closed' && between.includes(from) && between.includes(to) && isExplored(known, to)); // R7.4
export const isExplored = (known: Known, room: Id): boolean => known.rooms[room] !== undefined && !known.rooms[room].asleep;

export function cannotMove(content: Content, known: Known, { as, monster: id, to, leaves = [], past = [] }: Of<'monster-move'>): Not {
  const why = stays(known, as, id, 'move');
  if (why) return why;
  const monster = must(known.monsters[id], id);
  if (leaves.some((who) => known.adventurers[who]?.room !== monster.room)) return not('no-such-adventurer');
  if (past.some((who) => !known.adventurers[who] || known.adventurers[who]?.dead)) return not('no-such-adventurer');
  if (past.length > 0 && !hasAbility(content, monster, 'herald-of-shadows')) return not('no-herald', { monster: id });
  if (new Set(past).size < past.length) return not('once-each');
  if (to === undefined) return undefined;
  if (!isExplored(known, to)) return not('room-unseen'); // R7.4
  if (to === monster.room) return not('monster-there-already', { monster: id });
  return distance(content, known, monster.room, to) < Infinity || openable(content, known, monster.room, to) ? undefined : not('no-way-for-monster', { monster: id, to }); // R6.11
}

export function* move(game: Game, { monster: id, to, leaves = [], past = [] }: Of<'monster-move'>): Rule {
  const { room } = must(game.now().monsters[id], id);
  if (to !== undefined && distance(game.content, game.now(), room, to) === Infinity) yield* openDoor(game, must(openable(game.content, game.now(), room, to), to).id); // R7.4
  yield* walk(game, id, to, leaves, past);
}

/** The squares of its card, with what hurries or slows it for now. */
function squaresOf(content: Content, monster: Monster): number {
  const more = monster.boosts.reduce((sum, { roll, amount = 0 }) => (roll === 'move' ? sum + amount : sum), 0);
  const all = Math.max(0, monsterKind(content, monster).move + more); // R6.4
  return monster.hindered.includes('half-move') ? Math.floor(all / 2) : all;
}

/** Zones are left, so engagements end and Lightning Attacks may come; then the monster is there. */
export function* walk(game: Game, id: Id, to: Id | undefined, leaves: readonly CharacterId[], past: readonly CharacterId[]): Rule {
  const before = must(game.now().monsters[id], id);
  yield { type: 'monster-acted', monster: id, action: 'move' };
  if (to !== undefined) yield* part(game, id); // R16.2
  else for (const who of opponents(game.now(), id)) if (leaves.includes(who)) yield { type: 'disengaged', adventurer: who, monster: id }; // R16.2
  if (to !== undefined || leaves.length > 0) yield* provoked(game, id, before.room);
  if (!game.now().monsters[id]) return;
  yield { type: 'monster-moved', monster: id, from: before.room, to: to ?? before.room, squares: squaresOf(game.content, before) }; // R6.4
  yield* usedUp(game, id, 'move');
  for (const who of past) yield* herald(game, id, who);
  if (to !== undefined) yield* snare(game, id, to);
}

/** Herald of Shadows: 1 SP of each whom she comes close to goes to the Shadows. */
export function* herald(game: Game, monster: Id, who: CharacterId): Rule {
  if (adventurer(game.now(), who).dead || purse(adventurer(game.now(), who), 'sp') === 0) return;
  yield { type: 'heralded', monster, who };
  yield* lose(game, who, 'sp', 1); // R55.5
  yield* reserve(game, 1); // R53.7
}

/** A blue trap lies where the monster came in; who laid it gets the XP. */
function* snare(game: Game, id: Id, room: Id): Rule {
  const monster = must(game.now().monsters[id], id);
  if (!game.now().rooms[room]?.blue) return; // R8.5
  if (hasAbility(game.content, monster, 'flying') || hasAbility(game.content, monster, 'levitation')) return; // R8.7
  const layer = party(game.now()).find(({ kind }) => game.content.adventurers[kind]?.abilities.some((ability) => ability.id === 'crafty'));
  yield { type: 'blue-trap-sprung', monster: id, room };
  yield* strike(game, { targets: [id], dice: { red: 2 }, kind: 'other', ...(layer && { credit: layer.id }) }); // R8.6
}

/** Who is in one of these rooms. */
export const near = (known: Known, ...rooms: readonly Id[]): readonly CharacterId[] => living(known).filter(({ room }) => rooms.includes(room)).map(({ id }) => id);
