import { count, pipped, total } from '@engine/kit/dice';
import { atLeast, odds, spreads } from '@engine/kit/odds';

const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0);
const pips = (face: Readonly<Record<string, number>>) => count(face, 'pips');
const pool = (n: number, sides = 6) => Array.from({ length: n }, () => pipped(sides));
const skulls = [{}, { skull: 1 }, { skull: 2 }, { skull: 1, shield: 1 }];

describe('dice', () => {
  test('pipped', () => expect(pipped(3)).toEqual([{ pips: 1 }, { pips: 2 }, { pips: 3 }]));
  test('count of a symbol that is not there, or of no face, is none', () => expect([count({ pips: 2 }, 'skull'), count(undefined, 'pips')]).toEqual([0, 0]));
  test('total of one symbol over a roll', () => expect([total([skulls, skulls, skulls], [1, 2, 3], 'skull'), total([skulls], [0], 'skull')]).toEqual([4, 0]));
});

describe('odds', () => {
  test.each([0, 1, 2, 5, 10])('of %i d6 add up to one', (n) => expect(sum(odds(pool(n), pips))).toBeCloseTo(1, 12));
  test('of no dice: certainly nothing', () => expect(odds([], pips)).toEqual([1]));
  test.each<[number, number]>([[2, 1 / 36], [7, 6 / 36], [12, 1 / 36], [1, 0], [0, 0]])('two d6 show %i', (pip, chance) => expect(odds(pool(2), pips)[pip]).toBeCloseTo(chance, 12));
  test('of symbols, with faces that show two', () => expect(odds([skulls], (face) => count(face, 'skull'))).toEqual([0.25, 0.5, 0.25]));
  test('of dice of several kinds', () => expect(odds([pipped(2), pipped(4)], pips)).toEqual([0, 0, 1 / 8, 2 / 8, 2 / 8, 2 / 8, 1 / 8]));
  test.each<[number, number]>([[0, 1], [2, 1], [7, 21 / 36], [12, 1 / 36], [13, 0]])('at least %i with two d6', (least, chance) => expect(atLeast(odds(pool(2), pips), least)).toBeCloseTo(chance, 12));
});

describe('spreads', () => {
  test.each<[number, number, number]>([[0, 6, 1], [1, 6, 6], [2, 6, 21], [5, 6, 252], [3, 2, 4], [4, 1, 1]])('%i dice of %i sides fall in %i ways', (n, sides, ways) => {
    const all = spreads(n, sides);
    expect(all).toHaveLength(ways);
    expect(sum(all.map(({ chance }) => chance))).toBeCloseTo(1, 12);
    expect(all.every(({ counts }) => counts.length === sides && sum(counts) === n)).toBe(true);
  });
  test('a pair of ones is half as likely as a one and a two', () => {
    const of = (...counts: number[]) => spreads(2, 6).find((spread) => spread.counts.join() === counts.join())?.chance;
    expect(of(2, 0, 0, 0, 0, 0)).toBeCloseTo(1 / 36, 12);
    expect(of(1, 1, 0, 0, 0, 0)).toBeCloseTo(2 / 36, 12);
  });
});
