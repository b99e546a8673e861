import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { State } from '@engine/systems/heroes/state';
import { last, ruleset, scene, types, type Scene } from '../table';

const search = (aim: 'treasure' | 'traps' | 'doors'): HeroesCommand => ({ type: 'search', as: 'squire', for: aim });
const at = (room: string, change: Partial<Scene> = {}) =>
  scene({ heroes: { squire: { room } }, ...change, state: { rooms: { yard: { searched: false }, hall: { searched: false }, vault: { searched: false } }, doors: { gate: true, arch: true }, ...change.state } });

describe('R7.2 a search for traps or doors shows all of that kind here', () => {
  test('a trap', () => {
    const table = at('hall');
    expect(last(table.does(search('traps')), 'trap-found')).toEqual({ type: 'trap-found', room: 'hall', trap: 'trap-pit' });
    expect([table.state.rooms['hall']?.trap, table.state.secrets['hall']?.trap]).toEqual([{ kind: 'trap-pit', armed: true }, undefined]);
  });
  test('a secret door', () => {
    const table = at('hall');
    expect(last(table.does(search('doors')), 'door-found')).toEqual({ type: 'door-found', door: 'slab' });
    expect(table.state.doors['slab']).toBe(false);
    expect(table.not({ type: 'open', as: 'squire', door: 'slab' })).toBeUndefined();
  });
  test.each(['traps', 'doors'] as const)('no %s', (aim) => expect(types(at('yard').does(search(aim))).at(-1)).toBe('nothing-found'));
  test('R7.1 one aim: a search for traps finds no door and no treasure', () => expect(types(at('hall').does(search('traps')))).toEqual(['acted', 'searched', 'trap-found']));
  test('traps and doors may be looked for beside monsters', () => expect(at('hall', { monsters: { 'mon-goblin:1': { room: 'hall' } } }).not(search('traps'))).toBeUndefined());
});

describe('R7.3 treasure', () => {
  test('what the room holds, without a card', () => {
    const table = at('vault');
    expect(types(table.does(search('treasure')))).toEqual(['acted', 'searched', 'gold-found', 'item-found']);
    expect([table.hero('squire').gold, table.state.items]).toEqual([60, ['brass-key']]);
    expect(table.state.secrets['vault']).toEqual({ monsters: [] });
  });

  const drawn = (card: string, state: Partial<State> = {}) => at('yard', { draws: [card], state });
  test.each<[string, number]>([['tre-coins-small', 25], ['tre-coins-large', 75], ['tre-gem', 150]])('%s gives %i gold and leaves the deck', (card, gold) => {
    const table = drawn(card);
    const before = table.state.deck[card] ?? 0;
    table.does(search('treasure'));
    expect([table.hero('squire').gold, table.state.deck[card]]).toEqual([gold, before - 1]);
  });
  test('a potion goes into the pack', () => {
    const table = drawn('tre-healing-potion');
    table.does(search('treasure'));
    expect(table.hero('squire').potions).toEqual(['tre-healing-potion']);
  });
  test.each<[number[], number]>([[[3, 3], 6], [[4, 1], 7]])('a snare: Skill %j leaves %i health', (dice, health) => {
    const table = drawn('tre-snare');
    expect(types(table.does(search('treasure'), dice)).slice(2, 4)).toEqual(['snared', 'tested']);
    expect([table.hero('squire').health, table.state.deck['tre-snare']]).toEqual([health, 2]);
  });
  test('an empty deck holds nothing', () => expect(types(drawn('', { deck: {} }).does(search('treasure'))).at(-1)).toBe('nothing-found'));
});

describe('R7.4 treasure', () => {
  test('not beside a monster', () => expect(at('yard', { monsters: { 'mon-goblin:1': {} } }).not(search('treasure'))).toBe('heroes.room-has-monsters'));
  test('beside a monster of the next room', () => expect(at('yard', { monsters: { 'mon-goblin:1': { room: 'hall' } } }).not(search('treasure'))).toBeUndefined());
  test('once a room', () => {
    const table = at('vault');
    table.does(search('treasure'));
    table.does({ type: 'end-turn', as: 'squire' });
    table.does({ type: 'monsters-act' });
    expect(table.not(search('treasure'))).toBe('heroes.searched-already');
  });
});

describe('R7.5 a wandering monster', () => {
  test('appears beside the hero and attacks at once', () => {
    const table = at('yard', { draws: ['tre-wandering'], state: { figures: { 'mon-goblin': 2 } } });
    const events = table.does(search('treasure'), [6, 6], [1, 1, 1]);
    expect(last(events, 'monster-appeared')).toMatchObject({ monster: 'mon-goblin:3', kind: 'mon-goblin', hero: 'squire' });
    expect([table.hero('squire').health, table.state.monsters['mon-goblin:3']?.room, table.state.deck['tre-wandering']]).toEqual([5, 'yard', 3]);
  });
  test('its number tells nothing of monsters that nobody has seen', () => {
    const numbers = [[], ['mon-goblin', 'mon-goblin']].map((monsters) => {
      const table = at('yard', { draws: ['tre-wandering'], state: { secrets: { yard: { monsters: [] }, hall: { monsters } } } });
      return last(table.does(search('treasure')), 'monster-appeared')?.monster;
    });
    expect(numbers).toEqual(['mon-goblin:1', 'mon-goblin:1']);
  });
  test('R12.1 has its turn with the other monsters', () => {
    const table = at('yard', { referee: true, draws: ['tre-wandering'] });
    table.does(search('treasure'), [1, 1], [6, 6, 6]);
    table.does({ type: 'end-turn', as: 'squire' });
    expect(table.not({ type: 'monster-attack', as: 'referee', monster: 'mon-goblin:1', target: 'squire' })).toBeUndefined();
  });
});

describe('potions', () => {
  test('a healing potion gives back three, not above the maximum, once', () => {
    for (const [health, after] of [[2, 5], [6, 7]] as const) {
      const table = scene({ heroes: { squire: { health, potions: ['tre-healing-potion'] } } });
      table.does({ type: 'drink', as: 'squire', potion: 'tre-healing-potion' });
      expect([table.hero('squire').health, table.hero('squire').potions]).toEqual([after, []]);
    }
  });
  test('drinking is no action, and needs the potion', () => {
    const table = scene({ heroes: { squire: { used: ['move', 'attack'], potions: ['tre-speed-potion'] } } });
    expect([table.not({ type: 'drink', as: 'squire', potion: 'tre-speed-potion' }), table.not({ type: 'drink', as: 'squire', potion: 'tre-gem' })]).toEqual([undefined, 'heroes.no-such-potion']);
  });
});

test('who searched has seen a secret: taking it back needs another', () => {
  const table = at('yard');
  table.does(search('traps'));
  expect(table.play.contested(1, 'seat')).toBe(true);
  expect(ruleset.reveals({ type: 'moved', hero: 'squire', to: 'hall' })).toBe(false);
});
