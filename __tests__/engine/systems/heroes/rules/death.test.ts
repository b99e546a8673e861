import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero } from '@engine/systems/heroes/state';
import { last, ruleset, scene, types, type Scene } from '../table';

const fallen: Partial<Hero> = { health: 0, pack: ['shortsword'], worn: ['shield'] };
const lift: HeroesCommand = { type: 'lift', as: 'ranger', body: 'squire' };
const take = (item: string): HeroesCommand => ({ type: 'take', as: 'ranger', from: 'squire', item });
const beside = (ranger: Partial<Hero> = {}, squire: Partial<Hero> = fallen, more: Partial<Scene> = {}) => scene({ heroes: { ranger, squire }, ...more });

test('R10.1 at 0 health a hero dies, and says nothing more', () => {
  const table = scene({ referee: true, heroes: { ranger: { health: 1 }, delver: {} }, monsters: { 'mon-goblin:1': {} }, state: { phase: 'referee' } });
  const wounded = last(table.does({ type: 'monster-attack', as: 'referee', monster: 'mon-goblin:1', target: 'ranger' }, [6, 6], [1, 1]), 'wounded');
  expect(table.hero('ranger').health).toBe(0);
  expect(wounded && ruleset.narrate(wounded, table.state).map(({ key }) => key)).toEqual(['heroes.wounded', 'heroes.died']);
  expect(table.not({ type: 'monster-attack', as: 'referee', monster: 'mon-goblin:1', target: 'ranger' })).toBe('heroes.monster-attacked');
});

describe('R10.2 bodies', () => {
  test.each<[string, HeroesCommand, Partial<Hero>, Partial<Hero>, string | undefined]>([
    ['the body', lift, {}, fallen, undefined],
    ['what lay in the pack', take('shortsword'), {}, fallen, undefined],
    ['what was worn', take('shield'), {}, fallen, undefined],
    ['what was not there', take('helmet'), {}, fallen, 'heroes.no-such-item'],
    ['a body in another room', lift, { room: 'hall' }, fallen, 'heroes.body-elsewhere'],
    ['gear in another room', take('shield'), { room: 'hall' }, fallen, 'heroes.body-elsewhere'],
    ['who is alive', lift, {}, {}, 'heroes.not-fallen'],
    ['the gear of who is alive', take('shield'), {}, {}, 'heroes.not-fallen'],
    ['a second body', lift, { carrying: 'delver' }, fallen, 'heroes.carrying'],
  ])('%s', (_, command, ranger, squire, key) => expect(beside(ranger, squire).not(command)).toBe(key));

  test('gear changes its owner', () => {
    const table = beside({ pack: [] });
    table.does(take('shortsword'));
    table.does(take('shield'));
    expect([table.hero('ranger').pack, table.hero('squire').pack, table.hero('squire').worn]).toEqual([['shortsword', 'shield'], [], []]);
  });

  test('a body comes along, and lies where it is laid down', () => {
    const table = beside();
    table.does(lift);
    table.does({ type: 'move', as: 'ranger', to: 'hall' });
    table.does({ type: 'lay-down', as: 'ranger' });
    expect([table.hero('squire').room, table.hero('ranger').carrying]).toEqual(['hall', undefined]);
    expect(table.not({ type: 'lay-down', as: 'ranger' })).toBe('heroes.carrying-nobody');
  });

  test('a body that is carried cannot be carried by another', () => {
    const table = scene({ heroes: { ranger: {}, squire: fallen, delver: { carrying: 'squire' } } });
    expect(table.not(lift)).toBe('heroes.carried-already');
  });

  const ways: readonly [string, Partial<Scene>, Partial<Hero>, HeroesCommand, (readonly number[])[]][] = [
    ['by a wound', { draws: ['on'] }, { health: 1 }, { type: 'move', as: 'ranger', to: 'hall' }, []],
    ['by the end of rage', {}, { health: 0, raging: true }, { type: 'move', as: 'ranger', to: 'yard' }, []],
    ['by a correction', {}, { health: 1 }, { type: 'correct', as: 'ranger', track: 'health', by: -1 }, []],
  ];
  test.each(ways)('who falls %s lets go of the body', (_, more, ranger, deed, dice) => {
    const table = scene({ heroes: { ranger: { carrying: 'squire', ...ranger }, squire: fallen, delver: {} }, ...more });
    table.does(deed, ...dice);
    expect([table.hero('ranger').health, table.hero('ranger').carrying]).toEqual([0, undefined]);
  });
});

describe('R10.4 what goes home', () => {
  const sheet = (hero: Partial<Hero>, outcome: 'won' | 'lost', carried = false) => {
    const { state } = scene({ heroes: { ranger: hero, squire: carried ? { carrying: 'ranger' } : {} }, state: { outcome } });
    return ruleset.home(state, 'ranger') !== undefined;
  };
  test.each<[string, Partial<Hero>, 'won' | 'lost', boolean, boolean]>([
    ['who lives', {}, 'won', false, true],
    ['who lies in the dungeon does not', { health: 0, room: 'hall' }, 'won', false, false],
    ['whom a friend carried out', { health: 0, room: 'hall' }, 'won', true, true],
    ['who lies on the start tile', { health: 0, room: 'yard' }, 'won', false, true],
    ['R10.5 nobody, when all is lost', {}, 'lost', false, false],
  ])('%s', (_, hero, outcome, carried, out) => expect(sheet(hero, outcome, carried)).toBe(out));

  test('is gold, gear, potions and the note', () => {
    const { state } = scene({ heroes: { ranger: { gold: 7, potions: ['tre-gem'], note: 'n' } }, state: { outcome: 'won' } });
    expect(ruleset.home(state, 'ranger')).toEqual({ gold: 7, pack: ['short-bow', 'dagger'], worn: ['leather'], potions: ['tre-gem'], note: 'n' });
    expect(ruleset.home(scene({ heroes: { ranger: {} } }).state, 'ranger')).toBeUndefined();
  });
});

test('R10.5 with the last hero the quest is lost', () => {
  const table = scene({ heroes: { ranger: { health: 1 }, squire: { health: 0 } }, monsters: { 'mon-goblin:1': {} }, state: { phase: 'referee' } });
  expect(types(table.does({ type: 'monsters-act' }, [6, 6], [1, 1])).at(-1)).toBe('quest-lost');
  expect([table.state.outcome, ruleset.ended(table.state), table.not({ type: 'monsters-act' })]).toEqual(['lost', true, 'heroes.quest-over']);
});
