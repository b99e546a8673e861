import { maxOf } from '@engine/systems/erune/points';
import { content, scene, type Scene } from './table';

/** SP come to the warrior by an effect that was put off until now. */
function gaining(amount: number, { adventurers, mos }: Pick<Scene, 'adventurers' | 'mos'>) {
  const later = [{ turn: 5, do: [{ op: 'gain', who: 'user', points: 'sp', amount } as const], user: 'warrior' }];
  const table = scene({ adventurers: { ...adventurers, archer: {} }, ...(mos && { mos }), state: { reserve: 4, phase: 'spirit', turn: 4, later }, draws: ['held-breath', 'sleeping-dark', '1', 'power'] });
  table.does({ type: 'new-turn' });
  return table;
}

test('R38.5 SP beyond the maximum are lost', () => {
  const max = maxOf(content, scene({ adventurers: { warrior: {} } }).hero('warrior'), 'sp');
  const sp = (before: number, amount: number) => gaining(amount, { adventurers: { warrior: { sp: before } }, mos: { skills: [] } }).hero('warrior').sp;
  expect([sp(0, 1), sp(max - 1, 3), sp(max, 1)]).toEqual([1, max, max]);
});

test('R36.10 R36.11 SP go on the Shadows card, the third completes it, and the Master of Shadows has them', () => {
  const table = gaining(2, { adventurers: { warrior: { sp: 0, cards: 2, laid: 2 } }, mos: { skills: [] } });
  expect([table.hero('warrior').cards, table.hero('warrior').laid, table.hero('warrior').sp, table.state.reserve]).toEqual([1, 1, 0, 7]);
});

test('R36.12 without a Master of Shadows they go to the common reserve', () => {
  const table = gaining(4, { adventurers: { warrior: { sp: 0, cards: 1, laid: 0 } } });
  expect([table.state.mos, table.hero('warrior').cards, table.hero('warrior').sp, table.state.reserve]).toEqual([undefined, 0, 1, 7]);
});
