import { Disk, playing } from './room';

describe('the log', () => {
  test('T9.1 lines are told once, live, to those who may hear them; older ones by the page', () => {
    const room = playing();
    const spoken: string[] = [];
    room.bob.onTold((lines) => spoken.push(...lines.map(({ line }) => line.key)));
    for (let i = 0; i < 80; i++) room.ann.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    expect(spoken).toEqual(Array(80).fill('pebbles.peeked'));
    expect(room.ann.log.length).toBe(160);
    const late = new Disk();
    room.bob.leave();
    const again = room.phone('cem', { disk: late });
    again.claim('s2');
    room.hands.settle();
    room.table.admit('k1', 's2');
    room.hands.settle();
    expect([again.log.length, again.more]).toEqual([50, true]);
    again.older();
    room.hands.settle();
    expect([again.log.length, again.more]).toEqual([80, false]);
    const ns = again.log.map(({ n }) => n);
    expect(ns).toEqual([...new Set(ns)].sort((x, y) => x - y));
    again.older();
    room.hands.settle();
    expect(again.log.length).toBe(80);
  });

  test('T9.2 after a break the log is filled up without doubles and without speaking', () => {
    const room = playing();
    const spoken: unknown[] = [];
    room.bob.onTold((lines) => spoken.push(...lines));
    for (const missed of [3, 70]) {
      room.ann.command({ type: 'peek', as: 'a' });
      room.hands.settle();
      room.bob.wire.cut();
      for (let i = 0; i < missed; i++) room.ann.command({ type: 'peek', as: 'a' });
      room.hands.settle();
      room.bob.wire.up = true;
      room.hands.pass(2000);
    }
    expect(spoken.length).toBe(2);
    expect([room.bob.log.length, room.bob.more]).toEqual([50, true]);
    room.bob.older();
    room.hands.settle();
    expect(room.bob.log.length).toBe(75);
    expect(new Set(room.bob.log.map(({ n }) => n)).size).toBe(75);
  });
});
