import { free } from '../actions';
import type { Content } from '../content';
import { card, gain, maxOf } from '../points';
import { adventurer, not, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { Of } from './command';
import type { Pact } from './event';

/** R36.7: Shadows cards that a pact brings, and how many anyone may have after it. */
const CARDS: Readonly<Record<Pact, number>> = { 'hidden-resources': 1, purification: 1, resurrection: 3 }; // R36.7
const MOST = 3; // R36.8

export function cannotPact(content: Content, known: Known, { as, kind, points }: Of<'pact'>): Not {
  const why = kind === 'resurrection' ? cannotRise(known, as) : free(known, as); // R36.1 R36.13
  if (why) return why;
  const who = adventurer(known, as);
  if (who.cards + CARDS[kind] > MOST) return not('too-many-cards', { hero: as, cards: who.cards }); // R36.8
  if (kind === 'purification' && !who.curse) return not('no-curse', { hero: as }); // R36.4
  return kind === 'hidden-resources' ? cannotDraw(content, who, points) : undefined;
}

/** R36.13: the dead themselves, in the phase of their side. */
function cannotRise(known: Known, as: string): Not {
  const who = known.adventurers[as];
  if (!who) return not('no-such-adventurer');
  if (known.phase === 'town') return not('quest-over');
  if (known.phase !== 'adventurers') return not('not-your-phase', { hero: as }); // R36.1
  return who.dead ? undefined : not('not-fallen', { hero: as }); // R36.5
}

function cannotDraw(content: Content, who: Adventurer, points: 'hp' | 'mp' | undefined): Not {
  if (!points) return not('which-points'); // R36.3
  return who[points] >= maxOf(content, who, points) ? not('at-full', { hero: who.id, points }) : undefined;
}

export function* pact(game: Game, { as, kind, points }: Of<'pact'>): Rule {
  yield { type: 'pact-made', who: as, pact: kind }; // R36.2 R36.6
  const { curse } = adventurer(game.now(), as);
  if (kind === 'hidden-resources' && points) yield* gain(game, as, points, points === 'hp' ? 2 : 1); // R36.3
  if (kind === 'purification' && curse) yield { type: 'curse-lifted', who: as, curse: curse.curse, barred: true }; // R36.4
  if (kind === 'resurrection') yield { type: 'revived', who: as, hp: maxOf(game.content, adventurer(game.now(), as), 'hp') }; // R36.5
  yield* card(game, as, CARDS[kind]); // R36.7
}
