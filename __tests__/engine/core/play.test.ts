import { isRefusal } from '@engine/core/ruleset';
import { told } from '@engine/core/journal';
import { answers, does, fresh, whyNot, type CoinsPlay } from './coins';

const purse = (play: CoinsPlay, who = 'ann') => play.state.purses[who];

describe('a command', () => {
  test('without a question is one entry that closes itself', () => {
    const play = fresh();
    const [entry, ...more] = does(play, 'earn');
    expect(entry).toMatchObject({ n: 1, by: 'ann', closes: true, events: [{ type: 'got', who: 'ann', coins: 1 }] });
    expect(more).toEqual([]);
    expect(play.open).toBeUndefined();
    expect(purse(play)).toBe(1);
  });

  test('that is refused leaves no trace', () => {
    const play = fresh();
    expect(whyNot(play.command('c', 'ann', { type: 'poor', as: 'ann' }))).toBe('coins.too-poor');
    expect([play.last, play.entries, play.open]).toEqual([0, [], undefined]);
  });

  test('waits while another is open', () => {
    const play = fresh();
    does(play, 'choose');
    expect(whyNot(play.command('c', 'bob', { type: 'earn', as: 'bob' }))).toBe('core.busy');
  });

  test.each(['lateRefusal', 'askedRefusal'])('which refuses after it has begun is a bug: %s', (type) => {
    const play = fresh();
    expect(() => {
      does(play, type);
      answers(play, 'ann', 'red');
    }).toThrow('refused after it had begun');
  });

  test('runs on from its last question when it is answered, and tells only what is new', () => {
    const play = fresh();
    does(play, 'rolls');
    expect(answers(play, 'ann', 5)[0]?.events).toEqual([{ type: 'got', who: 'ann', coins: 6 }]);
    expect(answers(play, 'ann', 0)[0]).toMatchObject({ events: [{ type: 'got', who: 'ann', coins: 1 }], closes: true, lines: [{ key: 'coins.got' }] });
    expect(purse(play)).toBe(7);
  });

  test('gets hidden chance from the host at once', () => {
    const play = fresh();
    const entries = does(play, 'draw');
    expect(entries.map(({ deed }) => deed.kind)).toEqual(['command', 'answer']);
    expect(entries[1]).toMatchObject({ by: 'table', deed: { dice: 'hidden' }, closes: true });
    does(play, 'shuffle');
    expect(play.state.log[1]?.split(',').sort()).toEqual(['0', '1', '2', '3']);
  });
});

describe('the app’s dice', () => {
  test('answer a roll for whoever was asked', () => {
    const play = fresh();
    does(play, 'roll');
    const outcome = play.roll('r', 'ann', play.open?.question?.id ?? '');
    expect(outcome).toMatchObject({ entries: [{ deed: { kind: 'answer', dice: 'app', answer: { as: 'ann' } }, closes: true }] });
    expect(purse(play)).toBeGreaterThanOrEqual(2);
  });

  test('roll only what asks for a roll, and only now', () => {
    const play = fresh();
    expect(whyNot(play.roll('r', 'ann', '1.0'))).toBe('core.question-over');
    does(play, 'choose');
    expect(whyNot(play.roll('r', 'ann', '1.0'))).toBe('core.nothing-to-roll');
    expect(whyNot(play.roll('r', 'ann', '0.0'))).toBe('core.question-over');
  });
});

describe('a correction', () => {
  test('is applied while another command is open, where it arrived', () => {
    const play = fresh();
    does(play, 'earn');
    does(play, 'spend');
    does(play, 'tweak', 'ann', 4);
    expect(play.open?.question?.id).toBe('2.0');
    expect(answers(play, 'ann', 'red')[0]?.events).toEqual([{ type: 'got', who: 'ann', coins: -5 }]);
    expect(purse(play)).toBe(0);
  });

  test('keeps its place when the command asks again later', () => {
    const play = fresh();
    does(play, 'rolls');
    does(play, 'tweak', 'bob', 2);
    answers(play, 'ann', 0);
    does(play, 'tweak', 'bob', 3);
    answers(play, 'ann', 1);
    expect(play.state.purses).toEqual({ ann: 3, bob: 5 });
    expect(play.entries.flatMap(({ events }) => events)).toHaveLength(4);
  });

  test('that is refused is not written down', () => {
    const play = fresh();
    does(play, 'choose');
    expect(isRefusal(play.command('x', 'ann', { type: 'tweak', as: 'ann', by: 99 }))).toBe(true);
    expect(play.last).toBe(1);
  });
});

test('a log holds the lines told to its reader, and strikes out what was taken back', () => {
  const play = fresh();
  does(play, 'earn');
  does(play, 'reveal', 'bob');
  play.undo('u', 'bob', 2);
  const log = told(play.entries, play.undone, ['ann']).map(({ n, line, undone }) => [n, line.key, undone ?? false]);
  expect(log).toEqual([[1, 'coins.got', false], [2, 'coins.seen', true], [3, 'core.undone', false]]);
});
