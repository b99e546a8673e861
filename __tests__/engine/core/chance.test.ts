import { fair, picks, seeded } from '@engine/core/chance';
import type { Ask } from '@engine/core/ruleset';

const dice = { d6: Array.from({ length: 6 }, (_, i) => ({ pips: i + 1 })) };
const why = { key: 'why' };

describe('fair', () => {
  const from = (...words: number[]) => fair(() => words.shift() ?? 0);

  test('takes the remainder of a word below the last whole multiple', () => {
    expect([from(0).below(6), from(5).below(6), from(4294967291).below(6)]).toEqual([0, 5, 5]);
  });

  test('throws away the words at the edge, where small numbers would come once too often', () => {
    // 2³² = 6 × 715827882 + 4: the last four words have no fair share.
    for (const edge of [4294967292, 4294967293, 4294967294, 4294967295]) expect(from(edge, 2).below(6)).toBe(2);
  });

  test('uses every word where the count divides evenly', () => expect(from(4294967295).below(8)).toBe(7));

  test('reads signed words too', () => expect(from(-1, 3).below(6)).toBe(3));
});

test('the same seed gives the same numbers, another one others', () => {
  const run = (seed: number) => Array.from({ length: 20 }, ((chance) => () => chance.below(1000))(seeded(seed)));
  expect(run(4)).toEqual(run(4));
  expect(run(4)).not.toEqual(run(5));
});

describe('picks', () => {
  const drawn = (ask: Ask, seed: number) => picks(ask, dice, seeded(seed));
  const seeds = Array.from({ length: 600 }, (_, seed) => seed);

  test('a roll: one face of each die', () => {
    const faces = new Set(seeds.flatMap((seed) => drawn({ ask: 'roll', why, to: 'a', dice: ['d6', 'd6'] }, seed) ?? []));
    expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a draw: by weight, never what weighs nothing', () => {
    const from = [{ id: 'never', weight: 0 }, { id: 'seldom', weight: 1 }, { id: 'often', weight: 9 }];
    const all = seeds.map((seed) => drawn({ ask: 'draw', why, from }, seed)?.[0]);
    expect(new Set(all)).toEqual(new Set(['often', 'seldom']));
    expect(all.filter((id) => id === 'seldom').length * 4).toBeLessThan(all.length);
  });

  test('a draw: what chance itself wants', () => {
    const chance = { below: () => 0, among: () => 'b' };
    expect(picks({ ask: 'draw', why, from: [{ id: 'a', weight: 1 }, { id: 'b', weight: 1 }] }, dice, chance)).toEqual(['b']);
  });

  test('a shuffle: every order comes, and nothing but orders', () => {
    const orders = new Set(seeds.map((seed) => drawn({ ask: 'shuffle', why, count: 3 }, seed)?.join()));
    expect([...orders].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
  });

  test('a choice is a person’s', () => {
    expect(drawn({ ask: 'choose', why, to: ['a'], mode: 'first', options: [], min: 1, max: 1 }, 1)).toBeUndefined();
  });
});
