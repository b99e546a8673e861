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
import { traced } from './trace';
import { evolution as turn } from './turn/evolve';
import { evolution as wanderer } from './wanderer';

const evolution: Evolution<EruneEvent> = {
  ...points, ...board, ...wanderer, ...combat, ...explore, ...magic, ...shadows, ...sheet, ...turn,
  rolled: (_, state, { by, about, dice, faces }) => ({ ...state, shown: { by, about, dice, faces } }),
};

export function evolve(printed: Content, state: State, event: EruneEvent): State {
  const content = boxed(printed, state.overlay);
  return traced(content, (evolution[event.type] as (content: Content, state: State, event: EruneEvent) => State)(content, state, event), event);
}
