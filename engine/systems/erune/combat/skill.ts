import type { CharacterId, Id } from '../../../core/ruleset';
import { hasAbility, typesOf } from '../board';
import type { Content } from '../content';
import { purse } from '../points';
import { must, type Game, type Known, type Monster, type Rule } from '../state';

/** R47.5, R47.7: what a monster masters by its type, for nothing. */
const BY_TYPE: Readonly<Record<string, readonly Id[]>> = {
  'green-skin': ['group-attack'], // R47.7
  demon: ['retribution'], // R47.7
  animated: ['intrepid'], // R47.7
  major: ['intrepid', 'magic-resilience'], // R47.7
};

const sideOf = (known: Known, figure: Id): 'mos' | 'adventurers' => (known.adventurers[figure] ? 'adventurers' : 'mos');
const isTaught = (known: Known, figure: Id, skill: Id): boolean => known.taught.some((each) => each.side === sideOf(known, figure) && each.skill === skill);
export const byType = (content: Content, known: Known, figure: Id, skill: Id): boolean => {
  const monster = known.monsters[figure];
  return monster !== undefined && typesOf(content, monster).some((type) => BY_TYPE[type]?.includes(skill));
};

/** Blood makes a thirsty monster strike again. */
const isThirst = (content: Content, monster: Monster | undefined, skill: Id): boolean => skill === 'chained-attack' && monster !== undefined && hasAbility(content, monster, 'bloodthirsty');

/** R39.1: a skill is used by who masters it; a monster has the MoS's, its type's, and those announced (R53.12). */
export function masters(content: Content, known: Known, figure: Id, skill: Id): boolean {
  if (!content.skills[skill]) return false;
  const who = known.adventurers[figure];
  if (who) return who.skills.includes(skill) || isTaught(known, figure, skill); // R3.8 R39.1
  const monster = known.monsters[figure];
  if (byType(content, known, figure, skill) || isTaught(known, figure, skill)) return true; // R53.12
  if (isThirst(content, monster, skill)) return true; // R47.4
  return known.mos?.skills.includes(skill) ?? false; // R39.1
}

/** R39.1, R39.12, R39.13: SP to pay; against a Major one more. */
export function price(content: Content, known: Known, figure: Id, skill: Id, against?: Id): number {
  const { cost } = must(content.skills[skill], skill);
  const given = byType(content, known, figure, skill); // R39.12 R47.5
  const free = given || isTaught(known, figure, skill) || isThirst(content, known.monsters[figure], skill);
  const foe = against ? known.monsters[against] : undefined;
  const terror = foe && known.adventurers[figure] && typesOf(content, foe).includes('major') ? 1 : 0; // R39.13
  return (free ? 0 : cost) + terror;
}

/** SP that this figure may spend: an Adventurer's own, or the reserve and what the monster prepared (R29.2). */
export function means(known: Known, figure: Id): number {
  const who = known.adventurers[figure];
  if (who) return who.cards > 0 ? 0 : purse(who, 'sp'); // R36.10
  const own = known.monsters[figure]?.prepared ?? 0; // R29.2
  return own + (known.mos ? known.reserve : 0); // R53.6
}

export const affords = (content: Content, known: Known, figure: Id, skill: Id, against?: Id): boolean => price(content, known, figure, skill, against) <= means(known, figure);
/** Masters it, can pay it, and wants to be asked. */
export const ready = (content: Content, known: Known, figure: Id, skill: Id, against?: Id): boolean =>
  masters(content, known, figure, skill) && affords(content, known, figure, skill, against) && !known.adventurers[figure]?.never.includes(skill);

export function* pay(game: Game, figure: Id, skill: Id, against?: Id): Rule {
  const cost = price(game.content, game.now(), figure, skill, against);
  yield { type: 'skill-used', who: figure, skill, cost };
  if (cost === 0) return;
  if (game.now().adventurers[figure]) return yield* own(figure, cost);
  const prepared = Math.min(cost, game.now().monsters[figure]?.prepared ?? 0);
  if (prepared > 0) yield { type: 'readied', monster: figure, amount: -prepared }; // R29.2
  if (cost > prepared) yield { type: 'reserve', amount: prepared - cost }; // R38.3
}

function* own(who: CharacterId, amount: number): Rule {
  yield { type: 'spent', who, points: 'sp', amount }; // R38.1 R39.1
}
