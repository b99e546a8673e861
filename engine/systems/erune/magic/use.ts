import type { Id } from '../../../core/ruleset';
import { free } from '../actions';
import { has } from '../bag';
import { typesOf } from '../board';
import { canUse } from '../combat/weapon';
import type { Content, Item } from '../content';
import { perform } from '../effects';
import { unseen } from '../leaf';
import { short, spend } from '../points';
import { adventurer, inSight, must, not, type Adventurer, type Game, type Known, type Not, type Points, type Rule } from '../state';
import type { Of } from './command';

const USED: ReadonlySet<Item['class']> = new Set(['potion', 'rune', 'artifact']);
const isDrunk = (item: Item): boolean => item.class === 'potion' || item.class === 'rune';
/** Holy water burns these alone. */
const UNHOLY: readonly string[] = ['undead', 'demon'];

export function cannotUse(content: Content, known: Known, command: Of<'use'>): Not {
  const { as, item: id } = command;
  const item = content.items[id];
  const why = free(known, as, item && isDrunk(item) ? 'drink' : undefined); // R31.3 R33.1
  if (why) return why;
  const who = adventurer(known, as);
  if (!item || has(content, who, id) === 0) return not('not-yours', { hero: as }); // R33.1
  if (!USED.has(item.class) || !item.effects) return not('no-use', { item: id });
  if (!canUse(content, who, id)) return not('cannot-use', { hero: as, item: id });
  if (item.oncePerQuest && who.spent.includes(id)) return not('once-a-quest', { item: id });
  return short(who, 'mp', item.mp ?? 0) ?? cannotAim(content, known, who, item, command) ?? useless(content, known, who, item); // R33.2
}

function cannotAim(content: Content, known: Known, who: Adventurer, item: Item, { target, weapon }: Of<'use'>): Not {
  switch (item.target) {
    case 'ally':
    case 'fallen': {
      const friend = target === undefined ? undefined : known.adventurers[target];
      if (!friend) return not('no-such-target');
      if (friend.dead !== (item.target === 'fallen')) return not(friend.dead ? 'dead' : 'not-fallen', { hero: friend.id }); // R37.6
      return inSight(content, known, who.room, friend.room) ? undefined : not('out-of-range', { target: friend.id });
    }
    case 'enemy': {
      const foe = target === undefined ? undefined : known.monsters[target];
      if (!foe?.active) return not('no-such-target'); // R11.1
      if (item.id === 'holy-water' && !typesOf(content, foe).some((type) => UNHOLY.includes(type))) return not('not-unholy', { target: foe.id });
      return inSight(content, known, who.room, foe.room) ? undefined : not('out-of-range', { target: foe.id });
    }
    case 'weapon': {
      if (weapon === undefined || !who.weapons.includes(weapon)) return not('not-yours', { hero: who.id });
      return who.poisoned.includes(weapon) ? not('already-coated', { weapon }) : undefined; // R59.10
    }
    default: return undefined;
  }
}

/** What would be lost for nothing. */
function useless(content: Content, known: Known, who: Adventurer, { id, effects = [] }: Item): Not {
  if (who.rune === id) return not('rune-active', { item: id }); // R33.3
  if (effects.some(({ op }) => op === 'lift') && !who.curse) return not('no-curse', { hero: who.id });
  if (effects.some((effect) => effect.op === 'reveal' && effect.what === 'neighbour') && unseen({ content }, known, who.room).length === 0) return not('nothing-to-reveal');
  return undefined;
}

export function* use(game: Game, { as, item: id, target, weapon }: Of<'use'>): Rule {
  const item = must(game.content.items[id], id);
  if (isDrunk(item)) yield { type: 'freed', who: as, use: 'drink' }; // R31.3 R33.1
  yield* spend(as, 'mp', item.mp ?? 0); // R33.2
  yield { type: 'item-used', who: as, item: id, ...(target && { target }) };
  if (item.permanent) yield* activate(game, as, id);
  if (weapon && item.target === 'weapon') yield { type: 'coated', who: as, weapon }; // R59.10
  yield* perform(game, item.effects ?? [], { user: as, ...(target && { target }) });
}

/** R33.3: one rune at a time; what the one before had raised goes with it. */
function* activate(game: Game, as: Id, rune: Id): Rule {
  const before = adventurer(game.now(), as).rune;
  const effects = before === undefined ? [] : (game.content.items[before]?.effects ?? []);
  for (const effect of effects) if (before && effect.op === 'raise') yield { type: 'rune-faded', who: as, rune: before, points: effect.points as Points, amount: effect.amount }; // R33.3
  yield { type: 'rune-activated', who: as, rune }; // R33.2
}
