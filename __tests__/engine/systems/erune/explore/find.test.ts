import { depthOf } from '@engine/systems/erune/board';
import type { Content } from '@engine/systems/erune/content';
import { bent, content, last, scene, types, type Scene } from '../table';

type Find = Content['finds'][string];
const find = (id: string, more: Partial<Find> = {}): Find => ({ id, places: ['room'], weight: 1, worth: 1, effects: [], ...more });
const seen = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };
/** What was found of these by somebody of a level in a room; chance would rather give the last. */
function found(finds: readonly Find[], room: string, level = 1, more: Partial<Scene> = {}) {
  const things = bent({}, { finds: Object.fromEntries(finds.map((each) => [each.id, each])) });
  const table = scene({ adventurers: { archer: { room, level } }, things, state: { rooms: { yard: seen, hall: seen, vault: seen } }, ...more });
  return last(table.does({ type: 'search', as: 'archer', place: 'room' }), 'found')?.find;
}
/** Those of them that chance may give there. */
const open = (finds: readonly Find[], room: string, level = 1) =>
  finds.map(({ id }) => id).filter((id) => {
    try {
      return drawn(id, finds, room, level) === id;
    } catch {
      return false;
    }
  });
const drawn = (want: string, ...args: Parameters<typeof found>) => found(args[0], args[1], args[2], { draws: [want], ...args[3] });

describe('R28.4 what lies deep is found deep', () => {
  const finds = [find('dust'), find('hall-thing', { depth: 1 }), find('vault-thing', { depth: 2 })];
  test.each<[string, readonly string[]]>([['yard', ['dust']], ['hall', ['dust', 'hall-thing']], ['vault', ['dust', 'hall-thing', 'vault-thing']]])('in the %s: %j', (room, expected) => expect(open(finds, room)).toEqual(expected));

  test('whatever is open or shut on the way', () => expect(found([find('vault-thing', { depth: 2 })], 'vault', 1, { state: { rooms: { vault: seen }, doors: {} } })).toBe('vault-thing'));

  test('where nothing fits, nothing is found', () => {
    const table = scene({ adventurers: { archer: {} }, things: bent({}, { finds: { deep: find('deep', { depth: 1 }) } }) });
    expect(types(table.does({ type: 'search', as: 'archer', place: 'room' }))).toEqual(['searched', 'found-nothing']);
  });

  test('by how many doors lie between, on the shortest way', () => {
    const quest = { ...content.quests['trial'], start: 'a', doors: [['b', 'a'], ['c', 'b'], ['a', 'd'], ['d', 'c']].map(([from = '', to = ''], i) => ({ id: `d${i}`, between: [from, to] as [string, string] })) } as Content['quests'][string];
    expect(['a', 'b', 'c', 'd', 'e'].map((room) => depthOf(quest, room))).toEqual([0, 1, 2, 1, Infinity]);
  });
});

describe('R28.4 for whom it is', () => {
  const finds = [find('dust'), find('good', { from: 3 }), find('best', { from: 7 })];
  test.each<[number, readonly string[]]>([[1, ['dust']], [2, ['dust']], [3, ['dust', 'good']], [6, ['dust', 'good']], [7, ['dust', 'good', 'best']], [20, ['dust', 'good', 'best']]])('at level %i: %j', (level, expected) => expect(open(finds, 'yard', level)).toEqual(expected));

  test('both must be so', () => {
    const both = [find('dust'), find('hoard', { from: 3, depth: 1 })];
    expect(drawn('hoard', both, 'hall', 3)).toBe('hoard');
    expect(() => drawn('hoard', both, 'hall', 2)).toThrow('no-such-option');
    expect(() => drawn('hoard', both, 'yard', 3)).toThrow('no-such-option');
  });

  test('R28.6 luck finds no other than that', () => {
    const lucky = { adventurers: { archer: { room: 'yard', skills: ['lucky'], sp: 2 } }, draws: ['dust', 'hoard'] };
    const things = bent({}, { finds: Object.fromEntries([find('dust'), find('hoard', { depth: 1, worth: 9 })].map((each) => [each.id, each])) });
    expect(() => scene({ ...lucky, things }).does({ type: 'search', as: 'archer', place: 'room' }, 'lucky')).toThrow('no-such-option');
  });
});

test('R8.8 somewhere in each place something is found by beginners at the start', () => {
  for (const place of ['room', 'wardrobe', 'table', 'barrel', 'chest'] as const) expect([place, Object.values(content.finds).some(({ places, from = 1, depth = 0 }) => places.includes(place) && from === 1 && depth === 0)]).toEqual([place, true]);
});
