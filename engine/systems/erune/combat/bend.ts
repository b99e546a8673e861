import type { CharacterId, Id, Option } from '../../../core/ruleset';
import { purse } from '../points';
import { cast, faceOf, playerOf, symbols, type Lie } from '../roll';
import { must, not, type Game, type Known, type Rule, type Shown } from '../state';
import { affords, masters, pay, ready } from './skill';

/** A roll on its way to being final: the dice, and what skills make of its bolts. */
export interface Result extends Lie {
  readonly boltsAs?: 'skull' | 'shield';
  /** Single bolts that became skulls. */
  readonly turned: number;
}

/** Dice as they fell. */
export const unbent = (lie: Lie): Result => ({ ...lie, turned: 0 });

export const skulls = (game: Game, roll: Result): number => symbols(game.content, roll, 'skull') + (roll.boltsAs === 'skull' ? symbols(game.content, roll, 'bolt') : roll.turned);
export const shields = (game: Game, roll: Result): number => symbols(game.content, roll, 'shield') + (roll.boltsAs === 'shield' ? symbols(game.content, roll, 'bolt') : 0);
/** R38.2, R38.4: bolts that are left as bolts give stamina. */
export const bolts = (game: Game, roll: Result): number => (roll.boltsAs ? 0 : symbols(game.content, roll, 'bolt') - roll.turned); // R38.4

/** The roll being bent: whose, against whom, and what the other side's roll demands of it. */
export interface Moment {
  readonly about: 'attack' | 'defence' | 'lightning-defence';
  readonly by: Id;
  readonly against?: Id | undefined;
  readonly kind: 'melee' | 'ranged' | 'spell' | 'other';
  /** Skulls that a defence faces. */
  readonly facing: number;
}

interface Bend {
  readonly id: Id;
  /** Whether it could matter for this roll. */
  matters(game: Game, roll: Result, moment: Moment): boolean;
  /** What it makes of the roll; a script where dice fall again. */
  apply(game: Game, roll: Result, moment: Moment): Result | Rule<Result>;
}

const count = (game: Game, roll: Lie, symbol: string): number => symbols(game.content, roll, symbol);
const unblocked = (game: Game, roll: Result, { facing }: Moment): boolean => shields(game, roll) < facing;

/** Rolls some of the dice again; the new faces stand. */
function* reroll(game: Game, roll: Result, which: readonly number[], { by, about }: Moment): Rule<Result> {
  const fresh = yield* cast(game, by, which.map((i) => must(roll.dice[i], 'die')), about as Shown['about']);
  return { ...roll, faces: roll.faces.map((face, i) => (which.includes(i) ? must(fresh.faces[which.indexOf(i)], 'face') : face)) };
}
/** The die that shows most, or least, of a symbol. */
function extreme(game: Game, roll: Result, symbol: string, most: boolean): number {
  const values = roll.dice.map((die, i) => faceOf(game.content, die, must(roll.faces[i], 'face'))[symbol] ?? 0);
  return values.indexOf(most ? Math.max(...values) : Math.min(...values));
}

const GOOD_FORTUNE: Bend = {
  id: 'good-fortune',
  matters: (game, roll, moment) => (moment.about === 'attack' ? skulls(game, roll) < roll.dice.length / 2 : unblocked(game, roll, moment)),
  apply: (game, roll, moment) => reroll(game, { ...roll, turned: 0 }, roll.dice.map((_, i) => i), moment),
};
const CONTROLLED_ATTACK: Bend = {
  id: 'controlled-attack',
  matters: (game, roll, { about }) => about === 'attack' && !roll.boltsAs && count(game, roll, 'bolt') > roll.turned,
  apply: (_, roll) => ({ ...roll, boltsAs: 'skull' }),
};
const CONTROLLED_DEFENSE: Bend = {
  id: 'controlled-defense',
  matters: (game, roll, moment) => moment.about === 'defence' && !roll.boltsAs && count(game, roll, 'bolt') > 0 && unblocked(game, roll, moment),
  apply: (_, roll) => ({ ...roll, boltsAs: 'shield' }),
};
const ROBUSTNESS: Bend = {
  id: 'robustness',
  matters: (game, roll, moment) => moment.about !== 'attack' && unblocked(game, roll, moment),
  *apply(game, roll, { by, about }) {
    const more = yield* cast(game, by, ['yellow'], about as Shown['about']);
    return { ...roll, dice: [...roll.dice, ...more.dice], faces: [...roll.faces, ...more.faces] };
  },
};
export const SKILLS: readonly Bend[] = [GOOD_FORTUNE, CONTROLLED_ATTACK, CONTROLLED_DEFENSE, ROBUSTNESS];

/** Abilities of Adventurers that bend a roll, for one MP each. */
const RANGER: Bend = {
  id: 'ranger',
  matters: (game, roll, { about }) => about === 'attack' && !roll.boltsAs && count(game, roll, 'bolt') > roll.turned,
  apply: (_, roll) => ({ ...roll, turned: roll.turned + 1 }),
};
const AIMED_SHOT: Bend = {
  id: 'aimed-shot',
  matters: (game, roll, { about, kind }) => about === 'attack' && kind === 'ranged' && roll.dice.length > 0 && skulls(game, roll) < roll.dice.length,
  apply: (game, roll, moment) => reroll(game, roll, [extreme(game, roll, 'skull', false)], moment),
};
const ABILITIES: readonly Bend[] = [RANGER, AIMED_SHOT];

/** What its owner may do to this roll now: legal, affordable, and of some use. */
function bends(game: Game, roll: Result, moment: Moment, used: ReadonlySet<Id>): readonly Bend[] {
  const known = game.now();
  const who = known.adventurers[moment.by];
  const skilled = SKILLS.filter(({ id }) => ready(game.content, known, moment.by, id, moment.against));
  const able = ABILITIES.filter(({ id }) => who && purse(who, 'mp') > 0 && !who.never.includes(id) && game.content.adventurers[who.kind]?.abilities.some((ability) => ability.id === id));
  return [...skilled, ...able].filter((bend) => !used.has(bend.id) && bend.matters(game, roll, moment)); // R39.2
}

/** R14.9: the one window of a roll; it opens again only when dice were rolled again. */
export function* bent(game: Game, first: Result, moment: Moment): Rule<Result> {
  const used = new Set<Id>();
  let roll = first;
  for (;;) {
    const open = bends(game, roll, moment, used);
    if (open.length === 0) return roll;
    const picks = yield* picked(game, moment, open, roll);
    if (picks.length === 0) return roll; // R14.9
    const faces = roll.faces;
    for (const bend of open.filter(({ id }) => picks.includes(id))) {
      // An earlier bend may have made a later one useless, or eaten what would pay it.
      if (!bend.matters(game, roll, moment) || !payable(game, bend, moment)) continue;
      used.add(bend.id);
      if (ABILITIES.includes(bend)) yield { type: 'ability-used', who: moment.by, ability: bend.id, mp: 1 };
      else yield* pay(game, moment.by, bend.id, moment.against);
      const after = bend.apply(game, roll, moment);
      roll = 'faces' in after ? after : yield* after;
      yield { type: 'bent', by: moment.by, skill: bend.id, dice: roll.dice, faces: roll.faces };
    }
    if (roll.faces === faces) return roll;
  }
}

const payable = (game: Game, { id }: Bend, { by, against }: Moment): boolean => {
  const known: Known = game.now();
  return game.content.skills[id] ? affords(game.content, known, by, id, against) : purse(must(known.adventurers[by], by), 'mp') > 0;
};

/** A person is asked; without a Master of Shadows monsters use what is free and does the most (R54.8). */
function* picked(game: Game, { by, about, facing }: Moment, open: readonly Bend[], roll: Result): Rule<readonly Id[]> {
  if (!game.now().adventurers[by] && !game.now().mos) return open.slice(0, 1).map(({ id }) => id); // R54.8
  const options: Option[] = open.map(({ id }) => ({ id, line: not(`react.${id}`) }));
  const why = not(`ask-${about}`, { figure: by, skulls: about === 'attack' ? skulls(game, roll) : facing, shields: shields(game, roll), bolts: bolts(game, roll) });
  const [answer] = yield { ask: 'choose', why, to: [playerOf(game, by)], mode: 'first', options, min: 0, max: options.length };
  return (answer?.picks ?? []).map(String);
}

/** R40: what the Master of Shadows may lay on an Adventurer's roll; a curse that lies on somebody is not in hand (R40.3). */
export function* cursed(game: Game, roll: Result, moment: Moment): Rule<Result> {
  const curse = moment.about === 'attack' ? 'weakness' : 'bad-luck';
  const symbol = moment.about === 'attack' ? 'skull' : 'shield';
  const known = game.now();
  const victim = known.adventurers[moment.by];
  if (!victim || moment.about === 'lightning-defence' || count(game, roll, symbol) === 0 || (moment.about === 'defence' && moment.facing === 0)) return roll;
  if (victim.curse?.curse === curse) {
    if (victim.curse.used) return roll; // R40.5
    yield { type: 'curse-worked', who: victim.id, curse }; // R40.2
    return yield* reroll(game, roll, [extreme(game, roll, symbol, true)], moment);
  }
  const mos = known.mos;
  const lies = Object.values(known.adventurers).some((other) => other.curse?.curse === curse); // R40.3
  if (!mos || lies || mos.barred.includes(curse) || !masters(game.content, known, mos.id, curse) || !affords(game.content, known, mos.id, curse)) return roll;
  const [answer] = yield { ask: 'choose', why: not('ask-curse', { hero: victim.id, curse }), to: [mos.id as CharacterId], mode: 'first', options: [{ id: curse, line: not(`react.${curse}`) }], min: 0, max: 1 };
  if (!answer?.picks.length) return roll;
  yield* pay(game, mos.id, curse); // R40.1
  return yield* reroll(game, roll, [extreme(game, roll, symbol, true)], moment);
}
