import { isFaulty } from '@engine/packs/pack';
import { proofread } from '@engine/spirit/proof';
import { readContent } from '@engine/systems/heroes/content';
import { needs } from '@engine/systems/heroes/words';
import { raw, words } from '@content/heroes';
import { words as table } from '@content/table';
import { content } from '../engine/systems/heroes/pack';

type Raw = typeof raw;
const faults = (change: Partial<Record<keyof Raw, unknown>>) => {
  const read = readContent({ ...raw, ...change });
  return isFaulty(read) ? read.faults.map(({ file, place, what }) => `${file} ${place}: ${what}`) : [];
};
const quest = (change: object) => ({ quests: [{ ...raw.quests[0], ...change }] });

test('the pack reads without faults', () => expect(faults({})).toEqual([]));

test.each<[string, Partial<Record<keyof Raw, unknown>>, RegExp]>([
  ['a hero with gear that does not exist', { heroes: [{ ...raw.heroes[0], gear: ['spoon'] }] }, /^heroes\.json hero-barbarian\.gear\.0: names "spoon"/],
  ['a monster in a quest that does not exist', quest({ wandering: 'mon-cow' }), /^quests\.json quest-1\.wandering: names "mon-cow"/],
  ['a trap where a monster should be', quest({ wandering: 'trap-pit' }), /^quests\.json quest-1\.wandering: names "trap-pit"/],
  ['a start that is no room', quest({ start: 'moon' }), /^quests\.json quest-1\.doors: names "moon"/],
  ['an objective that lies nowhere', quest({ objective: { item: 'grail' } }), /^quests\.json quest-1\.objective: names "grail"/],
  ['a room with unknown furniture', quest({ rooms: [...(raw.quests[0]?.rooms ?? []), { id: 'attic', squares: 1, furniture: ['sofa'], monsters: [] }] }), /^quests\.json quest-1\.attic\.furniture: names "sofa"/],
  ['a room with an unknown trap', quest({ rooms: [...(raw.quests[0]?.rooms ?? []), { id: 'attic', squares: 1, furniture: [], monsters: [], trap: 'trap-sofa' }] }), /^quests\.json quest-1\.attic\.trap: names "trap-sofa"/],
  ['an id twice', { traps: [...raw.traps, ...raw.traps] }, /^traps\.json 1\.id: "trap-pit" is there twice/],
  ['an id with capitals', { traps: [{ id: 'Pit', damage: 1 }] }, /^traps\.json 0\.id: an id is lower-case/],
  ['an effect that no rule knows', { spells: [{ id: 'spell-x', group: 'buff', effect: { op: 'sing' } }] }, /^spells\.json 0\.effect\.op/],
  ['a file that is no list', { weapons: {} }, /^weapons\.json : /],
])('%s is a fault', (_, change, fault) => expect(faults(change)[0]).toMatch(fault));

test('R9.1 and R9.3 the printed weapons: dice, price, hands, reach', () => {
  const rows = Object.values(content.weapons).map(({ id, dice, cost, hands, diagonal, ranged }) => [id, dice, cost, hands, diagonal ?? false, ranged ?? false]);
  expect(rows).toEqual([
    ['dagger', 1, 25, 1, false, false],
    ['staff', 1, 100, 2, true, false],
    ['shortsword', 2, 200, 1, false, false],
    ['broadsword', 3, 350, 1, false, false],
    ['longsword', 3, 500, 1, true, false],
    ['battle-axe', 4, 750, 2, false, false],
    ['short-bow', 2, 250, 2, false, true],
    ['crossbow', 3, 350, 2, false, true],
    ['longbow', 3, 450, 2, false, true],
  ]);
});

test('R9.2 the printed armour: dice, price, slot, movement, jump', () => {
  const rows = Object.values(content.armours).map(({ id, dice, cost, slot, movement, jump }) => [id, dice, cost, slot, movement ?? 0, jump ?? 0]);
  expect(rows).toEqual([
    ['helmet', 1, 150, 'head', 0, 0],
    ['shield', 1, 200, 'hands', 0, 0],
    ['leather', 1, 250, 'body', 0, 0],
    ['chainmail', 2, 350, 'body', -2, 0],
    ['platemail', 4, 850, 'body', -4, 2],
  ]);
});

test('the treasure deck has 24 cards', () => expect(Object.values(content.treasures).reduce((sum, { copies }) => sum + copies, 0)).toBe(24));

test.each([
  ['heroes', words, needs(content)],
  ['table', table, { names: [], lines: [], texts: [] }],
])('the words of %s have no faults', (pack, both, needed) => {
  const { checked, faults: found } = proofread([{ file: `${pack}/en.json`, locale: 'en', value: both.en }, { file: `${pack}/fr.json`, locale: 'fr', value: both.fr }], needed);
  expect(found).toEqual([]);
  expect(checked).toBeGreaterThan(90);
});
