import * as v from 'valibot';
import type { Character, Id } from '../../../core/ruleset';
import { clamped } from '../../../kit/track';
import { moved } from '../bag';
import type { Content } from '../content';
import { name } from '../field';
import { goldLimit, levelOf } from '../points';
import type { Adventurer, Mos, Sheet } from '../state';
import { fieldsOf, fresh, grounded, prepared } from './character';
import { firstFields } from './evolve';
import { space, twoHanded, unfit, used } from './gear';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));
const list = v.pipe(v.array(name), v.maxLength(100));
/** What was done in a quest, in words of its content. What cannot be read is forgotten, so that nobody loses a hero by it. */
const deeds = v.fallback(v.pipe(v.record(name, name), v.maxEntries(40)), {});
const grown = {
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  xp: whole, skills: list, note: v.pipe(v.string(), v.maxLength(2000)),
  quests: v.pipe(v.array(v.object({ quest: v.string(), winner: v.picklist(['adventurers', 'mos', 'none']), xp: whole, deeds: v.exactOptional(deeds) })), v.maxLength(1000)),
};
const sheet = v.object({
  ...grown, fate: whole, gold: whole, fields: list, weapons: list, protections: list, satchel: list, equipment: list, artifacts: list, worn: list,
  substances: v.record(name, whole), wielded: v.exactOptional(name),
});
const mosSheet = v.object(grown);

/** The skills of a sheet, in the order in which they can have been learnt. */
export function sound(content: Content, kind: Id, level: number, wanted: readonly Id[]): readonly Id[] {
  const most = levelOf(content, { kind, level }).skills;
  const kept: Id[] = [];
  const fits = (id: Id): boolean => {
    const skill = content.skills[id];
    if (!skill?.owners.includes(kind)) return false; // R3.8 R39.9 R39.10
    if (kept.includes(id)) return false;
    if (level === 1 && !skill.basic) return false; // R44.3
    return prepared(skill, kept);
  };
  for (;;) {
    const next = wanted.find(fits);
    if (next === undefined || kept.length >= most) return kept; // R42.4
    kept.push(next);
  }
}

function taught(content: Content, kind: Id, level: number, wanted: readonly Id[]): readonly Id[] {
  const row = levelOf(content, { kind, level });
  const own = fieldsOf(content, kind).filter(({ rank }) => rank <= row.fieldRank); // R42.6
  const open = wanted.flatMap((id) => own.find((field) => field.id === id) ?? []);
  const kept: Id[] = [];
  for (const field of open.toSorted((a, b) => a.rank - b.rank)) if (!kept.includes(field.id) && kept.length < row.fields && grounded(content, field, kept)) kept.push(field.id); // R24.3
  return kept;
}

/** R49.5: a sheet from outside, without what its level, its archetype and the limits do not allow. */
function trimmed(content: Content, bare: Adventurer, own: v.InferOutput<typeof sheet>): Adventurer {
  const { kind } = bare;
  const { level, quests, note } = own;
  const things = [...own.equipment, ...own.weapons, ...own.protections, ...own.satchel, ...own.artifacts].filter((item) => content.items[item] && content.items[item].class !== 'quest');
  const grownUp: Adventurer = {
    ...bare, level, xp: levelOf(content, { kind, level }).xp === null ? 0 : own.xp, fate: clamped(own.fate, 99), // R42.7
    skills: sound(content, kind, level, own.skills), fields: taught(content, kind, level, own.fields), quests, note,
    substances: Object.fromEntries(Object.entries(own.substances).filter(([item, count]) => content.items[item]?.class === 'substance' && count > 0)),
  };
  const packed = things.reduce((who, item) => (space(content, who, item) > 0 ? moved(content, who, item, 1) : who), grownUp); // R43.3 R43.4 R43.6 R43.8 R43.10
  const armed = own.wielded !== undefined && packed.weapons.includes(own.wielded) && fits(content, packed, own.wielded) ? used(content, packed, own.wielded) : packed;
  const clad = own.worn.filter((item) => armed.protections.includes(item) && fits(content, armed, item)).reduce((who, item) => (taken(content, who, item) ? who : used(content, who, item)), armed); // R43.4
  return { ...clad, gold: clamped(own.gold, goldLimit(clad)) }; // R43.5
}
const fits = (content: Content, who: Adventurer, item: Id): boolean => {
  const thing = content.items[item];
  return thing !== undefined && !unfit(content, who, thing);
};
const taken = (content: Content, who: Adventurer, item: Id): boolean => {
  const kind = content.items[item]?.kind;
  return who.worn.some((each) => content.items[each]?.kind === kind) || (kind === 'shield' && twoHanded(content, who.wielded));
};

/** R3.6: all HP and MP, no SP; who brings no sheet that can be read begins at level 1. */
export function adventurerOf(content: Content, room: Id, { id, kind, name, gender, sheet: brought }: Character): Adventurer {
  const bare: Adventurer = {
    ...fresh(content, kind), id, kind, name, gender, room, hp: 0, mp: 0, raised: {}, temporary: [], cards: 0, laid: 0, brought: [], cast: {}, unloaded: [], poisoned: [], spent: [],
    sp: 0, // R3.6
    acted: [], extra: [], freed: [], done: false, boosts: [], hindered: [], dead: false, inPit: false, traps: 0, fixed: false, chain: false, pacts: 0, earned: 0, never: [],
  };
  const read = v.safeParse(sheet, brought);
  const own = read.success ? trimmed(content, bare, read.output) : bare;
  const { hp, mp } = levelOf(content, own);
  return { ...own, hp, mp, brought: firstFields(content, own) }; // R3.6 R3.7
}

export function mosOf(content: Content, { id, name, gender, sheet: brought }: Character): Mos {
  const read = v.safeParse(mosSheet, brought);
  const { level, xp, skills, quests, note } = read.success ? read.output : fresh(content, 'mos');
  return { id, name, gender, level, xp: level === 20 ? 0 : xp, skills: sound(content, 'mos', level, skills), quests, note, barred: [], freed: [], earned: 0 };
}

/** R49.5: what goes home: choices and belongings, none of the quest's own tokens. */
export const sheetOf = (who: Adventurer): Sheet => {
  const { level, xp, fate, gold, skills, fields, weapons, protections, satchel, substances, equipment, artifacts, wielded, worn, quests, note } = who;
  return { level, xp, fate, gold, skills, fields, weapons, protections, satchel, substances, equipment, artifacts, worn, quests, note, ...(wielded && { wielded }) };
};
export type MosSheet = Pick<Mos, 'level' | 'xp' | 'skills' | 'quests' | 'note'>;
export const mosSheetOf = ({ level, xp, skills, quests, note }: Mos): MosSheet => ({ level, xp, skills, quests, note });
