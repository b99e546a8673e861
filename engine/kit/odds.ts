import type { Face } from '../core/ruleset';
import type { Die } from './dice';

/** Exact chances of each sum: `odds[k]` is the chance that what is measured adds up to k over the whole pool. */
export function odds(pool: readonly Die[], measure: (face: Face) => number): readonly number[] {
  return pool.reduce<readonly number[]>((sums, die) => {
    const next: number[] = [];
    for (const [sum, chance] of sums.entries())
      for (const face of die) {
        const to = sum + measure(face);
        next[to] = (next[to] ?? 0) + chance / die.length;
      }
    // A hole in the list is a sum that cannot come.
    return Array.from(next, (chance) => chance ?? 0);
  }, [1]);
}

/** The chance of at least so much. */
export const atLeast = (chances: readonly number[], least: number): number =>
  chances.reduce((sum, chance, k) => (k >= least ? sum + chance : sum), 0);

export interface Spread {
  /** How many dice show each value, from the lowest value up. */
  readonly counts: readonly number[];
  readonly chance: number;
}

/** Every way in which n equal dice with so many sides can fall, order aside, with its exact chance. */
export function spreads(n: number, sides: number): readonly Spread[] {
  const all: Spread[] = [];
  const fill = (side: number, left: number, counts: readonly number[], ways: number) => {
    if (side === sides - 1) all.push({ counts: [...counts, left], chance: ways / sides ** n });
    else
      for (let here = 0, choose = 1; here <= left; choose = (choose * (left - here)) / (here + 1), here++)
        fill(side + 1, left - here, [...counts, here], ways * choose);
  };
  fill(0, n, [], 1);
  return all;
}
