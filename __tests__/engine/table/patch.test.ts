import * as fc from 'fast-check';
import { diff, patched } from '@engine/table/patch';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};

/** Values as views are: lists of things with ids, small counts, few keys, so that two of them have much in common. */
const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('x', 'y', ''), fc.boolean(), fc.constant(null));
const viewLike = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, tie('list'), tie('object'), tie('things')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '10', '9', '__proto__', 'id'), tie('value'), { maxKeys: 5 }),
  things: fc.array(fc.record({ id: fc.constantFrom('p', 'q', 'r', 's'), n: tie('value') }), { maxLength: 5 }),
})).value;

const view = {
  table: { game: 'g', seats: [{ id: 's1', name: 'Ann' }, { id: 's2', name: 'Bob' }] },
  view: { round: 3, heroes: [{ id: 'a', tokens: { body: 7, mind: 4 } }, { id: 'b', tokens: { body: 6, mind: 2 } }], deck: ['x', 'y', 'z'] },
};
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('patch', () => {
  test.each([['any JSON', fc.jsonValue({ maxDepth: 4 })], ['values alike', viewLike]])('T4.3 leads from one value to the other: %s', (_, values) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const [a, b] = [frozen(json(before)), frozen(json(after))];
        const patch = diff(a, b);
        expect(patched(a, (json(patch ?? []) as never) ?? [])).toEqual(b);
        expect(patch === undefined).toBe(JSON.stringify(diff(b, a)) === undefined);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  test('T4.2 one token is a few bytes', () => {
    const after = structuredClone(view);
    (after.view.heroes[1] as { tokens: { body: number } }).tokens.body = 5;
    const patch = diff(view, after);
    expect(JSON.stringify(patch)).toBe('[[[1,1,1,1,0],5]]');
  });

  test('T4.3 keeps what did not change as it is', () => {
    const after = structuredClone(view);
    (after.view.heroes[1] as { tokens: { body: number } }).tokens.body = 5;
    const next = patched(view, diff(view, after) ?? []) as typeof view;
    expect(next.table).toBe(view.table);
    expect(next.view.heroes[0]).toBe(view.view.heroes[0]);
    expect(next.view.deck).toBe(view.view.deck);
    expect(next.view.heroes[1]).not.toBe(view.view.heroes[1]);
  });

  test('T4.2 a thing that joins, leaves or moves in a list costs that thing alone', () => {
    const things = Array.from({ length: 20 }, (_, i) => ({ id: `thing-${i}`, text: 'a rather long text of its own' }));
    const [first, ...rest] = things;
    const size = (after: unknown) => JSON.stringify(diff(things, after)).length;
    expect(size(rest)).toBeLessThan(20);
    expect(size([{ id: 'new' }, ...things])).toBeLessThan(40);
    expect(size([...things.slice(0, 10), { id: 'new' }, ...things.slice(10)])).toBeLessThan(40);
    expect(size([...rest, first])).toBeLessThan(80);
    const moved = patched(things, diff(things, [...rest, first]) ?? []) as typeof things;
    expect(moved.at(-1)).toBe(first);
  });

  test('T4.3 a key without a value counts as absent, as in JSON', () => {
    const before = { a: undefined, b: 1, c: 2 };
    const after = { b: 1, c: 3 };
    expect(diff({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined();
    expect(patched(json(before), diff(before, after) ?? [])).toEqual(after);
  });
});
