import { view } from '@engine/systems/erune/view';
import { mapOf } from '@engine/systems/erune/quest/squares';
import type { State } from '@engine/systems/erune/state';
import { content, group, ruleset } from '../table';

type Kinds = readonly Parameters<typeof group>[1][];

const begun = (...kinds: Kinds): State => {
  const state = ruleset.setup(group('toll-road', ...kinds));
  return { ...state, phase: 'adventurers', rooms: { 'toll-yard': { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: ['toll-bowl'], asleep: false } } };
};
const open = (state: State, room: string, change: Partial<State['rooms'][string]> = {}): State => ({ ...state, rooms: { ...state.rooms, [room]: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false, ...change } } });
const of = (state: State, eyes: readonly string[], room: string) => mapOf(content, view(state, eyes)).rooms.find(({ id }) => id === room);
const marks = (state: State, eyes: readonly string[], room: string) => of(state, eyes, room)?.things.map(({ mark, id }) => (id === undefined ? mark : `${mark} ${id}`)) ?? [];
const party = ['warrior', 'guardian', 'mos'] as const;

test('R53.4 R46.3 a room is drawn when it was seen; the Master of Shadows has the whole map', () => {
  const state = begun(...party);
  expect(mapOf(content, view(state, ['warrior'])).rooms.map(({ id }) => id)).toEqual(['toll-yard']);
  expect(mapOf(content, view(state, [])).rooms.map(({ id }) => id)).toEqual(['toll-yard']);
  expect(mapOf(content, view(state, ['mos'])).rooms).toHaveLength(content.quests['toll-road']?.rooms.length ?? 0);
});

test('R53.3 of the doors, those are drawn that lead out of what was seen', () => {
  const state = begun(...party);
  const doors = content.quests['toll-road']?.doors ?? [];
  const out = doors.filter(({ between }) => between.includes('toll-yard')).map(({ id }) => id);
  expect(mapOf(content, view(state, ['warrior'])).doors.map(({ id }) => id).toSorted()).toEqual(out.toSorted());
  expect(mapOf(content, view(state, ['mos'])).doors).toHaveLength(doors.length);
});

test('R2.2 a room is as large as its tiles, in squares of the board', () => {
  const yard = of(begun(...party), [], 'toll-yard');
  expect([yard?.left, yard?.top, yard?.width, yard?.height]).toEqual([0, 0, 4, 4]);
});

describe('R8.1 R46.3 traps', () => {
  const room = content.quests['toll-road']?.rooms.find(({ traps }) => traps.length > 0);
  const trap = room?.traps[0] ?? '';
  const seen = (change: Partial<State['rooms'][string]>) => open(begun(...party), room?.id ?? '', change);
  it('are hidden from Adventurers and the table', () => expect([['warrior'], []].flatMap((eyes) => marks(seen({}), eyes, room?.id ?? '')).filter((mark) => mark.startsWith('trap'))).toEqual([]));
  it('are shown to the Master of Shadows', () => expect(marks(seen({}), ['mos'], room?.id ?? '')).toContain(`trap ${trap}`));
  it('are shown to all when they were found', () => expect(marks(seen({ traps: [trap] }), [], room?.id ?? '')).toContain(`trap ${trap}`));
});

test('R3.14 figures for a larger party are not laid', () => {
  const room = content.quests['toll-road']?.rooms.find(({ monsters }) => monsters.some(({ from }) => from === 4));
  const figures = (...kinds: Kinds) => marks(open(begun(...kinds), room?.id ?? ''), [], room?.id ?? '').filter((mark) => mark.startsWith('monster')).length;
  const marked = (most: number) => room?.monsters.filter(({ from }) => (from ?? 1) <= most).length;
  expect([figures('warrior', 'guardian'), figures('warrior', 'guardian', 'archer', 'wizard')]).toEqual([marked(2), marked(4)]);
  expect(marked(2)).toBeLessThan(marked(4) ?? 0);
});

test('events are shown until they are over', () => {
  const state = begun(...party);
  expect(marks(state, [], 'toll-yard')).toContain('event toll-bowl');
  expect(marks({ ...state, met: ['toll-bowl'] }, [], 'toll-yard')).not.toContain('event toll-bowl');
});

test('a Source is shown until it is broken', () => {
  const room = content.quests['toll-road']?.rooms.find(({ source }) => source)?.id ?? '';
  expect(marks(open(begun(...party), room, { source: 2 }), [], room).filter((mark) => mark.startsWith('source'))).toHaveLength(4);
  expect(marks(open(begun(...party), room, { source: 0 }), [], room).filter((mark) => mark.startsWith('source'))).toEqual([]);
});
