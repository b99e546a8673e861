import type { Adventurer } from '@engine/systems/erune/state';
import { last, ruleset, scene, types } from '../table';

const rest = { turn: 3, remembered: { 'camp-turn': '3' } };
const warrior = (change: Partial<Adventurer>, state: object = rest) => scene({ adventurers: { warrior: change, archer: {} }, mos: {}, state });

describe('R44 making a character in the lobby', () => {
  const lobby = (change: Partial<Adventurer> = {}) => scene({ adventurers: { wizard: change, warrior: {} }, mos: {}, state: { phase: 'lobby', turn: 0 } });
  test('R44.3 a skill', () => {
    const table = lobby();
    const [event] = table.does({ type: 'choose', as: 'wizard', skill: 'riposte' });
    expect(table.hero('wizard')).toMatchObject({ skills: ['riposte'], fields: ['fire-i', 'wind-i', 'earth-i'] });
    expect(event && ruleset.narrate(event, table.state).map(({ key }) => key)).toEqual(['erune.skill-chosen', 'erune.field-chosen', 'erune.field-chosen', 'erune.field-chosen']);
  });
  test('R44.4 fields, which are brought at once', () => {
    const table = lobby();
    table.does({ type: 'choose', as: 'wizard', fields: ['water-i', 'wind-i', 'earth-i'] });
    expect(table.hero('wizard')).toMatchObject({ skills: ['adrenaline'], fields: ['water-i', 'wind-i', 'earth-i'], brought: ['water-i', 'wind-i', 'earth-i'] });
  });
  test('R44.5 two skills of the Master of Shadows', () => {
    const table = lobby();
    table.does({ type: 'choose', as: 'mos', skills: ['riposte', 'backstab'] });
    expect(table.state.mos?.skills).toEqual(['riposte', 'backstab']);
    expect(table.not({ type: 'choose', as: 'mos', skill: 'riposte' })).toBe('erune.skills-count');
  });
  test('R44.3 not what is not basic', () => expect(lobby().not({ type: 'choose', as: 'wizard', skill: 'power' })).toBe('erune.not-basic'));
  test.each<[string, Partial<Adventurer>]>([['a level', { level: 2 }], ['XP', { xp: 3 }], ['a quest', { quests: [{ quest: 'trial', winner: 'none', xp: 0 }] }]])('not with %s behind them', (_, change) => expect(lobby(change).not({ type: 'choose', as: 'wizard', skill: 'riposte' })).toBe('erune.already-made'));
  test('not once the quest has begun, and not of nobody', () => expect([warrior({}).not({ type: 'choose', as: 'warrior', skill: 'riposte' }), lobby().not({ type: 'choose', as: 'nobody', skill: 'riposte' })]).toEqual(['erune.lobby-only', 'erune.no-such-adventurer']));
});

describe('R42 a level in the game', () => {
  const up = { type: 'level-up', as: 'warrior' } as const;
  test.each<[string, object, string | undefined]>([
    ['at the campfire that was lit this turn', rest, undefined],
    ['back in town', { phase: 'town', turn: 3 }, undefined],
    ['not a turn later', { ...rest, turn: 4 }, 'erune.no-rest'],
    ['not without a rest', {}, 'erune.no-rest'],
    ['not in the lobby', { phase: 'lobby', remembered: { 'camp-turn': '0' }, turn: 0 }, 'erune.not-begun'],
  ])('R42.3 %s', (_, state, key) => expect(warrior({ xp: 25 }, state).not(up)).toBe(key));

  test('R42.4 R42.5 R43.1 the new maxima come with their points', () => {
    const table = warrior({ xp: 66, level: 3, hp: 4, sp: 1, mp: 1 });
    const events = table.does({ ...up, skill: 'power' });
    expect(last(events, 'levelled')).toEqual({ type: 'levelled', who: 'warrior', level: 4, xp: 31, hp: 11, sp: 6, mp: 2, weapon: 2, protection: 2, fate: 0 });
    expect(table.hero('warrior')).toMatchObject({ level: 4, xp: 31, hp: 5, sp: 1, mp: 1, skills: ['adrenaline', 'power'] });
  });
  test('R43.1 stamina too, and R36.10 onto the Shadows cards', () => {
    const free = warrior({ xp: 30, level: 2, sp: 2 });
    free.does(up);
    expect(free.hero('warrior').sp).toBe(3);
    const bound = warrior({ xp: 30, level: 2, sp: 0, cards: 1, laid: 0 });
    bound.does(up);
    expect(bound.hero('warrior')).toMatchObject({ sp: 0, laid: 1 });
  });
  test('R42.4 a Fate point', () => {
    const table = warrior({ xp: 65, level: 9, fate: 0 });
    table.does(up);
    expect(table.hero('warrior').fate).toBe(1);
  });
  test('R42.6 a field', () => {
    const table = scene({ adventurers: { wizard: { level: 2, xp: 30 }, warrior: {} }, state: rest });
    expect(types(table.does({ type: 'level-up', as: 'wizard', field: 'water-i' }))).toEqual(expect.arrayContaining(['levelled', 'field-learned']));
    expect(table.hero('wizard')).toMatchObject({ level: 3, fields: ['fire-i', 'wind-i', 'earth-i', 'water-i'] });
  });
  test('R42.5 R42.6 the Master of Shadows', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: { xp: 26, skills: ['riposte', 'backstab'] }, state: rest });
    expect(types(table.does({ type: 'level-up', as: 'mos', skill: 'retribution' })).slice(0, 2)).toEqual(['mos-levelled', 'skill-learned']);
    expect(table.state.mos).toMatchObject({ level: 2, xp: 1, skills: ['riposte', 'backstab', 'retribution'] });
  });
  test('R39.4 not without the prerequisite', () => expect(warrior({ xp: 25 }).not({ ...up, skill: 'circular-attack' })).toBe('erune.skill-not-open'));
  test('R42.5 not without the XP', () => expect(warrior({ xp: 24 }).not(up)).toBe('erune.too-few-xp'));
  test('R37.6 not while dead, and not of nobody', () => expect([warrior({ xp: 25, dead: true, hp: 0 }).not(up), warrior({}).not({ ...up, as: 'nobody' })]).toEqual(['erune.dead', 'erune.no-such-adventurer']));
});
