import * as v from 'valibot';
import { readFiles, unknownIds, type Fault, type Read, type Things } from '../../packs/pack';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id is lower-case words joined by hyphens'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Not printed in the game's source: our own value, which an owner of the game may replace. */
const proposed = v.exactOptional(v.boolean());

const hero = v.strictObject({
  id, proposed, movement: whole, skill: whole, magic: whole, health: whole, gear: v.array(id), spells: whole,
  ability: v.picklist(['step-on-kill', 'shoot-adjacent', 'remember-spell', 'reroll-disarm', 'heal-more', 'guard-ally']),
});
const weapon = v.strictObject({ id, proposed, dice: whole, cost: whole, hands: v.picklist([1, 2]), diagonal: v.exactOptional(v.boolean()), ranged: v.exactOptional(v.boolean()) });
const armour = v.strictObject({ id, proposed, dice: whole, cost: whole, slot: v.picklist(['head', 'hands', 'body']), movement: v.exactOptional(v.number()), jump: v.exactOptional(whole) });
const effect = v.variant('op', [
  v.strictObject({ op: v.literal('attack'), dice: whole }),
  v.strictObject({ op: v.literal('damage'), value: whole, resisted: v.exactOptional(v.boolean()), slows: v.exactOptional(whole) }),
  v.strictObject({ op: v.literal('heal'), value: whole, reach: v.picklist(['adjacent', 'visible']) }),
  v.strictObject({ op: v.literal('rage') }),
  v.strictObject({ op: v.literal('ward'), dice: whole }),
  v.strictObject({ op: v.literal('dim'), dice: whole }),
  v.strictObject({ op: v.literal('bind') }),
  v.strictObject({ op: v.literal('move'), target: v.picklist(['hero', 'self']) }),
]);
const spell = v.strictObject({ id, proposed, group: v.picklist(['attack', 'healing', 'buff', 'movement']), effect });
const monster = v.strictObject({ id, proposed, movement: whole, attack: whole, defence: whole, skill: whole, health: whole });
const treasure = v.strictObject({
  id, proposed, copies: whole,
  effect: v.variant('op', [
    v.strictObject({ op: v.literal('gold'), value: whole }),
    v.strictObject({ op: v.literal('potion'), of: v.picklist(['health', 'attack', 'movement']), value: whole }),
    v.strictObject({ op: v.literal('wandering') }),
    v.strictObject({ op: v.literal('snare'), damage: whole }),
  ]),
});
const trap = v.strictObject({ id, proposed, damage: whole });
const furniture = v.strictObject({ id, proposed, jump: v.nullable(whole) });
const room = v.strictObject({
  id, squares: whole, furniture: v.array(id),
  monsters: v.array(v.strictObject({ kind: id, count: whole })),
  trap: v.exactOptional(id), gold: v.exactOptional(whole), item: v.exactOptional(id),
});
const door = v.strictObject({ id, between: v.tuple([id, id]), secret: v.exactOptional(v.boolean()) });
const quest = v.strictObject({
  id, proposed, start: id, rooms: v.array(room), doors: v.array(door), wandering: id,
  objective: v.strictObject({ item: id }), reward: v.strictObject({ gold: whole }),
});

export type HeroKind = v.InferOutput<typeof hero>;
export type Weapon = v.InferOutput<typeof weapon>;
export type Armour = v.InferOutput<typeof armour>;
export type Spell = v.InferOutput<typeof spell>;
export type MonsterKind = v.InferOutput<typeof monster>;
export type Treasure = v.InferOutput<typeof treasure>;
export type Trap = v.InferOutput<typeof trap>;
export type Furniture = v.InferOutput<typeof furniture>;
export type Room = v.InferOutput<typeof room>;
export type Quest = v.InferOutput<typeof quest>;

const files = {
  heroes: v.array(hero), weapons: v.array(weapon), armours: v.array(armour), spells: v.array(spell), monsters: v.array(monster),
  treasures: v.array(treasure), traps: v.array(trap), furniture: v.array(furniture), quests: v.array(quest),
};
/** The game's things, each found by its id. */
export type Content = Things<typeof files>;

/** Checks the files of the game, then that whatever they name exists. */
export const readContent = (raw: Readonly<Record<keyof typeof files, unknown>>): Read<Content> => readFiles(files, raw, links);

function links(content: Content): readonly Fault[] {
  const ids = (...of: Readonly<Record<string, unknown>>[]) => new Set(of.flatMap((things) => Object.keys(things)));
  const gear = Object.values(content.heroes).flatMap((kind) => kind.gear.map((item, i) => ({ place: `${kind.id}.gear.${i}`, id: item })));
  const inQuests = Object.values(content.quests).flatMap((quest) => {
    const rooms = new Set(quest.rooms.map((room) => room.id));
    const inRooms = (field: keyof Room, named: (room: Room) => readonly string[]) =>
      quest.rooms.flatMap((room) => named(room).map((id) => ({ place: `${quest.id}.${room.id}.${field}`, id })));
    const monsters = inRooms('monsters', (room) => room.monsters.map(({ kind }) => kind));
    const ways = [quest.start, ...quest.doors.flatMap(({ between }) => between)].map((way) => ({ place: `${quest.id}.doors`, id: way }));
    return [
      ...unknownIds('quests.json', [...monsters, { place: `${quest.id}.wandering`, id: quest.wandering }], ids(content.monsters)),
      ...unknownIds('quests.json', inRooms('trap', ({ trap }) => (trap ? [trap] : [])), ids(content.traps)),
      ...unknownIds('quests.json', inRooms('furniture', ({ furniture }) => furniture), ids(content.furniture)),
      ...unknownIds('quests.json', ways, rooms),
      ...unknownIds('quests.json', [{ place: `${quest.id}.objective`, id: quest.objective.item }], new Set(quest.rooms.flatMap(({ item }) => item ?? []))),
    ];
  });
  return [...unknownIds('heroes.json', gear, ids(content.weapons, content.armours)), ...inQuests];
}
