import { choose } from '../../../core/script';
import type { CharacterId, Id, Line, Script } from '../../../core/ruleset';
import { successes } from '../contest';
import type { Of } from '../command';
import type { HeroesEvent } from '../event';
import { heroKind, isDead, must, outcome, type Game, type Known } from '../state';
import { pips, skillTest } from './dice';
import { settle, spent } from './turn';

const DISARM_TARGET = 5;

/** R8.4: the trap goes off under a hero, and is known from then on. */
export function* spring(game: Game, hero: CharacterId, room: Id, trap: Id): Script<HeroesEvent> {
  yield { type: 'trap-sprung', hero, room, trap };
  const damage = must(game.content.traps[trap], trap).damage;
  if (damage > 0) yield { type: 'wounded', target: hero, damage };
}

/** The referee alone knows the square: the referee says who stepped on it. */
export function cannotTrigger(known: Known, { as, room, target }: Of<'trigger'>): Line | undefined {
  if (as !== known.referee) return { key: 'heroes.referee-only' };
  if (outcome(known)) return { key: 'heroes.quest-over' };
  const hero = known.heroes[target];
  if (!hero || isDead(hero) || hero.room !== room || !known.rooms[room]) return { key: 'heroes.not-there' };
  const found = known.rooms[room]?.trap;
  return known.secrets?.[room]?.trap || found?.armed ? undefined : { key: 'heroes.no-trap' };
}

export function* trigger(game: Game, { room, target }: Of<'trigger'>): Script<HeroesEvent> {
  const trap = game.now().secrets[room]?.trap ?? game.now().rooms[room]?.trap?.kind;
  if (trap) yield* spring(game, target, room, trap);
  yield* settle(game);
}

/** R8.2: announce it, step into the trap's square. */
export function cannotDisarm(known: Known, { as }: Of<'disarm'>): Line | undefined {
  const not = spent(known, as, 'activate');
  if (not) return not;
  return known.rooms[must(known.heroes[as], as).room]?.trap?.armed ? undefined : { key: 'heroes.no-trap' };
}

export function* disarm(game: Game, { as }: Of<'disarm'>): Script<HeroesEvent> {
  const hero = must(game.now().heroes[as], as);
  const kind = heroKind(game.content, hero);
  const trap = must(game.now().rooms[hero.room]?.trap, 'trap').kind;
  yield { type: 'acted', hero: as, action: 'activate' };
  let dice = yield* skillTest({ key: 'heroes.roll-disarm', with: { trap } }, as, kind.skill, DISARM_TARGET);
  if (kind.ability === 'reroll-disarm') dice = yield* rerolled(as, dice);
  const at = { hero: as, room: hero.room, trap };
  if (successes(dice, DISARM_TARGET) > 0) yield { type: 'trap-disarmed', ...at };
  else if (dice.includes(1)) yield* spring(game, as, hero.room, trap);
  // R8.3
  else yield { type: 'trap-held', ...at };
  yield* settle(game);
}

/** The Delver's ability: one die of each disarm test once more. */
function* rerolled(hero: CharacterId, dice: readonly number[]): Script<HeroesEvent, readonly number[]> {
  const options = dice.map((die, i) => ({ id: String(i), line: { key: 'heroes.reroll-die', with: { die } } }));
  const pick = yield* choose({ key: 'heroes.may-reroll', with: { hero } }, hero, [...options, { id: 'keep', line: { key: 'heroes.keep-dice' } }]);
  if (pick === 'keep') return dice;
  const [to] = yield* pips({ key: 'heroes.roll-again', with: { hero } }, hero, 1);
  const from = must(dice[Number(pick)], 'die');
  yield { type: 'die-rerolled', hero, from, to: to ?? from };
  return dice.map((die, i) => (String(i) === pick ? (to ?? die) : die));
}

