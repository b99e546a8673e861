import * as fc from 'fast-check';
import type { Character } from '@engine/core/ruleset';
import { isFaulty } from '@engine/packs/pack';
import { readContent } from '@engine/systems/erune/content';
import { goldLimit, levelOf } from '@engine/systems/erune/points';
import { limitOf } from '@engine/systems/erune/bag';
import { advice } from '@engine/systems/erune/sheet/setup';
import type { Adventurer, Sheet } from '@engine/systems/erune/state';
import { raw } from '@content/erune';
import { character, content, group, KINDS, ruleset, scene, type Kind } from '../table';

const kinds = (...all: string[]): Character[] => all.map((kind, i) => ({ ...character('warrior'), id: `c${i}`, kind }));

test.each<[string, string, Character[], string | undefined]>([
  ['R50.2 two Adventurers alone', 'trial', kinds('warrior', 'wizard'), undefined],
  ['R50.1 one Adventurer and a Master of Shadows', 'trial', kinds('warrior', 'mos'), undefined],
  ['R1.1 all five', 'trial', kinds('mos', 'warrior', 'guardian', 'archer', 'wizard'), undefined],
  ['R3.12 one Adventurer alone', 'trial', kinds('warrior'), 'erune.two-adventurers'],
  ['R3.12 one Adventurer alone in the arena', 'trial-arena', kinds('warrior'), 'erune.two-adventurers'],
  ['R50.3 the arena without a Master of Shadows', 'trial-arena', kinds('warrior', 'archer'), undefined],
  ['nobody', 'trial', [], 'erune.no-adventurers'],
  ['a Master of Shadows alone', 'trial', kinds('mos'), 'erune.no-adventurers'],
  ['R46.1 two Masters of Shadows', 'trial', kinds('mos', 'mos', 'warrior'), 'erune.one-mos'],
  ['R3.10 the same archetype twice', 'trial', kinds('warrior', 'warrior', 'mos'), 'erune.archetype-twice'],
  ['R51.1 a custom quest without a Master of Shadows', 'trial-custom', kinds('warrior', 'archer'), 'erune.custom-needs-mos'],
  ['R51.1 a custom quest with one', 'trial-custom', kinds('warrior', 'mos'), undefined],
  ['somebody of another game', 'trial', kinds('warrior', 'cook'), 'erune.strange-character'],
  ['no such quest', 'moon', kinds('warrior', 'archer'), 'erune.no-such-quest'],
])('%s', (_, quest, characters, key) => expect(ruleset.unready({ quest, characters })?.key).toBe(key));

test('R3.11 one Adventurer against a Master of Shadows is advised to be two', () => {
  expect(['warrior', 'archer'].map((kind) => advice(content, { quest: 'trial', characters: kinds(kind, 'mos') })?.key)).toEqual(['erune.two-advised', 'erune.two-advised']);
  expect(advice(content, { quest: 'trial', characters: kinds('warrior', 'archer', 'mos') })).toBeUndefined();
  expect(advice(content, { quest: 'trial', characters: kinds('warrior', 'archer') })).toBeUndefined();
});

test.each<[string, string, (Kind | 'mos')[], string]>([
  ['R50.1 with a Master of Shadows', 'trial', ['warrior', 'mos'], 'mos'],
  ['R50.2 without one', 'trial', ['warrior', 'archer'], 'coop'],
  ['R50.3 waves', 'trial-arena', ['warrior', 'mos'], 'arena'],
  ['R50.3 waves without a Master of Shadows', 'trial-arena', ['warrior', 'archer'], 'arena'],
  ['R51.1 a quest of the players’ own', 'trial-custom', ['warrior', 'mos'], 'mos'],
])('%s is mode %s', (_, quest, members, mode) => expect(ruleset.setup(group(quest, ...members)).mode).toBe(mode));

describe('the table’s choices', () => {
  const dagger = { ...content.items['dagger'], dice: { red: 1 } };
  const orders = (options: unknown) => ({ ...group('trial', 'warrior', 'archer'), options });
  test.each<[string, unknown, string | undefined]>([
    ['none', undefined, undefined],
    ['sheets only', { help: 'sheets' }, undefined],
    ['an overlay', { overlay: { name: 'ours', items: [dagger] } }, undefined],
    ['no such help', { help: 'much' }, 'erune.bad-options'],
    ['no options at all', 7, 'erune.bad-options'],
    ['an overlay that cannot be read', { overlay: { items: [dagger] } }, 'erune.bad-overlay'],
    ['an overlay over what is printed', { overlay: { name: 'ours', dice: [content.dice['move']] } }, 'erune.bad-overlay'],
  ])('%s', (_, options, key) => expect(ruleset.unready(orders(options))?.key).toBe(key));
  test('are in the state, and broken ones are left out', () => {
    expect(ruleset.setup(orders({ help: 'sheets', overlay: { name: 'ours', items: [dagger] } }))).toMatchObject({ help: 'sheets', overlay: { name: 'ours' } });
    expect(ruleset.setup(orders({ overlay: 3 }))).toMatchObject({ help: 'guided' });
    expect(ruleset.setup(orders({ overlay: 3 }))).not.toHaveProperty('overlay');
  });
});

describe('who begins', () => {
  const begun = (kind: Kind, sheet?: unknown): Adventurer => ruleset.setup({ quest: 'trial', characters: [character(kind, sheet), character('mos')] }).adventurers[kind] as Adventurer;
  const own: Sheet = {
    level: 6, xp: 12, fate: 1, gold: 80, skills: ['lightning-attack', 'riposte', 'group-attack'], fields: [], weapons: ['broadsword', 'halberd'], protections: ['round-shield', 'helmet'], satchel: ['mana-vial'],
    substances: { mead: 2 }, equipment: ['purse'], artifacts: ['sorcerer-ring'], wielded: 'broadsword', worn: ['round-shield', 'helmet'], quests: [{ quest: 'sunken-chapel', winner: 'adventurers', xp: 9 }], note: 'n',
  };

  test.each<[Kind, number, number]>([['warrior', 8, 2], ['guardian', 9, 3], ['archer', 7, 4], ['wizard', 6, 6]])('R3.6 R44.1 the %s with all HP and MP and no SP', (kind, hp, mp) => expect(begun(kind)).toMatchObject({ level: 1, xp: 0, fate: 1, hp, mp, sp: 0 }));
  test('R44.2 without equipment and gold', () => expect(begun('warrior')).toMatchObject({ gold: 0, weapons: [], protections: [], satchel: [], substances: {}, equipment: [], artifacts: [], worn: [] }));
  test('R44.3 R44.4 with the first choices, until others are made', () => {
    expect([begun('warrior').skills, begun('warrior').fields]).toEqual([['adrenaline'], []]);
    expect([begun('wizard').fields, begun('archer').fields]).toEqual([['fire-i', 'wind-i', 'earth-i'], ['telluromancy-i-1', 'telluromancy-i-2']]);
    expect([begun('wizard').brought, begun('archer').brought]).toEqual([['fire-i', 'wind-i', 'earth-i'], ['telluromancy-i-1', 'telluromancy-i-2']]);
  });
  test('R44.5 the Master of Shadows with two basic skills', () => expect(ruleset.setup(group('trial', 'warrior', 'mos')).mos).toMatchObject({ level: 1, xp: 0, skills: ['adrenaline', 'good-fortune'] }));
  test('R3.4 the party has its campfire', () => expect(ruleset.setup(group('trial', 'warrior', 'archer')).campfire).toBe(true));
  test('R3.9 alike in every mode', () => expect(KINDS.map((kind) => ruleset.setup(group('trial-arena', kind, 'mos')).adventurers[kind])).toEqual(KINDS.map((kind) => begun(kind))));

  test('R49.5 with what an earlier quest left', () => expect(begun('guardian', own)).toMatchObject({ ...own, hp: 14, mp: 4 }));
  test('R49.5 and it goes home again', () => {
    const state = ruleset.setup({ quest: 'trial', characters: [character('guardian', own), character('mos', { level: 3, xp: 4, skills: ['riposte', 'backstab'], quests: [], note: 'm' })] });
    expect(ruleset.home(state, 'guardian')).toEqual(own);
    expect(ruleset.home(state, 'mos')).toEqual({ level: 3, xp: 4, skills: ['riposte', 'backstab'], quests: [], note: 'm' });
    expect(ruleset.home(state, 'nobody')).toBeUndefined();
  });
  test('R42.1 XP are noted when they are won, and death takes none of them', () => {
    const table = scene({ adventurers: { guardian: { xp: 3 }, archer: {} }, monsters: { 'orc:1': {} } });
    table.does({ type: 'slay', as: 'guardian', monster: 'orc:1' });
    expect(table.hero('guardian').xp).toBe(9);
    table.does({ type: 'correct', as: 'guardian', track: 'hp', by: -99 });
    expect([table.hero('guardian').dead, ruleset.home(table.state, 'guardian')]).toMatchObject([true, { xp: 9 }]);
  });
  test('R42.1 no content takes XP away', () => {
    const losing = (points: string) => readContent({ ...raw, traps: [...raw.traps, { id: 'leech', weight: 1, effects: [{ op: 'lose', who: 'user', points, amount: 1 }] }] });
    expect(isFaulty(losing('gold'))).toBe(false);
    expect(losing('xp')).toMatchObject({ faults: [{ what: 'names "xp", which does not exist' }] });
  });
  test.each<[string, Partial<Sheet>, Partial<Adventurer>]>([
    ['R39.4 a skill without its prerequisites', { skills: ['group-attack', 'riposte'] }, { skills: ['riposte'] }],
    ['R39.4 skills in another order', { skills: ['group-attack', 'riposte', 'lightning-attack'] }, { skills: ['riposte', 'lightning-attack', 'group-attack'] }],
    ['R3.8 a skill of the Shadows', { skills: ['retribution', 'riposte'] }, { skills: ['riposte'] }],
    ['R44.3 a skill that is not basic at level 1', { level: 1, skills: ['adrenaline', 'power'] }, { skills: ['adrenaline'] }],
    ['R42.4 more skills than the level gives', { level: 2, skills: ['riposte', 'backstab', 'adrenaline'] }, { skills: ['riposte', 'backstab'] }],
    ['R24.1 fields of magic for who has none', { fields: ['fire-i'] }, { fields: [] }],
    ['R43.3 a sixth weapon', { weapons: ['mace', 'mace', 'mace', 'mace', 'mace', 'flail'] }, { weapons: ['mace', 'mace', 'mace', 'mace', 'mace'] }],
    ['R43.4 a sixth protection', { protections: Array<string>(6).fill('helmet'), worn: [] }, { protections: Array<string>(5).fill('helmet') }],
    ['R43.4 two helmets worn', { protections: ['helmet', 'great-helmet'], worn: ['helmet', 'great-helmet'] }, { worn: ['helmet'] }],
    ['R43.5 more gold than a purse holds', { gold: 500 }, { gold: 200 }],
    ['R43.5 more gold than the pocket holds', { gold: 500, equipment: [] }, { gold: 100 }],
    ['R43.6 a third potion', { satchel: ['mana-vial', 'mana-vial', 'light-rune'] }, { satchel: ['mana-vial', 'mana-vial'] }],
    ['R43.8 two purses', { equipment: ['purse', 'purse'] }, { equipment: ['purse'] }],
    ['R43.10 the same ring twice', { artifacts: ['sorcerer-ring', 'lucky-charm', 'sorcerer-ring'] }, { artifacts: ['sorcerer-ring', 'lucky-charm'] }],
    ['R43.2 a weapon beyond the rank', { weapons: ['great-mace'], wielded: 'great-mace' }, { weapons: ['great-mace'] }],
    ['R43.9 a weapon of another archetype', { weapons: ['short-bow'], wielded: 'short-bow' }, { weapons: ['short-bow'] }],
    ['R59.4 a shield beside a weapon for two hands', { wielded: 'halberd', worn: ['round-shield'] }, { wielded: 'halberd', worn: [] }],
    ['things that the game does not know', { weapons: ['laser'], substances: { tea: 3, mead: 0 }, satchel: ['tea'] }, { weapons: [], substances: {}, satchel: [] }],
    ['things of another quest', { artifacts: ['silver-key'] }, { artifacts: [] }],
  ])('R49.5 %s is left out', (_, change, kept) => expect(begun('guardian', { ...own, ...change })).toMatchObject(kept));
  test('R43.2 R43.9 what is not for this Adventurer is not in hand', () => expect(['great-mace', 'short-bow'].map((item) => begun('guardian', { ...own, weapons: [item], wielded: item }).wielded)).toEqual([undefined, undefined]));
  test('R24.3 a field without its lower rank is left out, and R24.13 only so many are brought', () => {
    const wizard = (change: Partial<Sheet>) => begun('wizard', { ...own, weapons: [], worn: [], ...change });
    expect(wizard({ fields: ['fire-ii', 'wind-i', 'water-i', 'wind-ii'] }).fields).toEqual(['wind-i', 'water-i', 'wind-ii']);
    expect(wizard({ fields: ['fire-i', 'wind-i', 'water-i', 'fire-iii'] }).fields).toEqual(['fire-i', 'wind-i', 'water-i']);
    expect(wizard({ fields: ['telluromancy-i-1', 'fire-i'] }).fields).toEqual(['fire-i']);
    expect(wizard({ fields: ['fire-i', 'wind-i', 'water-i', 'wind-ii'] }).brought).toEqual(['fire-i', 'wind-i', 'water-i']);
  });
  test('R44.3 R44.5 a new Master of Shadows knows basic skills only', () => {
    const mos = (level: number) => ruleset.setup({ quest: 'trial', characters: [character('warrior'), character('mos', { level, xp: 0, skills: ['bad-luck', 'riposte'], quests: [], note: '' })] }).mos?.skills;
    expect([mos(1), mos(2)]).toEqual([['riposte'], ['bad-luck', 'riposte']]);
  });
  test('R42.6 a field above the level’s rank is left out', () => expect(begun('wizard', { ...own, level: 2, weapons: [], worn: [], fields: ['fire-i', 'fire-ii'] }).fields).toEqual(['fire-i']));
  test('R42.7 no XP beyond the last level', () => expect(begun('guardian', { ...own, level: 20, xp: 500 })).toMatchObject({ level: 20, xp: 0 }));
  test.each([[{ ...own, level: 21 }], [{ ...own, gold: -1 }], [{ gold: 3 }], ['nonsense'], [null]])('as new when the sheet cannot be read: %j', (sheet) => expect(begun('guardian', sheet)).toMatchObject({ level: 1, gold: 0 }));

  test('R43 random sheets never break a limit', () => {
    const items = fc.constantFrom(...Object.keys(content.items), 'laser');
    const skill = fc.constantFrom(...Object.keys(content.skills), 'yawn');
    const field = fc.constantFrom(...Object.keys(content.fields), 'sofa-i');
    const some = (of: fc.Arbitrary<string>) => fc.array(of, { maxLength: 12 });
    const any = fc.record({
      level: fc.integer({ min: 0, max: 21 }), xp: fc.nat(500), fate: fc.nat(300), gold: fc.nat(999), skills: some(skill), fields: some(field), weapons: some(items), protections: some(items), satchel: some(items),
      substances: fc.dictionary(items, fc.nat(5)), equipment: some(items), artifacts: some(items), wielded: items, worn: some(items), quests: fc.constant([]), note: fc.string(),
    });
    fc.assert(fc.property(fc.constantFrom(...KINDS), fc.oneof(any, fc.anything()), (kind, sheet) => {
      const who = begun(kind, sheet);
      const row = levelOf(content, who);
      expect([who.hp, who.mp, who.sp]).toEqual([row.hp, row.mp, 0]);
      expect(who.gold).toBeLessThanOrEqual(goldLimit(who));
      for (const pocket of ['weapons', 'protections', 'satchel'] as const) expect(who[pocket].length).toBeLessThanOrEqual(limitOf(who, pocket));
      expect(who.skills.length).toBeLessThanOrEqual(row.skills);
      expect(who.skills.every((id) => content.skills[id]?.owners.includes(kind) && content.skills[id]?.prerequisites.every((each) => who.skills.includes(each)))).toBe(true);
      expect(who.fields.length).toBeLessThanOrEqual(row.fields);
      expect(who.brought.length).toBeLessThanOrEqual(row.brought);
      expect(new Set(who.equipment).size).toBe(who.equipment.length);
      expect(new Set(who.worn.map((id) => content.items[id]?.kind)).size).toBe(who.worn.length);
      expect(who.wielded === undefined || who.weapons.includes(who.wielded)).toBe(true);
      // What goes home comes back the same.
      const again = begun(kind, ruleset.home(ruleset.setup({ quest: 'trial', characters: [character(kind, sheet), character('mos')] }), kind));
      expect({ ...again }).toEqual({ ...who });
    }), { numRuns: 150, seed: 7 });
  });
});

describe('R3.7 R24.13 fields are chosen in the lobby', () => {
  const lobby = scene({ adventurers: { wizard: { level: 7, fields: ['fire-i', 'wind-i', 'earth-i', 'water-i', 'fire-ii'] }, warrior: {} }, state: { phase: 'lobby', turn: 0 } });
  const bring = (...fields: string[]) => ({ type: 'bring', as: 'wizard', fields }) as const;
  test('R3.7 those that are brought count for this quest', () => {
    lobby.does(bring('fire-i', 'fire-ii'));
    expect(lobby.hero('wizard').brought).toEqual(['fire-i', 'fire-ii']);
    lobby.does(bring());
    expect(lobby.hero('wizard').brought).toEqual([]);
  });
  test('R3.8 only what is mastered', () => expect(lobby.not(bring('wind-ii'))).toBe('erune.field-not-mastered'));
  test('R24.13 and no more than the level allows', () => expect([lobby.not(bring('fire-i', 'wind-i', 'earth-i', 'water-i')), lobby.not(bring('fire-i', 'wind-i', 'earth-i', 'water-i', 'fire-ii')), lobby.not(bring('fire-i', 'fire-i'))]).toEqual([undefined, 'erune.fields-brought-most', 'erune.fields-brought-most']));
  test('R3.7 not once the quest has begun', () => expect(scene({ adventurers: { wizard: {} } }).not(bring('fire-i'))).toBe('erune.lobby-only'));
  test('of nobody', () => expect(lobby.not({ type: 'bring', as: 'nobody', fields: [] })).toBe('erune.no-such-adventurer'));
});
