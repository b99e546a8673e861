import type { Id } from '../../core/ruleset';
import { draw } from '../../core/script';
import type { Evolution, Narration } from './area';
import { patchRoom } from './board';
import type { Content } from './content';
import { holds } from './condition';
import { not, questOf, type Game, type Known, type Rule } from './state';

export type WandererEvent =
  /** Somebody comes who may be talked to. */
  | { readonly type: 'arrived'; readonly wanderer: Id; readonly room: Id }
  /** Nobody is left to come, or too many are there. */
  | { readonly type: 'passed-by' };

/** R2.5: NPC tokens in the box. */
const TOKENS = 3;
const waiting = (content: Content, known: Known): number => {
  const npcs = new Set([...Object.keys(content.wanderers), ...questOf(content, known).rooms.flatMap(({ events }) => events.filter(({ npc }) => npc).map(({ id }) => id))]);
  return Object.values(known.rooms).flatMap(({ events }) => events).filter((event) => npcs.has(event) && !known.met.includes(event)).length;
};

/** R32: one of those who wander about, none of them twice in a quest. */
export function* arrive(game: Game, room: Id | undefined): Rule {
  const known = game.now();
  const open = Object.values(game.content.wanderers).filter(({ id, when = [] }) => !known.remembered[`arrived-${id}`] && when.every((condition) => holds(game.content, known, condition, {})));
  if (room === undefined || !known.rooms[room] || open.length === 0 || waiting(game.content, known) >= TOKENS) {
    yield { type: 'passed-by' };
    return;
  }
  yield { type: 'arrived', wanderer: yield* draw({ key: 'erune.draw-wanderer' }, open.map(({ id, weight }) => ({ id, weight }))), room }; // R2.5
}

export const evolution: Evolution<WandererEvent> = {
  arrived: (_, state, { wanderer, room }) => patchRoom({ ...state, remembered: { ...state.remembered, [`arrived-${wanderer}`]: room } }, room, ({ events }) => ({ events: [...events, wanderer] })),
  'passed-by': (_, state) => state,
};
export const narration: Narration<WandererEvent> = {
  arrived: ({ wanderer }) => [not(`arrives.${wanderer}`)],
};
