import type { Fault } from '../../packs/pack';
import type { Content, Quest } from './content';

const SIDES = ['adventurers', 'mos'] as const;

/** What a quest of the players' own cannot be played without. */
export function missing({ objectives, rooms }: Quest): readonly string[] {
  const aimless = SIDES.filter((side) => !objectives.some((each) => each.side === side && each.main)); // R51.5
  return [
    ...aimless.map((side) => `has no main objective for the side ${side}`),
    ...(rooms.some(({ monsters }) => monsters.length > 0) ? [] : ['has no monsters']), // R51.5
    ...(rooms.some(({ traps }) => traps.length > 0) ? [] : ['has no traps']), // R51.5
  ];
}

/** The players' own quests that lack something. */
export const meagre = (content: Content): readonly Fault[] =>
  Object.values(content.quests)
    .filter(({ mode }) => mode === 'custom') // R51.5
    .flatMap((quest) => missing(quest).map((what): Fault => ({ file: `quests/${quest.id}.json`, place: quest.id, what })));
