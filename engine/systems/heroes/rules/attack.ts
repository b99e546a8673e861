import { window } from '../../../core/script';
import type { CharacterId, Line, Script } from '../../../core/ruleset';
import type { Of } from '../command';
import type { Content } from '../content';
import type { HeroesEvent } from '../event';
import { attackDice, defenceDice, hasShield, heroKind, inSight, isDead, monsterKind, must, type Game, type Known, type Monster } from '../state';
import { contested } from './dice';
import { settle, spent } from './turn';

export function cannotAttack(content: Content, known: Known, { as, target, weapon, adjacent }: Of<'attack'>): Line | undefined {
  const not = spent(known, as, 'attack');
  if (not) return not;
  const hero = must(known.heroes[as], as);
  const monster = known.monsters[target];
  const arm = hero.pack.includes(weapon) ? content.weapons[weapon] : undefined;
  if (!arm) return { key: 'heroes.no-such-weapon' };
  if (!monster || !inSight(content, known, hero.room, monster.room)) return { key: 'heroes.not-in-sight' };
  // R10.2
  if (hero.carrying) return { key: 'heroes.carrying', with: { hero: as } };
  // R5.6
  if (arm.hands === 2 && hasShield(content, hero)) return { key: 'heroes.hands-full', with: { weapon } };
  // R5.1: who stands next to whom is seen on the board; next to each other means one room.
  if (!arm.ranged) return monster.room === hero.room ? undefined : { key: 'heroes.too-far', with: { target } };
  // R5.4, but for the Ranger, who may shoot at what is adjacent with one die less.
  if (!adjacent) return undefined;
  if (heroKind(content, hero).ability !== 'shoot-adjacent') return { key: 'heroes.too-close', with: { target } };
  return monster.room === hero.room ? undefined : { key: 'heroes.too-far', with: { target } };
}

export function* attack(game: Game, { as, target, weapon, adjacent }: Of<'attack'>): Script<HeroesEvent> {
  const { content } = game;
  const arm = must(content.weapons[weapon], weapon);
  // R5.2, before the attack uses a potion's strength up.
  const dice = attackDice(must(game.now().heroes[as], as), arm, adjacent);
  yield { type: 'acted', hero: as, action: 'attack' };
  yield { type: 'attacked', by: as, target, weapon };
  yield* strike(game, as, dice, target, !arm.ranged);
  yield* settle(game);
}

/** A hero's dice against a monster's defence (R5.3): each success is 1 damage. */
export function* strike(game: Game, by: CharacterId, dice: number, target: string, melee: boolean): Script<HeroesEvent> {
  const monster = must(game.now().monsters[target], target);
  const hits = yield* contested(game, { figure: by, dice }, { figure: target, dice: monsterKind(game.content, monster).defence }, 'attack');
  if (hits === 0) yield { type: 'missed', by, target };
  else yield* hurt(game, target, hits, by, melee);
}

export function* hurt(game: Game, target: string, damage: number, by: CharacterId, melee: boolean): Script<HeroesEvent> {
  yield { type: 'wounded', target, damage };
  const monster = must(game.now().monsters[target], target);
  if (monster.wounds < monsterKind(game.content, monster).health) return;
  // The Barbarian's ability: a free square after a kill in melee.
  const step = melee && heroKind(game.content, must(game.now().heroes[by], by)).ability === 'step-on-kill';
  yield { type: 'killed', monster: target, by, step };
}

/** A monster's attack on a hero, by the same contest rules (R12.1). */
export function* assault(game: Game, monster: Monster, target: CharacterId): Script<HeroesEvent> {
  yield { type: 'attacked', by: monster.id, target };
  const struck = yield* guardian(game, target);
  const hero = must(game.now().heroes[struck], struck);
  const dice = Math.max(0, monsterKind(game.content, monster).attack - (monster.dimmed ?? 0));
  const hits = yield* contested(game, { figure: monster.id, dice }, { figure: struck, dice: defenceDice(game.content, hero) }, 'attack');
  yield hits === 0 ? { type: 'missed', by: monster.id, target: struck } : { type: 'wounded', target: struck, damage: hits };
}

/** The Squire may take an attack aimed at a neighbour, once a turn; whether they are neighbours the Squire's player sees. */
function* guardian(game: Game, target: CharacterId): Script<HeroesEvent, CharacterId> {
  const { heroes } = game.now();
  const squire = Object.values(heroes).find(
    (hero) =>
      hero.id !== target && heroKind(game.content, hero).ability === 'guard-ally' && !hero.guarded && !isDead(hero) && hero.room === heroes[target]?.room,
  );
  if (!squire) return target;
  const taken = yield* window({ key: 'heroes.may-guard', with: { hero: squire.id, ally: target } }, [squire.id], [
    { id: 'guard', line: { key: 'heroes.guard', with: { ally: target } } },
  ]);
  if (!taken) return target;
  yield { type: 'guarded', hero: squire.id, ally: target };
  return squire.id;
}
