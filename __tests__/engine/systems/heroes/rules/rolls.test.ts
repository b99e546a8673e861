import { contest, contestOdds, successes } from '@engine/systems/heroes/contest';
import { last, scene, types } from '../table';

test.each<[number[], number, number]>([[[4, 2, 1], 4, 1], [[6, 6, 5], 6, 2], [[3, 3], 4, 0], [[], 4, 0]])('R2.1 each die of %j that is %i or more is a success', (dice, target, count) => expect(successes(dice, target)).toBe(count));

test.each<[string, number[], number[], number[], number | undefined, number]>([
  ['equal results cancel one for one, and the best left sets the target', [6, 5, 5, 2], [5, 4], [5], 4, 2],
  ['all cancel', [3, 3], [3, 3], [3, 3], undefined, 0],
  ['nothing cancels', [6, 1], [5, 2], [], 5, 1],
])('R2.2 %s', (_, attack, defence, cancelled, target, hits) => expect(contest(attack, defence)).toMatchObject({ cancelled, hits, ...(target && { target }) }));

test('R2.3 without dice left in defence all the attacker’s count', () => {
  expect(contest([6, 2, 1], [6])).toMatchObject({ hits: 2 });
  expect(contest([1, 2], [])).toMatchObject({ hits: 2 });
  expect(contest([6, 2], [6]).target).toBeUndefined();
});

test('R2.4 after cancelling no value is left on both sides', () => {
  for (let seed = 0; seed < 216; seed++) {
    const attack = [1 + (seed % 6), 1 + (Math.floor(seed / 6) % 6)];
    const defence = [1 + Math.floor(seed / 36), 3];
    const { cancelled, target, hits } = contest(attack, defence);
    const left = cancelled.reduce((dice, die) => dice.toSpliced(dice.indexOf(die), 1), attack);
    expect([seed, left.includes(target ?? 0), hits]).toEqual([seed, false, left.filter((die) => die > (target ?? 0)).length]);
  }
});

test('R2.5 no dice, no question and no success', () => {
  const table = scene({ heroes: { squire: {} }, monsters: { 'mon-dummy:1': {} }, state: { phase: 'referee' } });
  const events = table.does({ type: 'monsters-act' }, [1, 1, 1]);
  expect(last(events, 'contested')?.contest).toMatchObject({ attack: [], hits: 0 });
  expect(types(events)).toContain('missed');
});

describe('contest odds', () => {
  /** Every roll of both sides, one by one. */
  function counted(attack: number, defence: number): number[] {
    const rolls = (n: number): number[][] => (n === 0 ? [[]] : rolls(n - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die])));
    const hits = Array<number>(attack + 1).fill(0);
    for (const a of rolls(attack)) for (const d of rolls(defence)) hits[contest(a, d).hits] = (hits[contest(a, d).hits] ?? 0) + 1;
    return hits.map((count) => count / 6 ** (attack + defence));
  }

  test.each([[0, 0], [1, 0], [0, 2], [1, 1], [2, 1], [2, 2], [3, 2]])('%i against %i, as counted by hand', (attack, defence) => {
    const chances = contestOdds(attack, defence);
    counted(attack, defence).forEach((chance, hits) => expect(chances[hits]).toBeCloseTo(chance, 12));
    expect(chances).toHaveLength(attack + 1);
  });

  test.each([[4, 2], [5, 4], [7, 7]])('%i against %i add up to one', (attack, defence) => expect(contestOdds(attack, defence).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10));
});
