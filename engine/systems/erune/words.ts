import { within, type Effect } from '../../kit/effect';
import type { Needs } from '../../packs/words';
import { ARCHETYPES } from './archetype';
import type { Content, Placed, Quest } from './content';
import { entries } from './entry';

const placedIn = ({ quests, waves }: Content): readonly Placed[] => [...Object.values(quests).flatMap(({ rooms }) => rooms), ...Object.values(waves)].flatMap(({ monsters }) => monsters);

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

/** What is told of a quest beside what happens in it, and the key sentences of its events (R46.4). */
function linesOf({ id, rooms, events, objectives }: Quest): readonly string[] {
  const said = (part: string, all: readonly { readonly id: string }[]) => all.map((each) => `${part}.${each.id}`);
  const happenings = [...rooms.flatMap((room) => room.events), ...events];
  const parts = ['introduction', 'objective', 'won', 'lost', 'drawn', ...rooms.map((room) => room.id)];
  return [...parts, ...said('objective', objectives), ...said('say', happenings)].map((part) => `erune.${id}.${part}`);
}

const placesOf = ({ id, rooms, doors, objectives }: Quest): readonly string[] => [
  id, ...doors.map((door) => door.id), ...objectives.map((each) => each.id),
  ...rooms.flatMap((room) => [room.id, ...room.furniture.flatMap((each) => [each.id, each.kind]), ...room.events.map((event) => event.id)]),
];

/** What this content must be called in every language, and what is said of it. */
export function needs(content: Content): Needs {
  const { dice, cards, adventurers, items, skills, fields, spells, monsters, quests, traps, substances, wanderers } = content;
  const abilities = [...Object.values(adventurers), ...Object.values(monsters)].flatMap((each) => each.abilities.map(({ id }) => id));
  const bosses = placedIn(content).flatMap(({ boss }) => (boss ? [boss.id] : []));
  const things = ['mos', ...[cards, adventurers, items, skills, spells, monsters, traps, wanderers].flatMap((all) => Object.keys(all)), ...abilities, ...bosses];
  const schools = Object.values(fields).map(({ school }) => school);
  const lines = (part: string, all: Readonly<Record<string, unknown>>) => Object.keys(all).map((id) => `erune.${part}.${id}`);
  return {
    names: [...new Set([...things, ...schools, 'hp', 'sp', 'mp', 'xp', 'gold', 'fate', ...[dice, fields].flatMap((all) => Object.keys(all)), ...Object.values(quests).flatMap(placesOf)])],
    lines: [...new Set([
      ...Object.values(quests).flatMap(linesOf),
      ...entries(content).flatMap(({ line }) => line ?? []),
      ...['arrives', 'say'].flatMap((part) => lines(part, wanderers)),
      ...Object.keys(substances).flatMap((id) => ['poor', 'normal', 'fine', ...ARCHETYPES].map((quality) => `erune.substance.${id}.${quality}`)),
      ...entries(content).flatMap(({ effects }) => within(effects)).flatMap(said),
    ])],
    texts: [...new Set(things)],
  };
}
