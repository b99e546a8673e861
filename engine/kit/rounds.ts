/** Who comes after `current` in the order among those who still take turns; undefined when the round is over. */
export function next<T>(order: readonly T[], current: T | undefined, takesTurns: (who: T) => boolean): T | undefined {
  const from = current === undefined ? 0 : order.indexOf(current) + 1;
  return order.slice(from).find(takesTurns);
}
