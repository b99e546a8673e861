import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero } from '@engine/systems/heroes/state';
import { last, scene, types, type Scene } from '../table';

const MUMMY = 'mon-mummy:1';
const cast = (spell: string, target?: string): HeroesCommand => ({ type: 'cast', as: 'cleric', spell: `spell-${spell}`, ...(target && { target }) });
/** A Cleric (Magic 3) with every spell, a friend, and a mummy (Skill 3) in the yard. */
const chapel = (change: Partial<Scene> = {}, cleric: Partial<Hero> = {}) => {
  const all = ['flame-burst', 'imolate', 'frost-spike', 'healing-water', 'mending-light', 'burning-rage', 'stone-skin', 'dim-eyes', 'bind', 'swift-stride', 'through-stone', 'leap-of-the-hare'];
  const spells = Object.fromEntries(all.map((spell) => [`spell-${spell}`, 'ready' as const]));
  return scene({ heroes: { cleric: { spells, ...cleric }, ranger: { health: 2 } }, monsters: { [MUMMY]: {} }, ...change });
};

describe('R6.1 casting', () => {
  const used: Partial<Hero> = { spells: { 'spell-imolate': 'used' } };
  test.each<[string, HeroesCommand, Partial<Scene>, Partial<Hero>, string | undefined]>([
    ['at what is in sight', cast('imolate', MUMMY), {}, {}, undefined],
    ['into the next room through an open door', cast('imolate', MUMMY), { monsters: { [MUMMY]: { room: 'hall' } } }, {}, undefined],
    ['at what is out of sight', cast('imolate', MUMMY), { monsters: { [MUMMY]: { room: 'vault' } } }, {}, 'heroes.not-in-sight'],
    ['at nobody', cast('imolate'), {}, {}, 'heroes.not-in-sight'],
    ['at a friend instead of a monster', cast('imolate', 'ranger'), {}, {}, 'heroes.not-in-sight'],
    ['a spell that was not picked', cast('sleep', MUMMY), {}, {}, 'heroes.no-such-spell'],
    ['without any spell', cast('imolate', MUMMY), {}, { spells: {} }, 'heroes.no-such-spell'],
    ['a spell that is used up', cast('imolate', MUMMY), {}, used, 'heroes.spell-used'],
    ['on oneself, with a target', cast('through-stone', 'ranger'), {}, {}, 'heroes.needs-no-target'],
    ['on the dead', cast('stone-skin', 'ranger'), { heroes: { cleric: { spells: { 'spell-stone-skin': 'ready' } }, ranger: { health: 0 } } }, {}, 'heroes.dead'],
    ['R10.3 while carrying', cast('imolate', MUMMY), {}, { carrying: 'ranger' }, undefined],
  ])('%s', (_, command, change, cleric, key) => expect((change.heroes ? scene({ heroes: {}, ...change }) : chapel(change, cleric)).not(command)).toBe(key));

  test('uses the spell up for this quest', () => {
    const table = chapel();
    table.does(cast('through-stone'));
    expect(table.hero('cleric').spells['spell-through-stone']).toBe('used');
  });

  test('the Wizard keeps one spell a quest, if the player says so', () => {
    const table = scene({ heroes: { wizard: { spells: { 'spell-through-stone': 'ready', 'spell-swift-stride': 'ready' } } } });
    const command: HeroesCommand = { type: 'cast', as: 'wizard', spell: 'spell-through-stone' };
    table.does(command, 'remember');
    expect(table.hero('wizard').spells['spell-through-stone']).toBe('ready');
    table.does({ type: 'end-turn', as: 'wizard' });
    table.does({ type: 'monsters-act' });
    table.does(command);
    expect(table.asked).toBeUndefined();
    expect(table.hero('wizard').spells['spell-through-stone']).toBe('used');
  });
});

describe('R6.3 resisted spells: the monster’s Skill against the caster’s Magic', () => {
  test.each<[string, number[], string]>([['dim-eyes', [1, 1, 1], 'dimmed'], ['dim-eyes', [6, 1, 1], 'resisted'], ['bind', [1, 1, 1], 'bound'], ['bind', [6, 1, 1], 'resisted']])('%s against %j', (spell, skill, outcome) => {
    const table = chapel();
    table.does(cast(spell, MUMMY));
    expect(table.asked).toEqual({ to: ['table'], why: 'heroes.roll-resist', dice: 3 });
    table.replies(skill);
    expect(table.asked).toEqual({ to: ['cleric'], why: 'heroes.roll-magic', dice: 3 });
    table.replies([5, 5, 5]);
    expect(table.play.entries.flatMap(({ events }) => types(events)).at(-1)).toBe(outcome);
  });

  test('dim eyes take two dice of the monster’s next attack, and bonds its next move', () => {
    const table = scene({ referee: true, heroes: { ranger: {} }, monsters: { [MUMMY]: { dimmed: 2, bound: true } }, state: { phase: 'referee' } });
    expect(table.not({ type: 'monster-move', as: 'referee', monster: MUMMY, to: 'hall' })).toBe('heroes.monster-bound');
    table.does({ type: 'monster-attack', as: 'referee', monster: MUMMY, target: 'ranger' });
    expect(table.asked?.dice).toBe(1);
    table.replies([1]);
    table.replies([6, 6]);
    table.does({ type: 'end-phase', as: 'referee' });
    expect([table.state.monsters[MUMMY]?.dimmed, table.state.monsters[MUMMY]?.bound]).toEqual([undefined, undefined]);
  });
});

test('R6.4 Flame Burst: four dice against the monster’s defence', () => {
  const table = chapel();
  table.does(cast('flame-burst', MUMMY));
  expect(table.asked).toEqual({ to: ['cleric'], why: 'heroes.roll-attack', dice: 4 });
  table.replies([6, 6, 6, 1]);
  table.replies([1, 2, 3]);
  expect(table.state.monsters).toEqual({});
});

describe('R6.5 Imolate: two damage less one for each success', () => {
  test.each<[number[], number]>([[[1, 1, 1], 2], [[6, 1, 1], 1], [[6, 6, 1], 0], [[6, 6, 6], 0]])('Skill %j leaves %i', (skill, damage) => {
    const table = chapel();
    const events = table.does(cast('imolate', MUMMY), skill, [5, 5, 5]);
    expect(table.state.monsters[MUMMY]?.wounds).toBe(damage);
    expect(types(events).includes('resisted')).toBe(damage === 0);
  });
  test('Frost Spike is not resisted', () => {
    const table = chapel();
    table.does(cast('frost-spike', MUMMY));
    expect([table.asked, table.state.monsters[MUMMY]?.wounds]).toEqual([undefined, 1]);
  });
});

describe('R6.6 healing', () => {
  test('Healing Water: five, and one more from the Cleric, not above the maximum', () => {
    const table = scene({ heroes: { cleric: { spells: { 'spell-healing-water': 'ready' } }, barbarian: { health: 1 } } });
    expect(last(table.does(cast('healing-water', 'barbarian')), 'healed')?.health).toBe(6);
    const full = chapel();
    expect(last(full.does(cast('healing-water', 'ranger')), 'healed')?.health).toBe(4);
  });
  test('others heal without the one more', () => {
    const table = scene({ heroes: { ranger: { spells: { 'spell-mending-light': 'ready' } }, barbarian: { health: 1 } } });
    expect(last(table.does({ type: 'cast', as: 'ranger', spell: 'spell-mending-light', target: 'barbarian' }), 'healed')?.health).toBe(2);
  });
  test.each<[string, string, string | undefined]>([['healing-water', 'cleric', 'heroes.not-adjacent'], ['mending-light', 'cleric', undefined]])('%s on %s', (spell, target, key) => expect(chapel().not(cast(spell, target))).toBe(key));
  test('Healing Water does not reach the next room, Mending Light does', () => {
    const table = chapel();
    table.does({ type: 'place', as: 'ranger', room: 'hall' });
    expect([table.not(cast('healing-water', 'ranger')), table.not(cast('mending-light', 'ranger'))]).toEqual(['heroes.not-adjacent', undefined]);
  });
});

describe('R6.7 Burning Rage', () => {
  const raging = (health: number, monsters: Scene['monsters'] = { [MUMMY]: {} }) => scene({ heroes: { ranger: { health, raging: true, pack: ['dagger'] }, squire: {} }, monsters: monsters ?? {} });

  test('makes a friend rage', () => {
    const table = chapel();
    table.does(cast('burning-rage', 'ranger'));
    expect(table.hero('ranger').raging).toBe(true);
  });
  test('is over at once where no monster is in sight', () => expect(types(chapel({ monsters: {} }).does(cast('burning-rage', 'ranger')))).toContain('rage-ended'));
  test('lasts while one is seen through an open door', () => {
    const table = raging(3, { [MUMMY]: { room: 'hall' } });
    table.does({ type: 'move', as: 'ranger', to: 'yard' });
    expect(table.hero('ranger').raging).toBe(true);
  });
  test('keeps up at 0 health, and acts', () => expect(raging(0).not({ type: 'attack', as: 'ranger', target: MUMMY, weapon: 'dagger' })).toBeUndefined());
  test('ends with the last monster: at 0 health that is death, above it is not', () => {
    for (const [health, dead] of [[0, 'heroes.dead'], [1, undefined]] as const) {
      const table = raging(health, { 'mon-goblin:1': {} });
      const events = table.does({ type: 'attack', as: 'ranger', target: 'mon-goblin:1', weapon: 'dagger' }, [6, 6, 6, 6], [1, 1]);
      expect(types(events).at(-1)).toBe('rage-ended');
      expect(table.not({ type: 'search', as: 'ranger', for: 'traps' })).toBe(dead);
    }
  });
});

describe('Stone Skin', () => {
  test('lasts to the end of the caster’s next turn', () => {
    const table = chapel({ monsters: {} });
    table.does(cast('stone-skin', 'ranger'));
    const pass = (as: string) => table.does({ type: 'end-turn', as } as HeroesCommand);
    const wards = [table.hero('ranger').ward?.left];
    for (const round of [1, 2]) {
      pass('cleric');
      wards.push(table.hero('ranger').ward?.left);
      pass('ranger');
      if (round === 1) table.does({ type: 'monsters-act' });
    }
    expect(wards).toEqual([2, 1, undefined]);
  });
  test('ends with the round when its caster fell', () => {
    const table = scene({ heroes: { ranger: { ward: { by: 'cleric', dice: 2, left: 1 } }, cleric: { health: 0 } }, state: { phase: 'referee' } });
    table.does({ type: 'monsters-act' });
    expect(table.hero('ranger').ward).toBeUndefined();
  });
});
