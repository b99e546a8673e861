import type { Command } from '@engine/core/ruleset';
import { bench, grabbing, hero, pebblesOf, playing, type Phone } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const grab = (as: string): Command => ({ type: 'grab', as });
const id = (phone: Phone): string => phone.picture?.asked?.id ?? '';

describe('undo together', () => {
  const peeked = () => {
    const room = playing();
    room.ann.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    return room;
  };
  const colour = (phone: Phone) => phone.picture?.view?.heroes[0]?.colour;

  test('T6.1 one’s own deed, or the table any', () => {
    const room = playing();
    room.ann.command(token('a', 2));
    room.hands.settle();
    room.bob.undo(1);
    room.hands.settle();
    expect(room.bob.refusal?.line.key).toBe('table.not-your-deed');
    room.ann.undo(7);
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('core.nothing-to-undo');
    room.table.undo(1);
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(3);
  });

  test('T6.2 a shown secret needs another’s consent, which anybody else here may give', () => {
    const room = peeked();
    const n = room.ann.picture?.last?.n ?? 0;
    expect(room.ann.picture?.last).toMatchObject({ by: 's1', contested: true });
    room.ann.undo(n);
    room.hands.settle();
    expect(colour(room.ann)).toBeDefined();
    expect(room.ann.picture?.consent).toEqual({ of: n, by: 's1', mine: true, asked: false });
    expect(room.bob.picture?.consent).toEqual({ of: n, by: 's1', mine: false, asked: true });
    expect(room.table.picture?.consent?.asked).toBe(true);
    room.ann.consent(true);
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.other-must-agree');
    room.bob.consent(true);
    room.hands.settle();
    expect(colour(room.ann)).toBeUndefined();
    expect(room.bob.picture?.consent).toBeUndefined();
    room.bob.consent(true);
    room.hands.settle();
    expect(room.bob.refusal?.line.key).toBe('table.nothing-proposed');
  });

  test('T6.2 where the table asked, a player must agree; another’s request waits for the first', () => {
    const room = peeked();
    const n = room.table.picture?.last?.n ?? 0;
    room.table.undo(n);
    room.hands.settle();
    room.ann.undo(n);
    room.table.consent(true);
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.consent-open');
    expect(room.table.refusal?.line.key).toBe('table.other-must-agree');
    room.ann.consent(true);
    room.hands.settle();
    expect(colour(room.ann)).toBeUndefined();
  });

  test('T6.2 dice that fell, and another’s later command', () => {
    const room = grabbing();
    room.bob.answer({ to: id(room.bob), as: 'b', picks: [] });
    room.hands.settle();
    room.ann.undo(1);
    room.hands.settle();
    expect(room.bob.picture?.consent?.asked).toBe(true);
    room.table.consent(true);
    room.hands.settle();
    expect(pebblesOf(room.ann, 'a')).toBe(3);
  });

  test('T6.2 a correction needs no consent, whatever came after it: nothing else goes with it', () => {
    const room = playing();
    room.ann.command(token('a', 2));
    room.hands.settle();
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    room.ann.undo(1);
    room.hands.settle();
    expect([pebblesOf(room.bob, 'a'), room.bob.picture?.consent]).toEqual([3, undefined]);
    expect(room.bob.picture?.view?.heroes[1]?.colour).toBeDefined();
  });

  test('T6.3 alone it is done at once; so it is between seats of the host’s phone', () => {
    const alone = peeked();
    alone.bob.wire.cut();
    alone.table.wire.cut();
    alone.hands.settle();
    alone.ann.undo(alone.ann.picture?.last?.n ?? 0);
    alone.hands.settle();
    expect(colour(alone.ann)).toBeUndefined();

    const room = bench();
    const table = room.own('table');
    table.sit({ seat: 'new', characters: [hero('a')] });
    room.hands.settle();
    const dora = room.own('s1');
    table.start();
    room.hands.settle();
    dora.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    table.undo(dora.picture?.last?.n ?? 0);
    room.hands.settle();
    expect(colour(dora)).toBeUndefined();
  });

  test('T6.4 declined, taken back, overtaken', () => {
    const room = peeked();
    const n = room.ann.picture?.last?.n ?? 0;
    const why = () => room.ann.refusal?.line.key;
    room.ann.undo(n);
    room.hands.settle();
    room.bob.consent(false);
    room.hands.settle();
    expect(why()).toBe('table.undo-declined');
    room.ann.undo(n);
    room.hands.settle();
    room.ann.consent(false);
    room.hands.settle();
    expect(why()).toBe('table.undo-withdrawn');
    room.ann.undo(n);
    room.hands.settle();
    room.bob.command(token('b'));
    room.hands.settle();
    expect(room.bob.picture?.consent?.of).toBe(n);
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    expect(why()).toBe('table.undo-overtaken');
    expect(room.bob.picture?.consent).toBeUndefined();
    expect(colour(room.ann)).toBeDefined();
  });

  test('T6.5 the open command is called off, and what waited goes on', () => {
    const room = playing();
    room.ann.command(grab('a'));
    room.hands.settle();
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    room.ann.undo(1);
    room.hands.settle();
    expect(room.ann.picture?.asked).toBeUndefined();
    expect(room.ann.log.map(({ line }) => line.key)).toContain('core.called-off');
    expect(room.bob.picture?.view?.heroes[1]?.colour).toBeDefined();
  });

  test('T6.6 the log strikes out what was undone; a correction is undone once', () => {
    const room = peeked();
    room.ann.undo(room.ann.picture?.last?.n ?? 0);
    room.hands.settle();
    room.bob.consent(true);
    room.hands.settle();
    const struck = (phone: Phone) => phone.log.filter(({ undone }) => undone).map(({ line }) => line.key);
    expect(struck(room.ann)).toEqual(['pebbles.peeked', 'pebbles.colour']);
    expect(struck(room.bob)).toEqual(['pebbles.peeked']);
    room.ann.command(token('a'));
    room.hands.settle();
    const n = 4;
    room.ann.undo(n);
    room.ann.undo(n);
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(3);
    expect(room.ann.refusal?.line.key).toBe('core.nothing-to-undo');
  });
});
