import type { Command } from '@engine/core/ruleset';
import { bench, hero, pebblesOf, playing, stranger, type Phone } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const heard = (phone: Phone, from: number) => phone.wire.received.slice(from);

describe('pictures', () => {
  test('T4.1 a seat’s picture', () => {
    const { ann, table } = playing();
    expect(ann.picture).toEqual({
      table: {
        game: 'g1',
        system: 'pebbles',
        quest: 'q1',
        stage: 'play',
        locale: 'en',
        seats: [
          { id: 's1', name: 'ann', locale: 'en', characters: ['a'], here: true, ready: true },
          { id: 's2', name: 'bob', locale: 'en', characters: ['b'], here: true, ready: true },
        ],
        characters: [hero('a'), hero('b')],
      },
      view: { heap: 1000, heroes: [{ id: 'a', pebbles: 3 }, { id: 'b', pebbles: 3 }] },
    });
    expect(table.picture?.table.knocks).toEqual([]);
  });

  test('T4.1 a sheet stays between its player and the host', () => {
    const room = bench();
    const ann = room.phone('ann');
    const bob = room.phone('bob');
    ann.sit({ characters: [{ ...hero('a'), sheet: { diary: 'clandestine' } }] });
    room.hands.settle();
    expect(bob.wire.received.join()).not.toContain('clandestine');
  });

  test('T4.2 one token costs less than 40 bytes to each guest; whose picture did not change gets nothing', () => {
    const room = playing();
    for (let i = 0; i < 120; i++) room.ann.command(token('a', i % 2 ? -1 : 1));
    room.hands.settle();
    const marks = [room.bob, room.table].map((phone) => phone.wire.received.length);
    room.ann.command(token('a'));
    room.hands.settle();
    for (const [i, phone] of [room.bob, room.table].entries()) {
      const [frame, ...more] = heard(phone, marks[i] ?? 0);
      expect(more).toEqual([]);
      expect(Buffer.byteLength(frame ?? '')).toBeLessThan(40);
    }
    room.ann.command({ type: 'hide', as: 'a' });
    room.hands.settle();
    const before = room.bob.wire.received.length;
    const n = room.bob.picture?.last?.n;
    room.ann.answer({ to: `${n}.0`, as: 'a', picks: ['dextral-hand'] });
    room.hands.settle();
    expect(heard(room.bob, before)).toEqual([]);
  });

  test('T4.3 what did not change keeps its identity on the screen', () => {
    const room = playing();
    const before = room.bob.picture;
    room.ann.command(token('a'));
    room.hands.settle();
    expect(room.bob.picture).not.toBe(before);
    expect(room.bob.picture?.table).toBe(before?.table);
    expect(room.bob.picture?.view?.heroes[1]).toBe(before?.view?.heroes[1]);
  });

  test('T4.4 after ten missed changes a patch of less than 400 bytes, of another run the whole', () => {
    const room = playing();
    room.bob.wire.cut();
    for (let i = 0; i < 10; i++) room.ann.command(i % 2 ? token('a') : { type: 'peek', as: 'a' });
    room.hands.settle();
    const before = room.bob.wire.received.length;
    room.bob.wire.up = true;
    room.hands.pass(2000);
    const [welcome, patch] = heard(room.bob, before);
    expect(welcome).toContain('"welcome"');
    expect(JSON.parse(patch ?? '')).toBeInstanceOf(Array);
    expect(patch?.length).toBeLessThan(400);
    expect(room.bob.picture?.view).toEqual(room.table.picture?.view);
    const mark = room.bob.wire.received.length;
    room.reopen();
    room.hands.pass(3000);
    expect(heard(room.bob, mark)[1]).toContain('"whole"');
    expect(room.bob.picture?.view).toEqual(room.table.picture?.view);
  });

  test('T4.4 whoever was away too long gets the whole', () => {
    const room = playing();
    const { token: pass } = JSON.parse(room.bob.wire.received[0] ?? '') as { token: string };
    stranger(room).send({ t: 'hello', v: 1, phone: 'p', locale: 'en', token: pass });
    room.bob.wire.cut();
    for (let i = 0; i < 70; i++) {
      room.table.command(token('a', i % 2 ? -1 : 1));
      room.hands.settle();
    }
    // Bob's picture is drawn for his other screen, which stayed.
    const before = room.bob.wire.received.length;
    room.bob.wire.up = true;
    room.hands.pass(2000);
    expect(heard(room.bob, before)[1]).toContain('"whole"');
    expect(room.bob.picture?.view).toEqual(room.table.picture?.view);
  });

  test('T4.5 a patch that was missed is noticed at the next one', () => {
    const room = playing();
    room.bob.wire.deaf = true;
    room.ann.command(token('a'));
    room.hands.settle();
    room.bob.wire.deaf = false;
    room.ann.command(token('a'));
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(5);
    expect(room.bob.status).toBe('in-step');
  });

  test('T4.6 a revision does not tell what others were shown', () => {
    const room = playing();
    const rev = () => {
      room.table.command(token('b'));
      room.hands.settle();
      return (JSON.parse(room.bob.wire.received.at(-1) ?? '') as number[])[0] ?? 0;
    };
    const before = rev();
    room.ann.command({ type: 'hide', as: 'a' });
    room.hands.settle();
    const n = room.bob.picture?.last?.n;
    room.ann.answer({ to: `${n}.0`, as: 'a', picks: ['dextral-hand'] });
    room.hands.settle();
    // The command itself shows as the last deed; the secret answer to it shows nowhere.
    expect(rev()).toBe(before + 2);
  });

  test('T4.7 a correction is never shown twice on its way, nor when its confirmation was lost', () => {
    const room = playing();
    const seen: (number | undefined)[] = [];
    room.ann.subscribe(() => seen.push(pebblesOf(room.ann, 'a')));
    room.ann.command(token('a'));
    room.hands.settle();
    expect(new Set(seen)).toEqual(new Set([4]));
    room.ann.command(token('a'));
    // Sent, but what comes back is lost with the link.
    room.ann.wire.up = false;
    room.hands.settle();
    room.ann.wire.cut();
    room.hands.settle();
    expect([room.ann.pending, pebblesOf(room.bob, 'a')]).toEqual([1, 5]);
    room.ann.wire.up = true;
    room.hands.pass(2000);
    expect([...new Set(seen)]).toEqual([4, 5]);
    expect([room.ann.pending, pebblesOf(room.bob, 'a')]).toEqual([0, 5]);
  });

  test('T4.8 when it is over everybody takes their own home, lent ones too; undo opens it again', () => {
    const room = playing();
    room.table.lend('b', 's1');
    room.ann.command(token('a', 4));
    room.ann.command({ type: 'finish' });
    room.hands.settle();
    const b = { ...hero('b'), sheet: { pebbles: 3 } };
    expect(room.ann.picture?.home).toEqual([{ ...hero('a'), sheet: { pebbles: 7 } }, b]);
    expect(room.bob.picture?.home).toEqual([b]);
    expect(room.table.picture?.table.stage).toBe('over');
    expect(room.table.picture?.home).toBeUndefined();
    room.ann.undo(room.ann.picture?.last?.n ?? 0);
    room.hands.settle();
    expect(room.bob.picture?.table.stage).toBe('play');
    expect(room.bob.picture?.home).toBeUndefined();
  });
});
