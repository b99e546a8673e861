import { draft, type Draft, type Offering } from '../area';
import { roomCard } from '../board';
import type { Content } from '../content';
import { adventurer, inSight, monstersIn, type Adventurer } from '../state';
import type { View } from '../view';
import { masters } from './skill';

/** Attacks, with and without what can be declared before the roll: the plain one, and one for each skill. */
function attacks(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const foes = Object.values(view.monsters).filter(({ active, room }) => active && inSight(content, view, who.room, room));
  const has = (skill: string) => masters(content, view, as, skill);
  const way = who.chain ? ({ chained: true } as const) : {};
  return foes.flatMap(({ id: target, room }) => {
    const weapon = who.wielded ? { weapon: who.wielded, target } : { target };
    const others = monstersIn(view, room).filter(({ id, active }) => active && id !== target).map(({ id }) => id).slice(0, 2);
    const allies = Object.values(view.adventurers).filter((ally) => ally.id !== as && !ally.dead && !ally.done && ally.room === who.room);
    const skilled = (skill: string, key: string, { behind, others: also, group }: { readonly behind?: true; readonly others?: string[]; readonly group?: string } = {}) =>
      draft('attack', { type: 'attack', as, target, ...(behind && { behind }), skills: [skill], ...(also && { others: also }), ...(group && { group }), ...way }, key, { ...weapon, skill });
    return [
      draft('attack', { type: 'attack', as, target, ...way }, who.chain ? 'attack-chained' : who.wielded ? 'attack-with' : 'attack', weapon),
      ...['adrenaline', 'power', 'hawkeye'].filter(has).map((skill) => skilled(skill, 'attack-skill')),
      ...(has('backstab') ? [skilled('backstab', 'attack-behind', { behind: true })] : []),
      ...(has('circular-attack') && others.length > 0 ? [skilled('circular-attack', 'attack-skill', { others })] : []),
      ...(has('group-attack') ? allies.map(({ id: group }) => skilled('group-attack', 'attack-group', { group })) : []),
    ];
  });
}

function deeds(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const foes = monstersIn(view, who.room).filter(({ active }) => active).map(({ id }) => id);
  const wardrobes = view.rooms[who.room] ? roomCard(content, view, who.room).furniture.filter(({ id, kind }) => kind === 'wardrobe' && !view.rooms[who.room]?.emptied.includes(`${id}!`)) : [];
  const bombs = [...new Set(who.weapons)].filter((item) => content.items[item]?.blast === 'test');
  return [
    ...(view.rooms[who.room]?.source ? [draft('attack', { type: 'strike-source', as }, 'strike-source')] : []),
    ...(foes.length > 0 ? wardrobes.map(({ id: furniture }) => draft('attack', { type: 'topple', as, furniture, targets: foes.slice(0, 3) }, 'topple', { furniture })) : []),
    ...(foes.length > 0 ? bombs.map((item) => draft('attack', { type: 'throw', as, item, targets: foes.slice(0, 4) }, 'throw', { item })) : []),
    ...(who.wielded && who.unloaded.includes(who.wielded) ? [draft('attack', { type: 'reload', as }, 'reload', { weapon: who.wielded })] : []),
    ...(masters(content, view, as, 'provocation') ? foes.map((monster) => draft('skill', { type: 'provoke', as, monster }, 'provoke', { monster })) : []),
  ];
}

export const offering: Offering = (content, view, hands) =>
  view.phase !== 'adventurers' || view.help === 'sheets'
    ? []
    : hands.filter((id) => view.adventurers[id] && !view.adventurers[id]?.dead).flatMap((id) => [...attacks(content, view, adventurer(view, id)), ...deeds(content, view, adventurer(view, id))]);
