import type { Id } from '../../../core/ruleset';
import { levelOf, stamina } from '../points';
import type { Content } from '../content';
import { must, not, type Game, type Known, type Not, type Rule } from '../state';
import { createFaults, levelUp, unlearnable, type Growth } from './character';
import type { SheetCommand } from './command';

type Of<T extends SheetCommand['type']> = Extract<SheetCommand, { type: T }>;

/** An Adventurer, or the Master of Shadows, as one who grows. */
export function growing(known: Known, id: Id): (Growth & { readonly kind: Id; readonly quests: readonly unknown[] }) | undefined {
  return known.mos?.id === id ? { ...known.mos, kind: 'mos', fields: [] } : known.adventurers[id];
}

/** R44.3 to R44.5: only who has not played yet may still be made otherwise. */
export function cannotChoose(content: Content, known: Known, { as, skill, skills, fields }: Of<'choose'>): Not {
  const who = growing(known, as);
  if (!who) return not('no-such-adventurer');
  if (known.phase !== 'lobby') return not('lobby-only');
  if (who.level > 1 || who.xp > 0 || who.quests.length > 0) return not('already-made', { hero: as });
  const chosen = skills ?? (skill === undefined ? undefined : [skill]);
  return createFaults(content, who.kind, { ...(chosen && { skills: chosen }), ...(fields && { fields }) });
}
export function* choosing(game: Game, { as, skill, skills, fields }: Of<'choose'>): Rule {
  const who = must(growing(game.now(), as), as);
  yield { type: 'made', who: as, skills: skills ?? (skill === undefined ? who.skills : [skill]), fields: fields ?? who.fields };
}

/** R3.7, R24.13 */
export function cannotBring(content: Content, known: Known, { as, fields }: Of<'bring'>): Not {
  const who = known.adventurers[as];
  if (!who) return not('no-such-adventurer');
  if (known.phase !== 'lobby') return not('lobby-only'); // R3.7
  if (fields.some((field) => !who.fields.includes(field))) return not('field-not-mastered', { hero: as }); // R3.8
  const { brought } = levelOf(content, who);
  return fields.length > brought || new Set(fields).size < fields.length ? not('fields-brought-most', { count: brought }) : undefined; // R24.13
}

/** R42.3: at the campfire, while it burns, or back in town. */
const isRest = (known: Known): boolean => known.phase === 'town' || known.remembered['camp-turn'] === String(known.turn); // R42.3

export function cannotRise(content: Content, known: Known, { as, skill, field }: Of<'level-up'>): Not {
  const who = growing(known, as);
  if (!who) return not('no-such-adventurer');
  if (known.phase === 'lobby') return not('not-begun');
  if (!isRest(known)) return not('no-rest', { hero: as }); // R42.3
  if (known.adventurers[as]?.dead) return not('dead', { hero: as }); // R37.6
  return unlearnable(content, who.kind, who, { skill, field });
}

/** R42.4: what the level brings, then what was chosen with it. */
export function* rising(game: Game, { as, skill, field }: Of<'level-up'>): Rule {
  const before = must(growing(game.now(), as), as);
  const up = levelUp(game.content, before.kind, before);
  if (up && game.now().mos?.id === as) yield { type: 'mos-levelled', who: as, level: up.level, xp: up.xp };
  else if (up) {
    const { level, xp, hp, sp, mp, weapon, protection, fate } = up;
    yield { type: 'levelled', who: as, level, xp, hp, sp, mp, weapon, protection, fate }; // R42.4
    yield* stamina(game, as, sp - levelOf(game.content, before).sp); // R43.1
  }
  if (skill !== undefined) yield { type: 'skill-learned', who: as, skill }; // R42.6
  if (field !== undefined) yield { type: 'field-learned', who: as, field }; // R42.6
}
