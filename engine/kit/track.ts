/** A number that never leaves its bounds: hit points, gold. */
export const clamped = (value: number, max: number, min = 0): number => Math.max(min, Math.min(max, value));
