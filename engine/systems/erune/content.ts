import * as v from 'valibot';
import { condition, effect, pool } from '../../kit/effect';
import { readFiles, type Read, type Things } from '../../packs/pack';
import { links } from './links';
import { loops } from './loop';
import { meagre } from './minimum';
import { notes } from './note';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id is lower-case words joined by hyphens'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Not printed in the game's source: our own value, which the owner of a box may replace. */
const proposed = v.exactOptional(v.boolean());
const yes = v.exactOptional(v.literal(true));
const effects = v.array(effect);
const weight = v.pipe(v.number(), v.integer(), v.minValue(1));
const when = v.exactOptional(v.array(condition));

export { ARCHETYPES } from './archetype';
export const CLASSES = ['weapon', 'protection', 'potion', 'rune', 'substance', 'equipment', 'artifact', 'quest'] as const;

const die = v.strictObject({ id, proposed, box: whole, faces: v.array(v.record(v.string(), whole)) });
const card = v.strictObject({ id, box: whole });
const adventurer = v.strictObject({ id, magic: v.exactOptional(v.picklist(['arcane', 'telluromancy'])), abilities: v.array(v.strictObject({ id, mp: whole, proposed })) });
const level = v.strictObject({
  level: whole, xp: v.nullable(whole), hp: whole, sp: whole, mp: whole, weapon: whole, protection: whole, fate: whole,
  skills: whole, fields: whole, fieldRank: whole, brought: whole,
});
const levels = v.strictObject({ id, proposed, levels: v.pipe(v.array(level), v.length(20)) });
const mark = v.picklist(['diagonal', 'two-handed', 'reload', 'heavy', 'hybrid', 'single-use']);
const item = v.strictObject({
  id, proposed, class: v.picklist(CLASSES),
  rank: v.exactOptional(whole),
  /** A weapon's way to strike, or where a protection is worn. */
  kind: v.exactOptional(v.picklist(['melee', 'ranged', 'hybrid', 'torso', 'head', 'shield', 'hand', 'cape'])),
  dice: v.exactOptional(pool), marks: v.exactOptional(v.array(mark)), users: v.exactOptional(v.array(id)),
  buy: v.exactOptional(whole), sell: v.exactOptional(whole),
  ring: yes, magic: yes,
  /** +1 die for who brought a field of this school (R59.6). */
  element: v.exactOptional(id), elementDice: v.exactOptional(pool),
  /** Strikes everybody in an area; `test` first, as a grenade does (R59.7, R59.8). */
  blast: v.exactOptional(v.picklist(['test', 'sure'])), shots: v.exactOptional(whole),
  /** A rune that stays active for the quest (R33.2); what using the thing costs. */
  permanent: yes, mp: v.exactOptional(whole), oncePerQuest: yes, consumed: yes, target: v.exactOptional(v.picklist(['ally', 'fallen', 'enemy', 'weapon'])),
  effects: v.exactOptional(effects),
});
const skill = v.strictObject({
  id, proposed, owners: v.array(id), family: v.picklist(['offensive', 'defensive', 'tactical', 'reaction', 'magic', 'dungeon', 'curse']),
  basic: yes, cost: whole, prerequisites: v.array(id), permanent: v.exactOptional(whole), oncePerTurn: yes,
});
const field = v.strictObject({ id, proposed, school: id, rank: v.picklist([1, 2, 3]), spells: v.array(id) });
const aim = v.picklist(['self', 'enemy', 'ally', 'fallen', 'enemies', 'allies', 'room', 'everyone', 'door']);
const spell = v.strictObject({ id, proposed, type: v.picklist(['offensive', 'hindering', 'healing', 'enhancing']), range: v.picklist(['visible', 'anywhere', 'around']), aim, effects });
const attack = v.strictObject({ kind: v.picklist(['melee', 'ranged', 'hybrid']), diagonal: yes, dice: pool });
const ability = v.strictObject({
  id, kind: v.picklist(['red', 'blue', 'gray']), order: v.exactOptional(whole), range: v.exactOptional(v.picklist(['melee', 'ranged'])),
  dice: v.exactOptional(pool), unstoppable: yes, effects: v.exactOptional(effects),
});
const monster = v.strictObject({
  id, proposed, figures: whole, hp: whole, xp: whole, move: whole, diagonal: yes, attack, defence: pool,
  types: v.array(v.picklist(['small', 'green-skin', 'demon', 'animated', 'major', 'spellcaster', 'undead'])), abilities: v.array(ability),
});
/** A boss is one of a kind that is stronger: HP and XP are its own, its dice come to those of the kind. */
const placed = v.strictObject({ kind: id, from: v.exactOptional(v.picklist([3, 4])), boss: v.exactOptional(v.strictObject({ id, hp: whole, xp: whole, attack: v.exactOptional(pool), defence: v.exactOptional(pool) })) });
const event = v.strictObject({ id, npc: yes, when, again: yes, effects });
/** A drawing of equal lines: of the map, or of a room's squares. */
const drawing = v.exactOptional(v.array(v.string()), []);
const at = v.exactOptional(v.pipe(v.string(), v.length(1)));
const room = v.strictObject({
  id, at, plan: drawing, corridor: yes, monsters: v.exactOptional(v.array(placed), []), furniture: v.exactOptional(v.array(v.strictObject({ id, kind: v.picklist(['wardrobe', 'table', 'barrel', 'chest']), holds: v.exactOptional(effects) })), []),
  traps: v.exactOptional(v.array(id), []), source: v.exactOptional(whole), events: v.exactOptional(v.array(event), []),
});
const door = v.strictObject({ id, at, between: v.tuple([id, id]), locked: v.exactOptional(id) });
const objective = v.strictObject({ id, side: v.picklist(['adventurers', 'mos']), main: yes, points: whole, xp: whole, when: v.array(condition) });
/** What happens by itself, once, when it is so: in the middle of a quest, at its beginning or after its end. */
const moment = v.strictObject({ id, when: v.array(condition), effects });
const moments = v.exactOptional(v.array(moment), []);
const quest = v.strictObject({
  id, proposed, mode: v.picklist(['quest', 'arena', 'custom']), level: whole, start: id, map: drawing, things: v.exactOptional(v.array(id), []), rooms: v.array(room), doors: v.array(door),
  objectives: v.array(objective), recalls: moments, events: moments,
  endings: v.exactOptional(v.array(v.strictObject({ ...moment.entries, winner: v.exactOptional(v.picklist(['adventurers', 'mos', 'none'])) })), []),
});
const trap = v.strictObject({ id, proposed, weight, pit: yes, magic: yes, effects });
const turn = v.strictObject({ id, proposed, side: v.picklist(['adventurers', 'mos']), weight, when, effects });
/** A find: the higher its worth, the better; a mishap has none. `from`: for finders of that level; `depth`: so many doors from the start. */
const find = v.strictObject({ id, proposed, places: v.array(v.picklist(['room', 'wardrobe', 'table', 'barrel', 'chest'])), weight, worth: whole, from: v.exactOptional(whole), depth: v.exactOptional(whole), effects });
const substance = v.strictObject({ id, proposed, better: v.array(id), worse: v.array(id), poor: effects, normal: effects, fine: effects, also: v.exactOptional(v.record(id, effects), {}) });
const outcome = v.strictObject({ id, proposed, weight, when, effects });
const wave = v.strictObject({ id, proposed, wave: whole, monsters: v.array(placed), treasure: v.exactOptional(effects, []) });

export type Die = v.InferOutput<typeof die>;
export type Archetype = v.InferOutput<typeof adventurer>;
export type Level = v.InferOutput<typeof level>;
export type Item = v.InferOutput<typeof item>;
export type Skill = v.InferOutput<typeof skill>;
export type Field = v.InferOutput<typeof field>;
export type Spell = v.InferOutput<typeof spell>;
export type MonsterKind = v.InferOutput<typeof monster>;
export type Ability = v.InferOutput<typeof ability>;
export type Placed = v.InferOutput<typeof placed>;
export type Room = v.InferOutput<typeof room>;
export type Door = v.InferOutput<typeof door>;
export type Objective = v.InferOutput<typeof objective>;
export type Moment = v.InferOutput<typeof moment>;
export type Quest = v.InferOutput<typeof quest>;
export type Trap = v.InferOutput<typeof trap>;
export type TurnEvent = v.InferOutput<typeof turn>;
export type Find = v.InferOutput<typeof find>;
export type Substance = v.InferOutput<typeof substance>;
export type Outcome = v.InferOutput<typeof outcome>;
export type Wave = v.InferOutput<typeof wave>;

export const files = {
  dice: v.array(die), cards: v.array(card), adventurers: v.array(adventurer), levels: v.array(levels), items: v.array(item), skills: v.array(skill),
  fields: v.array(field), spells: v.array(spell), monsters: v.array(monster), quests: v.array(quest), traps: v.array(trap),
  turns: v.array(turn), finds: v.array(find), substances: v.array(substance), sources: v.array(outcome), campfires: v.array(outcome), wanderers: v.array(outcome), waves: v.array(wave),
};
/** The game's things, each found by its id. */
export type Content = Things<typeof files>;
export type Raw = Readonly<Record<keyof typeof files, unknown>>;

/** Things that exist in one quest only; a quest's file brings its own. */
const things = v.fallback(v.array(v.fallback(v.object({ things: v.array(v.string()) }), { things: [] })), []);
function withThings(raw: Raw): Raw {
  const { items } = raw;
  if (!Array.isArray(items)) return raw;
  const known = new Set(items.map((item: unknown) => (v.is(v.object({ id: v.string() }), item) ? item.id : undefined)));
  const own = v.parse(things, raw.quests).flatMap((each) => each.things).filter((thing) => !known.has(thing));
  return { ...raw, items: [...items, ...own.map((thing) => ({ id: thing, class: 'quest' }))] };
}

/** Checks the files of the game, then that whatever they name exists. */
export const readContent = (raw: Raw): Read<Content> => readFiles(files, withThings(raw), (content) => [...links(content), ...loops(content), ...notes(content), ...meagre(content)]);
