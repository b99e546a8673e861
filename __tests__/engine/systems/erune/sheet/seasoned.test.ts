import { limitOf } from '@engine/systems/erune/bag';
import { owed } from '@engine/systems/erune/sheet/character';
import { twoHanded, unfit } from '@engine/systems/erune/sheet/gear';
import { seasoned } from '@engine/systems/erune/sheet/seasoned';
import { goldLimit, levelOf } from '@engine/systems/erune/points';
import type { Adventurer, Sheet } from '@engine/systems/erune/state';
import { character, content, KINDS, ruleset, type Kind } from '../table';

const LEVELS = [1, 5, 10, 20];
const all = KINDS.flatMap((kind) => LEVELS.map((level) => [kind, level] as const));
const setup = (kind: Kind, sheet: unknown) => ({ quest: 'trial', characters: [character(kind, sheet), character('mos')] });
const begun = (kind: Kind, level: number): Adventurer => ruleset.setup(setup(kind, seasoned(content, kind, level))).adventurers[kind] as Adventurer;
const item = (id: string) => {
  const found = content.items[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe.each(all)('a ready-made %s of level %i', (kind, level) => {
  const sheet = seasoned(content, kind, level);

  test('R49.5 may play, and nothing of the sheet is left out', () => {
    expect(ruleset.unready(setup(kind, sheet))).toBeUndefined();
    const home = ruleset.home(ruleset.setup(setup(kind, sheet)), kind) as Sheet;
    expect({ ...home, fields: home.fields.toSorted() }).toEqual({ ...sheet, fields: sheet.fields.toSorted() });
  });

  test('R42.4 R44.1 has the level, its fate, and all it has learnt by then', () => {
    const row = levelOf(content, { kind, level });
    expect(sheet).toMatchObject({ level, xp: 0, fate: row.fate });
    expect([sheet.skills.length, sheet.fields.length]).toEqual([row.skills, row.fields]);
    expect(owed(content, kind, sheet)).toEqual({ skills: [], fields: [] });
    expect([new Set(sheet.skills).size, new Set(sheet.fields).size]).toEqual([row.skills, row.fields]);
  });

  test('R43.2 R43.9 carries what is for this archetype, and within its ranks', () => {
    const row = levelOf(content, { kind, level });
    for (const id of [...sheet.weapons, ...sheet.protections]) expect([id, unfit(content, { id: kind, kind, level }, item(id))]).toEqual([id, undefined]);
    for (const id of sheet.weapons) expect(item(id).rank ?? 0).toBeLessThanOrEqual(row.weapon);
    for (const id of sheet.protections) expect(item(id).rank ?? 0).toBeLessThanOrEqual(row.protection);
  });

  test('R43.4 R59.4 wears one of each type, and no shield beside a weapon for two hands', () => {
    expect(sheet.worn).toEqual(sheet.protections);
    expect(new Set(sheet.worn.map((id) => item(id).kind)).size).toBe(sheet.worn.length);
    expect(twoHanded(content, sheet.wielded) && sheet.worn.some((id) => item(id).kind === 'shield')).toBe(false);
    expect(sheet.wielded).toBe(sheet.weapons[0]);
  });

  test('R43.5 R43.6 has gold and potions within what a bag holds, and paid for all', () => {
    expect(sheet.gold).toBeGreaterThanOrEqual(0);
    expect(sheet.gold).toBeLessThanOrEqual(goldLimit(begun(kind, level)));
    expect(sheet.satchel.length).toBeLessThanOrEqual(limitOf(begun(kind, level), 'satchel'));
    const worth = [...sheet.weapons, ...sheet.protections, ...sheet.satchel].reduce((sum, id) => sum + (item(id).buy ?? NaN), 0);
    expect(worth).toBeLessThanOrEqual(24 * (level - 1) + 2);
  });

  test('R44.2 has nothing at first, and then a weapon that strikes again and again', () => {
    expect(sheet.weapons).toHaveLength(level === 1 ? 0 : 1);
    for (const { dice, marks = [] } of sheet.weapons.map(item)) expect([Object.keys(dice ?? {}).length > 0, marks.includes('single-use'), marks.includes('reload')]).toEqual([true, false, false]);
  });
});

test.each(KINDS)('the higher the level the more the %s has', (kind) => {
  const worth = LEVELS.map((level) => [...seasoned(content, kind, level).weapons, ...seasoned(content, kind, level).protections].reduce((sum, id) => sum + (item(id).buy ?? 0), 0));
  expect(worth).toEqual(worth.toSorted((a, b) => a - b));
  expect(new Set(worth).size).toBeGreaterThan(2);
});

test('somebody else may choose the skills; still only what is open', () => {
  const last = seasoned(content, 'warrior', 5, (open) => open.at(-1));
  expect(last.skills).not.toEqual(seasoned(content, 'warrior', 5).skills);
  expect(ruleset.home(ruleset.setup(setup('warrior', last)), 'warrior')).toEqual(last);
});

test.each(LEVELS)('R44.5 a Master of Shadows of level %i has skills, and no things', (level) => {
  const sheet = seasoned(content, 'mos', level);
  expect(sheet).toMatchObject({ level, gold: 0, weapons: [], protections: [], satchel: [], fields: [] });
  expect(sheet.skills).toHaveLength(levelOf(content, { kind: 'mos', level }).skills);
  expect(ruleset.setup({ quest: 'trial', characters: [character('warrior'), character('mos', sheet)] }).mos).toMatchObject({ level, skills: sheet.skills });
});
