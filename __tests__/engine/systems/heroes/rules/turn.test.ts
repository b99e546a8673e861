import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero } from '@engine/systems/heroes/state';
import { Play } from '@engine/core/play';
import { seeded } from '@engine/core/chance';
import { isRefusal } from '@engine/core/ruleset';
import { party } from '../pack';
import { last, ruleset, scene, types } from '../table';

describe('R1.3 heroes in order, then the monsters', () => {
  test('turn by turn, past the dead, to the next round', () => {
    const table = scene({ referee: true, heroes: { squire: {}, ranger: { health: 0 }, delver: {} } });
    expect(types(table.does({ type: 'end-turn', as: 'squire' }))).toEqual(['turn-ended', 'turn-begun']);
    expect(table.state.turn).toBe('delver');
    expect(types(table.does({ type: 'end-turn', as: 'delver' }))).toEqual(['turn-ended', 'monsters-turn-begun']);
    expect([table.state.phase, table.state.turn]).toEqual(['referee', undefined]);
    expect(table.not({ type: 'end-turn', as: 'squire' })).toBe('heroes.not-your-turn');
    table.does({ type: 'end-phase', as: 'referee' });
    expect([table.state.phase, table.state.turn, table.state.round]).toEqual(['heroes', 'squire', 2]);
  });

  const deeds: readonly HeroesCommand[] = [{ type: 'move', as: 'ranger', to: 'hall' }, { type: 'search', as: 'ranger', for: 'traps' }, { type: 'open', as: 'ranger', door: 'arch' }, { type: 'end-turn', as: 'ranger' }];
  test.each(deeds)('nobody acts out of turn: $type', (deed) => expect(scene({ heroes: { squire: {}, ranger: {} } }).not(deed)).toBe('heroes.not-your-turn'));

  test('who fell in the own turn can still end it, and do nothing else', () => {
    const table = scene({ heroes: { squire: { health: 0 }, ranger: {} } });
    expect(table.not({ type: 'move', as: 'squire', to: 'hall' })).toBe('heroes.dead');
    expect(table.not({ type: 'end-turn', as: 'squire' })).toBeUndefined();
  });

  test('the referee alone plays the monsters, and only in their turn', () => {
    const table = scene({ referee: true, heroes: { squire: {} } });
    expect([table.not({ type: 'end-phase', as: 'referee' }), table.not({ type: 'end-phase', as: 'squire' })]).toEqual(['heroes.heroes-turn', 'heroes.referee-only']);
  });
});

describe('R3.1 two different actions a turn', () => {
  const attack: HeroesCommand = { type: 'attack', as: 'squire', target: 'mon-goblin:1', weapon: 'shortsword' };
  const actions: readonly (readonly [Hero['used'][number], HeroesCommand])[] = [
    ['move', { type: 'move', as: 'squire', to: 'hall' }],
    ['move', { type: 'jump', as: 'squire', over: 'table' }],
    ['attack', attack],
    ['cast', { type: 'cast', as: 'squire', spell: 'spell-through-stone' }],
    ['search', { type: 'search', as: 'squire', for: 'traps' }],
    ['activate', { type: 'disarm', as: 'squire' }],
  ];
  const at = (used: Hero['used']) =>
    scene({ heroes: { squire: { used, spells: { 'spell-through-stone': 'ready' } } }, monsters: { 'mon-goblin:1': {} }, state: { rooms: { yard: { searched: false, trap: { kind: 'trap-pit', armed: true } }, hall: { searched: false } } } });

  test.each(actions)('%s: not twice, not as a third, and it is used when done', (action, deed) => {
    const others = (['move', 'attack', 'cast', 'search', 'activate'] as const).filter((other) => other !== action);
    expect(at([action]).not(deed)).toBe('heroes.action-used');
    expect(at(others.slice(0, 2)).not(deed)).toBe('heroes.two-actions');
    expect(at(others.slice(0, 1)).not(deed)).toBeUndefined();
    const table = at([]);
    table.does(deed);
    expect(table.hero('squire').used).toEqual([action]);
  });

  test('a new turn begins with none used', () => {
    const table = scene({ heroes: { squire: {}, ranger: { used: ['move', 'attack'] } } });
    table.does({ type: 'end-turn', as: 'squire' });
    expect(table.hero('ranger').used).toEqual([]);
  });

  test('R3.2 an action cannot be split: no move after move and attack', () => {
    const table = at([]);
    table.does({ type: 'move', as: 'squire', to: 'yard' });
    table.does(attack, [1, 1, 1], [6, 6]);
    expect(table.not({ type: 'move', as: 'squire', to: 'hall' })).toBe('heroes.action-used');
  });
});

describe('R6.2 spells are picked in turn', () => {
  const drafting = () => new Play(ruleset, seeded(1), { n: 0, state: ruleset.setup(party('trial', 'wizard', 'squire', 'cleric')) });
  const pick = (play: ReturnType<typeof drafting>, as: string, spell: string) => {
    const outcome = play.command('c', as, { type: 'pick-spell', as, spell });
    return isRefusal(outcome) ? outcome.refused.key : 'picked';
  };

  test('one at a time, by those who still may, none twice; and then the quest begins', () => {
    const play = drafting();
    const begin = () => play.command('b', 'wizard', { type: 'begin' });
    expect(pick(play, 'cleric', 'spell-bind')).toBe('heroes.not-your-pick');
    expect(pick(play, 'wizard', 'spell-bind')).toBe('picked');
    expect(pick(play, 'wizard', 'spell-imolate')).toBe('heroes.not-your-pick');
    expect(pick(play, 'squire', 'spell-imolate')).toBe('heroes.not-your-pick');
    expect(pick(play, 'cleric', 'spell-bind')).toBe('heroes.spell-taken');
    expect(pick(play, 'cleric', 'spell-of-sleep')).toBe('heroes.spell-taken');
    expect(begin()).toMatchObject({ refused: { key: 'heroes.spells-open', with: { hero: 'cleric' } } });
    const rest = ['spell-imolate', 'spell-dim-eyes', 'spell-stone-skin', 'spell-flame-burst', 'spell-burning-rage', 'spell-healing-water'];
    expect(rest.map((spell, i) => pick(play, ['cleric', 'wizard', 'cleric', 'wizard', 'cleric', 'wizard'][i] ?? '', spell))).toEqual(Array(6).fill('picked'));
    expect(isRefusal(begin())).toBe(false);
    expect(pick(play, 'cleric', 'spell-frost-spike')).toBe('heroes.quest-begun-already');
    expect(begin()).toMatchObject({ refused: { key: 'heroes.quest-begun-already' } });
    expect([play.state.turn, Object.keys(play.state.rooms), play.state.doors]).toEqual(['wizard', ['yard'], { gate: false }]);
  });
});

describe('R11.1 leaving', () => {
  const home = { items: ['brass-key'] };
  test.each<[string, Parameters<typeof scene>[0], string | undefined]>([
    ['without the objective', { heroes: { squire: {} } }, 'heroes.objective-open'],
    ['with a living hero away', { heroes: { squire: {}, ranger: { room: 'hall' } }, state: home }, 'heroes.not-all-back'],
    ['with all the living back', { heroes: { squire: {}, ranger: { room: 'hall', health: 0 } }, state: home }, undefined],
    ['before it has begun', { heroes: { squire: {} }, state: { ...home, phase: 'draft' } }, 'heroes.not-begun'],
    ['after it is over', { heroes: { squire: {} }, state: { ...home, outcome: 'won' } }, 'heroes.quest-over'],
  ])('%s', (_, layout, key) => expect(scene(layout).not({ type: 'leave' })).toBe(key));

  test('R11.2 survivors are whole again and get the reward, the dead do not', () => {
    const table = scene({ heroes: { squire: { health: 2, gold: 5 }, ranger: { health: 0 } }, state: home });
    table.does({ type: 'leave' });
    expect([table.state.outcome, table.hero('squire').health, table.hero('squire').gold]).toEqual(['won', 7, 55]);
    expect([table.hero('ranger').health, table.hero('ranger').gold]).toEqual([0, 0]);
    expect(ruleset.ended(table.state)).toBe(true);
    expect(ruleset.offers(ruleset.view(table.state, ['squire']))).toEqual([]);
  });
});

describe('when the quest is over', () => {
  const over: readonly HeroesCommand[] = [
    { type: 'end-turn', as: 'squire' },
    { type: 'move', as: 'squire', to: 'hall' },
    { type: 'end-phase', as: 'referee' },
    { type: 'trigger', as: 'referee', room: 'hall', target: 'squire' },
    { type: 'leave' },
  ];
  test.each(over)('nothing is done any more: $type', (deed) => expect(scene({ referee: true, heroes: { squire: {} }, state: { outcome: 'won' } }).not(deed)).toBe('heroes.quest-over'));
  test('also when the last hero fell by a correction', () => expect(scene({ heroes: { squire: { health: 0 } } }).not({ type: 'end-turn', as: 'squire' })).toBe('heroes.quest-over'));
});

test('the Barbarian may step after a kill in melee, others may not', () => {
  const kill = (kind: 'barbarian' | 'squire', weapon: string, dice: number[]) => {
    const table = scene({ heroes: { [kind]: {} }, monsters: { 'mon-goblin:1': {} } });
    const events = table.does({ type: 'attack', as: kind, target: 'mon-goblin:1', weapon }, dice, [1, 1]);
    const killed = last(events, 'killed');
    return killed && ruleset.narrate(killed, table.state).map(({ key }) => key);
  };
  expect(kill('barbarian', 'broadsword', [6, 6, 6, 6])).toEqual(['heroes.killed', 'heroes.may-step']);
  expect(kill('squire', 'shortsword', [6, 6, 6])).toEqual(['heroes.killed']);
});
