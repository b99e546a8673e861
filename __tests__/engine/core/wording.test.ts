import { seeded, type Chance } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { isRefusal } from '@engine/core/ruleset';
import { begin, keep, load, seal, unseal } from '@engine/core/save';
import { Wordings } from '@engine/core/wording';
import { packGame, unpackGame } from '@engine/table/chest';
import { Disk, playing } from '../table/room';
import { answers, coins, does, fresh, memory, setup, type CoinsPlay } from './coins';

const always = (n: number): Chance => ({ below: (limit) => n % limit });
const spoken = (play: CoinsPlay) => play.entries.flatMap(({ lines }) => lines.map(({ key, pick }) => [key, pick] as const));
const picks = (play: CoinsPlay, key = 'coins.got') => spoken(play).flatMap(([said, pick]) => (said === key ? [pick ?? -1] : []));
const twiceRunning = (all: readonly number[], wordings: number): boolean => all.some((pick, i) => i > 0 && pick % wordings === (all[i - 1] ?? 0) % wordings);

describe('wordings', () => {
  test.each([2, 3, 4, 5, 6])('of %i the same is never heard twice running, whatever chance gives', (wordings) => {
    for (let drawn = 0; drawn < 60; drawn++) {
      const heard = new Wordings();
      expect([drawn, twiceRunning(Array.from({ length: 12 }, () => heard.next('a', always(drawn))), wordings)]).toEqual([drawn, false]);
    }
    const heard = new Wordings();
    const chance = seeded(wordings);
    expect(twiceRunning(Array.from({ length: 500 }, () => heard.next('a', chance)), wordings)).toBe(false);
  });

  test.each([2, 3, 4, 5, 6])('of %i each is heard in time', (wordings) => {
    const heard = new Wordings();
    const chance = seeded(1);
    expect(new Set(Array.from({ length: 200 }, () => heard.next('a', chance) % wordings)).size).toBe(wordings);
  });

  test('of one line do not depend on what other lines said in between', () => {
    const heard = new Wordings();
    const chance = seeded(3);
    const all = Array.from({ length: 100 }, (_, i) => heard.next(i % 2 ? 'a' : 'b', chance));
    for (const odd of [0, 1]) expect(twiceRunning(all.filter((__, i) => i % 2 === odd), 2)).toBe(false);
  });

  test('are whole numbers from 0 to 59', () => {
    const heard = new Wordings();
    const chance = seeded(2);
    for (let i = 0; i < 300; i++) expect(Array.from({ length: 60 }, (_, n) => n)).toContain(heard.next('a', chance));
  });

  test('ask chance once each time, so that what was said before changes no die', () => {
    const asked: number[] = [];
    const chance: Chance = { below: (n) => asked.push(n) % n };
    const heard = new Wordings([['a', 3]]);
    for (const key of ['a', 'a', 'b']) heard.next(key, chance);
    expect(asked).toEqual([60, 60, 60]);
  });

  test('only of late are remembered: the oldest goes, and one that is said again is young', () => {
    const heard = new Wordings();
    for (let i = 0; i < 32; i++) heard.hear({ key: `k${i}`, pick: i });
    heard.hear({ key: 'k0', pick: 7 });
    for (let i = 32; i < 60; i++) heard.hear({ key: `k${i}`, pick: i });
    expect(heard.said).toHaveLength(32);
    expect(heard.said.map(([key]) => key)).toEqual([...Array.from({ length: 3 }, (_, i) => `k${29 + i}`), 'k0', ...Array.from({ length: 28 }, (_, i) => `k${32 + i}`)]);
    heard.hear({ key: 'silent' });
    expect(heard.said.at(-1)).toEqual(['k59', 59]);
  });
});

describe('in a game', () => {
  test('no line comes in the same words twice running', () => {
    const play = fresh();
    for (let i = 0; i < 60; i++) does(play, i % 3 ? 'earn' : 'reveal');
    for (const wordings of [2, 3, 4, 5, 6]) for (const key of ['coins.got', 'coins.seen']) expect([key, wordings, twiceRunning(picks(play, key), wordings)]).toEqual([key, wordings, false]);
  });

  test('a line that brings its own wording keeps it, and the next is another', () => {
    const own: CoinsPlay = new Play({ ...coins, narrate: ({ type }, { purses }) => [{ key: `coins.${type}`, ...(purses['ann'] === 1 && { pick: 5 }) }] }, always(8), { n: 0, state: coins.setup(setup) });
    does(own, 'earn');
    does(own, 'earn');
    expect(picks(own)[0]).toBe(5);
    expect(picks(own)[1]).not.toBe(5);
  });

  test('what was said before changes no die and no draw', () => {
    const at = (said: readonly (readonly [string, number])[]) => {
      const play: CoinsPlay = new Play(coins, seeded(5), { n: 0, state: coins.setup(setup), said });
      for (const type of ['earn', 'draw', 'earn', 'shuffle', 'reveal', 'draw']) does(play, type);
      does(play, 'roll');
      play.roll('r', 'ann', play.open?.question?.id ?? '');
      return play;
    };
    expect(at([['coins.got', 4], ['coins.seen', 9]]).state).toEqual(at([]).state);
    for (const wordings of [2, 5]) expect((picks(at([['coins.got', 4]]))[0] ?? 0) % wordings).not.toBe(4 % wordings);
  });
});

describe('a save', () => {
  /** Written down until the game is read again from its last checkpoint alone. */
  function reread(count: number) {
    const store = memory();
    const state = coins.setup(setup);
    begin(store, 'g1', coins, setup, state);
    const play: CoinsPlay = new Play(coins, seeded(1), { n: 0, state });
    for (let i = 0; i < count; i++) keep(store, 'g1', play, does(play, i === 3 ? 'reveal' : 'earn'));
    const saved = load(store, 'g1', coins);
    if (isRefusal(saved)) throw new Error(saved.refused.key);
    return { play, saved, again: new Play(coins, seeded(9), saved.from, saved.entries) };
  }

  test('knows what was said, in its checkpoint and in its entries', () => {
    const { play, saved, again } = reread(120);
    expect(saved.from).toMatchObject({ n: 50, said: [['coins.seen', picks(play, 'coins.seen')[0]], ['coins.got', picks(play)[48]]] });
    expect(again.checkpoint.said).toEqual(play.checkpoint.said);
    expect(again.checkpoint.said?.at(-1)).toEqual(['coins.got', picks(play).at(-1)]);
  });

  test('goes on in other words than it ended, though chance begins anew', () => {
    for (let drawn = 0; drawn < 60; drawn++) {
      const { play, saved } = reread(5);
      const again: CoinsPlay = new Play(coins, always(drawn), saved.from, saved.entries);
      does(again, 'earn');
      expect((picks(again).at(-1) ?? 0) % 2).not.toBe((picks(play).at(-1) ?? 0) % 2);
    }
  });

  test('from before there were wordings is read too', () => {
    const play: CoinsPlay = new Play(coins, seeded(1), { n: 0, state: coins.setup(setup) });
    expect(play.checkpoint.said).toEqual([]);
    does(play, 'choose');
    answers(play, 'ann', 'red');
    expect(play.checkpoint.said?.map(([key]) => key)).toEqual(['coins.seen']);
  });
});

describe('the chest', () => {
  const room = playing();
  for (let i = 0; i < 60; i++) {
    room.ann.command({ type: 'peek', as: 'a' } as never);
    room.hands.settle();
  }
  room.hands.settle();
  const text = packGame(room.disk, 'g1');
  if (isRefusal(text)) throw new Error(text.refused.key);
  const file = unseal(text) as { parts: Record<string, string> };
  const at = Object.keys(file.parts).filter((part) => part.startsWith('at/')).at(-1) ?? '';
  const checkpoint = unseal(file.parts[at]) as object;
  const unpacked = (change: object) => unpackGame(new Disk(), seal({ ...file, parts: { ...file.parts, [at]: seal({ ...checkpoint, ...change }) } }));

  test('T11.1 takes what was said of late, or none of it', () => {
    expect(checkpoint).toMatchObject({ said: [['pebbles.peeked', expect.any(Number)], ['pebbles.colour', expect.any(Number)]] });
    expect(unpacked({})).toBe('g1');
    expect(unpacked({ said: undefined })).toBe('g1');
  });

  test.each([[[['a', 'b']]], [[['a']]], [[[1, 2]]], ['a'], [{ a: 1 }]])('T11.2 refuses what is not so: %j', (said) => expect(unpacked({ said })).toEqual({ refused: { key: 'core.save-broken' } }));
});
