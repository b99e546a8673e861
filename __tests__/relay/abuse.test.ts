import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { CLOSE, MAX_FRAME, MAX_PAYLOAD, type CloseReason } from '../../engine/table/wire';
import { LIMITS, type Limits } from '../../relay/limits';
import { Club, GUEST, HOST, until, type Phone } from './phone';

let club: Club | undefined;
afterEach(() => club?.close());

async function open(limits: Partial<Limits> = {}): Promise<Club> {
  club = await Club.open(limits);
  return club;
}

const refused = (reason: CloseReason) => ({ code: CLOSE[reason], reason });

/** Host and a well-behaved guest, with all greetings heard. */
async function room(place: Club): Promise<{ host: Phone; good: Phone }> {
  const host = await place.host();
  const good = await place.guest();
  expect(await host.next()).toBe('+1');
  return { host, good };
}

async function expectUndisturbed({ host, good }: { host: Phone; good: Phone }): Promise<void> {
  good.say('still here');
  expect(await host.next()).toBe('1:still here');
  host.say('1:me too');
  expect(await good.next()).toBe('me too');
}

describe('a join is refused on the socket', () => {
  it.each([
    ['/relay', 'version'],
    ['/relay?v=2&room=ABC234&as=guest', 'version'],
    ['/relay?v=1&room=ABC234', 'bad-join'],
    ['/relay?v=1&as=guest&room=OOO000', 'bad-join'],
    ['/relay?v=1&room=ABC234&as=host&key=short', 'bad-join'],
    ['/relay?v=1&room=ABC234&as=guest', 'no-such-room'],
    ['/relay?v=1&room=%E0%A4%A&as=guest&&==&%', 'bad-join'],
  ] as const)('%s: %s', async (address, reason) => {
    expect(await (await open()).dial(address).ended).toEqual(refused(reason));
  });

  it('when another host has the code', async () => {
    const place = await open();
    const { host, good } = await room(place);
    expect(await place.join({ ...HOST, key: 'not-the-key-of-the-host' }).ended).toEqual(refused('taken'));
    await expectUndisturbed({ host, good });
  });

  it('when the room is full', async () => {
    const place = await open({ members: 1 });
    const { host, good } = await room(place);
    expect(await place.join(GUEST).ended).toEqual(refused('full'));
    await expectUndisturbed({ host, good });
  });

  it('when the relay holds all the rooms or sockets that it can', async () => {
    const place = await open({ rooms: 1, sockets: 2 });
    await place.host();
    expect(await place.join({ ...HOST, room: 'DEF234' }).ended).toEqual(refused('busy'));
    await until(async () => (await place.health()).sockets === 1);
    await place.guest();
    expect(await place.join(GUEST).ended).toEqual(refused('busy'));
  });

  it('when one address has too many connections', async () => {
    const place = await open({ socketsPerAddress: 2 });
    const both = await room(place);
    expect(await place.join(GUEST).ended).toEqual(refused('too-many'));
    await expectUndisturbed(both);
  });

  it('when one address has guessed wrongly too often, while those inside play on', async () => {
    const place = await open({ knocks: { burst: 22, perSecond: 0 }, refusalCost: 9 });
    const both = await room(place);
    for (const code of ['DEF234', 'DEF235']) {
      expect(await place.join({ as: 'guest', room: code }).ended).toEqual(refused('no-such-room'));
    }
    expect(await place.join(GUEST).ended).toEqual(refused('too-many'));
    await expectUndisturbed(both);
  });
});

describe('a guest is put out, and the room does not mind,', () => {
  async function expectOut(misbehave: (guest: Phone) => void, end: { code: number; reason: string }, limits?: Partial<Limits>) {
    const place = await open(limits);
    const both = await room(place);
    const bad = await place.guest();
    expect(await both.host.next()).toBe('+2');
    misbehave(bad);
    expect(await bad.ended).toEqual(end);
    expect(await both.host.next()).toBe('-2');
    await expectUndisturbed(both);
  }

  it('for 10 MB in one message', () => expectOut((guest) => guest.say('x'.repeat(10_000_000)), { code: 1009, reason: '' }));

  it('for a payload that no envelope would fit around', () =>
    expectOut((guest) => guest.say('x'.repeat(MAX_PAYLOAD + 1)), refused('too-big')));

  it('for a binary frame', () => expectOut((guest) => guest.say(Buffer.from('{}')), refused('bad-frame')));

  it('for text that is no UTF-8', () =>
    expectOut((guest) => guest.ws.send(Buffer.from([0xff, 0xfe]), { binary: false }), { code: 1007, reason: '' }));

  it('for bytes that are no WebSocket frame', () =>
    expectOut((guest) => guest.line?.write('GET / HTTP/1.1\r\n\r\n'.repeat(50)), { code: 1002, reason: '' }));

  it('for a line that breaks in the middle of a frame', () =>
    expectOut(
      (guest) => {
        guest.line?.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0]));
        guest.ws.terminate();
      },
      { code: 1006, reason: '' },
    ));

  it('at once for a frame above the limit, even if it does not answer the close', async () => {
    const place = await open();
    const both = await room(place);
    const { line } = await place.guest();
    line?.pause();
    line?.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 1, 2, 3, 4]));
    expect([await both.host.next(), await both.host.next()]).toEqual(['+2', '-2']);
    await expectUndisturbed(both);
  });

  const slowTalk = { ...LIMITS.guest, frames: { burst: 3, perSecond: 0 } };

  it('for a flood of frames', async () => {
    const place = await open({ guest: slowTalk });
    const host = await place.host();
    const bad = await place.guest();
    for (let count = 0; count < 1000; count += 1) bad.say('x');
    expect(await bad.ended).toEqual(refused('too-fast'));
    const heard = [await host.next(), await host.next(), await host.next(), await host.next(), await host.next()];
    expect(heard).toEqual(['+1', '1:x', '1:x', '1:x', '-1']);
  });

  it('for a flood of pings', () =>
    expectOut(
      (guest) => {
        for (let count = 0; count < 100; count += 1) guest.ws.ping();
      },
      refused('too-fast'),
      { guest: slowTalk },
    ));

  it('for more bytes than a guest has to say', () =>
    expectOut((guest) => guest.say('x'.repeat(501)), refused('too-fast'), {
      guest: { ...LIMITS.guest, bytes: { burst: 500, perSecond: 0 } },
    }));

  it('for never answering a ping', async () => {
    const place = await open({ beat: 250 });
    const both = await room(place);
    (await place.guest()).line?.pause();
    expect([await both.host.next(), await both.host.next()]).toEqual(['+2', '-2']);
    await expectUndisturbed(both);
  });
});

describe('a host', () => {
  it('may fill a frame to its brim', async () => {
    const place = await open();
    const { host, good } = await room(place);
    const payload = 'x'.repeat(MAX_FRAME - 2);
    host.say(`1:${payload}`);
    expect((await good.next()).length).toBe(payload.length);
  });

  it('is put out for an envelope that cannot be read, and may come back to its guests', async () => {
    const place = await open();
    const { host, good } = await room(place);
    host.say('{"no":"envelope"}');
    expect(await host.ended).toEqual(refused('bad-frame'));
    expect(await good.next()).toBe('!away');
    await place.host();
    expect(await good.next()).toBe('!here');
  });
});

describe('the server survives', () => {
  it('an upgrade at another address, one without a key, and half a request', async () => {
    const place = await open();
    const answers = await Promise.all(
      [
        'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        'GET /relay?v=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        'what is this\r\n\r\n',
      ].map((request) => answerTo(place, request)),
    );
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual([
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 400 Bad Request',
    ]);
    await place.host();
  });

  it('a close while sockets hang half open', async () => {
    const place = await open({ farewell: 20 });
    await place.host();
    const deaf = await place.guest();
    deaf.line?.pause();
    const silent = connect(place.table.port, '127.0.0.1').on('error', () => {});
    await new Promise((resolve) => silent.once('connect', resolve));
    const half = connect(place.table.port, '127.0.0.1', () => half.write('GET /relay?v=1 HTTP/1.1\r\nHo')).on('error', () => {});
    await new Promise((resolve) => half.once('connect', resolve));
    await place.table.close();
    silent.destroy();
    half.destroy();
  });

  it('a phone that closes with a code of its own and one that vanishes during the handshake', async () => {
    const place = await open();
    const { host, good } = await room(place);
    const odd = await place.guest();
    odd.ws.close(4999, 'whatever');
    expect([await host.next(), await host.next()]).toEqual(['+2', '-2']);
    const gone = new WebSocket(`ws://127.0.0.1:${place.table.port}/relay?v=1`).on('error', () => {});
    gone.terminate();
    await expectUndisturbed({ host, good });
  });
});

function answerTo(place: Club, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place.table.port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

it('a phone that is quiet but answers pings stays', async () => {
  const place = await open({ beat: 250 });
  const both = await room(place);
  let beats = 0;
  both.good.ws.on('message', (data) => (beats += String(data) === '!beat' ? 1 : 0));
  await until(() => beats >= 3);
  await expectUndisturbed(both);
});
