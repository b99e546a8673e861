import type { CloseReason, Join } from '../../engine/table/wire';
import { LIMITS } from '../../relay/limits';
import type { Socket, Stay } from '../../relay/room';
import { Rooms } from '../../relay/rooms';
import { GUEST, HOST } from './phone';

class Paper implements Socket {
  backlog = 0;
  readonly told: string[] = [];
  readonly ends: string[] = [];

  send(frame: string): void {
    this.told.push(frame);
  }

  close(reason: CloseReason, why?: string): void {
    this.ends.push(why ?? reason);
  }

  /** What was told since the last look. */
  news(): string[] {
    return this.told.splice(0);
  }
}

const limits = { ...LIMITS, members: 2, rooms: 2, grace: 1000 };
let time = 0;
let rooms: Rooms;
beforeEach(() => {
  time = 0;
  rooms = new Rooms(limits, () => time);
});

function enter(join: Join): Paper & Stay {
  const socket = new Paper();
  const stay = rooms.join(join, socket);
  if (typeof stay === 'string') throw new Error(stay);
  return Object.assign(socket, stay);
}

const tryJoin = (join: Join) => rooms.join(join, new Paper());

describe('backpressure', () => {
  it('drops the member that does not take its frames, and tells the host', () => {
    const [host, slow, quick] = [enter(HOST), enter(GUEST), enter(GUEST)];
    slow.backlog = limits.guest.backlog + 1;
    host.hear('*:view');
    expect(slow.ends).toEqual(['too-slow']);
    expect(quick.news()).toEqual(['!here', 'view']);
    expect(host.news()).toEqual(['!open', '+1', '+2', '-1']);
    slow.leave();
    expect(host.news()).toEqual([]);
  });

  it('drops a host that does not take its frames, and tells the members', () => {
    const [host, guest] = [enter(HOST), enter(GUEST)];
    host.backlog = limits.host.backlog + 1;
    guest.hear('tap');
    host.leave();
    expect(host.ends).toEqual(['too-slow']);
    expect(guest.news()).toEqual(['!here', '!away']);
  });

  it('ends when host and members are all too slow at once', () => {
    const [host, one, two] = [enter(HOST), enter(GUEST), enter(GUEST)];
    for (const phone of [host, one, two]) phone.backlog = limits.host.backlog + 1;
    one.hear('tap');
    expect([host, one, two].map((phone) => phone.ends)).toEqual([['too-slow'], ['too-slow'], ['too-slow']]);
  });
});

describe('who is gone', () => {
  it('is not heard any more', () => {
    const [host, guest] = [enter(HOST), enter(GUEST)];
    host.hear('-1');
    guest.hear('late');
    expect(host.news()).toEqual(['!open', '+1', '-1']);
    const again = enter(HOST);
    const other = enter(GUEST);
    host.hear('*:from the past');
    host.leave();
    expect(other.news()).toEqual(['!here']);
    expect(again.news()).toEqual(['!open', '+2']);
  });

  it('may be spoken to without harm', () => {
    const [host, guest] = [enter(HOST), enter(GUEST)];
    guest.leave();
    host.hear('1:hello');
    host.hear('-1');
    host.hear('99:hello');
    expect(host.ends).toEqual([]);
    expect(host.news()).toEqual(['!open', '+1', '-1']);
  });
});

describe('numbers', () => {
  it('are never used twice, not even after the host came back', () => {
    const host = enter(HOST);
    enter(GUEST).leave();
    host.leave();
    enter(GUEST);
    expect(enter(HOST).news()).toEqual(['!open', '+2']);
  });
});

describe('a room', () => {
  it('is full with its members, whoever knocks, until one leaves', () => {
    enter(HOST);
    const guest = enter(GUEST);
    enter(GUEST);
    expect(tryJoin(GUEST)).toBe('full');
    guest.leave();
    expect(tryJoin(GUEST)).toEqual(expect.any(Object));
  });

  it('is kept through its grace and forgotten after it', () => {
    const host = enter(HOST);
    time = 10 * limits.grace;
    host.leave();
    time += limits.grace - 1;
    expect(tryJoin({ ...HOST, key: 'another-key-00001' })).toBe('taken');
    time += 1;
    expect(tryJoin(GUEST)).toBe('no-such-room');
    expect(tryJoin({ ...HOST, key: 'another-key-00001' })).toEqual(expect.any(Object));
  });

  it('counts its grace from the last socket, not from the host', () => {
    const [host, guest] = [enter(HOST), enter(GUEST)];
    host.leave();
    time = 10 * limits.grace;
    guest.leave();
    time += limits.grace - 1;
    rooms.sweep();
    expect(rooms.size).toBe(1);
    time += 1;
    rooms.sweep();
    expect(rooms.size).toBe(0);
  });

  it('finds no place when the relay has all it can hold', () => {
    enter(HOST);
    enter({ ...HOST, room: 'DEF234' });
    expect(tryJoin({ ...HOST, room: 'GHJ234' })).toBe('busy');
  });
});
