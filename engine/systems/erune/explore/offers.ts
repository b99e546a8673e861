import { draft, type Draft, type Offering } from '../area';
import { roomCard } from '../board';
import { masters } from '../combat/skill';
import type { Content } from '../content';
import { inSight, monstersIn, neighbours, questOf, type Adventurer } from '../state';
import type { View } from '../view';
import { hasAbility, isMoving } from './move';
import { tokenIn } from './token';

/** Moves: within the room, to the next ones, and through doors. */
function ways(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const rooms = [...new Set(neighbours(content, view, who.room))];
  const doors = questOf(content, view).doors.filter(({ id, between }) => view.doors[id] === 'closed' && between.includes(who.room));
  const foes = monstersIn(view, who.room).filter(({ active }) => active).map(({ id }) => id);
  const teleports = hasAbility(content, who, 'teleport') || who.boosts.some(({ roll }) => roll === 'teleport');
  const far = Object.keys(view.rooms).filter((room) => room !== who.room);
  const skilled = (['race', 'footwork'] as const).filter((skill) => masters(content, view, as, skill));
  return [
    ...(isMoving(who)
      ? [
          ...rooms.map((to) => draft('move', { type: 'go-on', as, to }, 'go-on', { to })),
          ...(foes.length > 0 ? [draft('move', { type: 'go-on', as, leaves: foes }, 'go-on-leaving')] : []),
        ]
      : [
          draft('move', { type: 'move', as }, who.inPit ? 'climb-out' : 'move'),
          ...rooms.map((to) => draft('move', { type: 'move', as, to }, 'move-to', { to })),
          ...skilled.flatMap((skill) => [undefined, ...rooms].map((to) => draft('move', { type: 'move', as, skills: [skill], ...(to && { to }) }, to ? 'move-to-skill' : 'move-skill', { skill, ...(to && { to }) }))),
          ...(foes.length > 0 ? [draft('move', { type: 'move', as, leaves: foes }, 'move-leaving')] : []),
          ...(teleports ? [undefined, ...far].map((to) => draft('move', { type: 'move', as, ...(to && { to }), teleport: true }, to ? 'teleport-to' : 'teleport', { ...(to && { to }) })) : []),
        ]),
    ...doors.map(({ id: door }) => draft('open', { type: 'open', as, door }, 'open', { door })),
    ...(view.rooms[who.room]?.pits && !who.inPit ? [draft('move', { type: 'jump', as }, 'jump')] : []),
    ...(who.inPit && isMoving(who) ? [draft('move', { type: 'climb', as }, 'climb')] : []),
    draft('turn', { type: 'turn', as }, 'turn'),
  ];
}

function finds(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const { room } = who;
  const there = view.rooms[room];
  if (!there) return [];
  const { furniture } = roomCard(content, view, room);
  const tokens = there.events.flatMap((id) => tokenIn(content, view, room, id) ?? []);
  return [
    draft('detect', { type: 'detect', as }, 'detect'),
    draft('search', { type: 'search', as, place: 'room' }, 'search-room', { room }),
    ...furniture.map(({ id }) => draft('search', { type: 'search', as, place: id }, 'search', { place: id })),
    ...[...new Set(there.traps)].map((trap) => draft('disarm', { type: 'disarm', as, trap }, 'disarm', { trap })),
    ...(who.traps > 0 ? [draft('lay-trap', { type: 'lay-trap', as }, 'lay-trap')] : []),
    ...tokens.filter(({ id, again }) => again || !view.met.includes(id)).map(({ id: event }) => draft('event', { type: 'trigger', as, event }, 'trigger', { event })),
  ];
}

function gifts(content: Content, view: View, who: Adventurer): readonly Draft[] {
  const as = who.id;
  const allies = view.order.flatMap((id) => view.adventurers[id] ?? []).filter((ally) => ally.id !== as && !ally.dead && inSight(content, view, who.room, ally.room));
  const items = [...new Set([...who.satchel, ...Object.keys(who.substances), ...who.weapons, ...who.protections, ...who.equipment, ...who.artifacts])];
  return allies.flatMap(({ id: to }) => [
    ...items.map((item) => draft('give', { type: 'give', as, to, item }, 'give', { to, item })),
    ...(who.gold > 0 ? [draft('give', { type: 'give', as, to, item: 'gold', count: Math.min(10, who.gold) }, 'give-gold', { to, count: Math.min(10, who.gold) })] : []),
  ]);
}

/** The Master of Shadows sees who walks where the hidden traps are. */
const traps = (view: View): readonly Draft[] => {
  const { mos, secrets } = view;
  if (!mos || !secrets) return [];
  const movers = Object.values(view.adventurers).filter((who) => !who.dead && isMoving(who));
  return movers.flatMap(({ id: target, room }) => [...new Set(secrets[room]?.traps)].map((trap) => draft('trap', { type: 'trap', as: mos.id, target, trap }, 'trap', { target, trap })));
};

export const offering: Offering = (content, view, hands) => [
  ...(view.phase === 'adventurers' ? hands.flatMap((id) => view.adventurers[id] ?? []).filter(({ dead, done }) => !dead && !done).flatMap((who) => [...ways(content, view, who), ...finds(content, view, who), ...gifts(content, view, who)]) : []),
  ...(view.mos && hands.includes(view.mos.id) ? traps(view) : []),
];
