import type { Quest, Room } from '../content';

// A plan draws a room's squares, one character each.

/** What the letters of a plan mean. */
export const FIGURES: Readonly<Record<string, string>> = {
  rat: 'r', goblin: 'g', 'goblin-archer': 'a', orc: 'o', gargoyle: 'y', skeleton: 's', 'skeleton-archer': 'k', 'living-armor': 'l', witch: 'w', banshee: 'b',
};
/** Furniture, and how many squares each piece takes (R2.3, R2.4, D7). */
export const FURNITURE: Readonly<Record<Room['furniture'][number]['kind'], readonly [string, number]>> = { wardrobe: ['W', 2], table: ['T', 4], barrel: ['B', 1], chest: ['C', 1] };
const START = 4;

const count = (plan: readonly string[], mark: string): number => plan.join('').split(mark).length - 1;

function wanted(room: Room, isStart: boolean): Readonly<Record<string, readonly [number, string]>> {
  const of = (kind: string) => room.monsters.filter((each) => each.kind === kind).length;
  const pieces = (kind: keyof typeof FURNITURE) => room.furniture.filter((each) => each.kind === kind).length;
  const npcs = room.events.filter(({ npc }) => npc).length;
  return {
    ...Object.fromEntries(Object.entries(FIGURES).map(([kind, letter]) => [letter, [of(kind), `figures of ${kind}`]])),
    ...Object.fromEntries(Object.entries(FURNITURE).map(([kind, [letter, size]]) => [letter, [size * pieces(kind as keyof typeof FURNITURE), `squares of ${kind}`]])),
    S: [room.source ? 4 : 0, 'squares of a Source'], '^': [room.traps.length, 'traps'], '!': [room.events.length - npcs, 'events'], N: [npcs, 'NPCs'], '@': [isStart ? START : 0, 'squares to start from'],
  };
}

/** Where a room's drawing and its lists do not agree. */
export function planFaults({ start, rooms }: Quest): readonly string[] {
  return rooms.flatMap((room) => {
    const marks = wanted(room, room.id === start);
    const strange = [...new Set(room.plan.join(''))].filter((mark) => mark !== '.' && !(mark in marks));
    return [
      ...strange.map((mark) => `the plan of ${room.id} has "${mark}", which means nothing`),
      ...Object.entries(marks).flatMap(([mark, [number, what]]) => (count(room.plan, mark) === number ? [] : [`the plan of ${room.id} shows ${count(room.plan, mark)} ${what} (${mark}), but there are ${number}`])),
    ];
  });
}
