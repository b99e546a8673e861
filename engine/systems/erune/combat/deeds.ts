import type { CharacterId, Id } from '../../../core/ruleset';
import { draw } from '../../../core/script';
import type { Effect } from '../../../kit/effect';
import { free, notMos, spent } from '../actions';
import { roomCard, typesOf } from '../board';
import type { Of } from '../command';
import type { Content } from '../content';
import { holds, perform } from '../effects';
import { earn } from '../points';
import { cast, diceOf, joined, symbols } from '../roll';
import { adventurer, inSight, monsterKind, must, not, type Game, type Known, type Not, type Rule } from '../state';
import { partOf, shared } from './harm';
import { affords, masters, pay } from './skill';
import { ADDED, strike } from './strike';
import { successTest } from './test';
import { attackPool, attackUsedUp, canUse } from './weapon';

const TOPPLE = { black: 2 }; // R20.2

/** R20: who stands before the wardrobe the players see; the app knows the room. */
export function cannotTopple(content: Content, known: Known, { as, furniture, targets, monster }: Of<'topple'>): Not {
  const beast = monster === undefined ? undefined : known.monsters[monster];
  const why = monster === undefined ? spent(known, as, 'combat') : (notMos(known, as) ?? (beast ? undefined : not('no-such-target')));
  if (why) return why;
  if (beast && (!beast.active || beast.acted.includes('combat'))) return not('monster-done', { monster: beast.id });
  if (beast && typesOf(content, beast).includes('small')) return not('too-small', { monster: beast.id }); // R20.6
  const room = beast?.room ?? known.adventurers[as]?.room ?? '';
  const piece = known.rooms[room] ? roomCard(content, known, room).furniture.find(({ id }) => id === furniture) : undefined;
  if (piece?.kind !== 'wardrobe' || known.rooms[room]?.emptied.includes(`${furniture}!`)) return not('no-wardrobe'); // R20.1 R20.4
  if (piece.holds) return not('fixed-furniture', { furniture }); // R20.7
  const strange = targets.some((target) => (known.monsters[target] ?? known.adventurers[target])?.room !== room);
  return strange || targets.length === 0 || new Set(targets).size < targets.length ? not('no-such-target') : undefined;
}

export function* topple(game: Game, { as, furniture, targets, monster }: Of<'topple'>): Rule {
  const who = monster ?? as;
  yield monster ? { type: 'monster-acted', monster, action: 'combat' } : { type: 'acted', who: as, action: 'combat' }; // R20.1 R15.2
  yield { type: 'toppled', who, furniture, room: must(game.now().monsters[who] ?? game.now().adventurers[who], who).room }; // R20.4
  for (const target of targets) yield* strike(game, { targets: [target], dice: TOPPLE, kind: 'other', ...(!monster && { credit: as }) }); // R20.2 R20.5
}

export function cannotThrow(content: Content, known: Known, { as, item, targets, near = [] }: Of<'throw'>): Not {
  const why = spent(known, as, 'combat');
  if (why) return why;
  const who = adventurer(known, as);
  if (content.items[item]?.blast !== 'test' || !who.weapons.includes(item)) return not('no-such-item');
  if (!canUse(content, who, item)) return not('cannot-use', { hero: as, item }); // R43.9
  const all = [...targets, ...near];
  if (targets.length === 0 || new Set(all).size < all.length) return not('no-such-target');
  const strange = all.find((target) => {
    const figure = known.monsters[target] ?? known.adventurers[target];
    return !figure || !inSight(content, known, who.room, figure.room) || ('active' in figure && !figure.active);
  });
  return strange === undefined ? undefined : not('not-in-sight', { target: as });
}

/** R59.7: the test says where it goes off; on a miss at the thrower's own feet. */
export function* throwAt(game: Game, { as, item, targets, near = [] }: Of<'throw'>): Rule {
  yield { type: 'acted', who: as, action: 'combat' };
  yield { type: 'gone', who: as, item, count: 1 }; // R59.7 R59.9
  const missed = (yield* successTest(game, as)) === 0; // R59.7
  if (missed) yield { type: 'missed-throw', who: as, weapon: item };
  const hit = missed ? [as, ...near] : targets; // R59.7
  yield* strike(game, { targets: hit, dice: must(game.content.items[item]?.dice, item), kind: 'other', area: true, credit: as });
}

export function cannotStrikeSource(content: Content, known: Known, { as, skills = [] }: Of<'strike-source'>): Not {
  const why = spent(known, as, 'combat');
  if (why) return why;
  if (!known.rooms[adventurer(known, as).room]?.source) return not('no-source'); // R26.1
  const strange = skills.find((skill) => !['adrenaline', 'power'].includes(skill) || !masters(content, known, as, skill) || !affords(content, known, as, skill));
  return strange !== undefined || skills.length > 1 ? not('skill-does-not-fit') : undefined;
}

/** R26: a Source never defends. */
export function* strikeSource(game: Game, { as, skills = [] }: Of<'strike-source'>): Rule {
  yield { type: 'acted', who: as, action: 'combat' };
  for (const skill of skills) yield* pay(game, as, skill);
  const who = adventurer(game.now(), as);
  const added = skills.map((skill) => ADDED[skill]);
  const roll = yield* cast(game, as, diceOf(joined(attackPool(game.content, game.now(), who), ...added)), 'attack', { target: 'source' });
  yield* attackUsedUp(game, as);
  const left = must(game.now().rooms[who.room]?.source, 'source');
  const damage = Math.min(left, symbols(game.content, roll, 'skull')); // R26.1
  yield { type: 'source-hurt', room: who.room, by: as, damage };
  if (damage < left) return;
  yield { type: 'source-destroyed', room: who.room, by: as }; // R26.2
  const outcomes = Object.values(game.content.sources).filter(({ when = [] }) => when.every((condition) => holds(game.content, game.now(), condition, { user: as })));
  const outcome = yield* draw(not('draw-source'), outcomes);
  yield { type: 'source-answered', outcome }; // R26.2 R26.3
  const { effects } = must(game.content.sources[outcome], outcome);
  yield* perform(game, effects.filter((effect) => xpIn(effect) === 0), { user: as, room: who.room });
  const xp = effects.reduce((sum, effect) => sum + xpIn(effect), 0);
  for (const [each, part] of shared(xp, strikers(game.now(), who.room))) yield* earn(game, each, part); // R26.5
}

/** XP for who destroyed it. */
const xpIn = (effect: Effect): number => (effect.op === 'gain' && effect.points === 'xp' && effect.who === 'user' ? effect.amount : 0);
/** Who took how much from this Source. */
const strikers = ({ order, remembered }: Known, room: Id): Readonly<Record<CharacterId, number>> =>
  Object.fromEntries(order.map((who) => [who, Number(remembered[partOf(room, who)] ?? 0)] as const).filter(([, damage]) => damage > 0));

export function cannotReload(content: Content, known: Known, { as }: Of<'reload'>): Not {
  const why = spent(known, as, 'reload');
  if (why) return why;
  const { wielded, unloaded } = adventurer(known, as);
  return wielded && unloaded.includes(wielded) && content.items[wielded] ? undefined : not('nothing-to-reload', { hero: as });
}

export function* reload(game: Game, { as }: Of<'reload'>): Rule {
  yield { type: 'acted', who: as, action: 'reload' }; // R5.6
  yield { type: 'reloaded', who: as, weapon: must(adventurer(game.now(), as).wielded, 'weapon') };
}

export function cannotProvoke(content: Content, known: Known, { as, monster: id }: Of<'provoke'>): Not {
  const why = free(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  const monster = known.monsters[id];
  if (!masters(content, known, as, 'provocation')) return not('not-mastered', { hero: as, skill: 'provocation' });
  if (!affords(content, known, as, 'provocation', id)) return not('too-few-sp', { hero: as, need: 1, have: who.sp });
  if (!monster?.active || monsterKind(content, monster).id !== monster.kind) return not('no-such-target');
  if (monster.provoked === as) return not('provoked-already', { monster: id });
  return inSight(content, known, who.room, monster.room) ? undefined : not('not-in-sight', { target: id });
}

export function* provoke(game: Game, { as, monster }: Of<'provoke'>): Rule {
  yield* pay(game, as, 'provocation', monster);
  yield { type: 'provoked', who: as, monster };
}
