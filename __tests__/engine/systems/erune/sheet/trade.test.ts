import type { EruneCommand } from '@engine/systems/erune/command';
import type { Adventurer, State } from '@engine/systems/erune/state';
import { content, ruleset, scene, types } from '../table';

const guardian = (change: Partial<Adventurer>, state: Partial<State> = {}) => scene({ adventurers: { guardian: { level: 9, ...change }, archer: {} }, mos: {}, state });
const town: Partial<State> = { phase: 'town', winner: 'adventurers' };
const does = (type: 'equip' | 'stow' | 'discard' | 'buy' | 'sell', item: string) => ({ type, as: 'guardian', item }) as const;

describe('R19 R43 weapons and protections in use', () => {
  test.each<[string, Partial<Adventurer>, EruneCommand, string | undefined]>([
    ['a weapon', { weapons: ['mace'] }, does('equip', 'mace'), undefined],
    ['R43.2 R59.3 of too high a rank', { weapons: ['mace'], level: 1 }, does('equip', 'mace'), 'erune.rank-too-high'],
    ['R43.2 of the highest rank', { weapons: ['mallet'] }, does('equip', 'mallet'), undefined],
    ['R43.2 a protection of too high a rank', { protections: ['plate-armor'] }, does('equip', 'plate-armor'), 'erune.rank-too-high'],
    ['R43.9 R59.1 of another archetype', { weapons: ['short-bow'] }, does('equip', 'short-bow'), 'erune.not-for-you'],
    ['what is not carried', {}, does('equip', 'mace'), 'erune.not-carried'],
    ['what is in use', { weapons: ['mace'], wielded: 'mace' }, does('equip', 'mace'), 'erune.already-in-use'],
    ['a potion', { satchel: ['mana-vial'] }, does('equip', 'mana-vial'), 'erune.not-to-equip'],
    ['nothing that exists', {}, does('equip', 'laser'), 'erune.no-such-item'],
    ['R59.4 a shield beside a weapon for two hands', { weapons: ['halberd'], wielded: 'halberd', protections: ['round-shield'] }, does('equip', 'round-shield'), 'erune.both-hands'],
    ['R59.4 a shield beside another', { weapons: ['mace'], wielded: 'mace', protections: ['round-shield'] }, does('equip', 'round-shield'), undefined],
    ['R37.6 by the dead', { weapons: ['mace'], dead: true, hp: 0 }, does('equip', 'mace'), 'erune.dead'],
    ['R37.6 stowing by the dead', { weapons: ['mace'], wielded: 'mace', dead: true, hp: 0 }, does('stow', 'mace'), 'erune.dead'],
    ['stowing what is not in use', { weapons: ['mace'] }, does('stow', 'mace'), 'erune.not-in-use'],
    ['by nobody', {}, { type: 'equip', as: 'nobody', item: 'mace' }, 'erune.no-such-adventurer'],
    ['stowing by nobody', {}, { type: 'stow', as: 'nobody', item: 'mace' }, 'erune.no-such-adventurer'],
  ])('%s', (_, change, command, key) => expect(guardian(change).not(command)).toBe(key));

  test('R43.3 one weapon at a time', () => {
    const table = guardian({ weapons: ['mace', 'flail'], wielded: 'mace' });
    table.does(does('equip', 'flail'));
    expect(table.hero('guardian')).toMatchObject({ wielded: 'flail', weapons: ['mace', 'flail'] });
    table.does(does('stow', 'flail'));
    expect(table.hero('guardian').wielded).toBeUndefined();
  });
  test('R43.4 one protection of each type', () => {
    const table = guardian({ protections: ['helmet', 'great-helmet', 'chain-mail'], worn: ['helmet', 'chain-mail'] });
    expect(types(table.does(does('equip', 'great-helmet')))).toEqual(expect.arrayContaining(['stowed', 'equipped']));
    expect(table.hero('guardian').worn).toEqual(['chain-mail', 'great-helmet']);
    table.does(does('stow', 'chain-mail'));
    expect(table.hero('guardian').worn).toEqual(['great-helmet']);
  });
  test('R59.4 a weapon for two hands puts the shield away, another does not', () => {
    const table = guardian({ weapons: ['halberd', 'mace'], protections: ['round-shield', 'helmet'], worn: ['round-shield', 'helmet'] });
    table.does(does('equip', 'mace'));
    expect(table.hero('guardian').worn).toEqual(['round-shield', 'helmet']);
    table.does(does('equip', 'halberd'));
    expect(table.hero('guardian')).toMatchObject({ wielded: 'halberd', worn: ['helmet'] });
  });
  test.each<[string, Partial<Adventurer>, Partial<State>, string | undefined]>([
    ['R19.1 in the own phase', { fixed: true }, { phase: 'adventurers' }, undefined],
    ['R19.2 between two attacks', { acted: ['combat'], chain: true }, { phase: 'adventurers' }, undefined],
    ['R19.3 before the first roll of the other phase', { fixed: false }, { phase: 'mos' }, undefined],
    ['R19.3 not after it', { fixed: true }, { phase: 'mos' }, 'erune.gear-fixed'],
    ['R19.3 not in the Spirit’s phase after it', { fixed: true }, { phase: 'spirit' }, 'erune.gear-fixed'],
  ])('%s', (_, change, state, key) => {
    const table = guardian({ weapons: ['mace', 'flail'], wielded: 'mace', ...change }, state);
    expect([does('equip', 'flail'), does('stow', 'mace'), does('discard', 'mace')].map((command) => table.not(command))).toEqual([key, key, key]);
    expect(table.not(does('discard', 'flail'))).toBeUndefined();
  });
});

describe('throwing away', () => {
  test('what is gone is no longer in use', () => {
    const table = guardian({ weapons: ['mace'], wielded: 'mace', substances: { mead: 3 } });
    table.does(does('discard', 'mace'));
    table.does({ ...does('discard', 'mead'), count: 2 });
    expect(table.hero('guardian')).toMatchObject({ weapons: [], substances: { mead: 1 } });
    expect(table.hero('guardian').wielded).toBeUndefined();
  });
  test.each<[string, Partial<Adventurer>, EruneCommand, string | undefined]>([
    ['more than there are', { substances: { mead: 1 } }, { ...does('discard', 'mead'), count: 2 }, 'erune.not-carried'],
    ['R43.6 not the belt of many potions', { equipment: ['potion-belt'], satchel: ['mana-vial', 'mana-vial', 'mana-vial'] }, does('discard', 'potion-belt'), 'erune.still-needed'],
    ['R43.6 the belt of two', { equipment: ['potion-belt'], satchel: ['mana-vial', 'mana-vial'] }, does('discard', 'potion-belt'), undefined],
    ['R43.5 not the purse of much gold', { equipment: ['purse'], gold: 101 }, does('discard', 'purse'), 'erune.still-needed'],
    ['R43.5 the purse of little', { equipment: ['purse'], gold: 100 }, does('discard', 'purse'), undefined],
    ['nothing that exists', {}, does('discard', 'laser'), 'erune.no-such-item'],
  ])('%s', (_, change, command, key) => expect(guardian(change).not(command)).toBe(key));
});

describe('R45.5 R59 merchants in town', () => {
  test('R59.1 a thing is bought at its price', () => {
    const table = guardian({ gold: 30 }, town);
    table.does(does('buy', 'mace'));
    table.does(does('buy', 'mead'));
    expect(table.hero('guardian')).toMatchObject({ gold: 4, weapons: ['mace'], substances: { mead: 1 } });
  });
  test('R59.2 and sold at half of it', () => {
    const table = guardian({ gold: 1, weapons: ['mace'], wielded: 'mace' }, town);
    table.does(does('sell', 'mace'));
    expect(table.hero('guardian')).toMatchObject({ gold: 12, weapons: [] });
    expect(table.hero('guardian').wielded).toBeUndefined();
  });
  test('R43.5 for no more gold than can be carried', () => {
    const table = guardian({ gold: 95, weapons: ['mace'] }, town);
    table.does(does('sell', 'mace'));
    expect(table.hero('guardian').gold).toBe(100);
  });
  test.each<[string, Partial<Adventurer>, Partial<State>, EruneCommand, string | undefined]>([
    ['R45.5 not in the dungeon', { gold: 50 }, {}, does('buy', 'mace'), 'erune.town-only'],
    ['R45.5 nor sold there', { weapons: ['mace'] }, {}, does('sell', 'mace'), 'erune.town-only'],
    ['R59.1 for just enough', { gold: 22 }, town, does('buy', 'mace'), undefined],
    ['R59.1 not for less', { gold: 21 }, town, does('buy', 'mace'), 'erune.too-few-gold'],
    ['R59.1 not what has no price', { gold: 99 }, town, does('buy', 'silver-key'), 'erune.not-for-sale'],
    ['R59.1 nor sold without one', { artifacts: ['silver-key'] }, town, does('sell', 'silver-key'), 'erune.not-for-sale'],
    ['even what another uses', { gold: 50 }, town, does('buy', 'short-bow'), undefined],
    ['R43.3 no sixth weapon', { gold: 50, weapons: Array<string>(5).fill('mace') }, town, does('buy', 'mace'), 'erune.no-room-weapons'],
    ['R43.4 no sixth protection', { gold: 50, protections: Array<string>(5).fill('helmet') }, town, does('buy', 'helmet'), 'erune.no-room-protections'],
    ['R43.6 no third potion', { gold: 50, satchel: ['mana-vial', 'light-rune'] }, town, does('buy', 'mana-vial'), 'erune.no-room-satchel'],
    ['R43.8 no second toolbox', { gold: 50, equipment: ['toolbox'] }, town, does('buy', 'toolbox'), 'erune.no-room-equipment'],
    ['R43.10 no second ring of a kind', { gold: 50, artifacts: ['sorcerer-ring'] }, town, does('buy', 'sorcerer-ring'), 'erune.no-room-artifacts'],
    ['R43.10 two charms that are no rings', { gold: 50, artifacts: ['lucky-charm'] }, town, does('buy', 'lucky-charm'), undefined],
    ['R43.7 substances without limit', { gold: 50, substances: { mead: 60 } }, town, does('buy', 'mead'), undefined],
    ['R43.6 not the belt of many potions', { equipment: ['potion-belt'], satchel: ['mana-vial', 'mana-vial', 'mana-vial'] }, town, does('sell', 'potion-belt'), 'erune.still-needed'],
    ['not what is not there', {}, town, does('sell', 'mace'), 'erune.not-carried'],
    ['not after leaving', { gold: 50, done: true }, town, does('buy', 'mace'), 'erune.left-town-already'],
    ['not by nobody', {}, town, { type: 'buy', as: 'nobody', item: 'mace' }, 'erune.no-such-adventurer'],
    ['not sold by nobody', {}, town, { type: 'sell', as: 'nobody', item: 'mace' }, 'erune.no-such-adventurer'],
    ['leaving twice', { done: true }, town, { type: 'leave-town', as: 'guardian' }, 'erune.left-town-already'],
    ['leaving before there is a town', {}, {}, { type: 'leave-town', as: 'guardian' }, 'erune.town-only'],
    ['leaving by nobody', {}, town, { type: 'leave-town', as: 'nobody' }, 'erune.no-such-adventurer'],
  ])('%s', (_, change, state, command, key) => expect(guardian(change, state).not(command)).toBe(key));

  test('the game is over when all have left', () => {
    const table = guardian({ done: false }, town);
    table.does({ type: 'leave-town', as: 'guardian' });
    expect([table.hero('guardian').done, ruleset.ended(table.state)]).toEqual([true, false]);
    table.does({ type: 'leave-town', as: 'archer' });
    expect(ruleset.ended(table.state)).toBe(true);
  });
  test('R59.2 every price to sell is half the price to buy', () => {
    const priced = Object.values(content.items).filter(({ buy }) => buy !== undefined);
    expect(priced.length).toBeGreaterThan(90);
    expect(priced.filter(({ buy = 0, sell }) => sell !== buy / 2)).toEqual([]);
  });
});

describe('how much help', () => {
  test('anybody says so', () => {
    const table = guardian({});
    table.does({ type: 'help', level: 'sheets' });
    expect(table.state.help).toBe('sheets');
    expect(table.not({ type: 'help', level: 'sheets' })).toBe('erune.help-already');
    table.does({ type: 'help', as: 'archer', level: 'guided' });
    expect(table.state.help).toBe('guided');
  });
  test('a monster that fell by hand leaves the board, and gives its XP', () => {
    const table = scene({ adventurers: { guardian: {}, archer: {} }, mos: {}, monsters: { 'orc:1': {}, 'rat:1': { active: false } } });
    table.does({ type: 'slay', as: 'guardian', monster: 'orc:1' });
    expect(table.monster('orc:1')).toBeUndefined();
    expect(table.hero('guardian').xp).toBe(6);
    expect([table.not({ type: 'slay', as: 'guardian', monster: 'orc:1' }), table.not({ type: 'slay', as: 'guardian', monster: 'rat:1' }), table.not({ type: 'slay', as: 'nobody', monster: 'rat:1' })]).toEqual(['erune.no-such-monster', 'erune.no-such-monster', 'erune.no-such-adventurer']);
    expect([guardian({}, town), guardian({}, { phase: 'lobby' })].map((other) => other.not({ type: 'slay', as: 'guardian', monster: 'orc:1' }))).toEqual(['erune.quest-over', 'erune.not-begun']);
  });
});
