import type { Taste } from '../../core/bot';
import { distance, toward } from './board';
import type { EruneCommand } from './command';
import type { Content } from './content';
import { maxOf } from './points';
import { active, living, type Adventurer } from './state';
import type { View } from './view';

const LIKES: Readonly<Partial<Record<EruneCommand['type'], number>>> = {
  begin: 5, 'new-turn': 20, 'monsters-act': 20, 'end-mos-phase': 1, 'leave-town': 2,
  attack: 30, throw: 12, topple: 6, 'strike-source': 10, provoke: 2, reload: 6, cast: 12,
  'monster-attack': 30, 'monster-cast': 12, 'monster-move': 8, 'monster-prepare': 0.5, ambush: 10, curse: 2, roam: 1, 'lift-curse': 0.2,
  open: 20, move: 8, 'go-on': 0.6, climb: 10, trigger: 6, search: 5, detect: 2, disarm: 4, trap: 1, turn: 0.2,
  revive: 30, pact: 0.5, equip: 3, stow: 0.2, give: 0.2, discard: 0.05, sell: 0.2, buy: 1, 'level-up': 10,
  prepare: 0.3, campfire: 0.5, done: 1, help: 0.02,
  correct: 0, place: 0, hand: 0, note: 0, never: 0, mend: 0, slay: 0,
};

/** What a bot likes: fighting, then doors, then looking around; drinking when it hurts; giving up hardly ever, before it has taken long. */
export const taste =
  (content: Content): Taste<EruneCommand, View> =>
  ({ command }, view) => {
    const who = command.as === undefined ? undefined : view.adventurers[command.as];
    switch (command.type) {
      case 'abandon':
        return view.turn > 14 ? 0.05 : living(view).length > 0 ? 0.00002 : 0.02;
      case 'use':
        return who && who.hp < maxOf(content, who, 'hp') ? 6 : 0.5;
      case 'pact':
        return who?.dead ? 20 : 0.5;
      case 'new-turn':
        return living(view).length > 0 ? 20 : 1;
      case 'move':
        return who && command.to !== undefined && command.to === hunted(content, view, who) ? 25 : command.to === undefined ? 1 : 4;
      default:
        return LIKES[command.type] ?? 1;
    }
  };

/** Where to go from a room without monsters: the way to the nearest ones, bosses before all. */
function hunted(content: Content, view: View, { room }: Adventurer): string | undefined {
  const far = (to: string) => distance(content, view, room, to);
  const prey = active(view).filter((monster) => far(monster.room) < Infinity).sort((a, b) => Number(b.boss !== undefined) - Number(a.boss !== undefined) || far(a.room) - far(b.room))[0];
  return prey && prey.room !== room ? toward(content, view, room, prey.room) : undefined;
}
