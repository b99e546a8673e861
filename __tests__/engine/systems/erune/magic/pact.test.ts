import { last, scene, types } from '../table';

const pact = (kind: 'hidden-resources' | 'purification' | 'resurrection', more = {}) => ({ type: 'pact', as: 'warrior', kind, ...more }) as const;
const hidden = pact('hidden-resources', { points: 'hp' });

describe('pacts with the Shadows', () => {
  it('R36.1 are free, but only in the own phase', () => {
    const table = scene({ adventurers: { warrior: { hp: 3, acted: ['move', 'combat'] }, guardian: {} } });
    expect(table.not(hidden)).toBeUndefined();
    expect(scene({ adventurers: { warrior: { hp: 3 }, guardian: {} }, mos: {}, state: { phase: 'mos' } }).not(hidden)).toBe('erune.not-your-phase');
    expect(scene({ adventurers: { warrior: { dead: true }, guardian: {} }, mos: {}, state: { phase: 'mos' } }).not(pact('resurrection'))).toBe('erune.not-your-phase');
  });

  it.each([['hp', 5], ['mp', 1]] as const)('R36.2 R36.3 hidden resources give two HP or one MP (%s)', (points, after) => {
    const table = scene({ adventurers: { warrior: { hp: 3, mp: 0 }, guardian: {} } });
    expect(table.not(pact('hidden-resources'))).toBe('erune.which-points');
    expect(types(table.does(pact('hidden-resources', { points })))).toContain('pact-made');
    expect(table.hero('warrior')[points]).toBe(after);
    expect(table.hero('warrior').cards).toBe(1);
    expect(scene({ adventurers: { warrior: {}, guardian: {} } }).not(pact('hidden-resources', { points }))).toBe('erune.at-full');
  });

  it('R36.4 R36.7 purification lifts a curse and bars it for the quest', () => {
    const table = scene({ adventurers: { warrior: { curse: { curse: 'weakness', used: false } }, guardian: {} }, mos: { skills: ['weakness'] } });
    expect(table.not({ ...pact('purification'), as: 'guardian' })).toBe('erune.no-curse');
    expect(last(table.does(pact('purification')), 'curse-lifted')).toMatchObject({ curse: 'weakness', barred: true });
    expect(table.hero('warrior').curse).toBeUndefined();
    expect(table.state.mos?.barred).toEqual(['weakness']);
    expect(table.hero('warrior').cards).toBe(1);
  });

  it('R36.5 R36.6 R36.7 resurrection gives all HP for three cards, and is remembered', () => {
    const table = scene({ adventurers: { warrior: { dead: true, hp: 0, done: true }, guardian: {} } });
    expect(table.not({ ...pact('resurrection'), as: 'guardian' })).toBe('erune.not-fallen');
    expect(types(table.does(pact('resurrection')))).toContain('pact-made');
    expect(table.hero('warrior')).toMatchObject({ dead: false, hp: 8, cards: 3, pacts: 1, done: false });
  });

  it('R36.13 R37.6 the dead may make this pact and no other', () => {
    const table = scene({ adventurers: { warrior: { dead: true, hp: 0, done: true }, guardian: {} } });
    expect(table.not(hidden)).toBe('erune.dead');
    expect(table.not(pact('resurrection'))).toBeUndefined();
  });

  it('R36.7 R36.8 nobody has more than three cards after a pact', () => {
    const two = scene({ adventurers: { warrior: { hp: 3, cards: 2 }, guardian: {} } });
    two.does(hidden);
    expect(two.hero('warrior').cards).toBe(3);
    expect(two.not(hidden)).toBe('erune.too-many-cards');
    expect(scene({ adventurers: { warrior: { dead: true, cards: 1 }, guardian: {} } }).not(pact('resurrection'))).toBe('erune.too-many-cards');
  });
});
