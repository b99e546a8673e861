import { isRefusal, type Command, type Line } from '@engine/core/ruleset';
import { atLeast } from '@engine/kit/odds';
import { readCommand } from '@engine/systems/heroes/command';
import { contestOdds } from '@engine/systems/heroes/contest';
import { attackDice, monsterKind } from '@engine/systems/heroes/state';
import type { View } from '@engine/systems/heroes/view';
import { content } from './content';

const percent = (chance: number): number => Math.round(chance * 100);

/** The exact chance that an attack wounds at all. */
export function hint(view: View, command: Command): Line | undefined {
  const read = readCommand(command);
  if (isRefusal(read) || read.type !== 'attack') return undefined;
  const hero = view.heroes[read.as];
  const monster = view.monsters[read.target];
  const weapon = content.weapons[read.weapon];
  if (!hero || !monster || !weapon) return undefined;
  const chances = contestOdds(attackDice(hero, weapon, read.adjacent), monsterKind(content, monster).defence);
  return { key: 'app.heroes.odds', with: { percent: percent(atLeast(chances, 1)), weapon: weapon.id } };
}
