import type { Id } from '../../../core/ruleset';
import { reserve, stamina } from '../points';
import { cast, diceOf, symbols } from '../roll';
import { adventurer, must, type Game, type Rule } from '../state';
import { bent, bolts, shields, unbent } from './bend';
import { wound } from './harm';
import { attackPool, attackUsedUp, defencePool, monsterPool, usedUp } from './weapon';

/** R38.2, R38.3: an Adventurer's bolts are the own SP, a monster's go to the reserve; without a MoS nowhere (R53.6). */
export function* inspire(game: Game, figure: Id, amount: number): Rule {
  if (amount <= 0) return;
  if (game.now().adventurers[figure]) yield* stamina(game, figure, amount); // R38.2
  else if (game.now().mos) yield* reserve(game, amount); // R38.3 R53.6
}

/** R19.3: the first roll in the MoS phase fixes what is in use. */
export function* fix(game: Game, figure: Id): Rule {
  const who = game.now().adventurers[figure];
  if (who && !who.fixed && game.now().phase === 'mos') yield { type: 'fixed', who: figure }; // R19.3
}

/** R17: damage that a lightning defence meets; gives what was lost. */
export function* lightning(game: Game, target: Id, damage: number, by?: Id): Rule<number> {
  const known = game.now();
  if (damage <= 0 || !(known.monsters[target] ?? known.adventurers[target])) return 0; // R17.7
  yield* fix(game, target);
  const dice = diceOf(defencePool(game.content, game.now(), target)).slice(0, damage); // R17.4 R17.9
  const first = unbent(yield* cast(game, target, dice, 'lightning-defence', { damage })); // R17.3
  yield* usedUp(game, target, 'defence');
  const roll = yield* bent(game, first, { about: 'lightning-defence', by: target, against: by, kind: 'other', facing: damage });
  yield* inspire(game, target, bolts(game, roll)); // R17.6
  const lost = Math.max(0, damage - shields(game, roll)); // R17.5
  yield { type: 'defence-final', who: target, shields: shields(game, roll) };
  if (lost > 0) yield* wound(game, target, lost, by);
  return lost;
}

/** R17.2: the normal attack dice; only skulls count, and nobody gains stamina. */
export function* lightningAttack(game: Game, by: Id, target: Id): Rule {
  const known = game.now();
  yield* fix(game, by);
  const pool = known.monsters[by] ? monsterPool(game.content, known, by) : attackPool(game.content, known, adventurer(known, by));
  const roll = yield* cast(game, by, diceOf(pool), 'lightning', { target });
  yield* attackUsedUp(game, by);
  yield* lightning(game, target, symbols(game.content, roll, 'skull'), by); // R17.2
}

export const alive = (game: Game, figure: Id): boolean => {
  const known = game.now();
  return known.monsters[figure] !== undefined || (known.adventurers[figure] !== undefined && !must(known.adventurers[figure], figure).dead);
};
