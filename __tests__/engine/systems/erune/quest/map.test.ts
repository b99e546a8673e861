import type { Quest } from '@engine/systems/erune/content';
import { areaOf, mapFaults, tilesOf } from '@engine/systems/erune/quest/map';
import { at, listed, read, room, type File } from './cellar';

test('a dungeon that can be laid out has no faults', () => expect(listed(() => undefined)).toEqual([]));

test.each<[string, (file: File) => void, readonly string[]]>([
  ['no map', (file) => { file.map = []; }, ['there is no map']],
  ['lines of unequal length', ({ map }) => { map[4] = 'dd.......'; }, ['the lines of the map are not equally long']],
  ['a mark that means nothing', ({ map }) => { map[4] = 'dd.......z'; }, ['the map has "z", which is neither a room nor a door nor rock']],
  ['a gap', ({ map }) => { map[4] = 'dd....... '; }, ['the map has " ", which is neither a room nor a door nor rock']],
  ['a room that is no rectangle', ({ map }) => { map[4] = 'd.........'; }, ['the room vault (d) is not one full rectangle on the map']],
  ['a room in two parts', ({ map }) => { map[3] = 'd.d.......'; map[4] = 'd.d.......'; }, ['the room vault (d) is not one full rectangle on the map']],
  ['a room that is not there', ({ map }) => { map[3] = map[4] = '..........'; }, ['the room vault (d) is not one full rectangle on the map', 'the door iron-hatch (3) does not lie between porch and vault alone']],
  ['R2.2 a room of a size that the box does not have', ({ map }) => { map[3] = map[4] = 'ddd.......'; }, ['no tile of the box is as large as the room vault (d): 3 by 2 characters']],
  ['a room without a letter', (file) => { delete room(file, 'vault').at; }, ['the map has "d", which is neither a room nor a door nor rock', 'the room vault has no letter on the map: give it "at"', 'the door iron-hatch (3) does not lie between porch and vault alone']],
  ['two rooms with one letter', (file) => { room(file, 'vault').at = 'c'; }, ['the map has "d", which is neither a room nor a door nor rock', 'vault has the mark c, which another has too', 'the plan of vault must be 4 lines of 8 squares', 'the door iron-hatch (3) does not lie between porch and vault alone']],
  ['two rooms that touch', ({ map }) => { map.splice(2, 3, 'dd........', 'dd........', '.........3'); }, ['the room porch (a) touches the room d: leave rock or a door between them', 'the door iron-hatch (3) does not lie between porch and vault alone']],
  ['a door that is not between its rooms', ({ map }) => { map[2] = '.........3'; }, ['the door iron-hatch (3) does not lie between porch and vault alone']],
  ['a door between other rooms', ({ doors }) => { at(doors, 'stone-arch').between = ['porch', 'crypt']; }, ['the door stone-arch (2) does not lie between porch and crypt alone']],
  ['a door without a digit', ({ map, doors }) => { delete at(doors, 'stone-arch').at; map[0] = 'aa1bb.cccc'; }, ['the door stone-arch must have one digit on the map, its "at"']],
  ['a door with a letter', ({ map, doors }) => { at(doors, 'stone-arch').at = 'x'; map[0] = 'aa1bbxcccc'; }, ['the room lane (b) touches the room x: leave rock or a door between them', 'the room crypt (c) touches the room x: leave rock or a door between them', 'the door stone-arch must have one digit on the map, its "at"']],
  ['a door that is drawn twice', ({ map }) => { map[2] = '3........3'; }, ['the door iron-hatch must have one digit on the map, its "at"']],
  ['two doors with one digit', ({ map, doors }) => { at(doors, 'stone-arch').at = '1'; map[0] = 'aa1bb1cccc'; }, ['stone-arch has the mark 1, which another has too', 'the door oak-gate must have one digit on the map, its "at"', 'the door stone-arch must have one digit on the map, its "at"']],
  ['a corridor that is not called one', (file) => { delete room(file, 'lane')['corridor']; }, ['the room lane (b) is drawn as a corridor, but not called one']],
  ['a corridor that is not drawn as one', (file) => { room(file, 'vault')['corridor'] = true; }, ['the room vault (d) is called a corridor, but is not drawn as one']],
  ['a plan of too few lines', (file) => { room(file, 'vault').plan = ['..o.', '....', '....']; }, ['the plan of vault must be 4 lines of 4 squares']],
  ['a plan of lines that are too long', (file) => { room(file, 'vault').plan = ['..o..', '.....', '.....', '.....']; }, ['the plan of vault must be 4 lines of 4 squares']],
  ['a plan with one short line', (file) => { room(file, 'crypt').plan[1] = 'SS.....'; }, ['the plan of crypt must be 4 lines of 8 squares']],
])('R46.4 it is a fault: %s', (_, change, what) => expect(listed(change)).toEqual(what.map((each) => `map: ${each}`)));

describe('a door joins two rooms', () => {
  const quest = read();
  const [lane] = quest.rooms.filter(({ corridor }) => corridor);
  const [door] = quest.doors;
  /** Corridors a, b and c in this drawing, and a door between the first two. */
  const drawn = (map: readonly string[], ...marks: readonly string[]): Quest => {
    if (!lane || !door) throw new Error('no lane');
    const plan = (mark: string) => (map.some((line) => line.includes(mark.repeat(2))) ? ['....', '....'] : ['..', '..', '..', '..']);
    return { ...quest, map: [...map], rooms: marks.map((mark) => ({ ...lane, id: mark, at: mark, plan: plan(mark) })), doors: [{ ...door, id: 'door', at: '1', between: ['a', 'b'] }] };
  };
  test.each<[string, readonly string[], readonly string[]]>([
    ['beside each other', ['aa1bb'], ['a', 'b']],
    ['above each other', ['a', 'a', '1', 'b', 'b'], ['a', 'b']],
    ['with a long side', ['.b.', '.b.', '.1.', 'aa.'], ['a', 'b']],
  ])('%s', (_, map, marks) => expect(mapFaults(drawn(map, ...marks))).toEqual([]));
  test.each<[string, readonly string[], readonly string[]]>([
    ['around a corner', ['aa1', '..b', '..b'], ['a', 'b']],
    ['with a third one', ['aa1bb', '..c..', '..c..'], ['a', 'b', 'c']],
    ['at its corner only', ['aa..', '..1.', '..bb'], ['a', 'b']],
    ['and not one with itself', ['aaaa', '..1.', 'bb..'], ['a', 'b']],
  ])('but not %s', (_, map, marks) => expect(mapFaults(drawn(map, ...marks))).toContain('the door door (1) does not lie between a and b alone'));
});

test.each<[number, number, readonly string[]]>([
  [2, 1, ['corridor']], [1, 2, ['corridor']], [6, 1, ['corridor', 'corridor', 'corridor']], [2, 2, ['small']], [4, 2, ['medium']], [2, 4, ['medium']], [4, 4, ['arena']],
  [1, 1, []], [3, 1, []], [3, 2, []], [3, 3, []], [6, 2, []], [4, 3, []], [8, 4, []], [6, 6, []],
])('R2.2 a rectangle of %i by %i is laid with %j', (width, height, tiles) => expect(tilesOf({ left: 0, top: 0, width, height })).toEqual(tiles));

test.each<[string, readonly string[], ReturnType<typeof areaOf>]>([
  ['a rectangle', ['..', '.a', '.a'], { left: 1, top: 1, width: 1, height: 2 }],
  ['one with a hole', ['aaa', 'a.a', 'aaa'], undefined],
  ['none', ['..'], undefined],
])('where a mark lies: %s', (_, map, area) => expect(areaOf(map, 'a')).toEqual(area));
