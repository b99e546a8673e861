import { scene, types, type Scene } from '../table';

const cast = (monster: string, spell: string, ...targets: string[]) => ({ type: 'monster-cast', as: 'mos', monster, spell, targets }) as const;
const dark = (warrior: NonNullable<Scene['adventurers']['warrior']>, wizard: NonNullable<Scene['adventurers']['wizard']> = {}) =>
  scene({ adventurers: { warrior: { skills: [], hp: 5, ...warrior }, wizard: { skills: [], hp: 5, mp: 0, ...wizard } }, mos: { skills: [] }, monsters: { 'witch:1': {} }, state: { phase: 'mos' } });
const shield = (roll: string) => ({ boosts: [{ roll, amount: 1, lasts: 'next' as const }] });
const burn = cast('witch:1', 'burn-of-the-shadows', 'warrior');

test('R24.12 R47.3 a monster casts the same spell turn after turn', () => {
  const table = dark({});
  table.does(burn, ['H', 'H'], ['H']);
  const { state } = table;
  const witch = state.monsters['witch:1'];
  if (!witch) throw new Error('no witch');
  const next = scene({ adventurers: { warrior: {}, wizard: {} }, mos: {}, state: { ...state, turn: 2, monsters: { 'witch:1': { ...witch, acted: [] } } } });
  expect(next.not(burn)).toBeUndefined();
  expect(types(next.does(burn))).toContain('monster-cast');
});

test('a ward takes a monster’s attack by magic away, for who has one', () => {
  const alone = dark(shield('ward'));
  const events = alone.does(burn);
  expect([alone.asked, types(events).includes('warded'), alone.hero('warrior')]).toMatchObject([undefined, true, { hp: 5, boosts: [] }]);
  const both = dark(shield('ward'));
  both.does(cast('witch:1', 'burn-of-the-shadows', 'warrior', 'wizard'), ['SS', 'S'], ['S']);
  expect([both.hero('warrior').hp, both.hero('wizard').hp]).toEqual([5, 2]);
});

test('a mirror sends it back to who cast it', () => {
  const table = dark(shield('mirror'));
  table.does(burn);
  expect(table.asked).toMatchObject({ to: ['mos'], dice: ['red', 'black'] });
  table.replies(['SS', 'S']);
  expect(table.asked).toMatchObject({ to: ['mos'], why: 'erune.roll-defence' });
  table.replies(['BB', 'H', 'B']);
  expect([table.monster('witch:1')?.hp, table.hero('warrior')]).toMatchObject([1, { hp: 5, boosts: [] }]);
});

describe('a rune of attraction', () => {
  const drawing = { boosts: [{ roll: 'attraction', amount: 1, lasts: 'round' as const }] };
  test('draws an aimed spell to who carries it', () => {
    const table = dark({}, drawing);
    expect([table.not(burn), table.not(cast('witch:1', 'burn-of-the-shadows', 'wizard'))]).toEqual(['erune.monster-provoked', undefined]);
  });
  test('and shots, but not who stands hand to hand', () => {
    const table = scene({
      adventurers: { warrior: { room: 'hall' }, wizard: { room: 'hall', ...drawing } }, mos: {}, monsters: { 'goblin-archer:1': { room: 'yard' }, 'goblin:1': { room: 'hall' } },
      state: { phase: 'mos', doors: { gate: 'open' } },
    });
    const strikes = (monster: string, target: string) => table.not({ type: 'monster-attack', as: 'mos', monster, target });
    expect([strikes('goblin-archer:1', 'warrior'), strikes('goblin-archer:1', 'wizard'), strikes('goblin:1', 'warrior')]).toEqual(['erune.monster-provoked', undefined, undefined]);
  });
  test('until the Adventurers’ next phase', () => {
    const table = dark({}, drawing);
    table.does({ type: 'end-mos-phase', as: 'mos' });
    expect(table.hero('wizard').boosts).toEqual([]);
  });
});
