import { subject } from './heroes';
import { breaches, games, LAWS } from './laws';

/** `LAW_SEEDS=100 npx jest …` judges by more games. */
const SEEDS = Array.from({ length: Number(process.env['LAW_SEEDS'] ?? 3) }, (_, i) => i + 1);

describe(`heroes, seeds 1 to ${SEEDS.length}, parties of one to six, with and without a referee`, () => {
  const all = games(subject, SEEDS);
  test.each(LAWS)('%s', (_, law) => expect(breaches(law, subject, all)).toEqual([]));
});
