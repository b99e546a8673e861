import type { CharacterId, Id, Option } from '../../../core/ruleset';
import { active, isEngaged, living, monstersIn, not, type Game, type Rule } from '../state';
import { lightningAttack } from './lightning';
import { byType, masters, pay, ready } from './skill';

/** R16.6: being engaged blocks these reactions, but not for the Intrepid. */
const free = (game: Game, figure: Id): boolean => !isEngaged(game.now(), figure) || byType(game.content, game.now(), figure, 'intrepid') || (!game.now().adventurers[figure] && masters(game.content, game.now(), figure, 'intrepid')); // R16.6

const can = (game: Game, figure: Id, skill: Id): boolean => free(game, figure) && ready(game.content, game.now(), figure, skill);

function* asked(game: Game, to: readonly CharacterId[], why: ReturnType<typeof not>, options: readonly Option[], max: number): Rule<readonly { readonly as: string; readonly picks: readonly string[] }[]> {
  const answers = yield { ask: 'choose', why, to, mode: 'each', options, min: 0, max };
  return answers.map(({ as, picks }) => ({ as, picks: picks.map(String) }));
}

/** Lightning Attack: `mover` left attack zones in `from`; who stood there and is not engaged may strike. */
export function* provoked(game: Game, mover: Id, from: Id): Rule {
  const known = game.now();
  const skill = 'lightning-attack';
  if (known.monsters[mover]) {
    const ready = living(known).filter(({ room, id }) => room === from && can(game, id, skill)).map(({ id }) => id);
    if (ready.length === 0) return;
    for (const { as, picks } of yield* asked(game, ready, not('ask-lightning', { target: mover }), [{ id: skill, line: not('react.lightning-attack') }], 1)) if (picks.length > 0) yield* react(game, as, mover, skill);
    return;
  }
  const monsters = monstersIn(known, from).filter((monster) => monster.active && can(game, monster.id, skill)).map(({ id }) => id);
  for (const monster of yield* chosen(game, monsters, not('ask-lightning', { target: mover }))) yield* react(game, monster, mover, skill);
}

/** Opportunity Attack of that side, when the other's phase ends. */
export function* opportunity(game: Game, side: 'adventurers' | 'mos'): Rule {
  const known = game.now();
  const skill = 'opportunity-attack';
  if (side === 'adventurers') {
    for (const { id, room } of living(known)) {
      const near = monstersIn(game.now(), room).filter((monster) => monster.active);
      if (near.length === 0 || !can(game, id, skill)) continue;
      const [answer] = yield* asked(game, [id], not('ask-opportunity', { hero: id }), near.map((monster) => ({ id: monster.id, line: not('react.opportunity-attack', { target: monster.id }) })), 1);
      const target = answer?.picks[0];
      if (target) yield* react(game, id, target, skill);
    }
    return;
  }
  const ready = active(known).filter(({ id, room }) => living(known).some((who) => who.room === room) && can(game, id, skill)).map(({ id }) => id);
  for (const monster of yield* chosen(game, ready, not('ask-opportunity-mos'))) {
    const room = game.now().monsters[monster]?.room;
    const [target] = living(game.now()).filter((who) => who.room === room).sort((a, b) => a.hp - b.hp);
    if (target) yield* react(game, monster, target.id, skill);
  }
}

/** Which of these monsters react: the MoS says; without one all that can do so for nothing (R54.8). */
function* chosen(game: Game, monsters: readonly Id[], why: ReturnType<typeof not>): Rule<readonly Id[]> {
  const { mos } = game.now();
  if (monsters.length === 0 || !mos) return monsters;
  const options = monsters.map((id) => ({ id, line: not('react.monster', { monster: id }) }));
  const [answer] = yield* asked(game, [mos.id], why, options, monsters.length);
  return answer?.picks ?? [];
}

function* react(game: Game, figure: Id, target: Id, skill: Id): Rule {
  const known = game.now();
  if (!(known.monsters[target] ?? known.adventurers[target]) || !can(game, figure, skill)) return;
  yield* pay(game, figure, skill, target);
  yield* lightningAttack(game, figure, target); // R17.1
}
