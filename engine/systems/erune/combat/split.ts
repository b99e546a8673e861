import type { Id } from '../../../core/ruleset';
import { playerOf } from '../roll';
import { not, type Game, type Rule } from '../state';

const ways = (n: number, parts: number): readonly (readonly number[])[] =>
  parts === 1 ? [[n]] : Array.from({ length: n + 1 }, (_, i) => n - i).flatMap((head) => ways(n - head, parts - 1).map((tail) => [head, ...tail]));

/** Circular Attack: the attacker shares the skulls out among the targets, in one choice. */
export function* split(game: Game, by: Id, targets: readonly Id[], skulls: number): Rule<readonly number[]> {
  if (targets.length === 1 || skulls === 0) return targets.map((_, i) => (i === 0 ? skulls : 0));
  const all = ways(skulls, targets.length);
  if (!game.now().adventurers[by] && !game.now().mos) return all[Math.floor(all.length / 2)] ?? [];
  const options = all.map((parts) => ({
    id: parts.join('-'),
    line: not(`split-${targets.length}`, Object.fromEntries(targets.flatMap((target, i) => [[`target${i + 1}`, target], [`skulls${i + 1}`, parts[i] ?? 0]]))),
  }));
  const [answer] = yield { ask: 'choose', why: not('ask-split', { skulls }), to: [playerOf(game, by)], mode: 'first', options, min: 1, max: 1 };
  return String(answer?.picks[0] ?? '').split('-').map(Number);
}
