import { loopback } from '@engine/table/loopback';
import { isRefusal } from '@engine/core/ruleset';
import { bench, hero, pebblesOf, playing, stranger } from './room';

const hello = { t: 'hello', v: 1, phone: 'p', locale: 'en', name: 'Stranger' };

describe('the loopback', () => {
  test('T1.1 delivers later, in order, also what came before anybody listened, and the end last', () => {
    const steps: (() => void)[] = [];
    const [a, b] = loopback((fn) => steps.push(fn));
    const got: string[] = [];
    a.send('1');
    while (steps.length > 0) steps.shift()?.();
    b.listen((text) => got.push(text), () => got.push('end'));
    a.send('2');
    a.send('3');
    a.close();
    a.send('4');
    expect(got).toEqual(['1']);
    while (steps.length > 0) steps.shift()?.();
    expect(got).toEqual(['1', '2', '3', 'end']);
  });
});

describe('the door', () => {
  test('T2.1 in the lobby everybody gets a seat and a token of their own', () => {
    const room = bench();
    const [one, two] = [stranger(room), stranger(room)];
    one.send(hello);
    two.send(hello);
    expect(one.heard.map(({ t }) => t).slice(0, 2)).toEqual(['welcome', 'whole']);
    expect([one.heard[0]?.['seat'], two.heard[0]?.['seat']]).toEqual(['s1', 's2']);
    expect(String(one.heard[0]?.['token'])).toMatch(/^[\w-]{22}$/);
    expect(one.heard[0]?.['token']).not.toBe(two.heard[0]?.['token']);
  });

  test('T2.2 a token brings the seat back, in the lobby and in play; two screens of one seat both follow', () => {
    const room = playing();
    const mine = stranger(room);
    const token = (JSON.parse(room.ann.wire.received[0] ?? '') as { token: string }).token;
    mine.send({ ...hello, token });
    expect(mine.heard[0]).toMatchObject({ t: 'welcome', seat: room.ann.seat });
    const before = mine.heard.length;
    room.ann.command({ type: 'token', as: 'a', by: 2 } as never);
    room.hands.settle();
    expect(mine.heard.length).toBe(before + 1);
    room.ann.wire.cut();
    room.hands.settle();
    expect(room.bob.picture?.table.seats[0]?.here).toBe(true);
  });

  test('T2.3, T2.4 after the start a stranger knocks, claims the empty seat, and is let in by the table with a new token', () => {
    const room = playing();
    room.bob.wire.cut();
    room.hands.settle();
    const lost = room.phone('bobs-other-phone', { name: 'Bob' });
    expect(lost.status).toBe('knocking');
    expect(lost.picture).toBeUndefined();
    expect(lost.away).toEqual([{ id: 's2', name: 'bob' }]);
    lost.claim('s2');
    room.hands.settle();
    const [knock] = room.table.picture?.table.knocks ?? [];
    expect(knock).toEqual({ id: 'k1', name: 'Bob', seat: 's2' });
    expect(room.ann.picture?.table.knocks).toBeUndefined();
    room.table.admit('k1', 's2');
    room.hands.settle();
    expect([lost.status, lost.seat]).toEqual(['in-step', 's2']);
    expect(room.table.picture?.table.knocks).toEqual([]);
    lost.command({ type: 'token', as: 'b', by: 1 } as never);
    room.hands.settle();
    expect(pebblesOf(room.ann, 'b')).toBe(4);
    // The phone that had the seat before is a stranger now.
    room.bob.wire.up = true;
    room.hands.pass(3000);
    expect(room.bob.refusal?.line.key).toBe('table.wrong-token');
    expect(room.bob.status).toBe('knocking');
  });

  test('T2.3 who knocks hears when a seat is left, and when its person is back', () => {
    const room = playing();
    const stray = room.phone('bobs-other-phone', { name: 'Bob' });
    expect([stray.status, stray.away]).toEqual(['knocking', []]);
    room.bob.wire.cut();
    room.hands.settle();
    expect(stray.away).toEqual([{ id: 's2', name: 'bob' }]);
    room.bob.wire.up = true;
    room.hands.pass(3000);
    expect([room.bob.status, stray.away]).toEqual(['in-step', []]);
  });

  test('T2.4 a phone that lost its token and is known is proposed its seat', () => {
    const room = playing();
    const { phone } = JSON.parse(room.bob.wire.sent[0] ?? '') as { phone: string };
    room.bob.wire.cut();
    room.hands.settle();
    stranger(room).send({ ...hello, phone });
    expect(room.table.picture?.table.knocks).toMatchObject([{ seat: 's2' }]);
  });

  test('T2.5 a wrong token is said clearly; in the lobby it costs nothing else', () => {
    const room = bench();
    const lobby = stranger(room);
    lobby.send({ ...hello, token: 'forged' });
    expect(lobby.heard.map(({ t }) => t)).toEqual(['refused', 'welcome', 'whole']);
    expect(lobby.heard[0]).toMatchObject({ line: { key: 'table.wrong-token' } });
    const play = playing();
    const forged = stranger(play);
    forged.send({ ...hello, token: 'forged' });
    expect(forged.heard.map(({ t }) => t)).toEqual(['refused', 'knocking']);
  });

  test('T2.6 a stranger is sent away; a seat whose person is here cannot be claimed or given', () => {
    const room = playing();
    const guest = room.phone('cem');
    guest.claim('s1');
    room.hands.settle();
    expect(guest.refusal?.line.key).toBe('table.seat-here');
    room.table.admit('k1', 's1');
    room.hands.settle();
    expect(room.table.refusal?.line.key).toBe('table.seat-here');
    room.table.admit('k1', 'no');
    room.hands.settle();
    expect(guest.status).toBe('closed');
    expect(guest.farewell?.key).toBe('table.not-admitted');
    room.table.admit('k1', 'new');
    room.hands.settle();
    expect(room.table.refusal?.line.key).toBe('table.nobody-knocks');
  });

  test('T2.7, T5.3 a new seat after the start looks on and may not command', () => {
    const room = playing();
    const guest = room.phone('cem');
    guest.claim('new');
    room.hands.settle();
    room.table.admit('k1', 'new');
    room.hands.settle();
    expect(guest.picture?.table.seats.at(-1)).toMatchObject({ id: 's3', name: 'cem', characters: [] });
    guest.command({ type: 'finish' });
    room.hands.settle();
    expect(guest.refusal?.line.key).toBe('table.no-character');
  });

  test('T2.8 there are seats for twelve, and room for twelve at the door', () => {
    const room = bench();
    const lobby = Array.from({ length: 13 }, () => stranger(room));
    for (const one of lobby) one.send(hello);
    expect(lobby.map(({ heard }) => heard[0]?.t)).toEqual([...Array<string>(12).fill('welcome'), 'bye']);
    expect(lobby[12]?.heard[0]).toMatchObject({ line: { key: 'table.full' } });
    const play = playing();
    const door = Array.from({ length: 13 }, () => stranger(play));
    for (const one of door) one.send(hello);
    expect(door[12]?.heard[0]).toMatchObject({ t: 'bye', line: { key: 'table.full' } });
  });

  test('T2.9, T3.3 the host phone holds the table and private seats, which no other phone can take', () => {
    const room = bench();
    const table = room.own('table');
    table.sit({ seat: 'new', name: 'Dora', characters: [hero('d')] });
    room.hands.settle();
    expect(table.picture?.table.seats).toMatchObject([{ id: 's1', name: 'Dora', local: true, here: false, characters: ['d'] }]);
    const dora = room.own('s1');
    expect(dora.status).toBe('in-step');
    expect(table.picture?.table.seats[0]?.here).toBe(true);
    table.sit({ seat: 's1', ready: true });
    table.start();
    room.hands.settle();
    dora.command({ type: 'token', as: 'd', by: 1 } as never);
    room.hands.settle();
    expect(pebblesOf(table, 'd')).toBe(4);
    dora.leave();
    const thief = stranger(room);
    const token = (JSON.parse(dora.wire.received[0] ?? '') as { token: string }).token;
    thief.send({ ...hello, token });
    expect(thief.heard.map(({ t }) => t)).toEqual(['refused', 'knocking']);
    expect(thief.heard[1]).toMatchObject({ away: [] });
    const ann = playing();
    expect(isRefusal(ann.host.local('s1'))).toBe(true);
  });

  test('T2.11 a silent screen is gone after a while, a pinging one is not', () => {
    const room = playing();
    const mute = stranger(room);
    const token = (JSON.parse(room.bob.wire.received[0] ?? '') as { token: string }).token;
    room.bob.wire.cut();
    mute.send({ ...hello, token });
    expect(room.table.picture?.table.seats.map(({ here }) => here)).toEqual([true, true]);
    room.hands.pass(45_000);
    expect(room.table.picture?.table.seats.map(({ here }) => here)).toEqual([true, false]);
    expect(mute.closed()).toBe(true);
    expect(room.ann.status).toBe('in-step');
  });
});
