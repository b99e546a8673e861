import { idle, spent } from '../actions';
import type { Of } from '../command';
import type { Content, Item } from '../content';
import { joined } from '../roll';
import { adventurer, inSight, isEngaged, must, not, type Adventurer, type Game, type Known, type Monster, type Not, type Rule } from '../state';
import { masters, means, price } from './skill';
import { strike } from './strike';
import { attackPool, canUse, shoots, strikes, weaponOf } from './weapon';

/** Skills that are declared with the attack; the others answer its roll. */
const DECLARED: Readonly<Record<string, (command: Of<'attack'>, melee: boolean) => boolean>> = {
  adrenaline: () => true,
  power: () => true,
  backstab: ({ behind }) => behind === true, // R13.9
  hawkeye: (_, melee) => !melee,
  'circular-attack': ({ others }, melee) => melee && (others?.length ?? 0) > 0,
  'group-attack': ({ group }) => group !== undefined,
};

/** Hand to hand where the weapon and the room allow it, else from afar. */
const isMelee = (content: Content, who: Adventurer, { room }: { readonly room: string }, shoot?: boolean): boolean => strikes(content, who) && who.room === room && !(shoot && shoots(content, who));

export function cannotAttack(content: Content, known: Known, command: Of<'attack'>): Not {
  const { as, target, chained } = command;
  const why = chained ? cannotChain(content, known, as) : spent(known, as, 'combat');
  if (why) return why;
  if (known.help === 'sheets') return not('sheets-only');
  const who = adventurer(known, as);
  if (who.hindered.includes('attack')) return not('hindered', { hero: as });
  const monster = known.monsters[target];
  if (!monster?.active) return not('no-such-target'); // R11.1
  const armed = cannotUse(content, who);
  if (armed) return armed;
  return cannotReach(content, known, who, monster, command.shoot) ?? cannotDeclare(content, known, command, isMelee(content, who, monster, command.shoot)) ?? cannotJoin(content, known, command);
}

function cannotUse(content: Content, who: Adventurer): Not {
  const { wielded, unloaded } = who;
  if (wielded && !canUse(content, who, wielded)) return not('cannot-use', { hero: who.id, item: wielded }); // R43.9
  return wielded && unloaded.includes(wielded) ? not('unloaded', { weapon: wielded }) : undefined; // R5.6 R59.4
}

/** R15.3, R21.1: near enough for the hand, or in sight and not engaged with the shooter. */
function cannotReach(content: Content, known: Known, who: Adventurer, monster: Monster, shoot?: boolean): Not {
  if (isMelee(content, who, monster, shoot)) return undefined;
  if (!shoots(content, who)) return not('too-far', { target: monster.id }); // R15.3 R59.5
  if (!inSight(content, known, who.room, monster.room)) return not('not-in-sight', { target: monster.id }); // R21.1
  if (who.hindered.includes('shoot')) return not('hindered', { hero: who.id });
  return isEngaged(known, who.id, monster.id) ? not('engaged-with', { target: monster.id }) : undefined; // R16.7 R21.2 R21.4
}

function cannotDeclare(content: Content, known: Known, command: Of<'attack'>, melee: boolean): Not {
  const { as, target, skills = [], chained } = command;
  if (new Set(skills).size < skills.length) return not('skill-twice'); // R39.2
  for (const skill of skills) {
    if (!DECLARED[skill]?.(command, melee)) return not('skill-does-not-fit');
    if (!masters(content, known, as, skill)) return not('not-mastered', { hero: as, skill }); // R39.1 R3.8
  }
  const cost = [...skills, ...(chained ? ['chained-attack'] : [])].reduce((sum, skill) => sum + price(content, known, as, skill, target), 0);
  return cost > means(known, as) ? not('too-few-sp', { hero: as, need: cost, have: means(known, as) }) : undefined; // R39.1
}

function cannotJoin(content: Content, known: Known, { as, target, group, others = [], between, skills = [] }: Of<'attack'>): Not {
  const room = known.monsters[target]?.room;
  const strange = others.find((other) => other === target || !known.monsters[other]?.active || known.monsters[other]?.room !== room);
  if (strange !== undefined || others.length > 4) return not('no-such-target');
  if (others.length > 0 && !skills.includes('circular-attack') && !spreads(weaponOf(content, adventurer(known, as)))) return not('one-target');
  if (between !== undefined && !known.monsters[between] && !known.adventurers[between]) return not('no-such-target');
  if (group === undefined) return undefined;
  if (!skills.includes('group-attack') || group === as) return not('skill-does-not-fit');
  const why = spent(known, group, 'combat');
  if (why) return why;
  const ally = adventurer(known, group);
  return cannotUse(content, ally) ?? cannotReach(content, known, ally, must(known.monsters[target], target));
}

const spreads = (weapon: Item | undefined): boolean => weapon?.blast === 'sure'; // R59.8

function cannotChain(content: Content, known: Known, as: string): Not {
  const why = idle(known, as);
  if (why) return why;
  if (!adventurer(known, as).chain) return not('no-kill', { hero: as });
  return masters(content, known, as, 'chained-attack') ? undefined : not('not-mastered', { hero: as, skill: 'chained-attack' });
}

export function* attack(game: Game, { as, target, behind, skills = [], others = [], group, between, chained, shoot }: Of<'attack'>): Rule {
  const { content } = game;
  const who = adventurer(game.now(), as);
  const weapon = weaponOf(content, who);
  const melee = isMelee(content, who, must(game.now().monsters[target], target), shoot);
  yield chained ? { type: 'chained', who: as, open: false } : { type: 'acted', who: as, action: 'combat' }; // R15.1
  if (group) yield { type: 'acted', who: group, action: 'combat' };
  const ally = group ? adventurer(game.now(), group) : undefined;
  const searing = (): boolean => adventurer(game.now(), as).boosts.some((boost) => boost.unstoppable && (boost.roll === 'attack' || boost.roll === 'weapon-attack'));
  for (let shot = 0; shot < (weapon?.shots ?? 1); shot++) // R59.8
    yield* strike(game, {
      by: as, targets: [target, ...others], kind: melee ? 'melee' : 'ranged', behind: behind ?? false, area: spreads(weapon), unstoppable: searing(),
      dice: joined(attackPool(content, game.now(), adventurer(game.now(), as)), ally && attackPool(content, game.now(), ally)),
      skills: [...(chained && shot === 0 ? ['chained-attack'] : []), ...(shot === 0 ? skills : skills.filter((skill) => skill === 'circular-attack'))],
      ...(weapon && { weapon: weapon.id }), ...(group && { group }), ...(between && { between }),
    });
  if (weapon?.marks?.includes('reload')) yield { type: 'unloaded', who: as, weapon: weapon.id }; // R5.6 R59.4
  if (chained) yield { type: 'chained', who: as, open: false };
}
