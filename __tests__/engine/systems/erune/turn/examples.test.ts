import { mapXp, parted } from '@engine/systems/erune/turn/finish';
import { content, scene } from '../table';

// The worked examples of a turn, by their numbers.

test('E42 R4.2 turn 5: each wounded Adventurer rolls and loses 1 HP on a skull, and monsters have Good Fortune for nothing', () => {
  const table = scene({ adventurers: { warrior: { hp: 3 }, guardian: { hp: 4 }, wizard: {} }, mos: { skills: [] }, state: { phase: 'spirit', turn: 4 }, draws: ['held-breath', 'cold-breath'] });
  table.does({ type: 'new-turn' }, ['S'], ['S']);
  expect([table.state.turn, table.hero('warrior').hp, table.hero('guardian').hp]).toEqual([5, 2, 3]);
  expect(table.hero('wizard').hp).toBe(content.levels['wizard']?.levels[0]?.hp);
  expect(table.state.taught).toEqual([{ side: 'mos', skill: 'good-fortune' }]);
});

const raid = () =>
  scene({
    adventurers: { archer: { skills: ['riposte'], sp: 1, hp: 5, worn: ['travelling-gear', 'helmet'], wielded: 'short-bow' }, warrior: { hp: 5, skills: [] }, guardian: { hp: 6, skills: [] } },
    mos: { skills: ['group-attack'] }, monsters: { 'goblin:1': {}, 'skeleton-archer:1': {}, 'orc:1': {} },
    state: { phase: 'mos', turn: 5, reserve: 3, taught: [{ side: 'mos', skill: 'good-fortune' }] },
  });

test('E43 R39.1 R47.7 Goblin and Skeleton Archer together: 2 SP, because not all are Green Skins; the Riposte kills the Goblin', () => {
  const table = raid();
  table.does({ type: 'monster-attack', as: 'mos', monster: 'goblin:1', target: 'archer', group: 'skeleton-archer:1' });
  expect(table.state.reserve).toBe(1);
  expect(table.asked?.dice).toEqual(['yellow', 'yellow', 'black', 'black', 'black']);
  expect([table.monster('goblin:1')?.acted, table.monster('skeleton-archer:1')?.acted]).toEqual([['combat'], ['combat']]);
  table.replies(['H', 'H', 'H', 'H', 'H']);
  table.replies('good-fortune');
  table.replies(['S', 'S', 'H', 'H', 'H']);
  expect([table.state.reserve, table.asked?.dice]).toEqual([1, ['black', 'black', 'black']]);
  table.replies(['H', 'H', 'S']);
  table.replies('goblin:1');
  table.replies(['B']);
  table.replies('');
  expect([table.monster('goblin:1'), table.hero('archer').hp, table.hero('archer').xp]).toEqual([undefined, 5, 2]);
});

test('R47.7 two Green Skins pay nothing for it', () => {
  const table = raid();
  table.does({ type: 'monster-attack', as: 'mos', monster: 'goblin:1', target: 'warrior', group: 'orc:1' });
  expect(table.state.reserve).toBe(3);
});

test('E45 R47.4 an Orc that drew blood without a kill attacks once more', () => {
  const table = raid();
  const attack = { type: 'monster-attack', as: 'mos', monster: 'orc:1' } as const;
  expect(table.not({ ...attack, target: 'guardian', chained: true })).toBe('erune.monster-no-chain');
  table.does({ ...attack, target: 'warrior' }, ['SS', 'SB'], ['H']);
  expect([table.hero('warrior').hp, table.state.reserve]).toEqual([3, 4]);
  table.does({ ...attack, target: 'guardian', chained: true }, ['SS', 'H'], ['B']);
  expect([table.hero('guardian').hp, table.hero('guardian').sp, table.state.reserve]).toEqual([4, 1, 4]);
  expect(table.not({ ...attack, target: 'guardian', chained: true })).toBe('erune.monster-no-chain');
});

test('E46 R29.1 R29.2 the Skeleton Archer prepares: 1 SP that only it may spend, until its next phase ends', () => {
  const table = scene({ adventurers: { warrior: {} }, mos: { skills: ['adrenaline'] }, monsters: { 'skeleton-archer:1': {}, 'goblin:1': {} }, state: { phase: 'mos' }, draws: ['held-breath', 'sleeping-dark'] });
  table.does({ type: 'monster-prepare', as: 'mos', monster: 'skeleton-archer:1' });
  expect([table.monster('skeleton-archer:1')?.prepared, table.state.reserve]).toEqual([1, 0]);
  expect(table.not({ type: 'monster-attack', as: 'mos', monster: 'goblin:1', target: 'warrior', skills: ['adrenaline'] })).toBe('erune.too-few-in-reserve');
  table.does({ type: 'end-mos-phase', as: 'mos' });
  table.does({ type: 'done', as: 'warrior' });
  table.does({ type: 'new-turn' });
  expect(table.monster('skeleton-archer:1')?.prepared).toBe(1);
  expect(table.not({ type: 'monster-attack', as: 'mos', monster: 'skeleton-archer:1', target: 'warrior', skills: ['adrenaline'] })).toBeUndefined();
  table.does({ type: 'end-mos-phase', as: 'mos' });
  expect(table.monster('skeleton-archer:1')?.prepared).toBe(0);
});

test('E66 R51.3 R51.4 monsters worth 48 XP make objectives worth 48; a resurrection pact passes 12 of it on', () => {
  const quest = { id: 'own', mode: 'custom', level: 1, start: 'a', doors: [], objectives: [], events: [], rooms: [{ id: 'a', furniture: [], traps: [], events: [], monsters: [{ kind: 'witch' }, { kind: 'witch' }, { kind: 'witch' }, { kind: 'witch' }] }] } as const;
  expect(mapXp(content, quest as unknown as Parameters<typeof mapXp>[1])).toBe(48);
  expect(parted(48, 1)).toEqual({ own: 36, given: 12 });
});
