import { content, last, scene, types, type Scene } from '../table';

const dark = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: { skills: [], hp: 5 }, wizard: { room: 'hall', skills: [], hp: 5 } }, mos: { skills: [] }, monsters: { 'goblin:1': {}, 'goblin-archer:1': {} }, ...more, state: { phase: 'mos', ...more.state } });
const as = 'mos';
const move = (monster: string, more = {}) => ({ type: 'monster-move', as, monster, ...more }) as const;
const attack = (monster: string, target: string, more = {}) => ({ type: 'monster-attack', as, monster, target, ...more }) as const;
const prepare = (monster: string) => ({ type: 'monster-prepare', as, monster }) as const;

test('R4.5 R5.5 two basic actions for a monster: move, combat, prepare', () => {
  const table = dark({ monsters: { 'goblin:1': { acted: ['move', 'combat'] }, 'goblin:2': { acted: ['move'] } } });
  expect(table.not(prepare('goblin:1'))).toBe('erune.monster-two-actions');
  expect(table.not(prepare('goblin:2'))).toBeUndefined();
});

test('R5.3 R6.1 R15.1 each of them once', () => {
  const table = dark({ monsters: { 'goblin:1': { acted: ['move'] }, 'goblin:2': { acted: ['combat'] } } });
  expect(table.not(move('goblin:1'))).toBe('erune.monster-acted-already');
  expect(table.not(attack('goblin:2', 'warrior'))).toBe('erune.monster-acted-already');
  expect(table.not(attack('goblin:1', 'warrior'))).toBeUndefined();
});

test('R29.1 who prepared does nothing more this turn', () => {
  const table = dark();
  table.does(prepare('goblin:1'));
  expect(table.monster('goblin:1')).toMatchObject({ prepared: 1, acted: ['prepare'] });
  expect(table.not(attack('goblin:1', 'warrior'))).toBe('erune.monster-prepared-already');
});

test('R29.3 prepared SP go when the next monsters’ phase ends', () => {
  const table = dark({ monsters: { 'goblin:1': { prepared: 1 }, 'goblin:2': { prepared: 1, acted: ['prepare'] } } });
  table.does({ type: 'end-mos-phase', as });
  expect([table.monster('goblin:1')?.prepared, table.monster('goblin:2')?.prepared]).toEqual([0, 1]);
});

test('R29.5 R53.6 without a Master of Shadows no monster prepares', () => {
  expect(scene({ adventurers: { warrior: {}, wizard: {} }, monsters: { 'goblin:1': {} }, state: { phase: 'mos' } }).not(prepare('goblin:1'))).toBe('erune.mos-only');
});

test('R4.1 R4.4 only in the phase of the Shadows, and only their Master', () => {
  expect(dark({ state: { phase: 'adventurers' } }).not(move('goblin:1'))).toBe('erune.not-mos-phase');
  expect(dark().not({ ...move('goblin:1'), as: 'warrior' })).toBe('erune.mos-only');
});

test('R11.1 an inactive monster does nothing', () => {
  const table = dark({ monsters: { 'goblin:1': { active: false, chain: true } } });
  for (const command of [move('goblin:1'), attack('goblin:1', 'warrior'), attack('goblin:1', 'warrior', { chained: true }), prepare('goblin:1')]) expect(table.not(command)).toBe('erune.no-such-monster');
});

test('R6.4 a monster moves the squares of its card, without a roll; half of it where something hampers it', () => {
  const table = dark({ monsters: { 'goblin:1': {}, 'goblin:2': { hindered: ['half-move'] } } });
  expect(last(table.does(move('goblin:1', { to: 'hall' })), 'monster-moved')).toEqual({ type: 'monster-moved', monster: 'goblin:1', from: 'yard', to: 'hall', squares: 6 });
  expect(table.monster('goblin:1')?.room).toBe('hall');
  expect(last(table.does(move('goblin:2')), 'monster-moved')).toMatchObject({ to: 'yard', squares: 3 });
});

test('R6.4 what hurries or slows a monster counts, and what is for one move is gone with it', () => {
  const fast = { roll: 'move', amount: 2, lasts: 'next' } as const;
  const slow = { roll: 'move', amount: -9, lasts: 'turn' } as const;
  const table = dark({ monsters: { 'goblin:1': { boosts: [fast, { roll: 'defence', lasts: 'next' }] }, 'goblin:2': { boosts: [slow] }, 'goblin:3': { boosts: [fast], hindered: ['half-move'] } } });
  const squares = (id: string) => last(table.does(move(id)), 'monster-moved')?.squares;
  expect([squares('goblin:1'), squares('goblin:2'), squares('goblin:3')]).toEqual([8, 0, 4]);
  expect([table.monster('goblin:1')?.boosts, table.monster('goblin:2')?.boosts]).toEqual([[{ roll: 'defence', lasts: 'next' }], [slow]]);
});

test('R7.4 R6.11 monsters open doors only between parts that were revealed', () => {
  const closed = dark({ state: { doors: { gate: 'closed', arch: 'closed' } } });
  expect(closed.not(move('goblin:1', { to: 'vault' }))).toBe('erune.room-unseen');
  expect(last(closed.does(move('goblin:1', { to: 'hall' })), 'door-opened')?.door).toBe('gate');
  const seen = dark().state.rooms['hall'];
  const asleep = dark({ state: { doors: { gate: 'closed', arch: 'closed' }, rooms: { yard: { ...seen, asleep: false } as never, hall: { ...seen, asleep: true } as never } } });
  expect(asleep.not(move('goblin:1', { to: 'hall' }))).toBe('erune.room-unseen');
  const far = dark({ state: { rooms: { ...dark().state.rooms, vault: seen as never }, doors: { gate: 'open', arch: 'closed' } } });
  expect(far.not(move('goblin:1', { to: 'vault' }))).toBe('erune.no-way-for-monster');
});

test('R16.2 who leaves a zone is engaged no more', () => {
  const engaged = [['warrior', 'goblin:1']] as const;
  const gone = dark({ state: { engaged } });
  gone.does(move('goblin:1', { to: 'hall' }));
  expect(gone.state.engaged).toEqual([]);
  const inside = dark({ state: { engaged } });
  inside.does(move('goblin:1'));
  expect(inside.state.engaged).toEqual(engaged);
  const left = dark({ state: { engaged } });
  left.does(move('goblin:1', { leaves: ['warrior'] }));
  expect(left.state.engaged).toEqual([]);
});

test('E20c leaving a zone lets who is free use Lightning Attack', () => {
  const table = dark({ adventurers: { warrior: { skills: ['lightning-attack'], sp: 1 }, wizard: {} } });
  table.does(move('goblin:1', { to: 'hall' }));
  expect(table.asked?.why).toBe('erune.ask-lightning');
});

describe('a blue trap', () => {
  const lying = (blue: number, id: string) => dark({ adventurers: { guardian: {} }, monsters: { [id]: {} }, state: { rooms: { ...dark().state.rooms, hall: { ...dark().state.rooms['hall'], blue } as never } } });

  test('R8.4 R8.5 is sprung by a monster that comes in, and its token goes; without one nothing happens', () => {
    const table = lying(1, 'goblin:1');
    expect(last(table.does(move('goblin:1', { to: 'hall' })), 'blue-trap-sprung')).toEqual({ type: 'blue-trap-sprung', monster: 'goblin:1', room: 'hall' });
    expect([table.state.rooms['hall']?.blue, table.asked?.dice]).toEqual([0, ['red', 'red']]);
    const bare = lying(0, 'goblin:1');
    expect(types(bare.does(move('goblin:1', { to: 'hall' })))).not.toContain('blue-trap-sprung');
    expect(bare.asked).toBeUndefined();
  });

  test('R8.6 gives the XP of what it kills to who laid it', () => {
    const table = lying(1, 'goblin:1');
    const events = table.does(move('goblin:1', { to: 'hall' }), ['SS', 'SS'], ['B']);
    expect(last(events, 'attack-final')).toMatchObject({ skulls: 4 });
    expect([table.monster('goblin:1'), table.hero('guardian').xp]).toEqual([undefined, content.monsters['goblin']?.xp]);
  });

  test('R8.7 does nothing to those in the air', () => {
    const airborne = Object.values(content.monsters).filter(({ abilities }) => abilities.some(({ id }) => id === 'flying' || id === 'levitation'));
    expect(airborne.map(({ id }) => id)).toEqual(['gargoyle', 'banshee']);
    for (const { id } of airborne) expect(types(lying(1, `${id}:1`).does(move(`${id}:1`, { to: 'hall' })))).not.toContain('blue-trap-sprung');
  });
});

test('R55.5 the Herald of Shadows takes 1 SP from each whom she passes, for the Shadows', () => {
  const table = dark({ adventurers: { warrior: { sp: 2 }, wizard: { sp: 0 } }, monsters: { 'witch:1': {}, 'goblin:1': {} } });
  expect(table.not(move('goblin:1', { past: ['warrior'] }))).toBe('erune.no-herald');
  table.does(move('witch:1', { past: ['warrior', 'wizard'] }));
  expect([table.hero('warrior').sp, table.state.reserve]).toEqual([1, 1]);
});

test('R15.3 R21.1 R47.1 hand to hand in the same room, from afar in sight', () => {
  const table = dark({ state: { rooms: dark().state.rooms } });
  expect(table.not(attack('goblin:1', 'wizard'))).toBe('erune.monster-too-far');
  table.does(attack('goblin-archer:1', 'wizard'));
  expect(table.asked?.dice).toEqual(['black', 'black']);
  const shut = dark({ state: { doors: { gate: 'closed', arch: 'closed' } } });
  expect(shut.not(attack('goblin-archer:1', 'wizard'))).toBe('erune.monster-sees-not');
  expect(dark().not(attack('goblin:1', 'nobody'))).toBe('erune.no-such-adventurer');
});

test('R16.7 R21.2 R58.2 nobody shoots at an opponent in contact; an attack for both goes hand to hand', () => {
  const table = dark({ state: { engaged: [['warrior', 'goblin-archer:1']] } });
  expect(table.not(attack('goblin-archer:1', 'warrior', { shoot: true }))).toBe('erune.monster-engaged');
  expect(table.not(attack('goblin-archer:1', 'warrior'))).toBeUndefined();
  const shot = dark();
  shot.does(attack('goblin-archer:1', 'warrior', { shoot: true }), ['H', 'H']);
  expect(shot.state.engaged).toEqual([]);
  const hand = dark();
  hand.does(attack('goblin-archer:1', 'warrior'), ['H', 'H'], ['H']);
  expect(hand.state.engaged).toEqual([['warrior', 'goblin-archer:1']]);
});

test('R47.1 a boss strikes with the dice of its card and those that the quest adds', () => {
  const table = dark({ adventurers: { warrior: { room: 'lamp-vault' } }, monsters: { 'skeleton:1': { boss: 'last-archivist', room: 'lamp-vault' } }, state: { quest: 'dust-archive', doors: {} } });
  table.does(attack('skeleton:1', 'warrior'));
  expect(table.asked?.dice).toEqual(['yellow', 'yellow', 'black', 'black']);
});

test('whom Provocation names must be attacked, where that can be done', () => {
  const table = dark({ adventurers: { warrior: {}, guardian: {}, wizard: { room: 'hall' } }, monsters: { 'goblin:1': { provoked: 'guardian' }, 'goblin:2': { provoked: 'wizard' } } });
  expect(table.not(attack('goblin:1', 'warrior'))).toBe('erune.monster-provoked');
  expect(table.not(attack('goblin:1', 'guardian'))).toBeUndefined();
  expect(table.not(attack('goblin:2', 'warrior'))).toBeUndefined();
});

test('R39.1 R39.2 R13.9 skills are mastered, paid from the reserve, each once, and fit the attack', () => {
  const table = dark({ mos: { skills: ['power', 'backstab', 'riposte'] }, state: { reserve: 2 } });
  expect(table.not(attack('goblin:1', 'warrior', { skills: ['adrenaline'] }))).toBe('erune.not-mastered');
  expect(table.not(attack('goblin:1', 'warrior', { skills: ['power', 'power'] }))).toBe('erune.skill-twice');
  expect(table.not(attack('goblin:1', 'warrior', { skills: ['backstab'] }))).toBe('erune.skill-does-not-fit');
  expect(table.not(attack('goblin:1', 'warrior', { skills: ['riposte'] }))).toBe('erune.skill-does-not-fit');
  expect(table.not(attack('goblin:1', 'warrior', { skills: ['power', 'backstab'], behind: true }))).toBe('erune.too-few-in-reserve');
  table.does(attack('goblin:1', 'warrior', { skills: ['power'] }));
  expect([table.state.reserve, table.asked?.dice]).toEqual([0, ['red', 'black', 'black']]);
});

test('R47.2 a red ability must stand on the card', () => {
  expect(dark().not(attack('goblin:1', 'warrior', { ability: 'breath' }))).toBe('erune.no-such-ability');
});

test('a Group Attack takes the combat action of both, who both reach the target', () => {
  const table = dark({ monsters: { 'goblin:1': {}, 'goblin:2': { acted: ['combat'] }, 'goblin:3': { room: 'hall' } } });
  expect(table.not(attack('goblin:1', 'warrior', { group: 'goblin:2' }))).toBe('erune.monster-acted-already');
  expect(table.not(attack('goblin:1', 'warrior', { group: 'goblin:3' }))).toBe('erune.monster-too-far');
  expect(table.not(attack('goblin:1', 'warrior', { group: 'goblin:1' }))).toBe('erune.no-such-monster');
  expect(dark({ monsters: { 'skeleton:1': {}, 'goblin:1': {} } }).not(attack('goblin:1', 'warrior', { group: 'skeleton:1' }))).toBe('erune.not-mastered');
});

test('R47.3 R24.9 R24.10 spellcasters cast what stands on their card, without mana', () => {
  const cast = (spell: string, more = {}) => ({ type: 'monster-cast', as, monster: 'witch:1', spell, ...more }) as const;
  const table = dark({ monsters: { 'witch:1': {}, 'goblin:1': {} } });
  expect(table.not({ ...cast('wail'), monster: 'witch:1' })).toBe('erune.no-such-spell-of-monster');
  expect(table.not({ ...cast('burn-of-the-shadows', { targets: ['warrior'] }), monster: 'goblin:1' })).toBe('erune.no-such-spell-of-monster');
  expect(table.not(cast('burn-of-the-shadows'))).toBe('erune.needs-target');
  expect(table.not(cast('burn-of-the-shadows', { targets: ['wizard'] }))).toBe('erune.monster-sees-not');
  table.does(cast('burn-of-the-shadows', { targets: ['warrior'] }), ['SS', 'S'], ['H']);
  expect(table.hero('warrior').hp).toBe(3);
  expect(table.not(cast('armor-summoning'))).toBe('erune.monster-acted-already');
  const summon = dark({ monsters: { 'witch:1': {} } });
  summon.does(cast('armor-summoning'));
  expect(summon.monster('living-armor:1')).toMatchObject({ room: 'yard', active: true, summoner: 'witch:1', hp: 1 });
  expect(dark({ monsters: { 'witch:1': {}, 'living-armor:1': { summoner: 'witch:1' } } }).not(cast('armor-summoning'))).toBe('erune.nothing-to-summon');
});

test('a summoned armour has one HP and stays so; each Witch has one at a time, and of its own', () => {
  const cast = (monster: string) => ({ type: 'monster-cast', as, monster, spell: 'armor-summoning' }) as const;
  const table = dark({ monsters: { 'witch:1': {}, 'witch:2': {} } });
  table.does(cast('witch:1'));
  table.does({ type: 'mend', as, monster: 'living-armor:1', by: 3 });
  expect([table.monster('living-armor:1')?.hp, table.not(cast('witch:1')), table.not(cast('witch:2'))]).toEqual([1, 'erune.monster-acted-already', undefined]);
  table.does({ type: 'end-mos-phase', as });
  const later = dark({ state: { ...table.state, phase: 'mos', monsters: { ...table.state.monsters, 'witch:1': { ...table.monster('witch:1'), acted: [] } as never } } });
  expect([later.not(cast('witch:1')), later.not(cast('witch:2'))]).toEqual(['erune.nothing-to-summon', undefined]);
});
