import { Bots, perform, type Hand, type Taste, type Turn } from '@engine/core/bot';
import { seeded, type Chance } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { isRefusal, type CharacterId, type Command, type Event, type Question, type Ruleset, type Setup } from '@engine/core/ruleset';
import type { Words } from '@engine/spirit/tell';

/** A system as the laws look at it: its public face, and what only its author can tell. */
export interface Subject<S, C extends Command, E extends Event, V> {
  readonly ruleset: Ruleset<S, C, E, V>;
  readonly setups: readonly Setup[];
  readonly words: Readonly<Record<'en' | 'fr', Words>>;
  /** Events that are not worth a sentence. */
  readonly silent: ReadonlySet<string>;
  readonly taste: Taste<C, V>;
  /** Who may know the secrets. */
  keepers(setup: Setup): readonly CharacterId[];
  /** The same game with every other secret changed that this command does not bring to light. */
  withOtherSecrets(state: S, command: C | undefined): S;
  /** Corrections somebody may send in this state, fit or not. */
  corrections(state: S): readonly C[];
}

/** One step of a played game, as it was before the step. */
export interface Frame<S, C extends Command> {
  readonly state: S;
  readonly last: number;
  readonly question: Question | undefined;
  readonly turn: Turn<C>;
  /** How often chance was asked before. */
  readonly drawn: number;
}

export interface Game<S, C extends Command, E extends Event, V> {
  /** Which seed and which party: stands before every fault. */
  readonly title: string;
  readonly seed: number;
  readonly setup: Setup;
  readonly hands: readonly Hand[];
  readonly play: Play<S, C, E, V>;
  readonly frames: readonly Frame<S, C>[];
  readonly ended: boolean;
}

/** A seeded chance that can be taken up in the middle. */
export function tape(seed: number, skip = 0): Chance & { readonly drawn: () => number } {
  const chance = seeded(seed);
  let drawn = 0;
  const below = (n: number) => (drawn++, chance.below(n));
  for (let i = 0; i < skip; i++) below(2);
  return { below, drawn: () => drawn };
}

export const BOUND = 2000;

/** Everybody holds one character, but the second holds the third's as well: a lent hero. */
export const handsOf = ({ characters }: Setup): readonly Hand[] => {
  const lent = characters.length > 2 ? 2 : -1;
  return characters.flatMap(({ id }, i) => (i === lent ? [] : [{ seat: `seat-${id}`, eyes: i === 1 && lent > 0 ? [id, characters[lent]?.id ?? id] : [id] }]));
};

export const titleOf = (seed: number, setup: Setup): string => `seed ${seed}, ${setup.characters.map(({ kind }) => kind).join(' ')}`;

/** Plays a game with bots to its end, or to the bound. */
export function played<S, C extends Command, E extends Event, V>({ ruleset, taste }: Subject<S, C, E, V>, setup: Setup, seed: number): Game<S, C, E, V> {
  const chance = tape(seed);
  const hands = handsOf(setup);
  const play = new Play(ruleset, chance, { n: 0, state: ruleset.setup(setup) });
  const bots = new Bots<S, C, E, V>(hands, seeded(seed + 1000), taste);
  const frames: Frame<S, C>[] = [];
  const title = titleOf(seed, setup);
  while (!ruleset.ended(play.state) && frames.length < BOUND) {
    const turn = bots.next(play);
    if (!turn) break;
    frames.push({ state: play.state, last: play.last, question: play.open?.question, turn, drawn: chance.drawn() });
    const outcome = perform(play, turn, `step-${frames.length}`);
    if (isRefusal(outcome)) throw new Error(`${title}, step ${frames.length}: ${outcome.refused.key}`);
  }
  return { title, seed, setup, hands, play, frames, ended: ruleset.ended(play.state) && !play.open };
}

/** The frames of each command: itself and the answers to it. */
export function commands<S, C extends Command, E extends Event, V>({ frames }: Game<S, C, E, V>): readonly (readonly Frame<S, C>[])[] {
  const all: Frame<S, C>[][] = [];
  for (const frame of frames)
    if (frame.turn.do === 'command') all.push([frame]);
    else all.at(-1)?.push(frame);
  return all;
}

/** One of many, evenly: laws that cost much look at a part of each game. */
export const some = <T>(all: readonly T[], count: number): readonly T[] =>
  all.length <= count ? all : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as T);

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
