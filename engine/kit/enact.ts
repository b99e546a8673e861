import { choose, draw } from '../core/script';
import type { Choose, Id, Line, Script } from '../core/ruleset';
import type { Condition, Effect, Leaf } from './effect';

/** What a game brings to the effects of its content. A cast C says whom and what the effects are about. */
export interface Stage<E, C> {
  /** Those whom a word of the game means; choosing them may need dice. */
  select(who: string, cast: C): Script<E, readonly Id[]>;
  holds(condition: Condition, cast: C): boolean;
  /** What the game does itself. */
  leaf(effect: Leaf, cast: C): Script<E>;
  /** The same cast with another user. */
  as(cast: C, user: Id): C;
  /** A success test: how well it went, from none up. */
  test(who: Id): Script<E, number>;
  /** How often the symbol lies there. */
  roll(who: Id, die: string, symbol: string): Script<E, number>;
  player(who: Id): Choose['to'][number];
  /** What somebody is asked, and what an option is called. */
  why(who: Id): Line;
  option(id: string): Line;
  /** What hidden chance decides. */
  readonly drawn: Line;
  postpone(turns: number, effects: readonly Effect[], cast: C): Script<E>;
}

/** Does what content says, one effect after the other. */
export function* enact<E, C>(stage: Stage<E, C>, effects: readonly Effect[], cast: C): Script<E> {
  for (const effect of effects) yield* once(stage, effect, cast);
}

function* once<E, C>(stage: Stage<E, C>, effect: Effect, cast: C): Script<E> {
  switch (effect.op) {
    case 'each':
      for (const user of yield* stage.select(effect.who, cast)) yield* enact(stage, effect.do, stage.as(cast, user));
      return;
    case 'test':
      for (const who of yield* stage.select(effect.who, cast)) yield* enact(stage, effect.do[yield* stage.test(who)] ?? [], cast);
      return;
    case 'roll':
      for (const who of yield* stage.select(effect.who, cast)) {
        const hit = (yield* stage.roll(who, effect.die, effect.symbol)) > 0;
        yield* enact(stage, hit ? effect.do : (effect.else ?? []), cast);
      }
      return;
    case 'choose':
      for (const who of yield* stage.select(effect.who, cast)) {
        const pick = yield* choose(stage.why(who), stage.player(who), effect.options.map(({ id }) => ({ id, line: stage.option(id) })));
        yield* enact(stage, effect.options.find(({ id }) => id === pick)?.do ?? [], cast);
      }
      return;
    case 'draw': {
      const row = yield* draw(stage.drawn, effect.from.map(({ weight }, i) => ({ id: String(i), weight })));
      return yield* enact(stage, effect.from[Number(row)]?.do ?? [], cast);
    }
    case 'when':
      return yield* enact(stage, stage.holds(effect.if, cast) ? effect.do : (effect.else ?? []), cast);
    case 'later':
      return yield* stage.postpone(effect.turns, effect.do, cast);
    default:
      return yield* stage.leaf(effect, cast);
  }
}
