import { damageOdds } from '@engine/systems/erune/combat/odds';
import { shared } from '@engine/systems/erune/combat/harm';
import { attackPool, defencePool, monsterPool } from '@engine/systems/erune/combat/weapon';
import type { Adventurer } from '@engine/systems/erune/state';
import { content, last, scene, types } from '../table';

const fighter = (weapon: string | undefined, more: Partial<Adventurer> = {}): Partial<Adventurer> => ({ level: 20, hp: 8, sp: 0, mp: 0, skills: [], ...(weapon && { weapons: [weapon], wielded: weapon }), ...more });
const attack = (as: string, target: string, more = {}) => ({ type: 'attack', as, target, ...more }) as const;
const raid = (monster: string, target: string, more = {}) => ({ type: 'monster-attack', as: 'mos', monster, target, ...more }) as const;
const duel = (who: Partial<Adventurer>, monster = 'goblin:1', more = {}) => scene({ adventurers: { warrior: who }, mos: { skills: [] }, monsters: { [monster]: more } });

describe('dice and pools', () => {
  test('R14.2 R14.8 unarmed one black die, armed the weapon’s', () => {
    expect(attackPool(content, duel(fighter(undefined)).state, duel(fighter(undefined)).hero('warrior'), undefined)).toEqual({ black: 1 });
    const table = duel(fighter('mace'));
    expect(attackPool(content, table.state, table.hero('warrior'))).toEqual({ black: 1, red: 1 });
    table.does(attack('warrior', 'goblin:1'));
    expect(table.asked?.dice).toEqual(['red', 'black']);
  });
  test('R14.5 R14.11 all pieces worn add up, a monster has its card', () => {
    const table = duel(fighter('mace', { worn: ['chain-mail', 'helmet', 'round-shield'], artifacts: ['sorcerer-ring'] }), 'orc:1');
    expect(defencePool(content, table.state, 'warrior')).toEqual({ black: 5, yellow: 1 });
    expect(defencePool(content, table.state, 'orc:1')).toEqual({ black: 2, yellow: 1 });
  });
  test('R59.4 a shield does not go with a weapon for two hands', () => {
    const table = duel(fighter('halberd', { worn: ['round-shield'] }));
    expect(defencePool(content, table.state, 'warrior')).toEqual({ black: 1 });
  });
  test('R59.6 an elemental scepter has one die more for who brought that element', () => {
    const pool = (brought: string[]) => {
      const table = scene({ adventurers: { wizard: { brought } } });
      return attackPool(content, table.state, table.hero('wizard'), 'fire-elemental-scepter');
    };
    expect([pool(['fire-i']), pool(['wind-i'])]).toEqual([{ blue: 2, black: 1 }, { blue: 2 }]);
  });
  test('R47.1 R47.2 a monster strikes with its card’s dice, or with an ability’s own', () => {
    const table = duel(fighter('mace'), 'banshee:1');
    expect(monsterPool(content, table.state, 'banshee:1')).toEqual({ yellow: 1, blue: 1 });
    expect(monsterPool(content, table.state, 'banshee:1', 'deadly-touch')).toEqual({ red: 2 });
  });
});

describe('an exchange', () => {
  test('R14.7 the defender rolls against no skull at all', () => {
    const miss = duel(fighter('broadsword'));
    miss.does(attack('warrior', 'goblin:1'), ['H', 'H', 'H']);
    expect(miss.asked).toMatchObject({ to: ['mos'], why: 'erune.roll-defence', dice: ['black'] });
  });
  test('R14.3 R14.6 each skull left over costs one HP', () => {
    const table = duel(fighter('broadsword'), 'witch:1');
    table.does(attack('warrior', 'witch:1'), ['S', 'S', 'S'], ['HB', 'S', 'B']);
    expect(table.monster('witch:1')?.hp).toBe(1);
  });
  test('R14.4 R60.4 shields do nothing against an unstoppable roll', () => {
    const table = duel(fighter('broadsword', { boosts: [{ roll: 'weapon-attack', unstoppable: true, lasts: 'turn' }] }), 'witch:1');
    table.does(attack('warrior', 'witch:1'), ['S', 'S', 'H'], ['HB', 'H', 'H']);
    expect(table.monster('witch:1')?.hp).toBe(1);
  });
  test('R38.5 SP stop at the maximum', () => {
    const table = duel(fighter('broadsword', { level: 1, sp: 4, weapons: ['improvised-weapon'], wielded: 'improvised-weapon', boosts: [{ roll: 'attack', dice: { black: 2 }, lasts: 'next' }] }));
    table.does(attack('warrior', 'goblin:1'), ['B', 'B', 'B'], ['B']);
    expect(table.hero('warrior').sp).toBe(5);
  });
  test('E62 R38.5 at three of four SP, three bolts give one', () => {
    const table = scene({ adventurers: { guardian: fighter(undefined, { level: 1, sp: 3, boosts: [{ roll: 'attack', dice: { black: 2 }, lasts: 'next' }] }) }, mos: { skills: [] }, monsters: { 'goblin:1': {} } });
    table.does(attack('guardian', 'goblin:1'), ['B', 'B', 'B'], ['B']);
    expect(table.hero('guardian').sp).toBe(4);
  });
  test('R53.6 without a Master of Shadows monsters’ bolts give nothing, and the table rolls for them R53.5', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword') }, monsters: { 'orc:1': {} } });
    table.does(attack('warrior', 'orc:1'), ['H', 'H', 'H']);
    expect(table.asked?.to).toEqual(['table']);
    table.replies(['B', 'B', 'B']);
    expect(table.state.reserve).toBe(0);
  });
  test('R11.1 what sleeps can neither be attacked nor hurt', () => {
    expect(duel(fighter('broadsword'), 'orc:1', { active: false }).not(attack('warrior', 'orc:1'))).toBe('erune.no-such-target');
  });
  test('R15.1 R5.3 one combat action a turn', () => {
    const table = duel(fighter('broadsword'), 'orc:1');
    table.does(attack('warrior', 'orc:1'), ['H', 'H', 'H'], ['H', 'H', 'H']);
    expect(table.hero('warrior').acted).toEqual(['combat']);
    expect(table.not(attack('warrior', 'orc:1'))).toBe('erune.action-used');
  });
  test('R15.3 R59.5 a melee weapon reaches nobody in the next room', () => {
    expect(duel(fighter('broadsword'), 'orc:1', { room: 'hall' }).not(attack('warrior', 'orc:1'))).toBe('erune.too-far');
  });
  test('R21.1 a shot needs a target in sight', () => {
    expect(duel(fighter('sling'), 'orc:1', { room: 'vault' }).not(attack('warrior', 'orc:1'))).toBe('erune.not-in-sight');
    expect(duel(fighter('sling'), 'orc:1', { room: 'hall' }).not(attack('warrior', 'orc:1'))).toBeUndefined();
  });
  test('R21.3 a hybrid weapon strikes near and far', () => {
    const wand = (room: string) => scene({ adventurers: { wizard: fighter('magic-wand') }, monsters: { 'orc:1': { room } }, state: { engaged: [['wizard', 'orc:1']] } });
    expect([wand('yard').not(attack('wizard', 'orc:1')), wand('hall').not(attack('wizard', 'orc:1'))]).toEqual([undefined, 'erune.engaged-with']);
    expect(wand('yard').not(attack('wizard', 'orc:1', { shoot: true }))).toBe('erune.engaged-with');
  });
  test('R43.9 R43.2 R59.3 a weapon that is not one’s own, or of too high a rank, is not used', () => {
    expect(duel(fighter('short-bow')).not(attack('warrior', 'goblin:1'))).toBe('erune.cannot-use');
    expect(duel(fighter('broadsword', { level: 1 })).not(attack('warrior', 'goblin:1'))).toBe('erune.cannot-use');
  });
  test('R5.6 R59.4 a crossbow must be loaded again, which is a basic action', () => {
    const table = duel(fighter('light-crossbow'), 'orc:1', { room: 'hall' });
    table.does(attack('warrior', 'orc:1'), ['S', 'H'], ['H', 'H', 'H']);
    expect(table.hero('warrior').unloaded).toEqual(['light-crossbow']);
    const fresh = scene({ adventurers: { warrior: { ...table.hero('warrior'), acted: [] } }, monsters: { 'orc:1': {} } });
    expect(fresh.not(attack('warrior', 'orc:1'))).toBe('erune.unloaded');
    fresh.does({ type: 'reload', as: 'warrior' });
    expect([fresh.hero('warrior').unloaded, fresh.hero('warrior').acted]).toEqual([[], ['reload']]);
  });
  test('R59.8 the Two-Shot Blunderbuss rolls twice; the Hand Cannon strikes all named', () => {
    const gun = (weapon: string) => scene({ adventurers: { guardian: fighter(weapon) }, mos: { skills: [] }, monsters: { 'witch:1': { room: 'hall' }, 'orc:1': { room: 'hall' } } });
    const twice = gun('two-shot-blunderbuss');
    twice.does(attack('guardian', 'witch:1'), ['S', 'S'], ['BB', 'B', 'B']);
    expect(twice.asked).toMatchObject({ to: ['guardian'], dice: ['yellow', 'red'] });
    const cannon = gun('hand-cannon');
    const events = cannon.does(attack('guardian', 'witch:1', { others: ['orc:1'] }), ['S', 'S', 'H'], ['BB', 'B', 'B'], ['B', 'B', 'B']);
    expect(events.filter(({ type }) => type === 'wounded')).toHaveLength(2);
    expect(duel(fighter('mace'), 'orc:1').not(attack('warrior', 'orc:1', { others: ['orc:1'] }))).toBe('erune.no-such-target');
  });
  test('R59.7 R59.9 a grenade is used up; without a bolt it goes off at the thrower’s feet', () => {
    const bomb = () => scene({ adventurers: { guardian: fighter('black-powder-grenade', { level: 10 }) }, mos: { skills: [] }, monsters: { 'goblin:1': {} } });
    const hit = bomb();
    hit.does({ type: 'throw', as: 'guardian', item: 'black-powder-grenade', targets: ['goblin:1'] }, ['BB'], ['S'], ['B']);
    expect([hit.monster('goblin:1'), hit.hero('guardian').weapons, hit.hero('guardian').earned]).toEqual([undefined, [], 2]);
    const miss = bomb();
    miss.does({ type: 'throw', as: 'guardian', item: 'black-powder-grenade', targets: ['goblin:1'] }, ['SS'], ['S'], ['B']);
    expect([miss.monster('goblin:1')?.hp, miss.hero('guardian').hp]).toEqual([1, 7]);
  });
  test('R59.10 poison on a weapon takes one HP more, and only where it took one', () => {
    const table = duel(fighter('broadsword', { poisoned: ['broadsword'] }), 'witch:1');
    table.does(attack('warrior', 'witch:1'), ['S', 'H', 'H'], ['BB', 'B', 'B']);
    expect(table.monster('witch:1')?.hp).toBe(1);
    const blunt = duel(fighter('broadsword', { poisoned: ['broadsword'] }), 'witch:1');
    blunt.does(attack('warrior', 'witch:1'), ['H', 'H', 'H'], ['BB', 'B', 'B']);
    expect(blunt.monster('witch:1')?.hp).toBe(3);
  });
});

describe('skills', () => {
  const skilled = (skills: string[], sp: number, more: Partial<Adventurer> = {}) => duel(fighter('broadsword', { skills, sp, ...more }), 'orc:1');
  test('R39.1 R3.8 only a mastered skill, and only if it can be paid', () => {
    expect(skilled([], 5).not(attack('warrior', 'orc:1', { skills: ['power'] }))).toBe('erune.not-mastered');
    expect(skilled(['power'], 1).not(attack('warrior', 'orc:1', { skills: ['power'] }))).toBe('erune.too-few-sp');
    const table = skilled(['power'], 3);
    table.does(attack('warrior', 'orc:1', { skills: ['power'] }));
    expect(table.hero('warrior').sp).toBe(1);
    const foe = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: ['power'] }, monsters: { 'orc:1': {} }, state: { phase: 'mos', reserve: 1 } });
    expect(foe.not(raid('orc:1', 'warrior', { skills: ['power'] }))).toBe('erune.too-few-in-reserve');
  });
  test('R39.2 a skill once in an action, different ones together', () => {
    expect(skilled(['power'], 9).not(attack('warrior', 'orc:1', { skills: ['power', 'power'] }))).toBe('erune.skill-twice');
    const table = skilled(['power', 'adrenaline'], 9);
    table.does(attack('warrior', 'orc:1', { skills: ['power', 'adrenaline'] }));
    expect(table.asked?.dice).toEqual(['red', 'black', 'black', 'black', 'black']);
    const again = skilled(['good-fortune'], 9);
    again.does(attack('warrior', 'orc:1'), ['H', 'H', 'H'], 'good-fortune', ['H', 'H', 'H']);
    expect(again.asked?.to).toEqual(['mos']);
  });
  test('R13.9 Backstab needs an attack From Behind', () => {
    expect(skilled(['backstab'], 3).not(attack('warrior', 'orc:1', { skills: ['backstab'] }))).toBe('erune.skill-does-not-fit');
    expect(skilled(['backstab'], 3).not(attack('warrior', 'orc:1', { skills: ['backstab'], behind: true }))).toBeUndefined();
  });
  test('R36.10 who has Shadows cards has no SP to spend', () => {
    expect([1, 0].map((cards) => skilled(['power'], 5, { cards }).not(attack('warrior', 'orc:1', { skills: ['power'] })))).toEqual(['erune.too-few-sp', undefined]);
  });
  test('R16.6 R39.6 engaged monsters do not react, but the Intrepid do', () => {
    const leave = (kind: string) => {
      const table = scene({ adventurers: { guardian: fighter('broadsword'), warrior: fighter('broadsword') }, mos: { skills: ['lightning-attack'] }, monsters: { [kind]: {} }, state: { reserve: 3, engaged: [['warrior', kind]] } });
      table.does({ type: 'move', as: 'guardian', to: 'hall', leaves: [kind] });
      while (table.asked?.dice[0] === 'move') table.replies([3]);
      return table.asked?.to;
    };
    expect([leave('goblin:1'), leave('skeleton:1')]).toEqual([undefined, ['mos']]);
  });
  test('R39.12 R47.5 R47.7 D9 green skins attack in a group for nothing, a mixed group pays', () => {
    const group = (other: string) => {
      const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: ['group-attack'] }, monsters: { 'goblin:1': {}, [other]: {} }, state: { phase: 'mos', reserve: 2 } });
      table.does(raid('goblin:1', 'warrior', { group: other }));
      return table.state.reserve;
    };
    expect([group('goblin:2'), group('skeleton:1')]).toEqual([2, 0]);
  });
  test('R29.2 a prepared monster spends its own SP first', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: ['power'] }, monsters: { 'orc:1': { prepared: 1 } }, state: { phase: 'mos', reserve: 1 } });
    table.does(raid('orc:1', 'warrior', { skills: ['power'] }));
    expect([table.state.reserve, table.monster('orc:1')?.prepared]).toEqual([0, 0]);
  });
  test('“never ask me” closes the window', () => {
    const table = duel(fighter('broadsword', { mp: 2, never: ['ranger'] }), 'orc:1');
    table.does(attack('warrior', 'orc:1'), ['S', 'S', 'B']);
    expect(table.asked?.to).toEqual(['mos']);
  });
});

describe('curses on a roll', () => {
  const cursed = (state = {}, who: Partial<Adventurer> = {}) => scene({ adventurers: { warrior: fighter('broadsword', who), wizard: { skills: [], curse: { curse: 'bad-luck', used: false } } }, mos: { skills: ['weakness', 'bad-luck'] }, monsters: { 'orc:1': {} }, state: { reserve: 2, ...state } });
  test('R40.2 R40.5 a curse that lies works for nothing, once a turn', () => {
    const table = cursed({}, { curse: { curse: 'weakness', used: false } });
    table.does(attack('warrior', 'orc:1'), ['S', 'H', 'H'], ['H']);
    expect([table.state.reserve, table.hero('warrior').curse]).toEqual([2, { curse: 'weakness', used: true }]);
    const again = cursed({}, { curse: { curse: 'weakness', used: true } });
    again.does(attack('warrior', 'orc:1'), ['S', 'H', 'H']);
    expect(again.asked).toMatchObject({ to: ['mos'], dice: ['yellow', 'black', 'black'] });
  });
  test('R40.3 a curse that lies on somebody is not in hand for others', () => {
    const table = cursed({ phase: 'mos' });
    table.does(raid('orc:1', 'warrior'), ['S', 'S'], ['H']);
    expect(table.asked).toBeUndefined();
  });
});

describe('reactions and death', () => {
  test('R37.1 R37.3 R37.4 R37.5 the last HP kills: cards and their SP go, SP go, the curse goes', () => {
    const table = scene({ adventurers: { archer: { skills: [], hp: 1, mp: 0, sp: 0, cards: 2, laid: 4, curse: { curse: 'weakness', used: false } }, warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'orc:1': {} }, state: { phase: 'mos', reserve: 0 } });
    table.does(raid('orc:1', 'archer'), ['SS', 'S'], ['S']);
    expect(table.hero('archer')).toMatchObject({ dead: true, hp: 0, sp: 0, cards: 0, laid: 0 });
    expect([table.state.reserve, table.hero('archer').curse]).toEqual([4, undefined]);
  });
  test('Unyielding keeps the Warrior up once', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { hp: 2 }) }, mos: { skills: [] }, monsters: { 'orc:1': {}, 'orc:2': {} }, state: { phase: 'mos' } });
    table.does(raid('orc:1', 'warrior'), ['SS', 'SS'], ['S']);
    expect([table.hero('warrior').hp, table.hero('warrior').dead]).toEqual([1, false]);
    table.does(raid('orc:2', 'warrior'), ['SS', 'SS'], ['S']);
    expect(table.hero('warrior').dead).toBe(true);
  });
  test('Bulwark: the Guardian takes the blow for a weak friend', () => {
    const table = scene({ adventurers: { archer: { skills: [], hp: 2, mp: 0 }, guardian: fighter('broadsword', { mp: 1 }) }, mos: { skills: [] }, monsters: { 'orc:1': {} }, state: { phase: 'mos' } });
    table.does(raid('orc:1', 'archer'), 'bulwark', ['SS', 'S'], ['B']);
    expect([table.hero('guardian').hp, table.hero('archer').hp]).toEqual([5, 2]);
  });
  test('R19.3 the first roll in the MoS phase fixes what is in use', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'rat:1': {} }, state: { phase: 'mos' } });
    table.does(raid('rat:1', 'warrior'), ['H'], ['H']);
    expect(table.hero('warrior').fixed).toBe(true);
  });
  test('R17.9 special dice come first in a lightning defence', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword', { sp: 1, skills: ['riposte'] }) }, mos: { skills: [] }, monsters: { 'orc:1': {} }, state: { phase: 'mos' } });
    table.does(raid('orc:1', 'guardian'), ['H', 'H'], ['S'], 'orc:1');
    expect(table.asked?.dice).toEqual(['yellow']);
  });
  test('R17.3 lightning is met by a lightning defence, R17.5 each shield blocks one', () => {
    const table = scene({ adventurers: { guardian: fighter('broadsword', { sp: 1, skills: ['riposte'] }) }, mos: { skills: [] }, monsters: { 'orc:1': {} }, state: { phase: 'mos' } });
    const events = table.does(raid('orc:1', 'guardian'), ['H', 'H'], ['S'], 'orc:1', ['H']);
    expect(events.filter(({ type }) => type === 'rolled').at(-1)).toMatchObject({ about: 'lightning-defence', by: 'orc:1' });
    expect(table.monster('orc:1')?.hp).toBe(1);
  });
});

describe('experience', () => {
  test('R41.1 R41.2 R41.3 R41.4 alone all of it; equal parts; the rest to who did most, or to nobody', () => {
    expect(shared(6, { warrior: 1 })).toEqual([['warrior', 6]]);
    expect(shared(7, { warrior: 1, archer: 2 })).toEqual([['warrior', 3], ['archer', 4]]);
    expect(shared(7, { warrior: 1, archer: 1 })).toEqual([['warrior', 3], ['archer', 3]]);
    expect(shared(5, {})).toEqual([]);
  });
  test('R41.5 who joined a group attack that cost HP shares', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { level: 10, sp: 2, skills: ['group-attack'] }), guardian: fighter('broadsword', { level: 10 }) }, mos: { skills: [] }, monsters: { 'orc:1': {} } });
    table.does(attack('warrior', 'orc:1', { group: 'guardian', skills: ['group-attack'] }), ['S', 'H', 'H', 'H', 'H', 'H'], ['B', 'B', 'B']);
    expect([table.hero('warrior').earned, table.hero('guardian').earned, table.hero('guardian').acted]).toEqual([3, 3, ['combat']]);
  });
  test('R52.3 R42.7 no XP in the arena, none at level twenty', () => {
    const kill = (level: number, mode: 'mos' | 'arena') => {
      const table = scene({ adventurers: { warrior: fighter('broadsword', { level }) }, mos: { skills: [] }, monsters: { 'goblin:1': {} }, state: { mode } });
      table.does(attack('warrior', 'goblin:1'), ['S', 'H', 'H'], ['B']);
      return table.hero('warrior').earned;
    };
    expect([kill(10, 'mos'), kill(10, 'arena'), kill(20, 'mos')]).toEqual([2, 0, 0]);
  });
});

describe('wardrobes and Sources', () => {
  const wardrobe = (targets: string[], more = {}) => ({ type: 'topple', as: 'warrior', furniture: 'yard-wardrobe', targets, ...more }) as const;
  test('R20.1 R20.6 R15.2 monsters may topple too, but not the small ones', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'rat:1': {}, 'orc:1': {} }, state: { phase: 'mos' } });
    expect(table.not(wardrobe(['warrior'], { as: 'mos', monster: 'rat:1' }))).toBe('erune.too-small');
    table.does(wardrobe(['warrior'], { as: 'mos', monster: 'orc:1' }), ['S', 'S'], ['B']);
    expect([table.hero('warrior').hp, table.monster('orc:1')?.acted]).toEqual([6, ['combat']]);
  });
  test('R20.4 a toppled wardrobe is gone', () => {
    const table = duel(fighter('broadsword', { extra: ['combat'] }));
    table.does(wardrobe(['goblin:1']), ['H', 'H'], ['B']);
    expect(table.not(wardrobe(['goblin:1']))).toBe('erune.no-wardrobe');
  });
  test('R26.1 R26.2 R26.3 a Source never defends; at nothing left the Spirit answers', () => {
    const table = scene({ adventurers: { warrior: fighter('broadsword', { extra: ['combat'] }) }, mos: { skills: [] } });
    table.does({ type: 'strike-source', as: 'warrior' }, ['S', 'S', 'H']);
    expect([table.state.rooms['yard']?.source, table.asked]).toEqual([1, undefined]);
    const events = table.does({ type: 'strike-source', as: 'warrior' }, ['S', 'S', 'H']);
    expect(types(events)).toEqual(expect.arrayContaining(['source-destroyed', 'source-answered']));
    expect(last(events, 'source-hurt')?.damage).toBe(1);
    expect(table.not({ type: 'strike-source', as: 'warrior' })).toBe('erune.action-used');
  });
});

test('exact odds of an attack against a defence add up to one, and agree with counting', () => {
  const chances = damageOdds(content, { black: 1 }, { black: 1 });
  expect(chances[1]).toBeCloseTo((1 / 3) * (2 / 3), 12);
  const many = damageOdds(content, { black: 6, yellow: 3, red: 2, blue: 2 }, { black: 6, yellow: 3, blue: 2 });
  expect(many.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});
