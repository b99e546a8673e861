import { scene } from '../table';

const dead = { dead: true, hp: 0, done: true };
const fate = { type: 'revive', as: 'warrior', with: 'fate' } as const;

describe('coming back', () => {
  it('R37.7 R37.8 one’s own Fate brings one back with all HP', () => {
    const table = scene({ adventurers: { warrior: { ...dead, fate: 1 }, guardian: {} } });
    expect(table.not({ ...fate, as: 'guardian' })).toBe('erune.not-fallen');
    table.does(fate);
    expect(table.hero('warrior')).toMatchObject({ dead: false, hp: 8, fate: 0 });
    expect(table.hero('guardian').fate).toBe(1);
    expect(scene({ adventurers: { warrior: { ...dead, fate: 0 }, guardian: { fate: 3 } } }).not(fate)).toBe('erune.no-fate');
  });

  it('R37.7 one’s own thing works at once, in any phase', () => {
    const own = { type: 'revive', as: 'warrior', with: 'item', item: 'reviving-potion' } as const;
    const table = scene({ adventurers: { warrior: { ...dead, satchel: ['reviving-potion', 'mana-vial'] }, guardian: {} }, mos: {}, state: { phase: 'mos' } });
    expect(table.not({ ...own, item: 'mana-vial' })).toBe('erune.not-yours');
    expect(table.not({ type: 'revive', as: 'warrior', with: 'item' })).toBe('erune.not-yours');
    table.does(own);
    expect(table.hero('warrior')).toMatchObject({ dead: false, hp: 8, satchel: ['mana-vial'] });
    expect(scene({ adventurers: { warrior: dead, guardian: {} } }).not(own)).toBe('erune.not-yours');
  });

  it('R37.6 the dead do nothing else', () => {
    const table = scene({ adventurers: { warrior: { ...dead, satchel: ['minor-healing-potion'], substances: { mead: 1 } }, guardian: {} } });
    expect(table.not({ type: 'use', as: 'warrior', item: 'minor-healing-potion' })).toBe('erune.dead');
    expect(table.not({ type: 'take-substance', as: 'warrior', substance: 'mead' })).toBe('erune.dead');
    expect(table.not({ type: 'ability', as: 'warrior', ability: 'battle-cry' })).toBe('erune.dead');
  });

  it('R37.9 after the quest there is nothing to come back to', () => {
    expect(scene({ adventurers: { warrior: { ...dead, fate: 1 }, guardian: {} }, state: { phase: 'town' } }).not(fate)).toBe('erune.quest-over');
    expect(scene({ adventurers: { warrior: { ...dead, fate: 1 }, guardian: {} }, state: { phase: 'lobby' } }).not(fate)).toBe('erune.not-begun');
    expect(scene({ adventurers: { warrior: dead, guardian: {} } }).not({ ...fate, as: 'nobody' })).toBe('erune.no-such-adventurer');
  });
});
