import type { CharacterId, Id } from '../../core/ruleset';
import type { Evolution, Narration } from './area';
import type { Content, Placed, Quest, Room } from './content';
import { monsterKind, must, neighbours, not, questOf, type Action, type Free, type Game, type Known, type KnownRoom, type Monster, type Rule, type State } from './state';
import { patch, patchMonster } from './points';

export type BoardEvent =
  | { readonly type: 'room-revealed'; readonly room: Id; readonly asleep: boolean; readonly monsters: readonly { readonly id: Id; readonly kind: Id; readonly boss?: Id }[]; readonly doors: readonly Id[]; readonly source?: number; readonly events: readonly Id[] }
  | { readonly type: 'woken'; readonly room: Id }
  | { readonly type: 'spawned'; readonly monster: Id; readonly kind: Id; readonly room: Id; readonly boss?: Id; readonly summoner?: Id }
  | { readonly type: 'door-opened'; readonly door: Id; readonly who?: CharacterId }
  | { readonly type: 'engaged'; readonly adventurer: CharacterId; readonly monster: Id }
  | { readonly type: 'disengaged'; readonly adventurer: CharacterId; readonly monster: Id }
  /** A basic action, and a free one that is allowed once a turn. */
  | { readonly type: 'acted'; readonly who: CharacterId; readonly action: Action }
  | { readonly type: 'freed'; readonly who: CharacterId; readonly use: Free }
  | { readonly type: 'remembered'; readonly key: string; readonly value: string; readonly kept?: true };

/** Whatever a spell calls up is frail: one blow undoes it. */
const SUMMONED = 1;

/** R47.1, and a boss's own values. */
export const bossOf = (content: Content, known: Known, boss: Id): Placed['boss'] =>
  [...questOf(content, known).rooms.flatMap(({ monsters }) => monsters), ...Object.values(content.waves).flatMap(({ monsters }) => monsters)].find((placed) => placed.boss?.id === boss)?.boss;
export function hpAtFull(content: Content, known: Known, { kind, boss, summoner }: Pick<Monster, 'kind' | 'boss' | 'summoner'>): number {
  if (summoner) return SUMMONED;
  return (boss && bossOf(content, known, boss)?.hp) || monsterKind(content, { kind }).hp;
}
export const xpOf = (content: Content, known: Known, { kind, boss, summoner }: Monster): number => (summoner ? 0 : ((boss ? bossOf(content, known, boss)?.xp : undefined) ?? monsterKind(content, { kind }).xp));
/** A boss is Major (R47.7), whatever it is made from. */
export const typesOf = (content: Content, { kind, boss }: Monster): readonly string[] => [...monsterKind(content, { kind }).types, ...(boss ? ['major'] : [])];
export const hasAbility = (content: Content, { kind }: Monster, ability: Id): boolean => monsterKind(content, { kind }).abilities.some(({ id }) => id === ability);

/** R3.14: marks for three and for four Adventurers. */
export const present = (room: Room, adventurers: number): readonly Placed[] => room.monsters.filter(({ from }) => adventurers >= (from ?? 1)); // R3.14
export const roomCard = (content: Content, known: Known, room: Id): Room => must(questOf(content, known).rooms.find(({ id }) => id === room), room);

/** Monsters are numbered in the order in which they are seen, so that a number tells nothing of those still hidden. */
const numbered = (known: Known, placed: readonly Placed[]) =>
  placed.map(({ kind, boss }, i) => ({ id: `${kind}:${(known.figures[kind] ?? 0) + placed.slice(0, i + 1).filter((each) => each.kind === kind).length}`, kind, ...(boss && { boss: boss.id }) }));

const stands = (content: Content, state: State, monster: Pick<Monster, 'id' | 'kind' | 'boss' | 'summoner'>, room: Id, awake: boolean): State => {
  const { id, kind, boss, summoner } = monster;
  const figure: Monster = {
    id, kind, room, hp: hpAtFull(content, state, monster), active: awake, acted: [], temporary: 0, prepared: 0, boosts: [], hindered: [], hurt: {}, chain: false,
    ...(boss && { boss }), ...(summoner && { summoner }),
  };
  return { ...state, monsters: { ...state.monsters, [id]: figure }, figures: { ...state.figures, [kind]: (state.figures[kind] ?? 0) + 1 } };
};
export const patchRoom = (state: State, room: Id, change: (known: KnownRoom) => Partial<KnownRoom>): State => {
  const before = must(state.rooms[room], room);
  return { ...state, rooms: { ...state.rooms, [room]: { ...before, ...change(before) } } };
};

export const evolution: Evolution<BoardEvent> = {
  'room-revealed': (content, state, { room, asleep, monsters, doors, source, events }) => {
    const fresh: KnownRoom = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events, asleep, ...(source && { source }) };
    const shut = Object.fromEntries(doors.filter((id) => !state.doors[id]).map((id) => [id, 'closed' as const]));
    return monsters.reduce((now, each) => stands(content, now, each, room, !asleep), { ...state, rooms: { ...state.rooms, [room]: fresh }, doors: { ...state.doors, ...shut } }); // R7.6 R11.4
  },
  woken: (_, state, { room }) => Object.values(state.monsters).filter((each) => each.room === room).reduce((now, { id }) => patchMonster(now, id, () => ({ active: true })), patchRoom(state, room, () => ({ asleep: false }))),
  spawned: (content, state, { type: _, monster: id, room, ...figure }) => stands(content, state, { ...figure, id }, room, true), // R11.5
  'door-opened': (_, state, { door }) => ({ ...state, doors: { ...state.doors, [door]: 'open' } }),
  engaged: (_, state, { adventurer, monster }) => ({ ...state, engaged: [...state.engaged, [adventurer, monster]] }),
  disengaged: (_, state, { adventurer, monster }) => ({ ...state, engaged: state.engaged.filter(([a, b]) => a !== adventurer || b !== monster) }),
  acted: (_, { shown: _shown, ...state }, { who, action }) => patch(state, who, ({ acted }) => ({ acted: [...acted, action], chain: false })),
  freed: (_, state, { who, use }) => patch(state, who, ({ freed }) => ({ freed: [...freed, use] })),
  remembered: (_, state, { key, value, kept }) => ({ ...state, remembered: { ...state.remembered, [key]: value }, ...(kept && { deeds: { ...state.deeds, [key]: value } }) }),
};
export const narration: Narration<BoardEvent> = {
  'room-revealed': ({ room, monsters }, { quest }) => [
    { key: `erune.${quest}.${room}` },
    ...[...new Set(monsters.map(({ kind }) => kind))].map((kind) => not('monsters-seen', { kind, count: monsters.filter((each) => each.kind === kind).length })),
  ],
  acted: () => [],
  freed: () => [],
  remembered: () => [],
};

/** R7.6: the tile is laid with its furniture, its events and its monsters; through a spell these sleep (R11.4). */
export function* reveal(game: Game, room: Id, asleep = false): Rule {
  const state = game.now();
  const there = state.rooms[room];
  if (there) {
    if (there.asleep && !asleep) yield { type: 'woken', room }; // R11.3
    return;
  }
  const card = roomCard(game.content, state, room);
  const doors = questOf(game.content, state).doors.filter(({ between }) => between.includes(room)).map(({ id }) => id);
  yield {
    type: 'room-revealed', room, asleep, monsters: numbered(state, fitting(game.content, state, card)), doors, events: card.events.map(({ id }) => id),
    ...(card.source && { source: card.source }),
  };
}

/** A door opens, and what lies behind is seen (R7.5). */
export function* openDoor(game: Game, door: Id, who?: CharacterId): Rule {
  const { between } = must(questOf(game.content, game.now()).doors.find(({ id }) => id === door), door);
  if (game.now().doors[door] === 'open') return;
  yield { type: 'door-opened', door, ...(who && { who }) };
  for (const room of between) if (between.some((other) => other !== room && game.now().rooms[other] && !game.now().rooms[other]?.asleep)) yield* reveal(game, room);
}

/** Bosses that wait in rooms nobody has seen: a quest may hang on them, so their figures stay in the box. */
const awaited = (content: Content, known: Known, kind: Id): number =>
  questOf(content, known).rooms.filter(({ id }) => !known.rooms[id]).flatMap((room) => present(room, known.order.length)).filter((placed) => placed.kind === kind && placed.boss).length;

/** R2.8: no more figures of a kind on the board than the box holds. */
export function figuresLeft(content: Content, known: Known, kind: Id): number {
  const standing = Object.values(known.monsters).filter((monster) => monster.kind === kind).length;
  return monsterKind(content, { kind }).figures - standing - awaited(content, known, kind); // R2.8
}

/** Who stands in a room when it is seen: its boss, and as many others as there are figures for. */
export function fitting(content: Content, known: Known, room: Room): readonly Placed[] {
  const placed = present(room, known.order.length);
  const others = (kind: Id) => placed.filter((each) => each.kind === kind && !each.boss);
  return placed.filter((each) => each.boss || others(each.kind).indexOf(each) < figuresLeft(content, known, each.kind)); // R2.8
}

export function* spawn(game: Game, kind: Id, room: Id, values: { readonly boss?: Id; readonly summoner?: Id } = {}): Rule {
  const state = game.now();
  if (figuresLeft(game.content, state, kind) <= 0) return; // R2.8
  yield { type: 'spawned', monster: `${kind}:${(state.figures[kind] ?? 0) + 1}`, kind, room, ...values };
}

/** Doors on the shortest way; Infinity where none leads. */
function steps(from: Id, to: Id, next: (room: Id) => readonly Id[]): number {
  let edge = [from];
  const seen = new Set(edge);
  for (let count = 0; edge.length > 0; count++) {
    if (edge.includes(to)) return count;
    edge = edge.flatMap(next).filter((room) => !seen.has(room) && seen.add(room));
  }
  return Infinity;
}

/** How far a room is from another through doors that are open. */
export const distance = (content: Content, known: Known, from: Id, to: Id): number => steps(from, to, (room) => neighbours(content, known, room));
/** How far a room lies from where the quest begins, whatever is open. */
export const depthOf = ({ start, doors }: Quest, to: Id): number => steps(start, to, (room) => doors.flatMap(({ between: [a, b] }) => (a === room ? [b] : b === room ? [a] : [])));

/** The first room on the way there. */
export const toward = (content: Content, known: Known, from: Id, to: Id): Id =>
  neighbours(content, known, from).find((room) => distance(content, known, room, to) < distance(content, known, from, to)) ?? from;

export function* part(game: Game, figure: Id): Rule {
  for (const [a, b] of game.now().engaged) if (a === figure || b === figure) yield { type: 'disengaged', adventurer: a, monster: b };
}
