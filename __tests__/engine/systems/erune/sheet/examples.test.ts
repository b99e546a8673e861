import { attackPool, defencePool } from '@engine/systems/erune/combat/weapon';
import { heal } from '@engine/systems/erune/points';
import { fresh, unlearnable } from '@engine/systems/erune/sheet/character';
import type { Adventurer, State } from '@engine/systems/erune/state';
import { content, ruleset, scene } from '../table';

const guardian = (change: Partial<Adventurer>, state: Partial<State> = {}) => scene({ adventurers: { guardian: { level: 9, ...change }, archer: {} }, mos: {}, state });
const attack = (table: ReturnType<typeof guardian>) => attackPool(content, table.state, table.hero('guardian'), table.hero('guardian').wielded);
const defence = (table: ReturnType<typeof guardian>) => defencePool(content, table.state, 'guardian');

test('E2 R14.8 R43.9 a Guardian unarmed, with a short sword, and with a bow that is not for him', () => {
  const table = guardian({ weapons: ['short-sword', 'short-bow'] });
  expect(attack(table)).toEqual({ black: 1 });
  table.does({ type: 'equip', as: 'guardian', item: 'short-sword' });
  expect(attack(table)).toEqual({ black: 2 });
  expect(table.not({ type: 'equip', as: 'guardian', item: 'short-bow' })).toBe('erune.not-for-you');
});

test('E3 R14.8 R14.11 protections add up', () => {
  const table = guardian({ protections: ['travelling-gear', 'round-shield'] });
  expect(defence(table)).toEqual({ black: 1 });
  for (const item of ['travelling-gear', 'round-shield']) table.does({ type: 'equip', as: 'guardian', item });
  expect(defence(table)).toEqual({ black: 3 });
});

test.each<[string[], string | undefined]>([
  [['adrenaline'], 'erune.skill-not-open'],
  [['lightning-attack'], 'erune.skill-not-open'],
  [['riposte'], 'erune.skill-not-open'],
  [['lightning-attack', 'riposte'], undefined],
])('E5 R39.4 Group Attack with %j', (skills, key) => expect(unlearnable(content, 'warrior', { ...fresh(content, 'warrior'), level: 3, xp: 35, skills }, { skill: 'group-attack' })?.key).toBe(key));

test('E26 R19.1 R19.2 R19.3 switching between two attacks, and the choice of the first roll', () => {
  const carried = { weapons: ['battle-axe', 'light-crossbow'], wielded: 'battle-axe', protections: ['round-shield'], chain: true, acted: ['combat'] as const };
  const table = guardian(carried);
  table.does({ type: 'equip', as: 'guardian', item: 'light-crossbow' });
  expect(table.hero('guardian').wielded).toBe('light-crossbow');
  const later = guardian({ ...carried, wielded: 'light-crossbow' }, { phase: 'mos' });
  later.does({ type: 'equip', as: 'guardian', item: 'battle-axe' });
  later.does({ type: 'equip', as: 'guardian', item: 'round-shield' });
  const rolled = guardian({ ...later.hero('guardian'), fixed: true }, { phase: 'mos' });
  expect([rolled.not({ type: 'equip', as: 'guardian', item: 'light-crossbow' }), rolled.not({ type: 'stow', as: 'guardian', item: 'round-shield' })]).toEqual(['erune.gear-fixed', 'erune.gear-fixed']);
  expect(guardian(rolled.hero('guardian')).not({ type: 'equip', as: 'guardian', item: 'light-crossbow' })).toBeUndefined();
});

test('E65 R43.1 a higher maximum brings its point: 5 of 6 become 6 of 7', () => {
  const table = scene({ adventurers: { wizard: { hp: 5 }, warrior: {} } });
  const after = ruleset.evolve(table.state, { type: 'raised', who: 'wizard', points: 'hp', amount: 1 });
  expect(after.adventurers['wizard']).toMatchObject({ hp: 6, raised: { hp: 1 } });
  const healing = heal({ content, now: () => after }, 'wizard', 5);
  expect(healing.next().value).toEqual({ type: 'healed', who: 'wizard', amount: 1 });
});

test('E65 R43.1 so does a level', () => {
  const table = scene({ adventurers: { wizard: { hp: 5, level: 2, xp: 30 }, warrior: {} }, state: { remembered: { 'camp-turn': '1' } } });
  table.does({ type: 'level-up', as: 'wizard' });
  expect(table.hero('wizard').hp).toBe(6);
});

test('E67 R43.6 two potions, and six with a belt', () => {
  const buy = { type: 'buy', as: 'guardian', item: 'minor-healing-potion' } as const;
  const table = guardian({ gold: 100 }, { phase: 'town' });
  table.does(buy);
  table.does(buy);
  expect(table.not(buy)).toBe('erune.no-room-satchel');
  table.does({ type: 'buy', as: 'guardian', item: 'potion-belt' });
  for (let i = 0; i < 4; i++) table.does(buy);
  expect(table.hero('guardian').satchel).toHaveLength(6);
  expect(table.not(buy)).toBe('erune.no-room-satchel');
});

test('E69 R59.4 a shield does not count beside a weapon for two hands', () => {
  const worn = { protections: ['round-shield', 'helmet'], worn: ['round-shield', 'helmet'], weapons: ['halberd', 'mace'] };
  expect(defence(guardian({ ...worn, wielded: 'mace' }))).toEqual({ black: 3 });
  expect(defence(guardian({ ...worn, wielded: 'halberd' }))).toEqual({ black: 2 });
});
