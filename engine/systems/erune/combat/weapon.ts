import type { Id } from '../../../core/ruleset';
import type { Pool } from '../../../kit/effect';
import { bossOf } from '../board';
import type { Content, Item } from '../content';
import { levelOf } from '../points';
import { joined } from '../roll';
import { monsterKind, must, type Adventurer, type Boost, type Game, type Known, type Rule } from '../state';

/** R43.2, R43.9, R59.3: its rank, and whether it is made for this archetype. */
export function canUse(content: Content, who: { readonly kind: Id; readonly level: number }, item: Id): boolean {
  const thing = content.items[item];
  if (!thing) return false;
  if (thing.users && !thing.users.includes(who.kind)) return false; // R43.9
  const row = levelOf(content, who);
  const limit = thing.class === 'weapon' ? row.weapon : thing.class === 'protection' ? row.protection : Infinity;
  return (thing.rank ?? 0) <= limit; // R43.2 R59.3
}

export const weaponOf = (content: Content, who: Adventurer): Item | undefined => (who.wielded ? content.items[who.wielded] : undefined);
const kindOf = (content: Content, who: Adventurer): NonNullable<Item['kind']> => weaponOf(content, who)?.kind ?? 'melee';
export const shoots = (content: Content, who: Adventurer): boolean => kindOf(content, who) !== 'melee'; // R59.5 R21.3
export const strikes = (content: Content, who: Adventurer): boolean => kindOf(content, who) !== 'ranged'; // R59.5

const boosted = (boosts: readonly Boost[], rolls: readonly string[]): Pool => joined(...boosts.filter(({ roll }) => rolls.includes(roll)).map(({ dice }) => dice));
/** What is meant for an attack with this: a magic weapon takes nothing that is meant for weapons. */
const attackRolls = (content: Content, weapon: Id | undefined): readonly string[] => (weapon && content.items[weapon]?.magic ? ['attack'] : ['attack', 'weapon-attack']);

/** Dice for one roll only are gone with it, an Adventurer's and a monster's alike. */
export function* usedUp(game: Game, figure: Id, ...rolls: readonly string[]): Rule {
  const { adventurers, monsters } = game.now();
  const boosts = (adventurers[figure] ?? monsters[figure])?.boosts ?? [];
  if (boosts.some(({ lasts, roll }) => lasts === 'next' && rolls.includes(roll))) yield { type: 'boosts-used', who: figure, rolls };
}
/** The same for the dice of an attack with the weapon in use. */
export const attackUsedUp = (game: Game, figure: Id): Rule => usedUp(game, figure, ...attackRolls(game.content, game.now().adventurers[figure]?.wielded));

/** R14.2, R14.8: the weapon in use, or one black die. */
export function attackPool(content: Content, _: Known, who: Adventurer, weapon: Id | undefined = who.wielded): Pool {
  const arm = weapon ? content.items[weapon] : undefined;
  const own = arm?.dice ?? { black: 1 }; // R14.8
  const element = arm?.element && who.brought.some((field) => content.fields[field]?.school === arm.element) ? arm.elementDice : undefined; // R59.6
  const pool = joined(own, element, boosted(who.boosts, attackRolls(content, weapon)));
  // The Dragonskin Gauntlet makes one die of a magic weapon a better one.
  return arm?.magic && who.worn.includes('dragonskin-gauntlet') && pool['blue'] ? joined(less(pool, 'blue'), { red: 1 }) : pool;
}

const less = (pool: Pool, die: string): Pool => Object.fromEntries(Object.entries({ ...pool, [die]: (pool[die] ?? 0) - 1 }).filter(([, count]) => count > 0));

/** R14.5, R14.11: all pieces worn and one black die; a shield does not go with a weapon for two hands (R59.4). */
export function defencePool(content: Content, known: Known, figure: Id): Pool {
  const monster = known.monsters[figure];
  if (monster) {
    const boss = monster.boss ? bossOf(content, known, monster.boss) : undefined;
    const more = boosted(monster.boosts, ['defence']);
    return joined(monsterKind(content, monster).defence, boss?.defence, more); // R14.5 R47.1
  }
  const who = must(known.adventurers[figure], figure);
  const bothHands = weaponOf(content, who)?.marks?.includes('two-handed');
  const pieces = who.worn.map((item) => content.items[item]).filter((piece) => piece && !(bothHands && piece.kind === 'shield')); // R59.4
  const rings = who.artifacts.map((item) => content.items[item]).filter((thing) => thing?.ring);
  return joined({ black: 1 }, ...[...pieces, ...rings].map((thing) => thing?.dice), boosted(who.boosts, ['defence'])); // R14.11
}

/** A monster's attack from its card, or a red ability's own dice (R47.2). */
export function monsterPool(content: Content, known: Known, id: Id, ability?: Id): Pool {
  const monster = must(known.monsters[id], id);
  const card = monsterKind(content, monster);
  const boss = monster.boss ? bossOf(content, known, monster.boss) : undefined;
  const own = card.abilities.find((each) => each.id === ability)?.dice ?? card.attack.dice; // R47.1 R47.2
  const more = boosted(monster.boosts, ['attack']);
  return joined(own, boss?.attack, more); // R47.1
}
