import { seeded } from '@engine/core/chance';
import { Play, type Outcome } from '@engine/core/play';
import { isRefusal, refuse, type Character, type Command, type Event, type Refusal, type Ruleset, type Script } from '@engine/core/ruleset';
import { choose, draw, roll, shuffle, window } from '@engine/core/script';
import type { Store } from '@engine/core/save';

/** A game for trying the core: two people with a purse each, and one command for each thing a script may do. */
export interface Coins {
  readonly purses: Readonly<Record<string, number>>;
  readonly pile: readonly string[];
  readonly log: readonly string[];
}

export type CoinsCommand = Command & { readonly type: string; readonly as: string; readonly by?: number };
export type CoinsEvent =
  | (Event & { readonly type: 'got'; readonly who: string; readonly coins: number })
  | (Event & { readonly type: 'seen'; readonly what: string });
export type CoinsView = { readonly purses: Coins['purses'] };
export type CoinsPlay = Play<Coins, CoinsCommand, CoinsEvent, CoinsView>;
export type CoinsRuleset = Ruleset<Coins, CoinsCommand, CoinsEvent, CoinsView>;

const got = (who: string, coins: number): CoinsEvent => ({ type: 'got', who, coins });
const seen = (what: string): CoinsEvent => ({ type: 'seen', what });
const why = { key: 'coins.why' };
const options = ['red', 'green', 'blue'].map((id) => ({ id, line: { key: `coins.${id}` } }));

type Rules = Readonly<Record<string, (now: () => Coins, command: CoinsCommand) => Script<CoinsEvent, Refusal | void>>>;

const rules: Rules = {
  *earn(_, { as, by = 1 }) {
    yield got(as, by);
  },
  *reveal() {
    yield seen('a secret');
  },
  *roll(_, { as }) {
    const faces = yield* roll(why, as, ['d6', 'd6']);
    yield got(as, faces.reduce((sum, face) => sum + face + 1, 0));
  },
  *rolls(_, { as }) {
    for (const base of [1, 1]) {
      const [face = 0] = yield* roll(why, as, ['d6']);
      yield got(as, face + base);
    }
  },
  *draw(now, { as }) {
    const drawn = yield* draw(why, now().pile.map((id) => ({ id, weight: 1 })));
    yield seen(`${as} drew ${drawn}`);
  },
  *peek(now) {
    yield* draw(why, now().pile.map((id) => ({ id, weight: 1 })));
  },
  *shuffle() {
    yield seen((yield* shuffle(why, 4)).join());
  },
  *choose(_, { as }) {
    yield seen(yield* choose(why, as, options));
  },
  *window() {
    const taken = yield* window(why, ['ann', 'bob'], options);
    yield seen(taken ? `${taken.as} took ${taken.pick}` : 'nobody');
  },
  *each() {
    const answers = yield { ask: 'choose', why, to: ['ann', 'bob'], mode: 'each', options, min: 1, max: 2 };
    yield seen(answers.map(({ as, picks }) => `${as}:${picks.join('+')}`).join(' '));
  },
  /** Pays what the purse holds when the choice has been made, not when it was asked. */
  *spend(now, { as }) {
    yield* choose(why, as, options);
    yield got(as, -(now().purses[as] ?? 0));
  },
  *poor(now, { as }) {
    if ((now().purses[as] ?? 0) < 1) return refuse('coins.too-poor');
    yield got(as, -1);
    return undefined;
  },
  *lateRefusal(_, { as }) {
    yield got(as, 1);
    return refuse('coins.too-late');
  },
  *askedRefusal(_, { as }) {
    yield* choose(why, as, options);
    return refuse('coins.too-late');
  },
  /** A correction, clamped: nobody has more than 10. */
  *tweak(now, { as, by = 0 }) {
    const before = now().purses[as] ?? 0;
    if (by === 99) return refuse('coins.too-many');
    yield got(as, Math.max(0, Math.min(10, before + by)) - before);
    return undefined;
  },
};

export const coins: CoinsRuleset = {
  id: 'coins',
  version: 1,
  dice: { d6: Array.from({ length: 6 }, (_, i) => ({ pips: i + 1 })) },
  corrections: new Set(['tweak']),
  read: (command) => command as CoinsCommand,
  unready: () => undefined,
  setup: () => ({ purses: { ann: 0, bob: 0 }, pile: ['ace', 'king', 'queen'], log: [] }),
  decide(now, command) {
    const rule = rules[command.type];
    if (!rule) throw new Error(command.type);
    return rule(now, command);
  },
  evolve: (state, event) =>
    event.type === 'got'
      ? { ...state, purses: { ...state.purses, [event.who]: (state.purses[event.who] ?? 0) + event.coins } }
      : { ...state, log: [...state.log, event.what] },
  view: ({ purses }) => ({ purses }),
  offers: () => [],
  foresee: (view) => view,
  inverse: (command, [event]) => (event?.type === 'got' ? { ...command, by: -event.coins } : undefined),
  narrate: (event) => [{ key: `coins.${event.type}` }],
  reveals: ({ type }) => type === 'seen',
  ended: () => false,
  home: () => undefined,
  migrate: (state) => state as Coins,
};

const people: readonly Character[] = ['ann', 'bob'].map((id) => ({ id, kind: 'person', name: id, gender: 'f' }));
export const setup = { quest: 'none', characters: people };

export const fresh = (seed = 1, ruleset = coins): CoinsPlay => new Play(ruleset, seeded(seed), { n: 0, state: ruleset.setup(setup) });

let ids = 0;
/** Does a command as its own seat, and gives what was written down; a refusal is a fault of the test. */
export function does(play: CoinsPlay, type: string, as = 'ann', by?: number) {
  return done(play.command(`c${ids++}`, as, { type, as, ...(by !== undefined && { by }) }));
}
export function answers(play: CoinsPlay, as: string, ...picks: readonly (string | number)[]) {
  return done(play.answer(`a${ids++}`, as, { to: play.open?.question?.id ?? 'nothing', as, picks }));
}
export function undoes(play: CoinsPlay, of: number, by = 'ann') {
  return done(play.undo(`u${ids++}`, by, of));
}

export function done(outcome: Outcome<CoinsCommand, CoinsEvent>) {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused.key}`);
  return outcome.entries;
}
export const whyNot = (outcome: Outcome<CoinsCommand, CoinsEvent>): string | undefined => (isRefusal(outcome) ? outcome.refused.key : undefined);

export function memory(): Store & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, get: (key) => all.get(key), set: (key, value) => void all.set(key, value), delete: (key) => void all.delete(key), keys: () => [...all.keys()] };
}
