import { ARCHETYPES } from '@engine/systems/erune/archetype';
import { isAlone, meant, selectors, type Cast } from '@engine/systems/erune/selector';
import { bent, content, KINDS, last, levered, pull, scene, types, type Scene } from './table';

const fallen = { dead: true, hp: 0, done: true };
const ids = (who: string, layout: Scene, cast: Cast = {}) => meant(content, scene(layout).state, who, cast);
const four: Scene = { adventurers: { warrior: { gold: 4 }, guardian: { gold: 9, room: 'hall' }, archer: { gold: 9 }, wizard: { gold: 20, ...fallen } } };

describe('richest', () => {
  test('has the most gold of those who live', () => {
    expect(ids('richest', four)).toEqual(['guardian', 'archer']);
    expect(ids('richest', { adventurers: { warrior: { gold: 5 }, archer: { gold: 4 } } })).toEqual(['warrior']);
    expect(ids('richest', { adventurers: { warrior: fallen } })).toEqual([]);
  });

  test('is one, whom chance picks of those with as much', () => {
    const taxed = (draws: readonly string[], layout = four) => {
      const table = scene({ ...layout, mos: {}, draws, things: bent(levered({ op: 'lose', who: 'richest', points: 'gold', amount: 2 })) });
      return table.does(pull).flatMap((event) => (event.type === 'lost' ? [event.who] : []));
    };
    expect([taxed(['guardian']), taxed(['archer'])]).toEqual([['guardian'], ['archer']]);
    expect(() => taxed(['warrior'])).toThrow('no-such-option');
    expect(taxed([], { adventurers: { warrior: { gold: 1 }, archer: { gold: 3 } } })).toEqual(['archer']);
  });
});

describe('alone', () => {
  test.each<[string, Scene, readonly string[]]>([
    ['who has nobody in the room', four, ['guardian']],
    ['each of them', { adventurers: { warrior: {}, archer: { room: 'hall' } } }, ['warrior', 'archer']],
    ['nobody, where all are together', { adventurers: { warrior: {}, archer: {} } }, []],
    ['the last who lives, beside the dead', { adventurers: { warrior: {}, archer: fallen } }, ['warrior']],
    ['not the dead', { adventurers: { warrior: {}, archer: { room: 'hall', ...fallen }, wizard: {} } }, []],
  ])('%s', (_, layout, expected) => expect(ids('alone', layout)).toEqual(expected));

  test('who is alone is so for somebody else’s word too', () => {
    const { state } = scene(four);
    expect(Object.values(state.adventurers).filter((who) => !who.dead && isAlone(state, who)).map(({ id }) => id)).toEqual(['guardian']);
  });
});

describe('R3.10 an archetype', () => {
  test.each(KINDS)('%s means the one of this kind', (kind) => {
    expect(ids(kind, { adventurers: { warrior: {}, guardian: {}, archer: { room: 'hall' }, wizard: {} } })).toEqual([kind]);
    expect(ids(kind, { adventurers: { warrior: fallen, guardian: fallen, archer: fallen, wizard: fallen } })).toEqual([]);
  });

  test('that does not play means nobody, and nothing happens', () => {
    expect(ids('wizard', { adventurers: { warrior: {} } })).toEqual([]);
    const table = scene({ adventurers: { warrior: {}, archer: { hp: 1 } }, mos: {}, things: bent(levered({ op: 'heal', who: 'wizard', amount: 1 }, { op: 'heal', who: 'archer', amount: 1 })) });
    const events = table.does(pull);
    expect(types(events)).toEqual(['triggered', 'healed']);
    expect(last(events, 'healed')?.who).toBe('archer');
  });

  test('is told by the kind, whatever the character is called', () => {
    const { state } = scene({ adventurers: { warrior: {} } });
    const { warrior } = state.adventurers;
    if (!warrior) throw new Error('no warrior');
    expect(meant(content, { ...state, order: ['c7'], adventurers: { c7: { ...warrior, id: 'c7' } } }, 'warrior', {})).toEqual(['c7']);
  });

  test('all of them are words that content may say', () => {
    expect([...ARCHETYPES]).toEqual(Object.keys(content.adventurers));
    for (const who of [...ARCHETYPES, 'richest', 'alone']) expect(selectors).toContain(who);
  });
});
