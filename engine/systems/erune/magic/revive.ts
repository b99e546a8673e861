import type { Id } from '../../../core/ruleset';
import { has } from '../bag';
import type { Content } from '../content';
import { perform } from '../effects';
import { maxOf } from '../points';
import { adventurer, must, not, type Game, type Known, type Not, type Rule } from '../state';
import type { Of } from './command';

/** What brings somebody back. */
export const revives = (content: Content, item: Id): boolean => content.items[item]?.effects?.some(({ op }) => op === 'revive') ?? false;

/** R37.7: the dead may spend their own Fate or use their own thing at once. */
export function cannotRevive(content: Content, known: Known, { as, with: means, item }: Of<'revive'>): Not {
  const who = known.adventurers[as];
  if (!who) return not('no-such-adventurer');
  if (known.phase === 'town') return not('quest-over'); // R37.9
  if (known.phase === 'lobby') return not('not-begun');
  if (!who.dead) return not('not-fallen', { hero: as }); // R37.7
  if (means === 'fate') return who.fate > 0 ? undefined : not('no-fate', { hero: as }); // R37.8
  return item !== undefined && revives(content, item) && has(content, who, item) > 0 ? undefined : not('not-yours', { hero: as }); // R37.7
}

export function* revive(game: Game, { as, with: means, item }: Of<'revive'>): Rule {
  if (means === 'item' && item) {
    yield { type: 'item-used', who: as, item, target: as };
    const { effects = [] } = must(game.content.items[item], item);
    return yield* perform(game, effects, { user: as, target: as }); // R37.7
  }
  yield { type: 'fate-spent', who: as }; // R37.8
  yield { type: 'revived', who: as, hp: maxOf(game.content, adventurer(game.now(), as), 'hp') }; // R37.7
}
