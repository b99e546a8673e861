import type { Chance } from '../core/chance';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const letters = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => LETTERS[chance.below(LETTERS.length)]).join('');

/** 132 bits: whoever has it is let in, so it cannot be guessed. */
export const token = (chance: Chance): string => letters(chance, 22);

/** 66 bits: enough that no two deeds of one seat ever share it, and short on the wire. */
export const deedId = (chance: Chance): string => letters(chance, 11);
