import { within } from '../../kit/effect';
import type { Fault } from '../../packs/pack';
import type { Content, Quest } from './content';

/** A trap that springs a trap might do so for ever. */
const springing = ({ traps }: Content): readonly Fault[] =>
  Object.values(traps)
    .filter(({ effects }) => within(effects).some(({ op }) => op === 'spring'))
    .map(({ id }) => ({ file: 'traps.json', place: id, what: 'springs another trap, which is a loop' }));

/** Events that lead back to themselves. */
function circles({ id, events }: Quest): readonly Fault[] {
  const next = new Map(events.map((event) => [event.id, within(event.effects).flatMap((effect) => (effect.op === 'happen' ? [effect.event] : []))]));
  const circle = (path: readonly string[]): readonly string[] | undefined => {
    const last = path.at(-1) ?? '';
    if (path.indexOf(last) < path.length - 1) return path[0] === last ? path : undefined;
    return (next.get(last) ?? []).map((event) => circle([...path, event])).find((found) => found);
  };
  return events.flatMap((event) => {
    const found = circle([event.id]);
    return found ? [{ file: `quests/${id}.json`, place: `events.${event.id}`, what: `is in a loop of events: ${found.join(', ')}` }] : [];
  });
}

/** Whatever would never come to an end. */
export const loops = (content: Content): readonly Fault[] => [...springing(content), ...Object.values(content.quests).flatMap(circles)];
