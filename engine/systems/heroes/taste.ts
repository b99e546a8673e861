import type { Taste } from '../../core/bot';
import type { HeroesCommand } from './command';
import type { Content } from './content';
import { neighbours, questOf } from './state';
import type { View } from './view';

/** What a bot likes: fighting, looking around, and going home once the quest's thing is found. */
export const taste =
  (content: Content): Taste<HeroesCommand, View> =>
  ({ command }, view) => {
    const { start, objective } = questOf(content, view);
    switch (command.type) {
      case 'leave':
        return 1000;
      case 'attack':
      case 'monster-attack':
        return 8;
      case 'open':
      case 'search':
        return 3;
      case 'move': {
        if (!view.items.includes(objective.item)) return 2;
        const here = view.heroes[command.as]?.room ?? start;
        return command.to === homeward(content, view, here, start) ? 50 : 0;
      }
      case 'end-turn':
        return 0.5;
      case 'trigger':
        return 0.1;
      default:
        return 1;
    }
  };

/** The first step of a shortest way through open doors; to stay where one is at home already. */
function homeward(content: Content, view: View, from: string, to: string): string | undefined {
  let reached = new Map([[to, to]]);
  for (let size = 0; size < reached.size && !reached.has(from); ) {
    size = reached.size;
    reached = new Map([...reached.keys()].flatMap((room) => neighbours(content, view, room).map((next): [string, string] => [next, room])).concat([...reached]));
  }
  return reached.get(from);
}
