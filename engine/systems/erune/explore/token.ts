import { free } from '../actions';
import { roomCard } from '../board';
import { holds, perform } from '../effects';
import type { Content, Room } from '../content';
import { adventurer, must, not, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';

type Trigger = Extract<ExploreCommand, { type: 'trigger' }>;

type Token = Room['events'][number];

/** An event that lies in this room, or somebody who came to it. */
export function tokenIn(content: Content, known: Known, room: string, event: string): Token | undefined {
  if (!known.rooms[room]?.events.includes(event)) return undefined; // R32.1
  const wanderer = Object.hasOwn(content.wanderers, event) ? content.wanderers[event] : undefined;
  return roomCard(content, known, room).events.find(({ id }) => id === event) ?? (wanderer && { id: event, npc: true, effects: wanderer.effects });
}

export function notTrigger(content: Content, known: Known, { as, event }: Trigger): Not {
  const why = free(known, as);
  if (why) return why; // R32.3
  const { room } = adventurer(known, as);
  const token = tokenIn(content, known, room, event);
  if (!token) return not('no-such-event', { hero: as }); // R32.1
  if (known.met.includes(event) && !token.again) return not('event-over', { event });
  return (token.when ?? []).every((condition) => holds(content, known, condition, { user: as, room })) ? undefined : not('event-waits', { event });
}

/** R32: a free action, so a move goes on after it (R6.16). */
export function* trigger(game: Game, { as, event }: Trigger): Rule {
  const { room } = adventurer(game.now(), as);
  const { effects } = must(tokenIn(game.content, game.now(), room, event), event);
  const printed = roomCard(game.content, game.now(), room).events.some(({ id }) => id === event);
  yield { type: 'triggered', who: as, room, event, ...(!printed && { wanderer: true }) };
  yield* perform(game, effects, { user: as, room }); // R32.1 R32.6
}
