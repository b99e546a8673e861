import type { CharacterId, Gender, Id } from '../../core/ruleset';
import type { Deck } from '../../kit/deck';
import { overfull } from '../../kit/slots';
import type { Contest } from './contest';
import type { Armour, Content, HeroKind, MonsterKind, Quest, Weapon } from './content';

export type Action = 'move' | 'attack' | 'cast' | 'search' | 'activate';

export interface Hero {
  readonly id: CharacterId;
  readonly kind: Id;
  readonly name: string;
  readonly gender: Gender;
  readonly health: number;
  readonly gold: number;
  /** Carried and not worn: weapons always, armour when taken off. */
  readonly pack: readonly Id[];
  readonly worn: readonly Id[];
  readonly potions: readonly Id[];
  readonly spells: Readonly<Record<Id, 'ready' | 'used'>>;
  readonly room: Id;
  /** The actions used this turn, each once (R3.1). */
  readonly used: readonly Action[];
  readonly note: string;
  readonly carrying?: CharacterId;
  readonly raging?: boolean;
  /** Extra defence dice, and how many ends of the caster's turn they still last. */
  readonly ward?: { readonly by: CharacterId; readonly dice: number; readonly left: number };
  /** A potion's dice for the next attack. */
  readonly strength?: number;
  readonly remembered?: boolean;
  readonly guarded?: boolean;
}

export interface Monster {
  readonly id: Id;
  readonly kind: Id;
  readonly room: Id;
  readonly wounds: number;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly dimmed?: number;
  readonly bound?: boolean;
}

export interface KnownRoom {
  readonly searched: boolean;
  readonly trap?: { readonly kind: Id; readonly armed: boolean };
}

/** What a room hides until somebody sees or finds it. */
export interface Secret {
  /** The kind of each; it gets its number when it is seen. */
  readonly monsters: readonly Id[];
  readonly trap?: Id;
  readonly gold?: number;
  readonly item?: Id;
}

/** The dice that lie on the table for all to see, until the next action. */
export type Shown =
  | { readonly is: 'contest'; readonly by: Id; readonly target: Id; readonly about: 'attack' | 'resist'; readonly attack: readonly number[]; readonly contest?: Contest }
  | { readonly is: 'test'; readonly hero: CharacterId; readonly dice: readonly number[]; readonly target: number };

/** What everybody knows; the referee knows the secrets too. */
export interface Known {
  readonly quest: Id;
  readonly phase: 'draft' | 'heroes' | 'referee';
  readonly round: number;
  readonly turn?: CharacterId;
  readonly order: readonly CharacterId[];
  readonly referee?: CharacterId;
  readonly heroes: Readonly<Record<CharacterId, Hero>>;
  /** Rooms that were seen. */
  readonly rooms: Readonly<Record<Id, KnownRoom>>;
  /** Doors that are known: whether they stand open. */
  readonly doors: Readonly<Record<Id, boolean>>;
  readonly monsters: Readonly<Record<Id, Monster>>;
  /** How many of each kind of monster were seen so far. */
  readonly figures: Readonly<Record<Id, number>>;
  /** Things of the quest that the party holds. */
  readonly items: readonly Id[];
  readonly shown?: Shown;
  readonly outcome?: 'won' | 'lost';
  readonly secrets?: Readonly<Record<Id, Secret>>;
}

export interface State extends Known {
  readonly secrets: Readonly<Record<Id, Secret>>;
  readonly deck: Deck;
}

/** The rules' two hands: the content they are bound to, and the state as it is now. */
export interface Game {
  readonly content: Content;
  now(): State;
}

/** Content that a checked state names exists; a miss is a bug. */
export function must<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
}

export const questOf = (content: Content, known: Known): Quest => must(content.quests[known.quest], known.quest);
export const heroKind = (content: Content, hero: Hero): HeroKind => must(content.heroes[hero.kind], hero.kind);
export const monsterKind = (content: Content, monster: { readonly kind: Id }): MonsterKind => must(content.monsters[monster.kind], monster.kind);

/** R10.1; R6.7 keeps a raging hero up at 0 health. */
export const isDead = (hero: Hero): boolean => hero.health === 0 && !hero.raging;
/** Who falls lets go of whom they carried. */
export function fallen(hero: Hero): Hero {
  const { carrying: _, ...after } = hero;
  return isDead(hero) ? after : hero;
}
export const living = (known: Known): readonly Hero[] => known.order.map((id) => must(known.heroes[id], id)).filter((hero) => !isDead(hero));
export const outcome = (known: Known): 'won' | 'lost' | undefined => known.outcome ?? (living(known).length === 0 ? 'lost' : undefined);

export const monstersIn = (known: Known, room: Id): readonly Monster[] => Object.values(known.monsters).filter((monster) => monster.room === room);

/** Monsters are numbered in the order in which they are seen, so that a number tells nothing of those still hidden. */
export const numbered = (known: Known, kinds: readonly Id[]): readonly { readonly id: Id; readonly kind: Id }[] =>
  kinds.map((kind, i) => ({ id: `${kind}:${(known.figures[kind] ?? 0) + kinds.slice(0, i + 1).filter((each) => each === kind).length}`, kind }));

/** Rooms that can be entered from here: through open doors. */
export const neighbours = (content: Content, known: Known, room: Id): readonly Id[] =>
  questOf(content, known).doors.filter(({ id, between }) => known.doors[id] && between.includes(room)).map(({ between: [a, b] }) => (a === room ? b : a));

/** R5.5, as far as the app knows it: the same room, or the next one through an open door. */
export const inSight = (content: Content, known: Known, from: Id, to: Id): boolean => from === to || neighbours(content, known, from).includes(to);

export const weaponsOf = (content: Content, hero: Hero): readonly Weapon[] => hero.pack.flatMap((item) => content.weapons[item] ?? []);
const wornBy = (content: Content, hero: Hero): readonly Armour[] => hero.worn.flatMap((item) => content.armours[item] ?? []);

// R5.2: dice of a pool, before and after spells; never below none (R2.5).
export const attackDice = (hero: Hero, weapon: Weapon, adjacent = false): number =>
  Math.max(0, 1 + weapon.dice + (hero.raging ? 2 : 0) + (hero.strength ?? 0) - (weapon.ranged && adjacent ? 1 : 0));
export const defenceDice = (content: Content, hero: Hero): number =>
  Math.max(0, 1 + wornBy(content, hero).reduce((sum, { dice }) => sum + dice, 0) + (hero.ward?.dice ?? 0) - (hero.raging ? 2 : 0));
/** R9.2 armour slows; R10.2 and R10.3: half speed with a body, rounded up. */
export function movement(content: Content, hero: Hero): number {
  const free = Math.max(0, heroKind(content, hero).movement + wornBy(content, hero).reduce((sum, piece) => sum + (piece.movement ?? 0), 0));
  return hero.carrying ? Math.ceil(free / 2) : free;
}
/** R4.4 */
export const jumpTarget = (content: Content, hero: Hero): number => 4 + wornBy(content, hero).reduce((sum, piece) => sum + (piece.jump ?? 0), 0);

/** Companion of R5.6 and R9.2: one shield hand, one head, one body. */
export const overfullSlot = (content: Content, worn: readonly Id[]): string | undefined =>
  overfull({ hands: 1, head: 1, body: 1 }, worn.map((item) => ({ [must(content.armours[item], item).slot]: 1 })));
export const hasShield = (content: Content, hero: Hero): boolean => wornBy(content, hero).some(({ slot }) => slot === 'hands');
