import type { Quest, Room } from '@engine/systems/erune/content';
import { boxFaults } from '@engine/systems/erune/quest/box';
import { content } from '../table';
import { at, read } from './cellar';

const quest = read();
const blank: Room = { ...at(quest.rooms, 'vault'), monsters: [] };
const empty: Quest = { ...quest, map: [], rooms: [], doors: [] };
const many = <T>(count: number, each: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => each(i));
const letter = (i: number) => 'abcdefghijklm'[i] ?? '?';

/** So many rooms beside each other, as wide and as high. */
const laid = (width: number, height: number) => (count: number): Quest => ({
  ...empty,
  map: many(height, () => many(count, (i) => letter(i).repeat(width)).join('.')),
  rooms: many(count, (i) => ({ ...blank, at: letter(i) })),
});
const within = (change: (count: number) => Partial<Room>) => (count: number): Quest => ({ ...empty, rooms: [{ ...blank, ...change(count) }] });
const furnished = (kind: Room['furniture'][number]['kind']) => within((count) => ({ furniture: many(count, (i) => ({ id: `piece-${i}`, kind })) }));
const doors = (count: number, locked: Partial<Quest['doors'][number]>): Quest['doors'] => many(count, (i) => ({ id: `door-${i}`, between: ['porch', 'vault'], ...locked }));
const monsters = (...kinds: readonly string[]): Quest => within(() => ({ monsters: kinds.map((kind) => ({ kind })) }))(1);

test('R2.2 R2.3 R2.4 R2.5 R2.8 a small quest fits in one box', () => expect(boxFaults(content, quest)).toEqual([]));

test.each<[string, string, number, (count: number) => Quest]>([
  ['R2.2', 'corridor tiles', 12, laid(2, 1)],
  ['R2.2', 'corridor tiles', 12, (count) => ({ ...empty, map: ['a'.repeat(2 * count)], rooms: [{ ...blank, at: 'a' }] })],
  ['R2.2', 'small rooms', 6, laid(2, 2)],
  ['R2.2', 'medium rooms', 4, laid(4, 2)],
  ['R2.2', 'medium rooms', 4, laid(2, 4)],
  ['R2.2', 'arenas', 1, laid(4, 4)],
  ['R2.3', 'doors', 19, (count) => ({ ...empty, doors: doors(count, {}) })],
  ['R2.3', 'locked doors', 2, (count) => ({ ...empty, doors: [...doors(count, { locked: 'rust-key' }), ...doors(3, {})] })],
  ['R2.3', 'tables', 3, furnished('table')],
  ['R2.3', 'Sources of Shadows', 4, (count) => ({ ...empty, rooms: many(count, () => ({ ...blank, source: 2 })) })],
  ['R2.4', 'wardrobes', 2, furnished('wardrobe')],
  ['R2.4', 'barrels', 3, furnished('barrel')],
  ['R2.4', 'chests', 4, furnished('chest')],
  ['R2.5', 'traps', 14, within((count) => ({ traps: many(count, () => 'pit') }))],
  ['R2.5', 'events of Adventurers', 6, within((count) => ({ events: many(count, (i) => ({ id: `event-${i}`, effects: [] })) }))],
  ['R2.5', 'NPCs', 3, within((count) => ({ events: many(count, (i) => ({ id: `npc-${i}`, npc: true, effects: [] })) }))],
  ...[['rat', 6], ['goblin', 6], ['goblin-archer', 4], ['orc', 4], ['gargoyle', 4], ['skeleton', 4], ['skeleton-archer', 2], ['living-armor', 4]].map(([kind, most]): [string, string, number, (count: number) => Quest] =>
    ['R2.8', `figures of ${kind}`, Number(most), (count) => monsters(...many(count, () => String(kind)))]),
])('%s of %s the box has %i', (_, piece, most, needing) => {
  expect(boxFaults(content, needing(most))).toEqual([]);
  expect(boxFaults(content, needing(most + 1))).toEqual([`needs ${most + 1} ${piece}; the box has ${most}`]);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['three witches', ['witch', 'witch', 'witch'], []],
  ['three banshees', ['banshee', 'banshee', 'banshee'], []],
  ['one and two', ['witch', 'banshee', 'banshee'], []],
  ['two and two', ['witch', 'witch', 'banshee', 'banshee'], ['needs 4 figures for witches and banshees; the box has 3']],
  ['four witches', ['witch', 'witch', 'witch', 'witch'], ['needs 4 figures of witch; the box has 3', 'needs 4 figures for witches and banshees; the box has 3']],
])('R2.8 D5 one figure serves for witches and banshees: %s', (_, kinds, faults) => expect(boxFaults(content, monsters(...kinds))).toEqual(faults));

test('R2.2 R2.8 the pieces of all rooms count together', () => {
  const rats = { monsters: many(3, () => ({ kind: 'rat' })), traps: many(8, () => 'pit') };
  const [first, second, third] = many(3, () => ({ ...blank, ...rats }));
  expect(boxFaults(content, { ...empty, rooms: first ? [first] : [] })).toEqual([]);
  expect(boxFaults(content, { ...empty, rooms: [first, second, third].flatMap((each) => each ?? []) })).toEqual(['needs 24 traps; the box has 14', 'needs 9 figures of rat; the box has 6']);
});
