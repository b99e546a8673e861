import { cards, without } from '@engine/kit/deck';
import { next } from '@engine/kit/rounds';
import { overfull } from '@engine/kit/slots';
import { clamped } from '@engine/kit/track';

describe('deck', () => {
  const deck = { coins: 2, gem: 1, gone: 0 };
  test('its cards weigh as many as there are copies; none left, not in it', () => expect(cards(deck)).toEqual([{ id: 'coins', weight: 2 }, { id: 'gem', weight: 1 }]));
  test('without a card has one copy less', () => expect(without(deck, 'coins')).toEqual({ coins: 1, gem: 1, gone: 0 }));
  test('never has less than none', () => expect([without(deck, 'gone')['gone'], without(deck, 'unknown')['unknown']]).toEqual([0, 0]));
  test('is left as it was', () => expect(deck.coins).toBe(2));
});

describe('slots', () => {
  const limits = { hands: 2, head: 1 };
  test.each<[string, readonly Record<string, number>[], string | undefined]>([
    ['nothing', [], undefined],
    ['exactly full', [{ hands: 2 }, { head: 1 }], undefined],
    ['one hand too many', [{ hands: 2 }, { hands: 1 }], 'hands'],
    ['two helmets', [{ head: 1 }, { head: 1 }], 'head'],
    ['a slot without a limit', [{ feet: 9 }], undefined],
  ])('%s', (_, worn, slot) => expect(overfull(limits, worn)).toBe(slot));
});

describe('rounds', () => {
  const order = ['a', 'b', 'c'];
  test.each<[string | undefined, string[], string | undefined]>([
    [undefined, [], 'a'],
    ['a', [], 'b'],
    ['c', [], undefined],
    ['a', ['b'], 'c'],
    ['b', ['c'], undefined],
    [undefined, ['a', 'b', 'c'], undefined],
  ])('after %s, without %j', (current, out, then) => expect(next(order, current, (who) => !out.includes(who))).toBe(then));
});

test.each([[5, 5], [-1, 0], [11, 10]])('track: %i is kept as %i', (value, kept) => expect(clamped(value, 10)).toBe(kept));
test('track: from another floor', () => expect(clamped(-9, 10, -5)).toBe(-5));
