import { readFileSync } from 'node:fs';
import { contest } from '@engine/systems/heroes/contest';
import { defenceDice, movement } from '@engine/systems/heroes/state';
import type { Hero } from '@engine/systems/heroes/state';
import { content, last, scene, types } from './table';

// The worked examples of the rules, by their numbers.

type Row = readonly [name: string, attack: number[], defence: number[], cancelled: number[], target: number | undefined, hits: number];

const contests: readonly Row[] = [
  ['E1 axe against goblin', [4, 3, 3, 1], [4, 2], [4], 2, 2],
  ['E2 bow against troll', [5, 5, 3], [5, 4, 4, 3], [5, 3], 4, 1],
  ['E3 the mummy against Imolate', [5, 4, 2], [5, 3, 3, 2, 2], [5, 2], 3, 1],
  ['E4 no defence left', [6, 2], [6], [6], undefined, 1],
  ['E5 cancelled, then missed', [4, 2], [5, 4], [4], 5, 0],
  ['E6 pairs cancel one for one', [5, 1], [5, 5], [5], 5, 0],
  ['E6 no defence left after one pair', [5, 5, 1], [5], [5], undefined, 2],
];
test.each(contests)('%s', (_, attack, defence, cancelled, target, hits) => expect(contest(attack, defence)).toEqual({ attack, defence, cancelled, ...(target !== undefined && { target }), hits }));

const wearing = (hero: Hero, ...worn: string[]): Hero => ({ ...hero, worn });

test('E3 Imolate: two damage less the mummy’s one success', () => {
  const table = scene({ heroes: { wizard: { spells: { 'spell-imolate': 'ready' } } }, monsters: { 'mon-mummy:1': {} } });
  const events = table.does({ type: 'cast', as: 'wizard', spell: 'spell-imolate', target: 'mon-mummy:1' }, 'spend', [5, 4, 2], [5, 3, 3, 2, 2]);
  expect(last(events, 'wounded')).toEqual({ type: 'wounded', target: 'mon-mummy:1', damage: 1 });
});

test('E7 a broadsword attacks with 1 + 3 dice', () => {
  const table = scene({ heroes: { barbarian: {} }, monsters: { 'mon-goblin:1': {} } });
  table.does({ type: 'attack', as: 'barbarian', target: 'mon-goblin:1', weapon: 'broadsword' });
  expect(table.asked).toMatchObject({ to: ['barbarian'], dice: 4 });
});

test('E8 helmet, shield and leather defend with 1 + 3 dice; platemail with helmet and shield with 1 + 6, at movement −4', () => {
  const hero = scene({ heroes: { barbarian: {} } }).hero('barbarian');
  expect(defenceDice(content, wearing(hero, 'helmet', 'shield', 'leather'))).toBe(4);
  const heavy = wearing(hero, 'platemail', 'helmet', 'shield');
  expect([defenceDice(content, heavy), movement(content, hero) - movement(content, heavy)]).toEqual([7, 4]);
});

test.each<[string, string[], boolean]>([['E9 jump over a table with 4, 2, 1', [], true], ['E9 the same roll in platemail', ['platemail'], false]])('%s', (_, worn, done) => {
  const table = scene({ heroes: { ranger: { worn } } });
  expect(last(table.does({ type: 'jump', as: 'ranger', over: 'table' }, [4, 2, 1]), 'jumped')?.done).toBe(done);
});

const beside = { rooms: { yard: { searched: false, trap: { kind: 'trap-pit', armed: true } } } };

test('E10 a jump over a trap without a success sets it off and ends the move', () => {
  const table = scene({ heroes: { ranger: {} }, state: beside });
  expect(types(table.does({ type: 'jump', as: 'ranger', over: 'trap-pit' }, [3, 2, 1]))).toEqual(['acted', 'tested', 'jumped', 'trap-sprung', 'wounded']);
  expect(table.not({ type: 'move', as: 'ranger', to: 'hall' })).toBe('heroes.action-used');
});

test.each<[string, number[], string]>([['E11 disarm with 5, 1', [5, 1], 'trap-disarmed'], ['E11 disarm with 1, 2', [1, 2], 'trap-sprung'], ['E11 disarm with 2, 3', [2, 3], 'trap-held']])('%s', (_, dice, outcome) => {
  const table = scene({ heroes: { squire: {} }, state: beside });
  expect(types(table.does({ type: 'disarm', as: 'squire' }, dice))).toContain(outcome);
});

const used = (...actions: Hero['used'][number][]) => scene({ heroes: { squire: { used: actions } }, monsters: { 'mon-goblin:1': { room: 'hall' } } });

test('E12 after move and attack a search is refused', () => expect(used('move', 'attack').not({ type: 'search', as: 'squire', for: 'traps' })).toBe('heroes.two-actions'));

test('E13 to move on after an attack is refused', () => expect(used('move', 'attack').not({ type: 'move', as: 'squire', to: 'hall' })).toBe('heroes.action-used'));

test('E14 a bow on an adjacent goblin is refused, except the Ranger’s', () => {
  const table = scene({ heroes: { squire: { pack: ['short-bow'], worn: [] }, ranger: {} }, monsters: { 'mon-goblin:1': {} } });
  expect(table.not({ type: 'attack', as: 'squire', target: 'mon-goblin:1', weapon: 'short-bow', adjacent: true })).toBe('heroes.too-close');
  table.does({ type: 'end-turn', as: 'squire' });
  expect(table.not({ type: 'attack', as: 'ranger', target: 'mon-goblin:1', weapon: 'short-bow', adjacent: true })).toBeUndefined();
});

test('E15 Healing Water gives back no more than the maximum', () => {
  const table = scene({ heroes: { wizard: { spells: { 'spell-healing-water': 'ready' } }, ranger: { health: 4 } } });
  table.does({ type: 'cast', as: 'wizard', spell: 'spell-healing-water', target: 'ranger' }, 'spend');
  expect(table.hero('ranger').health).toBe(6);
});

test('E16 at 0 health under Burning Rage the hero dies when the last monster leaves sight', () => {
  const table = scene({ referee: true, heroes: { squire: { health: 0, raging: true }, ranger: {} }, monsters: { 'mon-goblin:1': { room: 'hall' } }, state: { phase: 'referee', doors: { gate: true, arch: true } } });
  expect(types(table.does({ type: 'monster-move', as: 'referee', monster: 'mon-goblin:1', to: 'vault' }))).toEqual(['monster-moved', 'rage-ended']);
  expect(table.not({ type: 'cast', as: 'squire', spell: 'x' })).toBe('heroes.dead');
});

test('E18 with a body, movement 7 is 4 squares, and attack and jump are refused', () => {
  const table = scene({ heroes: { ranger: { carrying: 'squire' }, squire: { health: 0 } }, monsters: { 'mon-goblin:1': {} } });
  expect(movement(content, table.hero('ranger'))).toBe(4);
  expect(table.not({ type: 'attack', as: 'ranger', target: 'mon-goblin:1', weapon: 'dagger' })).toBe('heroes.carrying');
  expect(table.not({ type: 'jump', as: 'ranger', over: 'table' })).toBe('heroes.carrying');
});

test('every example has its test, or belongs to a part that does not exist yet', () => {
  const later: Readonly<Record<string, string>> = { E17: 'the shop', E19: 'improvement', E20: 'raising the dead' };
  const here = [...readFileSync(__filename, 'utf8').matchAll(/'(E\d+) /g)].map(([, number]) => number);
  const all = Array.from({ length: 20 }, (_, i) => `E${i + 1}`);
  expect(all.filter((number) => !here.includes(number))).toEqual(Object.keys(later));
});
