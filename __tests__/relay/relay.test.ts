import { CLOSE } from '../../engine/table/wire';
import { Club, GUEST, HOST, until } from './phone';

let club: Club;
let time = 0;
beforeEach(async () => {
  time = 0;
  club = await Club.open({}, () => time);
});
afterEach(() => club.close());

describe('talk', () => {
  it('goes from guests to the host under their numbers, and back to one or to all', async () => {
    const host = await club.host();
    const one = await club.guest();
    const two = await club.guest();
    expect([await host.next(), await host.next()]).toEqual(['+1', '+2']);
    one.say('{"tap":1}');
    expect(await host.next()).toBe('1:{"tap":1}');
    two.say('é:!+-*');
    expect(await host.next()).toBe('2:é:!+-*');
    host.say('2:only two');
    host.say('*:');
    host.say('*:both');
    expect([await one.next(), await one.next()]).toEqual(['', 'both']);
    expect([await two.next(), await two.next(), await two.next()]).toEqual(['only two', '', 'both']);
  });

  it('of a host cannot be taken for the word of the relay', async () => {
    const host = await club.host();
    const guest = await club.guest();
    host.say('1:!away');
    expect(await guest.next()).toBe('!!away');
  });

  it('stays in its room', async () => {
    const host = await club.host();
    const other = await club.host({ ...HOST, room: 'DEF234' });
    await club.guest();
    other.say('1:psst');
    other.say('*:psst');
    host.say('*:hello');
    expect(await host.next()).toBe('+1');
    const guest = await club.guest();
    host.say('2:first word');
    expect(await guest.next()).toBe('first word');
  });

  it('finds the room whatever the case of its code', async () => {
    await club.host();
    expect(await club.join({ ...GUEST, room: 'abc234' }).next()).toBe('!here');
  });
});

describe('coming and going', () => {
  it('tells the host who left', async () => {
    const host = await club.host();
    const guest = await club.guest();
    guest.ws.close();
    expect([await host.next(), await host.next()]).toEqual(['+1', '-1']);
  });

  it('ends a member that the host drops, with the reason of the host', async () => {
    const host = await club.host();
    const [one, two, three] = [await club.guest(), await club.guest(), await club.guest()];
    host.say('-1:seat-taken');
    host.say('-2');
    expect(await one.ended).toEqual({ code: CLOSE.dropped, reason: 'seat-taken' });
    expect(await two.ended).toEqual({ code: CLOSE.dropped, reason: 'dropped' });
    expect([await host.next(), await host.next(), await host.next(), await host.next(), await host.next()]).toEqual(
      ['+1', '+2', '+3', '-1', '-2'],
    );
    host.say('3:you stay');
    expect(await three.next()).toBe('you stay');
  });

  it('keeps guests while their host reloads, and shows them to it again', async () => {
    const host = await club.host();
    const guest = await club.guest();
    host.ws.terminate();
    expect(await guest.next()).toBe('!away');
    guest.say('said into the void');
    const late = await club.guest('!away');
    const again = await club.host();
    expect([await again.next(), await again.next()]).toEqual(['+1', '+2']);
    expect([await guest.next(), await late.next()]).toEqual(['!here', '!here']);
    guest.say('said again');
    expect(await again.next()).toBe('1:said again');
  });

  it('puts a second socket of the same host in the place of the first', async () => {
    const host = await club.host();
    const guest = await club.guest();
    const again = await club.host();
    expect(await host.ended).toEqual({ code: CLOSE.replaced, reason: 'replaced' });
    expect(await again.next()).toBe('+1');
    expect(await guest.next()).toBe('!here');
    again.say('1:welcome back');
    expect(await guest.next()).toBe('welcome back');
  });

  it('remembers a deserted room for its grace, then forgets it', async () => {
    const host = await club.host();
    host.ws.close();
    await until(async () => (await club.health()).sockets === 0);
    time = 599_999;
    const early = await club.guest('!away');
    early.ws.close();
    await until(async () => (await club.health()).sockets === 0);
    time = 2 * 600_000;
    expect(await club.join(GUEST).ended).toEqual({ code: CLOSE['no-such-room'], reason: 'no-such-room' });
    await club.host({ ...HOST, key: 'quite-another-key-00' });
  });
});

describe('the end', () => {
  it('is told to every phone', async () => {
    const host = await club.host();
    const guest = await club.guest();
    await Promise.all([club.table.close(), club.table.close()]);
    expect((await host.ended).reason).toBe('closing');
    expect((await guest.ended).code).toBe(CLOSE.closing);
  });
});

describe('health', () => {
  it('says what is going on', async () => {
    await club.host();
    await club.guest();
    expect(await club.health()).toEqual({ relay: 'erune', wire: 1, rooms: 1, sockets: 2 });
  });
});
