import { window } from '../../../core/script';
import type { Id } from '../../../core/ruleset';
import { purse } from '../points';
import { cast, playerOf, symbols } from '../roll';
import { not, type Game, type Rule } from '../state';

/** R23: one blue die; its bolts are the result. It gives no stamina. */
export function* successTest(game: Game, who: Id): Rule<number> {
  const { content } = game;
  const boosts = (game.now().adventurers[who]?.boosts ?? []).filter(({ roll }) => roll === 'test');
  let bolts = symbols(content, yield* cast(game, who, ['blue'], 'test'), 'bolt'); // R23.1 R23.2
  const wizard = game.now().adventurers[who];
  const insight = wizard && bolts < 2 && purse(wizard, 'mp') > 0 && !wizard.never.includes('insight') && content.adventurers[wizard.kind]?.abilities.some(({ id }) => id === 'insight');
  if (insight && (yield* window(not('ask-insight', { hero: who, bolts }), [playerOf(game, who)], [{ id: 'insight', line: not('react.insight') }]))) {
    yield { type: 'ability-used', who, ability: 'insight', mp: 1 };
    bolts = symbols(content, yield* cast(game, who, ['blue'], 'test'), 'bolt');
  }
  if (boosts.length > 0) yield { type: 'boosts-used', who, rolls: ['test'] };
  return Math.min(2, bolts + boosts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)); // R23.2
}
