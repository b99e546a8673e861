import { roll } from '../../core/script';
import { TABLE, type CharacterId, type DieId, type Face, type Id, type Line } from '../../core/ruleset';
import type { Pool } from '../../kit/effect';
import type { Content } from './content';
import { must, type Game, type Rule, type Shown } from './state';

export type RollEvent = { readonly type: 'rolled' } & Shown;

/** Black dice last: the special ones come first in a lightning defence (R17.9). */
const COLOURS = ['yellow', 'red', 'blue', 'black'] as const;

export const diceOf = (pool: Pool): readonly DieId[] => [...COLOURS, ...Object.keys(pool).filter((die) => !(COLOURS as readonly string[]).includes(die))].flatMap((die) => Array<DieId>(pool[die] ?? 0).fill(die));
export const joined = (...pools: readonly (Pool | undefined)[]): Pool => {
  const sum: Record<DieId, number> = {};
  for (const pool of pools) for (const [die, count] of Object.entries(pool ?? {})) sum[die] = (sum[die] ?? 0) + count;
  return sum;
};
export const faceOf = (content: Content, die: DieId, face: number): Face => must(content.dice[die]?.faces[face], `face ${face} of ${die}`);

/** Dice as they lie. */
export interface Lie {
  readonly dice: readonly DieId[];
  readonly faces: readonly number[];
}
export const symbols = (content: Content, { dice, faces }: Lie, symbol: string): number => dice.reduce((sum, die, i) => sum + (faceOf(content, die, must(faces[i], 'face'))[symbol] ?? 0), 0);

/** Whoever plays this figure: the Adventurer's player, or the MoS; without one, the table (R53.5). */
export const playerOf = (game: Game, figure: Id): CharacterId => (game.now().adventurers[figure] || figure === game.now().mos?.id ? figure : (game.now().mos?.id ?? TABLE)); // R53.5

/** Rolls, and lets the dice lie for all to see. No dice, no question. */
export function* cast(game: Game, who: Id, dice: readonly DieId[], about: Shown['about'], values: Line['with'] = {}): Rule<Lie> {
  if (dice.length === 0) return { dice, faces: [] };
  const faces = yield* roll({ key: `erune.roll-${about}`, with: { figure: who, dice: dice.length, ...values } }, playerOf(game, who), dice);
  yield { type: 'rolled', by: who, about, dice, faces };
  return { dice, faces };
}
