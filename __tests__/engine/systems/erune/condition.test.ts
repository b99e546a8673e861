import type { Condition } from '@engine/kit/effect';
import { conditions, holds } from '@engine/systems/erune/condition';
import type { Adventurer, Done, KnownRoom, State } from '@engine/systems/erune/state';
import { content, scene, type Kind, type Scene } from './table';

const bare: KnownRoom = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };
const rooms = (yard: Partial<KnownRoom>, ...more: readonly string[]): Partial<State> => ({ rooms: { yard: { ...bare, ...yard }, ...Object.fromEntries(more.map((room) => [room, bare])) } });
const alike = (change: Partial<Adventurer>, ...kinds: readonly Kind[]): Scene => ({ adventurers: Object.fromEntries(kinds.map((kind) => [kind, change])) });
const duo = (warrior: Partial<Adventurer>, wizard: Partial<Adventurer> = {}, state: Partial<State> = {}): Scene => ({ adventurers: { warrior, wizard }, state });
const world = (state: Partial<State>): Scene => duo({}, {}, state);
const quests = (...all: readonly Pick<Done, 'quest' | 'winner'>[]): Partial<Adventurer> => ({ quests: all.map((each) => ({ ...each, xp: 1 })) });
const fallen: Partial<Adventurer> = { dead: true, hp: 0, done: true };

/** A condition, a state in which it holds, and one in which it does not. */
test.each<[string, Condition, Scene, Scene]>([
  ['R48.11 lately', { is: 'lately', value: 'noise' }, world({ lately: ['kill', 'noise'] }), world({ lately: ['kill'] })],

  ['low: somebody has so few HP left', { is: 'low', value: 2 }, duo({ hp: 2 }), duo({ hp: 3 }, { hp: 3 })],
  ['low: but is not dead', { is: 'low', value: 2 }, duo({ hp: 1 }, fallen), duo({ hp: 3 }, fallen)],
  ['low: of those meant, though dead', { is: 'low', value: 2, who: 'target' }, duo({}, { hp: 1 }), duo({ hp: 1 }, fallen)],
  ['low: of those meant', { is: 'low', value: 2, who: 'user' }, duo({ hp: 2 }), duo({ hp: 9 }, { hp: 1 })],

  ['chest-left: nobody is there any more', { is: 'chest-left' }, { adventurers: { warrior: { room: 'hall' }, wizard: { room: 'hall' } } }, { adventurers: { warrior: { room: 'hall' }, wizard: {} } }],
  ['chest-left: the dead open nothing', { is: 'chest-left' }, duo({ room: 'hall' }, fallen), duo({ room: 'hall' }, fallen, rooms({ emptied: ['yard-chest'] }, 'hall'))],
  ['chest-left: a chest, no other furniture', { is: 'chest-left' }, duo({ room: 'hall' }, { room: 'hall' }, rooms({ emptied: ['yard-table', 'yard-barrel', 'yard-wardrobe'] }, 'hall')), duo({ room: 'hall' }, { room: 'hall' }, { rooms: { hall: bare } })],

  ['alone: no other in the room', { is: 'alone' }, duo({}, { room: 'hall' }), duo({})],
  ['alone: the dead are no company', { is: 'alone' }, duo({}, fallen), { adventurers: { warrior: {} } }],
  ['alone: one of three', { is: 'alone' }, { adventurers: { warrior: {}, wizard: {}, archer: { room: 'hall' } } }, { adventurers: { warrior: {}, wizard: {}, archer: { room: 'hall', ...fallen } } }],

  ['together: all in one room', { is: 'together' }, duo({}), duo({}, { room: 'hall' })],
  ['together: at least two who live', { is: 'together' }, { adventurers: { warrior: {}, wizard: {}, archer: { room: 'hall', ...fallen } } }, duo({}, fallen)],

  ['adventurers-from', { is: 'adventurers-from', value: 3 }, alike({}, 'warrior', 'wizard', 'archer'), alike({}, 'warrior', 'wizard')],
  ['adventurers-from: the dead count', { is: 'adventurers-from', value: 2 }, duo({}, fallen), { adventurers: { warrior: {} } }],
  ['level-from: the highest counts', { is: 'level-from', value: 5 }, duo({ level: 5 }), duo({ level: 4 }, { level: 4 })],

  ['rooms-seen', { is: 'rooms-seen', value: 2 }, world({}), world(rooms({}))],
  ['searched-from: rooms and furniture', { is: 'searched-from', value: 3 }, world(rooms({ searched: true, emptied: ['yard-chest', 'yard-table'] })), world(rooms({ searched: true, emptied: ['yard-chest'] }))],
  ['searched-from: of all rooms', { is: 'searched-from', value: 2 }, world({ rooms: { yard: { ...bare, searched: true }, hall: { ...bare, searched: true } } }), world({ rooms: { yard: { ...bare, searched: true }, hall: bare } })],
  ['R20.4 searched-from: a wardrobe that fell was not searched', { is: 'searched-from', value: 1 }, world(rooms({ emptied: ['yard-wardrobe', 'yard-wardrobe', 'yard-wardrobe!'] })), world(rooms({ emptied: ['yard-wardrobe', 'yard-wardrobe!'] }))],

  ['killed-from: of all kinds together', { is: 'killed-from', value: 3 }, world({ killed: { rat: 2, goblin: 1 } }), world({ killed: { rat: 2 } })],
  ['killed-from: a boss counts once', { is: 'killed-from', value: 2 }, world({ killed: { rat: 1, orc: 1, 'vault-captain': 1 } }), world({ killed: { orc: 1, 'vault-captain': 1 } })],

  ['R40 cursed', { is: 'cursed' }, duo({ curse: { curse: 'weakness', used: true } }), duo({})],
  ['R40 cursed: of those meant', { is: 'cursed', who: 'user' }, duo({ curse: { curse: 'weakness', used: false } }), duo({}, { curse: { curse: 'weakness', used: false } })],
  ['in-pit', { is: 'in-pit' }, duo({ inPit: true }), duo({})],
  ['in-pit: of those meant', { is: 'in-pit', who: 'user' }, duo({ inPit: true }), duo({}, { inPit: true })],
  ['R16 engaged', { is: 'engaged' }, { ...world({ engaged: [['wizard', 'orc:1']] }), monsters: { 'orc:1': {} } }, { ...world({}), monsters: { 'orc:1': {} } }],
  ['R16 engaged: of those meant', { is: 'engaged', who: 'user' }, { ...world({ engaged: [['warrior', 'orc:1']] }), monsters: { 'orc:1': {} } }, { ...world({ engaged: [['wizard', 'orc:1']] }), monsters: { 'orc:1': {} } }],

  ['R36.5 pacts-from: of all together', { is: 'pacts-from', value: 3 }, duo({ pacts: 2 }, { pacts: 1 }), duo({ pacts: 2 })],
  ['R36.5 pacts-from: of those meant', { is: 'pacts-from', value: 2, who: 'user' }, duo({ pacts: 2 }), duo({ pacts: 1 }, { pacts: 5 })],
  ['reserve-from', { is: 'reserve-from', value: 6 }, world({ reserve: 6 }), world({ reserve: 5 })],

  ['depth-from: somebody is so many doors from the start', { is: 'depth-from', value: 1 }, duo({ room: 'hall' }), duo({})],
  ['depth-from: whatever is open', { is: 'depth-from', value: 2 }, duo({ room: 'vault' }, {}, { doors: {} }), duo({ room: 'hall' })],
  ['depth-from: somebody who lives', { is: 'depth-from', value: 1 }, duo({ room: 'hall' }), duo({}, { room: 'hall', ...fallen })],

  ['R26 source-seen: and not destroyed', { is: 'source-seen' }, world(rooms({ source: 1 })), world(rooms({ source: 0 }))],
  ['R26 source-seen: in none of the rooms', { is: 'source-seen' }, world({}), world(rooms({}))],

  ['R45.3 won: by the Adventurers', { is: 'won', value: 'sunken-chapel' }, duo({}, quests({ quest: 'sunken-chapel', winner: 'adventurers' })), duo(quests({ quest: 'sunken-chapel', winner: 'mos' }, { quest: 'sunken-chapel', winner: 'none' }))],
  ['R45.3 won: this quest', { is: 'won', value: 'sunken-chapel' }, duo(quests({ quest: 'toll-road', winner: 'mos' }, { quest: 'sunken-chapel', winner: 'adventurers' })), duo(quests({ quest: 'toll-road', winner: 'adventurers' }))],
])('%s', (_, condition, so, notSo) => {
  const cast = { user: 'warrior', target: 'wizard' };
  const at = (layout: Scene, not = {}) => holds(content, scene(layout).state, { ...condition, ...not }, cast);
  expect([at(so), at(notSo), at(so, { not: true }), at(notSo, { not: true })]).toEqual([true, false, false, true]);
});

test('a number that is not said is one', () => {
  const { state } = scene({ adventurers: { warrior: { hp: 1, pacts: 1 } }, state: { reserve: 1, killed: { rat: 1 } } });
  for (const is of ['low', 'adventurers-from', 'level-from', 'rooms-seen', 'killed-from', 'pacts-from', 'reserve-from']) expect([is, holds(content, state, { is })]).toEqual([is, true]);
  for (const is of ['searched-from', 'depth-from']) expect([is, holds(content, state, { is })]).toEqual([is, false]);
});

test('each of them is a word that content may say', () => {
  for (const is of ['lately', 'low', 'chest-left', 'alone', 'together', 'adventurers-from', 'level-from', 'rooms-seen', 'searched-from', 'killed-from', 'cursed', 'in-pit', 'engaged', 'pacts-from', 'reserve-from', 'depth-from', 'source-seen', 'won']) expect(conditions).toContain(is);
});
