import type { Character } from '@engine/core/ruleset';
import { secrets } from '@engine/systems/heroes/setup';
import { character, KINDS, party } from '../pack';
import { content, ruleset } from '../table';

const kinds = (...all: string[]): Character[] => all.map((kind, i) => ({ ...character('squire'), id: `c${i}`, kind }));

test.each<[string, string, Character[], string | undefined]>([
  ['heroes alone', 'trial', kinds('hero-squire'), undefined],
  ['heroes and a referee', 'trial', kinds('referee', 'hero-squire', 'hero-ranger'), undefined],
  ['nobody', 'trial', [], 'heroes.no-heroes'],
  ['a referee alone', 'trial', kinds('referee'), 'heroes.no-heroes'],
  ['two referees', 'trial', kinds('referee', 'referee', 'hero-squire'), 'heroes.one-referee'],
  ['the same hero twice', 'trial', kinds('hero-squire', 'hero-squire'), 'heroes.kind-twice'],
  ['somebody of another game', 'trial', kinds('hero-squire', 'cook'), 'heroes.no-such-hero'],
  ['no such quest', 'moon', kinds('hero-squire'), 'heroes.no-such-quest'],
])('R1.1 %s', (_, quest, characters, key) => expect(ruleset.unready({ quest, characters })?.key).toBe(key));

describe('R1.5 and R9.4 a hero begins', () => {
  const hero = (sheet?: unknown) => ruleset.setup({ quest: 'trial', characters: [character('cleric', sheet)] }).heroes['cleric'];
  const own = { gold: 40, pack: ['dagger'], worn: ['leather'], potions: ['tre-gem'], note: 'n' };

  test('with the sheet’s values, its gear and no gold', () => expect(hero()).toMatchObject({ health: 6, gold: 0, pack: ['shortsword'], worn: ['shield'], potions: [], spells: {}, room: 'yard', note: '' }));
  test('or with what was brought from an earlier quest', () => expect(hero(own)).toMatchObject({ ...own, health: 6 }));
  test('without what this game does not know', () => expect(hero({ ...own, pack: ['dagger', 'laser'], worn: ['cape', 'leather'], potions: ['tea'] })).toMatchObject({ pack: ['dagger'], worn: ['leather'], potions: [] }));
  test.each([[{ ...own, gold: -1 }], [{ gold: 3 }], ['nonsense']])('with the starting gear when the sheet cannot be read: %j', (sheet) => expect(hero(sheet)).toMatchObject({ gold: 0, pack: ['shortsword'] }));
});

test.each<[number, string[]]>([
  [1, ['mon-goblin', 'mon-troll']],
  [2, ['mon-goblin', 'mon-troll']],
  [3, ['mon-goblin', 'mon-goblin', 'mon-troll']],
  [4, ['mon-goblin', 'mon-goblin', 'mon-troll', 'mon-goblin']],
  [6, ['mon-goblin', 'mon-goblin', 'mon-troll', 'mon-goblin']],
])('with %i heroes the hall holds %j', (count, monsters) => expect(ruleset.setup(party('trial', ...KINDS.slice(0, count))).secrets['hall']?.monsters).toEqual(monsters));

test('a lone monster stays for two heroes, and a strong one gets no company for four', () => {
  const trial = content.quests['trial'];
  const troll = trial && { ...trial, rooms: trial.rooms.map((room) => ({ ...room, monsters: room.id === 'hall' ? [{ kind: 'mon-troll', count: 1 }] : [] })) };
  expect(troll && [2, 4].map((count) => secrets(content, troll, count)['hall']?.monsters)).toEqual([['mon-troll'], ['mon-troll']]);
});

describe('who knows what', () => {
  const state = ruleset.setup(party('trial', 'referee', 'squire'));
  test('only the referee gets the secrets and the monsters’ health', () => {
    expect(ruleset.view(state, ['referee'])).toMatchObject({ secrets: state.secrets, health: {} });
    for (const eyes of [[], ['squire']]) expect(Object.keys(ruleset.view(state, eyes)).filter((key) => ['secrets', 'health', 'deck'].includes(key))).toEqual([]);
  });
  test('nobody gets the deck', () => expect(ruleset.view(state, ['referee'])).not.toHaveProperty('deck'));
});
