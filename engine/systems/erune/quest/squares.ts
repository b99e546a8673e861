import type { Id } from '../../../core/ruleset';
import type { Content, Quest, Room } from '../content';
import { questOf } from '../state';
import type { View } from '../view';
import { areaOf } from './map';
import { FIGURES, FURNITURE } from './plan';

// Where everything is laid when a room is seen, in squares from the corner of the map.

type Furniture = Room['furniture'][number]['kind'];
export type Mark = Furniture | 'monster' | 'source' | 'trap' | 'event' | 'npc' | 'start';

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly mark: Mark;
  /** Whose figure, which trap, which event; of what lies on several squares the first has it. */
  readonly id?: Id;
}
export interface LaidRoom {
  readonly id: Id;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly things: readonly Laid[];
}
export interface LaidDoor {
  readonly id: Id;
  readonly left: number;
  readonly top: number;
}
/** A character of the map is so many squares wide and high. */
const SCALE = 2;

const KINDS = new Map(Object.entries(FIGURES).map(([kind, letter]) => [letter, kind]));
const PIECES = new Map(Object.entries(FURNITURE).map(([kind, [letter, size]]) => [letter, [kind as Furniture, size] as const]));

/** What the nth square with this letter shows; nothing where a figure is for a larger party (R3.14). */
function shown({ id: room, monsters, furniture, traps, events }: Room, letter: string, nth: number, adventurers: number): Omit<Laid, 'x' | 'y'> | undefined {
  const kind = KINDS.get(letter);
  if (kind !== undefined) {
    const placed = monsters.filter((each) => each.kind === kind)[nth];
    return placed && adventurers >= (placed.from ?? 1) ? { mark: 'monster', id: placed.boss?.id ?? kind } : undefined; // R3.14
  }
  const piece = PIECES.get(letter);
  if (piece) {
    const [mark, size] = piece;
    const id = nth % size === 0 ? furniture.filter((each) => each.kind === mark)[nth / size]?.id : undefined;
    return { mark, ...(id !== undefined && { id }) };
  }
  const named = (mark: Mark, thing: Id | undefined) => (thing === undefined ? undefined : { mark, id: thing });
  switch (letter) {
    case 'S': return { mark: 'source', ...(nth === 0 && { id: room }) };
    case '@': return { mark: 'start' };
    case '^': return named('trap', traps[nth]);
    case '!': return named('event', events.filter(({ npc }) => !npc)[nth]?.id);
    case 'N': return named('npc', events.filter(({ npc }) => npc)[nth]?.id);
    default: return undefined;
  }
}

/** The rooms of a quest as they lie on the table, for so many Adventurers. */
function laidRooms({ map, rooms }: Quest, adventurers: number): readonly LaidRoom[] {
  return rooms.flatMap((room) => {
    const area = areaOf(map, room.at ?? '');
    if (!area) return [];
    const [left, top] = [SCALE * area.left, SCALE * area.top];
    const counts = new Map<string, number>();
    const things = room.plan.flatMap((line, y) => [...line].flatMap((letter, x) => {
      const nth = counts.get(letter) ?? 0;
      counts.set(letter, nth + 1);
      const thing = shown(room, letter, nth, adventurers);
      return thing ? [{ x: left + x, y: top + y, ...thing }] : [];
    }));
    return [{ id: room.id, left, top, width: SCALE * area.width, height: SCALE * area.height, things }];
  });
}

const laidDoors = ({ map, doors }: Quest): readonly LaidDoor[] =>
  doors.flatMap(({ id, at = '' }) => {
    const area = areaOf(map, at);
    return area ? [{ id, left: SCALE * area.left, top: SCALE * area.top }] : [];
  });

/** Traps are shown to whom they are known; events and Sources until they are over. */
function isShown({ rooms, secrets, met }: View, room: Id, { mark, id = '' }: Laid): boolean {
  const seen = rooms[room];
  if (mark === 'trap') return [...(secrets?.[room]?.traps ?? []), ...(seen?.traps ?? [])].includes(id); // R8.1
  if (mark === 'event' || mark === 'npc') return !met.includes(id);
  return mark !== 'source' || !seen || (seen.source ?? 0) > 0;
}

/** What somebody may see of the dungeon: what was laid out, and for the Master of Shadows all (R46.3, R53.4). */
export function mapOf(content: Content, view: View): { readonly rooms: readonly LaidRoom[]; readonly doors: readonly LaidDoor[] } {
  const quest = questOf(content, view);
  const isKnown = (room: Id) => view.secrets !== undefined || view.rooms[room] !== undefined;
  return {
    rooms: laidRooms(quest, view.order.length).filter(({ id }) => isKnown(id)).map((room) => ({ ...room, things: room.things.filter((thing) => isShown(view, room.id, thing)) })),
    doors: laidDoors(quest).filter(({ id }) => quest.doors.some((door) => door.id === id && door.between.some(isKnown))),
  };
}
