import { clamped } from '../../../kit/track';
import type { Game, Rule } from '../state';

/** R53.8: without a Master of Shadows the Spirit weighs how near a trap is, from 0 to 10. */
export function* nearer(game: Game, by: number): Rule {
  const { mos, risk } = game.now();
  const to = clamped(risk + by, 10);
  if (!mos && to !== risk) yield { type: 'risk', to }; // R53.9 R53.11
}
