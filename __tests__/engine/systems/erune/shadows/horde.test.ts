import type { Adventurer } from '@engine/systems/erune/state';
import { favourites, inOrder, isPlaced, mannerOf, permitted, spellFor, struck } from '@engine/systems/erune/shadows/behaviour';
import { content, last, scene, types, type Scene } from '../table';

const act = { type: 'monsters-act' } as const;
const who = (more: Partial<Adventurer> = {}): Partial<Adventurer> => ({ skills: [], hp: 5, sp: 0, worn: [], ...more });
const coop = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: who(), guardian: who() }, ...more, state: { phase: 'mos', ...more.state } });
const monster = (table: ReturnType<typeof coop>, id: string) => table.monster(id) ?? (() => { throw new Error(id); })();
const choose = (table: ReturnType<typeof coop>, id: string, manner: 'melee' | 'ranged', chosen = new Map<string, string>()) =>
  favourites(content, table.state, monster(table, id), manner, chosen, permitted(content, table.state, monster(table, id), manner));

test('R53.1 R54.1 without a Master of Shadows the monsters act by themselves, then the adventurers’ phase begins', () => {
  expect(coop({ mos: {} }).not(act)).toBe('erune.mos-plays-monsters');
  expect(coop({ state: { phase: 'adventurers' } }).not(act)).toBe('erune.not-mos-phase');
  const table = coop();
  table.does(act);
  expect(table.state.phase).toBe('adventurers');
  const asleep = coop({ monsters: { 'goblin:1': {}, 'goblin:2': { active: false } } });
  expect(inOrder(content, asleep.state).map(({ id }) => id)).toEqual(['goblin:1']);
});

test('R54.13 the nearest to any Adventurer first', () => {
  const table = coop({ monsters: { 'rat:1': { room: 'hall' }, 'goblin:1': {}, 'orc:1': {} } });
  expect(inOrder(content, table.state).map(({ id }) => id)).toEqual(['goblin:1', 'orc:1', 'rat:1']);
});

test('R54.4 R54.5 R54.6 first the moves of melee monsters, then of the others, then all blows', () => {
  const table = coop({ monsters: { 'skeleton-archer:1': { room: 'vault' }, 'goblin:1': { room: 'hall' } }, state: { rooms: { ...coop().state.rooms, vault: coop().state.rooms['hall'] as never }, doors: { gate: 'open', arch: 'open' } }, draws: ['warrior'] });
  const events = table.does(act, ['H', 'H'], ['H'], ['H', 'H', 'H']);
  const order = events.flatMap((event) => (event.type === 'monster-moved' ? [`${event.monster} to ${event.to}`] : event.type === 'attacked' ? [`${event.by} at ${event.target}`] : []));
  expect(order).toEqual(['goblin:1 to yard', 'skeleton-archer:1 to hall', 'goblin:1 at warrior', 'skeleton-archer:1 at guardian']);
});

test('R54.2 R55.3 R55.4 melee or ranged by the attack, or by the spell', () => {
  const table = coop({ monsters: { 'goblin:1': {}, 'goblin-archer:1': {}, 'witch:1': {} } });
  const manner = (id: string, spell?: string) => mannerOf(content, monster(table, id), spell);
  expect([manner('goblin:1'), manner('goblin-archer:1'), manner('witch:1'), manner('witch:1', 'burn-of-the-shadows'), manner('witch:1', 'armor-summoning')]).toEqual(['melee', 'ranged', 'ranged', 'melee', 'ranged']);
});

test('R54.3 R55.1 R55.2 a spellcaster’s test: no bolt, the attack; one, the first spell; two, the second; else the other', () => {
  const table = coop({ monsters: { 'witch:1': {} } });
  const spell = (bolts: number, at = table) => spellFor(content, at.state, monster(at, 'witch:1'), bolts);
  expect([spell(0), spell(1), spell(2)]).toEqual([undefined, 'armor-summoning', 'burn-of-the-shadows']);
  const summoned = coop({ monsters: { 'witch:1': {}, 'living-armor:1': { summoner: 'witch:1' } } });
  expect(spell(1, summoned)).toBe('burn-of-the-shadows');
  const apart = coop({ monsters: { 'witch:1': { room: 'vault' } } });
  expect(spell(2, apart)).toBe('armor-summoning');
  const events = table.does(act, ['BB'], ['SS', 'S'], ['H'], ['H']);
  expect(last(events, 'monster-cast')?.spell).toBe('burn-of-the-shadows');
});

test('E58 R54.8 Burn of the Shadows strikes all whom it reaches', () => {
  const table = coop({ monsters: { 'witch:1': {}, 'banshee:1': {} } });
  expect(struck(content, table.state, monster(table, 'witch:1'), 'burn-of-the-shadows', 'guardian')).toEqual(['guardian', 'warrior']);
  expect(struck(content, table.state, monster(table, 'banshee:1'), 'deadly-touch', 'guardian')).toEqual(['guardian']);
});

test('E58 E59 R55.5 R53.7 the Herald takes 1 SP from each near her; it goes to the common reserve', () => {
  const table = coop({ adventurers: { warrior: who({ sp: 2 }), guardian: who({ sp: 1 }) }, monsters: { 'witch:1': {} }, draws: ['guardian'] });
  table.does(act, ['SS']);
  expect([table.hero('warrior').sp, table.hero('guardian').sp, table.state.reserve]).toEqual([1, 0, 2]);
  const far = coop({ adventurers: { warrior: who({ sp: 2 }), guardian: who({ sp: 1 }) }, monsters: { 'witch:1': { room: 'vault' } }, state: { rooms: { ...coop().state.rooms, vault: coop().state.rooms['hall'] as never }, doors: { gate: 'open', arch: 'open' } } });
  far.does(act, ['SS']);
  expect([far.hero('warrior').sp, far.state.reserve]).toEqual([2, 0]);
});

test('R55.5 she does so on her way into another room', () => {
  const table = coop({ adventurers: { warrior: who({ sp: 2 }), guardian: who({ sp: 1 }) }, monsters: { 'witch:1': { room: 'hall' } }, draws: ['guardian'] });
  table.does(act, ['BB']);
  expect([table.monster('witch:1')?.room, table.hero('warrior').sp, table.hero('guardian').sp, table.state.reserve]).toEqual(['yard', 1, 0, 2]);
});

test('R55.2 a spell that reaches nobody gives way to the standard attack', () => {
  const table = coop({ monsters: { 'witch:1': { room: 'hall', hindered: ['move'] } }, draws: ['guardian'] });
  const events = table.does(act, ['BB']);
  expect(types(events)).not.toContain('monster-cast');
  expect(last(events, 'attacked')).toMatchObject({ by: 'witch:1', target: 'guardian' });
});

test('E59 R54.9 an engaged monster targets its opponent', () => {
  const table = coop({ adventurers: { warrior: who({ hp: 1 }), guardian: who() }, monsters: { 'rat:1': {} }, state: { engaged: [['guardian', 'rat:1']] } });
  expect(choose(table, 'rat:1', 'melee')).toEqual(['guardian']);
});

test('E60 R54.11 R58.2 who shoots does not leave the reach of Adventurers, and fights whom it is engaged with hand to hand', () => {
  const table = coop({ adventurers: { warrior: who(), archer: who({ room: 'vault' }) }, monsters: { 'skeleton-archer:1': {}, 'rat:1': {} }, state: { rooms: { ...coop().state.rooms, vault: coop().state.rooms['hall'] as never }, doors: { gate: 'open', arch: 'open' } } });
  expect(permitted(content, table.state, monster(table, 'skeleton-archer:1'), 'ranged').map(({ id }) => id)).toEqual(['warrior']);
  const contact = coop({ monsters: { 'goblin-archer:1': {} }, state: { engaged: [['warrior', 'goblin-archer:1']] } });
  contact.does(act, ['H', 'H'], ['H']);
  expect(contact.state.engaged).toEqual([['warrior', 'goblin-archer:1']]);
});

test('R54.12 whom no way leads to is no target', () => {
  const table = coop({ adventurers: { warrior: who({ hp: 1, room: 'vault' }), guardian: who() }, monsters: { 'rat:1': {} } });
  expect(choose(table, 'rat:1', 'melee')).toEqual(['guardian']);
  const none = coop({ monsters: { 'rat:1': { room: 'vault' } } });
  expect(types(none.does(act))).not.toContain('monster-moved');
});

test('E57 R54.7 R56.1 R56.2 R56.3 melee: the nearest, then the least beset, then HP, SP and defence dice', () => {
  const near = coop({ adventurers: { warrior: who({ room: 'hall', hp: 1 }), guardian: who() }, monsters: { 'goblin:1': {} } });
  expect(choose(near, 'goblin:1', 'melee')).toEqual(['guardian']);
  const beset = coop({ adventurers: { warrior: who({ hp: 1 }), guardian: who() }, monsters: { 'goblin:1': {}, 'rat:1': {} }, state: { engaged: [['warrior', 'rat:1']] } });
  expect(choose(beset, 'goblin:1', 'melee')).toEqual(['guardian']);
  expect(choose(coop({ monsters: { 'goblin:1': {}, 'rat:1': {} } }), 'goblin:1', 'melee', new Map([['rat:1', 'warrior']]))).toEqual(['guardian']);
  const weak = (warrior: Partial<Adventurer>, guardian: Partial<Adventurer>) => choose(coop({ adventurers: { warrior: who(warrior), guardian: who(guardian) }, monsters: { 'goblin:1': {} } }), 'goblin:1', 'melee');
  expect(weak({ hp: 4 }, { hp: 3, sp: 3 })).toEqual(['guardian']);
  expect(weak({ sp: 2 }, { sp: 1, worn: ['travelling-gear'] })).toEqual(['guardian']);
  expect(weak({ worn: ['travelling-gear'] }, {})).toEqual(['guardian']);
  expect(weak({}, {})).toEqual(['warrior', 'guardian']);
});

test('E56 R57.1 R57.2 R57.3 ranged: the least beset first, then the nearest to be seen', () => {
  const table = coop({ adventurers: { guardian: who({ hp: 1 }), archer: who({ room: 'hall' }) }, monsters: { 'skeleton-archer:1': { room: 'hall' }, 'rat:1': {}, 'orc:1': {} } });
  expect(choose(table, 'skeleton-archer:1', 'ranged', new Map([['rat:1', 'guardian'], ['orc:1', 'guardian']]))).toEqual(['archer']);
  const apart = coop({ adventurers: { guardian: who({ room: 'yard', hp: 1 }), archer: who({ room: 'hall' }) }, monsters: { 'skeleton-archer:1': { room: 'vault' } }, state: { rooms: { ...coop().state.rooms, vault: coop().state.rooms['hall'] as never }, doors: { gate: 'open', arch: 'open' } } });
  expect(choose(apart, 'skeleton-archer:1', 'ranged')).toEqual(['archer']);
  // Nearer, but beset: the one farther off comes first.
  const { rooms, doors } = apart.state;
  const beset = coop({ adventurers: { guardian: who(), archer: who({ room: 'hall', hp: 1 }) }, monsters: { 'skeleton-archer:1': { room: 'vault' }, 'rat:1': { room: 'hall' } }, state: { rooms, doors, engaged: [['archer', 'rat:1']] } });
  expect(choose(beset, 'skeleton-archer:1', 'ranged')).toEqual(['guardian']);
  const tied = coop({ adventurers: { guardian: who({ hp: 1 }), archer: who({ room: 'hall' }) }, monsters: { 'skeleton-archer:1': { room: 'hall' } } });
  expect(choose(tied, 'skeleton-archer:1', 'ranged')).toEqual(['guardian']);
});

test('R56.4 R57.4 who has its target where it wants it does not move', () => {
  const table = coop({ monsters: { 'goblin:1': { room: 'hall' }, 'goblin-archer:1': { room: 'hall' } } });
  const placed = (id: string, manner: 'melee' | 'ranged') => isPlaced(content, table.state, monster(table, id), manner, 'warrior');
  expect([placed('goblin:1', 'melee'), placed('goblin-archer:1', 'ranged')]).toEqual([false, true]);
  const here = coop({ monsters: { 'goblin:1': {} }, draws: ['warrior'] });
  expect(types(here.does(act))).not.toContain('monster-moved');
});

test('R56.5 R57.5 otherwise it comes nearer by a room', () => {
  const table = coop({ monsters: { 'goblin:1': { room: 'hall' } }, draws: ['warrior'] });
  expect(last(table.does(act), 'monster-moved')).toMatchObject({ monster: 'goblin:1', from: 'hall', to: 'yard' });
});

test('R56.3 what no tie-breaker tells apart, chance does', () => {
  const table = coop({ monsters: { 'goblin:1': {} }, draws: ['guardian'] });
  expect(last(table.does(act), 'attacked')?.target).toBe('guardian');
});

test('R58.1 R53.12 R54.8 each strikes its target, with the announced skills that add dice', () => {
  const table = coop({ monsters: { 'goblin:1': {} }, state: { taught: [{ side: 'mos', skill: 'power' }] }, draws: ['guardian'] });
  table.does(act);
  expect(table.asked).toMatchObject({ to: ['table'], dice: ['red', 'black', 'black'] });
});

test('R54.8 an announced skill that betters the roll is used, and nobody is asked', () => {
  const table = coop({ monsters: { 'goblin:1': {} }, state: { taught: [{ side: 'mos', skill: 'controlled-attack' }] }, draws: ['guardian'] });
  const events = table.does(act, ['B', 'B']);
  expect(last(events, 'bent')).toMatchObject({ by: 'goblin:1', skill: 'controlled-attack' });
  expect(table.asked).toMatchObject({ to: ['guardian'], why: 'erune.roll-defence' });
});

test('R54.8 R47.4 a Bloodthirsty Orc that drew blood strikes again', () => {
  const table = coop({ monsters: { 'orc:1': {} }, draws: ['guardian'] });
  const events = table.does(act, ['SS', 'S'], ['H'], ['SS', 'S'], ['H']);
  expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(2);
});

test('R4.1 after that the Adventurers act', () => {
  expect(types(coop().does(act)).at(-1)).toBe('phase-begun');
});
