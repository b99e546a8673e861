import type { Pool } from '../../../kit/effect';
import { odds } from '../../../kit/odds';
import type { Content } from '../content';
import { diceOf } from '../roll';

/** Exact chances of each loss: `odds[k]` is the chance that the target loses k HP. */
export function damageOdds(content: Content, attack: Pool, defence: Pool, unstoppable = false): readonly number[] {
  const faces = (pool: Pool) => diceOf(pool).map((die) => content.dice[die]?.faces ?? []);
  const hits = odds(faces(attack), ({ skull = 0 }) => skull);
  if (unstoppable) return hits;
  const blocks = odds(faces(defence), ({ shield = 0 }) => shield);
  const chances = Array<number>(hits.length).fill(0);
  for (const [hit, chance] of hits.entries()) for (const [block, other] of blocks.entries()) chances[Math.max(0, hit - block)] = (chances[Math.max(0, hit - block)] ?? 0) + chance * other;
  return chances;
}
