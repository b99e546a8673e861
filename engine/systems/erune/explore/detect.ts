import { spent } from '../actions';
import { window } from '../../../core/script';
import type { CharacterId, Id } from '../../../core/ruleset';
import type { Content } from '../content';
import { cast, symbols, type Lie } from '../roll';
import { adventurer, not, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';
import { hasAbility } from './move';
import { nearer } from './risk';

type Detect = Extract<ExploreCommand, { type: 'detect' }>;

export const notDetect = (_: Content, known: Known, { as }: Detect): Not => spent(known, as, 'detect'); // R27.1

export function* detect(game: Game, { as }: Detect): Rule {
  const who = adventurer(game.now(), as);
  const sense = hasAbility(game.content, who, 'trap-sense') ? 1 : 0;
  if (!game.now().mos) {
    yield { type: 'watched', who: as, room: who.room }; // R27.5
    yield* nearer(game, -2 - sense); // R53.9 R53.10
    return;
  }
  const eyes = symbols(game.content, yield* searchRoll(game, as, 2), 'eye') + sense;
  yield { type: 'detected', who: as, room: who.room, eyes };
  const hidden = game.now().secrets[who.room]?.traps ?? [];
  for (const trap of yield* nearest(game, hidden, eyes)) yield { type: 'trap-found', room: who.room, trap }; // R27.2
  if (hidden.length < eyes) yield { type: 'no-trap-left', room: who.room }; // R27.4
}

/** R27.3: the nearest first, which only the board shows: the Master of Shadows says which; where there is nothing to say, nobody learns of it. */
function* nearest(game: Game, hidden: readonly Id[], eyes: number): Rule<readonly Id[]> {
  const { mos } = game.now();
  if (eyes === 0) return [];
  if (!mos || hidden.length <= eyes || new Set(hidden).size === 1) return hidden.slice(0, eyes); // R27.2
  const options = hidden.map((trap, i) => ({ id: String(i), line: not('option-trap', { trap }) }));
  const [answer] = yield { ask: 'choose', why: not('ask-nearest', { count: eyes }), to: [mos.id], mode: 'first', options, min: eyes, max: eyes, secret: true }; // R27.3
  return (answer?.picks ?? []).flatMap((pick) => hidden[Number(pick)] ?? []);
}

/** The search die; what was smoked before, or a tool, allows one more throw. `enough` symbols need none. */
export function* searchRoll(game: Game, as: CharacterId, enough: number, symbol: 'eye' | 'gear' = 'eye', hands: 'tooled' | 'bare' = 'bare'): Rule<Lie> {
  const first = yield* cast(game, as, ['search'], 'search');
  const smoked = adventurer(game.now(), as).boosts.some(({ roll }) => roll === 'search');
  if ((!smoked && hands === 'bare') || symbols(game.content, first, symbol) >= enough) return first;
  const taken = yield* window(not('ask-reroll', { hero: as }), [as], [{ id: 'reroll', line: not('option-reroll') }]);
  if (!taken) return first;
  if (hands === 'bare') yield { type: 'boosts-used', who: as, rolls: ['search'] };
  return yield* cast(game, as, ['search'], 'search');
}
