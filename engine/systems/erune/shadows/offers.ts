import type { Id } from '../../../core/ruleset';
import { draft, type Draft, type Offering } from '../area';
import { hasAbility } from '../board';
import { masters } from '../combat/skill';
import type { Content } from '../content';
import { active, inSight, living, monsterKind, neighbours, questOf, type Monster } from '../state';
import type { View } from '../view';
import { isExplored, near, openable } from './move';
import { isFresh } from './skill';
import { inRange, spellsOf } from './spell';

function attacks(content: Content, view: View, as: Id, monster: Monster): readonly Draft[] {
  const id = monster.id;
  const way = monster.chain ? ({ chained: true } as const) : {};
  const shoots = monsterKind(content, monster).attack.kind !== 'melee';
  const skills = ['adrenaline', 'power'].filter((skill) => masters(content, view, id, skill));
  const allies = active(view).filter((other) => other.id !== id && !other.acted.includes('combat') && inSight(content, view, other.room, monster.room));
  return living(view).filter(({ room }) => inSight(content, view, monster.room, room)).flatMap(({ id: target, room }) => [
    draft('monster-attack', { type: 'monster-attack', as, monster: id, target, ...way }, monster.chain ? 'monster-chain' : 'monster-attack', { monster: id, target }),
    ...(shoots && room === monster.room ? [draft('monster-attack', { type: 'monster-attack', as, monster: id, target, ...way, shoot: true }, 'monster-shoot', { monster: id, target })] : []),
    ...skills.map((skill) => draft('monster-attack', { type: 'monster-attack', as, monster: id, target, skills: [skill], ...way }, 'monster-attack-skill', { monster: id, target, skill })),
    ...(masters(content, view, id, 'backstab') ? [draft('monster-attack', { type: 'monster-attack', as, monster: id, target, behind: true, skills: ['backstab'], ...way }, 'monster-backstab', { monster: id, target })] : []),
    ...(masters(content, view, id, 'group-attack') && !monster.chain ? allies.map(({ id: group }) => draft('monster-attack', { type: 'monster-attack', as, monster: id, target, group }, 'monster-group', { monster: id, target, group })) : []),
  ]);
}

function moves(content: Content, view: View, as: Id, monster: Monster): readonly Draft[] {
  const id = monster.id;
  const behind = questOf(content, view).doors.flatMap(({ between: [a, b] }) => (a === monster.room ? [b] : b === monster.room ? [a] : [])).filter((to) => openable(content, view, monster.room, to));
  const past = hasAbility(content, monster, 'herald-of-shadows') ? near(view, monster.room) : [];
  return [
    ...[...new Set([...neighbours(content, view, monster.room), ...behind])].map((to) => draft('monster-move', { type: 'monster-move', as, monster: id, to }, 'monster-move', { monster: id, to })),
    draft('monster-move', { type: 'monster-move', as, monster: id, ...(past.length > 0 && { past: [...past] }) }, past.length > 0 ? 'monster-herald' : 'monster-shift', { monster: id }),
  ];
}

function spells(content: Content, view: View, as: Id, monster: Monster): readonly Draft[] {
  return spellsOf(content, monster).flatMap((ability): readonly Draft[] => {
    const spell = ability.id;
    const command = { type: 'monster-cast', as, monster: monster.id, spell } as const;
    if (!ability.dice) return [draft('monster-cast', command, 'monster-cast', { monster: monster.id, spell })];
    return living(view).filter(({ id }) => inRange(content, view, monster, ability, id)).map(({ id: target }) => draft('monster-cast', { ...command, targets: [target] }, 'monster-cast-on', { monster: monster.id, spell, target }));
  });
}

/** What the Master of Shadows does with skills of the dungeon, and with curses. */
function arts(content: Content, view: View, as: Id): readonly Draft[] {
  const has = (skill: Id) => masters(content, view, as, skill);
  const curses = Object.values(content.skills).filter(({ id, family }) => family === 'curse' && has(id));
  const empty = Object.keys(view.rooms).filter((room) => isExplored(view, room) && near(view, room).length === 0);
  return [
    ...curses.flatMap(({ id: curse }) => living(view).map(({ id: target }) => draft('curse', { type: 'curse', as, curse, target }, 'curse', { curse, target }))),
    ...living(view).flatMap(({ id: target, curse }) => (curse ? [draft('curse', { type: 'lift-curse', as, target }, 'lift-curse', { curse: curse.curse, target })] : [])),
    ...(has('roaming-monsters') ? empty.flatMap((room) => (['rat', 'goblin'] as const).map((kind) => draft('roam', { type: 'roam', as, kind, room }, 'roam', { kind, room }))) : []),
  ];
}

export const offering: Offering = (content, view, hands) => {
  if (!view.mos) return view.phase === 'mos' ? [{ ...draft('turn', { type: 'monsters-act' }, 'monsters-act'), onward: true }] : [];
  const as = view.mos.id;
  if (!hands.includes(as)) return [];
  const awake = active(view);
  if (view.phase === 'mos')
    return [
      ...awake.flatMap((monster) => [
        ...(view.help === 'sheets' ? [] : [...attacks(content, view, as, monster), ...spells(content, view, as, monster)]),
        ...moves(content, view, as, monster),
        draft('monster-prepare', { type: 'monster-prepare', as, monster: monster.id }, 'monster-prepare', { monster: monster.id }),
      ]),
      ...arts(content, view, as),
    ];
  if (view.phase !== 'adventurers' || !masters(content, view, as, 'ambush')) return [];
  return awake.filter(({ room }) => isFresh(view, room)).flatMap(({ id: monster, room }) => near(view, room).map((target) => draft('ambush', { type: 'ambush', as, monster, target }, 'ambush', { monster, target })));
};
