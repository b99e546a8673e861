import * as fc from 'fast-check';
import { isRefusal } from '@engine/core/ruleset';
import type { EruneCommand } from '@engine/systems/erune/command';
import { hpAtFull } from '@engine/systems/erune/board';
import { goldLimit, maxOf } from '@engine/systems/erune/points';
import type { Correction } from '@engine/systems/erune/sheet/amend';
import type { Adventurer } from '@engine/systems/erune/state';
import { content, last, ruleset, scene } from '../table';

type Track = Extract<Correction, { type: 'correct' }>['track'];
const correct = (track: Track, by: number, as = 'guardian'): EruneCommand => ({ type: 'correct', as, track, by });
const table = (change: Partial<Adventurer> = {}) => scene({ adventurers: { guardian: change, archer: {} }, mos: { xp: 4 }, monsters: { 'witch:1': { hp: 2 } }, state: { reserve: 3 } });

test.each<[string, Track, Partial<Adventurer>, number, number]>([
  ['HP go down', 'hp', { hp: 5 }, -2, 3],
  ['R43.1 not below none', 'hp', { hp: 1 }, -5, 0],
  ['R43.1 not above the maximum', 'hp', { hp: 5 }, 99, 9],
  ['R43.1 with what a rune added', 'hp', { hp: 5, raised: { hp: 2 } }, 99, 11],
  ['R43.1 SP', 'sp', { sp: 1 }, 99, 4],
  ['R43.1 MP', 'mp', { mp: 1 }, 99, 3],
  ['R43.1 SP, not below none', 'sp', { sp: 1 }, -5, 0],
  ['R43.1 MP, not below none', 'mp', { mp: 1 }, -5, 0],
  ['R43.5 gold', 'gold', { gold: 5 }, 999, 100],
  ['R43.5 gold in a purse', 'gold', { gold: 5, equipment: ['purse'] }, 999, 200],
  ['R43.5 gold, down to none', 'gold', { gold: 5 }, -9, 0],
  ['Fate', 'fate', { fate: 1 }, -3, 0],
  ['XP', 'xp', { xp: 5 }, 20, 25],
  ['R2.6 twelve Shadows cards at most', 'cards', { cards: 1 }, 99, 12],
  ['R36.10 no card from under its SP', 'cards', { cards: 2, laid: 4 }, -2, 2],
  ['R36.10 an empty card may go', 'cards', { cards: 2, laid: 2 }, -2, 1],
  ['R36.11 SP on cards', 'laid', { cards: 1, laid: 0 }, 5, 2],
  ['R36.11 no SP where there is no card', 'laid', { cards: 0, laid: 0 }, 5, 0],
])('%s', (_, track, change, by, after) => {
  const play = table(change);
  expect(last(play.does(correct(track, by)), 'corrected')).toEqual({ type: 'corrected', who: 'guardian', track, from: play.state.adventurers['guardian'] ? (change[track] ?? 0) : 0, to: after });
  expect(play.hero('guardian')[track]).toBe(after);
});

test('R37.1 no HP is death, and HP are life', () => {
  const play = table({ hp: 1 });
  play.does(correct('hp', -1));
  expect(play.hero('guardian')).toMatchObject({ hp: 0, dead: true });
  play.does(correct('hp', 2));
  expect(play.hero('guardian')).toMatchObject({ hp: 2, dead: false });
});

test('the dead fight nobody, nor does who stands elsewhere', () => {
  const fight = () => scene({ adventurers: { guardian: { hp: 2 }, archer: {} }, monsters: { 'orc:1': {} }, state: { engaged: [['guardian', 'orc:1'], ['archer', 'orc:1']] } });
  const after = (command: EruneCommand) => {
    const play = fight();
    play.does(command);
    return play.state.engaged;
  };
  expect(after(correct('hp', -2))).toEqual([['archer', 'orc:1']]);
  expect(after({ type: 'place', as: 'guardian', room: 'hall' })).toEqual([['archer', 'orc:1']]);
  expect([after(correct('hp', -1)), after(correct('gold', 1)), after({ type: 'place', as: 'guardian', room: 'yard' })]).toEqual(Array(3).fill(fight().state.engaged));
});

test('the Master of Shadows corrects XP and the reserve', () => {
  const play = table();
  play.does(correct('xp', 3, 'mos'));
  play.does(correct('sp', -9, 'mos'));
  expect([play.state.mos?.xp, play.state.reserve]).toEqual([7, 0]);
  expect(play.not(correct('hp', 1, 'mos'))).toBe('erune.no-such-track');
});

describe('things by hand', () => {
  test.each<[string, Partial<Adventurer>, number, string, number]>([
    ['more', {}, 2, 'mace', 2],
    ['R43.3 not above five', { weapons: ['mace'] }, 9, 'mace', 5],
    ['less', { weapons: ['mace', 'mace'] }, -1, 'mace', 1],
    ['not below none', { weapons: ['mace'] }, -9, 'mace', 0],
    ['R43.6 two potions', {}, 9, 'mana-vial', 2],
    ['R43.6 not the belt that holds more than two', { equipment: ['potion-belt'], satchel: ['mana-vial', 'mana-vial', 'mana-vial'] }, -1, 'potion-belt', 1],
    ['R43.6 the belt of two', { equipment: ['potion-belt'], satchel: ['mana-vial', 'mana-vial'] }, -1, 'potion-belt', 0],
    ['R43.5 not the purse that is needed', { equipment: ['purse'], gold: 101 }, -1, 'purse', 1],
    ['R43.5 the purse that is not', { equipment: ['purse'], gold: 100 }, -1, 'purse', 0],
    ['R43.8 one toolbox', {}, 3, 'toolbox', 1],
    ['R43.7 substances', {}, 30, 'mead', 30],
  ])('%s', (_, change, by, item, after) => {
    const play = table(change);
    play.does({ type: 'hand', as: 'guardian', item, by });
    const { weapons, satchel, equipment, substances } = play.hero('guardian');
    expect([...weapons, ...satchel, ...equipment].filter((each) => each === item).length + (substances[item] ?? 0)).toBe(after);
  });
  test('the weapon in hand goes, and comes back into the hand', () => {
    const play = table({ weapons: ['mace'], wielded: 'mace', protections: ['helmet'], worn: ['helmet'] });
    const before = play.hero('guardian');
    play.does({ type: 'hand', as: 'guardian', item: 'mace', by: -1 });
    play.does({ type: 'hand', as: 'guardian', item: 'helmet', by: -1 });
    expect(play.hero('guardian')).toMatchObject({ weapons: [], worn: [] });
    play.play.undo('u1', 'seat', 2);
    play.play.undo('u2', 'seat', 1);
    expect(play.hero('guardian')).toEqual(before);
  });
});

test('a room is one that somebody has seen', () => {
  const play = table();
  play.does({ type: 'place', as: 'guardian', room: 'hall' });
  expect(play.hero('guardian').room).toBe('hall');
  expect(play.not({ type: 'place', as: 'guardian', room: 'vault' })).toBe('erune.room-unseen');
});

test('who does not want to be asked is not asked', () => {
  const play = table();
  play.does({ type: 'never', as: 'guardian', skill: 'riposte', on: true });
  expect(play.hero('guardian').never).toEqual(['riposte']);
  play.does({ type: 'never', as: 'guardian', skill: 'riposte', on: false });
  expect(play.hero('guardian').never).toEqual([]);
});

test('a monster’s HP, from one to its card’s', () => {
  const play = table();
  play.does({ type: 'mend', monster: 'witch:1', by: 9 });
  expect(play.monster('witch:1')?.hp).toBe(3);
  play.does({ type: 'mend', as: 'mos', monster: 'witch:1', by: -9 });
  expect(play.monster('witch:1')?.hp).toBe(1);
});

test('notes of both sides', () => {
  const play = table();
  play.does({ type: 'note', as: 'guardian', text: 'a' });
  play.does({ type: 'note', as: 'mos', text: 'b' });
  expect([play.hero('guardian').note, play.state.mos?.note]).toEqual(['a', 'b']);
});

test.each<[EruneCommand, string]>([
  [correct('hp', 1, 'nobody'), 'erune.no-such-adventurer'],
  [{ type: 'place', as: 'mos', room: 'yard' }, 'erune.no-such-adventurer'],
  [{ type: 'hand', as: 'guardian', item: 'laser', by: 1 }, 'erune.no-such-item'],
  [{ type: 'hand', as: 'nobody', item: 'mace', by: 1 }, 'erune.no-such-adventurer'],
  [{ type: 'never', as: 'guardian', skill: 'yawn', on: true }, 'erune.no-such-skill'],
  [{ type: 'note', as: 'nobody', text: '' }, 'erune.no-such-adventurer'],
  [{ type: 'mend', monster: 'orc:9', by: 1 }, 'erune.no-such-monster'],
  [{ type: 'mend', as: 'guardian', monster: 'witch:1', by: 1 }, 'erune.mos-only'],
])('%j is refused', (command, key) => expect(table().not(command)).toBe(key));

const any: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ type: fc.constant('correct' as const), as: fc.constantFrom('guardian', 'archer'), track: fc.constantFrom<Track>('hp', 'sp', 'mp', 'gold', 'fate', 'xp', 'cards', 'laid'), by: fc.integer({ min: -15, max: 15 }) }),
  fc.record({ type: fc.constant('correct' as const), as: fc.constant('mos'), track: fc.constantFrom<Track>('sp', 'xp'), by: fc.integer({ min: -15, max: 15 }) }),
  fc.record({ type: fc.constant('hand' as const), as: fc.constant('guardian'), item: fc.constantFrom('mace', 'helmet', 'mead', 'toolbox', 'mana-vial', 'sorcerer-ring'), by: fc.integer({ min: -3, max: 7 }) }),
  fc.record({ type: fc.constant('place' as const), as: fc.constant('guardian'), room: fc.constantFrom('yard', 'hall') }),
  fc.record({ type: fc.constant('never' as const), as: fc.constant('guardian'), skill: fc.constantFrom('riposte', 'power'), on: fc.boolean() }),
  fc.record({ type: fc.constant('note' as const), as: fc.constantFrom('guardian', 'mos'), text: fc.string({ maxLength: 5 }) }),
  fc.record({ type: fc.constant('mend' as const), monster: fc.constant('witch:1'), by: fc.integer({ min: -5, max: 5 }) }),
);

test('corrections are foreseen, taken back, and never past a limit', () => {
  fc.assert(fc.property(fc.array(any, { maxLength: 8 }), any, (first, command) => {
    const play = table({ weapons: ['mace'], wielded: 'mace', protections: ['helmet'], worn: ['helmet'], cards: 1, laid: 1 });
    for (const each of first) play.does(each);
    const before = play.state;
    const seen = ruleset.foresee(ruleset.view(before, ['guardian']), command);
    play.does(command);
    expect(seen).toEqual(ruleset.view(play.state, ['guardian']));
    const who = play.hero('guardian');
    for (const points of ['hp', 'sp', 'mp'] as const) expect(who[points]).toBeLessThanOrEqual(maxOf(content, who, points));
    expect(who.gold).toBeLessThanOrEqual(goldLimit(who));
    const witch = play.monster('witch:1');
    expect(witch && witch.hp >= 1 && witch.hp <= hpAtFull(content, play.state, witch)).toBe(true);
    const [entry] = play.play.entries.slice(-1);
    expect(entry?.events).toHaveLength(1);
    expect(entry?.events.every((event) => ruleset.narrate(event, play.state).length > 0)).toBe(true);
    play.play.undo('u', 'seat', entry?.n ?? 0);
    const sorted = (state: typeof before) => JSON.stringify(state, (_, value: unknown) => (Array.isArray(value) ? [...(value as unknown[])].sort() : value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value));
    expect(sorted(play.state)).toEqual(sorted(before));
  }), { numRuns: 150, seed: 11 });
});

describe('the border', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an unknown type', { type: 'fly', as: 'guardian' }],
    ['a missing field', { type: 'equip', as: 'guardian' }],
    ['a wrong track', { type: 'correct', as: 'guardian', track: 'soul', by: 1 }],
    ['a number beyond sense', { type: 'correct', as: 'guardian', track: 'gold', by: 1e9 }],
    ['half a coin', { type: 'correct', as: 'guardian', track: 'gold', by: 0.5 }],
    ['an id too long', { type: 'buy', as: 'guardian', item: 'x'.repeat(65) }],
    ['a note too long', { type: 'note', as: 'guardian', text: 'x'.repeat(2001) }],
    ['no such help', { type: 'help', level: 'much' }],
  ])('does not understand %s', (_, value) => expect(ruleset.read(value)).toEqual({ refused: { key: 'core.not-understood' } }));
  test('understands what it should', () => expect(isRefusal(ruleset.read({ type: 'mend', monster: 'orc:1', by: -1 }))).toBe(false));
});
