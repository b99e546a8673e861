import { draw } from '../../../core/script';
import { idle, notMos, spent } from '../actions';
import { opportunity } from '../combat/reaction';
import type { Of } from '../command';
import type { Content } from '../content';
import { holds, perform } from '../effects';
import { lend } from '../points';
import { living, monstersIn, must, not, type Game, type Known, type Not, type Rule } from '../state';
import { finish } from './finish';

export const cannotEndPhase = (_: Content, known: Known, { as }: Of<'end-mos-phase'>): Not => notMos(known, as);

/** R4.1: the adventurers' phase follows; they may still strike whom they have before them. */
export function* endPhase(game: Game): Rule {
  yield* opportunity(game, 'adventurers');
  yield { type: 'phase-begun', phase: 'adventurers' }; // R4.1
}

export const cannotBeDone = (_: Content, known: Known, { as }: Of<'done'>): Not => idle(known, as);
export function* done(_: Game, { as }: Of<'done'>): Rule {
  yield { type: 'turn-ended', who: as };
}

export function cannotPrepare(content: Content, known: Known, { as, mp }: Of<'prepare'>): Not {
  const why = spent(known, as, 'prepare');
  if (why) return why; // R29.1
  if (!mp) return undefined;
  const kind = known.adventurers[as]?.kind ?? '';
  return content.adventurers[kind]?.abilities.some(({ id }) => id === 'arcane-focus') ? undefined : not('no-arcane-focus', { hero: as });
}
export function* prepare(game: Game, { as, mp }: Of<'prepare'>): Rule {
  yield* lend(game, as, mp ? 'mp' : 'sp', 1); // R29.1 R29.4
  yield { type: 'prepared', who: as };
}

export function cannotLight(_: Content, known: Known, { as }: Of<'campfire'>): Not {
  if (known.phase === 'lobby') return not('not-begun');
  if (known.phase === 'town') return not('quest-over');
  if (as !== undefined && !known.adventurers[as]) return not('party-only');
  if (known.phase !== 'adventurers') return not('not-adventurers-phase');
  if (!known.campfire) return not('campfire-used'); // R30.1
  const [first, ...others] = living(known);
  if (!first) return not('nobody-lives');
  if (others.some(({ room }) => room !== first.room)) return not('not-together'); // R30.2
  return monstersIn(known, first.room).length > 0 ? not('monsters-at-fire', { room: first.room }) : undefined; // R30.2
}
/** R30.4: the Spirit says what the rest brings; who has the XP may rise in level now. */
export function* campfire(game: Game): Rule {
  yield { type: 'campfire-lit' };
  const open = Object.values(game.content.campfires).filter(({ when = [] }) => when.every((condition) => holds(game.content, game.now(), condition, {})));
  if (open.length === 0) return;
  const outcome = yield* draw({ key: 'erune.draw-campfire' }, open.map(({ id, weight }) => ({ id, weight })));
  yield { type: 'rested', outcome };
  yield* perform(game, must(game.content.campfires[outcome], outcome).effects, {}); // R30.4
}

const sideOf = (known: Known, { as, side }: Of<'abandon'>): 'adventurers' | 'mos' => side ?? (as !== undefined && as === known.mos?.id ? 'mos' : 'adventurers');

export function cannotAbandon(_: Content, known: Known, command: Of<'abandon'>): Not {
  const { as } = command;
  if (known.phase === 'lobby') return not('not-begun');
  if (known.phase === 'town') return not('quest-over');
  if (as !== undefined && !known.adventurers[as] && as !== known.mos?.id) return not('no-such-adventurer');
  const mine = sideOf(known, command) === 'mos' ? known.mos && (as ?? known.mos.id) === known.mos.id : as === undefined || known.adventurers[as] !== undefined;
  return mine ? undefined : not('not-your-side');
}
/** R45.6: who gives up loses, and nobody gets objective XP. Where all Adventurers are dead it is a defeat like any other. */
export function* abandon(game: Game, command: Of<'abandon'>): Rule {
  const side = sideOf(game.now(), command);
  const beaten = side === 'adventurers' && living(game.now()).length === 0;
  yield { type: 'abandoned', side };
  if (!beaten) yield* finish(game, side === 'mos' ? 'adventurers' : 'mos', false); // R45.6
}
