import { seeded } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import type { Answer } from '@engine/core/ruleset';
import { answers, coins, does, done, fresh, setup, undoes, whyNot, type CoinsPlay } from './coins';

const purses = ({ state }: CoinsPlay) => [state.purses['ann'], state.purses['bob']];
const faces = (play: CoinsPlay): Answer['picks'] => {
  const entry = done(play.roll('r', 'ann', play.open?.question?.id ?? ''))[0];
  return entry?.deed.kind === 'answer' ? entry.deed.answer.picks : [];
};

describe('undo', () => {
  test('gives back the state before the command, and the revision goes on', () => {
    const play = fresh();
    does(play, 'earn', 'ann', 3);
    const before = play.state;
    does(play, 'earn', 'bob', 2);
    undoes(play, 2);
    expect(play.state).toEqual(before);
    expect(play.last).toBe(3);
  });

  test('takes later commands with it and keeps later corrections', () => {
    const play = fresh();
    does(play, 'earn', 'ann', 3);
    does(play, 'tweak', 'bob', 4);
    does(play, 'earn', 'bob', 1);
    undoes(play, 1);
    expect(purses(play)).toEqual([0, 4]);
    expect([...play.undone].sort()).toEqual([1, 3]);
  });

  test('of an open command calls it off and keeps corrections that arrived meanwhile', () => {
    const play = fresh();
    does(play, 'spend');
    does(play, 'tweak', 'ann', 4);
    expect(undoes(play, 1)[0]?.lines).toEqual([{ key: 'core.called-off', with: { of: 1 } }]);
    expect(play.open).toBeUndefined();
    expect(purses(play)).toEqual([4, 0]);
  });

  test('of an earlier command closes the open one too', () => {
    const play = fresh();
    does(play, 'earn');
    does(play, 'choose');
    undoes(play, 1);
    expect([play.open, purses(play)]).toEqual([undefined, [0, 0]]);
  });

  test.each([
    ['what is not there', () => 9],
    ['what was undone already', (play: CoinsPlay) => (undoes(play, 1), 1)],
    ['an answer', (play: CoinsPlay) => (does(play, 'choose'), answers(play, 'ann', 'red'), 3)],
    ['an undo', (play: CoinsPlay) => (undoes(play, 1), 2)],
  ])('is refused for %s', (_, of) => {
    const play = fresh();
    does(play, 'earn');
    expect(whyNot(play.undo('u', 'ann', of(play)))).toBe('core.nothing-to-undo');
  });

  test('the last deed is the last command that still stands', () => {
    const play = fresh();
    does(play, 'earn');
    does(play, 'earn');
    does(play, 'tweak', 'ann', 1);
    expect(play.lastDeed()?.n).toBe(2);
    undoes(play, 2);
    expect(play.lastDeed()?.n).toBe(1);
    undoes(play, 1);
    expect(play.lastDeed()).toBeUndefined();
  });
});

describe('undo of a correction', () => {
  test('is its inverse, as far as the correction went', () => {
    const play = fresh();
    does(play, 'earn', 'ann', 8);
    does(play, 'tweak', 'ann', 5);
    undoes(play, 2);
    expect(purses(play)).toEqual([8, 0]);
  });

  test('happens once', () => {
    const play = fresh();
    does(play, 'tweak', 'ann', 5);
    undoes(play, 1);
    expect(whyNot(play.undo('u', 'ann', 1))).toBe('core.nothing-to-undo');
    expect([...play.undone]).toEqual([1]);
  });

  test('can itself be undone, and then the correction holds again', () => {
    const play = fresh();
    does(play, 'earn', 'bob', 1);
    does(play, 'tweak', 'ann', 5);
    undoes(play, 2);
    undoes(play, 3);
    expect(purses(play)).toEqual([5, 1]);
    undoes(play, 1);
    expect(purses(play)).toEqual([5, 0]);
    expect([...play.undone].sort()).toEqual([1, 3]);
  });

  test('stays undone when an earlier command goes, though the limit would now leave more of it', () => {
    const play = fresh();
    does(play, 'earn', 'ann', 8);
    does(play, 'tweak', 'ann', 5);
    undoes(play, 2);
    undoes(play, 1);
    expect(purses(play)).toEqual([0, 0]);
  });

  test('of before a command stays when that command goes', () => {
    const play = fresh();
    does(play, 'tweak', 'ann', 5);
    does(play, 'earn', 'bob', 1);
    undoes(play, 1);
    undoes(play, 2);
    expect(purses(play)).toEqual([0, 0]);
  });
});

describe('whether another must agree', () => {
  const rows: readonly [string, boolean, (play: CoinsPlay) => void][] = [
    ['own command', false, (play) => does(play, 'earn')],
    ['own choice', false, (play) => (does(play, 'spend'), answers(play, 'ann', 'red'))],
    ['own command with another’s correction after it', false, (play) => (does(play, 'earn'), does(play, 'tweak', 'bob', 1))],
    ['hidden chance that showed nothing', false, (play) => does(play, 'peek')],
    ['hidden chance that showed something', true, (play) => does(play, 'draw')],
    ['real dice', true, (play) => (does(play, 'roll'), answers(play, 'ann', 1, 1))],
    ['the app’s dice', true, (play) => (does(play, 'roll'), faces(play))],
    ['a secret was shown', true, (play) => does(play, 'reveal')],
    ['another’s command', true, (play) => does(play, 'earn', 'bob')],
    ['another’s command would go too', true, (play) => (does(play, 'earn'), does(play, 'earn', 'bob'))],
  ];
  test.each(rows)('%s: %s', (_, contested, happens) => {
    const play = fresh();
    happens(play);
    expect(play.contested(1, 'ann')).toBe(contested);
  });

  test('what was undone already counts no more', () => {
    const play = fresh();
    does(play, 'earn');
    does(play, 'earn', 'bob');
    undoes(play, 2, 'bob');
    expect(play.contested(1, 'ann')).toBe(false);
  });
});

describe('fallen dice', () => {
  test('the same command after an undo gets the same faces', () => {
    const play = fresh();
    does(play, 'roll');
    const fallen = faces(play);
    undoes(play, 1);
    does(play, 'roll');
    expect(faces(play)).toEqual(fallen);
  });

  test('fall once more only, also in a game that was read again', () => {
    const play = fresh(5);
    does(play, 'roll');
    const fallen = faces(play);
    undoes(play, 1);
    does(play, 'roll');
    faces(play);
    for (const reader of [play, new Play(coins, seeded(6), { n: 0, state: coins.setup(setup) }, play.entries)]) {
      does(reader, 'roll');
      expect(faces(reader)).not.toEqual(fallen);
    }
  });

  test('are not for another command, nor for another’s', () => {
    const play = fresh(5);
    does(play, 'roll');
    const fallen = faces(play);
    undoes(play, 1);
    does(play, 'roll', 'bob');
    const entry = done(play.roll('r', 'bob', play.open?.question?.id ?? ''))[0];
    expect(entry?.deed.kind === 'answer' && entry.deed.answer.picks).not.toEqual(fallen);
  });

  test('real dice are thrown anew', () => {
    const play = fresh(5);
    does(play, 'roll');
    answers(play, 'ann', 5, 5);
    undoes(play, 1);
    does(play, 'roll');
    expect(faces(play)).not.toEqual([5, 5]);
  });

  test('hidden chance falls the same too', () => {
    const play = fresh(7);
    does(play, 'draw');
    const [drawn] = play.state.log;
    for (let n = 1, i = 0; i < 5; i++, n = play.last - 1) {
      undoes(play, n);
      does(play, 'draw');
      expect(play.state.log).toEqual([drawn]);
    }
  });
});
