import { isRefusal, type Command } from '@engine/core/ruleset';
import { seal } from '@engine/core/save';
import { Host } from '@engine/table/host';
import { games } from '@engine/table/record';
import { bench, Disk, hero, pebblesOf, playing, type Bench, type Phone } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const reopened = (room: Bench, disk: Disk) => Host.reopen({ game: 'g1', store: disk, chance: room.chance, clock: room.hands, soon: room.hands.soon, rulesets: () => room.rules });
const why = (value: unknown) => (isRefusal(value) ? value.refused.key : 'fine');
const copy = (disk: Disk): Disk => {
  const other = new Disk();
  for (const [k, value] of disk.data) other.data.set(k, value);
  return other;
};

describe('on disk', () => {
  test('T7.1 whatever a guest was told is on disk', () => {
    const room = playing();
    const seen: string[] = [];
    const watch = (phone: Phone) =>
      phone.subscribe(() => {
        const other = reopened(room, copy(room.disk));
        if (isRefusal(other)) return void seen.push(why(other));
        const link = other.local('table');
        if (isRefusal(link)) return void seen.push(why(link));
        link.listen(
          (text) => {
            const frame = JSON.parse(text) as { t?: string; picture?: { view: unknown } };
            if (frame.t === 'whole' && JSON.stringify(frame.picture?.view) !== shown) seen.push('behind');
          },
          () => undefined,
        );
        const shown = JSON.stringify(phone.picture?.view);
        link.send(JSON.stringify({ t: 'hello', v: 1, phone: 'p', locale: 'en' }));
      });
    watch(room.table);
    room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    room.ann.roll('1.0');
    room.hands.settle();
    room.bob.answer({ to: '1.1', as: 'b', picks: ['snatch'] });
    room.hands.settle();
    expect(seen).toEqual([]);
  });

  test.each([
    ['every write', () => true],
    ['the head', (key: string) => key.endsWith('/head')],
    ['the entry', (key: string) => /\/\d+$/.test(key)],
  ])('T7.2 a full disk (%s) moves nobody, and with room again the next deed succeeds', (_, fails) => {
    const room = playing();
    room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    const pictures = [room.ann, room.bob, room.table].map(({ picture }) => picture);
    room.disk.fails = fails;
    room.ann.roll('1.0');
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.disk-full');
    room.table.command(token('a'));
    room.hands.settle();
    expect(room.table.refusal?.line.key).toBe('table.disk-full');
    expect([room.ann, room.bob, room.table].map(({ picture }) => picture)).toEqual(pictures);
    room.disk.fails = () => false;
    room.ann.answer({ to: '1.0', as: 'a', picks: [3] });
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(7);
    room.reopen();
    room.hands.pass(3000);
    expect(pebblesOf(room.bob, 'a')).toBe(7);
    expect(room.bob.picture?.asked?.question?.ask).toBe('choose');
  });

  test('T7.2 a full disk in the lobby, at the door and at the start', () => {
    const room = bench();
    const table = room.own('table');
    const ann = room.phone('ann');
    ann.sit({ characters: [hero('a')] });
    room.hands.settle();
    room.disk.fails = () => true;
    ann.sit({ name: 'Anna' });
    table.start();
    const late = room.phone('late');
    room.hands.settle();
    expect([ann.refusal?.line.key, table.refusal?.line.key, late.farewell?.key]).toEqual(Array(3).fill('table.disk-full'));
    expect(table.picture?.table).toMatchObject({ stage: 'lobby', seats: [{ name: 'ann' }] });
    // The game itself fits, the record that says that it began does not.
    room.disk.fails = (key) => key.endsWith('/table');
    table.start();
    room.hands.settle();
    expect(table.picture?.table.stage).toBe('lobby');
    room.disk.fails = () => false;
    table.start();
    room.hands.settle();
    expect(table.picture?.table.stage).toBe('play');
    room.disk.fails = () => true;
    expect(why(Host.open({ game: 'g2', store: room.disk, chance: room.chance, clock: room.hands, system: room.rules, quest: 'q', locale: 'en' }))).toBe('table.disk-full');
  });

  test('T7.3 where only the tidying up failed, the deed counts', () => {
    const room = playing();
    room.disk.fails = (_, act) => act === 'delete';
    for (let i = 0; i < 160; i++) room.ann.command(token('a', i % 2 ? 1 : -1));
    room.hands.settle();
    expect(room.ann.refusal).toBeUndefined();
    expect(room.ann.pending).toBe(0);
    const again = room.reopen();
    expect(isRefusal(again)).toBe(false);
  });

  test('T7.4 the host and a guest are reloaded in the middle of a question', () => {
    const room = playing();
    const disk = new Disk();
    const cem = room.phone('cem', { disk });
    cem.claim('new');
    room.hands.settle();
    room.table.admit('k1', 'new');
    room.hands.settle();
    room.table.lend('b', 's3');
    room.ann.command({ type: 'grab', as: 'a' });
    room.hands.settle();
    room.ann.answer({ to: '1.0', as: 'a', picks: [1] });
    room.hands.settle();
    room.reopen();
    cem.leave();
    const reloaded = room.phone('cem', { disk });
    room.hands.pass(3000);
    expect([reloaded.status, reloaded.seat]).toEqual(['in-step', 's3']);
    expect(reloaded.picture?.asked?.question?.ask).toBe('choose');
    expect(reloaded.picture?.table.quest).toBe('q1');
    reloaded.answer({ to: '1.1', as: 'b', picks: ['snatch'] });
    room.hands.settle();
    expect([pebblesOf(room.ann, 'a'), pebblesOf(room.ann, 'b')]).toEqual([4, 4]);
  });

  test('T7.4 a lobby is reopened as a lobby', () => {
    const room = bench();
    const ann = room.phone('ann');
    ann.sit({ characters: [hero('a')] });
    room.hands.settle();
    room.reopen();
    room.hands.pass(3000);
    expect(ann.picture?.table).toMatchObject({ stage: 'lobby', seats: [{ id: 's1', characters: ['a'], here: true }] });
  });

  test.each(['head', 'table', '1', 'at/0'])('T7.5 a save whose %s is cut in half is refused and kept', (part) => {
    const room = playing();
    room.ann.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    const disk = copy(room.disk);
    const whole = disk.data.get(`game/g1/${part}`) ?? '';
    disk.data.set(`game/g1/${part}`, whole.slice(0, whole.length / 2));
    const before = new Map(disk.data);
    expect(why(reopened(room, disk))).toBe('core.save-broken');
    expect(disk.data).toEqual(before);
  });

  test('T7.5 newer saves, unknown games and entries that the rules cannot follow', () => {
    const room = playing();
    room.ann.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    const disk = copy(room.disk);
    disk.data.set('game/g1/table', seal({ format: 2 }));
    expect(why(reopened(room, disk))).toBe('core.save-newer');
    expect(games(disk)).toMatchObject([{ game: 'g1', refused: { key: 'core.save-newer' } }]);
    expect(games(room.disk)).toEqual([{ game: 'g1', system: 'pebbles', quest: 'q1', started: true, characters: ['A', 'B'] }]);
    expect(why(reopened(room, new Disk()))).toBe('core.save-broken');
    expect(why(Host.reopen({ game: 'g1', store: room.disk, chance: room.chance, clock: room.hands, rulesets: () => undefined }))).toBe('table.no-such-system');
    const odd = copy(room.disk);
    odd.data.set('game/g1/1', seal({ n: 1, id: 'x', by: 's1', deed: { kind: 'undo', of: 40 }, events: [], lines: [] }));
    expect(why(reopened(room, odd))).toBe('core.save-broken');
    expect(why(Host.open({ game: 'g1', store: room.disk, chance: room.chance, clock: room.hands, system: room.rules, quest: 'q', locale: 'en' }))).toBe('table.game-exists');
  });

  test('T7.6, T9.1 an undo that reaches behind checkpoints is read again, and the log knows it', () => {
    const room = playing();
    const play = (count: number) => {
      for (let i = 0; i < count; i++) room.ann.command({ type: 'peek', as: 'a' });
      room.hands.settle();
    };
    play(1);
    const first = room.ann.picture?.last?.n ?? 0;
    play(70);
    room.bob.wire.cut();
    room.table.wire.cut();
    room.hands.settle();
    room.ann.undo(first + 80);
    room.hands.settle();
    expect(room.ann.refusal).toBeUndefined();
    for (const count of [5, 60, 60]) {
      play(count);
      room.reopen();
      room.hands.pass(3000);
      expect(room.ann.status).toBe('in-step');
    }
    // A phone that has to ask for every line.
    room.ann.leave();
    room.table.wire.up = true;
    const again = room.phone('again');
    again.claim('s1');
    room.hands.pass(3000);
    room.table.admit('k1', 's1');
    room.hands.settle();
    while (again.more) {
      again.older();
      room.hands.settle();
    }
    const struck = again.log.filter(({ line, undone }) => line.key === 'pebbles.peeked' && undone).map(({ n }) => n);
    expect(struck[0]).toBe(first + 81);
    expect(struck.length).toBe(31);
  });
});
