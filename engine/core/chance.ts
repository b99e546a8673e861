import type { Ask, DieId, Face, Weighted } from './ruleset';

/** Where randomness comes from: the system's at a host, a seed in tests, bots and simulations. */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely. */
  below(n: number): number;
  /** Which of these is drawn; by their weights where absent. */
  among?(from: readonly Weighted[]): string | undefined;
}

/** mulberry32: small and repeatable. For tests and bots only, never for a real table. */
export function seeded(seed: number): Chance {
  let a = seed >>> 0;
  return {
    below(n) {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = a;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
    },
  };
}

/** Even numbers from a source of random 32-bit words, without the bias that a plain remainder has. */
export function fair(word: () => number): Chance {
  return {
    below(n) {
      const limit = Math.floor(4294967296 / n) * n;
      for (;;) {
        const w = word() >>> 0;
        if (w < limit) return w % n;
      }
    },
  };
}

/** The picks that chance gives to a question that chance may answer; undefined where a person must choose. */
export function picks(
  ask: Ask,
  dice: Readonly<Record<DieId, readonly Face[]>>,
  chance: Chance,
): readonly (string | number)[] | undefined {
  switch (ask.ask) {
    case 'roll':
      return ask.dice.map((die) => chance.below(dice[die]?.length ?? 1));
    case 'draw': {
      const wanted = chance.among?.(ask.from);
      if (wanted !== undefined) return [wanted];
      const total = ask.from.reduce((sum, { weight }) => sum + weight, 0);
      let left = chance.below(total);
      const drawn = ask.from.find(({ weight }) => (left -= weight) < 0);
      return drawn ? [drawn.id] : [];
    }
    case 'shuffle': {
      const order = Array.from({ length: ask.count }, (_, i) => i);
      for (let i = order.length - 1; i > 0; i--) {
        const j = chance.below(i + 1);
        [order[i], order[j]] = [order[j] as number, order[i] as number];
      }
      return order;
    }
    case 'choose':
      return undefined;
  }
}
