import { cannotTopple } from '@engine/systems/erune/combat/deeds';
import { masters } from '@engine/systems/erune/combat/skill';
import { defencePool, monsterPool } from '@engine/systems/erune/combat/weapon';
import type { Content } from '@engine/systems/erune/content';
import type { Adventurer, Boost } from '@engine/systems/erune/state';
import { content, last, scene, types } from '../table';

const fighter = (weapon: string, more: Partial<Adventurer> = {}): Partial<Adventurer> => ({ level: 10, hp: 8, sp: 0, mp: 0, skills: [], weapons: [weapon], wielded: weapon, ...more });
const attack = (as: string, target: string, more = {}) => ({ type: 'attack', as, target, ...more }) as const;
const raid = (monster: string, target: string, more = {}) => ({ type: 'monster-attack', as: 'mos', monster, target, ...more }) as const;
const boost = (roll: string, dice: Boost['dice'] = { red: 1 }): Boost => ({ roll, dice, lasts: 'next' });

describe('a roll', () => {
  const lucky = () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { sp: 5, skills: ['good-fortune', 'controlled-attack'] }) }, mos: { skills: [] }, monsters: { 'witch:1': {} } });
    table.does(attack('warrior', 'witch:1'), ['S', 'H', 'B']);
    expect(table.asked).toMatchObject({ to: ['warrior'], options: ['good-fortune', 'controlled-attack'] });
    return table;
  };
  test('R14.9 what was let be is final: nobody is asked again', () => {
    const table = lucky();
    expect(last(table.replies(''), 'attack-final')).toMatchObject({ skulls: 1 });
    expect(table.asked).toMatchObject({ to: ['mos'], why: 'erune.roll-defence' });
  });
  test('R14.9 what was taken changes it, and then it is final', () => {
    const table = lucky();
    expect(last(table.replies('controlled-attack'), 'attack-final')).toMatchObject({ skulls: 2 });
    expect(table.asked).toMatchObject({ to: ['mos'], why: 'erune.roll-defence' });
  });

  const behind = (sp: number, hp = 8) => scene({ adventurers: { guardian: fighter('broadsword', { sp, hp, skills: ['premonition', 'adrenaline'] }) }, mos: { skills: ['backstab'] }, monsters: { 'goblin:1': {} }, state: { phase: 'mos', reserve: 3 } });
  const stab = raid('goblin:1', 'guardian', { behind: true, skills: ['backstab'] });
  test('R39.11 Premonition is said before the dice fall, and the die of Backstab is not among them', () => {
    const table = behind(3);
    table.does(stab);
    expect(table.asked).toMatchObject({ to: ['guardian'], options: ['premonition'] });
    table.replies('premonition');
    expect(table.asked?.dice).toEqual(['black', 'black']);
    const spared = behind(3);
    spared.does(stab, '');
    expect(spared.asked?.dice).toEqual(['red', 'black', 'black']);
  });
  test('R39.1 who takes two and can pay one has one', () => {
    const cost = (skill: string) => content.skills[skill]?.cost ?? 0;
    const table = behind(Math.max(cost('premonition'), cost('adrenaline')), 3);
    table.does(stab, ['premonition', 'adrenaline']);
    expect([table.asked?.dice, table.hero('guardian').sp]).toEqual([['black', 'black'], 0]);
    table.replies(['S', 'H']);
    expect(table.asked?.dice).toEqual(['black']);
  });
});

describe('lightning', () => {
  const bow = (more = {}) => scene({ adventurers: { archer: fighter('short-bow'), warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'skeleton-archer:1': { room: 'hall' }, 'rat:1': {} }, ...more });
  test('R16.4 whom a stray shot strikes is not engaged', () => {
    const table = bow();
    expect(types(table.does(attack('archer', 'skeleton-archer:1', { between: 'rat:1' }), ['H', 'H', 'B'], ['H']))).toContain('strayed');
    expect(table.state.engaged).toEqual([]);
  });
  test('R16.4 R17.1 R38.3 a Lightning Attack is lightning, which engages nobody, and is paid from the reserve', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword') }, mos: { skills: ['lightning-attack'] }, monsters: { 'goblin:1': {} }, state: { reserve: 3 } });
    table.does({ type: 'move', as: 'guardian', to: 'hall', leaves: ['goblin:1'] });
    while (table.asked?.dice[0] === 'move') table.replies([3]);
    const events = [...table.replies('goblin:1'), ...table.replies(['S', 'B']), ...table.replies(['S'])];
    expect(events.flatMap((event) => (event.type === 'rolled' ? [event.about] : []))).toEqual(['lightning', 'lightning-defence']);
    expect([table.hero('guardian').hp, table.state.engaged, table.state.reserve]).toEqual([7, [], 2]);
  });
  test('R17.1 R17.2 an Opportunity Attack is lightning too', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword') }, mos: { skills: ['opportunity-attack'] }, monsters: { 'goblin:1': {} }, state: { reserve: 3 } });
    table.does({ type: 'done', as: 'guardian' }, 'goblin:1', ['S', 'B'], ['S']);
    expect([table.hero('guardian').hp, table.state.reserve]).toEqual([7, 2]);
  });
  test('R17.8 a Riposte in the middle of a circle does not stop it, nor does the death of who strikes', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword', { hp: 1, sp: 3, skills: ['circular-attack'] }) }, mos: { skills: ['riposte'] }, monsters: { 'orc:1': {}, 'goblin:1': {} }, state: { reserve: 3 } });
    const events = table.does(attack('guardian', 'orc:1', { others: ['goblin:1'], skills: ['circular-attack'] }), ['S', 'S', 'H'], '1-1', ['HH', 'S', 'S'], 'guardian', ['S']);
    expect(types(events)).toContain('died');
    expect(table.asked).toMatchObject({ to: ['mos'], why: 'erune.roll-defence', dice: ['black'] });
    table.replies(['B']);
    expect(table.monster('goblin:1')).toBeUndefined();
  });
  test('R17.3 the roll against it is no defence roll', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword') }, mos: { skills: ['opportunity-attack'] }, monsters: { 'goblin:1': {} }, state: { reserve: 3 } });
    table.does({ type: 'done', as: 'guardian' }, 'goblin:1', ['S', 'B']);
    expect(table.asked).toMatchObject({ to: ['guardian'], why: 'erune.roll-lightning-defence' });
    expect(last(table.replies(['S']), 'rolled')).toMatchObject({ about: 'lightning-defence', by: 'guardian' });
  });
  test('R22.5 with nobody between, a shot without a skull does nothing more', () => {
    const table = bow();
    const events = table.does(attack('archer', 'skeleton-archer:1'), ['H', 'H', 'B']);
    expect(types(events)).not.toContain('strayed');
    expect([table.asked, table.hero('archer').sp]).toEqual([undefined, 0]);
  });
});

describe('stamina', () => {
  test('R38.1 R39.1 a skill takes its SP from who uses it', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { sp: 3, skills: ['power'] }) }, mos: { skills: [] }, monsters: { 'orc:1': {} } });
    const events = table.does(attack('warrior', 'orc:1', { skills: ['power'] }));
    expect(last(events, 'spent')).toEqual({ type: 'spent', who: 'warrior', points: 'sp', amount: 2 });
    expect(table.hero('warrior').sp).toBe(1);
  });
  test('R38.3 a monster’s skill takes them from the reserve', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: ['power'] }, monsters: { 'orc:1': {} }, state: { phase: 'mos', reserve: 5 } });
    table.does(raid('orc:1', 'warrior', { skills: ['power'] }));
    expect(table.state.reserve).toBe(3);
  });
  test.each([
    ['goblin:1', 'group-attack'], ['gargoyle:1', 'retribution'], ['skeleton:1', 'intrepid'], ['orc:1', 'intrepid'], ['orc:1', 'magic-resilience'],
  ])('R47.7 R47.5 what its type gives: %s, %s', (monster, skill) => {
    const table = scene({ adventurers: { warrior: {} }, mos: { skills: [] }, monsters: { 'goblin:1': {}, 'gargoyle:1': {}, 'skeleton:1': {}, 'orc:1': { boss: 'vault-captain' }, 'rat:1': {} } });
    expect([monster, 'rat:1'].map((id) => masters(content, table.state, id, skill))).toEqual([true, false]);
  });
});

describe('dice for one roll', () => {
  const dark = (monster = {}, who: Partial<Adventurer> = {}) => scene({ adventurers: { warrior: fighter('broadsword', who) }, mos: { skills: [] }, monsters: { 'witch:1': monster }, state: { phase: 'mos' } });
  test('a monster’s are gone with its attack, its spell, its defence', () => {
    const blow = dark({ boosts: [boost('attack')] });
    blow.does(raid('witch:1', 'warrior'));
    expect(blow.asked?.dice).toEqual(['red', 'blue', 'black']);
    blow.replies(['H', 'SS', 'H']);
    expect(blow.monster('witch:1')?.boosts).toEqual([]);
    const spell = dark({ boosts: [boost('attack')] });
    spell.does({ type: 'monster-cast', as: 'mos', monster: 'witch:1', spell: 'burn-of-the-shadows', targets: ['warrior'] }, ['H', 'H', 'H']);
    expect(spell.monster('witch:1')?.boosts).toEqual([]);
    const struck = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'orc:1': { boosts: [boost('defence', { black: 1 }), boost('attack')] } } });
    struck.does(attack('warrior', 'orc:1'), ['S', 'H', 'H']);
    expect(struck.asked?.dice).toEqual(['yellow', 'black', 'black', 'black']);
    struck.replies(['H', 'H', 'H', 'H']);
    expect(struck.monster('orc:1')?.boosts).toEqual([boost('attack')]);
  });
  test('of who joins in too, and those that a lightning roll takes', () => {
    const pair = scene({ adventurers: { warrior: fighter('broadsword', { sp: 2, skills: ['group-attack'] }), guardian: fighter('mace', { boosts: [boost('attack')] }) }, mos: { skills: [] }, monsters: { 'orc:1': {} } });
    pair.does(attack('warrior', 'orc:1', { group: 'guardian', skills: ['group-attack'] }), ['S', 'S', 'H', 'H', 'H', 'H']);
    expect(pair.hero('guardian').boosts).toEqual([]);
    const flash = scene({ adventurers: { guardian: fighter('broadsword', { boosts: [boost('defence', { yellow: 1 })] }) }, mos: { skills: ['opportunity-attack'] }, monsters: { 'goblin:1': { boosts: [boost('attack')] } }, state: { reserve: 3 } });
    flash.does({ type: 'done', as: 'guardian' }, 'goblin:1', ['S', 'H', 'H']);
    expect(flash.asked?.dice).toEqual(['yellow']);
    flash.replies(['H']);
    expect([flash.hero('guardian').boosts, flash.monster('goblin:1')?.boosts]).toEqual([[], []]);
  });
  test('those for weapons wait while their owner casts', () => {
    const table = scene({ adventurers: { wizard: { skills: [], brought: ['fire-i'], boosts: [boost('weapon-attack')] } }, mos: { skills: [] }, monsters: { 'witch:1': {} } });
    for (table.does({ type: 'cast', as: 'wizard', spell: 'fireball', target: 'witch:1' }); table.asked?.to[0] === 'wizard'; ) {
      const { dice } = table.asked;
      table.replies(dice.length > 0 ? dice.map((die) => (die === 'blue' ? 'SS' : 'S')) : '');
    }
    expect(table.asked?.why).toBe('erune.roll-defence');
    expect(table.hero('wizard').boosts).toEqual([boost('weapon-attack')]);
  });
  test('those that make the first of two shots unstoppable leave the second as it is', () => {
    const table = scene({ adventurers: { guardian: fighter('two-shot-blunderbuss', { level: 20, boosts: [{ roll: 'attack', unstoppable: true, lasts: 'next' }] }) }, mos: { skills: [] }, monsters: { 'witch:1': { room: 'hall', hp: 3 } } });
    table.does(attack('guardian', 'witch:1'), ['S', 'H'], ['HB', 'H', 'H'], ['S', 'H'], ['HB', 'H', 'H']);
    expect(table.monster('witch:1')?.hp).toBe(2);
  });
});

describe('bosses, wardrobes and Sources', () => {
  test('R47.1 R14.5 a boss has the dice of its kind and those that the quest adds, once', () => {
    const { state } = scene({ adventurers: { warrior: {} }, monsters: { 'skeleton:1': { boss: 'old-champion' }, 'skeleton:2': {} } });
    const trial = content.quests['trial'];
    if (!trial) throw new Error('no trial');
    const champion = { kind: 'skeleton', boss: { id: 'old-champion', hp: 3, xp: 12, attack: { yellow: 1 }, defence: { black: 1 } } };
    const led: Content = { ...content, quests: { ...content.quests, trial: { ...trial, rooms: trial.rooms.map((room) => ({ ...room, monsters: [champion] })) } } };
    expect([monsterPool(led, state, 'skeleton:2'), monsterPool(led, state, 'skeleton:1')]).toEqual([{ black: 2, yellow: 1 }, { black: 2, yellow: 2 }]);
    expect([defencePool(led, state, 'skeleton:2'), defencePool(led, state, 'skeleton:1')]).toEqual([{ black: 1, yellow: 1 }, { black: 2, yellow: 1 }]);
  });
  test('R20.7 what belongs to an event of the quest is not toppled', () => {
    const { state } = scene({ adventurers: { warrior: fighter('broadsword') }, monsters: { 'goblin:1': {} } });
    const trial = content.quests['trial'];
    if (!trial) throw new Error('no trial');
    const rooms = trial.rooms.map((room) => ({ ...room, furniture: room.furniture.map((piece) => (piece.kind === 'wardrobe' ? { ...piece, holds: [{ op: 'give' as const, who: 'user', item: 'silver-key' }] } : piece)) }));
    const fixed: Content = { ...content, quests: { ...content.quests, trial: { ...trial, rooms } } };
    const topple = { type: 'topple', as: 'warrior', furniture: 'yard-wardrobe', targets: ['goblin:1'] } as const;
    expect([cannotTopple(fixed, state, { ...topple, targets: ['goblin:1'] })?.key, cannotTopple(content, state, { ...topple, targets: ['goblin:1'] })]).toEqual(['erune.fixed-furniture', undefined]);
  });
  test('R26.5 R41.2 the XP for a Source are for all who struck it', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword'), guardian: fighter('broadsword'), archer: { room: 'hall' } }, mos: { skills: [] }, draws: ['last-gasp'] });
    table.does({ type: 'strike-source', as: 'warrior' }, ['S', 'S', 'H']);
    const events = table.does({ type: 'strike-source', as: 'guardian' }, ['S', 'S', 'S'], ['H'], ['H']);
    expect(last(events, 'source-answered')?.outcome).toBe('last-gasp');
    expect(['warrior', 'guardian', 'archer'].map((who) => table.hero(who).earned)).toEqual([1, 1, 0]);
  });
  test('what is meant for one attack is gone with a blow at a Source', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { boosts: [boost('attack')] }) }, mos: { skills: [] } });
    table.does({ type: 'strike-source', as: 'warrior' }, ['H', 'H', 'H', 'H']);
    expect(table.hero('warrior').boosts).toEqual([]);
  });
});
