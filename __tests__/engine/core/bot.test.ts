import { Bots, perform } from '@engine/core/bot';
import { seeded } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { isRefusal, type Offer } from '@engine/core/ruleset';
import { coins, setup, type Coins, type CoinsCommand, type CoinsEvent, type CoinsRuleset, type CoinsView } from './coins';

const types = ['earn', 'roll', 'choose', 'window', 'each', 'draw'];
const offer = (type: string, as: string): Offer<CoinsCommand> => ({ command: { type, as }, line: { key: type }, group: type });
const rich: CoinsRuleset = { ...coins, offers: () => [...types.flatMap((type) => [offer(type, 'ann'), offer(type, 'bob')]), { ...offer('poor', 'ann'), not: { key: 'coins.too-poor' } }] };
const hands = [{ seat: 'one', eyes: ['ann'] }, { seat: 'two', eyes: ['bob'] }];

function deeds(seed: number, taste?: (offer: Offer<CoinsCommand>) => number) {
  const play = new Play(rich, seeded(seed), { n: 0, state: rich.setup(setup) });
  const bots = new Bots<Coins, CoinsCommand, CoinsEvent, CoinsView>(hands, seeded(seed), taste);
  const all: string[] = [];
  for (let i = 0; i < 120; i++) {
    const turn = bots.next(play);
    if (!turn) break;
    const outcome = perform(play, turn, String(i));
    if (isRefusal(outcome)) throw new Error(`seed ${seed}: ${outcome.refused.key}`);
    if (turn.do === 'command') all.push(turn.command.type);
  }
  return all;
}

test('bots do everything that is offered, answer every question, and leave what is refused', () => {
  expect([...new Set(deeds(1))].sort()).toEqual([...types].sort());
});

test('what a bot does not like it never does, and what it did often it does seldom', () => {
  const all = deeds(2, ({ command }) => (command.type === 'earn' || command.type === 'draw' ? 1 : 0));
  const earned = all.filter((type) => type === 'earn').length;
  expect(new Set(all)).toEqual(new Set(['earn', 'draw']));
  expect(Math.abs(2 * earned - all.length)).toBeLessThan(all.length / 3);
});

test('bots stop where nothing can be done', () => {
  const play = new Play({ ...coins, offers: () => [] }, seeded(1), { n: 0, state: coins.setup(setup) });
  expect(new Bots<Coins, CoinsCommand, CoinsEvent, CoinsView>(hands, seeded(1)).next(play)).toBeUndefined();
});
