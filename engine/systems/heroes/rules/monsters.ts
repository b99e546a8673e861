import type { CharacterId, Id, Line, Script } from '../../../core/ruleset';
import type { Of } from '../command';
import type { Content } from '../content';
import type { HeroesEvent } from '../event';
import { isDead, living, must, neighbours, outcome, type Game, type Hero, type Known, type Monster } from '../state';
import { assault } from './attack';
import { endPhase, notReferee, settle } from './turn';

/** R12.1: each revealed monster may move once. */
export function cannotMonsterMove(content: Content, known: Known, { as, monster, to }: Of<'monster-move'>): Line | undefined {
  const figure = known.monsters[monster];
  const not = notReferee(known, as);
  if (not) return not;
  if (!figure) return { key: 'heroes.no-such-monster' };
  if (figure.moved) return { key: 'heroes.monster-moved-already', with: { monster } };
  if (figure.bound) return { key: 'heroes.monster-bound', with: { monster } };
  return neighbours(content, known, figure.room).includes(to) ? undefined : { key: 'heroes.no-way-there' };
}

export function* monsterMove(game: Game, { monster, to }: Of<'monster-move'>): Script<HeroesEvent> {
  yield { type: 'monster-moved', monster, to };
  yield* settle(game);
}

/** R12.1: and attack once, before or after it moves. */
export function cannotMonsterAttack(known: Known, { as, monster, target }: Of<'monster-attack'>): Line | undefined {
  const figure = known.monsters[monster];
  const hero = known.heroes[target];
  const not = notReferee(known, as);
  if (not) return not;
  if (!figure) return { key: 'heroes.no-such-monster' };
  if (figure.attacked) return { key: 'heroes.monster-attacked', with: { monster } };
  return hero && !isDead(hero) && hero.room === figure.room ? undefined : { key: 'heroes.too-far', with: { target } };
}

export function* monsterAttack(game: Game, { monster, target }: Of<'monster-attack'>): Script<HeroesEvent> {
  yield* assault(game, must(game.now().monsters[monster], monster), target);
  yield* settle(game);
}

/** Without a referee the app plays the monsters, when somebody at the table says so. */
export function cannotMonstersAct(known: Known): Line | undefined {
  if (known.referee) return { key: 'heroes.referee-only' };
  if (outcome(known)) return { key: 'heroes.quest-over' };
  return known.phase === 'referee' ? undefined : { key: 'heroes.heroes-turn' };
}

export function* monstersAct(game: Game): Script<HeroesEvent> {
  for (const id of Object.keys(game.now().monsters)) {
    const monster = game.now().monsters[id];
    if (!monster || living(game.now()).length === 0) continue;
    const way = monster.bound ? undefined : wayTo(game, monster);
    if (way) yield { type: 'monster-moved', monster: id, to: way };
    const prey = weakest(living(game.now()).filter(({ room }) => room === game.now().monsters[id]?.room));
    if (prey) yield* assault(game, must(game.now().monsters[id], id), prey);
  }
  yield* settle(game);
  if (!game.now().outcome) yield* endPhase(game);
}

/** R12.2: among those at hand, the one with least health. */
const weakest = (heroes: readonly Hero[]): CharacterId | undefined => [...heroes].sort((a, b) => a.health - b.health)[0]?.id;

/** R12.2: towards the nearest hero; a monster that has one in its room stays. */
function wayTo(game: Game, monster: Monster): Id | undefined {
  const { content } = game;
  const known = game.now();
  const held = new Set(living(known).map(({ room }) => room));
  if (held.has(monster.room)) return undefined;
  const seen = new Set([monster.room]);
  let paths = neighbours(content, known, monster.room).map((room) => ({ room, first: room }));
  while (paths.length > 0) {
    const there = paths.find(({ room }) => held.has(room));
    if (there) return there.first;
    for (const { room } of paths) seen.add(room);
    paths = paths.flatMap(({ room, first }) => neighbours(content, known, room).filter((to) => !seen.has(to)).map((to) => ({ room: to, first })));
  }
  return undefined;
}

