import { within, type Condition, type Effect } from '../../../kit/effect';
import type { Content, Quest, Room } from '../content';

/** What a room can bring about, once somebody is there. */
const effectsIn = ({ furniture, events }: Room): readonly Effect[] => within([...furniture.flatMap(({ holds }) => holds ?? []), ...events.flatMap(({ effects }) => effects)]);

/** Rooms that can be entered, with the things and levers that are found on the way. */
function reached({ start, rooms, doors, recalls, events }: Quest): ReadonlySet<string> {
  const seen = new Set([start]);
  const told = within([...recalls, ...events].flatMap(({ effects }) => effects));
  for (;;) {
    const done = [...told, ...rooms.filter(({ id }) => seen.has(id)).flatMap(effectsIn)];
    const held = new Set(done.flatMap((effect) => (effect.op === 'give' ? [effect.item] : [])));
    const opened = new Set(done.flatMap((effect) => (effect.op === 'open' ? [effect.door] : [])));
    const next = doors.find(({ id, between, locked }) => between.some((room) => seen.has(room)) && !between.every((room) => seen.has(room)) && (!locked || held.has(locked) || opened.has(id))); // R7.3
    if (!next) return seen;
    for (const room of next.between) seen.add(room);
  }
}

const bosses = ({ rooms }: Quest): ReadonlySet<string> => new Set(rooms.flatMap(({ monsters }) => monsters.flatMap(({ kind, boss }) => (boss ? [kind, boss.id] : [kind]))));

/** Why a condition of an objective can never come true. */
function never(content: Content, quest: Quest, { is, value, not }: Condition): string | undefined {
  if (not) return undefined;
  const all = within([...quest.rooms.flatMap(effectsIn), ...[...quest.recalls, ...quest.events].flatMap(({ effects }) => effects)]);
  const gives = (item: string) => all.some((effect) => effect.op === 'give' && effect.item === item) || content.items[item]?.class !== 'quest';
  const keeps = (key: string) => all.some((effect) => effect.op === 'remember' && effect.key === key);
  const spawns = (kind: string) => all.some((effect) => effect.op === 'spawn' && effect.monster === kind);
  const id = String(value);
  if (is === 'monster-killed' && !bosses(quest).has(id) && !spawns(id)) return `nobody meets ${id}`;
  if (is === 'source-destroyed' && value !== undefined && !quest.rooms.some((room) => room.id === id && room.source)) return `no Source stands in ${id}`;
  if (is === 'holds' && !gives(id)) return `nothing gives ${id}`;
  return is === 'remembered' && !keeps(id) ? `nothing remembers ${id}` : undefined;
}

/** Rooms that nobody can reach, and aims that nobody can. */
export function wayFaults(content: Content, quest: Quest): readonly string[] {
  const seen = reached(quest);
  const locks = quest.doors.filter(({ locked, between }) => locked && between.some((room) => !seen.has(room))).map(({ id, locked }) => `; ${id} needs ${locked}, which nothing gives before`);
  return [
    ...quest.rooms.filter(({ id }) => !seen.has(id)).map(({ id }) => `nobody can reach the room ${id}${locks.join('')}`),
    ...quest.objectives.flatMap(({ id, when }) => when.flatMap((each) => never(content, quest, each) ?? []).map((why) => `the objective ${id} can never be met: ${why}`)),
  ];
}
