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

/** Whom any party meets, or only so large a one (R3.14). */
const figures = ({ rooms }: Quest, larger: boolean): ReadonlySet<string> =>
  new Set(rooms.flatMap(({ monsters }) => monsters.filter(({ from }) => larger || from === undefined).flatMap(({ kind, boss }) => (boss ? [kind, boss.id] : [kind]))));

/** Why a condition of an objective can never come true. */
function never(content: Content, quest: Quest, { is, value, not }: Condition): string | undefined {
  if (not) return undefined;
  const all = within([...quest.rooms.flatMap(effectsIn), ...[...quest.recalls, ...quest.events].flatMap(({ effects }) => effects)]);
  const gives = (item: string) => all.some((effect) => effect.op === 'give' && effect.item === item) || content.items[item]?.class !== 'quest';
  const keeps = (key: string) => all.some((effect) => effect.op === 'remember' && effect.key === key);
  const spawns = (kind: string) => all.some((effect) => effect.op === 'spawn' && effect.monster === kind);
  const id = String(value);
  if (is === 'monster-killed' && !figures(quest, true).has(id) && !spawns(id)) return `nobody meets ${id}`;
  if (is === 'monster-killed' && !figures(quest, false).has(id) && !spawns(id)) return `only a larger party meets ${id}`; // R3.14
  if (is === 'source-destroyed' && value !== undefined && !quest.rooms.some((room) => room.id === id && room.source)) return `no Source stands in ${id}`;
  if (is === 'holds' && !gives(id)) return `nothing gives ${id}`;
  return is === 'remembered' && !keeps(id) ? `nothing remembers ${id}` : undefined;
}

/** Rooms that nobody can reach, and aims that nobody can. */
export function wayFaults(content: Content, quest: Quest): readonly string[] {
  const seen = reached(quest);
  const keys = quest.doors.flatMap(({ id, locked = '' }) => (locked === '' || ['quest', 'artifact'].includes(content.items[locked]?.class ?? '') ? [] : [`no ${locked} opens ${id}: a key is one of the "things" of the quest`])); // R7.3
  const locks = quest.doors.filter(({ locked, between }) => locked && between.some((room) => !seen.has(room))).map(({ id, locked }) => `; ${id} needs ${locked}, which nothing gives before`);
  return [
    ...keys,
    ...quest.rooms.filter(({ id }) => !seen.has(id)).map(({ id }) => `nobody can reach the room ${id}${locks.join('')}`),
    ...quest.objectives.flatMap(({ id, when }) => when.flatMap((each) => never(content, quest, each) ?? []).map((why) => `the objective ${id} can never be met: ${why}`)),
  ];
}
