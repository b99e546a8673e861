import { idle } from '../actions';
import { wound } from '../combat/harm';
import { cast, symbols } from '../roll';
import { adventurer, not, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { Content } from '../content';
import type { ExploreCommand } from './command';
import { CLIMB, isMoving, notMoving, squaresLeft, stride } from './move';

type Jump = Extract<ExploreCommand, { type: 'jump' }>;
type Climb = Extract<ExploreCommand, { type: 'climb' }>;

/** A grapple makes sure of it, for more squares. */
function costOf({ equipment }: Adventurer): number {
  if (equipment.includes('grapple')) return 3; // R9.7
  return 1; // R9.5
}

export function notJump(_: Content, known: Known, { as }: Jump): Not {
  const why = idle(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  if (who.inPit) return not('in-a-pit', { hero: as }); // R9.3
  if (!known.rooms[who.room]?.pits) return not('no-pit', { hero: as }); // R9.5
  if (isMoving(who) && squaresLeft(who) < costOf(who)) return not('too-few-squares', { hero: as, need: costOf(who), have: squaresLeft(who) }); // R6.5
  return notMoving(known, as); // R9.5
}

export function* jump(game: Game, { as }: Jump): Rule {
  if (!isMoving(adventurer(game.now(), as))) yield* stride(game, as);
  const who = adventurer(game.now(), as);
  const cost = costOf(who);
  if (squaresLeft(who) < cost) yield { type: 'stuck', who: as, squares: squaresLeft(who) };
  else if (yield* across(game, who)) yield { type: 'jumped', who: as, cost }; // R9.5
  else {
    yield { type: 'jump-failed', who: as, cost }; // R9.5
    yield* wound(game, as, 1); // R9.2
  }
}

function* across(game: Game, { id, equipment }: Adventurer): Rule<boolean> {
  if (equipment.includes('grapple')) return true; // R9.7
  return symbols(game.content, yield* cast(game, id, ['black'], 'jump'), 'skull') === 0; // R9.6
}

/** In the same move in which somebody fell, if squares are left. */
export function notClimb(_: Content, known: Known, { as }: Climb): Not {
  const why = idle(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  if (!who.inPit) return not('not-in-a-pit', { hero: as });
  if (isMoving(who)) return squaresLeft(who) < CLIMB ? not('too-few-squares', { hero: as, need: CLIMB, have: squaresLeft(who) }) : undefined; // R9.4
  return notMoving(known, as);
}

export function* climb(game: Game, { as }: Climb): Rule {
  if (isMoving(adventurer(game.now(), as))) yield { type: 'climbed', who: as };
  else yield* stride(game, as);
}
