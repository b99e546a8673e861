import type { Face, Id } from '@engine/core/ruleset';
import type { Pool } from '@engine/kit/effect';
import type { PoolDice } from '../../parts/Pool';
import { useSay } from '../../words';
import type { DieLook } from '../scene';

const icons = { skull: 'death-skull', shield: 'shield', bolt: 'power-lightning', eye: 'eye-target', gear: 'cog' } as const;

/** Each colour has a mark of its own, so that no die is told apart by colour alone. */
export const dice: Readonly<Record<Id, DieLook>> = {
  black: { paint: 'onyx', mark: 'square', icons },
  yellow: { paint: 'orpiment', mark: 'triangle', icons },
  red: { paint: 'minium', mark: 'diamond', icons },
  blue: { paint: 'lapis', mark: 'disc', icons },
  search: { paint: 'verdigris', mark: 'ring', icons },
  move: { paint: 'bone', mark: 'chevron' },
};

export const lookOf = (die: Id): DieLook => dice[die] ?? { paint: 'bone', mark: 'square' };

export const poolDice = (pool: Pool): readonly PoolDice[] =>
  Object.keys(dice).flatMap((die) => {
    const { paint, mark } = lookOf(die);
    return pool[die] ? [{ paint, mark, count: pool[die] }] : [];
  });

/** Dice and faces in words: "2 black dice, 1 red die", "2 skulls, bolt". */
export function useDiceWords(): { readonly pool: (pool: Pool) => string; readonly face: (face: Face) => string } {
  const say = useSay();
  return {
    pool: (pool) => Object.keys(dice).filter((die) => pool[die]).map((die) => say(`pool.${die}`, { count: pool[die] ?? 0 })).join(', '),
    face: (face) => Object.entries(face).map(([symbol, count]) => (symbol === 'pips' ? String(count) : say(`face.${symbol}`, { count }))).join(', ') || say('face.none'),
  };
}
