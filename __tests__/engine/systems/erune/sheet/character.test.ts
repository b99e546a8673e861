import * as fc from 'fast-check';
import { choices, createFaults, fresh, learn, levelUp, owed, unlearnable } from '@engine/systems/erune/sheet/character';
import type { Sheet } from '@engine/systems/erune/state';
import { content, KINDS } from '../table';

const sheet = (kind: string, change: Partial<Sheet> = {}): Sheet => ({ ...fresh(content, kind), ...change });

describe('R44 a new character', () => {
  test('R44.3 chooses among the five basic skills', () => expect(choices(content, 'warrior').skills).toEqual(['adrenaline', 'good-fortune', 'lightning-attack', 'riposte', 'backstab']));
  test.each<[string, string, { skills?: string[]; fields?: string[] }, string | undefined]>([
    ['R44.3 one basic skill', 'warrior', { skills: ['riposte'] }, undefined],
    ['R44.3 none', 'warrior', { skills: [] }, 'erune.skills-count'],
    ['R44.3 two', 'warrior', { skills: ['riposte', 'backstab'] }, 'erune.skills-count'],
    ['R44.3 one that is not basic', 'warrior', { skills: ['power'] }, 'erune.not-basic'],
    ['R44.3 one that nobody knows', 'warrior', { skills: ['yawn'] }, 'erune.not-basic'],
    ['R44.5 two for the Master of Shadows', 'mos', { skills: ['riposte', 'backstab'] }, undefined],
    ['R44.5 not one', 'mos', { skills: ['riposte'] }, 'erune.skills-count'],
    ['R44.5 not the same twice', 'mos', { skills: ['riposte', 'riposte'] }, 'erune.skills-count'],
    ['R44.5 not one that is only free of prerequisites', 'mos', { skills: ['riposte', 'bad-luck'] }, 'erune.not-basic'],
    ['R44.5 no field for the Master of Shadows', 'mos', { fields: ['fire-i'] }, 'erune.fields-count'],
    ['R44.4 three fields for the Wizard', 'wizard', { fields: ['water-i', 'wind-i', 'fire-i'] }, undefined],
    ['R44.4 not two', 'wizard', { fields: ['water-i', 'wind-i'] }, 'erune.fields-count'],
    ['R44.4 not the same twice', 'wizard', { fields: ['water-i', 'wind-i', 'wind-i'] }, 'erune.fields-count'],
    ['R44.4 of the first rank only', 'wizard', { fields: ['water-i', 'wind-i', 'wind-ii'] }, 'erune.not-first-rank'],
    ['R44.4 two fields of telluromancy for the Archer', 'archer', { fields: ['telluromancy-i-3', 'telluromancy-i-1'] }, undefined],
    ['R24.1 not of the Wizard’s', 'archer', { fields: ['telluromancy-i-3', 'fire-i'] }, 'erune.not-first-rank'],
    ['R44.4 none for the Warrior', 'warrior', { fields: ['fire-i'] }, 'erune.fields-count'],
  ])('%s', (_, kind, chosen, key) => {
    expect(createFaults(content, kind, chosen)?.key).toBe(key);
    // What is not sound falls back to the first choices.
    expect(fresh(content, kind, chosen)).toMatchObject(key ? fresh(content, kind) : chosen);
  });
  test('R24.1 fields of the own kind of magic', () => {
    expect(choices(content, 'wizard').fields).toEqual(['fire-i', 'wind-i', 'earth-i', 'water-i']);
    expect(choices(content, 'archer').fields).toEqual(['telluromancy-i-1', 'telluromancy-i-2', 'telluromancy-i-3']);
  });
  test('R44.5 none for who has no magic', () => expect([choices(content, 'mos').fields, choices(content, 'warrior').fields]).toEqual([[], []]));
  test('R44.1 R44.2 has a level, a Fate point, no gold and no equipment', () => expect(sheet('guardian')).toMatchObject({ level: 1, xp: 0, fate: 1, gold: 0, weapons: [], protections: [], equipment: [] }));
});

describe('R42 a level', () => {
  test('R42.5 takes its XP, and the rest carries on', () => {
    expect(levelUp(content, 'warrior', sheet('warrior', { xp: 24 }))).toBeUndefined();
    expect(levelUp(content, 'warrior', sheet('warrior', { xp: 25 }))).toMatchObject({ level: 2, xp: 0 });
    expect(levelUp(content, 'warrior', sheet('warrior', { xp: 31 }))).toMatchObject({ level: 2, xp: 6 });
  });
  test('R42.4 R42.9 brings maxima, ranks, Fate, skills and fields', () => {
    expect(levelUp(content, 'warrior', sheet('warrior', { xp: 25 }))).toEqual({ level: 2, xp: 0, hp: 9, sp: 5, mp: 2, weapon: 2, protection: 1, fate: 0, skills: ['good-fortune', 'lightning-attack', 'riposte', 'backstab', 'power', 'robustness', 'race'], fields: [] });
    expect(levelUp(content, 'warrior', sheet('warrior', { level: 9, xp: 65 }))).toMatchObject({ fate: 1 });
  });
  test('R42.7 twenty is the last', () => {
    expect(levelUp(content, 'warrior', sheet('warrior', { level: 20, xp: 9999 }))).toBeUndefined();
    expect(levelUp(content, 'warrior', sheet('warrior', { level: 19, xp: 9999 }))).toMatchObject({ level: 20 });
  });
  test('R42.6 R42.8 a skill is chosen, without a game', () => {
    const after = learn(content, 'warrior', sheet('warrior', { xp: 30 }), { skill: 'power' });
    expect(after).toMatchObject({ level: 2, xp: 5, skills: ['adrenaline', 'power'] });
    expect(learn(content, 'warrior', after, { skill: 'race' })).toEqual(after);
  });
  test('R42.4 a Fate point comes with its level', () => expect(learn(content, 'warrior', sheet('warrior', { level: 9, xp: 65, fate: 0 }), {})).toMatchObject({ level: 10, fate: 1 }));
  test('R42.6 what was not chosen is still owed', () => {
    const after = learn(content, 'warrior', sheet('warrior', { xp: 25 }), {});
    expect(after).toMatchObject({ level: 2, skills: ['adrenaline'] });
    expect(learn(content, 'warrior', after, { skill: 'power' }).skills).toEqual(['adrenaline', 'power']);
    expect(unlearnable(content, 'warrior', after, {})?.key).toBe('erune.too-few-xp');
  });
  test.each<[string, string, Partial<Sheet>, { skill?: string; field?: string }, string | undefined]>([
    ['R39.4 not without the prerequisite', 'warrior', { xp: 25 }, { skill: 'circular-attack' }, 'erune.skill-not-open'],
    ['R39.4 with it', 'warrior', { level: 2, xp: 30, skills: ['adrenaline', 'power'] }, { skill: 'circular-attack' }, undefined],
    ['R3.8 not one of another archetype', 'warrior', { xp: 25 }, { skill: 'remanence' }, 'erune.skill-not-open'],
    ['R42.6 not one that is mastered', 'warrior', { xp: 25 }, { skill: 'adrenaline' }, 'erune.skill-not-open'],
    ['R42.6 none where the level gives none', 'wizard', { level: 2, xp: 30, skills: ['adrenaline', 'riposte'] }, { skill: 'backstab' }, 'erune.skill-not-open'],
    ['R42.6 a field where the level gives one', 'wizard', { level: 2, xp: 30 }, { field: 'water-i' }, undefined],
    ['R42.6 not above the level’s rank', 'wizard', { level: 2, xp: 30 }, { field: 'fire-ii' }, 'erune.field-not-open'],
    ['R24.3 not without the lower rank', 'wizard', { level: 4, xp: 40, fields: ['fire-i', 'wind-i', 'earth-i', 'fire-ii'] }, { field: 'water-ii' }, 'erune.field-not-open'],
    ['R24.3 with the lower rank', 'wizard', { level: 4, xp: 40, fields: ['fire-i', 'wind-i', 'earth-i', 'fire-ii'] }, { field: 'wind-ii' }, undefined],
    ['R24.3 not the third without the second', 'wizard', { level: 12, xp: 80 }, { field: 'wind-iii' }, 'erune.field-not-open'],
    ['R42.5 not without the XP', 'warrior', { xp: 24 }, { skill: 'power' }, 'erune.skill-not-open'],
    ['R42.5 nothing at all', 'warrior', { xp: 24 }, {}, 'erune.too-few-xp'],
  ])('%s', (_, kind, change, lesson, key) => expect(unlearnable(content, kind, sheet(kind, change), lesson)?.key).toBe(key));

  test('R42 R39.4 whoever learns at random ends with all lessons of level twenty', () =>
    fc.assert(fc.property(fc.constantFrom(...KINDS, 'mos'), fc.array(fc.nat(), { minLength: 80, maxLength: 80 }), (kind, picks) => {
      let who = sheet(kind, { xp: 9999 });
      for (const pick of picks) {
        const { skills, fields } = levelUp(content, kind, who) ?? owed(content, kind, who);
        const open = [...skills.map((skill) => ({ skill })), ...fields.map((field) => ({ field }))];
        who = learn(content, kind, who, open[pick % Math.max(1, open.length)] ?? {});
        expect(who.skills.every((id) => content.skills[id]?.prerequisites.every((each) => who.skills.includes(each)))).toBe(true);
      }
      const { skills, fields } = content.levels[kind]?.levels[19] ?? { skills: 0, fields: 0 };
      expect([who.level, who.skills.length, who.fields.length]).toEqual([20, skills, fields]);
    }), { numRuns: 25, seed: 3 }));
});
