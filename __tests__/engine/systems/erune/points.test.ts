import type { EruneEvent } from '@engine/systems/erune/event';
import { maxOf } from '@engine/systems/erune/points';
import type { Adventurer } from '@engine/systems/erune/state';
import { bent, content, levered, pull, ruleset, scene, type Scene } from './table';

/** SP come to the warrior by an effect that was put off until now. */
function gaining(amount: number, { adventurers, mos }: Pick<Scene, 'adventurers' | 'mos'>) {
  const later = [{ turn: 5, do: [{ op: 'gain', who: 'user', points: 'sp', amount } as const], user: 'warrior' }];
  const table = scene({ adventurers: { ...adventurers, archer: {} }, ...(mos && { mos }), state: { reserve: 4, phase: 'spirit', turn: 4, later }, draws: ['held-breath', 'sleeping-dark', '1', 'power'] });
  table.does({ type: 'new-turn' });
  return table;
}

test('R38.5 SP beyond the maximum are lost', () => {
  const max = maxOf(content, scene({ adventurers: { warrior: {} } }).hero('warrior'), 'sp');
  const sp = (before: number, amount: number) => gaining(amount, { adventurers: { warrior: { sp: before } }, mos: { skills: [] } }).hero('warrior').sp;
  expect([sp(0, 1), sp(max - 1, 3), sp(max, 1)]).toEqual([1, max, max]);
});

test('R36.10 R36.11 SP go on the Shadows card, the third completes it, and the Master of Shadows has them', () => {
  const table = gaining(2, { adventurers: { warrior: { sp: 0, cards: 2, laid: 2 } }, mos: { skills: [] } });
  expect([table.hero('warrior').cards, table.hero('warrior').laid, table.hero('warrior').sp, table.state.reserve]).toEqual([1, 1, 0, 7]);
});

test('R36.12 without a Master of Shadows they go to the common reserve', () => {
  const table = gaining(4, { adventurers: { warrior: { sp: 0, cards: 1, laid: 0 } } });
  expect([table.state.mos, table.hero('warrior').cards, table.hero('warrior').sp, table.state.reserve]).toEqual([undefined, 0, 1, 7]);
});

describe('R2.6 Shadows cards', () => {
  /** What comes of so many cards for those who have these. */
  const dealt = (amount: number, warrior: Partial<Adventurer>, ...others: readonly number[]) => {
    const [archer = 0, wizard = 0] = others;
    const table = scene({ adventurers: { warrior, archer: { cards: archer }, wizard: { cards: wizard } }, mos: { skills: [] }, things: bent(levered({ op: 'cards', who: 'user', amount })) });
    const events = table.does(pull);
    return { cards: table.hero('warrior').cards, told: events.flatMap((event) => (event.type === 'carded' ? [event.amount] : [])) };
  };

  test.each<[string, number, number, readonly number[], number, readonly number[]]>([
    ['two of two come', 2, 1, [3, 3], 3, [2]],
    ['of three the last that is left', 3, 0, [6, 5], 1, [1]],
    ['none of those that all others have', 1, 0, [6, 6], 0, []],
    ['those of one’s own count', 5, 4, [4, 3], 5, [1]],
    ['as many go as are there', -3, 2, [6, 4], 0, [-2]],
    ['none go where none are', -1, 0, [6, 4], 0, []],
    ['where the table noted more than there are, none comes and none goes for it', 1, 6, [6, 6], 6, []],
    ['and where one is taken, one goes', -1, 6, [6, 6], 5, [-1]],
  ])('%s', (_, amount, own, others, cards, told) => expect(dealt(amount, { cards: own }, ...others)).toEqual({ cards, told }));

  test('there are twelve', () => expect(content.cards['shadows-card']?.box).toBe(12));
});

describe('a number is told as it is heard, never as less than nothing', () => {
  const { state } = scene({ adventurers: { warrior: {} } });
  test.each<[EruneEvent, string, object]>([
    [{ type: 'laid', who: 'warrior', amount: 2, given: 0 }, 'erune.laid', { who: 'warrior', amount: 2, given: 0 }],
    [{ type: 'laid', who: 'warrior', amount: -2, given: 0 }, 'erune.laid-back', { who: 'warrior', amount: 2 }],
    [{ type: 'carded', who: 'warrior', amount: 1 }, 'erune.carded', { who: 'warrior', amount: 1 }],
    [{ type: 'carded', who: 'warrior', amount: -1 }, 'erune.uncarded', { who: 'warrior', amount: 1 }],
    [{ type: 'reserve', amount: 3 }, 'erune.reserve', { amount: 3 }],
    [{ type: 'reserve', amount: -3 }, 'erune.reserve-less', { amount: 3 }],
  ])('%j', (event, key, values) => expect(ruleset.narrate(event, state)).toEqual([{ key, with: values }]));

  test('a card that is taken back with SP on it is told so', () => {
    const table = scene({ adventurers: { warrior: { cards: 1, laid: 2 } }, mos: {}, things: bent(levered({ op: 'cards', who: 'user', amount: -1 })) });
    table.does(pull);
    const lines = table.play.entries.flatMap((entry) => entry.lines);
    expect(lines.map(({ key }) => key)).toEqual(expect.arrayContaining(['erune.uncarded', 'erune.laid-back']));
    expect(lines.flatMap((line) => Object.values(line.with ?? {})).filter((value) => typeof value === 'number' && value < 0)).toEqual([]);
    expect(table.hero('warrior')).toMatchObject({ cards: 0, laid: 0, sp: 2 });
  });
});
