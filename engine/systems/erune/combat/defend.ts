import type { CharacterId, Id } from '../../../core/ruleset';
import { cast, diceOf, joined, symbols } from '../roll';
import { must, not, type Game, type Rule } from '../state';
import { bent, bolts, cursed, shields, unbent } from './bend';
import { wound } from './harm';
import { alive, fix, inspire, lightning } from './lightning';
import { byType, pay, ready } from './skill';
import type { Strike } from './strike';
import { defencePool, usedUp } from './weapon';

/** R14.5, R14.7: the target always rolls, even against nothing; gives the HP lost. */
export function* defended(game: Game, plan: Strike & { readonly helpers: readonly CharacterId[] }, target: Id, hits: number, adrenaline: boolean): Rule<number> {
  if (!alive(game, target)) return 0;
  const { by, credit, kind, unstoppable } = plan;
  yield* fix(game, target);
  const resilient = kind === 'spell' && byType(game.content, game.now(), target, 'magic-resilience') ? { blue: 1 } : undefined;
  const dice = diceOf(joined(defencePool(game.content, game.now(), target), resilient, adrenaline ? { black: 1 } : undefined));
  const first = unbent(yield* cast(game, target, dice, 'defence', { skulls: hits })); // R14.7
  yield* usedUp(game, target, 'defence');
  const moment = { about: 'defence' as const, by: target, against: by, kind, facing: unstoppable ? 0 : hits };
  const roll = yield* cursed(game, yield* bent(game, first, moment), moment);
  yield* inspire(game, target, bolts(game, roll)); // R38.2
  const blocked = unstoppable ? 0 : Math.min(hits, shields(game, roll)); // R14.4 R14.6 R60.4
  yield { type: 'defence-final', who: target, shields: shields(game, roll) };
  const lost = hits - blocked; // R14.3 R14.6
  if (lost > 0 && plan.group) yield* shareOut(game, plan.group, target);
  if (lost > 0) yield* wound(game, target, lost + (poisoned(game, plan) ? 1 : 0), by ?? credit, plan.helpers); // R59.10
  else yield { type: 'unhurt', target };
  if (by && kind === 'melee') yield* riposte(game, target, by, plan.group, symbols(game.content, roll, 'skull'));
  return lost;
}

const poisoned = (game: Game, { by, weapon }: Strike): boolean => (by && weapon ? (game.now().adventurers[by]?.poisoned.includes(weapon) ?? false) : false);

/** R41.5: who joined a group attack that cost HP took part in it. */
function* shareOut(game: Game, ally: Id, target: Id): Rule {
  if (game.now().monsters[target] && game.now().adventurers[ally]) yield { type: 'took-part', monster: target, who: ally, damage: 0 }; // R41.5
}

/** Riposte: skulls of the defence strike back as lightning; in a group the defender picks whom. */
function* riposte(game: Game, target: Id, by: Id, group: Id | undefined, skulls: number): Rule {
  if (skulls === 0 || !alive(game, target) || !alive(game, by) || !ready(game.content, game.now(), target, 'riposte', by)) return;
  const foes = [by, ...(group && alive(game, group) ? [group] : [])];
  const victim = yield* wanted(game, target, foes, skulls);
  if (!victim) return;
  yield* pay(game, target, 'riposte', victim);
  const retribution = byType(game.content, game.now(), target, 'retribution') || ready(game.content, game.now(), target, 'retribution');
  if (retribution) yield* pay(game, target, 'retribution');
  yield* lightning(game, victim, skulls + (retribution ? 1 : 0), target); // R17.1 R17.10
}

function* wanted(game: Game, target: Id, foes: readonly Id[], skulls: number): Rule<Id | undefined> {
  const { adventurers, mos } = game.now();
  const person = adventurers[target] ? target : mos?.id;
  if (!person) return foes[0];
  const options = foes.map((id) => ({ id, line: not('react.riposte', { target: id, skulls }) }));
  const [answer] = yield { ask: 'choose', why: not('ask-riposte', { figure: target, skulls }), to: [person], mode: 'first', options, min: 0, max: 1 };
  return answer?.picks.length ? String(must(answer.picks[0], 'pick')) : undefined;
}
