import * as fc from 'fast-check';
import {
  CLOSE,
  closeReason,
  decodeFromHost,
  decodeToGuest,
  decodeToHost,
  drawRoom,
  encodeFromHost,
  encodeToGuest,
  encodeToHost,
  joinPath,
  MAX_FRAME,
  MAX_PAYLOAD,
  readJoin,
  readRoom,
  ROOM_LETTERS,
  type CloseReason,
  type FromHost,
  type Join,
  type ToGuest,
  type ToHost,
} from '../../engine/table/wire';

const member = fc.integer({ min: 1, max: 999_999_999 });
// Payloads that look like control words are the interesting ones.
const payload = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '!', '!away', '!!here', '+7', '-7', '7:', '*:', ':'));
const why = fc.stringMatching(/^[a-z0-9.-]{1,100}$/);

describe('envelopes', () => {
  const toGuest = fc.oneof(
    fc.record({ is: fc.constantFrom('here' as const, 'away' as const, 'beat' as const) }),
    fc.record({ is: fc.constant('said' as const), payload }),
  );
  const toHost = fc.oneof(
    fc.record({ is: fc.constantFrom('open' as const, 'beat' as const) }),
    fc.record({ is: fc.constantFrom('came' as const, 'left' as const), member }),
    fc.record({ is: fc.constant('said' as const), member, payload }),
  );
  const fromHost = fc.oneof(
    fc.record({ is: fc.constant('say' as const), to: fc.oneof(member, fc.constant('all' as const)), payload }),
    fc.record({ is: fc.constant('drop' as const), member, why: fc.option(why, { nil: undefined }) }),
  );

  it('come out as they went in, whatever the payload looks like', () => {
    fc.assert(fc.property(toGuest, (message: ToGuest) => expect(decodeToGuest(encodeToGuest(message))).toEqual(message)));
    fc.assert(fc.property(toHost, (message: ToHost) => expect(decodeToHost(encodeToHost(message))).toEqual(message)));
    fc.assert(fc.property(fromHost, (message: FromHost) => expect(decodeFromHost(encodeFromHost(message))).toEqual(message)));
  });

  it('are read from any text without throwing', () => {
    fc.assert(
      fc.property(payload, (text) => {
        decodeToGuest(text);
        decodeToHost(text);
        decodeFromHost(text);
      }),
    );
  });

  const talk = ['', '7', ':', '*', 'all:x', '07:x', '0:x', '1e3:x', '1234567890:x', '+7', '!open'];
  const drops = ['-', '-0', '-x', '-7:', '-7:Two Words', '-7:a:b', `-7:${'y'.repeat(101)}`];
  it.each([...talk, ...drops])('a host cannot send %j', (frame) => expect(decodeFromHost(frame)).toBeUndefined());

  it('pass over words of a later relay', () => {
    expect(decodeToGuest('!soon')).toBeUndefined();
    expect(decodeToHost('!soon')).toBeUndefined();
    expect(decodeToHost('+x')).toBeUndefined();
  });

  it('fit around the largest payload', () => {
    const frame = encodeToHost({ is: 'said', member: 999_999_999, payload: 'x'.repeat(MAX_PAYLOAD) });
    expect(frame.length).toBeLessThanOrEqual(MAX_FRAME);
  });
});

describe('a join', () => {
  const host: Join = { as: 'host', room: 'ABC234', key: 'k'.repeat(16) };

  it('is read from its own address', () => {
    for (const join of [host, { as: 'guest', room: 'ZZZ999' } as const]) {
      expect(readJoin(joinPath(join).split('?')[1] ?? '')).toEqual(join);
    }
  });

  it('takes a room code in small letters', () => {
    expect(readJoin('v=1&room=abc234&as=guest')).toEqual({ as: 'guest', room: 'ABC234' });
  });

  it.each(['', 'room=ABC234&as=guest', 'v=2&room=ABC234&as=guest', 'v=&as=guest', 'v=1.0&room=ABC234&as=guest'])(
    'of another version is told so: %j',
    (query) => expect(readJoin(query)).toBe('version'),
  );

  it.each([
    'v=1',
    'v=1&room=ABC234',
    'v=1&as=guest',
    'v=1&room=ABC10O&as=guest',
    'v=1&room=ABC2345&as=guest',
    'v=1&room=ABC234&as=king',
    'v=1&room=ABC234&as=host',
    'v=1&room=ABC234&as=host&key=short',
    `v=1&room=ABC234&as=host&key=${'k'.repeat(129)}`,
    'v=1&room=%41BC234&as=guest',
  ])('with something missing or wrong is refused: %j', (query) => expect(readJoin(query)).toBe('bad-join'));
});

describe('a room code', () => {
  it('is read as people write it', () => {
    expect(readRoom(' abc 2-34')).toBe('ABC234');
    expect(readRoom('ABC23')).toBeUndefined();
    expect(readRoom('ABC23I')).toBeUndefined();
  });

  it('is drawn from letters that nobody mixes up', () => {
    expect(drawRoom(() => 0)).toBe('222222');
    expect(drawRoom((below) => below - 1)).toBe('ZZZZZZ');
    expect(ROOM_LETTERS).not.toMatch(/[01OIL]/);
  });
});

it('each close code has one reason, and the code of the WebSocket layer for a big frame has its own', () => {
  const reasons = Object.keys(CLOSE) as CloseReason[];
  expect(reasons.map((reason) => closeReason(CLOSE[reason]))).toEqual(reasons);
  expect(closeReason(1009)).toBe('too-big');
  expect(closeReason(1006)).toBeUndefined();
});
