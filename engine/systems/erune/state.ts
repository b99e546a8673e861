import type { CharacterId, Gender, Id, Line, Script } from '../../core/ruleset';
import type { Effect, Pool } from '../../kit/effect';
import type { Content, MonsterKind, Quest } from './content';
import type { EruneEvent } from './event';

export type Points = 'hp' | 'sp' | 'mp';
/** R5.4, R5.6: what costs one of the two basic actions. */
export type Action = 'move' | 'combat' | 'detect' | 'search' | 'prepare' | 'reload' | 'lay-trap';
/** R31.3: what is free but once a turn. */
export type Free = 'drink' | 'substance' | 'disarm' | 'turn';
export type Phase = 'lobby' | 'spirit' | 'mos' | 'adventurers' | 'town';
/** R50: with a Master of Shadows, without one, or waves. */
export type Mode = 'mos' | 'coop' | 'arena';

/** Dice or a number for rolls to come. */
export interface Boost {
  readonly roll: string;
  readonly dice?: Pool;
  readonly amount?: number;
  readonly unstoppable?: true;
  readonly lasts: 'next' | 'turn' | 'round';
  /** Whose spell it was: they take part in a kill it led to (R41.5). */
  readonly by?: CharacterId;
}

/** R29.3: points beside the sheet; `left` ends of the owner's phase until they are gone. */
export interface Temporary {
  readonly points: Points;
  readonly amount: number;
  readonly left: number;
}

export interface Done {
  readonly quest: Id;
  readonly winner: 'adventurers' | 'mos' | 'none';
  readonly xp: number;
  /** What was done there that later quests remember. */
  readonly deeds?: Readonly<Record<string, string>>;
}

/** What a character owns and knows from quest to quest: choices and ids, never derived maxima. */
export interface Sheet {
  readonly level: number;
  readonly xp: number;
  readonly fate: number;
  readonly gold: number;
  readonly skills: readonly Id[];
  readonly fields: readonly Id[];
  readonly weapons: readonly Id[];
  readonly protections: readonly Id[];
  /** Potions and runes. */
  readonly satchel: readonly Id[];
  readonly substances: Readonly<Record<Id, number>>;
  readonly equipment: readonly Id[];
  /** Artifacts, rings and things of the quest. */
  readonly artifacts: readonly Id[];
  readonly wielded?: Id;
  readonly worn: readonly Id[];
  readonly quests: readonly Done[];
  readonly note: string;
}

export interface Adventurer extends Sheet {
  readonly id: CharacterId;
  readonly kind: Id;
  readonly name: string;
  readonly gender: Gender;
  readonly room: Id;
  readonly hp: number;
  readonly sp: number;
  readonly mp: number;
  /** What runes and events added to the maxima for this quest. */
  readonly raised: Readonly<Partial<Record<Points, number>>>;
  readonly temporary: readonly Temporary[];
  /** R36.10: Shadows cards on the stamina reserve, and the SP that lie on them. */
  readonly cards: number;
  readonly laid: number;
  /** Fields brought to this quest, and spells cast: once, or twice by Remanence. */
  readonly brought: readonly Id[];
  readonly cast: Readonly<Record<Id, number>>;
  readonly rune?: Id;
  readonly unloaded: readonly Id[];
  readonly poisoned: readonly Id[];
  /** Artifacts and abilities that work once a quest and did. */
  readonly spent: readonly Id[];
  readonly acted: readonly Action[];
  /** Squares of the move that runs, less what the app saw of it. */
  readonly squares?: number;
  /** Actions beyond the two, by potions and spells. */
  readonly extra: readonly Action[];
  readonly freed: readonly Free[];
  readonly done: boolean;
  readonly boosts: readonly Boost[];
  readonly hindered: readonly string[];
  readonly curse?: { readonly curse: Id; readonly used: boolean };
  readonly dead: boolean;
  readonly inPit: boolean;
  /** R35.6 */
  readonly traps: number;
  /** R19.3: weapon and protections are fixed until the next own phase. */
  readonly fixed: boolean;
  /** A kill opens a second attack to Chained Attack. */
  readonly chain: boolean;
  /** R36.5: resurrection pacts lower the objective XP. */
  readonly pacts: number;
  readonly earned: number;
  readonly never: readonly Id[];
}

export interface Monster {
  readonly id: Id;
  readonly kind: Id;
  /** A named boss, with its own values. */
  readonly boss?: Id;
  readonly room: Id;
  readonly hp: number;
  readonly active: boolean;
  readonly acted: readonly Action[];
  readonly temporary: number;
  readonly prepared: number;
  readonly boosts: readonly Boost[];
  readonly hindered: readonly string[];
  /** HP each Adventurer took from it, 0 for who only helped (R41.5). */
  readonly hurt: Readonly<Record<CharacterId, number>>;
  readonly provoked?: CharacterId;
  readonly chain: boolean;
  readonly summoner?: Id;
}

export interface KnownRoom {
  readonly searched: boolean;
  /** Traps that were found, by kind; pits that lie open. */
  readonly traps: readonly Id[];
  readonly pits: number;
  readonly blue: number;
  /** Furniture that was searched or toppled. */
  readonly emptied: readonly Id[];
  readonly source?: number;
  readonly events: readonly Id[];
  /** Seen through a spell: its monsters sleep (R11.4). */
  readonly asleep: boolean;
}

export interface Secret {
  readonly traps: readonly Id[];
}

export interface Mos {
  readonly id: CharacterId;
  readonly name: string;
  readonly gender: Gender;
  readonly level: number;
  readonly xp: number;
  readonly skills: readonly Id[];
  readonly quests: readonly Done[];
  /** Curses that a purification took for this quest (R36.4). */
  readonly barred: readonly Id[];
  readonly freed: readonly Id[];
  readonly earned: number;
  readonly note: string;
}

/** The dice that lie on the table for all to see, until the next action. */
export interface Shown {
  readonly by: Id;
  readonly about: 'attack' | 'defence' | 'lightning' | 'lightning-defence' | 'test' | 'search' | 'move' | 'event' | 'jump';
  readonly dice: readonly Id[];
  readonly faces: readonly number[];
}

export interface Known {
  readonly quest: Id;
  readonly mode: Mode;
  readonly help: 'sheets' | 'guided';
  /** The owner's printed values, which rule at this table only. */
  readonly overlay?: Overlay;
  readonly phase: Phase;
  readonly turn: number;
  readonly order: readonly CharacterId[];
  readonly adventurers: Readonly<Record<CharacterId, Adventurer>>;
  readonly mos?: Mos;
  /** R38.3: the MoS's reserve; without one, the common reserve (R53.7). */
  readonly reserve: number;
  readonly monsters: Readonly<Record<Id, Monster>>;
  readonly figures: Readonly<Record<Id, number>>;
  readonly killed: Readonly<Record<Id, number>>;
  readonly rooms: Readonly<Record<Id, KnownRoom>>;
  readonly doors: Readonly<Record<Id, 'closed' | 'open'>>;
  /** Pairs of opponents, the Adventurer first (R16). */
  readonly engaged: readonly (readonly [CharacterId, Id])[];
  readonly remembered: Readonly<Record<string, string>>;
  /** Of what is remembered: what later quests will know too. */
  readonly deeds: Readonly<Record<string, string>>;
  /** What happened since the Spirit last spoke, and what it told of late (R48.11). */
  readonly lately: readonly Trace[];
  readonly recent: readonly Id[];
  readonly met: readonly Id[];
  /** Skills that cost nothing this turn, by side. */
  readonly taught: readonly { readonly side: string; readonly skill: Id }[];
  readonly later: readonly { readonly turn: number; readonly do: readonly Effect[]; readonly user?: CharacterId }[];
  readonly campfire: boolean;
  /** R53.8: how near a trap is, in tenths. */
  readonly risk: number;
  readonly wave: number;
  readonly shown?: Shown;
  readonly winner?: 'adventurers' | 'mos' | 'none';
  readonly secrets?: Readonly<Record<Id, Secret>>;
}

export interface State extends Known {
  readonly secrets: Readonly<Record<Id, Secret>>;
}

export type { Trace } from './trace';
export type { Overlay } from './overlay';
import type { Overlay } from './overlay';
import type { Trace } from './trace';

/** The rules' two hands: the content they are bound to, with the table's overlay, and the state as it is now. */
export interface Game {
  readonly content: Content;
  now(): State;
}
export type Rule<R = void> = Script<EruneEvent, R>;
/** Why something may not be done now, from what its sender may know. */
export type Not = Line | undefined;

/** Content that a checked state names exists; a miss is a bug. */
export function must<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
}

export const not = (key: string, values?: Line['with']): Line => (values ? { key: `erune.${key}`, with: values } : { key: `erune.${key}` });
export const questOf = (content: Content, known: Known): Quest => must(content.quests[known.quest], known.quest);
export const monsterKind = (content: Content, { kind }: { readonly kind: Id }): MonsterKind => must(content.monsters[kind], kind);
export const adventurer = (known: Known, id: CharacterId): Adventurer => must(known.adventurers[id], id);
export const party = (known: Known): readonly Adventurer[] => known.order.map((id) => adventurer(known, id));
export const living = (known: Known): readonly Adventurer[] => party(known).filter(({ dead }) => !dead);
export const active = (known: Known): readonly Monster[] => Object.values(known.monsters).filter((monster) => monster.active);
export const monstersIn = (known: Known, room: Id): readonly Monster[] => Object.values(known.monsters).filter((monster) => monster.room === room);
export const opponents = (known: Known, id: Id): readonly Id[] => known.engaged.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
export const isEngaged = (known: Known, a: Id, b?: Id): boolean => known.engaged.some(([x, y]) => (x === a && (!b || y === b)) || (y === a && (!b || x === b)));
export const roomOf = (known: Known, figure: Id): Id | undefined => known.adventurers[figure]?.room ?? known.monsters[figure]?.room;
/** Rooms that can be entered from here: through open doors. */
export const neighbours = (content: Content, known: Known, room: Id): readonly Id[] =>
  questOf(content, known).doors.filter(({ id, between }) => known.doors[id] === 'open' && between.includes(room)).map(({ between: [a, b] }) => (a === room ? b : a));
/** As far as the app knows: the same room, or the next through an open door; the board says the rest. */
export const inSight = (content: Content, known: Known, from: Id, to: Id): boolean => from === to || neighbours(content, known, from).includes(to);
