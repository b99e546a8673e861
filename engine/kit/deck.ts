import type { Weighted } from '../core/ruleset';

/** A face-down pile as how many copies of each card are left: without an order, so there is no order to leak. */
export type Deck = Readonly<Record<string, number>>;

export const cards = (deck: Deck): readonly Weighted[] =>
  Object.entries(deck)
    .filter(([, copies]) => copies > 0)
    .map(([id, weight]) => ({ id, weight }));

export const without = (deck: Deck, card: string): Deck => ({ ...deck, [card]: Math.max(0, (deck[card] ?? 0) - 1) });
