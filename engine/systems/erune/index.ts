import type { Ruleset } from '../../core/ruleset';
import { corrections, readCommand, type EruneCommand } from './command';
import type { Content } from './content';
import { decide } from './decide';
import type { EruneEvent } from './event';
import { evolve } from './evolve';
import { narrate } from './narrate';
import { offers } from './offers';
import { inverse, type Amendment } from './sheet/amend';
import { home, setup, unfit, unready } from './sheet/setup';
import type { State } from './state';
import { foresee, view, type View } from './view';

export type EruneRuleset = Ruleset<State, EruneCommand, EruneEvent, View>;

/** What the quest sheet or hidden chance kept: dice are seen to by the core. */
const shown: ReadonlySet<string> = new Set<EruneEvent['type']>([
  'room-revealed', 'heard', 'triggered', 'quest-event', 'searched', 'found', 'found-nothing', 'detected', 'no-trap-left', 'trap-found', 'trap-entered', 'trap-sprung',
  'turn-event', 'floor-quiet', 'skills-announced', 'wave-begun', 'rested', 'substance-taken', 'source-answered',
]);

/** The rules of Erune, bound to content. */
export const erune = (content: Content): EruneRuleset => ({
  id: 'erune',
  version: 2,
  dice: Object.fromEntries(Object.values(content.dice).map(({ id, faces }) => [id, faces])),
  corrections,
  read: readCommand,
  unfit: (options) => unfit(content, options),
  unready: (table) => unready(content, table),
  setup: (table) => setup(content, table),
  decide: (now, command) => decide(content, now, command),
  evolve: (state, event) => evolve(content, state, event),
  view,
  offers: (seen) => offers(content, seen),
  foresee: (seen, command) => foresee(content, seen, command),
  inverse: (_, [event]) => event && inverse(event as Amendment),
  narrate,
  reveals: ({ type }) => shown.has(type),
  ended: ({ phase, order, adventurers }) => phase === 'town' && order.every((id) => adventurers[id]?.done),
  home: (state, character) => home(state, character), // R49.5
  /** Version 1 knew nothing of what happened lately, or in earlier quests. */
  migrate: (state, from) => (from < 2 ? { ...(state as State), deeds: {}, lately: [], recent: [] } : (state as State)),
});
