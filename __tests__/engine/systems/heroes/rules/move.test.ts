import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero, State } from '@engine/systems/heroes/state';
import { jumpTarget, movement } from '@engine/systems/heroes/state';
import { told } from '@engine/core/journal';
import { content, last, ruleset, scene, types } from '../table';

const move = (to: string): HeroesCommand => ({ type: 'move', as: 'squire', to });

test.each<[string, string, string | undefined]>([
  ['within the room', 'yard', undefined],
  ['through an open door', 'hall', undefined],
  ['through a closed door', 'vault', 'heroes.no-way-there'],
  ['to a room that does not exist', 'moon', 'heroes.no-way-there'],
])('R4.1 a move %s', (_, to, key) => expect(scene({ heroes: { squire: { room: to === 'vault' ? 'hall' : 'yard' } } }).not(move(to))).toBe(key));

test('R4.1 a move ends in the room it went to', () => {
  const table = scene({ heroes: { squire: {} } });
  table.does(move('hall'));
  expect(table.hero('squire').room).toBe('hall');
});

describe('R4.3 doors', () => {
  const open = (door: string): HeroesCommand => ({ type: 'open', as: 'squire', door });
  test('opening one is free and shows the room behind', () => {
    const table = scene({ heroes: { squire: { room: 'hall', used: ['move', 'attack'] } } });
    const events = table.does(open('arch'));
    expect(types(events)).toEqual(['door-opened', 'room-revealed']);
    expect([table.hero('squire').used.length, table.state.doors['arch'], table.state.rooms['vault']]).toEqual([2, true, { searched: false }]);
  });
  test('a door between seen rooms shows nothing new', () => {
    const table = scene({ heroes: { squire: {} }, state: { doors: { gate: false } } });
    expect(types(table.does(open('gate')))).toEqual(['door-opened']);
  });
  test.each([['gate', 'heroes.door-open'], ['arch', 'heroes.door-elsewhere'], ['slab', 'heroes.no-such-door']])('%s is refused', (door, key) => expect(scene({ heroes: { squire: {} } }).not(open(door))).toBe(key));
  test('the hall shows its monsters, numbered as they are seen, and the doors that are not secret', () => {
    const table = scene({ heroes: { squire: {} }, state: { rooms: { yard: { searched: false } }, doors: { gate: false }, figures: { 'mon-goblin': 3 } } });
    const revealed = last(table.does(open('gate')), 'room-revealed');
    // Two heroes or less meet one goblin less.
    expect(revealed?.monsters.map(({ id }) => id)).toEqual(['mon-goblin:4', 'mon-troll:1']);
    expect(revealed?.doors).toEqual(['gate', 'arch']);
    expect(table.state.secrets['hall']?.monsters).toEqual([]);
  });
});

describe('R4.4 jumping', () => {
  const jump = (over: string): HeroesCommand => ({ type: 'jump', as: 'squire', over });
  const trapped = (armed: boolean): Partial<State> => ({ rooms: { yard: { searched: false, trap: { kind: 'trap-pit', armed } } } });

  test('is a Skill test against 4, and 6 in platemail', () => {
    const hero = scene({ heroes: { squire: {} } }).hero('squire');
    expect([jumpTarget(content, hero), jumpTarget(content, { ...hero, worn: ['platemail'] })]).toEqual([4, 6]);
    const table = scene({ heroes: { squire: {} } });
    table.does(jump('table'));
    expect(table.asked).toEqual({ to: ['squire'], why: 'heroes.roll-jump', dice: 2 });
  });

  test('R4.5 too few successes: the hero stops before the furniture', () => {
    const table = scene({ heroes: { squire: {} } });
    expect(types(table.does(jump('table'), [3, 3]))).toEqual(['acted', 'tested', 'jumped']);
    expect(table.hero('squire').health).toBe(7);
  });

  test('R4.5 over a trap: it goes off', () => {
    const table = scene({ heroes: { squire: {} }, state: trapped(true) });
    table.does(jump('trap-pit'), [3, 3]);
    expect(table.hero('squire').health).toBe(6);
  });

  test('a success clears a trap', () => {
    const table = scene({ heroes: { squire: {} }, state: trapped(true) });
    expect(last(table.does(jump('trap-pit'), [4, 1]), 'jumped')?.done).toBe(true);
    expect(table.hero('squire').health).toBe(7);
  });

  test.each<[string, Partial<State>, string]>([
    ['altar', {}, 'heroes.too-big-to-jump'],
    ['barrel', {}, 'heroes.nothing-to-jump'],
    ['trap-pit', {}, 'heroes.nothing-to-jump'],
    ['trap-pit', trapped(false), 'heroes.nothing-to-jump'],
  ])('R4.6 over %s is refused', (over, state, key) => expect(scene({ heroes: { squire: {} }, state }).not(jump(over))).toBe(key));
});

describe('a trap that nobody knows', () => {
  const into = (draw: string, trap: boolean) => {
    const hall = scene({ heroes: { squire: {} } }).state.secrets['hall'];
    const { trap: _, ...bare } = hall ?? { monsters: [] };
    const table = scene({ heroes: { squire: {} }, draws: [draw], state: { secrets: { yard: { monsters: [] }, hall: trap && hall ? hall : bare } } });
    const events = table.does(move('hall'));
    return { table, events: types(events) };
  };

  test('without a referee, chance tells whether the path crosses it', () => {
    expect(into('on', true).events).toEqual(['acted', 'moved', 'trap-sprung', 'wounded']);
    expect(into('past', true).events).toEqual(['acted', 'moved']);
  });

  test('a path past it tells nothing of it: not by the log, the count of entries, the view, nor whether it can be undone', () => {
    const facts = [true, false].map((trap) => {
      const { table } = into('past', trap);
      const { play } = table;
      return { last: play.last, log: told(play.entries, play.undone, ['squire']).map(({ n, line }) => [n, line.key]), view: ruleset.view(play.state, ['squire']), contested: play.contested(1, 'seat') };
    });
    expect(facts[0]).toEqual(facts[1]);
    expect(facts[0]?.contested).toBe(false);
  });

  test('a step on no trap is only a step', () => expect(into('on', false).events).toEqual(['acted', 'moved']));

  test('with a referee nothing is drawn: the referee knows', () => {
    const table = scene({ referee: true, heroes: { squire: {} } });
    table.does(move('hall'));
    expect(table.play.entries).toHaveLength(1);
  });
});

describe('R9.2 and R10.3 movement', () => {
  const squares = (change: Partial<Hero>) => movement(content, { ...scene({ heroes: { ranger: {} } }).hero('ranger'), ...change });
  test.each<[string, Partial<Hero>, number]>([
    ['in leather', {}, 7],
    ['in chainmail', { worn: ['chainmail'] }, 5],
    ['in platemail', { worn: ['platemail'] }, 3],
    ['with a body, half rounded up', { carrying: 'squire' }, 4],
    ['in platemail with a body', { worn: ['platemail'], carrying: 'squire' }, 2],
    ['never below none', { worn: ['platemail', 'platemail'] }, 0],
  ])('%s', (_, change, expected) => expect(squares(change)).toBe(expected));
});
