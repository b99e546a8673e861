import { reveal } from '@engine/systems/erune/board';
import { evolve } from '@engine/systems/erune/evolve';
import type { EruneEvent } from '@engine/systems/erune/event';
import type { KnownRoom, State } from '@engine/systems/erune/state';
import { content, last, scene, types } from '../table';

const seen: KnownRoom = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };

test('E1 E38 the Adventurer and the action: room, wardrobe, table, chest', () => {
  const table = scene({ adventurers: { warrior: {}, guardian: {}, archer: {}, wizard: {} }, draws: ['dust-and-echoes', 'moth-eaten-coats', 'crumbs'] });
  table.does({ type: 'search', as: 'warrior', place: 'room' });
  table.does({ type: 'search', as: 'guardian', place: 'yard-wardrobe' });
  table.does({ type: 'search', as: 'archer', place: 'yard-table' });
  table.does({ type: 'search', as: 'wizard', place: 'yard-chest' });
  expect(table.state.rooms['yard']).toMatchObject({ searched: true, emptied: ['yard-wardrobe', 'yard-table', 'yard-chest'] });
});

test('E6 R28.6 Unlucky, said before Lucky works, leaves the find as it was', () => {
  const searching = (answer: string) => {
    const table = scene({ adventurers: { archer: { sp: 2, skills: ['lucky'] } }, mos: { skills: ['unlucky'] }, state: { reserve: 2 }, draws: ['loose-change', 'forgotten-satchel'] });
    table.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky');
    expect(table.asked).toMatchObject({ why: 'erune.ask-unlucky', to: ['mos'] });
    return { table, events: table.replies(answer) };
  };
  const countered = searching('unlucky');
  expect(types(countered.events)).not.toContain('found');
  expect(countered.table.hero('archer')).toMatchObject({ gold: 2, satchel: [], sp: 1 });
  expect(countered.table.state.reserve).toBe(1);
  const unanswered = searching('');
  expect(last(unanswered.events, 'found')).toMatchObject({ find: 'forgotten-satchel' });
  expect(unanswered.table.hero('archer')).toMatchObject({ gold: 0, satchel: ['minor-healing-potion'], sp: 1 });
  expect(unanswered.table.state.reserve).toBe(2);
});

test('E9 R8.2 R9.2 R9.4 a pit on the eighth of nine squares', () => {
  const table = scene({ adventurers: { warrior: {} }, mos: {}, state: { secrets: { yard: { traps: ['pit'] } } } });
  const { hp } = table.hero('warrior');
  expect(last(table.does({ type: 'move', as: 'warrior' }, [5]), 'moved')).toMatchObject({ squares: 9 });
  table.does({ type: 'trap', as: 'mos', target: 'warrior', trap: 'pit', left: 1 });
  expect(table.hero('warrior')).toMatchObject({ hp: hp - 1, inPit: true });
  expect(table.not({ type: 'climb', as: 'warrior' })).toBe('erune.too-few-squares');
  expect(table.not({ type: 'move', as: 'warrior' })).toBe('erune.action-used');
});

test('E10 R7.1 R6.15 through a door, and an attack that ends the move', () => {
  const table = scene({ adventurers: { guardian: { room: 'hall', weapons: ['improvised-weapon'], wielded: 'improvised-weapon' } } });
  const events = table.does({ type: 'open', as: 'guardian', door: 'arch' }, [4]);
  expect(last(events, 'moved')).toMatchObject({ squares: 8 });
  table.does({ type: 'attack', as: 'guardian', target: 'goblin:1' });
  expect(table.asked?.why).toBe('erune.roll-attack');
  table.replies(table.asked?.dice.map(() => 'H') ?? []);
  while (table.asked) table.replies(table.asked.dice.length > 0 ? table.asked.dice.map(() => 'H') : '');
  expect(table.hero('guardian').acted).toEqual(['move', 'combat']);
  expect(table.not({ type: 'go-on', as: 'guardian', to: 'hall' })).toBe('erune.not-moving');
});

test('E11 R7.5 the corridor behind the door is seen', () => {
  const table = scene({ adventurers: { archer: {} }, state: { rooms: { yard: seen }, doors: { gate: 'closed' } } });
  const events = table.does({ type: 'open', as: 'archer', door: 'gate' }, [2]);
  expect(last(events, 'moved')).toMatchObject({ squares: 6 });
  expect(last(events, 'room-revealed')).toMatchObject({ room: 'hall', asleep: false });
  expect(table.monster('rat:1')).toMatchObject({ active: true });
});

test('E12 R11.3 R11.4 what a spell shows sleeps until its door is opened', () => {
  const start = scene({ adventurers: { archer: { room: 'hall' } } });
  let state: State = start.state;
  const script = reveal({ content, now: () => state }, 'vault', true);
  for (let step = script.next([]); !step.done; step = script.next([])) state = evolve(content, state, step.value as EruneEvent);
  expect(Object.values(state.monsters).map(({ active }) => active)).toEqual([false, false, false]);
  const table = scene({ adventurers: { archer: { room: 'hall' } }, state: { rooms: state.rooms, monsters: state.monsters, figures: state.figures, doors: state.doors } });
  expect(types(table.does({ type: 'open', as: 'archer', door: 'arch' }, [2]))).toContain('woken');
  expect(Object.values(table.state.monsters).map(({ active }) => active)).toEqual([true, true, true]);
});

test('E14 R6.14 the Wizard teleports for one mana', () => {
  const table = scene({ adventurers: { wizard: {} }, state: { doors: { gate: 'closed' } } });
  const { mp } = table.hero('wizard');
  expect(last(table.does({ type: 'move', as: 'wizard', to: 'hall', teleport: true }, [1]), 'moved')).toMatchObject({ squares: 5 });
  expect(table.hero('wizard')).toMatchObject({ room: 'hall', mp: mp - 1 });
});

test('E37 R27.2 R27.3 two eyes, and the two nearest of three', () => {
  const table = scene({ adventurers: { wizard: {} }, mos: {}, state: { secrets: { yard: { traps: ['gas-jet', 'snare-rope', 'dart-volley'] } } } });
  table.does({ type: 'detect', as: 'wizard' }, ['EE'], ['2', '0']);
  expect(table.state.rooms['yard']?.traps).toEqual(['dart-volley', 'gas-jet']);
  expect(table.state.secrets['yard']?.traps).toEqual(['snare-rope']);
});

test('E39 R32.1 the lever opens a door', () => {
  const table = scene({ adventurers: { archer: {} } });
  expect(last(table.does({ type: 'trigger', as: 'archer', event: 'lever' }), 'door-opened')).toMatchObject({ door: 'arch' });
});

test('E49 R27.2 two eyes, but only one trap', () => {
  const table = scene({ adventurers: { warrior: { room: 'hall', acted: ['move'] } }, mos: {}, state: { secrets: { hall: { traps: ['dart-volley'] } } } });
  const events = table.does({ type: 'detect', as: 'warrior' }, ['EE']);
  expect(events.filter(({ type }) => type === 'trap-found')).toHaveLength(1);
  expect(table.state.rooms['hall']?.traps).toEqual(['dart-volley']);
});

test('E50 R35.2 R35.6 R28.4 the Guardian moves, disarms and searches', () => {
  const table = scene({ adventurers: { guardian: {} }, mos: {}, state: { rooms: { yard: { ...seen, traps: ['snare-rope'] } } }, draws: ['good-cape'] });
  const { xp } = table.hero('guardian');
  table.does({ type: 'move', as: 'guardian' }, [3]);
  table.does({ type: 'disarm', as: 'guardian', trap: 'snare-rope' }, ['G']);
  expect(table.hero('guardian')).toMatchObject({ xp: xp + 2, traps: 1 });
  table.does({ type: 'search', as: 'guardian', place: 'yard-wardrobe' });
  expect(table.hero('guardian').protections).toContain('adventurers-cape');
  expect(table.hero('guardian').acted).toEqual(['move', 'search']);
});

test('E53 R6.16 R31.2 lever and monk in the middle of a move', () => {
  const table = scene({ adventurers: { wizard: {} } });
  table.does({ type: 'move', as: 'wizard' }, [3]);
  table.does({ type: 'trigger', as: 'wizard', event: 'lever' });
  table.does({ type: 'trigger', as: 'wizard', event: 'monk' });
  expect(table.hero('wizard').satchel).toContain('holy-water');
  table.does({ type: 'go-on', as: 'wizard', to: 'hall' });
  expect(table.hero('wizard')).toMatchObject({ room: 'hall', acted: ['move'] });
});

test('E54 R28.6 luck turns a trap into a bottle of mead', () => {
  const table = scene({ adventurers: { archer: { skills: ['lucky'], sp: 1 } }, draws: ['poisoned-quill', 'stoppered-jug'] });
  const { hp } = table.hero('archer');
  table.does({ type: 'search', as: 'archer', place: 'yard-table' }, 'lucky');
  expect(table.hero('archer')).toMatchObject({ hp, sp: 0, substances: { mead: 1 } });
});

test('E55 R53.3 R53.4 the Wizard opens a door, and the Spirit gives what is behind', () => {
  const table = scene({ adventurers: { wizard: { room: 'hall' } } });
  const events = table.does({ type: 'open', as: 'wizard', door: 'arch' }, [3]);
  expect(last(events, 'room-revealed')).toMatchObject({ room: 'vault', doors: ['arch'] });
});
