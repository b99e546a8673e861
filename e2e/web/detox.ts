import { wordsFor } from './phones';

/** What a story gets when it imports 'detox': the phone that needs no name. */
export const { by, device, element, expect, waitFor } = wordsFor('phone');
