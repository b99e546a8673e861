import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero, State } from '@engine/systems/heroes/state';
import { last, scene, types } from '../table';

const trapped = (armed = true): Partial<State> => ({ rooms: { yard: { searched: false, trap: { kind: 'trap-pit', armed } }, hall: { searched: false } } });
const disarm = (as: string): HeroesCommand => ({ type: 'disarm', as });

describe('R8.2 disarming', () => {
  test.each<[string, number[], string, number]>([
    ['one success disarms for good', [5, 1], 'trap-disarmed', 7],
    ['no success and a 1 sets it off', [4, 1], 'wounded', 6],
    ['R8.3 no success and no 1: it holds', [4, 2], 'trap-held', 7],
  ])('%s', (_, dice, outcome, health) => {
    const table = scene({ heroes: { squire: {} }, state: trapped() });
    expect(types(table.does(disarm('squire'), dice)).at(-1)).toBe(outcome);
    expect([table.hero('squire').health, table.state.rooms['yard']?.trap?.armed]).toEqual([health, outcome !== 'trap-disarmed']);
  });

  test.each<[string, Partial<State>]>([['where none is known', {}], ['where it is disarmed already', trapped(false)]])('is refused %s', (_, state) => expect(scene({ heroes: { squire: {} }, state }).not(disarm('squire'))).toBe('heroes.no-trap'));

  test('the Delver rolls one die again, or keeps them', () => {
    const again = scene({ heroes: { delver: {} }, state: trapped() });
    const events = again.does(disarm('delver'), [4, 3, 2, 1], '3', [5]);
    expect(last(events, 'die-rerolled')).toEqual({ type: 'die-rerolled', hero: 'delver', from: 1, to: 5 });
    expect(types(events).at(-1)).toBe('trap-disarmed');
    expect(again.state.shown).toMatchObject({ is: 'test', dice: [4, 3, 2, 5] });
    const kept = scene({ heroes: { delver: {} }, state: trapped() });
    expect(types(kept.does(disarm('delver'), [4, 3, 2, 2], 'keep')).at(-1)).toBe('trap-held');
  });

  test('others do not', () => {
    const table = scene({ heroes: { squire: {} }, state: trapped() });
    table.does(disarm('squire'), [2, 2]);
    expect(table.asked).toBeUndefined();
  });
});

describe('R8.4 a trap that goes off', () => {
  test('a pit does 1 damage and is known from then on', () => {
    const table = scene({ heroes: { squire: {} }, draws: ['on'] });
    table.does({ type: 'move', as: 'squire', to: 'hall' });
    expect([table.hero('squire').health, table.state.rooms['hall']?.trap, table.state.secrets['hall']?.trap]).toEqual([6, { kind: 'trap-pit', armed: true }, undefined]);
  });
  test('can kill, and lose the quest', () => {
    const table = scene({ heroes: { squire: { health: 1 } }, draws: ['on'] });
    expect(types(table.does({ type: 'move', as: 'squire', to: 'hall' })).slice(-2)).toEqual(['wounded', 'quest-lost']);
  });
});

describe('the referee says who stepped on it', () => {
  const trigger = (as: string, room: string, target: string): HeroesCommand => ({ type: 'trigger', as, room, target });
  const table = (squire: Partial<Hero> = { room: 'hall' }) => scene({ referee: true, heroes: { squire, ranger: {} } });
  test('a hidden one', () => {
    const hall = table();
    expect(types(hall.does(trigger('referee', 'hall', 'squire')))).toEqual(['trap-sprung', 'wounded']);
    expect(hall.not(trigger('referee', 'hall', 'squire'))).toBeUndefined();
  });
  test.each<[string, HeroesCommand, string]>([
    ['a hero', trigger('squire', 'hall', 'squire'), 'heroes.referee-only'],
    ['of another room', trigger('referee', 'hall', 'ranger'), 'heroes.not-there'],
    ['where there is no trap', trigger('referee', 'yard', 'ranger'), 'heroes.no-trap'],
    ['of nobody', trigger('referee', 'hall', 'nobody'), 'heroes.not-there'],
  ])('not %s', (_, command, key) => expect(table().not(command)).toBe(key));
  test('not of the dead', () => expect(table({ room: 'hall', health: 0 }).not(trigger('referee', 'hall', 'squire'))).toBe('heroes.not-there'));
});
