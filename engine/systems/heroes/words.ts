import type { Needs } from '../../packs/words';
import type { Content } from './content';

/** What this content must be called in every language, and what is said of it. */
export function needs({ heroes, weapons, armours, spells, monsters, treasures, traps, furniture, quests }: Content): Needs {
  const things = [heroes, weapons, armours, spells, treasures, traps].flatMap((all) => Object.keys(all));
  const places = Object.values(quests).flatMap(({ id, rooms, doors, objective }) => [id, ...rooms.map((room) => room.id), ...doors.map((door) => door.id), objective.item]);
  return {
    names: ['referee', ...things, ...[monsters, furniture].flatMap((all) => Object.keys(all)), ...places],
    lines: [
      ...Object.keys(spells).map((spell) => `heroes.cast.${spell}`),
      ...Object.values(quests).flatMap(({ id, rooms }) => ['introduction', 'objective', 'won', 'lost', ...rooms.map((room) => room.id)].map((part) => `heroes.${id}.${part}`)),
    ],
    texts: things,
  };
}
