import { isRefusal, type Command, type Id, type Line } from '@engine/core/ruleset';
import type { Pool } from '@engine/kit/effect';
import { atLeast } from '@engine/kit/odds';
import { damageOdds } from '@engine/systems/erune/combat/odds';
import { ADDED } from '@engine/systems/erune/combat/strike';
import { attackPool, defencePool, monsterPool } from '@engine/systems/erune/combat/weapon';
import { readCommand, type Of } from '@engine/systems/erune/command';
import type { Content } from '@engine/systems/erune/content';
import { joined } from '@engine/systems/erune/roll';
import type { Boost } from '@engine/systems/erune/state';
import type { View } from '@engine/systems/erune/view';
import { contentOf } from './content';

interface Blow {
  readonly attack: Pool;
  readonly target: Id;
  readonly unstoppable: boolean;
  readonly shots: number;
}

const added = (skills: readonly Id[] = []): readonly (Pool | undefined)[] => skills.map((skill) => ADDED[skill]);
const marked = (boosts: readonly Boost[] = []): readonly (Pool | undefined)[] => boosts.filter(({ roll }) => roll === 'marked').map(({ dice }) => dice);

function ofAdventurer(content: Content, view: View, { as, target, skills, group, others }: Of<'attack'>): Blow | undefined {
  const who = view.adventurers[as];
  const foe = view.monsters[target];
  // Skulls that are shared out have no odds against one target.
  if (!who || !foe || others?.length) return undefined;
  const ally = group === undefined ? undefined : view.adventurers[group];
  const attack = joined(attackPool(content, view, who), ally && attackPool(content, view, ally), ...added(skills), ...marked(foe.boosts));
  const unstoppable = who.boosts.some((boost) => boost.unstoppable && (boost.roll === 'attack' || boost.roll === 'weapon-attack'));
  return { attack, target, unstoppable, shots: (who.wielded && content.items[who.wielded]?.shots) || 1 };
}

function ofMonster(content: Content, view: View, { monster: id, target, skills, group, others, ability }: Of<'monster-attack'>): Blow | undefined {
  const monster = view.monsters[id];
  const who = view.adventurers[target];
  // Cover takes dice away from a shot; which, the dice will tell.
  if (!monster || !who || others?.length || who.boosts.some(({ roll }) => roll === 'cover')) return undefined;
  const attack = joined(monsterPool(content, view, id, ability), group === undefined ? undefined : monsterPool(content, view, group), ...added(skills));
  const unstoppable = content.monsters[monster.kind]?.abilities.some((each) => each.id === ability && each.unstoppable) ?? false;
  return { attack, target, unstoppable, shots: 1 };
}

/** The exact chance that an attack takes health at all, before anybody bends a roll. */
export function hint(view: View, command: Command): Line | undefined {
  const read = readCommand(command);
  if (isRefusal(read)) return undefined;
  const content = contentOf(view);
  const blow = read.type === 'attack' ? ofAdventurer(content, view, read) : read.type === 'monster-attack' ? ofMonster(content, view, read) : undefined;
  if (!blow) return undefined;
  const defence = defencePool(content, view, blow.target);
  const once = atLeast(damageOdds(content, blow.attack, defence, blow.unstoppable), 1);
  const percent = Math.round((1 - (1 - once) ** blow.shots) * 100);
  const ours = Object.keys({ ...blow.attack, ...defence }).some((die) => content.dice[die]?.proposed);
  return { key: ours ? 'app.odds.damage-proposed' : 'app.odds.damage', with: { percent } };
}
