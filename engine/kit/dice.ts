import type { Face } from '../core/ruleset';

export type Die = readonly Face[];

/** A plain die with pips 1 to n. */
export const pipped = (sides: number): Die => Array.from({ length: sides }, (_, i) => ({ pips: i + 1 }));

/** How often a symbol shows on a face. */
export const count = (face: Face | undefined, symbol: string): number => face?.[symbol] ?? 0;

/** The sum of one symbol over a roll, given as face numbers. */
export const total = (dice: readonly Die[], faces: readonly number[], symbol: string): number =>
  dice.reduce((sum, die, i) => sum + count(die[faces[i] ?? -1], symbol), 0);
