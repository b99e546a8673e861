import type { CharacterId, Id } from '../../core/ruleset';
import { isCorrection, type HeroesCommand } from './command';
import type { Content } from './content';
import { amended, cannotCorrect, correction } from './rules/sheet';
import { must, type Known, type State } from './state';

/** What the holder of `eyes` knows. Only the referee gets `secrets` and `health`. */
export interface View extends Known {
  readonly eyes: readonly CharacterId[];
  /** The monsters' full health: hidden from the heroes, who count wounds. */
  readonly health?: Readonly<Record<Id, number>>;
}

export function view(content: Content, state: State, eyes: readonly CharacterId[]): View {
  const { secrets, deck: _, ...known } = state;
  if (!state.referee || !eyes.includes(state.referee)) return { ...known, eyes };
  const health = Object.values(state.monsters).map(({ id, kind }) => [id, must(content.monsters[kind], kind).health]);
  return { ...known, eyes, secrets, health: Object.fromEntries(health) };
}

/** What a phone shows at once for its own correction; the host will say the same. */
export function foresee(content: Content, before: View, command: HeroesCommand): View {
  if (!isCorrection(command) || cannotCorrect(content, before, command)) return before;
  return amended(before, correction(content, before, command));
}
