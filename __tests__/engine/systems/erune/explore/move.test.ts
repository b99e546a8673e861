import { last, scene, types } from '../table';

const MOS = { skills: ['lightning-attack'] };

describe('move', () => {
  test('R6.1 a move is a basic action, once a turn', () => {
    const table = scene({ adventurers: { warrior: {} } });
    table.does({ type: 'move', as: 'warrior' }, [3]);
    expect(table.hero('warrior').acted).toEqual(['move']);
    expect(table.not({ type: 'move', as: 'warrior' })).toBe('erune.action-used');
  });

  test('R6.2 the die and 4 squares', () => {
    const table = scene({ adventurers: { archer: {} } });
    expect(last(table.does({ type: 'move', as: 'archer' }, [3]), 'moved')).toMatchObject({ squares: 7 });
  });

  test('R6.5 the roll is the most that may be used, and fewer may be', () => {
    const at = (amount: number) => scene({ adventurers: { archer: { acted: ['move'], squares: amount } }, state: { rooms: { yard: { searched: false, traps: [], pits: 1, blue: 0, emptied: [], events: [], asleep: false } } } });
    expect(at(0).not({ type: 'jump', as: 'archer' })).toBe('erune.too-few-squares');
    expect(at(1).not({ type: 'jump', as: 'archer' })).toBeUndefined();
    expect(at(7).not({ type: 'search', as: 'archer', place: 'room' })).toBeUndefined();
  });

  test('R6.3 each new move needs a fresh roll', () => {
    const table = scene({ adventurers: { warrior: { extra: ['move'] } } });
    table.does({ type: 'move', as: 'warrior' }, [3]);
    table.does({ type: 'move', as: 'warrior' });
    expect(table.asked).toMatchObject({ why: 'erune.roll-move', dice: ['move'], to: ['warrior'] });
    expect(scene({ adventurers: { warrior: {} } }).not({ type: 'go-on', as: 'warrior', to: 'hall' })).toBe('erune.not-moving');
  });

  test('R6.17 each heavy item that is worn or wielded takes one square', () => {
    const heavy = scene({ adventurers: { guardian: { worn: ['chain-mail'], wielded: 'hand-cannon' } } });
    expect(last(heavy.does({ type: 'move', as: 'guardian' }, [3]), 'moved')).toMatchObject({ squares: 5 });
  });

  test('R6.18 travelling boots give two squares', () => {
    const table = scene({ adventurers: { archer: { equipment: ['travelling-boots'] } } });
    expect(last(table.does({ type: 'move', as: 'archer' }, [1]), 'moved')).toMatchObject({ squares: 7 });
  });

  test('boosts add squares once, the best roll needs no die, and mud halves', () => {
    const swift = scene({ adventurers: { archer: { boosts: [{ roll: 'move', amount: 4, lasts: 'next' }, { roll: 'move-best', amount: 1, lasts: 'next' }] } } });
    expect(last(swift.does({ type: 'move', as: 'archer' }), 'moved')).toMatchObject({ squares: 14 });
    expect(swift.hero('archer').boosts.filter(({ lasts }) => lasts === 'next')).toEqual([]);
    const mud = scene({ adventurers: { archer: { hindered: ['half-move'] } } });
    expect(last(mud.does({ type: 'move', as: 'archer' }, [3]), 'moved')).toMatchObject({ squares: 3 });
  });

  test('R6.9 who has not moved may be turned, once', () => {
    const table = scene({ adventurers: { warrior: {}, archer: {} } });
    table.does({ type: 'turn', as: 'warrior' });
    expect(table.not({ type: 'turn', as: 'warrior' })).toBe('erune.once-a-turn');
    table.does({ type: 'move', as: 'archer' }, [3]);
    expect(table.not({ type: 'turn', as: 'archer' })).toBe('erune.already-moved');
  });

  test('R6.11 a closed door bars the way', () => {
    const table = scene({ adventurers: { warrior: {} }, state: { doors: { gate: 'closed', arch: 'closed' } } });
    expect(table.not({ type: 'move', as: 'warrior', to: 'hall' })).toBe('erune.no-way');
    expect(table.not({ type: 'move', as: 'warrior', to: 'vault' })).toBe('erune.no-such-room');
    expect(table.not({ type: 'move', as: 'warrior', to: 'yard' })).toBe('erune.already-there');
    expect(scene({ adventurers: { warrior: {} } }).not({ type: 'move', as: 'warrior', to: 'hall' })).toBeUndefined();
  });

  test('R6.14 teleport ignores doors and walls, and provokes nobody', () => {
    const table = scene({ adventurers: { wizard: {} }, mos: MOS, monsters: { 'goblin:1': {} }, state: { reserve: 9, doors: { gate: 'closed', arch: 'closed' } } });
    const mp = table.hero('wizard').mp;
    table.does({ type: 'move', as: 'wizard', to: 'hall', teleport: true }, [1]);
    expect(table.asked).toBeUndefined();
    expect(table.hero('wizard')).toMatchObject({ room: 'hall', mp: mp - 1 });
  });

  test('teleport is the Wizard’s for mana, or anybody’s by a rune', () => {
    expect(scene({ adventurers: { warrior: {} } }).not({ type: 'move', as: 'warrior', teleport: true })).toBe('erune.cannot-teleport');
    expect(scene({ adventurers: { wizard: { mp: 0 } } }).not({ type: 'move', as: 'wizard', teleport: true })).toBe('erune.too-few-mp');
    const rune = scene({ adventurers: { warrior: { boosts: [{ roll: 'teleport', amount: 1, lasts: 'next' }] } } });
    rune.does({ type: 'move', as: 'warrior', teleport: true, to: 'hall' }, [1]);
    expect(rune.hero('warrior').room).toBe('hall');
    expect(rune.hero('warrior').boosts.some(({ roll }) => roll === 'teleport')).toBe(false);
  });

  test('R6.15 another basic action ends the move', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: {} });
    table.does({ type: 'move', as: 'warrior' }, [3]);
    expect(table.not({ type: 'go-on', as: 'warrior', to: 'hall' })).toBeUndefined();
    table.does({ type: 'detect', as: 'warrior' }, ['']);
    expect(table.not({ type: 'go-on', as: 'warrior', to: 'hall' })).toBe('erune.not-moving');
  });

  test('R6.16 a free action does not interrupt the move', () => {
    const table = scene({ adventurers: { warrior: { gold: 5 }, archer: {} } });
    table.does({ type: 'move', as: 'warrior' }, [3]);
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'gold', count: 5 });
    table.does({ type: 'go-on', as: 'warrior', to: 'hall' });
    expect(table.hero('warrior').room).toBe('hall');
  });

  test('R16.2 who leaves the room leaves every engagement; within it, those that are named', () => {
    const layout = { adventurers: { warrior: {} }, monsters: { 'goblin:1': {}, 'goblin:2': {} }, state: { engaged: [['warrior', 'goblin:1'], ['warrior', 'goblin:2']] as const } };
    const within = scene(layout);
    within.does({ type: 'move', as: 'warrior', leaves: ['goblin:1'] }, [3]);
    expect(within.state.engaged).toEqual([['warrior', 'goblin:2']]);
    expect(within.not({ type: 'go-on', as: 'warrior', leaves: ['rat:7'] })).toBe('erune.not-here');
    expect(within.not({ type: 'go-on', as: 'warrior' })).toBe('erune.nowhere');
    const away = scene(layout);
    away.does({ type: 'move', as: 'warrior', to: 'hall' }, [3]);
    expect(away.state.engaged).toEqual([]);
  });

  test('leaving a zone gives its owner a Lightning Attack, unless by Footwork or Feather Step', () => {
    const layout = (change: object) => ({ adventurers: { warrior: { sp: 3, skills: ['footwork', 'race'], ...change } }, mos: MOS, monsters: { 'goblin:1': {} }, state: { reserve: 3 } });
    const plain = scene(layout({}));
    plain.does({ type: 'move', as: 'warrior', to: 'hall' }, [3]);
    expect(plain.asked).toMatchObject({ why: 'erune.ask-lightning', to: ['mos'] });
    expect(plain.hero('warrior').room).toBe('yard');
    plain.replies('');
    expect(plain.hero('warrior').room).toBe('hall');
    const sure = scene(layout({}));
    const events = sure.does({ type: 'move', as: 'warrior', to: 'hall', skills: ['footwork', 'race'] }, [3]);
    expect(last(events, 'moved')).toMatchObject({ squares: 10 });
    expect(sure.hero('warrior')).toMatchObject({ room: 'hall', sp: 1 });
    const feather = scene(layout({ boosts: [{ roll: 'feather', amount: 1, lasts: 'turn' }] }));
    feather.does({ type: 'move', as: 'warrior', leaves: ['goblin:1'] }, [3]);
    expect(feather.asked).toBeUndefined();
  });

  test('R39.1 R39.2 a skill on the move is mastered, paid, and used once', () => {
    expect(scene({ adventurers: { warrior: { sp: 3 } } }).not({ type: 'move', as: 'warrior', skills: ['race'] })).toBe('erune.not-mastered');
    expect(scene({ adventurers: { warrior: { sp: 3, skills: ['race'] } } }).not({ type: 'move', as: 'warrior', skills: ['race', 'race'] })).toBe('erune.not-mastered');
    expect(scene({ adventurers: { warrior: { sp: 1, skills: ['race', 'footwork'] } } }).not({ type: 'move', as: 'warrior', skills: ['race', 'footwork'] })).toBe('erune.too-few-sp');
  });

  test('nobody strange, dead, done or out of turn moves', () => {
    const table = scene({ adventurers: { warrior: { dead: true }, archer: { done: true } } });
    expect(table.not({ type: 'move', as: 'nobody' })).toBe('erune.no-such-adventurer');
    expect(table.not({ type: 'go-on', as: 'nobody', to: 'hall' })).toBe('erune.no-such-adventurer');
    expect(table.not({ type: 'move', as: 'warrior' })).toBe('erune.dead');
    expect(table.not({ type: 'turn', as: 'archer' })).toBe('erune.turn-over');
    expect(scene({ adventurers: { warrior: {} }, state: { phase: 'town' } }).not({ type: 'move', as: 'warrior' })).toBe('erune.quest-over');
  });
});

describe('doors', () => {
  test('R7.1 R7.2 a door opens by crossing it during a move, for no action of its own', () => {
    const table = scene({ adventurers: { warrior: { room: 'hall' } } });
    const events = table.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(types(events)).toEqual(expect.arrayContaining(['moved', 'door-opened', 'room-revealed', 'crossed']));
    expect(table.hero('warrior').acted).toEqual(['move']);
    const mid = scene({ adventurers: { warrior: {} } });
    mid.does({ type: 'move', as: 'warrior', to: 'hall' }, [2]);
    mid.does({ type: 'open', as: 'warrior', door: 'arch' });
    expect(mid.hero('warrior').acted).toEqual(['move']);
    expect(mid.hero('warrior').room).toBe('vault');
    const stood = scene({ adventurers: { warrior: { room: 'hall', acted: ['move', 'detect'] } } });
    expect(stood.not({ type: 'open', as: 'warrior', door: 'arch' })).toBe('erune.action-used');
  });

  test('R7.1 only from a room that it leads out of', () => {
    const table = scene({ adventurers: { warrior: {} } });
    expect(table.not({ type: 'open', as: 'warrior', door: 'arch' })).toBe('erune.not-at-door');
    expect(table.not({ type: 'open', as: 'warrior', door: 'gate' })).toBe('erune.door-is-open');
    expect(table.not({ type: 'open', as: 'nobody', door: 'gate' })).toBe('erune.no-such-adventurer');
  });

  test('R7.3 a locked door needs its key', () => {
    const chapel = (artifacts: readonly string[]) => scene({
      adventurers: { warrior: { room: 'candle-crypt', artifacts } },
      state: { quest: 'sunken-chapel', rooms: { 'candle-crypt': { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false } }, doors: { 'bell-door': 'closed' } },
    });
    expect(chapel([]).not({ type: 'open', as: 'warrior', door: 'bell-door' })).toBe('erune.door-locked');
    expect(chapel(['silver-key']).not({ type: 'open', as: 'warrior', door: 'bell-door' })).toBeUndefined();
  });

  test('R7.5 R7.6 what lies behind is seen, with its monsters awake', () => {
    const table = scene({ adventurers: { warrior: { room: 'hall' } } });
    table.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(table.state.rooms['vault']).toMatchObject({ asleep: false });
    expect(Object.values(table.state.monsters).map(({ id, active }) => [id, active])).toEqual([['goblin:1', true], ['goblin:2', true], ['orc:1', true]]);
  });

  test('R7.7 who opened it stands in the new room and may go on moving', () => {
    const table = scene({ adventurers: { warrior: { room: 'hall' } } });
    table.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(table.hero('warrior').room).toBe('vault');
    table.does({ type: 'go-on', as: 'warrior', to: 'yard' });
    expect(table.hero('warrior').room).toBe('yard');
  });

  test('R11.3 monsters that slept wake when their door is opened', () => {
    const table = scene({ adventurers: { warrior: { room: 'hall' } }, monsters: { 'goblin:1': { room: 'vault', active: false } }, state: { rooms: { hall: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false }, vault: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: true } } } });
    table.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(table.monster('goblin:1')?.active).toBe(true);
  });

  test('R53.3 a door that nobody has seen cannot be named', () => {
    const table = scene({ adventurers: { warrior: { room: 'hall' } }, state: { doors: { gate: 'open' } } });
    expect(table.not({ type: 'open', as: 'warrior', door: 'arch' })).toBe('erune.no-such-door');
    expect(table.not({ type: 'open', as: 'warrior', door: 'nonsense' })).toBe('erune.no-such-door');
  });

  test('R53.4 the Spirit gives what lies behind: the room, its doors and events', () => {
    const table = scene({ adventurers: { warrior: {} }, state: { rooms: { yard: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false } }, doors: { gate: 'closed' } } });
    const events = table.does({ type: 'open', as: 'warrior', door: 'gate' }, [2]);
    expect(last(events, 'room-revealed')).toMatchObject({ room: 'hall', doors: ['gate', 'arch'], events: [] });
    expect(table.state.doors['arch']).toBe('closed');
  });

  test('R53.11 a door to a new part raises the risk, where nobody plays the Master of Shadows', () => {
    const coop = scene({ adventurers: { warrior: { room: 'hall' } }, state: { risk: 3 } });
    coop.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(coop.state.risk).toBe(5);
    const mos = scene({ adventurers: { warrior: { room: 'hall' } }, mos: {}, state: { risk: 3 } });
    mos.does({ type: 'open', as: 'warrior', door: 'arch' }, [2]);
    expect(mos.state.risk).toBe(3);
  });
});
