import { spent } from '@engine/systems/erune/actions';
import type { Action, Adventurer } from '@engine/systems/erune/state';
import { scene } from './table';

const why = (action: Action, change: Partial<Adventurer>) => spent(scene({ adventurers: { warrior: change }, mos: {} }).state, 'warrior', action)?.key;

test('R4.6 R5.1 two basic actions a turn', () => {
  expect(why('search', {})).toBeUndefined();
  expect(why('search', { acted: ['move'] })).toBeUndefined();
  expect(why('search', { acted: ['move', 'search'] })).toBe('erune.two-actions');
  expect(why('move', { acted: ['search', 'search'] })).toBe('erune.two-actions');
});

test('R5.3 R6.1 R15.1 a move and a combat action once each', () => {
  expect(why('move', { acted: ['move'] })).toBe('erune.action-used');
  expect(why('combat', { acted: ['combat'] })).toBe('erune.action-used');
  expect(why('search', { acted: ['search'] })).toBeUndefined();
});

test('R5.1 an action that a potion or a spell added is of its own kind, beside the two', () => {
  const extra: readonly Action[] = ['combat'];
  expect(why('combat', { extra, acted: ['combat'] })).toBeUndefined();
  expect(why('combat', { extra, acted: ['move', 'search'] })).toBeUndefined();
  expect(why('combat', { extra, acted: ['move', 'combat'] })).toBeUndefined();
  expect(why('combat', { extra, acted: ['combat', 'combat'] })).toBe('erune.action-used');
  expect(why('search', { extra, acted: ['move', 'search'] })).toBe('erune.two-actions');
  expect(why('search', { extra, acted: ['combat', 'move'] })).toBeUndefined();
  expect(why('search', { extra, acted: ['combat', 'move', 'combat'] })).toBe('erune.two-actions');
});
