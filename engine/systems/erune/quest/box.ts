import type { Content, Quest } from '../content';
import { areaOf, tilesOf } from './map';

/** R2.2–R2.5: how many of each piece lie in the box. */
const BOX = {
  'corridor tiles': 12, 'small rooms': 6, 'medium rooms': 4, arenas: 1, doors: 19, 'locked doors': 2, tables: 3, wardrobes: 2, barrels: 3, chests: 4, 'Sources of Shadows': 4,
  traps: 14, 'events of Adventurers': 6, NPCs: 3,
} as const;
/** D5: one figure serves both. */
const SORCERESSES = 3;

function pieces({ map, rooms, doors }: Quest): Readonly<Record<keyof typeof BOX, number>> {
  const tiles = rooms.flatMap(({ at = '' }) => areaOf(map, at) ?? []).flatMap(tilesOf);
  const furniture = rooms.flatMap((room) => room.furniture.map(({ kind }) => kind));
  const events = rooms.flatMap((room) => room.events);
  const many = <T>(all: readonly T[], wanted: T) => all.filter((each) => each === wanted).length;
  return {
    'corridor tiles': many(tiles, 'corridor'), 'small rooms': many(tiles, 'small'), 'medium rooms': many(tiles, 'medium'), arenas: many(tiles, 'arena'),
    doors: doors.length, 'locked doors': doors.filter(({ locked }) => locked).length,
    tables: many(furniture, 'table'), wardrobes: many(furniture, 'wardrobe'), barrels: many(furniture, 'barrel'), chests: many(furniture, 'chest'),
    'Sources of Shadows': rooms.filter(({ source }) => source).length, traps: rooms.reduce((sum, room) => sum + room.traps.length, 0),
    'events of Adventurers': events.filter(({ npc }) => !npc).length, NPCs: events.filter(({ npc }) => npc).length,
  };
}

/** What the quest needs and one box does not have. */
export function boxFaults(content: Content, quest: Quest): readonly string[] {
  const used = pieces(quest);
  const placed = quest.rooms.flatMap(({ monsters }) => monsters.map(({ kind }) => kind));
  const of = (kind: string) => placed.filter((each) => each === kind).length;
  const sorceresses = of('witch') + of('banshee');
  return [
    ...Object.entries(BOX).flatMap(([piece, most]) => (used[piece as keyof typeof BOX] > most ? [`needs ${used[piece as keyof typeof BOX]} ${piece}; the box has ${most}`] : [])), // R2.2 R2.3 R2.4 R2.5
    ...Object.values(content.monsters).flatMap(({ id, figures }) => (of(id) > figures ? [`needs ${of(id)} figures of ${id}; the box has ${figures}`] : [])), // R2.8
    ...(sorceresses > SORCERESSES ? [`needs ${sorceresses} figures for witches and banshees; the box has ${SORCERESSES}`] : []),
  ];
}
