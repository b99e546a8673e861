import type { Ruleset } from '../../core/ruleset';
import { pipped } from '../../kit/dice';
import { corrections, readCommand, type HeroesCommand } from './command';
import type { Content } from './content';
import { decide } from './decide';
import type { HeroesEvent } from './event';
import { evolve } from './evolve';
import { narrate } from './narrate';
import { offers } from './offers';
import { inverse, type Amended } from './rules/sheet';
import { home, setup, unready } from './setup';
import { outcome, type State } from './state';
import { foresee, view, type View } from './view';

export type HeroesRuleset = Ruleset<State, HeroesCommand, HeroesEvent, View>;

const shown: ReadonlySet<string> = new Set<HeroesEvent['type']>(['room-revealed', 'searched', 'trap-sprung', 'door-found']);

/** The rules of heroes, bound to content. */
export const heroes = (content: Content): HeroesRuleset => ({
  id: 'heroes',
  version: 1,
  dice: { d6: pipped(6) },
  corrections,
  read: readCommand,
  unready: (table) => unready(content, table),
  setup: (table) => setup(content, table),
  decide: (now, command) => decide({ content, now }, command),
  evolve: (state, event) => evolve(content, state, event),
  view: (state, eyes) => view(content, state, eyes),
  offers: (seen) => offers(content, seen),
  foresee: (seen, command) => foresee(content, seen, command),
  inverse: (_, [event]) => event && inverse(event as Amended),
  narrate,
  reveals: ({ type }) => shown.has(type),
  ended: (state) => outcome(state) !== undefined,
  home: (state, character) => home(content, state, character),
  // Version 1 is the first: there is nothing older to bring up.
  migrate: (state) => state as State,
});
