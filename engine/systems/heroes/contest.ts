import { spreads } from '../../kit/odds';

/** How a contest came out, step by step, as the table reads it. */
export interface Contest {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Values that cancelled, one die of each side (R2.2). */
  readonly cancelled: readonly number[];
  /** The best defending die that is left; none left, and every attacker's die counts (R2.3). */
  readonly target?: number;
  readonly hits: number;
}

/** R2.2, R2.3: equal dice cancel one for one, the best die left sets the target. */
export function contest(attack: readonly number[], defence: readonly number[]): Contest {
  const left = [...defence];
  const cancelled: number[] = [];
  const strong = attack.filter((die) => {
    const twin = left.indexOf(die);
    if (twin < 0) return true;
    left.splice(twin, 1);
    cancelled.push(die);
    return false;
  });
  if (left.length === 0) return { attack, defence, cancelled, hits: strong.length };
  const target = Math.max(...left);
  // R2.4: no value is left on both sides, so `at least` and `more than` say the same.
  return { attack, defence, cancelled, target, hits: strong.filter((die) => die >= target).length };
}

/** R2.1, R2.4: dice that reach the target. */
export const successes = (dice: readonly number[], target: number): number => dice.filter((die) => die >= target).length;

const dice = (counts: readonly number[]): readonly number[] => counts.flatMap((count, i) => Array<number>(count).fill(i + 1));

/** Exact chances of each number of hits, `odds[k]` for k hits. */
export function contestOdds(attack: number, defence: number): readonly number[] {
  const chances = Array<number>(attack + 1).fill(0);
  const defences = spreads(defence, 6).map(({ counts, chance }) => ({ fallen: dice(counts), chance }));
  for (const { counts, chance } of spreads(attack, 6)) {
    const fallen = dice(counts);
    for (const other of defences) {
      const { hits } = contest(fallen, other.fallen);
      chances[hits] = (chances[hits] ?? 0) + chance * other.chance;
    }
  }
  return chances;
}
