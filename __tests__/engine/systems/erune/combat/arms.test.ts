import { masters, means } from '@engine/systems/erune/combat/skill';
import type { Adventurer } from '@engine/systems/erune/state';
import { content, scene, type Scene } from '../table';

const fighter = (weapon: string | undefined, more: Partial<Adventurer> = {}): Partial<Adventurer> => ({ level: 20, hp: 8, sp: 0, mp: 0, skills: [], ...(weapon && { weapons: [weapon], wielded: weapon }), ...more });
const attack = (as: string, target: string) => ({ type: 'attack', as, target }) as const;

test('R59.5 a melee weapon strikes hand to hand, a missile weapon only shoots', () => {
  const engaged = (weapon: string) => scene({ adventurers: { warrior: fighter(weapon) }, monsters: { 'orc:1': {} }, state: { engaged: [['warrior', 'orc:1']] } });
  expect([engaged('broadsword').not(attack('warrior', 'orc:1')), engaged('sling').not(attack('warrior', 'orc:1'))]).toEqual([undefined, 'erune.engaged-with']);
});

test('R16.2 death ends the engagements of the dead, and no others', () => {
  const table = scene({ adventurers: { warrior: fighter('broadsword'), guardian: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'goblin:1': {}, 'goblin:2': {} }, state: { engaged: [['warrior', 'goblin:1'], ['guardian', 'goblin:1'], ['guardian', 'goblin:2']] } });
  table.does(attack('warrior', 'goblin:1'), ['S', 'H', 'H'], ['B']);
  expect([table.monster('goblin:1'), table.state.engaged]).toEqual([undefined, [['guardian', 'goblin:2']]]);
});

test('R59.7 R59.9 of two grenades one is left', () => {
  const table = scene({ adventurers: { guardian: fighter(undefined, { level: 10, weapons: ['black-powder-grenade', 'black-powder-grenade'] }) }, mos: { skills: [] }, monsters: { 'goblin:1': {} } });
  table.does({ type: 'throw', as: 'guardian', item: 'black-powder-grenade', targets: ['goblin:1'] }, ['BB'], ['S'], ['B']);
  expect(table.hero('guardian').weapons).toEqual(['black-powder-grenade']);
});

test('R43.9 who cannot use a grenade does not throw it', () => {
  const thrown = (as: 'wizard' | 'archer') => scene({ adventurers: { [as]: fighter('black-powder-grenade') }, monsters: { 'goblin:1': {} } }).not({ type: 'throw', as, item: 'black-powder-grenade', targets: ['goblin:1'] });
  expect([thrown('wizard'), thrown('archer')]).toEqual(['erune.cannot-use', undefined]);
});

test('R39.1 R53.6 without a Master of Shadows a monster has neither skills of theirs nor their reserve', () => {
  const orc = (more: Partial<Scene>) => {
    const { state } = scene({ adventurers: { warrior: {} }, monsters: { 'orc:1': {} }, state: { reserve: 3 }, ...more });
    return [masters(content, state, 'orc:1', 'power'), means(state, 'orc:1')];
  };
  expect([orc({}), orc({ mos: { skills: ['power'] } }), orc({ mos: { skills: [] } })]).toEqual([[false, 0], [true, 3], [false, 3]]);
});
