import type { CharacterId, Id } from '../../../core/ruleset';
import type { Evolution } from '../area';
import { less, moved } from '../bag';
import { patchRoom } from '../board';
import type { Content } from '../content';
import { patch } from '../points';
import { adventurer, type Action, type Adventurer, type Free, type State } from '../state';
import type { ExploreEvent } from './event';
import { CLIMB, SURE } from './move';

const acts = ({ acted }: Adventurer, action: Action): Partial<Adventurer> => ({ acted: [...acted, action] });
const frees = ({ freed }: Adventurer, use: Free): Partial<Adventurer> => ({ freed: freed.includes(use) ? freed : [...freed, use] });
const stepped = ({ squares = 0 }: Adventurer, cost: number): Partial<Adventurer> => ({ squares: Math.max(0, squares - cost) });
/** A trap ends the move, but for the squares that are left in a pit. */
const stopped = (state: State, who: CharacterId, left?: number): State => {
  const { squares: _, ...still } = adventurer(state, who);
  return { ...state, adventurers: { ...state.adventurers, [who]: left === undefined ? still : { ...still, squares: left } } };
};
const unhide = (state: State, room: Id, trap: Id): State => {
  const hidden = state.secrets[room];
  return hidden ? { ...state, secrets: { ...state.secrets, [room]: { ...hidden, traps: less(hidden.traps, trap) } } } : state;
};
const unmark = (state: State, room: Id, trap: Id): State => patchRoom(state, room, ({ traps }) => ({ traps: less(traps, trap) }));

/** Poison and an empty barrel go with the last weapon of its kind. */
function handed(content: Content, state: State, who: CharacterId, to: CharacterId, item: Id, count: number): State {
  if (item === 'gold') return patch(patch(state, who, ({ gold }) => ({ gold: gold - count })), to, ({ gold }) => ({ gold: gold + count }));
  const before = adventurer(state, who);
  const giver = moved(content, before, item, -count);
  const last = !giver.weapons.includes(item);
  const marked = (marks: readonly Id[]): boolean => last && marks.includes(item);
  const receiver = moved(content, adventurer(state, to), item, count);
  const strip = (marks: readonly Id[]): readonly Id[] => (last ? marks.filter((each) => each !== item) : marks);
  return {
    ...state,
    adventurers: {
      ...state.adventurers,
      [who]: { ...giver, poisoned: strip(giver.poisoned), unloaded: strip(giver.unloaded) },
      [to]: {
        ...receiver,
        poisoned: marked(before.poisoned) && !receiver.poisoned.includes(item) ? [...receiver.poisoned, item] : receiver.poisoned,
        unloaded: marked(before.unloaded) && !receiver.unloaded.includes(item) ? [...receiver.unloaded, item] : receiver.unloaded,
      },
    },
  };
}

const same = (_: Content, state: State): State => state;

export const evolution: Evolution<ExploreEvent> = {
  moved: (_, state, { who, squares, sure }) =>
    patch(state, who, (before) => {
      const boosts = sure ? [...before.boosts, { roll: SURE, amount: 1, lasts: 'turn' as const }] : before.boosts;
      return { ...acts(before, 'move'), squares, boosts }; // R6.1
    }),
  went: (_, state, { who, to }) => patch(state, who, () => ({ room: to })),
  crossed: (_, state, { who, to }) => patch(state, who, () => ({ room: to })), // R7.7
  turned: (_, state, { who }) => patch(state, who, (before) => frees(before, 'turn')), // R6.9
  jumped: (_, state, { who, cost }) => patch(state, who, (before) => stepped(before, cost)), // R9.5 R9.7
  'jump-failed': (_, state, { who, cost }) => patch(state, who, (before) => ({ ...stepped(before, cost), inPit: true })), // R9.5
  climbed: (_, state, { who }) => patch(state, who, (before) => ({ ...stepped(before, CLIMB), inPit: false })), // R9.4
  stuck: same,
  detected: (_, state, { who }) => patch(state, who, (before) => acts(before, 'detect')), // R27.1
  watched: (_, state, { who }) => patch(state, who, (before) => acts(before, 'detect')), // R27.5
  'no-trap-left': same,
  risk: (_, state, { to }) => ({ ...state, risk: to }),
  searched: (_, state, { who, room, place }) =>
    patchRoom(patch(state, who, (before) => acts(before, 'search')), room, ({ emptied }) => (place === 'room' ? { searched: true } : { emptied: [...emptied, place] })), // R28.1 R28.3
  found: same,
  'found-nothing': same,
  'luck-kept': same,
  'luck-denied': same,
  'mishap-averted': same,
  'trap-sprung': same,
  'trap-cancelled': same,
  'pit-opened': (_, state, { room, who }) => patchRoom(patch(state, who, () => ({ inPit: true })), room, ({ pits }) => ({ pits: pits + 1 })), // R8.4 R9.1
  'trap-found': (content, state, { room, trap }) => patchRoom(unhide(state, room, trap), room, ({ traps, pits }) => (content.traps[trap]?.pit ? { pits: pits + 1 } : { traps: [...traps, trap] })), // R9.5
  'trap-entered': (_, state, { who, room, trap, left }) => unhide(stopped(state, who, left), room, trap), // R8.2 R8.4
  disarmed: (_, state, { who, room, trap }) => unmark(patch(state, who, (before) => frees(before, 'disarm')), room, trap), // R31.3 R35.2
  'disarm-failed': (_, state, { who, room, trap }) => unmark(patch(state, who, (before) => frees(before, 'disarm')), room, trap), // R8.4 R31.3
  'trap-kept': (_, state, { who }) => patch(state, who, ({ traps }) => ({ traps: traps + 1 })), // R35.6
  'trap-laid': (_, state, { who, room }) => patchRoom(patch(state, who, (before) => ({ ...acts(before, 'lay-trap'), traps: before.traps - 1 })), room, ({ blue }) => ({ blue: blue + 1 })),
  'blue-trap-sprung': (_, state, { room }) => patchRoom(state, room, ({ blue }) => ({ blue: blue - 1 })), // R8.4
  triggered: (_, state, { event }) => (state.met.includes(event) ? state : { ...state, met: [...state.met, event] }),
  given: (content, state, { who, to, item, count }) => handed(content, state, who, to, item, count), // R31.2
};
