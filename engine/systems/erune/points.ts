import { clamped } from '../../kit/track';
import type { CharacterId, Id } from '../../core/ruleset';
import type { Evolution, Narration } from './area';
import type { Content, Level } from './content';
import { adventurer, must, not, party, type Adventurer, type Game, type Known, type Monster, type Not, type Points, type Rule, type State } from './state';

export type PointsEvent =
  | { readonly type: 'wounded'; readonly target: Id; readonly damage: number }
  | { readonly type: 'healed'; readonly who: CharacterId; readonly amount: number }
  | { readonly type: 'gained'; readonly who: CharacterId; readonly points: Points | 'gold' | 'fate'; readonly amount: number }
  | { readonly type: 'lost'; readonly who: CharacterId; readonly points: Points | 'gold' | 'fate'; readonly amount: number }
  | { readonly type: 'spent'; readonly who: CharacterId; readonly points: Points | 'fate'; readonly amount: number }
  | { readonly type: 'lent'; readonly who: CharacterId; readonly points: Points; readonly amount: number; readonly left: number }
  | { readonly type: 'raised'; readonly who: CharacterId; readonly points: Points; readonly amount: number }
  | { readonly type: 'laid'; readonly who: CharacterId; readonly amount: number; readonly given: number }
  | { readonly type: 'carded'; readonly who: CharacterId; readonly amount: number }
  | { readonly type: 'reserve'; readonly amount: number }
  | { readonly type: 'readied'; readonly monster: Id; readonly amount: number }
  | { readonly type: 'earned'; readonly who: CharacterId; readonly amount: number };

/** The row of the level table that rules for this character. */
export const levelOf = (content: Content, { kind, level }: { readonly kind: Id; readonly level: number }): Level => must(must(content.levels[kind], kind).levels[level - 1], `level ${level}`);
/** R43.1: the level's maximum, and what runes and events added for this quest. */
export const maxOf = (content: Content, who: Adventurer, points: Points): number => levelOf(content, who)[points] + (who.raised[points] ?? 0);
export const temporary = (who: Adventurer, points: Points): number => who.temporary.reduce((sum, each) => (each.points === points ? sum + each.amount : sum), 0);
/** What may be spent: points of the sheet, and those beside it. */
export const purse = (who: Adventurer, points: Points): number => who[points] + temporary(who, points);
export const goldLimit = (who: Pick<Adventurer, 'equipment'>): number => 100 + (who.equipment.includes('purse') ? 100 : 0) + (who.equipment.includes('money-bag') ? 100 : 0); // R43.5

export const patch = (state: State, id: CharacterId, change: (who: Adventurer) => Partial<Adventurer>): State => {
  const before = adventurer(state, id);
  return { ...state, adventurers: { ...state.adventurers, [id]: { ...before, ...change(before) } } };
};
export const patchMonster = (state: State, id: Id, change: (monster: Monster) => Partial<Monster>): State => {
  const before = state.monsters[id];
  return before ? { ...state, monsters: { ...state.monsters, [id]: { ...before, ...change(before) } } } : state;
};

/** Takes from the temporary points first: they would be gone anyway. */
function drained(who: Adventurer, points: Points, amount: number): Partial<Adventurer> {
  let left = amount;
  const kept = who.temporary.flatMap((each) => {
    if (each.points !== points) return [each];
    const used = Math.min(each.amount, left);
    left -= used;
    return each.amount > used ? [{ ...each, amount: each.amount - used }] : [];
  });
  return { temporary: kept, [points]: Math.max(0, who[points] - left) };
}

export const evolution: Evolution<PointsEvent> = {
  wounded: (_, state, { target, damage }) =>
    state.monsters[target] ? patchMonster(state, target, ({ hp }) => ({ hp: Math.max(0, hp - damage) })) : patch(state, target, (who) => drained(who, 'hp', damage)),
  healed: (_, state, { who, amount }) => patch(state, who, ({ hp }) => ({ hp: hp + amount })),
  gained: (_, state, { who, points, amount }) => patch(state, who, (before) => ({ [points]: before[points] + amount })),
  lost: (_, state, { who, points, amount }) => patch(state, who, (before) => (points === 'gold' || points === 'fate' ? { [points]: Math.max(0, before[points] - amount) } : drained(before, points, amount))),
  spent: (_, state, { who, points, amount }) => patch(state, who, (before) => (points === 'fate' ? { fate: before.fate - amount } : drained(before, points, amount))),
  lent: (_, state, { who, points, amount, left }) => patch(state, who, (before) => ({ temporary: [...before.temporary, { points, amount, left }] })),
  raised: (_, state, { who, points, amount }) => patch(state, who, (before) => ({ raised: { ...before.raised, [points]: (before.raised[points] ?? 0) + amount }, [points]: before[points] + amount })), // R43.1
  laid: (_, state, { who, amount, given }) => {
    const richer: State = { ...state, reserve: state.reserve + given }; // R36.11 R36.12
    return patch(richer, who, ({ cards, laid }) => ({ cards: cards - given / 3, laid: laid + amount - given })); // R36.11
  },
  carded: (_, state, { who, amount }) => patch(state, who, ({ cards }) => ({ cards: cards + amount })),
  reserve: (_, state, { amount }) => ({ ...state, reserve: state.reserve + amount }),
  readied: (_, state, { monster, amount }) => patchMonster(state, monster, (before) => ({ prepared: before.prepared + amount })),
  earned: (_, state, { who, amount }) =>
    state.mos?.id === who ? { ...state, mos: { ...state.mos, xp: state.mos.xp + amount, earned: state.mos.earned + amount } } : patch(state, who, ({ xp, earned }) => ({ xp: xp + amount, earned: earned + amount })),
};
/** A number is never less than nothing in words for ears. */
export const narration: Narration<PointsEvent> = {
  readied: () => [],
  laid: ({ who, amount, given }) => [amount < 0 ? not('laid-back', { who, amount: -amount }) : not('laid', { who, amount, given })],
  carded: ({ who, amount }) => [amount < 0 ? not('uncarded', { who, amount: -amount }) : not('carded', { who, amount })],
  reserve: ({ amount }) => [amount < 0 ? not('reserve-less', { amount: -amount }) : not('reserve', { amount })],
};

export function* heal(game: Game, who: CharacterId, amount: number): Rule {
  const before = adventurer(game.now(), who);
  if (before.dead) return; // R37.6
  const healed = Math.min(amount, maxOf(game.content, before, 'hp') - before.hp); // R43.1
  if (healed > 0) yield { type: 'healed', who, amount: healed };
}

/** SP of an Adventurer: onto the Shadows cards while there are any, else up to the maximum. */
export function* stamina(game: Game, who: CharacterId, amount: number): Rule {
  const before = adventurer(game.now(), who);
  const swallowed = Math.min(amount, before.cards * 3 - before.laid); // R36.10
  if (swallowed > 0) yield* lay(before, swallowed);
  const after = adventurer(game.now(), who);
  const space = maxOf(game.content, after, 'sp') - after.sp; // R38.5
  const kept = clamped(amount - swallowed, space);
  if (kept > 0) yield { type: 'gained', who, points: 'sp', amount: kept };
}

/** R36.11: each card with three SP goes back to the deck, and the Shadows have them. */
function* lay({ id, laid }: Adventurer, amount: number): Rule {
  yield { type: 'laid', who: id, amount, given: Math.floor((laid + amount) / 3) * 3 };
}

export function* gain(game: Game, who: CharacterId, points: Points | 'gold' | 'fate' | 'xp', amount: number): Rule {
  const before = adventurer(game.now(), who);
  if (points === 'hp') return yield* heal(game, who, amount);
  if (points === 'sp') return yield* stamina(game, who, amount);
  if (points === 'xp') return yield* earn(game, who, amount);
  const room = points === 'gold' ? goldLimit(before) - before.gold : points === 'fate' ? amount : maxOf(game.content, before, points) - before[points];
  const gained = clamped(amount, room);
  if (gained > 0) yield { type: 'gained', who, points, amount: gained };
}

export function* lose(game: Game, who: CharacterId, points: Points | 'gold' | 'fate', amount: number): Rule {
  const before = adventurer(game.now(), who);
  const lost = Math.min(amount, points === 'gold' || points === 'fate' ? before[points] : purse(before, points));
  if (lost > 0) yield { type: 'lost', who, points, amount: lost };
}

/** R29.3: gone when the owner's next phase ends; the end of a phase that runs now does not count. */
export function* lend(game: Game, who: CharacterId, points: Points, amount: number): Rule {
  const state = game.now();
  const own = state.phase === 'adventurers' && !adventurer(state, who).done;
  yield { type: 'lent', who, points, amount, left: own ? 2 : 1 };
}

/** R42.1, R42.7: noted at once, and none after the last level; R52.3: none in the arena. */
export function* earn(game: Game, who: CharacterId, amount: number): Rule {
  const state = game.now();
  const { level } = state.mos?.id === who ? state.mos : adventurer(state, who);
  if (amount <= 0 || level >= 20 || state.mode === 'arena') return; // R42.7 R52.3
  yield { type: 'earned', who, amount };
}

/** R36.10: cards come, and all SP that are held go on them. */
export function* card(game: Game, who: CharacterId, amount: number): Rule {
  const before = adventurer(game.now(), who);
  const dealt = party(game.now()).reduce((sum, { cards }) => sum + cards, 0);
  const left = Math.max(0, (game.content.cards['shadows-card']?.box ?? 0) - dealt); // R2.6: a table may have noted more than there are
  const change = clamped(amount, left, -before.cards);
  if (change === 0) return;
  yield { type: 'carded', who, amount: change };
  const after = adventurer(game.now(), who);
  const onto = Math.min(after.sp, after.cards * 3 - after.laid);
  if (change > 0 && onto > 0) {
    yield { type: 'spent', who, points: 'sp', amount: onto };
    yield* lay(after, onto);
  }
  // The last card is gone: what lay on it is the Adventurer's again.
  if (after.cards === 0 && after.laid > 0) {
    yield { type: 'laid', who, amount: -after.laid, given: 0 };
    yield* stamina(game, who, after.laid);
  }
}

/** Why these points cannot be paid. */
export const short = (who: Adventurer, points: Points, amount: number): Not => (purse(who, points) < amount ? not(`too-few-${points}`, { hero: who.id, need: amount, have: purse(who, points) }) : undefined);

export function* spend(who: CharacterId, points: Points, amount: number): Rule {
  if (amount > 0) yield { type: 'spent', who, points, amount };
}

/** What the reserve gets: the MoS's, or the common one (R53.7). */
export function* reserve(_: Game, amount: number): Rule {
  if (amount !== 0) yield { type: 'reserve', amount };
}

export const hpOf = (known: Known, figure: Id): number => known.monsters[figure]?.hp ?? purse(adventurer(known, figure), 'hp');
