import type { Evolution } from './area';
import { evolution as board } from './board';
import { evolution as combat } from './combat/evolve';
import type { Content } from './content';
import type { EruneEvent } from './event';
import { evolution as explore } from './explore/evolve';
import { evolution as magic } from './magic/evolve';
import { boxed } from './overlay';
import { evolution as points } from './points';
import { evolution as shadows } from './shadows/evolve';
import { evolution as sheet } from './sheet/evolve';
import type { State } from './state';
import { evolution as turn } from './turn/evolve';

const evolution: Evolution<EruneEvent> = {
  ...points, ...board, ...combat, ...explore, ...magic, ...shadows, ...sheet, ...turn,
  rolled: (_, state, { by, about, dice, faces }) => ({ ...state, shown: { by, about, dice, faces } }),
};

export const evolve = (content: Content, state: State, event: EruneEvent): State =>
  (evolution[event.type] as (content: Content, state: State, event: EruneEvent) => State)(boxed(content, state.overlay), state, event);
