import { holds } from '@engine/systems/erune/condition';
import type { EruneEvent } from '@engine/systems/erune/event';
import { TRACES, type Trace } from '@engine/systems/erune/trace';
import { bent, content, levered, pull, ruleset, scene, type Scene } from './table';

const layout: Scene = { adventurers: { warrior: { gold: 5, weapons: ['dagger', 'hand-cannon'], substances: { mead: 1 } }, archer: {} }, mos: { skills: [] }, monsters: { 'orc:1': {} } };
const { state } = scene(layout);
const after = (...events: readonly EruneEvent[]): readonly Trace[] => events.reduce((now, event) => ruleset.evolve(now, event), state).lately;

test.each<[string, EruneEvent, readonly Trace[]]>([
  ['a monster that is killed', { type: 'killed', monster: 'orc:1' }, ['kill']],
  ['a wound of an Adventurer', { type: 'wounded', target: 'warrior', damage: 1 }, ['wound']],
  ['not of a monster', { type: 'wounded', target: 'orc:1', damage: 1 }, []],
  ['a death', { type: 'died', who: 'warrior' }, ['death']],
  ['R20.1 a wardrobe that falls', { type: 'toppled', who: 'warrior', furniture: 'yard-wardrobe', room: 'yard' }, ['noise']],
  ['R59.7 what goes off in the own hand', { type: 'missed-throw', who: 'warrior', weapon: 'black-powder-grenade' }, ['noise']],
  ['a shot of black powder', { type: 'attacked', by: 'warrior', target: 'orc:1', weapon: 'hand-cannon', behind: false }, ['noise']],
  ['what is thrown and goes off', { type: 'gone', who: 'warrior', item: 'black-powder-grenade', count: 1 }, ['noise']],
  ['not what is drunk', { type: 'gone', who: 'warrior', item: 'mead', count: 1 }, []],
  ['not a stab', { type: 'attacked', by: 'warrior', target: 'orc:1', weapon: 'dagger', behind: false }, []],
  ['not a bare fist', { type: 'attacked', by: 'warrior', target: 'orc:1', behind: false }, []],
  ['a trap, which is loud too', { type: 'trap-sprung', who: 'warrior', trap: 'pit', room: 'yard' }, ['trap', 'noise']],
  ['a search', { type: 'searched', who: 'warrior', room: 'yard', place: 'room' }, ['search']],
  ['gold won', { type: 'gained', who: 'warrior', points: 'gold', amount: 1 }, ['gold']],
  ['gold lost', { type: 'lost', who: 'warrior', points: 'gold', amount: 1 }, ['gold']],
  ['not points won', { type: 'gained', who: 'warrior', points: 'sp', amount: 1 }, []],
  ['not points lost', { type: 'lost', who: 'warrior', points: 'mp', amount: 1 }, []],
  ['a spell', { type: 'spell-cast', who: 'archer', spell: 'fireball' }, ['spell']],
  ['a substance', { type: 'substance-taken', who: 'warrior', substance: 'mead', quality: 'fine', kind: 'warrior' }, ['substance']],
  ['a pact', { type: 'pact-made', who: 'warrior', pact: 'purification' }, ['pact']],
  ['a door', { type: 'door-opened', door: 'arch' }, ['door']],
  ['a Source', { type: 'source-destroyed', room: 'yard', by: 'warrior' }, ['source']],
  ['somebody who was talked to', { type: 'triggered', who: 'warrior', room: 'yard', event: 'monk' }, ['npc']],
  ['a curse', { type: 'cursed', who: 'warrior', curse: 'weakness' }, ['curse']],
  ['the campfire', { type: 'campfire-lit' }, ['campfire']],
  ['a thing that was got', { type: 'got', who: 'warrior', item: 'mead', count: 1 }, ['item']],
  ['a thing that was given', { type: 'given', who: 'warrior', to: 'archer', item: 'mead', count: 1 }, ['item']],
  ['not a step', { type: 'went', who: 'warrior', to: 'hall' } as EruneEvent, []],
])('R48.11 leaves a trace: %s', (_, event, traces) => expect(after(event)).toEqual(traces));

test('R48.11 every trace is left by something', () => {
  const left = [
    after({ type: 'killed', monster: 'orc:1' }, { type: 'wounded', target: 'warrior', damage: 1 }, { type: 'trap-sprung', who: 'warrior', trap: 'pit', room: 'yard' }, { type: 'searched', who: 'warrior', room: 'yard', place: 'room' }),
    after({ type: 'gained', who: 'warrior', points: 'gold', amount: 1 }, { type: 'spell-cast', who: 'archer', spell: 'fireball' }, { type: 'substance-taken', who: 'warrior', substance: 'mead', quality: 'fine', kind: 'warrior' }, { type: 'pact-made', who: 'warrior', pact: 'purification' }),
    after({ type: 'door-opened', door: 'arch' }, { type: 'source-destroyed', room: 'yard', by: 'warrior' }, { type: 'triggered', who: 'warrior', room: 'yard', event: 'monk' }, { type: 'cursed', who: 'warrior', curse: 'weakness' }, { type: 'campfire-lit' }),
    after({ type: 'died', who: 'warrior' }, { type: 'got', who: 'archer', item: 'mead', count: 1 }),
  ].flat();
  expect([...left].toSorted()).toEqual([...TRACES].toSorted());
});

test('R48.11 the same twice is one trace', () => {
  const wound: EruneEvent = { type: 'wounded', target: 'warrior', damage: 1 };
  expect(after(wound, { type: 'campfire-lit' }, wound)).toEqual(['wound', 'campfire']);
});

test('R48.11 all are gone when the Master of Shadows’ phase begins, and with no other phase', () => {
  const phase = (name: 'spirit' | 'mos' | 'adventurers') => after({ type: 'campfire-lit' }, { type: 'phase-begun', phase: name });
  expect([phase('spirit'), phase('adventurers'), phase('mos')]).toEqual([['campfire'], ['campfire'], []]);
  const gone = ruleset.evolve({ ...state, lately: [] }, { type: 'phase-begun', phase: 'mos' });
  expect([gone.phase, gone.lately]).toEqual(['mos', []]);
});

test('R48.11 what happened in a turn is known to the turn events of the next, and to no later ones', () => {
  const row = (id: string, side: 'adventurers' | 'mos', lately?: Trace) => ({ id, side, weight: 1, effects: [], ...(lately && { when: [{ is: 'lately', value: lately }] }) });
  const turns = { 'rich-talk': row('rich-talk', 'adventurers', 'gold'), 'rich-gossip': row('rich-gossip', 'adventurers', 'gold'), 'small-talk': row('small-talk', 'adventurers'), hush: row('hush', 'mos') };
  const table = scene({ ...layout, things: bent(levered({ op: 'gain', who: 'user', points: 'gold', amount: 1 }), { turns }), draws: ['rich-talk', 'hush', 'rich-gossip'] });
  table.does(pull);
  for (const as of ['warrior', 'archer']) table.does({ type: 'done', as });
  table.does({ type: 'new-turn' });
  expect(table.state.recent).toEqual(['rich-talk', 'hush']);
  table.does({ type: 'end-mos-phase', as: 'mos' });
  for (const as of ['warrior', 'archer']) table.does({ type: 'done', as });
  expect(() => table.does({ type: 'new-turn' })).toThrow('no-such-option');
});

test('the condition: this trace, not another', () => {
  const lately = (value: string) => holds(content, { ...state, lately: ['gold', 'door'] }, { is: 'lately', value });
  expect([lately('gold'), lately('door'), lately('kill')]).toEqual([true, true, false]);
  expect(holds(content, state, { is: 'lately', value: 'gold' })).toBe(false);
});
