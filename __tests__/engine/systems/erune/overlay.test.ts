import { isFaulty } from '@engine/packs/pack';
import { boxed, readOverlay, type Overlay } from '@engine/systems/erune/overlay';
import { attackPool } from '@engine/systems/erune/combat/weapon';
import { content, group, ruleset, scene } from './table';

const orc = { ...content.monsters['orc'], hp: 5 };
const faults = (value: unknown): readonly string[] => {
  const read = readOverlay(content, value);
  return isFaulty(read) ? read.faults.map(({ file, place, what }) => `${file} ${place}: ${what}`) : [];
};
const sound = (value: unknown): Overlay => {
  const read = readOverlay(content, value);
  if (isFaulty(read)) throw new Error(faults(value).join());
  return read.content;
};

test('the owner’s values stand in place of ours', () => {
  const over = sound({ name: 'my box', monsters: [orc] });
  const box = boxed(content, over);
  expect([box.monsters['orc']?.hp, content.monsters['orc']?.hp]).toEqual([5, 1]);
  expect(box.monsters['rat']).toBe(content.monsters['rat']);
  expect(box.items).toEqual(content.items);
});

test('the same overlay gives the same content, and none gives ours', () => {
  const over = sound({ name: 'my box', monsters: [orc] });
  expect(boxed(content, over)).toBe(boxed(content, sound({ name: 'my box', monsters: [orc] })));
  expect(boxed(content, over)).not.toBe(boxed(content, sound({ name: 'another', monsters: [orc] })));
  expect(boxed(content, undefined)).toBe(content);
});

test('an empty overlay changes nothing', () => expect(boxed(content, sound({ name: 'empty' }))).toEqual(content));

test.each<[string, unknown, RegExp]>([
  ['no object', 7, /^overlay : /],
  ['no name', { monsters: [] }, /^overlay name: /],
  ['a name too long', { name: 'x'.repeat(61) }, /^overlay name: /],
  ['a kind that it cannot replace', { name: 'a', quests: [] }, /^overlay quests: /],
  ['a row of another shape', { name: 'a', monsters: [{ id: 'orc' }] }, /^overlay monsters\.0\./],
  ['a number beyond all sense', { name: 'a', monsters: [{ ...orc, hp: 10_000 }] }, /^overlay monsters\.0\.hp: 10000 is more than 9999/],
  ['something that is not in the game', { name: 'a', monsters: [{ ...orc, id: 'cow' }] }, /^overlay monsters\.0: names "cow", which does not exist/],
  ['something that is printed', { name: 'a', dice: [content.dice['move']] }, /^overlay dice\.0: "move" is printed/],
  ['a printed skill', { name: 'a', skills: [content.skills['adrenaline']] }, /^overlay skills\.0: "adrenaline" is printed/],
  ['what no longer fits the rest', { name: 'a', skills: [{ ...content.skills['power'], prerequisites: ['yawn'] }] }, /^overlay skills\.json .*names "yawn"/],
  ['too few levels', { name: 'a', levels: [{ ...content.levels['warrior'], levels: content.levels['warrior']?.levels.slice(1) }] }, /^overlay levels\.0\.levels: /],
])('%s is a fault', (_, value, fault) => expect(faults(value)[0]).toMatch(fault));

describe('R12.4 R42.9 at a table', () => {
  const levels = content.levels['warrior'];
  const overlay = {
    name: 'my box',
    levels: [{ ...levels, levels: levels?.levels.map((row) => ({ ...row, hp: row.hp + 10 })) }],
    items: [{ ...content.items['mace'], dice: { blue: 2 }, rank: 1 }],
    skills: [{ ...content.skills['power'], prerequisites: [], basic: true }],
  };
  const begin = ruleset.setup({ ...group('trial', 'warrior', 'archer'), options: { overlay } });

  test('who begins has the owner’s maxima', () => expect(begin.adventurers['warrior']?.hp).toBe(18));
  test('the judge and the script go by them', () => {
    const table = scene({ adventurers: { warrior: { weapons: ['mace'] }, archer: {} }, state: { overlay: sound(overlay) } });
    table.does({ type: 'equip', as: 'warrior', item: 'mace' });
    expect(attackPool(boxed(content, table.state.overlay), table.state, table.hero('warrior'), 'mace')).toEqual({ blue: 2 });
    table.does({ type: 'correct', as: 'warrior', track: 'hp', by: 99 });
    expect(table.hero('warrior').hp).toBe(18);
    expect(scene({ adventurers: { warrior: { weapons: ['mace'] }, archer: {} } }).not({ type: 'equip', as: 'warrior', item: 'mace' })).toBe('erune.rank-too-high');
  });
  test('so does what a phone foresees', () => {
    const view = ruleset.view({ ...begin, adventurers: { ...begin.adventurers, warrior: { ...(begin.adventurers['warrior'] as NonNullable<(typeof begin.adventurers)[string]>), hp: 3 } } }, ['warrior']);
    expect(ruleset.foresee(view, { type: 'correct', as: 'warrior', track: 'hp', by: 99 }).adventurers['warrior']?.hp).toBe(18);
  });
  test('a new character may choose by them', () => {
    const table = scene({ adventurers: { warrior: {}, archer: {} }, state: { overlay: sound(overlay), phase: 'lobby', turn: 0 } });
    expect(table.not({ type: 'choose', as: 'warrior', skill: 'power' })).toBeUndefined();
  });
  test('a broken one keeps the quest from beginning', () => expect(ruleset.unready({ ...group('trial', 'warrior', 'archer'), options: { overlay: { ...overlay, name: '' } } })?.key).toBe('erune.bad-overlay'));
});
