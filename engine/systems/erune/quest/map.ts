import type { Quest, Room } from '../content';

// A map is a drawing: each character is two by two squares, a letter is part of a room, a digit is a door, a dot is rock.

export type Tile = 'corridor' | 'small' | 'medium' | 'arena';
const EMPTY = '.';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const marked = (map: readonly string[], mark: string): readonly (readonly [number, number])[] => map.flatMap((line, y) => [...line].flatMap((each, x) => (each === mark ? [[x, y] as const] : [])));

/** Where a mark lies, if it is one full rectangle. */
export function areaOf(map: readonly string[], mark: string): Area | undefined {
  const cells = marked(map, mark);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return cells.length > 0 && cells.length === width * height ? { left, top, width, height } : undefined;
}

/** R2.2: the tiles that a rectangle is laid with; none where the box has nothing of that shape. */
export function tilesOf({ width, height }: Area): readonly Tile[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short === 1 && long % 2 === 0) return Array.from({ length: long / 2 }, () => 'corridor');
  if (short === 2 && long === 2) return ['small'];
  if (short === 2 && long === 4) return ['medium'];
  return short === 4 && long === 4 ? ['arena'] : []; // R2.2
}

const at = (map: readonly string[], x: number, y: number): string => map[y]?.[x] ?? EMPTY;
const sides = (map: readonly string[], x: number, y: number): readonly string[] => [at(map, x - 1, y), at(map, x + 1, y), at(map, x, y - 1), at(map, x, y + 1)];
const isRoom = (mark: string): boolean => /[a-z]/.test(mark);

/** The rooms on both sides of a door: opposite each other, and no third one. */
function joined(map: readonly string[], [x, y]: readonly [number, number]): readonly string[] {
  const [left = '', right = '', up = '', down = ''] = sides(map, x, y);
  const pair = isRoom(left) && isRoom(right) ? [left, right] : isRoom(up) && isRoom(down) ? [up, down] : [];
  return [left, right, up, down].filter(isRoom).length === 2 ? pair : [];
}

function roomFaults(map: readonly string[], room: Room): readonly string[] {
  const { id, at: mark = '', plan } = room;
  if (!isRoom(mark)) return [`the room ${id} has no letter on the map: give it "at"`];
  const area = areaOf(map, mark);
  if (!area) return [`the room ${id} (${mark}) is not one full rectangle on the map`];
  const tiles = tilesOf(area);
  if (tiles.length === 0) return [`no tile of the box is as large as the room ${id} (${mark}): ${area.width} by ${area.height} characters`];
  const [wide, high] = [2 * area.width, 2 * area.height];
  return [
    ...((tiles[0] === 'corridor') === (room.corridor ?? false) ? [] : [`the room ${id} (${mark}) is ${room.corridor ? 'called a corridor, but is not drawn as one' : 'drawn as a corridor, but not called one'}`]),
    ...(plan.length === high && plan.every((line) => line.length === wide) ? [] : [`the plan of ${id} must be ${high} lines of ${wide} squares`]),
  ];
}

/** What is wrong with the drawing of the whole dungeon. */
export function mapFaults({ map, rooms, doors }: Quest): readonly string[] {
  if (map.length === 0) return ['there is no map'];
  const marks = new Set(map.flatMap((line) => [...line]));
  const known = new Set([EMPTY, ...rooms.map((room) => room.at), ...doors.map((door) => door.at)]);
  const touching = rooms.flatMap(({ id, at: mark = '' }) => marked(map, mark).flatMap(([x, y]) => sides(map, x, y)).filter((other) => isRoom(other) && other !== mark && other > mark).map((other) => `the room ${id} (${mark}) touches the room ${other}: leave rock or a door between them`));
  const letter = (room: string) => rooms.find(({ id }) => id === room)?.at ?? '';
  return [
    ...(new Set(map.map((line) => line.length)).size > 1 ? ['the lines of the map are not equally long'] : []),
    ...[...marks].filter((mark) => !known.has(mark)).map((mark) => `the map has "${mark}", which is neither a room nor a door nor rock`),
    ...[...rooms, ...doors].flatMap(({ id, at: mark }, i, all) => (mark !== undefined && all.findIndex((other) => other.at === mark) < i ? [`${id} has the mark ${mark}, which another has too`] : [])),
    ...rooms.flatMap((room) => roomFaults(map, room)),
    ...new Set(touching),
    ...doors.flatMap(({ id, at: mark = '', between }) => {
      const [cell, ...more] = marked(map, mark);
      if (!/\d/.test(mark) || !cell || more.length > 0) return [`the door ${id} must have one digit on the map, its "at"`];
      const wanted = between.map(letter).toSorted().join();
      return joined(map, cell).toSorted().join() === wanted ? [] : [`the door ${id} (${mark}) does not lie between ${between[0]} and ${between[1]} alone`];
    }),
  ];
}
