import { within, type Condition, type Effect, type Pool } from '../../kit/effect';
import type { Fault } from '../../packs/pack';
import { conditions } from './condition';
import type { Content, Quest } from './content';
import { selectors } from './selector';
import { TRACES } from './trace';

// What content names must be there: things by their ids, and the words of its effects.

const SHEET = new Set(['hp', 'sp', 'mp']);
const PURSE = new Set([...SHEET, 'gold', 'fate']);
const POINTS = new Set([...PURSE, 'xp']);
const ACTIONS = new Set(['move', 'combat', 'detect', 'search', 'prepare', 'reload', 'lay-trap']);
const HINDRANCES = new Set([...ACTIONS, 'half-move', 'attack', 'shoot', 'act']);
const ROLLS = new Set(['attack', 'weapon-attack', 'defence', 'move', 'move-best', 'test', 'search', 'teleport', 'attraction', 'ward', 'marked', 'mirror', 'feather', 'cover', 'embers']);
const REVEALED = new Set(['neighbour', 'traps']);
const SIDES = new Set(['adventurers', 'mos']);
const MODES = new Set(['mos', 'coop', 'arena']);
const TRACED: ReadonlySet<string> = new Set(TRACES);

/** Where something is named, what, and what would have been right. */
interface Named {
  readonly place: string;
  readonly id: string;
  readonly among: ReadonlySet<string>;
}
const keys = (things: object): ReadonlySet<string> => new Set(Object.keys(things));
const name = (place: string, id: string | undefined, among: ReadonlySet<string>): readonly Named[] => (id === undefined ? [] : [{ place, id, among }]);
const names = (place: string, all: readonly string[] | undefined, among: ReadonlySet<string>): readonly Named[] => (all ?? []).map((id, i) => ({ place: `${place}.${i}`, id, among }));
const faulty = (file: string, named: readonly Named[]): readonly Fault[] =>
  named.filter(({ id, among }) => !among.has(id)).map(({ place, id }) => ({ file, place, what: `names "${id}", which does not exist` }));

/** What may be named where this is read: in a quest its own rooms and doors, elsewhere those of any quest. */
interface Scope {
  readonly content: Content;
  readonly rooms: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
  readonly objectives: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly foes: ReadonlySet<string>;
  readonly dice: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly monsters: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  readonly quests: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}
const scope = (content: Content, quests: readonly Quest[]): Scope => ({
  content,
  rooms: new Set(quests.flatMap(({ rooms }) => rooms.map(({ id }) => id))),
  doors: new Set(quests.flatMap(({ doors }) => doors.map(({ id }) => id))),
  objectives: new Set(quests.flatMap(({ objectives }) => objectives.map(({ id }) => id))),
  events: new Set(quests.flatMap(({ events }) => events.map(({ id }) => id))),
  foes: new Set([...Object.keys(content.monsters), ...[...quests.flatMap(({ rooms }) => rooms), ...Object.values(content.waves)].flatMap(({ monsters }) => monsters.flatMap(({ boss }) => (boss ? [boss.id] : [])))]),
  dice: keys(content.dice), items: keys(content.items), monsters: keys(content.monsters), skills: keys(content.skills), quests: keys(content.quests),
  kinds: new Set([...Object.keys(content.adventurers), ...Object.keys(content.monsters)]),
});

/** Of which things a condition's value is one. */
const VALUES: Readonly<Record<string, (at: Scope) => ReadonlySet<string>>> = {
  kind: ({ kinds }) => kinds, mode: () => MODES, lately: () => TRACED, won: ({ quests }) => quests, 'room-seen': ({ rooms }) => rooms, 'source-destroyed': ({ rooms }) => rooms, 'all-in': ({ rooms }) => rooms,
  'door-open': ({ doors }) => doors, met: ({ objectives }) => objectives, 'monster-killed': ({ foes }) => foes, holds: ({ items }) => items,
};

const pool = ({ dice }: Scope, place: string, thrown: Pool | undefined): readonly Named[] => Object.keys(thrown ?? {}).map((die) => ({ place, id: die, among: dice }));

function condition(at: Scope, place: string, { is, who, value }: Condition): readonly Named[] {
  const among = VALUES[is]?.(at);
  return [...name(`${place}.is`, is, conditions), ...(is === 'remembered' ? [] : name(`${place}.who`, who, selectors)), ...(among && value !== undefined ? name(`${place}.value`, String(value), among) : [])];
}
const all = (at: Scope, place: string, those: readonly Condition[] | undefined): readonly Named[] => (those ?? []).flatMap((each, i) => condition(at, `${place}.${i}`, each));

function effect(at: Scope, place: string, one: Effect): readonly Named[] {
  const { content } = at;
  const who = 'who' in one ? name(`${place}.who`, one.who, selectors) : [];
  switch (one.op) {
    case 'attack': return [...who, ...pool(at, `${place}.dice`, one.dice)];
    case 'gain': return [...who, ...name(`${place}.points`, one.points, one.temporary ? SHEET : POINTS)];
    case 'lose': return [...who, ...name(`${place}.points`, one.points, PURSE)]; // R42.1
    case 'raise': return [...who, ...name(`${place}.points`, one.points, SHEET)];
    case 'boost': return [...who, ...name(`${place}.roll`, one.roll, ROLLS), ...pool(at, `${place}.dice`, one.dice)];
    case 'hinder': return [...who, ...name(`${place}.from`, one.from, HINDRANCES)];
    case 'give':
    case 'take': return [...who, ...name(`${place}.item`, one.item, at.items)];
    case 'teach': return [...name(`${place}.side`, one.side, SIDES), ...name(`${place}.skill`, one.skill, at.skills)];
    case 'spawn': return name(`${place}.monster`, one.monster, at.monsters);
    case 'reveal': return name(`${place}.what`, one.what, REVEALED);
    case 'open': return name(`${place}.door`, one.door, at.doors);
    case 'grant': return [...who, ...name(`${place}.action`, one.action, ACTIONS)];
    case 'happen': return name(`${place}.event`, one.event, at.events);
    case 'achieve': return name(`${place}.objective`, one.objective, at.objectives);
    case 'roll': return [...who, ...name(`${place}.die`, one.die, at.dice), ...name(`${place}.symbol`, one.symbol, new Set(content.dice[one.die]?.faces.flatMap(Object.keys)))];
    case 'when': return condition(at, `${place}.if`, one.if);
    default: return who;
  }
}
const effects = (at: Scope, place: string, those: readonly Effect[] | undefined): readonly Named[] => within(those ?? []).flatMap((one) => effect(at, `${place} ${one.op}`, one));

function quest(content: Content, one: Quest): readonly Fault[] {
  const at = scope(content, [one]);
  const file = `quests/${one.id}.json`;
  return faulty(file, [
    ...name('start', one.start, at.rooms),
    ...one.rooms.flatMap((room) => [
      ...room.monsters.flatMap(({ kind, boss }) => [...name(`${room.id}.monsters`, kind, at.monsters), ...pool(at, `${room.id}.boss`, boss?.attack), ...pool(at, `${room.id}.boss`, boss?.defence)]),
      ...room.furniture.flatMap((piece) => effects(at, `${room.id}.${piece.id}`, piece.holds)),
      ...names(`${room.id}.traps`, room.traps, keys(content.traps)),
      ...room.events.flatMap((event) => [...all(at, `${room.id}.${event.id}.when`, event.when), ...effects(at, `${room.id}.${event.id}`, event.effects)]),
    ]),
    ...one.doors.flatMap(({ id, between, locked }) => [...names(`${id}.between`, between, at.rooms), ...name(`${id}.locked`, locked, at.items)]),
    ...one.objectives.flatMap(({ id, when }) => all(at, `${id}.when`, when)),
    ...[...one.recalls, ...one.events, ...one.endings].flatMap((event) => [...all(at, `${event.id}.when`, event.when), ...effects(at, event.id, event.effects)]),
  ]);
}

/** Everything that content names and nothing defines. */
export function links(content: Content): readonly Fault[] {
  const at = scope(content, Object.values(content.quests));
  const folk = keys(content.adventurers);
  const of = <T extends { readonly id: string }>(file: keyof Content, things: Readonly<Record<string, T>>, named: (thing: T) => readonly Named[]): readonly Fault[] =>
    Object.values(things).flatMap((thing) => faulty(`${file}.json ${thing.id}`, named(thing)));
  const does = ({ id, effects: those }: { readonly id: string; readonly effects?: readonly Effect[] | undefined }) => effects(at, id, those);
  const drawn = (thing: { readonly id: string; readonly when?: readonly Condition[] | undefined; readonly effects: readonly Effect[] }) => [...does(thing), ...all(at, 'when', thing.when)];
  const schools = new Set(Object.values(content.fields).map(({ school }) => school));
  return [
    ...of('levels', content.levels, ({ id }) => name('id', id, new Set([...folk, 'mos']))),
    ...of('items', content.items, (item) => [...names('users', item.users, folk), ...pool(at, 'dice', item.dice), ...pool(at, 'elementDice', item.elementDice), ...name('element', item.element, schools), ...does(item), ...(item.class === 'substance' ? name('id', item.id, keys(content.substances)) : [])]),
    ...of('skills', content.skills, ({ owners, prerequisites }) => [...names('owners', owners, new Set([...folk, 'mos'])), ...names('prerequisites', prerequisites, at.skills)]),
    ...of('fields', content.fields, ({ spells }) => names('spells', spells, keys(content.spells))),
    ...of('spells', content.spells, does),
    ...of('monsters', content.monsters, ({ attack, defence, abilities }) => [...pool(at, 'attack', attack.dice), ...pool(at, 'defence', defence), ...abilities.flatMap((ability) => [...pool(at, ability.id, ability.dice), ...does(ability)])]),
    ...Object.values(content.quests).flatMap((one) => quest(content, one)),
    ...of('traps', content.traps, does),
    ...of('turns', content.turns, drawn),
    ...of('finds', content.finds, does),
    ...of('substances', content.substances, ({ id, better, worse, poor, normal, fine, also }) => [
      ...name('id', id, new Set(Object.values(content.items).filter((item) => item.class === 'substance').map((item) => item.id))),
      ...names('better', better, folk), ...names('worse', worse, folk), ...names('also', Object.keys(also), folk), ...[poor, normal, fine, ...Object.values(also)].flatMap((each) => effects(at, id, each)),
    ]),
    ...of('sources', content.sources, drawn),
    ...of('campfires', content.campfires, drawn),
    ...of('wanderers', content.wanderers, drawn),
    ...of('waves', content.waves, ({ id, monsters, treasure }) => [...monsters.flatMap(({ kind }) => name('monsters', kind, at.monsters)), ...effects(at, id, treasure)]),
  ];
}
