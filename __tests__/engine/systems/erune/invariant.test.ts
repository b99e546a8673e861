import { broken } from '@engine/systems/erune/invariant';
import type { Adventurer, State } from '@engine/systems/erune/state';
import { content, scene } from './table';

const table = scene({ adventurers: { warrior: {}, wizard: {} }, monsters: { 'goblin:1': {} } });
const faults = (change: Partial<State>) => broken(content, { ...table.state, ...change });
const warrior = (change: Partial<Adventurer>) => faults({ adventurers: { ...table.state.adventurers, warrior: { ...table.hero('warrior'), ...change } } });

test('a state of the rules has no faults', () => expect(faults({})).toEqual([]));

test.each<[string, Partial<Adventurer>, RegExp]>([
  ['more HP than the maximum', { hp: 99 }, /^warrior: 99 hp of/],
  ['fewer SP than none', { sp: -1 }, /^warrior: -1 sp of/],
  ['SP on no card', { laid: 1 }, /^warrior: 1 SP lie on 0 cards/],
  ['a card that is full', { cards: 1, laid: 3 }, /^warrior: 3 SP lie on 1 cards/],
  ['more gold than the purse holds', { gold: 101 }, /^warrior: 101 gold/],
  ['three potions without a belt', { satchel: ['minor-healing-potion', 'mana-vial', 'mana-vial'] }, /^warrior: 3 satchel/],
  ['two purses', { equipment: ['purse', 'purse'] }, /^warrior: two of purse/],
  ['a potion among the weapons', { weapons: ['mana-vial'] }, /^warrior: mana-vial is in a wrong pocket/],
  ['a weapon in hand that is not carried', { wielded: 'dagger' }, /^warrior: wields dagger/],
  ['a dead one with HP', { dead: true }, /^warrior: dead with/],
  ['a living one without', { hp: 0 }, /^warrior: alive without hp/],
])('it is a fault: %s', (_, change, fault) => expect(warrior(change)[0]).toMatch(fault));

test.each<[string, Partial<State>, RegExp]>([
  ['an empty reserve that owes', { reserve: -1 }, /^the reserve is -1/],
  ['a pair with somebody who is not there', { engaged: [['warrior', 'orc:1']] }, /the second is not there/],
  ['a pair twice', { engaged: [['warrior', 'goblin:1'], ['warrior', 'goblin:1']] }, /are engaged twice/],
  ['a figure under another name', { monsters: Object.fromEntries(Object.values(table.state.monsters).map((each) => ['goblin:2', each])) }, /^goblin:2: is also called goblin:1/],
  ['more figures than the box holds', { monsters: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`goblin:${i}`, { ...Object.values(table.state.monsters)[0], id: `goblin:${i}` }])) as State['monsters'] }, /^30 figures of goblin/],
])('it is a fault: %s', (_, change, fault) => expect(faults(change).at(-1)).toMatch(fault));
