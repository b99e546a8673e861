import type { Chance } from '@engine/core/chance';
import type { Play } from '@engine/core/play';
import type { Answer, Setup } from '@engine/core/ruleset';
import { commands as combat } from '@engine/systems/erune/combat/command';
import type { EruneCommand } from '@engine/systems/erune/command';
import type { EruneEvent } from '@engine/systems/erune/event';
import { commands as explore } from '@engine/systems/erune/explore/command';
import { commands as magic } from '@engine/systems/erune/magic/command';
import { commands as shadows } from '@engine/systems/erune/shadows/command';
import { commands as sheet } from '@engine/systems/erune/sheet/command';
import { questOf, type State } from '@engine/systems/erune/state';
import { commands as turn } from '@engine/systems/erune/turn/command';
import type { View } from '@engine/systems/erune/view';
import { content } from './table';

// What somebody may send who means no good, or whose phone is broken.

export type Game = Play<State, EruneCommand, EruneEvent, View>;
type Row = Readonly<Record<string, unknown>>;

export const one = <T>(all: readonly T[], chance: Chance): T => all[chance.below(all.length)] as T;
const NAMES: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', '', ' ', 'null', '0', '-1', 'nobody', 'table', 'mos', 'room', 'gold', 'goblin:999', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(100_000), 'é\u0000\u202e{hero}', '🜂'];
const NUMBERS: readonly number[] = [0, -0, -1, 1, 2, 40, 41, 999, 1000, 1001, -1000, -1001, 0.5, -2.5, 1e21, -1e21, NaN, Infinity, -Infinity, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE];
const GARBAGE: readonly unknown[] = [...NAMES, ...NUMBERS, undefined, null, true, false, [], [[]], {}, { type: 'done' }, ['constructor'], Array(25).fill('rat'), Array(3).fill('warrior'), { length: 3 }, JSON.parse('{"__proto__":{"as":"warrior"}}')];
export const garbage = (chance: Chance): unknown => one(GARBAGE, chance);

const SCHEMAS = [...combat, ...explore, ...magic, ...shadows, ...sheet, ...turn];
export const TYPES: readonly string[] = SCHEMAS.map(({ entries }) => entries.type.literal);

/** Names that mean something in this game: all of them, and those that a field is likely to want. */
export interface Names {
  readonly all: readonly string[];
  readonly of: Readonly<Record<string, readonly string[]>>;
}
export function namesIn(state: State): Names {
  const { rooms, doors } = questOf(content, state);
  const party = Object.values(state.adventurers);
  const [monsters, places, gates] = [Object.keys(state.monsters), rooms.map(({ id }) => id), doors.map(({ id }) => id)];
  const people = [...state.order, ...(state.mos ? [state.mos.id] : [])];
  const items = party.flatMap(({ weapons, protections, satchel, equipment, artifacts, substances }) => [...weapons, ...protections, ...satchel, ...equipment, ...artifacts, ...Object.keys(substances)]);
  const skills = [...party, ...(state.mos ? [state.mos] : [])].flatMap((each) => each.skills);
  const furniture = rooms.flatMap((room) => room.furniture.map(({ id }) => id));
  const events = rooms.flatMap((room) => room.events.map(({ id }) => id));
  const traps = Object.values(state.rooms).flatMap((room) => room.traps);
  const [figures, things] = [[...people, ...monsters], [...items, ...Object.keys(content.items)]];
  const spells = party.flatMap(({ brought }) => brought.flatMap((field) => content.fields[field]?.spells ?? []));
  const curses = Object.values(content.skills).filter(({ family }) => family === 'curse').map(({ id }) => id);
  const all = [...figures, ...places, ...gates, ...furniture, ...events, ...traps, ...things, ...Object.keys(content.skills), ...Object.keys(content.spells), ...Object.keys(content.fields), 'rat', 'goblin'];
  return {
    all,
    of: {
      as: people, monster: monsters, target: [...figures, ...figures, ...gates, ...places], targets: figures, others: figures, near: figures, leaves: figures, past: figures, group: figures, between: figures,
      to: [...places, ...people], room: places, door: gates, place: ['room', ...furniture], furniture, event: events, trap: [...traps, ...Object.keys(content.traps)], item: ['gold', ...things], weapon: items, substance: items,
      skill: [...skills, ...Object.keys(content.skills)], skills, spell: [...spells, ...Object.keys(content.spells)], fields: Object.keys(content.fields), field: Object.keys(content.fields), curse: [...skills, ...curses],
    },
  };
}
const named = ({ all, of }: Names, field: string, chance: Chance): string => one(chance.below(5) > 0 && of[field]?.length ? of[field] : all, chance);

/** Something that a schema may take, by its shape and the name of its field. */
function fitting(field: string, schema: Row, names: Names, chance: Chance): unknown {
  const again = (part: unknown) => fitting(field, part as Row, names, chance);
  switch (schema['type']) {
    case 'exact_optional': return again(schema['wrapped']);
    case 'literal': return schema['literal'];
    case 'picklist': return one(schema['options'] as readonly unknown[], chance);
    case 'boolean': return chance.below(2) === 0;
    case 'number': return chance.below(4) > 0 ? chance.below(7) - 2 : one(NUMBERS, chance);
    case 'array': return Array.from({ length: chance.below(4) }, () => again(schema['item']));
    default: return named(names, field, chance);
  }
}

/** A command of any kind, about things of this game. */
export function made(names: Names, chance: Chance): Row {
  const entries = one(SCHEMAS, chance).entries as unknown as Readonly<Record<string, Row>>;
  return Object.fromEntries(Object.entries(entries).flatMap(([field, schema]) => (schema['type'] === 'exact_optional' && chance.below(3) > 0 ? [] : [[field, fitting(field, schema, names, chance)]])));
}

const without = (row: Row, field: string): Row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
type Twist = (command: Row, field: string, names: Names, chance: Chance) => unknown;
const TWISTS: readonly Twist[] = [
  (command) => command,
  (command, field) => without(command, field),
  (command, _, names, chance) => ({ ...command, [one([...NAMES, 'extra', 'skills', 'by'], chance)]: one([...names.all, ...GARBAGE], chance) }),
  (command, field, _, chance) => ({ ...command, [field]: garbage(chance) }),
  (command, field, _, chance) => ({ ...command, [field]: garbage(chance) }),
  (command, field, names, chance) => ({ ...command, [field]: Array.isArray(command[field]) ? Array.from({ length: chance.below(30) }, () => named(names, field, chance)) : typeof command[field] === 'number' ? one(NUMBERS, chance) : named(names, field, chance) }),
  (command, _, names, chance) => ({ ...command, as: named(names, 'as', chance) }),
  (command, _, __, chance) => ({ ...command, type: one(TYPES, chance) }),
  (command, field) => ({ ...command, [field]: [command[field], command[field]].flat() }),
  (command) => JSON.parse(JSON.stringify(command).replace('{', '{"__proto__":{"dead":false},')) as unknown,
];
export const twisted = (command: Row, names: Names, chance: Chance): unknown => one(TWISTS, chance)(command, one(Object.keys(command), chance), names, chance);

/** An answer to what is asked, to what was, or to what never was. */
export function answered({ open, last }: Game, { all: names }: Names, chance: Chance): Answer {
  const question = open?.question;
  const right = question?.ask === 'choose' ? question.options.map(({ id }) => id) : question?.ask === 'roll' ? question.dice.map(() => chance.below(7)) : [];
  const wrong = () => one<string | number>([...NAMES, ...NUMBERS, ...names], chance);
  const to = one([question?.id ?? '', question?.id ?? '', `${last}.0`, `${last + 1}.0`, `${last}.-1`, ...NAMES], chance);
  const as = one([...(question && 'to' in question ? [question.to].flat() : []), 'table', one(names, chance), one(NAMES, chance)], chance);
  const picks = [right, right.slice(0, chance.below(3)), [...right, ...right], [wrong()], Array.from({ length: chance.below(8) }, wrong)];
  return { to, as, picks: one(picks, chance) };
}

/** The same party after many quests, so that it can do more. */
export const veterans = (setup: Setup): Setup => ({
  ...setup,
  characters: setup.characters.map((each) => {
    const skills = Object.values(content.skills).filter(({ owners }) => owners.includes(each.kind)).map(({ id }) => id);
    const grown = { level: 12, xp: 900, skills, quests: [], note: '' };
    const fields = Object.values(content.fields).toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
    const own = Object.values(content.items).filter(({ users }) => !users || users.includes(each.kind));
    const of = (kind: string) => own.filter((item) => item.class === kind).map(({ id }) => id);
    const weapon = own.find((item) => item.class === 'weapon' && item.rank === 1)?.id;
    return { ...each, sheet: each.kind === 'mos' ? grown : { ...grown, fate: 2, gold: 90, fields, weapons: of('weapon').slice(0, 5), protections: of('protection').slice(0, 4), satchel: of('potion').slice(0, 6), substances: Object.fromEntries(of('substance').map((id) => [id, 2])), equipment: of('equipment'), artifacts: of('artifact').slice(0, 4), worn: [], ...(weapon && { wielded: weapon }) } };
  }),
});

/** A table that cannot begin, or can in spite of all. */
export function ordered(setup: Setup, chance: Chance): Setup {
  const kind = one(['items', 'monsters', 'spells', 'levels', 'skills', 'adventurers', 'dice'] as const, chance);
  const rows: readonly object[] = Object.values(content[kind]).filter((each: object) => 'proposed' in each || chance.below(9) === 0);
  const row = (): object => {
    const found = one(rows, chance) ?? {};
    const field = one(Object.keys(found), chance) ?? 'id';
    return chance.below(2) === 0 ? found : { ...found, [field]: chance.below(2) === 0 ? one(NUMBERS, chance) : garbage(chance) };
  };
  const over = { name: chance.below(6) === 0 ? garbage(chance) : 'ours', [chance.below(8) === 0 ? one(['quests', ...NAMES], chance) : kind]: one<unknown>([[row()], [row()], [row(), row()], garbage(chance)], chance) };
  const bag = ['level', 'xp', 'gold', 'skills', 'fields', 'weapons', 'substances', 'worn', 'wielded', 'quests', 'note'];
  const own = { level: 3, xp: 4, fate: 1, gold: 9, skills: [], fields: [], weapons: ['dagger'], protections: [], satchel: [], substances: {}, equipment: [], artifacts: [], worn: [], quests: [], note: '', [one(bag, chance)]: garbage(chance) };
  const characters = setup.characters.map((each) => (chance.below(3) === 0 ? { ...each, ...one<object>([{ kind: one(NAMES, chance) }, { sheet: garbage(chance) }, { sheet: own }, { sheet: own }], chance) } : each));
  const options: unknown = one<unknown>([undefined, garbage(chance), { overlay: garbage(chance) }, { overlay: over }, { overlay: over }, { help: garbage(chance) }], chance);
  return { quest: chance.below(8) === 0 ? one(NAMES, chance) : setup.quest, characters: chance.below(8) === 0 ? characters.slice(chance.below(3)) : characters, ...(options !== undefined && { options }) } as Setup;
}
