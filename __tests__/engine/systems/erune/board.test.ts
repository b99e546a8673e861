import { figuresLeft, present, roomCard } from '@engine/systems/erune/board';
import { broken } from '@engine/systems/erune/invariant';
import type { KnownRoom, Monster } from '@engine/systems/erune/state';
import { content, last, scene, type Kind, type Scene } from './table';

const seen: KnownRoom = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };
const many = (kind: string, count: number, change: Partial<Monster> = {}) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}:${i + 1}`, { room: 'hall', ...change }]));
/** Somebody in the hall, before the vault. */
const hall = (kinds: readonly Kind[], more: Partial<Scene> = {}) => scene({ mos: { skills: [] }, ...more, adventurers: Object.fromEntries(kinds.map((kind) => [kind, { room: 'hall', skills: [] }])) });
const enter = (table: ReturnType<typeof hall>) => last(table.does({ type: 'open', as: 'warrior', door: 'arch' }, [6]), 'room-revealed')?.monsters.map(({ id, boss }) => boss ?? id);

test('R3.14 monsters with the mark of three or four Adventurers are there only for so many', () => {
  const { state } = hall(['warrior']);
  const kinds = (adventurers: number) => present(roomCard(content, state, 'vault'), adventurers).map(({ kind }) => kind);
  expect([kinds(2), kinds(3), kinds(4)]).toEqual([['goblin', 'goblin', 'orc'], ['goblin', 'goblin', 'orc', 'orc'], ['goblin', 'goblin', 'orc', 'gargoyle', 'orc']]);
  expect(enter(hall(['warrior', 'archer']))).toEqual(['goblin:1', 'goblin:2', 'vault-captain']);
  expect(enter(hall(['warrior', 'archer', 'wizard']))).toEqual(['goblin:1', 'goblin:2', 'orc:1', 'vault-captain']);
  expect(enter(hall(['warrior', 'guardian', 'archer', 'wizard']))).toEqual(['goblin:1', 'goblin:2', 'orc:1', 'gargoyle:1', 'vault-captain']);
});

describe('R2.8 the box holds only so many figures', () => {
  test('a room that is seen has as many as are left', () => {
    const table = hall(['warrior', 'archer'], { monsters: many('goblin', 5) });
    expect(enter(table)).toEqual(['goblin:6', 'vault-captain']);
    expect(broken(content, table.state)).toEqual([]);
    expect(enter(hall(['warrior', 'archer'], { monsters: many('goblin', 6) }))).toEqual(['vault-captain']);
  });

  test('one is kept for a boss whom nobody has seen yet', () => {
    const { state } = hall(['warrior', 'archer', 'wizard'], { monsters: many('orc', 2) });
    expect(figuresLeft(content, state, 'orc')).toBe(1);
    expect(figuresLeft(content, { ...state, rooms: { ...state.rooms, vault: seen } }, 'orc')).toBe(2);
    const full = hall(['warrior', 'archer', 'wizard'], { monsters: many('orc', 3) });
    expect(enter(full)).toEqual(['goblin:1', 'goblin:2', 'vault-captain']);
    expect(broken(content, full.state)).toEqual([]);
  });

  test('and so has whatever comes later', () => {
    const coming = (count: number) => {
      const later = [{ turn: 5, do: [{ op: 'spawn', monster: 'rat', count: 2 } as const] }];
      const table = scene({ adventurers: { warrior: {} }, mos: { skills: [] }, monsters: many('rat', count), state: { phase: 'spirit', turn: 4, later }, draws: ['held-breath', 'sleeping-dark'] });
      return table.does({ type: 'new-turn' }).filter(({ type }) => type === 'spawned').length;
    };
    expect([coming(4), coming(5), coming(6)]).toEqual([2, 1, 0]);
  });

  test('and more than that is a fault', () => {
    const { state } = hall(['warrior'], { monsters: many('orc', 5) });
    expect(broken(content, { ...state, rooms: { ...state.rooms, vault: seen } })).toEqual(['5 figures of orc, and the box has 4']);
  });
});

test('R11.5 what an event brings into an explored part is awake at once', () => {
  const table = scene({ adventurers: { warrior: {}, archer: {} }, mos: { skills: ['roaming-monsters'] }, state: { phase: 'mos', reserve: 9 } });
  table.does({ type: 'roam', as: 'mos', kind: 'goblin', room: 'hall' });
  expect(table.monster('goblin:1')).toMatchObject({ room: 'hall', active: true, hp: 1 });
});
