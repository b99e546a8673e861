import en from './words/en.json';
import fr from './words/fr.json';

/** What is said at every table, whatever is played at it. */
export const words = { en, fr };
