import type { CharacterId } from '../../core/ruleset';
import { corrections, type EruneCommand } from './command';
import type { Content } from './content';
import { forbidden } from './decide';
import { evolve } from './evolve';
import { amendment, type Correction } from './sheet/amend';
import type { Known, State } from './state';

/** What the holder of `eyes` knows. Only the Master of Shadows gets `secrets`. */
export interface View extends Known {
  readonly eyes: readonly CharacterId[];
}

export function view(state: State, eyes: readonly CharacterId[]): View {
  const { secrets, ...known } = state;
  return state.mos && eyes.includes(state.mos.id) ? { ...known, eyes, secrets } : { ...known, eyes }; // R46.3
}

/** What a phone shows at once for its own correction; the host will say the same. */
export function foresee(content: Content, before: View, command: EruneCommand): View {
  if (!corrections.has(command.type) || forbidden(content, before, command)) return before;
  // An amendment touches what everybody sees, so a view changes as a state does.
  return evolve(content, before as unknown as State, amendment(content, before, command as Correction)) as unknown as View;
}
