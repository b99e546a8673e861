import type { HeroesCommand } from '@engine/systems/heroes/command';
import { attackDice, defenceDice, type Hero } from '@engine/systems/heroes/state';
import { content, last, scene, types, type Scene } from '../table';

const attack = (weapon: string, adjacent?: boolean): HeroesCommand => ({ type: 'attack', as: 'ranger', target: 'mon-goblin:1', weapon, ...(adjacent && { adjacent }) });
const near: Scene['monsters'] = { 'mon-goblin:1': {} };
const next: Scene['monsters'] = { 'mon-goblin:1': { room: 'hall' } };
const far: Scene['monsters'] = { 'mon-goblin:1': { room: 'vault' } };

const rows: readonly [string, HeroesCommand, Scene['monsters'], Partial<Hero>, string | undefined][] = [
  ['R5.1 melee in the same room', attack('dagger'), near, {}, undefined],
  ['R5.1 melee into the next room', attack('dagger'), next, {}, 'heroes.too-far'],
  ['R5.4 a bow into the next room', attack('short-bow'), next, {}, undefined],
  ['R5.4 a bow across the own room', attack('short-bow'), near, {}, undefined],
  ['the Ranger’s shot at what is adjacent', attack('short-bow', true), near, {}, undefined],
  ['the Ranger’s adjacent shot into the next room', attack('short-bow', true), next, {}, 'heroes.too-far'],
  ['R5.5 what is out of sight', attack('short-bow'), far, {}, 'heroes.not-in-sight'],
  ['a monster that is not there', attack('dagger'), {}, {}, 'heroes.not-in-sight'],
  ['R5.6 two hands with a shield', attack('short-bow'), next, { worn: ['shield'] }, 'heroes.hands-full'],
  ['R5.6 one hand with a shield', attack('dagger'), near, { worn: ['shield'] }, undefined],
  ['a weapon that is not carried', attack('crossbow'), near, {}, 'heroes.no-such-weapon'],
  ['armour as a weapon', attack('leather'), near, { pack: ['leather'] }, 'heroes.no-such-weapon'],
  ['R10.2 while carrying', attack('dagger'), near, { carrying: 'squire' }, 'heroes.carrying'],
];
test.each(rows)('%s', (_, command, monsters, ranger, key) => expect(scene({ heroes: { ranger, squire: {} }, monsters: monsters ?? {} }).not(command)).toBe(key));

test('R5.4 others’ bows are not for what is adjacent', () => {
  const table = scene({ heroes: { delver: { pack: ['crossbow'] } }, monsters: near ?? {} });
  expect(table.not({ ...attack('crossbow', true), as: 'delver' } as HeroesCommand)).toBe('heroes.too-close');
});

describe('R5.2 dice', () => {
  const hero = (change: Partial<Hero> = {}): Hero => ({ ...scene({ heroes: { squire: {} } }).hero('squire'), worn: [], ...change });
  const armed = (weapon: string, change: Partial<Hero> = {}, adjacent = false) => attackDice(hero(change), content.weapons[weapon] ?? { id: '', dice: 0, cost: 0, hands: 1 }, adjacent);

  test.each([['dagger', 2], ['staff', 2], ['shortsword', 3], ['broadsword', 4], ['longsword', 4], ['battle-axe', 5], ['short-bow', 3], ['crossbow', 4], ['longbow', 4]])('attack with %s: %i', (weapon, dice) => expect(armed(weapon)).toBe(dice));
  test.each([['nothing', [], 1], ['helmet', ['helmet'], 2], ['shield', ['shield'], 2], ['leather', ['leather'], 2], ['chainmail', ['chainmail'], 3], ['platemail', ['platemail'], 5]])('defence in %s', (_, worn, dice) => expect(defenceDice(content, hero({ worn }))).toBe(dice));
  test('in rage: two more to attack, two fewer to defend, never below none', () => {
    expect(armed('dagger', { raging: true })).toBe(4);
    expect([defenceDice(content, hero({ raging: true, worn: ['platemail'] })), defenceDice(content, hero({ raging: true }))]).toEqual([3, 0]);
  });
  test('the Ranger’s adjacent shot has one die less; a blade has not', () => expect([armed('short-bow', {}, true), armed('dagger', {}, true)]).toEqual([2, 2]));
  test('a ward defends', () => expect(defenceDice(content, hero({ ward: { by: 'wizard', dice: 2, left: 2 } }))).toBe(3));
});

describe('R5.3 the contest', () => {
  const strike = (attackers: number[], defenders: number[], monster = 'mon-troll:1') => {
    const table = scene({ heroes: { barbarian: {} }, monsters: { [monster]: {} } });
    return { table, events: table.does({ type: 'attack', as: 'barbarian', target: monster, weapon: 'broadsword' }, attackers, defenders) };
  };

  test('both roll, each success is 1 damage', () => {
    const { table, events } = strike([6, 6, 2, 1], [5, 4, 4, 1]);
    expect(types(events)).toEqual(['acted', 'attacked', 'rolled', 'contested', 'wounded']);
    expect(table.state.monsters['mon-troll:1']?.wounds).toBe(2);
  });
  test('no success: the attack fails', () => expect(types(strike([3, 2, 1, 1], [5, 4, 4, 4]).events)).toEqual(['acted', 'attacked', 'rolled', 'contested', 'missed']));
  test('wounds up to its health kill it', () => {
    const { table, events } = strike([6, 6, 6, 6], [1, 1], 'mon-goblin:1');
    expect(last(events, 'killed')).toEqual({ type: 'killed', monster: 'mon-goblin:1', by: 'barbarian', step: true });
    expect(table.state.monsters).toEqual({});
  });
  test('a monster’s dice are rolled by the referee, or by the table without one', () => {
    for (const referee of [true, undefined] as const) {
      const table = scene({ heroes: { barbarian: {} }, monsters: { 'mon-troll:1': {} }, ...(referee && { referee }) });
      table.does({ type: 'attack', as: 'barbarian', target: 'mon-troll:1', weapon: 'broadsword' }, [6, 6, 6, 6]);
      expect(table.asked).toEqual({ to: [referee ? 'referee' : 'table'], why: 'heroes.roll-defence', dice: 4 });
    }
  });
});

test('a strength potion adds its dice to the next attack, and to that one only', () => {
  const table = scene({ heroes: { barbarian: { potions: ['tre-strength-potion'] } }, monsters: { 'mon-troll:1': {} } });
  table.does({ type: 'drink', as: 'barbarian', potion: 'tre-strength-potion' });
  table.does({ type: 'attack', as: 'barbarian', target: 'mon-troll:1', weapon: 'broadsword' });
  expect(table.asked?.dice).toBe(6);
  expect([table.hero('barbarian').strength, table.hero('barbarian').potions]).toEqual([undefined, []]);
});

describe('the Squire’s guard', () => {
  const under = (squire: Partial<Hero> = {}) => scene({ referee: true, heroes: { ranger: {}, squire }, monsters: { 'mon-goblin:1': {}, 'mon-goblin:2': {} }, state: { phase: 'referee' } });
  const assault = (n: number): HeroesCommand => ({ type: 'monster-attack', as: 'referee', monster: `mon-goblin:${n}`, target: 'ranger' });

  test('takes the attack, once a round', () => {
    const table = under();
    const events = table.does(assault(1), 'guard', [6, 6], [1, 1, 1]);
    expect(last(events, 'wounded')).toEqual({ type: 'wounded', target: 'squire', damage: 2 });
    table.does(assault(2));
    expect(table.asked?.to).toEqual(['referee']);
    table.replies([1, 1]);
    table.replies([6, 6]);
    table.does({ type: 'end-phase', as: 'referee' });
    expect(table.hero('squire').guarded).toBeUndefined();
  });
  test('or does not', () => expect(last(under().does(assault(1), '', [6, 6], [1, 1]), 'wounded')?.target).toBe('ranger'));
  test.each<[string, Partial<Hero>]>([['from another room', { room: 'hall' }], ['when dead', { health: 0 }]])('not %s', (_, squire) => {
    const table = under(squire);
    table.does(assault(1));
    expect(table.asked?.why).toBe('heroes.roll-attack');
  });
});
