import { draw, window } from '../../core/script';
import type { CharacterId, Id } from '../../core/ruleset';
import { enact, type Stage } from '../../kit/enact';
import type { Effect } from '../../kit/effect';
import { pay, ready } from './combat/skill';
import { successTest } from './combat/test';
import { holds } from './condition';
import type { Trap } from './content';
import type { EruneEvent } from './event';
import { aimed, leaf } from './leaf';
import { hpOf } from './points';
import { cast as throwDice, playerOf, symbols } from './roll';
import type { Cast } from './selector';
import { adventurer, must, questOf, type Game, type Known, type Rule } from './state';

export { holds } from './condition';
export { aimed } from './leaf';
export type { Cast } from './selector';

/** Does what content says. A trap, a spell, a find, an event: all come through here. */
export function* perform(game: Game, effects: readonly Effect[], cast: Cast = {}): Rule {
  const hurt = new Set<Id>();
  yield* enact(stageOf(game, hurt), effects, { ...cast, hurt });
}

/** Everybody's HP, monsters' too. */
const health = (known: Known): ReadonlyMap<Id, number> => new Map([...Object.keys(known.adventurers), ...Object.keys(known.monsters)].map((id) => [id, hpOf(known, id)]));

const stageOf = (game: Game, hurt: Set<Id>): Stage<EruneEvent, Cast> => ({
  select: (who, cast) => aimed(game, who, cast),
  holds: (condition, cast) => holds(game.content, game.now(), condition, cast),
  *leaf(effect, cast) {
    const before = health(game.now());
    yield* leaf(game, effect, cast, { spring: springTrap, happen });
    for (const [id, hp] of health(game.now())) if (hp < (before.get(id) ?? hp)) hurt.add(id);
  },
  as: (cast, user) => {
    const by = cast.by ?? cast.user;
    return { ...cast, user, ...(by && { by }) };
  },
  test: (who) => successTest(game, who),
  *roll(who, die, symbol) {
    return symbols(game.content, yield* throwDice(game, who, [die], 'event'), symbol);
  },
  player: (who) => playerOf(game, who),
  why: (who) => ({ key: 'erune.ask-choose', with: { hero: who } }),
  option: (id) => ({ key: `erune.option.${id}` }),
  drawn: { key: 'erune.draw-chance' },
  *postpone(turns, effects, { user }) {
    yield { type: 'postponed', turn: game.now().turn + turns, do: effects, ...(user && { user }) };
  },
});

/** An event of the quest, which each has its moment once. */
export function* happen(game: Game, id: Id): Rule {
  const event = must(questOf(game.content, game.now()).events.find((each) => each.id === id), id);
  if (game.now().remembered[`event-${id}`]) return;
  yield { type: 'quest-event', event: id };
  yield* perform(game, event.effects);
}

/** A trap goes off under somebody: this one, or one that chance brings. */
export function* springTrap(game: Game, who: CharacterId, trap?: Id): Rule {
  const id = trap ?? (yield* draw({ key: 'erune.draw-trap' }, Object.values(game.content.traps).map(({ id: kind, weight }) => ({ id: kind, weight })))); // R8.3
  const card = must(game.content.traps[id], id);
  const { room } = adventurer(game.now(), who);
  yield { type: 'trap-sprung', who, trap: id, room };
  if (yield* escapes(game, who, card)) {
    yield { type: 'trap-cancelled', who, trap: id };
    return;
  }
  if (card.pit) yield { type: 'pit-opened', room, who }; // R8.4
  yield* perform(game, card.effects, { user: who, room });
}

/** Feather Step, a ward against magic, or Vigilance. */
function* escapes(game: Game, who: CharacterId, { id, magic }: Trap): Rule<boolean> {
  const { boosts } = adventurer(game.now(), who);
  if (boosts.some(({ roll }) => roll === 'feather')) return true;
  if (magic && boosts.some(({ roll }) => roll === 'ward')) {
    yield { type: 'boosts-used', who, rolls: ['ward'] };
    return true;
  }
  if (!ready(game.content, game.now(), who, 'vigilance')) return false;
  const taken = yield* window({ key: 'erune.ask-vigilance', with: { hero: who, trap: id } }, [who], [{ id: 'vigilance', line: { key: 'erune.react.vigilance' } }]);
  if (!taken) return false;
  yield* pay(game, who, 'vigilance');
  return symbols(game.content, yield* throwDice(game, who, ['search'], 'search'), 'eye') > 0;
}
