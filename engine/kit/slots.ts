/** Places on a body that gear fills: `{ hands: 2, head: 1 }`. */
export type Slots = Readonly<Record<string, number>>;

/** The first slot that these pieces of gear overfill together, if any. */
export function overfull(limits: Slots, worn: readonly Slots[]): string | undefined {
  return Object.keys(limits).find((slot) => worn.reduce((sum, uses) => sum + (uses[slot] ?? 0), 0) > (limits[slot] ?? 0));
}
