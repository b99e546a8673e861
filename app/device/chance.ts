import { getRandomValues } from 'expo-crypto';
import { fair } from '@engine/core/chance';

const words = new Uint32Array(1);

/** The system's own randomness: nobody can foretell a die. */
export const chance = fair(() => getRandomValues(words)[0] ?? 0);
