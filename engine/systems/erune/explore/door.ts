import { idle } from '../actions';
import { openDoor } from '../board';
import type { Content } from '../content';
import { adventurer, must, not, questOf, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';
import { isMoving, leave, notMoving, stride } from './move';
import { nearer } from './risk';

type Open = Extract<ExploreCommand, { type: 'open' }>;

export function notOpen(content: Content, known: Known, { as, door: id }: Open): Not {
  const why = idle(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  const door = questOf(content, known).doors.find((each) => each.id === id);
  if (!door || !known.doors[id]) return not('no-such-door'); // R53.3
  if (who.inPit) return not('in-a-pit', { hero: as }); // R9.3
  if (!door.between.includes(who.room)) return not('not-at-door', { hero: as, door: id }); // R7.1
  if (known.doors[id] === 'open') return not('door-is-open', { door: id });
  if (door.locked && !who.artifacts.includes(door.locked)) return not('door-locked', { door: id, item: door.locked }); // R7.3
  return notMoving(known, as); // R7.1
}

/** R7.1: a door opens by crossing it in a move, which costs no action of its own (R7.2). */
export function* open(game: Game, { as, door }: Open): Rule {
  if (!isMoving(adventurer(game.now(), as))) yield* stride(game, as); // R7.2
  const { room } = adventurer(game.now(), as);
  const { between } = must(questOf(game.content, game.now()).doors.find(({ id }) => id === door), door);
  const to = between[0] === room ? between[1] : between[0];
  const fresh = !game.now().rooms[to];
  yield* leave(game, as, { leaves: Object.keys(game.now().monsters) });
  if (adventurer(game.now(), as).dead) return;
  yield* openDoor(game, door, as); // R7.5 R53.4
  yield { type: 'crossed', who: as, door, to }; // R7.7
  if (fresh) yield* nearer(game, 2); // R53.11
}
