import type { Adventurer, KnownRoom, State } from '@engine/systems/erune/state';
import { last, scene, types } from '../table';

const room = (change: Partial<KnownRoom>): KnownRoom => ({ searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false, ...change });
const yard = (change: Partial<KnownRoom>): Partial<State> => ({ rooms: { yard: room(change), hall: room({}) } });
const hidden = (...traps: readonly string[]): Partial<State> => ({ secrets: { yard: { traps } } });
const moving: Partial<Adventurer> = { acted: ['move'], squares: 9 };

describe('traps', () => {
  test('R8.1 only the Master of Shadows knows where they are', () => {
    const table = scene({ adventurers: { warrior: moving }, mos: {}, state: hidden('snare-rope') });
    expect(table.not({ type: 'trap', as: 'warrior', target: 'warrior', trap: 'snare-rope' })).toBe('erune.mos-only');
    expect(table.not({ type: 'trap', as: 'mos', target: 'warrior', trap: 'pit' })).toBe('erune.no-such-trap');
    expect(table.not({ type: 'trap', as: 'mos', target: 'nobody', trap: 'pit' })).toBe('erune.no-such-adventurer');
    expect(table.not({ type: 'trap', as: 'mos', target: 'warrior', trap: 'snare-rope' })).toBeUndefined();
  });

  test('R8.2 a trap stops who moves, at once', () => {
    const table = scene({ adventurers: { warrior: moving, archer: {} }, mos: {}, state: hidden('tilting-slab', 'tilting-slab') });
    expect(table.not({ type: 'trap', as: 'mos', target: 'archer', trap: 'tilting-slab' })).toBe('erune.not-moving');
    table.does({ type: 'trap', as: 'mos', target: 'warrior', trap: 'tilting-slab' });
    expect(table.not({ type: 'go-on', as: 'warrior', to: 'hall' })).toBe('erune.not-moving');
    expect(table.not({ type: 'trap', as: 'mos', target: 'warrior', trap: 'tilting-slab' })).toBe('erune.not-moving');
  });

  test('R8.3 the Spirit says what it does, and does it', () => {
    const table = scene({ adventurers: { warrior: moving }, mos: {}, state: hidden('snare-rope') });
    const events = table.does({ type: 'trap', as: 'mos', target: 'warrior', trap: 'snare-rope' });
    expect(types(events)).toEqual(['trap-entered', 'trap-sprung', 'hindered']);
  });

  test('R8.4 then its token goes; a pit stays as a pit', () => {
    const table = scene({ adventurers: { warrior: moving, archer: moving }, mos: {}, state: hidden('snare-rope', 'pit') });
    table.does({ type: 'trap', as: 'mos', target: 'warrior', trap: 'snare-rope' });
    expect(table.state.secrets['yard']).toEqual({ traps: ['pit'] });
    table.does({ type: 'trap', as: 'mos', target: 'archer', trap: 'pit' });
    expect(table.state.secrets['yard']).toEqual({ traps: [] });
    expect(table.state.rooms['yard']).toMatchObject({ traps: [], pits: 1 });
  });

  test('R8.5 Adventurers do not set off their own blue traps', () => {
    const own = scene({ adventurers: { guardian: { room: 'hall' } }, state: yard({ blue: 1 }) });
    own.does({ type: 'move', as: 'guardian', to: 'yard' }, [3]);
    expect(own.state.rooms['yard']?.blue).toBe(1);
  });
});

describe('pits', () => {
  test('R9.1 R35.5 a pit stays, and cannot be disarmed', () => {
    const table = scene({ adventurers: { guardian: {} }, mos: {}, state: yard({ pits: 1 }) });
    expect(table.not({ type: 'disarm', as: 'guardian', trap: 'pit' })).toBe('erune.pits-stay');
    table.does({ type: 'jump', as: 'guardian' }, [3], ['H']);
    expect(table.state.rooms['yard']?.pits).toBe(1);
    const fallen = scene({ adventurers: { archer: moving }, mos: {}, state: hidden('pit') });
    fallen.does({ type: 'trap', as: 'mos', target: 'archer', trap: 'pit' });
    expect(fallen.state.rooms['yard']?.pits).toBe(1);
  });

  test('R9.2 a fall costs one HP, without defence', () => {
    const table = scene({ adventurers: { archer: moving }, mos: {}, state: hidden('pit') });
    const { hp } = table.hero('archer');
    const events = table.does({ type: 'trap', as: 'mos', target: 'archer', trap: 'pit' });
    expect(table.hero('archer')).toMatchObject({ hp: hp - 1, inPit: true });
    expect(types(events)).not.toContain('rolled');
    const jump = scene({ adventurers: { archer: {} }, state: yard({ pits: 1 }) });
    jump.does({ type: 'jump', as: 'archer' }, [3], ['S']);
    expect(jump.hero('archer').hp).toBe(hp - 1);
  });

  test('R9.3 in the pit nothing can be done but climbing out', () => {
    const table = scene({ adventurers: { archer: { inPit: true, gold: 3, boosts: [{ roll: 'teleport', amount: 1, lasts: 'next' }] }, warrior: {} }, state: { ...yard({ pits: 1, traps: ['snare-rope'], events: ['lever'] }), doors: { gate: 'closed' } } });
    for (const command of [
      { type: 'search', as: 'archer', place: 'room' }, { type: 'detect', as: 'archer' }, { type: 'disarm', as: 'archer', trap: 'snare-rope' }, { type: 'trigger', as: 'archer', event: 'lever' },
      { type: 'give', as: 'archer', to: 'warrior', item: 'gold' }, { type: 'open', as: 'archer', door: 'gate' }, { type: 'jump', as: 'archer' }, { type: 'turn', as: 'archer' }, { type: 'move', as: 'archer', teleport: true },
    ] as const) expect([command.type, table.not(command)]).toEqual([command.type, 'erune.in-a-pit']);
    expect(table.not({ type: 'move', as: 'archer' })).toBeUndefined();
    const fallen = scene({ adventurers: { archer: { ...moving, inPit: true } } });
    expect(fallen.not({ type: 'go-on', as: 'archer', to: 'hall' })).toBe('erune.in-a-pit');
  });

  test('R9.4 climbing out uses four squares', () => {
    const out = scene({ adventurers: { archer: { inPit: true } } });
    out.does({ type: 'move', as: 'archer', to: 'hall' }, [3]);
    expect(out.hero('archer')).toMatchObject({ inPit: false, room: 'hall', squares: 3 });
    const slow = scene({ adventurers: { archer: { inPit: true, hindered: ['half-move'] } } });
    expect(types(slow.does({ type: 'move', as: 'archer', to: 'hall' }, [3]))).toContain('stuck');
    expect(slow.hero('archer')).toMatchObject({ inPit: true, room: 'yard' });
    const exact = scene({ adventurers: { archer: { inPit: true, hindered: ['half-move'] } } });
    exact.does({ type: 'climb', as: 'archer' }, [4]);
    expect(exact.hero('archer').inPit).toBe(false);
    const left = (amount: number) => scene({ adventurers: { archer: { inPit: true, acted: ['move'], squares: amount } } });
    expect(left(3).not({ type: 'climb', as: 'archer' })).toBe('erune.too-few-squares');
    expect(left(3).line({ type: 'climb', as: 'archer' })?.with).toMatchObject({ need: 4, have: 3 });
    const four = left(4);
    four.does({ type: 'climb', as: 'archer' });
    expect(four.hero('archer').inPit).toBe(false);
    expect(four.not({ type: 'climb', as: 'archer' })).toBe('erune.not-in-a-pit');
  });

  test('R9.5 R9.6 an open pit is jumped with a shield or a bolt, for one square; a skull falls', () => {
    expect(scene({ adventurers: { archer: {} } }).not({ type: 'jump', as: 'archer' })).toBe('erune.no-pit');
    expect(scene({ adventurers: { archer: { acted: ['move', 'search'] } }, state: yard({ pits: 1 }) }).not({ type: 'jump', as: 'archer' })).toBe('erune.action-used');
    for (const [face, across] of [['H', true], ['B', true], ['S', false]] as const) {
      const table = scene({ adventurers: { archer: {} }, state: yard({ pits: 1 }) });
      const events = table.does({ type: 'jump', as: 'archer' }, [3], [face]);
      expect(types(events).includes('jumped')).toBe(across);
      expect(table.hero('archer').inPit).toBe(!across);
      expect(table.hero('archer').squares).toBe(6);
    }
    const found = scene({ adventurers: { archer: {} }, mos: {}, state: hidden('pit') });
    found.does({ type: 'detect', as: 'archer' }, ['E']);
    expect(found.not({ type: 'jump', as: 'archer' })).toBeUndefined();
    expect(found.state.rooms['yard']).toMatchObject({ pits: 1, traps: [] });
    const spent = scene({ adventurers: { archer: { acted: ['move'], squares: 0 } }, state: yard({ pits: 1 }) });
    expect(spent.not({ type: 'jump', as: 'archer' })).toBe('erune.too-few-squares');
  });

  test('R9.7 a grapple jumps without a roll, for three squares', () => {
    const table = scene({ adventurers: { archer: { equipment: ['grapple'] } }, state: yard({ pits: 1 }) });
    const events = table.does({ type: 'jump', as: 'archer' }, [3]);
    expect(last(events, 'jumped')).toMatchObject({ cost: 3 });
    expect(table.hero('archer').squares).toBe(4);
    const slow = scene({ adventurers: { archer: { equipment: ['grapple'], hindered: ['half-move'] } }, state: yard({ pits: 1 }) });
    expect(types(slow.does({ type: 'jump', as: 'archer' }, [1]))).toContain('stuck');
  });
});

describe('detect', () => {
  test('R27.1 a basic action of the room one stands in, as often as there are actions', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: {}, state: { secrets: { hall: { traps: ['pit'] } } } });
    expect(types(table.does({ type: 'detect', as: 'warrior' }, ['E']))).not.toContain('trap-found');
    table.does({ type: 'detect', as: 'warrior' }, ['']);
    expect(table.hero('warrior').acted).toEqual(['detect', 'detect']);
    expect(table.not({ type: 'detect', as: 'warrior' })).toBe('erune.two-actions');
    expect(scene({ adventurers: { warrior: { hindered: ['detect'] } }, mos: {} }).not({ type: 'detect', as: 'warrior' })).toBe('erune.hindered');
  });

  test('R27.2 one trap for each eye; without an eye nothing', () => {
    const one = scene({ adventurers: { warrior: {} }, mos: {}, state: hidden('snare-rope', 'snare-rope') });
    one.does({ type: 'detect', as: 'warrior' }, ['E']);
    expect(one.state.rooms['yard']?.traps).toEqual(['snare-rope']);
    expect(one.state.secrets['yard']?.traps).toEqual(['snare-rope']);
    const none = scene({ adventurers: { warrior: {} }, mos: {}, state: hidden('snare-rope') });
    none.does({ type: 'detect', as: 'warrior' }, ['G']);
    expect(none.state.rooms['yard']?.traps).toEqual([]);
  });

  test('R27.3 where there are more, the Master of Shadows says which are nearest', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: {}, state: hidden('snare-rope', 'gas-jet', 'dart-volley') });
    table.does({ type: 'detect', as: 'warrior' }, ['E']);
    expect(table.asked).toMatchObject({ to: ['mos'], why: 'erune.ask-nearest' });
    table.replies('1');
    expect(table.state.rooms['yard']?.traps).toEqual(['gas-jet']);
    expect(table.state.secrets['yard']?.traps).toEqual(['snare-rope', 'dart-volley']);
  });

  test('R27.4 with no trap left, that is said', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: {}, state: hidden('snare-rope') });
    expect(types(table.does({ type: 'detect', as: 'warrior' }, ['EE']))).toContain('no-trap-left');
    const still = scene({ adventurers: { warrior: {} }, mos: {}, state: hidden('snare-rope') });
    expect(types(still.does({ type: 'detect', as: 'warrior' }, ['E']))).not.toContain('no-trap-left');
  });

  test('the Guardian senses one more, and smoke allows a second throw', () => {
    const guardian = scene({ adventurers: { guardian: {} }, mos: {}, state: hidden('snare-rope') });
    guardian.does({ type: 'detect', as: 'guardian' }, ['']);
    expect(guardian.state.rooms['yard']?.traps).toEqual(['snare-rope']);
    const smoke = scene({ adventurers: { warrior: { boosts: [{ roll: 'search', amount: 1, lasts: 'next' }] } }, mos: {}, state: hidden('snare-rope') });
    smoke.does({ type: 'detect', as: 'warrior' }, [''], 'reroll', ['E']);
    expect(smoke.state.rooms['yard']?.traps).toEqual(['snare-rope']);
    expect(smoke.hero('warrior').boosts).toEqual([]);
  });

  test('R27.5 R53.9 R53.10 without a Master of Shadows it is said to the Spirit, and lowers the risk each time', () => {
    const table = scene({ adventurers: { warrior: {} }, state: { ...hidden('snare-rope'), risk: 5 } });
    expect(types(table.does({ type: 'detect', as: 'warrior' }))).toEqual(['watched', 'risk']);
    expect(table.hero('warrior').acted).toEqual(['detect']);
    expect(table.state.risk).toBe(3);
    table.does({ type: 'detect', as: 'warrior' });
    expect(table.state.risk).toBe(1);
    expect(table.state.rooms['yard']?.traps).toEqual([]);
    const least = scene({ adventurers: { warrior: {} }, state: { risk: 1 } });
    least.does({ type: 'detect', as: 'warrior' });
    expect(least.state.risk).toBe(0);
  });
});

describe('disarm', () => {
  const found = (change: Partial<Adventurer> = {}, state: Partial<State> = {}) => scene({ adventurers: { warrior: change }, mos: {}, monsters: { 'goblin:1': {} }, state: { ...yard({ traps: ['tilting-slab'] }), ...state } });

  test('R31.3 R35.1 free, once a turn', () => {
    const table = found({}, yard({ traps: ['tilting-slab', 'tilting-slab'] }));
    table.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['G']);
    expect(table.hero('warrior').acted).toEqual([]);
    expect(table.not({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' })).toBe('erune.once-a-turn');
    const failed = found({}, yard({ traps: ['tilting-slab', 'tilting-slab'] }));
    failed.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['']);
    expect(failed.not({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' })).toBe('erune.once-a-turn');
  });

  test('R16.8 R35.1 not while engaged, and only a trap that was found here', () => {
    expect(found({}, { engaged: [['warrior', 'goblin:1']] }).not({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' })).toBe('erune.is-engaged');
    expect(found({}, { ...yard({}), ...hidden('tilting-slab') }).not({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' })).toBe('erune.no-such-trap');
    expect(found({ room: 'hall' }).not({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' })).toBe('erune.no-such-trap');
    expect(found().not({ type: 'disarm', as: 'warrior', trap: 'nonsense' })).toBe('erune.no-such-trap');
  });

  test('R35.2 a gear removes the trap and gives 2 XP', () => {
    const table = found();
    const { xp } = table.hero('warrior');
    const events = table.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['EG']);
    expect(table.state.rooms['yard']?.traps).toEqual([]);
    expect(table.hero('warrior').xp).toBe(xp + 2);
    expect(types(events)).not.toContain('trap-sprung');
  });

  test('R35.3 no gear, and it goes off; R8.4 then it is gone', () => {
    const table = found();
    const { xp } = table.hero('warrior');
    expect(types(table.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['E']))).toContain('trap-sprung');
    expect(table.state.rooms['yard']?.traps).toEqual([]);
    expect(table.hero('warrior')).toMatchObject({ xp, hindered: ['half-move'] });
  });

  test('R35.4 a toolbox allows one more throw', () => {
    const table = found({ equipment: ['toolbox'] });
    table.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['']);
    expect(table.asked).toMatchObject({ why: 'erune.ask-reroll' });
    table.replies('reroll');
    expect(types(table.replies(['G']))).toContain('disarmed');
    expect(table.asked).toBeUndefined();
    const bare = found();
    bare.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['']);
    expect(bare.asked).toBeUndefined();
  });

  test('R35.6 the crafty Guardian keeps a blue trap, and may lay it as a basic action', () => {
    const table = scene({ adventurers: { guardian: {} }, mos: {}, state: yard({ traps: ['tilting-slab'] }) });
    expect(table.not({ type: 'lay-trap', as: 'guardian' })).toBe('erune.no-trap-token');
    table.does({ type: 'disarm', as: 'guardian', trap: 'tilting-slab' }, ['G']);
    expect(table.hero('guardian').traps).toBe(1);
    table.does({ type: 'lay-trap', as: 'guardian' });
    expect(table.hero('guardian')).toMatchObject({ traps: 0, acted: ['lay-trap'] });
    expect(table.state.rooms['yard']?.blue).toBe(1);
    const warrior = found();
    warrior.does({ type: 'disarm', as: 'warrior', trap: 'tilting-slab' }, ['G']);
    expect(warrior.hero('warrior').traps).toBe(0);
  });
});
