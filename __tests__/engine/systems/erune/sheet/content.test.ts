import { content } from '../table';

const skillsOf = (owner: string) => Object.values(content.skills).filter(({ owners }) => owners.includes(owner));
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const fields = Object.values(content.fields);

describe('R2 what is in the box', () => {
  test('R2.1 R12.1 the dice', () => expect(Object.fromEntries(Object.values(content.dice).map(({ id, box }) => [id, box]))).toEqual({ black: 6, yellow: 3, red: 2, blue: 2, search: 1, move: 1 }));
  test('R12.3 the symbols of combat dice', () =>
    expect([...new Set(['black', 'yellow', 'red', 'blue'].flatMap((die) => (content.dice[die]?.faces ?? []).flatMap((face) => Object.keys(face))))].sort()).toEqual(['bolt', 'shield', 'skull']));
  test('R2.1 every die has six sides, and the move die one to six', () => {
    expect(Object.values(content.dice).every(({ faces }) => faces.length === 6)).toBe(true);
    expect(content.dice['move']?.faces.map(({ pips }) => pips)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('R2.6 four Adventurers, ten monsters', () => expect([ids(Object.values(content.adventurers)), Object.keys(content.monsters).length]).toEqual([['warrior', 'guardian', 'archer', 'wizard'], 10]));
  test('R2.6 104 skill cards: 24 of the Master of Shadows, 20 of each Adventurer', () => {
    expect(['mos', 'warrior', 'guardian', 'archer', 'wizard'].map((owner) => skillsOf(owner).length)).toEqual([24, 20, 20, 20, 20]);
    expect(Object.values(content.skills).reduce((sum, { owners }) => sum + owners.length, 0)).toBe(104);
  });
  test('R2.6 18 fields: 12 arcane, 6 of telluromancy', () => expect([fields.filter(({ school }) => school !== 'telluromancy').length, fields.filter(({ school }) => school === 'telluromancy').length]).toEqual([12, 6]));
  test('R2.8 the miniatures; Witch and Banshee share theirs', () =>
    expect(Object.fromEntries(Object.values(content.monsters).map(({ id, figures }) => [id, figures]))).toEqual({
      rat: 6, goblin: 6, 'goblin-archer': 4, orc: 4, gargoyle: 4, skeleton: 4, 'skeleton-archer': 2, 'living-armor': 4, witch: 3, banshee: 3,
    }));
});

describe('R24 magic', () => {
  test('R24.1 four schools of the Wizard, one of the Archer', () => {
    expect([...new Set(fields.map(({ school }) => school))].sort()).toEqual(['earth', 'fire', 'telluromancy', 'water', 'wind']);
    expect(Object.values(content.adventurers).map(({ magic }) => magic)).toEqual([undefined, undefined, 'telluromancy', 'arcane']);
  });
  test('R24.2 each school has ranks one to three, each field several spells', () => {
    for (const school of ['earth', 'fire', 'water', 'wind', 'telluromancy']) expect([...new Set(fields.filter((field) => field.school === school).map(({ rank }) => rank))].sort()).toEqual([1, 2, 3]);
    expect(fields.every(({ spells }) => spells.length > 1)).toBe(true);
  });
  test('R24.4 a spell belongs to one field, whose rank is its price', () => expect(fields.flatMap(({ spells }) => spells).sort()).toEqual(Object.keys(content.spells).sort()));
  test('R24.7 R24.8 every spell has one of four types and one of three ranges', () => {
    expect([...new Set(Object.values(content.spells).map(({ type }) => type))].sort()).toEqual(['enhancing', 'healing', 'hindering', 'offensive']);
    expect([...new Set(Object.values(content.spells).map(({ range }) => range))].sort()).toEqual(['anywhere', 'around', 'visible']);
  });
  test('R24.13 how many fields may be brought', () => {
    const brought = (kind: string) => [1, 6, 7, 12, 13, 20].map((level) => content.levels[kind]?.levels[level - 1]?.brought);
    expect([brought('wizard'), brought('archer'), brought('warrior')]).toEqual([[3, 3, 4, 4, 5, 5], [2, 2, 3, 3, 4, 4], [0, 0, 0, 0, 0, 0]]);
  });
});

describe('R39 skills', () => {
  const BASIC = ['adrenaline', 'good-fortune', 'lightning-attack', 'riposte', 'backstab'];
  const SHARED = ['opportunity-attack', 'power', 'chained-attack', 'controlled-attack', 'circular-attack', 'robustness', 'controlled-defense', 'group-attack', 'footwork', 'race', 'premonition'];
  const OURS = ['lucky', 'hawkeye', 'vigilance'];
  test('R39.7 five basic ones for everybody, without prerequisite', () => {
    expect(ids(Object.values(content.skills).filter(({ basic }) => basic))).toEqual(BASIC);
    expect(BASIC.every((id) => content.skills[id]?.prerequisites.length === 0 && content.skills[id]?.owners.length === 5)).toBe(true);
  });
  test('R39.8 eleven more for everybody', () => expect(ids(Object.values(content.skills).filter(({ owners, basic }) => owners.length === 5 && !basic)).sort()).toEqual([...SHARED].sort()));
  test.each([['warrior', 'provocation'], ['guardian', 'provocation'], ['archer', 'remanence'], ['wizard', 'remanence']])('R39.9 the %s has the Adventurers’ and %s', (kind, own) => expect(ids(skillsOf(kind)).sort()).toEqual([...BASIC, ...SHARED, ...OURS, own].sort()));
  test('R39.10 eight of the Master of Shadows alone', () =>
    expect(ids(Object.values(content.skills).filter(({ owners }) => owners.join() === 'mos')).sort()).toEqual(['ambush', 'bad-luck', 'intrepid', 'magic-resilience', 'retribution', 'roaming-monsters', 'unlucky', 'weakness']));
  test('R39.4 whoever owns a skill owns its prerequisites', () =>
    expect(Object.values(content.skills).filter(({ owners, prerequisites }) => prerequisites.some((id) => owners.some((owner) => !content.skills[id]?.owners.includes(owner))))).toEqual([]));
  test('R39.5 dungeon skills and curses are the Master of Shadows’', () => expect(Object.values(content.skills).filter(({ family }) => family === 'dungeon' || family === 'curse').every(({ owners }) => owners.join() === 'mos')).toBe(true));
});

describe('R42 R44 levels', () => {
  test('R42.7 twenty levels, and no XP for more', () => expect(Object.values(content.levels).map(({ levels }) => [levels.length, levels[19]?.xp])).toEqual(Array.from({ length: 5 }, () => [20, null])));
  test('R44.1 at the first a one in Fate and in both ranks', () => expect(Object.values(content.levels).filter(({ id }) => id !== 'mos').map(({ levels }) => [levels[0]?.level, levels[0]?.fate, levels[0]?.weapon, levels[0]?.protection])).toEqual(Array.from({ length: 4 }, () => [1, 1, 1, 1])));
  test('R42.4 nothing ever falls', () => {
    for (const { levels } of Object.values(content.levels))
      for (const key of ['hp', 'sp', 'mp', 'weapon', 'protection', 'fate', 'skills', 'fields', 'fieldRank', 'brought'] as const) expect(levels.every((row, i) => i === 0 || row[key] >= (levels[i - 1]?.[key] ?? 0))).toBe(true);
  });
  test('R44.6 three abilities each', () => expect(Object.values(content.adventurers).map(({ abilities }) => abilities.length)).toEqual([3, 3, 3, 3]));
});

describe('R43 R59 things', () => {
  const items = Object.values(content.items);
  test('R43.8 six things to tick', () => expect(ids(items.filter((item) => item.class === 'equipment')).sort()).toEqual(['grapple', 'money-bag', 'potion-belt', 'purse', 'toolbox', 'travelling-boots']));
  test('R43.4 five types of protections', () => expect([...new Set(items.filter((item) => item.class === 'protection').map(({ kind }) => kind))].sort()).toEqual(['cape', 'hand', 'head', 'shield', 'torso']));
  test('R59.3 weapons and protections have a rank', () => expect(items.filter((item) => (item.class === 'weapon' || item.class === 'protection') && !item.rank)).toEqual([]));
  test('R59.5 magic weapons are hybrid, black powder and missiles are ranged', () => expect(items.filter(({ magic, kind }) => magic && kind !== 'hybrid')).toEqual([]));
  test('R59.9 potions and runes are used up', () => expect(items.filter((item) => (item.class === 'potion' || item.class === 'rune') && !item.consumed)).toEqual([]));
});
