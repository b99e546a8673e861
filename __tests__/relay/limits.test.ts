import { Door, household } from '../../relay/door';
import { Bucket, LIMITS } from '../../relay/limits';

let time = 0;
const now = () => time;
beforeEach(() => {
  time = 0;
});

describe('a bucket', () => {
  it('gives its burst at once, then what has come in since', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, now);
    expect([1, 1, 1, 1].map((cost) => bucket.take(cost))).toEqual([true, true, true, false]);
    time = 1000;
    expect([1, 1, 1].map((cost) => bucket.take(cost))).toEqual([true, true, false]);
  });

  it('never holds more than its burst', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, now);
    time = 3_600_000;
    expect(bucket.take(4)).toBe(false);
    expect(bucket.full).toBe(true);
  });

  it('owes nothing after a charge that it could not pay', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 1 }, now);
    bucket.charge(100);
    time = 1000;
    expect(bucket.take(1)).toBe(true);
  });
});

describe('the door', () => {
  const limits = { ...LIMITS, sockets: 3, socketsPerAddress: 2, knocks: { burst: 4, perSecond: 1 }, refusalCost: 3 };

  it('counts per address and in all, and counts down again', () => {
    const door = new Door(limits, now);
    expect([door.knock('a'), door.knock('a'), door.knock('a')]).toEqual([undefined, undefined, 'too-many']);
    expect(door.knock('b')).toBe('busy');
    for (const address of ['a', 'a', 'a', 'b']) door.leave(address);
    expect(door.size).toBe(0);
    expect(door.knock('b')).toBeUndefined();
  });

  it('lets an address that guesses wait, and no other', () => {
    const door = new Door(limits, now);
    const guess = () => {
      const answer = door.knock('a');
      if (!answer) door.refuse('a');
      door.leave('a');
      return answer;
    };
    expect([guess(), guess()]).toEqual([undefined, 'too-many']);
    expect(door.knock('b')).toBeUndefined();
    time = 1000;
    expect(guess()).toBeUndefined();
  });

  it('remembers a guesser after its last socket closed, until it has made good', () => {
    const door = new Door(limits, now);
    door.knock('a');
    door.refuse('a');
    door.leave('a');
    door.sweep();
    expect(door.knock('a')).toBe('too-many');
    door.leave('a');
    time = 10_000;
    door.sweep();
    expect(door.knock('a')).toBeUndefined();
  });
});

it.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s is of the household %s', (address, name) => expect(household(address)).toBe(name));

it('all that the guests of a full room may send at once fits into what may wait for their host', () => {
  expect(LIMITS.members * LIMITS.guest.bytes.burst).toBeLessThanOrEqual(LIMITS.host.backlog);
});
