import { seeded } from '@engine/core/chance';
import type { Command } from '@engine/core/ruleset';
import { Guest } from '@engine/table/guest';
import { loopback } from '@engine/table/loopback';
import { bench, Disk, grabbing, Hands, hero, pebblesOf, playing, type Phone } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const key = (phone: Phone) => phone.refusal?.line.key;

describe('a screen', () => {
  test('T8.1 corrections show at once, work for hours without the host, survive a reload, and arrive in order, once', () => {
    const room = playing();
    const disk = new Disk();
    room.ann.leave();
    const dora = room.phone('dora', { disk });
    dora.claim('s1');
    room.hands.settle();
    room.table.admit('k1', 's1');
    room.hands.settle();
    dora.wire.cut();
    room.hands.settle();
    expect(dora.status).toBe('away');
    // Clamped at nothing: in any other order the sum would differ.
    dora.command(token('a', -5));
    dora.command(token('a', 2));
    room.hands.pass(3 * 3600_000);
    expect([pebblesOf(dora, 'a'), dora.pending]).toEqual([2, 2]);
    expect(pebblesOf(room.bob, 'a')).toBe(3);
    dora.leave();
    const again = room.phone('dora', { disk });
    expect(again.pending).toBe(0);
    expect([pebblesOf(again, 'a'), pebblesOf(room.bob, 'a')]).toEqual([2, 2]);
    const once = room.phone('dora', { disk });
    room.hands.settle();
    expect([pebblesOf(once, 'a'), pebblesOf(room.bob, 'a')]).toEqual([2, 2]);
  });

  test('T8.1 both sides changed the same track meanwhile: both count', () => {
    const room = playing();
    room.ann.wire.cut();
    room.hands.settle();
    room.ann.command(token('a', 2));
    room.table.command(token('a', 1));
    room.hands.settle();
    room.ann.wire.up = true;
    room.hands.pass(2000);
    expect([pebblesOf(room.ann, 'a'), pebblesOf(room.bob, 'a')]).toEqual([6, 6]);
  });

  test('T8.2 a refused correction disappears with its reason', () => {
    const room = playing();
    room.ann.command(token('a', 6));
    expect(pebblesOf(room.ann, 'a')).toBe(9);
    room.hands.settle();
    expect([pebblesOf(room.ann, 'a'), room.ann.pending, key(room.ann)]).toEqual([3, 0, 'pebbles.too-many']);
  });

  test('T8.3 a game command comes back after 10 s without the host and is not sent later', () => {
    const room = playing();
    room.ann.wire.cut();
    room.hands.settle();
    const id = room.ann.command({ type: 'peek', as: 'a' });
    room.hands.pass(9_900);
    expect(room.ann.refusal).toBeUndefined();
    room.hands.pass(200);
    expect(room.ann.refusal).toMatchObject({ id, line: { key: 'table.came-back' } });
    room.ann.wire.up = true;
    room.hands.pass(5000);
    expect(room.ann.status).toBe('in-step');
    expect(room.ann.picture?.view?.heroes[0]?.colour).toBeUndefined();
  });

  test('T8.3 within 10 s it is sent again with the same id, and done once', () => {
    const room = playing();
    room.ann.command({ type: 'peek', as: 'a' });
    room.ann.wire.up = false;
    room.hands.settle();
    room.ann.wire.cut();
    room.hands.settle();
    expect(room.bob.log.length).toBe(1);
    room.ann.command({ type: 'finish' });
    room.hands.pass(4000);
    room.ann.wire.up = true;
    room.hands.pass(20_000);
    expect(room.ann.refusal).toBeUndefined();
    expect(room.bob.log.map(({ line }) => line.key)).toEqual(['pebbles.peeked', 'pebbles.finished']);
  });

  test('T8.4 a command that waited at a host which forgot it comes back', () => {
    const room = playing();
    room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    room.bob.wire.cut();
    room.hands.pass(20_000);
    expect(room.bob.refusal).toBeUndefined();
    room.bob.wire.up = true;
    room.hands.pass(2000);
    expect([room.bob.refusal, room.bob.picture?.waiting?.command.type]).toEqual([undefined, 'peek']);
    room.reopen();
    room.hands.pass(3000);
    expect([key(room.bob), room.bob.picture?.waiting]).toEqual(['table.came-back', undefined]);
  });

  test('T8.5 after a reload the kept token brings the seat back', () => {
    const room = bench();
    const disk = new Disk();
    const ann = room.phone('ann', { disk });
    ann.leave();
    room.hands.settle();
    const again = room.phone('ann', { disk });
    expect([again.status, again.seat]).toEqual(['in-step', 's1']);
    expect(again.picture?.table.seats.length).toBe(1);
  });

  test('T8.6 a dead link is noticed, and a new one tried until the host is back', () => {
    const room = playing();
    room.ann.wire.deaf = true;
    room.hands.pass(20_000);
    expect(room.ann.status).toBe('away');
    room.ann.wire.up = false;
    room.hands.pass(600_000);
    room.ann.wire.deaf = false;
    room.ann.wire.up = true;
    room.hands.pass(2000);
    expect(room.ann.status).toBe('in-step');
    expect(room.bob.picture?.table.seats[0]?.here).toBe(true);
  });

  test('T8.6 a phone that wakes up makes sure of its link at once', () => {
    const room = playing();
    room.ann.wire.deaf = true;
    room.ann.wake();
    room.hands.pass(2100);
    expect(room.ann.status).toBe('away');
    room.ann.wire.deaf = false;
    room.ann.wake();
    room.hands.settle();
    expect(room.ann.status).toBe('in-step');
    room.ann.wake();
    room.hands.pass(3000);
    expect(room.ann.status).toBe('in-step');
  });

  test('T8.7 each refusal has its number, and only the screen that asked shows it', () => {
    const room = bench();
    const disk = new Disk();
    const ann = room.phone('ann', { disk });
    const second = room.phone('ann', { disk });
    expect([ann.seat, second.seat]).toEqual(['s1', 's1']);
    second.sit({ seat: 's9' });
    second.sit({ seat: 's9' });
    room.hands.settle();
    expect(second.refusal).toMatchObject({ serial: 2, line: { key: 'table.not-your-seat' } });
    expect(ann.refusal).toBeUndefined();
  });

  test('T8.7 what became of a waiting command is said on the screen that asked', () => {
    const room = grabbing();
    const id = room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    room.table.command({ type: 'finish' });
    room.ann.withdraw();
    room.hands.settle();
    const later = room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    room.bob.answer({ to: '1.1', as: 'b', picks: [] });
    room.hands.settle();
    expect(id).not.toBe(later);
    expect(room.ann.refusal).toMatchObject({ serial: 1, id: later, line: { key: 'pebbles.over' } });
  });

  test('T8.8 a correction that the phone cannot keep is refused, and does not show', () => {
    const room = bench();
    const disk = new Disk();
    const table = room.own('table');
    const ann = room.phone('ann', { disk });
    ann.sit({ characters: [hero('a')] });
    room.hands.settle();
    table.start();
    room.hands.settle();
    disk.fails = () => true;
    ann.command(token('a'));
    room.hands.settle();
    expect([pebblesOf(ann, 'a'), key(ann), ann.pending]).toEqual([3, 'table.disk-full', 0]);
  });

  test('T8.2 what is too big to be sent is refused on the phone', () => {
    const room = bench();
    const ann = room.phone('ann');
    ann.sit({ characters: [{ ...hero('a'), sheet: 'x'.repeat(70_000) }] });
    expect(key(ann)).toBe('table.too-big');
  });

  test('T1.5 a host of another version closes the screen with a sentence', () => {
    const hands = new Hands();
    const [host, link] = loopback(hands.soon);
    const guest = new Guest({ link: () => link, room: 'r', ruleset: () => undefined, store: new Disk(), chance: seeded(1), clock: hands, locale: 'en' });
    guest.connect();
    host.send('{"t":"welcome","v":9}');
    hands.settle();
    expect([guest.status, guest.farewell?.key]).toEqual(['closed', 'table.version']);
  });

  test('T8.6 a host that cannot be understood is asked anew', () => {
    const hands = new Hands();
    let links = 0;
    const link = () => {
      links++;
      const [host, guest] = loopback(hands.soon);
      host.send('gibberish');
      return guest;
    };
    const guest = new Guest({ link, room: 'r', ruleset: () => undefined, store: new Disk(), chance: seeded(1), clock: hands, locale: 'en' });
    guest.connect();
    hands.pass(10_000);
    expect(guest.status).toBe('connecting');
    expect(links).toBeGreaterThan(5);
  });
});
