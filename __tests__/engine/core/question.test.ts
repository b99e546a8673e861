import { asked, awaited, misfit, settled } from '@engine/core/question';
import type { Answer, Question } from '@engine/core/ruleset';
import { answers, coins, does, fresh } from './coins';

const why = { key: 'why' };
const options = ['red', 'green', 'blue'].map((id) => ({ id, line: why }));
const roll: Question = { id: '3.0', why, ask: 'roll', to: 'ann', dice: ['d6', 'd6'] };
const drawn: Question = { id: '3.0', why, ask: 'draw', from: [{ id: 'ace', weight: 1 }] };
const shuffled: Question = { id: '3.0', why, ask: 'shuffle', count: 3 };
const each: Question = { id: '3.0', why, ask: 'choose', to: ['ann', 'bob'], mode: 'each', options, min: 1, max: 2 };
const first: Question = { ...each, mode: 'first', min: 0, max: 1 };

const answer = (as: string, picks: Answer['picks'], to = '3.0'): Answer => ({ to, as, picks });
const fault = (question: Question, given: Answer, before: readonly Answer[] = []) => misfit(question, before, given, coins.dice)?.refused.key;

describe('an answer is refused', () => {
  const rows: readonly [string, Question, Answer, string][] = [
    ['to a question that is over', roll, answer('ann', [0, 0], '2.0'), 'core.question-over'],
    ['to a roll of somebody else', roll, answer('bob', [0, 0]), 'core.not-yours'],
    ['with too few dice', roll, answer('ann', [0]), 'core.dice-count'],
    ['with too many dice', roll, answer('ann', [0, 1, 2]), 'core.dice-count'],
    ['with a face that the die does not have', roll, answer('ann', [0, 6]), 'core.no-such-face'],
    ['with a face below the first', roll, answer('ann', [0, -1]), 'core.no-such-face'],
    ['with half a face', roll, answer('ann', [0, 1.5]), 'core.no-such-face'],
    ['with a word for a face', roll, answer('ann', [0, '1']), 'core.no-such-face'],
    ['to a draw, by a player', drawn, answer('ann', ['ace']), 'core.not-yours'],
    ['to a draw, with a card that is not there', drawn, answer('table', ['king']), 'core.no-such-option'],
    ['to a draw, with two cards', drawn, answer('table', ['ace', 'ace']), 'core.no-such-option'],
    ['to a shuffle, by a player', shuffled, answer('ann', [0, 1, 2]), 'core.not-yours'],
    ['to a shuffle, with a place twice', shuffled, answer('table', [0, 1, 1]), 'core.no-such-option'],
    ['to a shuffle, with a place missing', shuffled, answer('table', [0, 1]), 'core.no-such-option'],
    ['to a choice of others', each, answer('eve', ['red']), 'core.not-yours'],
    ['with an option that is not there', each, answer('ann', ['black']), 'core.no-such-option'],
    ['with one option twice', each, answer('ann', ['red', 'red']), 'core.no-such-option'],
    ['with too few options', each, answer('ann', []), 'core.pick-count'],
    ['with too many options', each, answer('ann', ['red', 'green', 'blue']), 'core.pick-count'],
    ['with too many options of a window', first, answer('ann', ['red', 'green']), 'core.pick-count'],
  ];
  test.each(rows)('%s', (_, question, given, key) => expect(fault(question, given)).toBe(key));

  test('when the same person has answered already', () => {
    expect(fault(each, answer('ann', ['red']), [answer('ann', ['green'])])).toBe('core.not-yours');
  });
});

test.each([
  [roll, answer('ann', [0, 5])],
  [drawn, answer('table', ['ace'])],
  [shuffled, answer('table', [2, 0, 1])],
  [each, answer('bob', ['red', 'blue'])],
  [first, answer('bob', [])],
])('a fitting answer is taken', (question, given) => expect(fault(question, given)).toBeUndefined());

describe('windows', () => {
  test('first: the first taker closes it', () => {
    expect(settled(first, [answer('bob', ['red'])])).toBe(true);
    const play = fresh();
    does(play, 'window');
    answers(play, 'bob', 'green');
    expect(play.state.log).toEqual(['bob took green']);
  });

  test('first: a pass leaves it open for the others, and when all pass nobody takes', () => {
    const play = fresh();
    does(play, 'window');
    expect(answers(play, 'ann')[0]?.closes).toBeUndefined();
    expect(play.open && awaited(play.open.question as Question, play.open.answers)).toEqual(['bob']);
    answers(play, 'bob');
    expect(play.state.log).toEqual(['nobody']);
  });

  test('each: waits for everybody, in any order', () => {
    const play = fresh();
    does(play, 'each');
    answers(play, 'bob', 'red', 'blue');
    expect(play.state.log).toEqual([]);
    answers(play, 'ann', 'green');
    expect(play.state.log).toEqual(['bob:red+blue ann:green']);
  });
});

describe('who sees a question', () => {
  const secret: Question = { ...roll, secret: true };
  test.each<[string, Question, string[], boolean | undefined]>([
    ['whom it asks can answer', roll, ['ann'], true],
    ['the table can answer for who is away', roll, [], true],
    ['others see that somebody is waited for', roll, ['bob'], false],
    ['a secret question is shown to whom it asks', secret, ['ann'], true],
    ['a secret question is hidden from others', secret, ['bob'], undefined],
    ['a secret question is hidden from the table', secret, [], undefined],
  ])('%s', (_, question, eyes, open) => {
    const got = asked(question, [], eyes);
    expect(got && got.question !== undefined).toBe(open);
    expect(got?.waiting ?? ['ann']).toEqual(['ann']);
  });

  test('hidden chance waits for nobody', () => expect([awaited(drawn, []), awaited(shuffled, [])]).toEqual([[], []]));
});
