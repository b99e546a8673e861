import type { Id } from '../../../core/ruleset';
import { figuresLeft } from '../board';
import { strike } from '../combat/strike';
import { monsterPool } from '../combat/weapon';
import type { Of } from '../command';
import type { Ability, Content } from '../content';
import { aimed, perform } from '../effects';
import { inSight, living, monsterKind, must, not, type Game, type Known, type Monster, type Not, type Rule } from '../state';
import { magnet, stays } from './figure';

/** R47.3, R47.8: a spellcaster's blue abilities, the first first. */
export const spellsOf = (content: Content, monster: Monster): readonly Ability[] =>
  monsterKind(content, monster).abilities.filter(({ kind }) => kind === 'blue').sort((a, b) => (a.order ?? 0) - (b.order ?? 0)); // R47.3

/** Whether there is anything it could do: a figure to be summoned; one summoned armour for each summoner. */
export function isIdle(content: Content, known: Known, monster: Monster, { effects = [] }: Ability): boolean {
  const summons = effects.flatMap((effect) => (effect.op === 'spawn' ? [effect.monster] : []));
  return summons.some((kind) => figuresLeft(content, known, kind) <= 0) || (summons.length > 0 && Object.values(known.monsters).some(({ summoner }) => summoner === monster.id));
}

export const inRange = (content: Content, known: Known, monster: Monster, { range }: Ability, target: Id): boolean => {
  const room = known.adventurers[target]?.room ?? '';
  return range === 'melee' ? room === monster.room : inSight(content, known, monster.room, room);
};

export function cannotCast(content: Content, known: Known, { as, monster: id, spell, targets = [] }: Of<'monster-cast'>): Not {
  const why = stays(known, as, id, 'combat'); // R24.9
  if (why) return why;
  if (known.help === 'sheets') return not('sheets-only');
  const monster = must(known.monsters[id], id);
  const ability = spellsOf(content, monster).find((each) => each.id === spell);
  if (!ability) return not('no-such-spell-of-monster', { monster: id }); // R24.12 R47.3
  if (isIdle(content, known, monster, ability)) return not('nothing-to-summon', { monster: id });
  if (!ability.dice) return undefined;
  if (targets.length === 0 || new Set(targets).size < targets.length) return not('needs-target');
  if (targets.some((target) => !living(known).some((who) => who.id === target))) return not('no-such-adventurer');
  const far = targets.find((target) => !inRange(content, known, monster, ability, target));
  if (far !== undefined) return not('monster-sees-not', { monster: id, target: far }); // R24.10
  const drawn = magnet(content, known, monster);
  return drawn === undefined || targets.includes(drawn) || !inRange(content, known, monster, ability, drawn) ? undefined : not('monster-provoked', { monster: id, target: drawn });
}

/** R24.11, R24.12: no mana to pay, and no limit. */
export function* castSpell(game: Game, { monster: id, spell, targets = [] }: Pick<Of<'monster-cast'>, 'monster' | 'spell' | 'targets'>): Rule {
  const monster = must(game.now().monsters[id], id);
  const { dice, unstoppable, effects = [] } = must(spellsOf(game.content, monster).find((each) => each.id === spell), spell);
  yield { type: 'monster-acted', monster: id, action: 'combat' };
  yield { type: 'monster-cast', monster: id, spell };
  let struck = targets;
  if (dice) {
    const hit = yield* aimed(game, 'targets', { user: id, targets });
    struck = hit.filter((target) => target !== id);
    const plan = { kind: 'spell', area: true, dice: monsterPool(game.content, game.now(), id, spell), ...(unstoppable && { unstoppable }) } as const;
    yield* strike(game, { ...plan, by: id, targets: struck });
    // What a mirror sends back is nobody's blow.
    if (hit.includes(id)) yield* strike(game, { ...plan, targets: [id] });
  }
  if (game.now().monsters[id]) yield* perform(game, effects, { user: id, room: monster.room, targets: struck });
}
