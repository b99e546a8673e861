import type { Narration } from '../area';
import { not } from '../state';
import type { ShadowsEvent } from './event';

export const narration: Narration<ShadowsEvent> = {
  'monster-moved': ({ monster, from, to, squares }) => [from === to ? not('monster-shifted', { monster, squares }) : not('monster-moved', { monster, to, squares })], // R6.4
  'curse-lifted': ({ who, curse, barred }) => [not(barred ? 'curse-barred' : 'curse-lifted', { who, curse })],
};
