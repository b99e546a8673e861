import * as fc from 'fast-check';
import { isRefusal } from '@engine/core/ruleset';
import { bounded, GUEST_LIMIT, readGuestFrame, readHostFrame, writeHostFrame, type HostFrame } from '@engine/table/protocol';
import { bench, hero, pebblesOf, playing, stranger } from './room';

const key = (value: unknown): string | undefined => (isRefusal(value) ? value.refused.key : undefined);
const hello = { t: 'hello', v: 1, phone: 'p', locale: 'en' };

describe('frames', () => {
  test('T1.2 unknown fields are ignored', () => {
    expect(readGuestFrame(JSON.stringify({ ...hello, mood: 'good' }))).toEqual(hello);
  });

  test.each([
    ['no JSON', '{"t":"hel'],
    ['no kind', '{}'],
    ['another kind', '{"t":"dance"}'],
    ['no object', '"hello"'],
    ['a long name', JSON.stringify({ ...hello, name: 'x'.repeat(41) })],
    ['a long id', JSON.stringify({ t: 'start', id: 'x'.repeat(65) })],
    ['no id', JSON.stringify({ t: 'start', id: '' })],
    ['a number for a text', JSON.stringify({ t: 'roll', id: 'i', question: 4 })],
    ['a deep command', JSON.stringify({ t: 'command', id: 'i', command: { type: 'x', deep: [[[[[[[[[1]]]]]]]]] } })],
    ['a wide command', JSON.stringify({ t: 'command', id: 'i', command: { type: 'x', wide: Array(600).fill(0) } })],
    ['a bottomless command', `{"t":"command","id":"i","command":${'['.repeat(30000)}${']'.repeat(30000)}}`],
    ['many picks', JSON.stringify({ t: 'answer', id: 'i', answer: { to: 'q', as: 'a', picks: Array(201).fill(1) } })],
  ])('T1.3, T1.6 refused: %s', (_, text) => {
    expect(key(readGuestFrame(text))).toBe('table.bad-frame');
  });

  test('T1.4 too big from a guest', () => {
    expect(key(readGuestFrame(' '.repeat(GUEST_LIMIT + 1)))).toBe('table.too-big');
  });

  test('T1.5 another version is told apart', () => {
    expect(key(readGuestFrame('{"t":"hello","v":2,"whatever":true}'))).toBe('table.version');
    expect(key(readHostFrame('{"t":"welcome","v":2}'))).toBe('table.version');
  });

  test('T1.6 bounds', () => {
    expect(bounded({ a: [1, 2, { b: 'x' }] }, 3, 7)).toBe(true);
    expect(bounded({ a: [1, 2, { b: 'x' }] }, 2, 7)).toBe(false);
    expect(bounded({ a: [1, 2, { b: 'x' }] }, 3, 5)).toBe(false);
    expect(bounded('x'.repeat(5000), 3, 5)).toBe(false);
  });

  test('T1.2 what a host writes is what a guest reads', () => {
    const frames: HostFrame[] = [
      { t: 'patch', rev: 12, from: 9, patch: [[[1], 2]], did: ['x'] },
      { t: 'patch', rev: 12, from: 11, patch: [] },
      { t: 'told', lines: [{ n: 1, line: { key: 'k', to: ['a'], with: { x: 1 }, pick: 3 } }], undone: [1] },
      { t: 'refused', line: { key: 'k' } },
    ];
    for (const frame of frames) expect(readHostFrame(writeHostFrame(frame))).toEqual(frame);
  });

  test('T1.3 whatever text comes, reading does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map((x) => JSON.stringify({ t: 'sit', id: 'i', characters: x }))), (text) => {
        readGuestFrame(text);
        readHostFrame(text);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('a guest who misbehaves', () => {
  test.each([
    ['T1.3 a broken frame', '{{{', 'table.bad-frame'],
    ['T1.4 ten megabytes', 'x'.repeat(10_000_000), 'table.too-big'],
    ['T2.10 a deed before hello', JSON.stringify({ t: 'start', id: 'i' }), 'table.hello-first'],
    ['T2.10 the log before hello', JSON.stringify({ t: 'log', count: 9 }), 'table.hello-first'],
    ['T2.10 a claim before hello', JSON.stringify({ t: 'claim', seat: 's1' }), 'table.hello-first'],
  ])('%s is refused and the table goes on', (_, text, line) => {
    const room = playing();
    const before = new Map(room.disk.data);
    const bad = stranger(room);
    bad.send(text);
    expect(bad.heard).toMatchObject([{ t: 'refused', line: { key: line } }]);
    expect(bad.closed()).toBe(false);
    expect(room.disk.data).toEqual(before);
    room.ann.command({ type: 'token', as: 'a', by: 1 } as never);
    room.hands.settle();
    expect(pebblesOf(room.bob, 'a')).toBe(4);
  });

  test('T1.5 another version gets one sentence and the link ends', () => {
    const room = playing();
    const old = stranger(room);
    old.send({ ...hello, v: 7 });
    expect(old.heard).toMatchObject([{ t: 'bye', line: { key: 'table.version' } }]);
    expect(old.closed()).toBe(true);
  });

  test.each(['break', 'break-late', 'blind'])('T1.7 rules that fail (%s) leave the game as it was', (type) => {
    const room = playing();
    const before = room.bob.picture;
    room.ann.command({ type });
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.fault');
    expect(room.bob.picture).toBe(before);
    room.ann.command({ type: 'peek', as: 'a' });
    room.hands.settle();
    expect(room.ann.picture?.view?.heroes[0]?.colour).toBeDefined();
    room.reopen();
    room.hands.pass(3000);
    expect(room.bob.status).toBe('in-step');
  });

  test('T1.7 a sheet on which the rules fail is refused', () => {
    const room = bench();
    const table = room.own('table');
    const ann = room.phone('ann');
    ann.sit({ characters: [{ ...hero('a'), sheet: 'poison' }] });
    room.hands.settle();
    expect(ann.refusal?.line.key).toBe('table.bad-character');
    expect(table.picture?.table.characters).toEqual([]);
  });

  test('T1.7 noise of every kind changes nothing', () => {
    const room = playing();
    const bad = stranger(room);
    const before = new Map(room.disk.data);
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('command', 'answer', 'undo', 'sit', 'admit', 'consent', 'lend', 'x'), (value, t) => {
        bad.send(JSON.stringify(typeof value === 'object' && value !== null ? { ...value, t } : { t, id: 'i', command: value }));
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(room.disk.data).toEqual(before);
    expect(room.ann.status).toBe('in-step');
  });
});
