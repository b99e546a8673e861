import type { CharacterId, Id } from '../../../core/ruleset';
import type { Pool } from '../../../kit/effect';
import { hasAbility } from '../board';
import { cast, diceOf, joined } from '../roll';
import { isEngaged, must, opponents, type Game, type Rule } from '../state';
import { bent, bolts, cursed, skulls, unbent, type Result } from './bend';
import { braced } from './brace';
import { defended } from './defend';
import { alive, fix, inspire, lightning } from './lightning';
import { pay } from './skill';
import { split } from './split';
import { attackUsedUp } from './weapon';

/** One attack roll and all that follows from it. Without `by` it is a trap's or a wardrobe's. */
export interface Strike {
  readonly by?: Id;
  readonly targets: readonly Id[];
  readonly dice: Pool;
  readonly kind: 'melee' | 'ranged' | 'spell' | 'other';
  readonly weapon?: Id;
  /** The first target is struck From Behind, as the players see it (R13.7). */
  readonly behind?: boolean;
  /** Declared before the roll, and paid here. */
  readonly skills?: readonly Id[];
  readonly unstoppable?: boolean;
  /** An ally whose dice are in the roll (R39, Group Attack). */
  readonly group?: Id;
  /** Who stands first on the line of a shot (R22.2). */
  readonly between?: Id;
  /** Who gets the XP where nobody strikes (R8.6, R20.5). */
  readonly credit?: CharacterId;
  /** Every target faces all skulls, as in an area. */
  readonly area?: boolean;
}

/** Dice that skills add before the roll. */
export const ADDED: Readonly<Record<Id, Pool>> = { adrenaline: { black: 1 }, power: { red: 1 }, backstab: { red: 1 }, hawkeye: { black: 1 } };

export function* strike(game: Game, plan: Strike): Rule<number> {
  const { by, skills = [] } = plan;
  const targets = plan.targets.filter((target) => alive(game, target));
  const [first] = targets;
  if (first === undefined) return 0;
  if (by) yield* fix(game, by);
  yield { type: 'attacked', target: first, behind: plan.behind ?? false, ...(by && { by }), ...(plan.weapon && { weapon: plan.weapon }) };
  if (by) for (const skill of skills) yield* pay(game, by, skill, first);
  const braces = yield* braced(game, plan, first);
  const target = braces.target;
  const aimed = [target, ...targets.slice(1).filter((id) => id !== target)];
  const helped = helpers(game, by);
  const roll = yield* attackRoll(game, plan, target, braces.premonition);
  const hits = skulls(game, roll);
  if (by) yield* engage(game, plan, by, aimed);
  if (plan.kind === 'ranged' && hits === 0 && by) return yield* stray(game, plan, by, roll);
  if (by && plan.kind !== 'other') yield* inspire(game, by, bolts(game, roll)); // R14.10 R38.2 R20.3
  yield { type: 'attack-final', target, skulls: hits, ...(by && { by }) };
  const shared = skills.includes('circular-attack');
  const parts = plan.area || !shared ? aimed.map(() => hits) : yield* split(game, must(by, 'attacker'), aimed, hits);
  const struck = plan.area || shared ? aimed : [target];
  let lost = 0;
  // Whatever strikes back meanwhile, each of them defends.
  for (const [i, each] of struck.entries()) {
    const breathed = i === 0 && braces.adrenaline;
    lost += yield* defended(game, { ...plan, helpers: helped }, each, parts[i] ?? 0, breathed); // R17.8
  }
  if (by) yield* followUp(game, by, targets, lost);
  return lost;
}

/** R14.1, R14.9: the dice are rolled, bent by their owner, then by a curse; then they are final. */
function* attackRoll(game: Game, { by, dice, kind, skills = [], group }: Strike, target: Id, premonition: boolean): Rule<Result> {
  const known = game.now();
  const cover = kind === 'ranged' ? (known.adventurers[target]?.boosts ?? []).reduce((sum, { roll, amount }) => (roll === 'cover' ? sum + (amount ?? 0) : sum), 0) : 0;
  const marks = by && known.adventurers[by] ? (known.monsters[target]?.boosts ?? []).filter(({ roll }) => roll === 'marked').map((boost) => boost.dice) : [];
  const added = skills.filter((skill) => skill !== 'backstab' || !premonition).map((skill) => ADDED[skill]); // R39.11
  const pool = diceOf(joined(dice, ...added, ...marks)); // R14.2 R39.2
  const roller = by ?? target;
  const roll = unbent(yield* cast(game, roller, pool.slice(0, Math.max(1, pool.length - cover)), 'attack', { target }));
  if (!by) return roll;
  // The dice of an Adventurer's spell are its own: what is meant for attacks waits for one.
  if (kind !== 'spell' || known.monsters[by]) for (const figure of [by, ...(group ? [group] : [])]) yield* attackUsedUp(game, figure);
  const moment = { about: 'attack' as const, by, against: target, kind, facing: 0 };
  return yield* cursed(game, yield* bent(game, roll, moment), moment);
}

/** R41.5: whose enhancing spell is on who strikes. */
const helpers = (game: Game, by: Id | undefined): readonly CharacterId[] =>
  by ? [...new Set((game.now().adventurers[by]?.boosts ?? []).flatMap((boost) => (boost.by && boost.by !== by ? [boost.by] : [])))] : [];

/** R22: a shot without a skull flies on; its bolts strike who stands between, and give no stamina. */
function* stray(game: Game, { between, skills = [], targets }: Strike, by: Id, roll: Result): Rule<number> {
  const damage = bolts(game, roll);
  yield { type: 'attack-final', by, target: must(targets[0], 'target'), skulls: 0 }; // R22.1
  if (!between || damage === 0 || skills.includes('hawkeye') || !alive(game, between)) return 0; // R22.5
  yield { type: 'strayed', by, target: between, damage };
  return yield* lightning(game, between, damage, by); // R22.2 R22.3 R22.4
}

/** R16: who fights hand to hand from the front is engaged; who shoots or casts at somebody else is no longer. */
function* engage(game: Game, { kind, behind }: Strike, by: Id, targets: readonly Id[]): Rule {
  const pair = (a: Id, b: Id) => (game.now().adventurers[a] ? { adventurer: a, monster: b } : { adventurer: b, monster: a });
  if (kind === 'melee') { // R16.1 R16.4
    const faced = behind ? targets.slice(1) : targets; // R16.5
    for (const target of faced) if (!isEngaged(game.now(), by, target)) yield { type: 'engaged', ...pair(by, target) }; // R16.1 R16.3
    return;
  }
  for (const foe of opponents(game.now(), by)) if (!targets.includes(foe)) yield { type: 'disengaged', ...pair(by, foe) }; // R16.2 R16.9
}

/** A kill opens Chained Attack; blood does it for the Bloodthirsty. */
function* followUp(game: Game, by: Id, targets: readonly Id[], lost: number): Rule {
  const monster = game.now().monsters[by];
  const killed = targets.some((target) => !alive(game, target));
  const open = killed || (monster !== undefined && lost > 0 && hasAbility(game.content, monster, 'bloodthirsty')); // R47.4
  if (open && alive(game, by)) yield { type: 'chained', who: by, open: true };
}
