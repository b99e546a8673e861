import { subject } from './erune';
import { breaches, games, LAWS } from './laws';

/** `LAW_SEEDS=100 npx jest …` judges by more games. */
const SEEDS = Array.from({ length: Number(process.env['LAW_SEEDS'] ?? 1) }, (_, i) => i + 1);

describe(`erune, seeds 1 to ${SEEDS.length}, two to four Adventurers, with and without a Master of Shadows, quest, custom quest and arena`, () => {
  const all = games(subject, SEEDS);
  test.each(LAWS)('%s', (_, law) => expect(breaches(law, subject, all)).toEqual([]));
});
