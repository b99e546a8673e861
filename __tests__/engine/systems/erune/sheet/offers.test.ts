import { content, ruleset, scene, type Scene } from '../table';

const offered = (layout: Scene, eyes: readonly string[]) => ruleset.offers(ruleset.view(scene(layout).state, eyes));
const open = (layout: Scene, eyes: readonly string[], group: string) => offered(layout, eyes).filter((offer) => offer.group === group && !offer.not).map(({ command }) => command);

test('R44.3 R44.4 in the lobby: other skills, other fields', () => {
  const lobby: Scene = { adventurers: { wizard: {}, warrior: {} }, mos: {}, state: { phase: 'lobby', turn: 0 } };
  expect(open(lobby, ['wizard'], 'choose')).toEqual([
    ...['good-fortune', 'lightning-attack', 'riposte', 'backstab'].map((skill) => ({ type: 'choose', as: 'wizard', skill })),
    { type: 'choose', as: 'wizard', fields: ['wind-i', 'earth-i', 'water-i'] },
  ]);
  expect(open(lobby, ['mos'], 'choose')[0]).toEqual({ type: 'choose', as: 'mos', skills: ['good-fortune', 'lightning-attack'] });
  expect(open({ ...lobby, adventurers: { wizard: { level: 3, xp: 1 }, warrior: {} } }, ['wizard'], 'choose')).toEqual([]);
});

test('R3.7 in the lobby: fields to bring', () =>
  expect(open({ adventurers: { wizard: { level: 3, fields: ['fire-i', 'wind-i', 'earth-i', 'water-i'] } }, state: { phase: 'lobby', turn: 0 } }, ['wizard'], 'bring')).toEqual([{ type: 'bring', as: 'wizard', fields: ['wind-i', 'earth-i', 'water-i'] }]));

test('R42.3 at the fire: what the level teaches, or only the level', () => {
  const camp = { remembered: { 'camp-turn': '1' } };
  expect(open({ adventurers: { warrior: { xp: 25 }, archer: {} }, state: camp }, ['warrior'], 'level')).toContainEqual({ type: 'level-up', as: 'warrior', skill: 'power' });
  expect(open({ adventurers: { warrior: { xp: 25 }, archer: {} } }, ['warrior'], 'level')).toEqual([]);
  expect(open({ adventurers: { wizard: { level: 2, xp: 30, skills: ['riposte', 'backstab'] }, archer: {} }, state: camp }, ['wizard'], 'level')).toEqual([{ type: 'level-up', as: 'wizard', field: 'water-i' }]);
  const learned = Object.values(content.skills).filter(({ owners }) => owners.includes('warrior')).map(({ id }) => id).slice(0, 3);
  expect(open({ adventurers: { warrior: { level: 2, xp: 30, skills: learned }, archer: {} }, state: camp }, ['warrior'], 'level')).toEqual([{ type: 'level-up', as: 'warrior' }]);
});

test('R19.1 gear, and R43.6 what may make room', () => {
  const layout: Scene = { adventurers: { warrior: { level: 9, weapons: ['mace', 'flail'], wielded: 'mace', satchel: ['mana-vial', 'light-rune'] }, archer: {} } };
  expect(open(layout, ['warrior'], 'gear')).toEqual([{ type: 'equip', as: 'warrior', item: 'flail' }, { type: 'stow', as: 'warrior', item: 'mace' }]);
  expect(open(layout, ['warrior'], 'discard')).toEqual([{ type: 'discard', as: 'warrior', item: 'mana-vial' }, { type: 'discard', as: 'warrior', item: 'light-rune' }]);
});

test('R45.5 in town: the market, and the way out', () => {
  const town: Scene = { adventurers: { warrior: { gold: 4, weapons: ['mace'] }, archer: { done: true } }, state: { phase: 'town' } };
  expect(open(town, ['warrior'], 'buy').map((command) => 'item' in command && command.item)).toEqual(['travelling-gear', 'mead', 'pipe-weed']);
  expect(open(town, ['warrior'], 'sell')).toEqual([{ type: 'sell', as: 'warrior', item: 'mace' }]);
  expect(offered(town, ['warrior']).filter(({ onward }) => onward).map(({ command }) => command.type)).toEqual(['leave-town']);
  expect(offered(town, ['archer']).filter(({ group }) => ['buy', 'sell', 'leave-town'].includes(group))).toEqual([]);
});

test('with sheets only: monsters that fell', () => {
  const layout: Scene = { adventurers: { warrior: {}, archer: {} }, monsters: { 'orc:1': {}, 'rat:1': { active: false } } };
  expect([open({ ...layout, state: { help: 'sheets' } }, ['warrior'], 'slay'), open(layout, ['warrior'], 'slay')]).toEqual([[{ type: 'slay', as: 'warrior', monster: 'orc:1' }], []]);
});
