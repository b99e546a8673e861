import { notMos } from '../actions';
import { figuresLeft, spawn } from '../board';
import { affords, masters, pay, price } from '../combat/skill';
import type { Of } from '../command';
import type { Content } from '../content';
import { reserve } from '../points';
import { adventurer, living, must, not, type Game, type Known, type Not, type Rule } from '../state';
import { assault, outOfReach } from './attack';
import { stays } from './figure';
import { isExplored } from './move';

const tooFew = (known: Known, need: number): Not => (known.reserve < need ? not('too-few-in-reserve', { need, have: known.reserve }) : undefined);

/** R29.2, R29.5: a monster's own SP; without a Master of Shadows there is none to say so. */
export const cannotPrepare = (_: Content, known: Known, { as, monster }: Of<'monster-prepare'>): Not => stays(known, as, monster, 'prepare');
export function* prepare(_: Game, { monster }: Of<'monster-prepare'>): Rule {
  yield { type: 'monster-acted', monster, action: 'prepare' };
  yield { type: 'monster-prepared', monster };
  yield { type: 'readied', monster, amount: 1 }; // R29.1 R29.2
}

export function cannotCurse(content: Content, known: Known, { as, curse, target }: Of<'curse'>): Not {
  const why = notMos(known, as);
  if (why) return why;
  const card = content.skills[curse];
  if (card?.family !== 'curse' || card.permanent === undefined) return not('no-such-curse');
  if (!masters(content, known, as, curse)) return not('not-mastered', { hero: as, skill: curse }); // R39.1
  if (known.mos?.barred.includes(curse)) return not('curse-is-barred', { curse }); // R36.4
  const who = known.adventurers[target];
  if (!who) return not('no-such-adventurer');
  if (who.dead) return not('dead', { hero: target });
  if (Object.values(known.adventurers).some((other) => other.curse?.curse === curse)) return not('curse-lies', { curse }); // R40.3
  return tooFew(known, card.permanent); // R40.2
}
export function* curse(game: Game, { curse: card, target }: Of<'curse'>): Rule {
  const before = adventurer(game.now(), target).curse;
  if (before) yield { type: 'curse-lifted', who: target, curse: before.curse }; // R40.4
  yield* reserve(game, -must(game.content.skills[card]?.permanent, card)); // R40.2
  yield { type: 'cursed', who: target, curse: card };
}

export function cannotLift(content: Content, known: Known, { as, target }: Of<'lift-curse'>): Not {
  const why = notMos(known, as); // R40.6
  if (why) return why;
  const lying = known.adventurers[target]?.curse;
  if (!lying) return not('no-curse-there');
  return tooFew(known, must(content.skills[lying.curse], lying.curse).cost); // R40.6
}
export function* lift(game: Game, { target }: Of<'lift-curse'>): Rule {
  const lying = must(adventurer(game.now(), target).curse, target).curse;
  yield* reserve(game, -must(game.content.skills[lying], lying).cost); // R40.6
  yield { type: 'curse-lifted', who: target, curse: lying };
}

const ROAMERS = { rat: 2, goblin: 1 } as const;

export function cannotRoam(content: Content, known: Known, { as, kind, room }: Of<'roam'>): Not {
  const why = notMos(known, as);
  if (why) return why;
  if (!masters(content, known, as, 'roaming-monsters')) return not('not-mastered', { hero: as, skill: 'roaming-monsters' }); // R39.1
  if (known.mos?.freed.includes('roaming-monsters')) return not('roamed-already');
  if (!isExplored(known, room)) return not('room-unseen'); // R11.5
  if (living(known).some((who) => who.room === room)) return not('adventurers-there', { room });
  if (figuresLeft(content, known, kind) <= 0) return not('no-figure-left', { kind });
  return affords(content, known, as, 'roaming-monsters') ? undefined : tooFew(known, price(content, known, as, 'roaming-monsters'));
}
export function* roam(game: Game, { as, kind, room }: Of<'roam'>): Rule {
  const count = Math.min(ROAMERS[kind], figuresLeft(game.content, game.now(), kind));
  yield* pay(game, as, 'roaming-monsters');
  yield { type: 'roamed', kind, room, count };
  for (let i = 0; i < count; i++) yield* spawn(game, kind, room); // R11.5
}

/** Rooms that were revealed in this phase of the Adventurers. */
export const isFresh = (known: Known, room: string): boolean => !(known.remembered['mapped'] ?? '').split(' ').includes(room);

export function cannotAmbush(content: Content, known: Known, { as, monster: id, target }: Of<'ambush'>): Not {
  const why = notMos(known, as, 'any');
  if (why) return why;
  if (known.help === 'sheets') return not('sheets-only');
  if (known.phase !== 'adventurers') return not('not-adventurers-phase'); // R39.6
  if (!masters(content, known, as, 'ambush')) return not('not-mastered', { hero: as, skill: 'ambush' }); // R39.1
  const monster = known.monsters[id];
  if (!monster?.active) return not('no-such-monster'); // R11.1
  if (!isFresh(known, monster.room) || known.mos?.freed.includes(`ambush-${monster.room}`)) return not('no-ambush-here', { monster: id });
  const far = outOfReach(content, known, monster, target);
  if (far) return far;
  return affords(content, known, as, 'ambush') ? undefined : tooFew(known, price(content, known, as, 'ambush'));
}
export function* ambush(game: Game, { as, monster, target }: Of<'ambush'>): Rule {
  yield* pay(game, as, 'ambush');
  yield { type: 'ambushed', monster, room: must(game.now().monsters[monster], monster).room };
  yield* assault(game, { monster, target });
}
