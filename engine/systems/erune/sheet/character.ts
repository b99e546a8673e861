import type { Id } from '../../../core/ruleset';
import type { Content, Field, Skill } from '../content';
import { levelOf } from '../points';
import { not, type Not, type Sheet } from '../state';

// A character without a game: how it is made, and how it grows. A phone needs no table for it (R42.8).

export interface Choices {
  readonly skills?: readonly Id[];
  readonly fields?: readonly Id[];
}
/** What grows, of an Adventurer or of a Master of Shadows. */
export type Growth = Pick<Sheet, 'level' | 'xp' | 'skills' | 'fields'>;
export interface Lesson {
  readonly skill?: Id | undefined;
  readonly field?: Id | undefined;
}

const skillsOf = (content: Content, kind: Id): readonly Skill[] => Object.values(content.skills).filter(({ owners }) => owners.includes(kind));
/** R24.1: telluromancy is a school of its own; arcane magic has all the others. */
export const fieldsOf = (content: Content, kind: Id): readonly Field[] => {
  const magic = content.adventurers[kind]?.magic;
  if (!magic) return []; // R44.5
  return Object.values(content.fields).filter(({ school }) => (school === 'telluromancy') === (magic === 'telluromancy')); // R24.1
};
const basics = (content: Content, kind: Id): readonly Id[] => skillsOf(content, kind).filter(({ basic }) => basic).map(({ id }) => id); // R44.3
const firsts = (content: Content, kind: Id): readonly Id[] => fieldsOf(content, kind).filter(({ rank }) => rank === 1).map(({ id }) => id); // R44.4

/** What a new character may choose from, and how many of each. */
export function choices(content: Content, kind: Id): { readonly skills: readonly Id[]; readonly fields: readonly Id[]; readonly count: { readonly skills: number; readonly fields: number } } {
  const { skills, fields } = levelOf(content, { kind, level: 1 });
  return { skills: basics(content, kind), fields: firsts(content, kind), count: { skills, fields } };
}

/** Why a character cannot be made so. */
export function createFaults(content: Content, kind: Id, { skills, fields }: Choices): Not {
  const open = choices(content, kind);
  if (skills && (skills.length !== open.count.skills || new Set(skills).size !== skills.length)) return not('skills-count', { count: open.count.skills }); // R44.3 R44.5
  const strange = skills?.find((skill) => !open.skills.includes(skill));
  if (strange !== undefined) return not('not-basic'); // R44.3
  if (fields && (fields.length !== open.count.fields || new Set(fields).size !== fields.length)) return not('fields-count', { count: open.count.fields }); // R44.4
  return fields?.some((field) => !open.fields.includes(field)) ? not('not-first-rank') : undefined; // R44.4
}

/** R44: level 1, no equipment and no gold; where nothing sound was chosen, the first that may be. */
export function fresh(content: Content, kind: Id, chosen: Choices = {}): Sheet {
  const open = choices(content, kind);
  const sound = createFaults(content, kind, chosen) ? {} : chosen;
  return {
    level: 1, xp: 0, fate: levelOf(content, { kind, level: 1 }).fate, gold: 0, // R44.1 R44.2
    skills: sound.skills ?? open.skills.slice(0, open.count.skills), fields: sound.fields ?? open.fields.slice(0, open.count.fields),
    weapons: [], protections: [], satchel: [], substances: {}, equipment: [], artifacts: [], worn: [], quests: [], note: '', // R44.2
  };
}

/** Whether its prerequisites are mastered. */
export const prepared = ({ prerequisites }: Skill, mastered: readonly Id[]): boolean => prerequisites.every((each) => mastered.includes(each)); // R39.4
/** Whether something of each lower rank of its school is mastered. */
export const grounded = (content: Content, { school, rank }: Field, mastered: readonly Id[]): boolean =>
  ([1, 2, 3] as const).filter((lower) => lower < rank).every((lower) => mastered.some((id) => content.fields[id]?.school === school && content.fields[id]?.rank === lower)); // R24.3

/** What is still owed to a character of this level: choices that were not made yet, and from what. */
export function owed(content: Content, kind: Id, { level, skills, fields }: Growth): { readonly skills: readonly Id[]; readonly fields: readonly Id[] } {
  const row = levelOf(content, { kind, level });
  return {
    skills: skills.length < row.skills ? skillsOf(content, kind).filter((skill) => !skills.includes(skill.id) && prepared(skill, skills)).map(({ id }) => id) : [], // R42.4 R42.6
    fields: fields.length < row.fields ? fieldsOf(content, kind).filter((field) => !fields.includes(field.id) && field.rank <= row.fieldRank && grounded(content, field, fields)).map(({ id }) => id) : [], // R42.6
  };
}

/** The level that the XP are enough for, with what is left of them. */
export function risen<G extends Growth>(content: Content, kind: Id, sheet: G): G | undefined {
  const { xp } = levelOf(content, { kind, level: sheet.level });
  if (xp === null || sheet.xp < xp) return undefined; // R42.7
  return { ...sheet, level: sheet.level + 1, xp: sheet.xp - xp }; // R42.5
}

/** What a level brings. */
export interface LevelUp {
  readonly level: number;
  readonly xp: number;
  readonly hp: number;
  readonly sp: number;
  readonly mp: number;
  readonly weapon: number;
  readonly protection: number;
  /** Fate points won. */
  readonly fate: number;
  readonly skills: readonly Id[];
  readonly fields: readonly Id[];
}

/** The next level, if the XP are enough for it: what the Spirit says of it (R42.4). */
export function levelUp(content: Content, kind: Id, sheet: Growth): LevelUp | undefined {
  const next = risen(content, kind, sheet);
  if (!next) return undefined;
  const { hp, sp, mp, weapon, protection, fate } = levelOf(content, { kind, level: next.level });
  return { level: next.level, xp: next.xp, hp, sp, mp, weapon, protection, fate: fate - levelOf(content, { kind, level: sheet.level }).fate, ...owed(content, kind, next) };
}

/** Why this cannot be learnt now. */
export function unlearnable(content: Content, kind: Id, sheet: Growth, { skill, field }: Lesson): Not {
  const next = risen(content, kind, sheet);
  if (!next && skill === undefined && field === undefined) return not('too-few-xp', { have: sheet.xp, need: levelOf(content, { kind, level: sheet.level }).xp ?? 0 });
  const open = owed(content, kind, next ?? sheet);
  if (skill !== undefined && !open.skills.includes(skill)) return not('skill-not-open'); // R39.4
  return field !== undefined && !open.fields.includes(field) ? not('field-not-open') : undefined; // R24.3
}

/** The sheet after a level, and after a lesson that is owed. */
export function learn(content: Content, kind: Id, sheet: Sheet, lesson: Lesson): Sheet {
  if (unlearnable(content, kind, sheet, lesson)) return sheet;
  const up = levelUp(content, kind, sheet);
  const next = up ? { ...sheet, level: up.level, xp: up.xp, fate: sheet.fate + up.fate } : sheet;
  return { ...next, skills: lesson.skill ? [...sheet.skills, lesson.skill] : sheet.skills, fields: lesson.field ? [...sheet.fields, lesson.field] : sheet.fields };
}
