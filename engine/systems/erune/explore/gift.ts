import { free } from '../actions';
import { has, isSingle, limitOf, needed, pocketOf } from '../bag';
import type { Content } from '../content';
import { goldLimit } from '../points';
import { adventurer, inSight, not, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { Id } from '../../../core/ruleset';
import type { ExploreCommand } from './command';

type Give = Extract<ExploreCommand, { type: 'give' }>;

export function notGive(content: Content, known: Known, { as, to, item, count = 1 }: Give): Not {
  const why = free(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  const ally = known.adventurers[to];
  if (!Object.hasOwn(known.adventurers, to) || !ally || to === as) return not('no-such-ally', { hero: as });
  if (ally.dead) return not('dead', { hero: to });
  if (!inSight(content, known, who.room, ally.room)) return not('ally-too-far', { hero: as, ally: to }); // R31.4
  const held = item === 'gold' ? who.gold : Object.hasOwn(content.items, item) ? has(content, who, item) : 0;
  if (held < count) return not('has-not', { hero: as });
  if (item !== 'gold' && needed(content, who, item)) return not('still-needed', { hero: as, item }); // R43.5 R43.6
  return full(content, ally, item, count);
}

/** Why this does not fit on the sheet any more. */
function full(content: Content, ally: Adventurer, item: Id, count: number): Not {
  if (item === 'gold') return ally.gold + count > goldLimit(ally) ? not('too-much-gold', { hero: ally.id, limit: goldLimit(ally) }) : undefined; // R43.5
  if (isSingle(content, item) && has(content, ally, item) + count > 1) return not('has-one', { hero: ally.id, item }); // R43.8 R43.10
  const pocket = pocketOf(content, item);
  if (!pocket) return undefined; // R43.7
  return ally[pocket].length + count > limitOf(ally, pocket) ? not('no-place', { hero: ally.id, item, limit: limitOf(ally, pocket) }) : undefined; // R43.3 R43.4 R43.6
}

export function* give(_: Game, { as, to, item, count = 1 }: Give): Rule {
  yield { type: 'given', who: as, to, item, count };
}
