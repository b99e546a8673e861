import { within, type Effect } from '../../kit/effect';
import type { Needs } from '../../packs/words';
import type { Content, Placed, Quest } from './content';

const placedIn = ({ quests, waves }: Content): readonly Placed[] => [...Object.values(quests).flatMap(({ rooms }) => rooms), ...Object.values(waves)].flatMap(({ monsters }) => monsters);

/** Every effect that this content may have. */
function effectsOf({ items, spells, monsters, quests, traps, turns, finds, substances, sources, campfires, waves }: Content): readonly Effect[] {
  const plain = [items, spells, traps, turns, finds, sources, campfires].flatMap((all) => Object.values(all)).flatMap(({ effects }) => effects ?? []);
  const told = Object.values(quests).flatMap(({ rooms, events }) => [...events, ...rooms.flatMap((room) => room.events)].flatMap(({ effects }) => effects));
  return within([
    ...plain,
    ...told,
    ...Object.values(quests).flatMap(({ rooms }) => rooms.flatMap(({ furniture }) => furniture.flatMap(({ holds }) => holds ?? []))),
    ...Object.values(monsters).flatMap(({ abilities }) => abilities.flatMap(({ effects }) => effects ?? [])),
    ...Object.values(substances).flatMap(({ poor, normal, fine }) => [...poor, ...normal, ...fine]),
    ...Object.values(waves).flatMap(({ treasure }) => treasure),
  ]);
}

/** What the Spirit says because of an effect. */
function said(effect: Effect): readonly string[] {
  switch (effect.op) {
    case 'tell': return [effect.line];
    case 'boost': return [`erune.boosted.${effect.roll}${(effect.amount ?? 0) < 0 ? '-less' : ''}`];
    case 'hinder': return [`erune.hindered-from.${effect.from}`];
    case 'grant': return [`erune.granted.${effect.action}`];
    case 'choose': return effect.options.map(({ id }) => `erune.option.${id}`);
    default: return [];
  }
}

function linesOf({ id, rooms, events, objectives }: Quest): readonly string[] {
  const parts = ['introduction', 'objective', 'won', 'lost', ...rooms.map((room) => room.id), ...objectives.map((each) => `objective.${each.id}`)];
  return [...parts, ...[...rooms.flatMap((room) => room.events), ...events].map((event) => `event.${event.id}`)].map((part) => `erune.${id}.${part}`);
}

const placesOf = ({ id, rooms, doors, objectives }: Quest): readonly string[] => [
  id, ...doors.map((door) => door.id), ...objectives.map((each) => each.id),
  ...rooms.flatMap((room) => [room.id, ...room.furniture.flatMap((each) => [each.id, each.kind]), ...room.events.map((event) => event.id)]),
];

/** What this content must be called in every language, and what is said of it. */
export function needs(content: Content): Needs {
  const { dice, adventurers, items, skills, fields, spells, monsters, quests, traps, turns, finds, substances, sources, campfires, waves } = content;
  const abilities = [...Object.values(adventurers), ...Object.values(monsters)].flatMap((each) => each.abilities.map(({ id }) => id));
  const bosses = placedIn(content).flatMap(({ boss }) => (boss ? [boss.id] : []));
  const things = ['mos', ...[adventurers, items, skills, spells, monsters, traps].flatMap((all) => Object.keys(all)), ...abilities, ...bosses];
  const schools = Object.values(fields).map(({ school }) => school);
  const lines = (part: string, all: Readonly<Record<string, unknown>>) => Object.keys(all).map((id) => `erune.${part}.${id}`);
  return {
    names: [...new Set([...things, ...schools, 'hp', 'sp', 'mp', 'xp', 'gold', 'fate', ...[dice, fields].flatMap((all) => Object.keys(all)), ...Object.values(quests).flatMap(placesOf)])],
    lines: [...new Set([
      ...Object.values(quests).flatMap(linesOf),
      ...lines('trap', traps), ...lines('turn', turns), ...lines('find', finds), ...lines('source', sources), ...lines('campfire', campfires), ...lines('wave', waves),
      ...Object.keys(substances).flatMap((id) => ['poor', 'normal', 'fine'].map((quality) => `erune.substance.${id}.${quality}`)),
      ...effectsOf(content).flatMap(said),
    ])],
    texts: [...new Set(things)],
  };
}
