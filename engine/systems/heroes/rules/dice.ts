import { roll } from '../../../core/script';
import { TABLE, type CharacterId, type Id, type Line, type Script } from '../../../core/ruleset';
import { contest, successes } from '../contest';
import type { Figure, HeroesEvent } from '../event';
import type { Game } from '../state';

/** Whoever plays this figure: the hero's player, or the referee; without one, the table. */
export const playerOf = (game: Game, figure: Figure): CharacterId => (game.now().heroes[figure] ? figure : (game.now().referee ?? TABLE));

/** Rolls so many d6 and reads their pips; no dice, no question (R2.5). */
export function* pips(why: Line, to: CharacterId, count: number): Script<HeroesEvent, readonly number[]> {
  if (count <= 0) return [];
  const faces = yield* roll(why, to, Array<Id>(count).fill('d6'));
  return faces.map((face) => face + 1);
}

export interface Side {
  readonly figure: Figure;
  readonly dice: number;
}

/** R2.2: both sides roll, and what cancels and what hits is told step by step. */
export function* contested(game: Game, by: Side, target: Side, about: 'attack' | 'resist'): Script<HeroesEvent, number> {
  const values = { by: by.figure, target: target.figure };
  const attack = yield* pips({ key: `heroes.roll-${about}`, with: { ...values, dice: by.dice } }, playerOf(game, by.figure), by.dice);
  if (attack.length > 0) yield { type: 'rolled', ...values, attack, about };
  const key = about === 'attack' ? 'heroes.roll-defence' : 'heroes.roll-magic';
  const defence = yield* pips({ key, with: { ...values, dice: target.dice } }, playerOf(game, target.figure), target.dice);
  const result = contest(attack, defence);
  yield { type: 'contested', ...values, contest: result, about };
  return result.hits;
}

/** R2.1: a Skill test of a hero. */
export function* skillTest(why: Line, hero: CharacterId, dice: number, target: number): Script<HeroesEvent, readonly number[]> {
  const fallen = yield* pips({ ...why, with: { ...why.with, hero, dice, target } }, hero, dice);
  yield { type: 'tested', hero, stat: 'skill', dice: fallen, target, successes: successes(fallen, target) };
  return fallen;
}
