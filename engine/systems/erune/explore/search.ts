import { spent } from '../actions';
import { depthOf, roomCard } from '../board';
import { affords, masters, pay, ready } from '../combat/skill';
import { perform } from '../effects';
import { draw, window } from '../../../core/script';
import type { CharacterId } from '../../../core/ruleset';
import type { Content, Find, Room } from '../content';
import { adventurer, monstersIn, must, not, questOf, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';

type Search = Extract<ExploreCommand, { type: 'search' }>;
type Furniture = Room['furniture'][number];

export function notSearch(content: Content, known: Known, { as, place }: Search): Not {
  const why = spent(known, as, 'search');
  if (why) return why; // R28.1
  const { room } = adventurer(known, as);
  const there = known.rooms[room];
  if (!there) return not('no-such-room');
  if (place !== 'room' && !furnitureIn(content, known, room, place)) return not('no-such-furniture', { hero: as });
  if (monstersIn(known, room).length > 0) return not('room-has-monsters', { room }); // R28.2
  if (place === 'room' ? there.searched : there.emptied.includes(place)) return not('already-searched', { place: place === 'room' ? room : place }); // R28.3
  return undefined;
}

const furnitureIn = (content: Content, known: Known, room: string, place: string): Furniture | undefined => roomCard(content, known, room).furniture.find(({ id }) => id === place);

export function* search(game: Game, { as, place }: Search): Rule {
  const { room } = adventurer(game.now(), as);
  const furniture = place === 'room' ? undefined : furnitureIn(game.content, game.now(), room, place);
  yield { type: 'searched', who: as, room, place }; // R28.3
  if (furniture?.holds) return yield* perform(game, furniture.holds, { user: as, room }); // R28.4
  const find = yield* fortune(game, as, furniture?.kind ?? 'room');
  if (find) yield* perform(game, find.effects, { user: as, room }); // R8.8 R28.4
}

/** What chance holds ready here for somebody of this level, so far from the start. */
function findsAt(content: Content, known: Known, as: CharacterId, place: Find['places'][number]): readonly Find[] {
  const { level, room } = adventurer(known, as);
  const deep = depthOf(questOf(content, known), room);
  return Object.values(content.finds).filter(({ places, from = 1, depth = 0 }) => places.includes(place) && from <= level && depth <= deep);
}

function* drawn(game: Game, as: CharacterId, place: Find['places'][number]): Rule<Find | undefined> {
  const finds = findsAt(game.content, game.now(), as, place);
  if (finds.length === 0) return undefined;
  const id = yield* draw({ key: 'erune.draw-find' }, finds.map(({ id: find, weight }) => ({ id: find, weight })));
  return must(game.content.finds[id], id);
}

/** R28.6: the Spirit says what was found; luck, said now, may better it. */
function* fortune(game: Game, as: CharacterId, place: Find['places'][number]): Rule<Find | undefined> {
  const first = yield* drawn(game, as, place);
  if (!first) {
    yield { type: 'found-nothing', who: as };
    return undefined;
  }
  yield { type: 'found', who: as, find: first.id }; // R28.4
  if (!ready(game.content, game.now(), as, 'lucky')) return first; // R28.6
  const taken = yield* window(not('ask-lucky', { hero: as }), [as], [{ id: 'lucky', line: not('react.lucky') }]);
  if (!taken) return first;
  yield* pay(game, as, 'lucky');
  if (yield* unlucky(game, as)) {
    yield { type: 'luck-denied', who: as };
    return first; // R28.6
  }
  const second = yield* drawn(game, as, place);
  if (second && second.worth > first.worth) {
    yield { type: 'found', who: as, find: second.id }; // R28.6
    return second;
  }
  yield first.worth > 0 ? { type: 'luck-kept', who: as } : { type: 'mishap-averted', who: as };
  return first.worth > 0 ? first : undefined; // R28.6
}

/** R28.6, R40: the curse that lies there works by itself; one in hand is paid. */
function* unlucky(game: Game, as: CharacterId): Rule<boolean> {
  const known = game.now();
  const { mos } = known;
  const { curse } = adventurer(known, as);
  if (curse?.curse === 'unlucky' && !curse.used) {
    yield { type: 'curse-worked', who: as, curse: 'unlucky' }; // R40.2
    return true;
  }
  const lies = Object.values(known.adventurers).some((other) => other.curse?.curse === 'unlucky');
  if (lies) return false; // R40.3
  if (!mos || mos.barred.includes('unlucky') || !masters(game.content, known, mos.id, 'unlucky') || !affords(game.content, known, mos.id, 'unlucky')) return false;
  const taken = yield* window(not('ask-unlucky', { hero: as }), [mos.id], [{ id: 'unlucky', line: not('react.unlucky') }]);
  if (!taken) return false;
  yield* pay(game, mos.id, 'unlucky'); // R40.1
  return true;
}
