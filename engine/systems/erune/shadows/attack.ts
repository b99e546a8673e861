import type { Id } from '../../../core/ruleset';
import { notMos } from '../actions';
import { typesOf } from '../board';
import { masters, means, pay, price } from '../combat/skill';
import { strike } from '../combat/strike';
import { monsterPool } from '../combat/weapon';
import type { Of } from '../command';
import type { Content } from '../content';
import { joined } from '../roll';
import { adventurer, inSight, isEngaged, living, monsterKind, must, not, type Game, type Known, type Monster, type Not, type Rule } from '../state';
import { magnet, stays } from './figure';

type Attack = Of<'monster-attack'>;
export type Plan = Pick<Attack, 'monster' | 'target' | 'behind' | 'skills' | 'others' | 'group' | 'ability' | 'chained' | 'shoot'>;

/** Skills that are declared with the attack; the others answer its roll. */
const DECLARED: Readonly<Record<Id, (plan: Plan, melee: boolean) => boolean>> = {
  adrenaline: () => true,
  power: () => true,
  backstab: ({ behind }) => behind === true, // R13.9
  'circular-attack': ({ others = [] }, melee) => melee && others.length > 0,
};

/** R47.1: hand to hand, or from afar; an attack for both is a shot where it is asked for, or needed. */
export const isMelee = (content: Content, known: Known, monster: Monster, target: Id, shoot?: boolean): boolean =>
  adventurer(known, target).room === monster.room && (monsterKind(content, monster).attack.kind === 'melee' || !shoot); // R47.1 R58.2

/** Why this monster cannot strike this Adventurer from where it stands. */
export function outOfReach(content: Content, known: Known, monster: Monster, target: Id, shoot?: boolean): Not {
  const who = known.adventurers[target];
  if (!who) return not('no-such-adventurer');
  if (who.dead) return not('dead', { hero: target });
  if (isMelee(content, known, monster, target, shoot)) return undefined;
  if (monsterKind(content, monster).attack.kind === 'melee') return not('monster-too-far', { monster: monster.id, target }); // R15.3
  if (!inSight(content, known, monster.room, who.room)) return not('monster-sees-not', { monster: monster.id, target }); // R21.1
  if (monster.hindered.includes('shoot')) return not('monster-hindered', { monster: monster.id });
  if (isEngaged(known, target, monster.id)) return not('monster-engaged', { monster: monster.id, target }); // R16.7 R21.2
  const drawn = magnet(content, known, monster) ?? target;
  return drawn === target ? undefined : not('monster-provoked', { monster: monster.id, target: drawn });
}

/** Whom Provocation makes it attack, if it can. */
export const lure = (content: Content, known: Known, monster: Monster): Id | undefined =>
  monster.provoked !== undefined && !outOfReach(content, known, monster, monster.provoked) ? monster.provoked : undefined;

/** Whose Group Attack it is: it costs nothing only where all are Green Skins. */
const leader = (content: Content, known: Known, { monster, group }: Plan): Id =>
  group !== undefined && !typesOf(content, must(known.monsters[group], group)).includes('green-skin') ? group : monster; // R47.7

export function cannotAttack(content: Content, known: Known, command: Attack): Not {
  const { as, monster: id, target, chained } = command;
  const why = chained ? cannotChain(content, known, as, id) : stays(known, as, id, 'combat');
  if (why) return why;
  return unfit(content, known, command) ?? (known.help === 'sheets' ? not('sheets-only') : lured(content, known, id, target));
}

function lured(content: Content, known: Known, id: Id, target: Id): Not {
  const wanted = lure(content, known, must(known.monsters[id], id));
  return wanted !== undefined && wanted !== target ? not('monster-provoked', { monster: id, target: wanted }) : undefined;
}

/** What is wrong with the attack itself, whenever it is made. */
function unfit(content: Content, known: Known, plan: Attack): Not {
  const { monster: id, target, ability, shoot } = plan;
  const monster = must(known.monsters[id], id);
  const far = outOfReach(content, known, monster, target, shoot);
  if (far) return far;
  if (ability !== undefined && !monsterKind(content, monster).abilities.some((each) => each.id === ability && each.kind === 'red')) return not('no-such-ability', { monster: id }); // R47.2
  return unjoined(content, known, plan) ?? undeclared(content, known, plan);
}

/** The monster that joins in, and who else is struck. */
function unjoined(content: Content, known: Known, { as, monster: id, target, group, others = [], skills = [], shoot }: Attack): Not {
  const beside = (who: Id) => known.adventurers[who] !== undefined && !adventurer(known, who).dead && adventurer(known, who).room === adventurer(known, target).room && who !== target;
  if (others.some((who, i) => !beside(who) || others.indexOf(who) !== i)) return not('no-such-adventurer');
  if (others.length > 0 && !skills.includes('circular-attack')) return not('one-target');
  if (group === undefined) return undefined;
  if (group === id) return not('no-such-monster');
  const why = stays(known, as, group, 'combat');
  if (why) return why;
  const payer = leader(content, known, { monster: id, target, group });
  if (!masters(content, known, payer, 'group-attack')) return not('not-mastered', { hero: as, skill: 'group-attack' });
  return outOfReach(content, known, must(known.monsters[group], group), target, shoot);
}

function undeclared(content: Content, known: Known, plan: Attack): Not {
  const { as, monster: id, target, skills = [], group, chained, shoot } = plan;
  if (new Set(skills).size < skills.length) return not('skill-twice'); // R39.2
  const melee = isMelee(content, known, must(known.monsters[id], id), target, shoot);
  for (const skill of skills) {
    if (!DECLARED[skill]?.(plan, melee)) return not('skill-does-not-fit');
    if (!masters(content, known, id, skill)) return not('not-mastered', { hero: as, skill }); // R39.1
  }
  const own = [...skills, ...(chained ? ['chained-attack'] : [])].reduce((sum, skill) => sum + price(content, known, id, skill), 0);
  const payer = group === undefined ? id : leader(content, known, plan);
  const joint = group === undefined ? 0 : price(content, known, payer, 'group-attack');
  // What a monster prepared is its own: another cannot spend it (R29.2).
  const have = payer === id || joint === 0 ? means(known, id) : Math.min(means(known, id), known.reserve + own);
  return own + joint > have ? not('too-few-in-reserve', { need: own + joint, have }) : undefined; // R39.1
}

function cannotChain(content: Content, known: Known, as: Id, id: Id): Not {
  const why = notMos(known, as);
  if (why) return why;
  const monster = known.monsters[id];
  if (!monster?.active) return not('no-such-monster'); // R11.1
  if (!monster.chain) return not('monster-no-chain', { monster: id }); // R47.4
  return masters(content, known, id, 'chained-attack') ? undefined : not('not-mastered', { hero: as, skill: 'chained-attack' });
}

export function* attack(game: Game, command: Attack): Rule {
  const { monster: id, group, chained } = command;
  yield chained ? { type: 'chained', who: id, open: false } : { type: 'monster-acted', monster: id, action: 'combat' };
  if (group) yield { type: 'monster-acted', monster: group, action: 'combat' };
  yield* assault(game, command);
}

/** The blow itself: the dice of the card, the boss's, and those of who joins in (R47.1). */
export function* assault(game: Game, plan: Plan): Rule {
  const { monster: id, target, behind, skills = [], others = [], group, ability, chained, shoot } = plan;
  const { content } = game;
  const monster = must(game.now().monsters[id], id);
  const melee = isMelee(content, game.now(), monster, target, shoot);
  const red = monsterKind(content, monster).abilities.find((each) => each.id === ability);
  if (group) yield* pay(game, leader(content, game.now(), plan), 'group-attack'); // R39.1
  yield* strike(game, {
    by: id, targets: [target, ...others], kind: melee ? 'melee' : 'ranged', behind: behind ?? false,
    dice: joined(monsterPool(content, game.now(), id, ability), group ? monsterPool(content, game.now(), group) : undefined), // R47.1
    skills: [...(chained ? ['chained-attack'] : []), ...skills], ...(red?.unstoppable && { unstoppable: true }), ...(group && { group }),
  });
  if (chained && game.now().monsters[id]) yield { type: 'chained', who: id, open: false };
}

/** Adventurers whom it could strike now. */
export const victims = (content: Content, known: Known, monster: Monster, shoot?: boolean): readonly Id[] =>
  living(known).filter(({ id }) => !outOfReach(content, known, monster, id, shoot)).map(({ id }) => id);
