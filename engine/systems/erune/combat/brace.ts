import type { CharacterId, Id, Option } from '../../../core/ruleset';
import { purse } from '../points';
import { not, type Adventurer, type Game, type Rule } from '../state';
import { pay, ready } from './skill';
import type { Strike } from './strike';

export interface Braces {
  readonly target: Id;
  readonly adrenaline: boolean;
  readonly premonition: boolean;
}

/** What the attacked side may do before any die falls: take the blow for a friend, feel it coming, breathe in. One window, for Adventurers. */
export function* braced(game: Game, { by, kind, behind, skills = [] }: Strike, target: Id): Rule<Braces> {
  const known = game.now();
  const none = { target, adrenaline: false, premonition: false };
  const who = known.adventurers[target];
  if (!by || !who || kind === 'other') return none;
  const guards = Object.values(known.adventurers).filter((ally) => ally.id !== target && !ally.dead && ally.room === who.room && able(game, ally, 'bulwark'));
  const own: Option[] = [
    ...(ready(game.content, known, target, 'adrenaline', by) && worried(who) ? [{ id: 'adrenaline', line: not('react.adrenaline') }] : []),
    ...(behind && skills.includes('backstab') && ready(game.content, known, target, 'premonition', by) ? [{ id: 'premonition', line: not('react.premonition') }] : []),
  ];
  const guard = worried(who) ? yield* guarded(game, guards, who) : undefined;
  if (guard) return { ...none, target: guard };
  if (own.length === 0) return none;
  const [answer] = yield { ask: 'choose', why: not('ask-brace', { hero: target, figure: by }), to: [target], mode: 'first', options: own, min: 0, max: own.length };
  const paid = new Set<Id>();
  for (const pick of (answer?.picks ?? []).map(String)) {
    // The first may have eaten what would pay the second.
    if (!ready(game.content, game.now(), target, pick, by)) continue;
    yield* pay(game, target, pick, by);
    paid.add(pick);
  }
  return { target, adrenaline: paid.has('adrenaline'), premonition: paid.has('premonition') };
}

const able = (game: Game, { kind, mp, never, temporary, ...rest }: Adventurer, ability: Id): boolean =>
  purse({ kind, mp, never, temporary, ...rest }, 'mp') > 0 && !never.includes(ability) && (game.content.adventurers[kind]?.abilities.some(({ id }) => id === ability) ?? false);
/** Whoever stands well is not asked each time: half the blood, or a friend's, must be at stake. */
const worried = ({ hp }: Adventurer): boolean => hp <= 3;

/** The Guardian's Bulwark: he becomes the target; whether he stands next to them he sees on the board. */
function* guarded(game: Game, guards: readonly Adventurer[], ally: Adventurer): Rule<CharacterId | undefined> {
  const [guard] = guards;
  if (!guard) return undefined;
  const [answer] = yield { ask: 'choose', why: not('ask-bulwark', { hero: guard.id, ally: ally.id }), to: [guard.id], mode: 'first', options: [{ id: 'bulwark', line: not('react.bulwark', { ally: ally.id }) }], min: 0, max: 1 };
  if (!answer?.picks.length) return undefined;
  yield { type: 'ability-used', who: guard.id, ability: 'bulwark', mp: 1 };
  yield { type: 'guarded', who: guard.id, ally: ally.id };
  return guard.id;
}
