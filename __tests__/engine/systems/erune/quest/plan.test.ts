import { FIGURES, planFaults } from '@engine/systems/erune/quest/plan';
import { content } from '../table';
import { at, listed, read, room, type File } from './cellar';

test.each<[string, (file: File) => void, readonly string[]]>([
  ['a mark that means nothing', (file) => { room(file, 'vault').plan[1] = '..Z.'; }, ['the plan of vault has "Z", which means nothing']],
  ['two of them', (file) => { room(file, 'vault').plan[1] = 'X.Y.'; }, ['the plan of vault has "X", which means nothing', 'the plan of vault has "Y", which means nothing']],
  ['a monster that is not drawn', (file) => { room(file, 'vault').plan[0] = '....'; }, ['the plan of vault shows 0 figures of orc (o), but there are 1']],
  ['one that is drawn twice', (file) => { room(file, 'vault').plan[0] = '..oo'; }, ['the plan of vault shows 2 figures of orc (o), but there are 1']],
  ['another one', (file) => { room(file, 'lane').plan[0] = 'g^..'; }, ['the plan of lane shows 0 figures of rat (r), but there are 1', 'the plan of lane shows 1 figures of goblin (g), but there are 0']],
  ['half a table and no barrel', (file) => { room(file, 'crypt').plan[3] = '........'; }, ['the plan of crypt shows 2 squares of table (T), but there are 4', 'the plan of crypt shows 0 squares of barrel (B), but there are 1']],
  ['half a wardrobe', (file) => { room(file, 'crypt').plan[2] = 'TT...W..'; }, ['the plan of crypt shows 1 squares of wardrobe (W), but there are 2']],
  ['no chest', (file) => { room(file, 'crypt').plan[0] = 'SSg.....'; }, ['the plan of crypt shows 0 squares of chest (C), but there are 1']],
  ['half a Source', (file) => { room(file, 'crypt').plan[1] = '........'; }, ['the plan of crypt shows 2 squares of a Source (S), but there are 4']],
  ['a Source that is not there', (file) => { delete room(file, 'crypt')['source']; file.objectives = file.objectives.filter(({ id }) => id !== 'source-broken'); }, ['the plan of crypt shows 4 squares of a Source (S), but there are 0']],
  ['a trap that is not drawn', (file) => { room(file, 'lane').plan[0] = 'r...'; }, ['the plan of lane shows 0 traps (^), but there are 1']],
  ['an event that is not drawn', (file) => { room(file, 'porch').plan[2] = '....'; }, ['the plan of porch shows 0 events (!), but there are 1']],
  ['an NPC that is not drawn', (file) => { room(file, 'porch').plan[3] = '....'; }, ['the plan of porch shows 0 NPCs (N), but there are 1']],
  ['an NPC that is drawn as an event', (file) => { room(file, 'porch').plan[3] = '...!'; }, ['the plan of porch shows 2 events (!), but there are 1', 'the plan of porch shows 0 NPCs (N), but there are 1']],
  ['three squares to start from', (file) => { room(file, 'porch').plan[0] = '@...'; }, ['the plan of porch shows 3 squares to start from (@), but there are 4']],
  ['a second start', (file) => { room(file, 'vault').plan[3] = '@@@@'; }, ['the plan of vault shows 4 squares to start from (@), but there are 0']],
])('R46.4 it is a fault: %s', (_, change, what) => expect(listed(change)).toEqual(what.map((each) => `rooms: ${each}`)));

test('every monster of the box has a letter of its own', () => {
  expect(Object.keys(FIGURES).toSorted()).toEqual(Object.keys(content.monsters).toSorted());
  expect(new Set(Object.values(FIGURES)).size).toBe(Object.keys(FIGURES).length);
});

test.each(Object.entries(FIGURES))('the %s is drawn as %s', (kind, letter) => {
  const quest = read();
  const vault = at(quest.rooms, 'vault');
  const marks = (plan: string) => planFaults({ ...quest, rooms: [{ ...vault, monsters: [{ kind }, { kind, from: 4 }], plan: [plan] }] });
  expect(marks(`${letter}.${letter}`)).toEqual([]);
  expect(marks(`${letter}..`)).toEqual([`the plan of vault shows 1 figures of ${kind} (${letter}), but there are 2`]);
});
