import type { CharacterId, Id } from '../../../core/ruleset';
import { distance } from '../board';
import { defencePool } from '../combat/weapon';
import type { Content } from '../content';
import { hpOf, purse } from '../points';
import { diceOf } from '../roll';
import { adventurer, inSight, isEngaged, living, monsterKind, opponents, type Adventurer, type Known, type Monster } from '../state';
import { magnet } from './figure';
import { inRange, isIdle, spellsOf } from './spell';

export type Manner = 'melee' | 'ranged';
/** What a monster has set its mind on this turn. */
export interface Intent {
  readonly monster: Id;
  readonly spell?: Id;
  readonly manner: Manner;
}
/** Which Adventurer each monster goes for so far. */
export type Chosen = ReadonlyMap<Id, CharacterId>;

/** R54.13: the nearest to any Adventurer first, then as they came. */
export const inOrder = (content: Content, known: Known): readonly Monster[] => {
  const far = (monster: Monster) => Math.min(...living(known).map(({ room }) => distance(content, known, monster.room, room)));
  const awake = Object.values(known.monsters).filter(({ active }) => active); // R54.1
  return awake.sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b))); // R54.13
};

/** R55.1, R55.2: the spell of the test, or the other, or none. */
export function spellFor(content: Content, known: Known, monster: Monster, bolts: number): Id | undefined {
  const spells = spellsOf(content, monster);
  const first = spells[bolts - 1]; // R55.1
  if (!first) return undefined; // R55.1
  return [first, ...spells.filter((each) => each !== first)].find((each) => !isIdle(content, known, monster, each) && (!each.dice || living(known).some(({ room }) => distance(content, known, monster.room, room) <= 1)))?.id; // R55.2
}

/** R54.2, R55.3: by the spell, or by the attack on the card. */
export function mannerOf(content: Content, monster: Monster, spell: Id | undefined): Manner {
  const range = spellsOf(content, monster).find(({ id }) => id === spell)?.range; // R55.3
  return range ?? (monsterKind(content, monster).attack.kind === 'melee' ? 'melee' : 'ranged'); // R54.2
}

const crowd = (known: Known, who: CharacterId, self: Id, chosen: Chosen): number =>
  Object.keys(known.monsters).filter((id) => id !== self && (chosen.get(id) === who || isEngaged(known, who, id))).length; // R56.2 R57.1

/** Whom it may go for at all: its opponents before all others, then whoever Provocation names, then whom it can get at. */
export function permitted(content: Content, known: Known, monster: Monster, manner: Manner): readonly Adventurer[] {
  const foes = opponents(known, monster.id).map((id) => adventurer(known, id)).filter(({ dead }) => !dead);
  if (foes.length > 0) return foes; // R54.9
  const open = living(known).filter(({ room }) => distance(content, known, monster.room, room) < Infinity); // R54.12
  const drawn = manner === 'melee' ? undefined : magnet(content, known, monster);
  const lured = open.filter(({ id }) => id === (drawn ?? monster.provoked));
  if (lured.length > 0) return lured;
  const exposed = manner === 'ranged' && open.some(({ room }) => room === monster.room);
  return exposed ? open.filter(({ room }) => inSight(content, known, monster.room, room)) : open; // R54.11
}

/** The tie-breakers, the first that differs decides (R54.7). */
function rank(content: Content, known: Known, monster: Monster, manner: Manner, chosen: Chosen, who: Adventurer): readonly number[] {
  const rooms = distance(content, known, monster.room, who.room);
  const few = crowd(known, who.id, monster.id, chosen);
  const weak = [hpOf(known, who.id), purse(who, 'sp'), diceOf(defencePool(content, known, who.id)).length]; // R56.3 R57.3
  if (manner === 'melee') return [rooms, few, ...weak]; // R56.1 R56.2
  return [few, Math.max(0, rooms - 1), ...weak]; // R57.1 R57.2
}

/** Those who come first; only chance can tell them apart. */
export function favourites(content: Content, known: Known, monster: Monster, manner: Manner, chosen: Chosen, among: readonly Adventurer[]): readonly CharacterId[] {
  const ranked = among.map((who) => ({ id: who.id, ranks: rank(content, known, monster, manner, chosen, who) }));
  return ranked.filter(({ ranks }) => ranked.every((other) => !isBefore(other.ranks, ranks))).map(({ id }) => id);
}
const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]); // R54.7
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

/** Whether it has its target where it wants it, and so does not move. */
export const isPlaced = (content: Content, known: Known, monster: Monster, manner: Manner, target: CharacterId): boolean => {
  const { room } = adventurer(known, target);
  return manner === 'melee' ? room === monster.room : inSight(content, known, monster.room, room); // R56.4 R57.4
};

/** Spells that strike all around; the others touch one. */
const WIDE: ReadonlySet<Id> = new Set(['burn-of-the-shadows']);

/** Whom a spell strikes: the target, and the others where it goes wide. */
export function struck(content: Content, known: Known, monster: Monster, spell: Id, target: CharacterId | undefined): readonly CharacterId[] {
  const ability = spellsOf(content, monster).find(({ id }) => id === spell);
  if (!ability) return [];
  const reached = living(known).filter(({ id }) => inRange(content, known, monster, ability, id)).map(({ id }) => id);
  const first = reached.filter((id) => id === target);
  return WIDE.has(spell) ? [...first, ...reached.filter((id) => id !== target)] : first; // R54.8
}
