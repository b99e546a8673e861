import { draw } from '../../../core/script';
import type { Id } from '../../../core/ruleset';
import { free } from '../actions';
import type { Content, Substance } from '../content';
import { perform } from '../effects';
import { adventurer, must, not, type Game, type Known, type Not, type Rule } from '../state';
import type { Of } from './command';
import type { Quality } from './event';

const QUALITIES: readonly { readonly id: Quality; readonly weight: number }[] = [{ id: 'poor', weight: 2 }, { id: 'normal', weight: 5 }, { id: 'fine', weight: 3 }];

export function cannotTake(content: Content, known: Known, { as, substance }: Of<'take-substance'>): Not {
  const why = free(known, as, 'substance'); // R31.3 R34.1
  if (why) return why;
  const held = content.substances[substance] ? (adventurer(known, as).substances[substance] ?? 0) : 0;
  return held > 0 ? undefined : not('not-yours', { hero: as }); // R34.1
}

/** R34.2: it does more for some, and less for others. */
const felt = (quality: Quality, { better, worse }: Substance, kind: Id): Quality => {
  const at = QUALITIES.findIndex(({ id }) => id === quality) + (better.includes(kind) ? 1 : 0) - (worse.includes(kind) ? 1 : 0); // R34.2
  return QUALITIES[Math.max(0, Math.min(2, at))]?.id ?? quality;
};

export function* take(game: Game, { as, substance }: Of<'take-substance'>): Rule {
  const card = must(game.content.substances[substance], substance);
  const drawn = yield* draw({ key: 'erune.draw-quality' }, QUALITIES);
  const { kind } = adventurer(game.now(), as);
  const quality = felt(drawn as Quality, card, kind); // R34.2
  yield { type: 'freed', who: as, use: 'substance' }; // R31.3 R34.1
  yield { type: 'substance-taken', who: as, substance, quality, kind }; // R34.1
  yield* perform(game, [...card[quality], ...(card.also[kind] ?? [])], { user: as }); // R34.2
}
