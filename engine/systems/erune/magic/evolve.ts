import type { CharacterId, Id } from '../../../core/ruleset';
import type { Evolution } from '../area';
import { moved } from '../bag';
import type { Content } from '../content';
import { maxOf, patch, patchMonster } from '../points';
import { adventurer, must, type Adventurer, type State } from '../state';
import type { MagicEvent } from './event';

const sheet = (state: State, who: CharacterId, change: (before: Adventurer) => Adventurer): State => ({ ...state, adventurers: { ...state.adventurers, [who]: change(adventurer(state, who)) } });
const shift = (content: Content, state: State, who: CharacterId, item: Id, count: number): State => sheet(state, who, (before) => moved(content, before, item, count));
const same = (_: Content, state: State): State => state;

export const evolution: Evolution<MagicEvent> = {
  told: same,
  boosted: (_, state, { who, boost }) => (state.monsters[who] ? patchMonster(state, who, ({ boosts }) => ({ boosts: [...boosts, boost] })) : patch(state, who, ({ boosts }) => ({ boosts: [...boosts, boost] }))),
  hindered: (_, state, { who, from }) => (state.monsters[who] ? patchMonster(state, who, ({ hindered }) => ({ hindered: [...hindered, from] })) : patch(state, who, ({ hindered }) => ({ hindered: [...hindered, from] }))),
  warded: same,
  granted: (_, state, { who, action }) => patch(state, who, ({ extra }) => ({ extra: [...extra, action] })),
  taught: (_, state, { side, skill }) => ({ ...state, taught: [...state.taught, { side, skill }] }),
  postponed: (_, state, { turn, do: effects, user }) => ({ ...state, later: [...state.later, { turn, do: effects, ...(user && { user }) }] }),
  got: (content, state, { who, item, count }) => shift(content, state, who, item, count),
  gone: (content, state, { who, item, count }) => shift(content, state, who, item, -count),
  'left-behind': (content, state, { who, item }) => shift(content, state, who, item, -1),
  revived: (_, state, { who, hp }) => patch(state, who, () => ({ dead: false, hp, done: false })), // R37.7
  'spell-cast': (_, state, { who, spell }) => patch(state, who, ({ cast }) => ({ cast: { ...cast, [spell]: (cast[spell] ?? 0) + 1 } })), // R24.5
  'spell-failed': same,
  'item-used': (content, state, { who, item }) => {
    const { consumed, oncePerQuest } = must(content.items[item], item);
    const used = consumed ? shift(content, state, who, item, -1) : state; // R33.1 R59.9
    return oncePerQuest ? patch(used, who, ({ spent }) => ({ spent: [...spent, item] })) : used;
  },
  'rune-activated': (_, state, { who, rune }) => patch(state, who, () => ({ rune })), // R33.2
  'rune-faded': (content, state, { who, points, amount }) =>
    sheet(state, who, (before) => {
      const lower = { ...before, raised: { ...before.raised, [points]: (before.raised[points] ?? 0) - amount } };
      return { ...lower, [points]: Math.min(before[points], maxOf(content, lower, points)) }; // R33.3
    }),
  coated: (_, state, { who, weapon }) => patch(state, who, ({ poisoned }) => ({ poisoned: [...poisoned, weapon] })), // R59.10
  'substance-taken': (content, state, { who, substance }) => shift(content, state, who, substance, -1), // R34.1
  'pact-made': (_, state, { who, pact }) => (pact === 'resurrection' ? patch(state, who, ({ pacts }) => ({ pacts: pacts + 1 })) : state), // R36.5
  'fate-spent': (_, state, { who }) => patch(state, who, ({ fate }) => ({ fate: fate - 1 })), // R37.8
  heard: same,
};
