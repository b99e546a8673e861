import type { Taste } from '../../core/bot';
import type { Id } from '../../core/ruleset';
import { distance, roomCard, toward } from './board';
import type { EruneCommand } from './command';
import type { Content } from './content';
import { maxOf } from './points';
import { active, living, questOf, type Adventurer } from './state';
import type { View } from './view';

const LIKES: Readonly<Partial<Record<EruneCommand['type'], number>>> = {
  begin: 2, choose: 2, 'new-turn': 20, 'monsters-act': 20, 'end-mos-phase': 1, 'leave-town': 2,
  throw: 12, topple: 2, 'strike-source': 10, provoke: 2, reload: 12, cast: 20,
  'monster-attack': 60, 'monster-cast': 20, 'monster-prepare': 0.5, ambush: 20, curse: 2, roam: 1, 'lift-curse': 0.1,
  climb: 20, search: 8, detect: 1, disarm: 4, trap: 1, turn: 0.1,
  revive: 20, equip: 3, stow: 0.1, give: 0.02, discard: 0.02, sell: 0.2, buy: 1, 'level-up': 10,
  prepare: 0.3, done: 1.5, help: 0.02,
  correct: 0, place: 0, hand: 0, note: 0, never: 0, mend: 0, slay: 0,
};
/** Games of bots are over long before; this keeps one that goes round in circles from going on for ever. */
const PATIENCE = 60;

/** What a bot likes: fighting, then the way to whoever is left, then doors; drinking when it hurts; and to give up where nobody lives. */
export const taste =
  (content: Content): Taste<EruneCommand, View> =>
  ({ command }, view) => {
    const who = command.as === undefined ? undefined : view.adventurers[command.as];
    switch (command.type) {
      case 'abandon':
        return view.turn > PATIENCE ? 1 : command.side === 'adventurers' && living(view).length === 0 ? 20 : 0;
      case 'use':
        return who && who.hp < maxOf(content, who, 'hp') ? 6 : 0.5;
      case 'pact':
        return who ? bargain(who) : 0;
      case 'attack':
        return command.skills?.length ? 120 : 60;
      case 'trigger':
        return active(view).length > 0 ? 0.3 : 10;
      case 'campfire':
        return living(view).some(({ hp }) => hp < 4) ? 30 : 0.02;
      case 'new-turn':
        return living(view).length > 0 ? 20 : 1;
      case 'move':
      case 'go-on':
        return command.to === undefined ? 0.2 : who && command.to === next(content, view, who) ? 25 : 0.2;
      case 'open':
        return active(view).length > 0 ? 0.3 : 25;
      case 'monster-move':
        return command.to !== undefined && living(view).some(({ room }) => room === command.to) ? 10 : 2;
      default:
        return LIKES[command.type] ?? 1;
    }
  };

/** Who made two pacts to come back leaves it at that; the others take one when it hurts, or to be rid of a curse. */
function bargain({ dead, pacts, hp, cards, curse }: Adventurer): number {
  if (dead) return pacts < 2 ? 10 : 0;
  return cards === 0 && (hp < 3 || curse) ? 2 : 0.01;
}

/** The next room on the way to the nearest monsters, or else to the nearest door that is closed or thing that nobody tried; none where there is enough to do here. */
function next(content: Content, view: View, { room }: Adventurer): Id | undefined {
  const far = (to: Id) => distance(content, view, room, to);
  const nearest = (rooms: readonly Id[]): Id | undefined => rooms.filter((to) => far(to) < Infinity).sort((a, b) => far(a) - far(b))[0];
  const goal = nearest(active(view).map((monster) => monster.room)) ?? nearest(Object.keys(view.rooms).filter((each) => isOpen(content, view, each)));
  return goal === undefined || goal === room ? undefined : toward(content, view, room, goal);
}

/** Whether there is something left to be found out from this room. */
function isOpen(content: Content, view: View, room: Id): boolean {
  const doors = questOf(content, view).doors.some(({ id, between }) => between.includes(room) && view.doors[id] === 'closed');
  return doors || roomCard(content, view, room).events.some(({ id }) => !view.met.includes(id));
}
