import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero, Monster } from '@engine/systems/heroes/state';
import { scene, types, type Scene } from '../table';

const GOBLIN = 'mon-goblin:1';
const move = (to: string): HeroesCommand => ({ type: 'monster-move', as: 'referee', monster: GOBLIN, to });
const attack = (target: string): HeroesCommand => ({ type: 'monster-attack', as: 'referee', monster: GOBLIN, target });
const dark = (goblin: Partial<Monster> = {}, more: Partial<Scene> = {}) => scene({ referee: true, heroes: { ranger: {} }, monsters: { [GOBLIN]: goblin }, ...more, state: { phase: 'referee', ...more.state } });

describe('R12.1 each monster may move and attack once, in either order', () => {
  test.each<[string, HeroesCommand, Partial<Monster>, string | undefined]>([
    ['a move through an open door', move('hall'), {}, undefined],
    ['a move after its attack', move('hall'), { attacked: true }, undefined],
    ['a second move', move('hall'), { moved: true }, 'heroes.monster-moved-already'],
    ['a move where no way leads', move('vault'), {}, 'heroes.no-way-there'],
    ['an attack', attack('ranger'), {}, undefined],
    ['an attack after its move', attack('ranger'), { moved: true }, undefined],
    ['a second attack', attack('ranger'), { attacked: true }, 'heroes.monster-attacked'],
    ['an attack into another room', attack('ranger'), { room: 'hall' }, 'heroes.too-far'],
    ['a move of a monster that is not there', { ...move('hall'), monster: 'mon-troll:9' } as HeroesCommand, {}, 'heroes.no-such-monster'],
    ['an attack of a monster that is not there', { ...attack('ranger'), monster: 'mon-troll:9' } as HeroesCommand, {}, 'heroes.no-such-monster'],
    ['an attack on nobody', attack('nobody'), {}, 'heroes.too-far'],
  ])('%s', (_, command, goblin, key) => expect(dark(goblin).not(command)).toBe(key));

  test('both are used when done, and free again next round', () => {
    const table = dark();
    table.does(attack('ranger'), [1, 1], [6, 6]);
    table.does(move('hall'));
    expect(table.state.monsters[GOBLIN]).toMatchObject({ moved: true, attacked: true, room: 'hall' });
    table.does({ type: 'end-phase', as: 'referee' });
    expect(table.state.monsters[GOBLIN]).toMatchObject({ moved: false, attacked: false });
  });

  test('they fight by the same contest', () => {
    const table = dark();
    expect(types(table.does(attack('ranger'), [6, 6], [6, 1]))).toEqual(['attacked', 'rolled', 'contested', 'wounded']);
    expect(table.hero('ranger').health).toBe(5);
  });

  test('not in the heroes’ turn, and not by a hero', () => {
    expect(dark({}, { state: { phase: 'heroes' } }).not(attack('ranger'))).toBe('heroes.heroes-turn');
    expect(dark().not({ ...attack('ranger'), as: 'ranger' } as HeroesCommand)).toBe('heroes.referee-only');
  });
});

describe('R12.2 without a referee the app plays them', () => {
  const alone = (heroes: Scene['heroes'], monsters: Scene['monsters'], state: Scene['state'] = {}) => scene({ heroes, monsters: monsters ?? {}, state: { phase: 'referee', ...state } });

  test('a monster attacks the hero at hand with least health', () => {
    const table = alone({ barbarian: { health: 4 }, ranger: { health: 3 }, delver: { health: 1, room: 'hall' } }, { [GOBLIN]: {} });
    table.does({ type: 'monsters-act' }, [6, 6], [1, 1]);
    expect(table.hero('ranger').health).toBe(1);
  });

  test.each<[string, Partial<Hero>, Partial<Hero>, string, string]>([
    ['stays where a hero is', { room: 'hall' }, { room: 'yard' }, 'hall', 'hall'],
    ['goes to the nearest hero', { room: 'yard' }, { room: 'vault' }, 'hall', 'yard'],
    ['goes one room at a time', { room: 'yard' }, { room: 'yard' }, 'vault', 'hall'],
    ['leaves the dead', { room: 'hall', health: 0 }, { room: 'yard' }, 'hall', 'yard'],
  ])('a monster %s', (_, ranger, delver, from, to) => {
    const table = alone({ ranger, delver }, { [GOBLIN]: { room: from } }, { doors: { gate: true, arch: true } });
    table.does({ type: 'monsters-act' });
    expect(table.state.monsters[GOBLIN]?.room).toBe(to);
  });

  test('bound, it stays; behind closed doors, too', () => {
    const bound = alone({ ranger: {} }, { [GOBLIN]: { room: 'hall', bound: true } });
    bound.does({ type: 'monsters-act' });
    const shut = alone({ ranger: {} }, { 'mon-goblin:2': { room: 'hall' } }, { doors: { gate: false } });
    shut.does({ type: 'monsters-act' });
    expect([bound.state.monsters[GOBLIN]?.room, shut.state.monsters['mon-goblin:2']?.room]).toEqual(['hall', 'hall']);
  });

  test('then the next round begins', () => {
    const table = alone({ ranger: {} }, {});
    expect(types(table.does({ type: 'monsters-act' }))).toEqual(['round-begun', 'turn-begun']);
  });

  test('with a referee the app does not, nor in the heroes’ turn', () => {
    expect(dark().not({ type: 'monsters-act' })).toBe('heroes.referee-only');
    expect(alone({ ranger: {} }, {}, { phase: 'heroes' }).not({ type: 'monsters-act' })).toBe('heroes.heroes-turn');
  });
});
