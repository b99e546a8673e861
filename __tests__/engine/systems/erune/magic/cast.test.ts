import { holds } from '@engine/systems/erune/effects';
import { content, last, scene, types, type Scene } from '../table';

const wizard = { brought: ['fire-i', 'wind-i', 'water-i', 'fire-ii', 'fire-iii', 'wind-iii', 'earth-ii'], mp: 6 };
const duel = (layout: Partial<Scene> = {}) => scene({ adventurers: { wizard, warrior: {} }, monsters: { 'goblin:1': {}, 'goblin:2': { room: 'hall' }, 'rat:1': { room: 'vault' } }, ...layout });
const fireball = { type: 'cast', as: 'wizard', spell: 'fireball', target: 'goblin:1' } as const;

describe('casting', () => {
  it('R3.8 R24.1 knows only the spells of the fields that were brought', () => {
    const table = duel();
    expect(table.not({ ...fireball, spell: 'crush' })).toBe('erune.unknown-spell');
    expect(table.not({ ...fireball, spell: 'nonsense' })).toBe('erune.unknown-spell');
    expect(table.not({ ...fireball, as: 'warrior' })).toBe('erune.unknown-spell');
    expect(table.not(fireball)).toBeUndefined();
  });

  it.each([['fireball', 1], ['smoke', 2], ['swap', 3]])('R24.4 %s costs %i MP by its rank', (spell, cost) => {
    const cast = { type: 'cast', as: 'wizard', spell, ...(spell === 'swap' ? {} : { target: 'goblin:1' }) } as const;
    expect(duel({ adventurers: { wizard: { ...wizard, mp: cost - 1 } } }).not(cast)).toBe('erune.too-few-mp');
    const table = duel({ adventurers: { wizard: { ...wizard, mp: cost } } });
    table.does(cast);
    expect(table.hero('wizard').mp).toBe(0);
  });

  it('R24.9 is the combat action of the turn', () => {
    const table = duel({ adventurers: { wizard } });
    table.does({ type: 'cast', as: 'wizard', spell: 'tailwind', target: 'wizard' });
    expect(table.hero('wizard').acted).toEqual(['combat']);
    expect(table.not(fireball)).toBe('erune.action-used');
  });

  it('R24.5 casts each spell once a quest', () => {
    const table = duel({ adventurers: { wizard } });
    table.does({ type: 'cast', as: 'wizard', spell: 'tailwind', target: 'wizard' });
    expect(table.hero('wizard').cast).toEqual({ tailwind: 1 });
    const later = duel({ adventurers: { wizard: { ...wizard, cast: { fireball: 1 } } } });
    expect(later.not(fireball)).toBe('erune.spell-used');
  });

  it('R24.6 casts it a second time by Remanence, for its SP and its MP', () => {
    const again = { type: 'cast', as: 'wizard', spell: 'tailwind', target: 'wizard', again: true } as const;
    const who = { ...wizard, skills: ['remanence'], sp: 2, cast: { tailwind: 1 } };
    expect(duel({ adventurers: { wizard: { ...who, cast: {} } } }).not(again)).toBe('erune.spell-unused');
    expect(duel({ adventurers: { wizard: { ...who, cast: { tailwind: 2 } } } }).not(again)).toBe('erune.spell-used');
    expect(duel({ adventurers: { wizard: { ...who, skills: [] } } }).not(again)).toBe('erune.not-mastered');
    expect(duel({ adventurers: { wizard: { ...who, sp: 1 } } }).not(again)).toBe('erune.too-few-sp-for');
    const table = duel({ adventurers: { wizard: who } });
    table.does(again);
    expect(table.hero('wizard')).toMatchObject({ sp: 0, mp: 5, cast: { tailwind: 2 } });
  });

  it('R11.1 R24.8 aims at what is awake and within its range', () => {
    const table = duel({ monsters: { 'goblin:1': { active: false }, 'goblin:2': { room: 'hall' }, 'rat:1': { room: 'vault' } } });
    expect(table.not(fireball)).toBe('erune.no-such-target');
    expect(table.not({ ...fireball, target: 'nobody' })).toBe('erune.no-such-target');
    expect(table.not({ type: 'cast', as: 'wizard', spell: 'fireball' })).toBe('erune.no-such-target');
    expect(table.not({ ...fireball, target: 'rat:1' })).toBe('erune.out-of-range');
    expect(table.not({ ...fireball, target: 'goblin:2' })).toBeUndefined();
    expect(table.not({ type: 'cast', as: 'wizard', spell: 'flame-wave', targets: ['goblin:2'] })).toBe('erune.out-of-range');
    expect(table.not({ type: 'cast', as: 'wizard', spell: 'flame-wave', targets: [] })).toBe('erune.no-such-target');
    expect(table.not({ type: 'cast', as: 'wizard', spell: 'flame-wave', targets: ['goblin:2', 'goblin:2'] })).toBe('erune.no-such-target');
  });

  it('R24.8 a spell without need of sight reaches the fallen anywhere', () => {
    const table = duel({ adventurers: { wizard, warrior: { room: 'vault', dead: true, hp: 0 } } });
    table.does({ type: 'cast', as: 'wizard', spell: 'phoenix-blessing', target: 'warrior' });
    expect(table.hero('warrior')).toMatchObject({ dead: false, hp: 4 });
  });

  it('R37.6 R60.2 an ally is anyone alive on the same side, oneself included', () => {
    const spring = { type: 'cast', as: 'wizard', spell: 'healing-spring', target: 'wizard' } as const;
    const table = duel({ adventurers: { wizard: { ...wizard, hp: 3 }, warrior: { dead: true } } });
    expect(table.not({ ...spring, target: 'warrior' })).toBe('erune.dead');
    expect(table.not({ ...spring, target: 'goblin:1' })).toBe('erune.no-such-target');
    expect(table.not({ type: 'cast', as: 'wizard', spell: 'phoenix-blessing', target: 'wizard' })).toBe('erune.not-fallen');
    table.does(spring, ['SS'], '');
    expect(table.hero('wizard').hp).toBe(4);
  });

  it('R25.3 R25.5 an area is a seen room or corridor in sight, with all who stand in it', () => {
    const inferno = { type: 'cast', as: 'wizard', spell: 'inferno', target: 'hall' } as const;
    const rooms = { adventurers: { wizard, warrior: { room: 'hall' } }, monsters: { 'goblin:1': {}, 'goblin:2': { room: 'hall' } } };
    expect(duel(rooms).not({ ...inferno, target: 'vault' })).toBe('erune.room-unseen');
    const shut = duel({ ...rooms, state: { doors: { gate: 'closed', arch: 'closed' } } });
    expect(shut.not(inferno)).toBe('erune.room-out-of-sight');
    const table = duel(rooms);
    table.does(inferno, ['SS', 'SS'], ['B'], ['B']);
    expect(table.monster('goblin:2')).toBeUndefined();
    expect(table.monster('goblin:1')).toBeDefined();
    expect(table.hero('warrior').hp).toBe(4);
    expect(table.hero('wizard')).toMatchObject({ hp: 6, xp: 2 });
  });

  it('R25.3 around the caster, all others in the room are met', () => {
    const table = duel({ adventurers: { wizard, warrior: {} }, monsters: { 'goblin:1': {} } });
    table.does({ type: 'cast', as: 'wizard', spell: 'quake' }, ['S', 'H'], ['H'], ['H']);
    expect(table.hero('wizard').hp).toBe(6);
    expect(table.monster('goblin:1')).toBeDefined();
  });

  it('R24.11 pays, marks and applies, in this order', () => {
    const events = duel({ adventurers: { wizard } }).does({ type: 'cast', as: 'wizard', spell: 'tailwind', target: 'wizard' });
    expect(types(events)).toEqual(['acted', 'spent', 'spell-cast', 'boosted']);
  });

  it('R41.5 remembers whose spell strengthens another', () => {
    const events = duel().does({ type: 'cast', as: 'wizard', spell: 'fulgurance-of-fire', target: 'warrior' });
    expect(last(events, 'boosted')?.boost).toMatchObject({ roll: 'attack', by: 'wizard' });
  });

  it('a hindering spell fails against Magic Resilience on two bolts', () => {
    const major = { monsters: { 'orc:1': { boss: 'vault-captain' } } };
    const smoke = { type: 'cast', as: 'wizard', spell: 'smoke', target: 'orc:1' } as const;
    const withstood = duel(major);
    expect(types(withstood.does(smoke, ['BB']))).toContain('spell-failed');
    expect(withstood.monster('orc:1')?.hindered).toEqual([]);
    const caught = duel(major);
    caught.does(smoke, ['SB']);
    expect(caught.monster('orc:1')?.hindered).toEqual(['shoot']);
  });

  it('what all resisted does nothing, and nobody turns away for it', () => {
    const gust = { type: 'cast', as: 'wizard', spell: 'gust', target: 'orc:1' } as const;
    const cast = (face: string) => {
      const table = duel({ monsters: { 'orc:1': { boss: 'vault-captain' } }, state: { engaged: [['wizard', 'orc:1']] } });
      return { said: types(table.does(gust, [face])).includes('told'), engaged: table.state.engaged };
    };
    expect([cast('BB'), cast('SB')]).toEqual([{ said: false, engaged: [['wizard', 'orc:1']] }, { said: true, engaged: [['wizard', 'orc:1']] }]);
  });

  it('Ice Shard slows only whom it hurt', () => {
    const shard = (...faces: readonly string[]) => {
      const table = duel({ monsters: { 'orc:1': { hp: 9, hurt: { wizard: 1 } } } });
      table.does({ type: 'cast', as: 'wizard', spell: 'ice-shard', target: 'orc:1' }, faces);
      while (table.asked) table.replies(table.asked.dice.length > 0 ? table.asked.dice.map(() => 'S') : '');
      return table.monster('orc:1');
    };
    expect(shard('S', 'H')).toMatchObject({ hp: 8, boosts: [{ roll: 'move', amount: -2 }] });
    expect(shard('H', 'H')).toMatchObject({ hp: 9, boosts: [] });
  });

  it('who was hurt is known only inside the same list of effects', () => {
    const { state } = duel();
    const hurt = { is: 'hurt', who: 'user' };
    expect([holds(content, state, hurt, { user: 'wizard', hurt: new Set(['wizard']) }), holds(content, state, hurt, { user: 'wizard', hurt: new Set(['warrior']) }), holds(content, state, hurt, { user: 'wizard' })]).toEqual([true, false, false]);
  });

  it('casting at somebody else ends an engagement', () => {
    const table = duel({ state: { engaged: [['wizard', 'goblin:1']] } });
    table.does({ type: 'cast', as: 'wizard', spell: 'smoke', target: 'goblin:2' });
    expect(table.state.engaged).toEqual([]);
  });

  it('all allies within reach are met where nobody is named', () => {
    const table = scene({ adventurers: { wizard: { ...wizard, brought: ['water-iii'] }, warrior: { hp: 1, room: 'vault' }, guardian: { hp: 1 } } });
    table.does({ type: 'cast', as: 'wizard', spell: 'fountain-of-life' });
    expect([table.hero('warrior').hp, table.hero('guardian').hp]).toEqual([4, 4]);
  });
});
