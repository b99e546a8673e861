import type { Command } from '@engine/core/ruleset';
import { bench, grabbing, hero, pebblesOf, playing, stranger, type Bench, type Phone } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const grab = (as: string): Command => ({ type: 'grab', as });
const id = (phone: Phone): string => phone.picture?.asked?.id ?? '';

const frames = (phone: Phone) => phone.wire.received.map((text) => JSON.parse(text) as { t?: string });

/** A screen of a seat that says what it likes. */
function raw(room: Bench, phone: Phone): ReturnType<typeof stranger> {
  const { token: pass } = JSON.parse(phone.wire.received[0] ?? '') as { token: string };
  const link = stranger(room);
  link.send({ t: 'hello', v: 1, phone: 'p', locale: 'en', token: pass });
  link.heard.length = 0;
  return link;
}

describe('deeds', () => {
  test('T5.1 the same id is confirmed again and applied once: repeated, after an undo, after the host came back', () => {
    const room = playing();
    const ann = raw(room, room.ann);
    const deed = { t: 'command', id: 'once', command: token('a') };
    ann.send(deed);
    ann.send(deed);
    expect(pebblesOf(room.bob, 'a')).toBe(4);
    expect(ann.heard.at(-1)).toEqual({ t: 'done', id: 'once' });
    ann.send({ t: 'undo', id: 'back', of: 1 });
    expect(pebblesOf(room.bob, 'a')).toBe(3);
    ann.send(deed);
    ann.send({ t: 'undo', id: 'back', of: 1 });
    expect(pebblesOf(room.bob, 'a')).toBe(3);
    room.reopen();
    room.hands.pass(3000);
    const again = raw(room, room.ann);
    again.send(deed);
    expect(again.heard).toEqual([{ t: 'done', id: 'once' }]);
    expect(pebblesOf(room.bob, 'a')).toBe(3);
    // Another seat's deed may have the same id.
    const bob = raw(room, room.bob);
    bob.send({ ...deed, command: token('b') });
    expect(pebblesOf(room.ann, 'b')).toBe(4);
  });

  test('T5.1 an id from long ago is still known after the host came back', () => {
    const room = playing();
    const ann = raw(room, room.ann);
    const deed = { t: 'command', id: 'once', command: token('a', 5) };
    ann.send(deed);
    for (let i = 0; i < 170; i++) ann.send({ t: 'command', id: `more-${i}`, command: token('a', i % 2 ? 1 : -1) });
    room.reopen();
    room.hands.pass(3000);
    raw(room, room.ann).send(deed);
    expect(pebblesOf(room.bob, 'a')).toBe(8);
  });

  test('T5.1 what is outside the journal is done once too', () => {
    const room = bench();
    const table = room.own('table');
    const link = room.host.local('table');
    if ('refused' in link) throw new Error('refused');
    link.listen(() => undefined, () => undefined);
    const sit = { t: 'sit', id: 'i', seat: 'new', name: 'Dora' };
    for (const frame of [{ t: 'hello', v: 1, phone: 'p', locale: 'en' }, sit, sit]) link.send(JSON.stringify(frame));
    room.hands.settle();
    expect(table.picture?.table.seats.length).toBe(1);
  });

  test('T5.2 only as one of one’s own characters; the table as anyone', () => {
    const room = playing();
    room.ann.command(token('b'));
    room.ann.command(grab('b'));
    room.hands.settle();
    expect(room.ann.refusal).toMatchObject({ serial: 2, line: { key: 'table.not-your-character' } });
    room.table.command(grab('b'));
    room.table.command(token('z'));
    room.hands.settle();
    expect(room.bob.picture?.asked?.waiting).toEqual(['b']);
    expect(room.table.refusal?.line.key).toBe('table.not-your-character');
  });

  test('T5.2 two characters on one seat', () => {
    const room = bench();
    const table = room.own('table');
    const ann = room.phone('ann');
    ann.sit({ characters: [hero('a'), hero('b')] });
    room.hands.settle();
    table.start();
    room.hands.settle();
    ann.command(grab('b'));
    room.hands.settle();
    ann.answer({ to: '1.0', as: 'b', picks: [3] });
    room.hands.settle();
    ann.answer({ to: '1.1', as: 'a', picks: ['snatch'] });
    room.hands.settle();
    expect(ann.refusal).toBeUndefined();
    expect([pebblesOf(ann, 'a'), pebblesOf(ann, 'b')]).toEqual([4, 6]);
  });

  test('T5.2 what the rules cannot read is refused by them', () => {
    const room = playing();
    room.ann.command({ type: 'fly' });
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('pebbles.unknown');
  });

  test('T5.4 a correction goes through while a command is open', () => {
    const room = grabbing();
    room.bob.command(token('b', 5));
    room.hands.settle();
    expect([pebblesOf(room.ann, 'b'), room.bob.pending]).toEqual([8, 0]);
    expect(room.bob.picture?.asked?.waiting).toEqual(['b']);
  });

  test('T5.5, T5.6 commands wait, one a seat, can be withdrawn, and are decided in order', () => {
    const room = grabbing();
    room.bob.command({ type: 'peek', as: 'b' });
    room.ann.command(grab('a'));
    room.hands.settle();
    expect(room.bob.picture?.waiting?.command).toEqual({ type: 'peek', as: 'b' });
    expect(room.ann.picture?.waiting?.command).toEqual(grab('a'));
    expect(frames(room.bob).some(({ t }) => t === 'waiting')).toBe(true);
    room.ann.command({ type: 'finish' });
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.one-waits');
    room.ann.withdraw();
    room.hands.settle();
    expect(room.ann.picture?.waiting).toBeUndefined();
    room.table.command({ type: 'finish' });
    room.ann.command(grab('a'));
    room.hands.settle();
    room.bob.answer({ to: id(room.bob), as: 'b', picks: [] });
    room.hands.settle();
    expect(room.bob.picture?.view?.heroes[1]?.colour).toBeDefined();
    expect(room.table.picture?.table.stage).toBe('over');
    // Ann's came after the end, and the rules said no.
    expect(room.ann.refusal?.line.key).toBe('pebbles.over');
    expect([room.ann, room.bob, room.table].map(({ picture }) => picture?.waiting)).toEqual([undefined, undefined, undefined]);
    const raw2 = raw(room, room.ann);
    raw2.send({ t: 'withdraw', id: 'nothing' });
    expect(raw2.heard).toMatchObject([{ t: 'refused', line: { key: 'table.nothing-waits' } }]);
  });

  test('T5.5 the same waiting command sent again still waits once', () => {
    const room = grabbing();
    const bob = raw(room, room.bob);
    const deed = { t: 'command', id: 'w', command: { type: 'peek', as: 'b' } };
    bob.send(deed);
    bob.send(deed);
    expect(bob.heard.filter(({ t }) => t === 'waiting').length).toBe(2);
    bob.send({ t: 'answer', id: 'x', answer: { to: '1.1', as: 'b', picks: [] } });
    bob.send(deed);
    expect(bob.heard.at(-1)).toEqual({ t: 'done', id: 'w' });
    expect(room.bob.log.filter(({ line }) => line.key === 'pebbles.peeked').length).toBe(1);
  });

  test('T5.7 an answer from the wrong seat is refused and the question stays; the table may answer', () => {
    const room = grabbing();
    room.ann.answer({ to: id(room.ann), as: 'b', picks: ['snatch'] });
    room.ann.answer({ to: id(room.ann), as: 'a', picks: ['snatch'] });
    room.ann.answer({ to: id(room.ann), as: 'table', picks: ['snatch'] });
    room.hands.settle();
    expect(room.ann.refusal?.serial).toBe(3);
    expect(room.bob.picture?.asked?.waiting).toEqual(['b']);
    expect(room.ann.picture?.asked?.question).toBeUndefined();
    expect(room.table.picture?.asked?.question?.ask).toBe('choose');
    room.table.answer({ to: id(room.table), as: 'b', picks: ['snatch'] });
    room.hands.settle();
    expect([pebblesOf(room.bob, 'a'), pebblesOf(room.bob, 'b')]).toEqual([5, 4]);
    room.bob.answer({ to: '1.1', as: 'b', picks: [] });
    room.hands.settle();
    expect(room.bob.refusal?.line.key).toBe('core.question-over');
  });

  test('T5.8 a secret question is the holder’s alone, and others cannot tell that it is asked', () => {
    const room = playing();
    room.ann.command({ type: 'hide', as: 'a' });
    room.hands.settle();
    expect(room.ann.picture?.asked?.question?.ask).toBe('choose');
    for (const phone of [room.bob, room.table]) {
      expect(phone.picture?.asked).toBeUndefined();
      for (const to of ['1.0', '9.9']) {
        for (const as of ['a', 'b', 'table']) {
          phone.answer({ to, as, picks: ['dextral-hand'] });
          room.hands.settle();
          expect(phone.refusal?.line).toEqual({ key: 'core.question-over' });
        }
        phone.roll(to);
        room.hands.settle();
        expect(phone.refusal?.line).toEqual({ key: 'core.question-over' });
      }
    }
    room.ann.answer({ to: '1.0', as: 'a', picks: ['dextral-hand'] });
    room.hands.settle();
    expect(room.ann.picture?.view?.heroes[0]?.hand).toBe('dextral-hand');
  });

  test('T5.9 the app’s dice and real dice', () => {
    const room = playing();
    room.ann.command(grab('a'));
    room.hands.settle();
    room.bob.roll(id(room.bob));
    room.hands.settle();
    expect(room.bob.refusal?.line.key).toBe('table.not-your-character');
    room.ann.roll(id(room.ann));
    room.hands.settle();
    const rolled = (pebblesOf(room.ann, 'a') ?? 0) - 3;
    expect(rolled).toBeGreaterThan(0);
    room.ann.roll(id(room.ann));
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('core.nothing-to-roll');
    room.bob.answer({ to: id(room.bob), as: 'b', picks: [] });
    room.hands.settle();
    room.ann.command(grab('a'));
    room.hands.settle();
    room.ann.answer({ to: id(room.ann), as: 'a', picks: [6] });
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('core.no-such-face');
    room.ann.answer({ to: id(room.ann), as: 'a', picks: [5] });
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(3 + rolled + 6);
  });

  test('T5.10 a waiting command whose character was lent meanwhile is refused', () => {
    const room = grabbing();
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    room.table.lend('b', 's1');
    room.hands.settle();
    room.ann.answer({ to: id(room.ann), as: 'b', picks: [] });
    room.hands.settle();
    expect(room.bob.refusal?.line.key).toBe('table.not-your-character');
  });
});
