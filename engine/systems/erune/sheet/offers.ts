import type { Id } from '../../../core/ruleset';
import { draft, type Draft, type Offering } from '../area';
import type { Content } from '../content';
import { levelOf } from '../points';
import type { Adventurer } from '../state';
import type { View } from '../view';
import { choices, levelUp, owed, type Growth } from './character';
import { belongings, full, inUse } from './gear';
import { growing } from './grow';

/** A character that may still be made: other skills, other fields. */
function making(content: Content, view: View, as: Id): readonly Draft[] {
  const who = growing(view, as);
  if (view.phase !== 'lobby' || !who || who.level > 1 || who.xp > 0 || who.quests.length > 0) return [];
  const open = choices(content, who.kind);
  const others = open.skills.filter((skill) => !who.skills.includes(skill));
  const skills = who.kind === 'mos'
    ? others.map((skill) => draft('choose', { type: 'choose', as, skills: [...who.skills.slice(1), skill] }, 'choose-skill', { skill }))
    : others.map((skill) => draft('choose', { type: 'choose', as, skill }, 'choose-skill', { skill }));
  const fields = open.fields.filter((field) => !who.fields.includes(field)).map((field) => draft('choose', { type: 'choose', as, fields: [...who.fields.slice(1), field] }, 'choose-field', { field }));
  return [...skills, ...fields];
}

const bringing = (content: Content, view: View, { id, fields, brought, ...who }: Adventurer): readonly Draft[] => {
  if (view.phase !== 'lobby') return [];
  const most = levelOf(content, who).brought;
  return fields.filter((field) => !brought.includes(field)).map((field) => draft('bring', { type: 'bring', as: id, fields: [...brought.slice(brought.length < most ? 0 : 1), field] }, 'bring', { field }));
};

function growth(content: Content, as: Id, who: Growth & { readonly kind: Id }): readonly Draft[] {
  const up = levelUp(content, who.kind, who);
  const { skills, fields } = up ?? owed(content, who.kind, who);
  const lessons = [
    ...skills.map((skill) => draft('level', { type: 'level-up', as, skill }, 'learn-skill', { skill })),
    ...fields.map((field) => draft('level', { type: 'level-up', as, field }, 'learn-field', { field })),
  ];
  return up && lessons.length === 0 ? [draft('level', { type: 'level-up', as }, 'level-up', { level: up.level })] : lessons;
}

const gear = (content: Content, who: Adventurer): readonly Draft[] => [
  ...[...new Set([...who.weapons, ...who.protections])].filter((item) => !inUse(who, item)).map((item) => draft('gear', { type: 'equip', as: who.id, item }, 'equip', { item })),
  ...[...(who.wielded ? [who.wielded] : []), ...who.worn].map((item) => draft('gear', { type: 'stow', as: who.id, item }, 'stow', { item })),
  // Only where something may have to make room.
  ...belongings(who).filter((item) => content.items[item]?.class !== 'equipment' && full(content, who, item)).map((item) => draft('discard', { type: 'discard', as: who.id, item }, 'discard', { item })),
];

const town = (content: Content, view: View, who: Adventurer): readonly Draft[] => {
  if (view.phase !== 'town' || who.done) return [];
  return [
    ...Object.values(content.items).flatMap(({ id, buy }) => (buy === undefined ? [] : [draft('buy', { type: 'buy', as: who.id, item: id }, 'buy', { item: id, gold: buy })])),
    ...belongings(who).flatMap((item) => draft('sell', { type: 'sell', as: who.id, item }, 'sell', { item, gold: content.items[item]?.sell ?? 0 })),
    { ...draft('leave-town', { type: 'leave-town', as: who.id }, 'leave-town'), onward: true },
  ];
};

const slaying = (view: View, { id }: Adventurer): readonly Draft[] =>
  view.help === 'sheets' ? Object.values(view.monsters).filter(({ active }) => active).map(({ id: monster }) => draft('slay', { type: 'slay', as: id, monster }, 'slay', { monster })) : [];

export const offering: Offering = (content, view, hands) =>
  hands.flatMap((id) => {
    const who = view.adventurers[id];
    const grows = growing(view, id);
    const rests = view.phase === 'town' || view.remembered['camp-turn'] === String(view.turn);
    return [
      ...making(content, view, id),
      ...(grows && rests ? growth(content, id, grows) : []),
      ...(who ? [...bringing(content, view, who), ...gear(content, who), ...town(content, view, who), ...slaying(view, who)] : []),
    ];
  });
