import { free, notMos, spent } from '../actions';
import type { Content } from '../content';
import { springTrap } from '../effects';
import { earn } from '../points';
import { symbols } from '../roll';
import { adventurer, isEngaged, not, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';
import { searchRoll } from './detect';
import { hasAbility, isMoving } from './move';

type Disarm = Extract<ExploreCommand, { type: 'disarm' }>;
type Lay = Extract<ExploreCommand, { type: 'lay-trap' }>;
type Enter = Extract<ExploreCommand, { type: 'trap' }>;

export function notDisarm(content: Content, known: Known, { as, trap }: Disarm): Not {
  const why = free(known, as, 'disarm');
  if (why) return why; // R31.3 R35.1
  const { room } = adventurer(known, as);
  if (isEngaged(known, as)) return not('is-engaged', { hero: as }); // R16.8 R35.1
  if (content.traps[trap]?.pit) return not('pits-stay', { trap }); // R9.1 R35.5
  return known.rooms[room]?.traps.includes(trap) ? undefined : not('no-such-trap', { hero: as }); // R35.1
}

export function* disarm(game: Game, { as, trap }: Disarm): Rule {
  const who = adventurer(game.now(), as);
  const hands = who.equipment.includes('toolbox') ? 'tooled' : 'bare'; // R35.4
  const gears = symbols(game.content, yield* searchRoll(game, as, 1, 'gear', hands), 'gear');
  if (gears === 0) {
    yield { type: 'disarm-failed', who: as, room: who.room, trap };
    return yield* springTrap(game, as, trap); // R35.3
  }
  yield { type: 'disarmed', who: as, room: who.room, trap }; // R35.2
  yield* earn(game, as, 2); // R35.2
  if (hasAbility(game.content, who, 'crafty')) yield { type: 'trap-kept', who: as }; // R35.6
}

export function notLay(_: Content, known: Known, { as }: Lay): Not {
  const why = spent(known, as, 'lay-trap');
  if (why) return why;
  return adventurer(known, as).traps > 0 ? undefined : not('no-trap-token', { hero: as });
}

export function* lay(game: Game, { as }: Lay): Rule {
  yield { type: 'trap-laid', who: as, room: adventurer(game.now(), as).room };
}

/** R8.1, R8.2: only the Master of Shadows knows the squares, and says when somebody is on one. */
export function notEnter(_: Content, known: Known, { as, target, trap }: Enter): Not {
  const why = notMos(known, as, 'any');
  if (why) return why; // R8.1
  const who = known.adventurers[target];
  if (!Object.hasOwn(known.adventurers, target) || !who) return not('no-such-adventurer');
  if (known.phase !== 'adventurers' || who.dead || who.inPit || !isMoving(who)) return not('not-moving', { hero: target }); // R8.2
  return known.secrets?.[who.room]?.traps.includes(trap) ? undefined : not('no-such-trap', { hero: target }); // R8.1
}

export function* enter(game: Game, { target, trap, left }: Enter): Rule {
  const { room } = adventurer(game.now(), target);
  const pit = game.content.traps[trap]?.pit;
  yield { type: 'trap-entered', who: target, room, trap, ...(pit && left !== undefined && { left }) }; // R8.2 R8.4
  yield* springTrap(game, target, trap); // R8.3
}
