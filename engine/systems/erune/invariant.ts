import { isSingle, limitOf, pocketOf } from './bag';
import type { Content } from './content';
import { goldLimit, levelOf, maxOf } from './points';
import { boxed } from './overlay';
import { questOf, type Adventurer, type Known, type Monster } from './state';

/** What must be so in every state, whatever was played: each sentence says what is not. */
export function broken(printed: Content, known: Known): readonly string[] {
  const content = boxed(printed, known.overlay);
  return [
    ...(known.reserve < 0 ? [`the reserve is ${known.reserve}`] : []),
    ...Object.values(known.adventurers).flatMap((who) => adventurerFaults(content, who).map((fault) => `${who.id}: ${fault}`)),
    ...Object.entries(known.monsters).flatMap(([id, monster]) => monsterFaults(content, known, id, monster).map((fault) => `${id}: ${fault}`)),
    ...pairFaults(known),
    ...boxFaults(content, known),
    ...standing(content, known),
  ];
}

function adventurerFaults(content: Content, who: Adventurer): readonly string[] {
  const points = (['hp', 'sp', 'mp'] as const).filter((each) => who[each] < 0 || who[each] > maxOf(content, who, each)).map((each) => `${who[each]} ${each} of ${maxOf(content, who, each)}`);
  const bags = (['weapons', 'protections', 'satchel'] as const).filter((each) => who[each].length > limitOf(who, each)).map((each) => `${who[each].length} ${each}`);
  const own = [...who.weapons, ...who.protections, ...who.satchel, ...who.equipment, ...who.artifacts];
  const twice = own.filter((item, i) => isSingle(content, item) && own.indexOf(item) < i);
  const astray = (['weapons', 'protections', 'satchel', 'equipment', 'artifacts'] as const).flatMap((pocket) => who[pocket].filter((item) => pocketOf(content, item) !== pocket));
  const worn = who.worn.map((item) => content.items[item]?.kind);
  return [
    ...points,
    ...bags,
    ...twice.map((item) => `two of ${item}`),
    ...astray.map((item) => `${item} is in a wrong pocket`),
    ...(who.gold < 0 || who.gold > goldLimit(who) ? [`${who.gold} gold`] : []),
    ...(who.fate < 0 ? [`${who.fate} fate`] : []),
    ...(who.traps < 0 ? [`${who.traps} traps`] : []),
    ...(who.cards < 0 || who.laid < 0 || (who.laid > 0 && who.laid >= 3 * who.cards) ? [`${who.laid} SP lie on ${who.cards} cards`] : []),
    ...(who.dead && who.hp > 0 ? [`dead with ${who.hp} hp`] : []),
    ...(!who.dead && who.hp <= 0 && who.temporary.every(({ points: of }) => of !== 'hp') ? ['alive without hp'] : []),
    ...(who.wielded !== undefined && !who.weapons.includes(who.wielded) ? [`wields ${who.wielded}, which is not carried`] : []),
    ...who.worn.filter((item) => !who.protections.includes(item)).map((item) => `wears ${item}, which is not carried`),
    ...(new Set(worn).size < worn.length ? ['wears two of a kind'] : []),
    ...(who.temporary.some(({ amount, left }) => amount < 1 || left < 1) ? ['spent points lie beside the sheet'] : []),
    ...Object.entries(who.substances).filter(([, count]) => count < 1).map(([item, count]) => `${count} ${item}`),
    ...(who.skills.length > levelOf(content, who).skills ? [`${who.skills.length} skills`] : []),
  ];
}

function monsterFaults(content: Content, known: Known, id: string, { id: own, kind, hp, room, temporary, prepared }: Monster): readonly string[] {
  return [
    ...(own !== id ? [`is also called ${own}`] : []),
    ...(content.monsters[kind] ? [] : [`is of no kind: ${kind}`]),
    ...(hp <= 0 ? [`stands with ${hp} hp`] : []),
    ...(temporary < 0 || prepared < 0 ? ['owes stamina'] : []),
    ...(known.rooms[room] ? [] : [`is in ${room}, which nobody has seen`]),
  ];
}

/** Who is engaged lives, and once with each opponent. */
function pairFaults({ engaged, adventurers, monsters }: Known): readonly string[] {
  const pairs = engaged.map((pair) => pair.join(' and '));
  return [
    ...engaged.filter(([who]) => !adventurers[who] || adventurers[who].dead).map((pair) => `${pair.join(' and ')} are engaged, and the first is not alive`),
    ...engaged.filter(([, monster]) => !monsters[monster]).map((pair) => `${pair.join(' and ')} are engaged, and the second is not there`),
    ...pairs.filter((pair, i) => pairs.indexOf(pair) < i).map((pair) => `${pair} are engaged twice`),
  ];
}

/** Nothing brings more figures of a kind than the box holds (R2.8). */
function boxFaults(content: Content, known: Known): readonly string[] {
  return Object.values(content.monsters).flatMap(({ id, figures }) => {
    const there = Object.values(known.monsters).filter(({ kind }) => kind === id).length;
    return there > figures ? [`${there} figures of ${id}, and the box has ${figures}`] : [];
  });
}

function standing(content: Content, known: Known): readonly string[] {
  if (known.phase === 'lobby') return [];
  const rooms = new Set(questOf(content, known).rooms.map(({ id }) => id));
  return Object.values(known.adventurers).filter(({ room }) => !rooms.has(room)).map(({ id, room }) => `${id}: is in ${room}, which is not on the map`);
}
