import { choose } from '../../core/script';
import type { CharacterId, Id } from '../../core/ruleset';
import type { Leaf } from '../../kit/effect';
import { give, take } from './bag';
import { openDoor, reveal, spawn } from './board';
import { wound } from './combat/harm';
import { lightning } from './combat/lightning';
import { strike } from './combat/strike';
import { card, gain, heal, lend, lose, maxOf, reserve } from './points';
import { playerOf } from './roll';
import { placeOf, selected, type Cast } from './selector';
import { arrive } from './wanderer';
import { adventurer, questOf, type Action, type Adventurer, type Boost, type Game, type Known, type Points, type Rule } from './state';

type Op = Leaf['op'];
type Of<O extends Op> = Extract<Leaf, { op: O }>;
/** What has effects again lies above: a trap that goes off, another event of the quest. */
export interface Above {
  spring(game: Game, who: CharacterId): Rule;
  happen(game: Game, event: Id): Rule;
}
type Leaves = { readonly [O in Op]: (game: Game, effect: Of<O>, cast: Cast, above: Above) => Rule };

/** Those meant. What a spell does to somebody else, a ward takes away; a monster's, a mirror sends back. */
export function* aimed(game: Game, who: string, cast: Cast): Rule<readonly Id[]> {
  const all = yield* selected(game, who, cast);
  const caster = cast.by ?? cast.user;
  const foe = caster !== undefined && game.now().monsters[caster] !== undefined;
  if (who === 'user' || !caster || (!foe && !cast.spell)) return all;
  const hit: Id[] = [];
  for (const id of all) {
    const shield = id === caster ? undefined : game.now().adventurers[id]?.boosts.find(({ roll }) => roll === 'ward' || (foe && roll === 'mirror'))?.roll;
    if (!shield) hit.push(id);
    else {
      yield { type: 'boosts-used', who: id, rolls: [shield] };
      yield { type: 'warded', who: id };
      if (shield === 'mirror') hit.push(caster);
    }
  }
  return hit;
}

function* figures(game: Game, who: string, cast: Cast): Rule<readonly Id[]> {
  return (yield* aimed(game, who, cast)).filter((id) => !game.now().adventurers[id]?.dead);
}
function* alive(game: Game, who: string, cast: Cast): Rule<readonly Adventurer[]> {
  return (yield* figures(game, who, cast)).flatMap((id) => game.now().adventurers[id] ?? []);
}
/** Whose blow it is: of a spell, a monster's ability, or a thing used on a target; a trap's is nobody's. */
const striker = (known: Known, cast: Cast, target: Id): { readonly by?: Id } => {
  const by = cast.by ?? cast.user;
  const own = by !== undefined && by !== target && (cast.spell ?? cast.target ?? cast.targets ?? known.monsters[by]) !== undefined;
  return own ? { by } : {};
};

const LEAVES: Leaves = {
  *tell(_, { line }, { user, target }) {
    yield { type: 'told', line, ...(user && { user }), ...(target && { target }) };
  },
  *wound(game, { who, amount }, cast) {
    for (const id of yield* figures(game, who, cast)) yield* wound(game, id, amount, striker(game.now(), cast, id).by);
  },
  *attack(game, { who, dice, unstoppable }, cast) {
    const all = yield* figures(game, who, cast);
    const by = cast.by ?? cast.user;
    const own = all.filter((id) => striker(game.now(), cast, id).by !== undefined);
    const kind = cast.spell || (by && game.now().monsters[by]) ? 'spell' : 'other';
    const plan = { dice, kind, area: true, ...(unstoppable && { unstoppable }) } as const;
    if (by && own.length > 0) yield* strike(game, { ...plan, by, targets: own });
    const rest = all.filter((id) => !own.includes(id));
    if (rest.length > 0) yield* strike(game, { ...plan, targets: rest });
  },
  *lightning(game, { who, amount }, cast) {
    for (const id of yield* figures(game, who, cast)) yield* lightning(game, id, amount, striker(game.now(), cast, id).by);
  },
  *heal(game, { who, amount }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* heal(game, id, amount);
  },
  *gain(game, { who, points, amount, temporary }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* temporary ? lend(game, id, points as Points, amount) : gain(game, id, points as Points | 'gold' | 'fate' | 'xp', amount);
  },
  *lose(game, { who, points, amount }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* points === 'hp' ? wound(game, id, amount) : lose(game, id, points as Points | 'gold' | 'fate', amount);
  },
  *raise(game, { who, points, amount }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield { type: 'raised', who: id, points: points as Points, amount };
  },
  *boost(game, { op: _, who, ...boost }, cast) {
    for (const id of yield* figures(game, who, cast)) {
      const by = cast.by ?? cast.user;
      const helped: Boost = by && by !== id && game.now().adventurers[by] ? { ...boost, by } : boost; // R41.5
      yield { type: 'boosted', who: id, boost: helped };
    }
  },
  *hinder(game, { who, from }, cast) {
    for (const id of yield* figures(game, who, cast)) yield { type: 'hindered', who: id, from };
  },
  *give(game, { who, item, count }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* give(game, id, item, count);
  },
  *take(game, { who, item, count }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* take(game, id, item, count);
  },
  *cards(game, { who, amount }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield* card(game, id, amount); // R36.9
  },
  *lift(game, { who }, cast) {
    for (const { id, curse } of yield* alive(game, who, cast)) if (curse) yield { type: 'curse-lifted', who: id, curse: curse.curse }; // R40.7
  },
  *revive(game, { who, share }, cast) {
    for (const id of yield* aimed(game, who, cast)) {
      const fallen = game.now().adventurers[id];
      if (!fallen?.dead) continue;
      const full = maxOf(game.content, fallen, 'hp');
      yield { type: 'revived', who: id, hp: share === 'all' ? full : Math.ceil(full / 2) }; // R37.7
    }
  },
  *stamina(game, { amount }) {
    yield* reserve(game, amount); // R53.7
  },
  *teach(_, { side, skill }) {
    yield { type: 'taught', side, skill };
  },
  *spawn(game, { monster, count }, cast) {
    const room = placeOf(game.now(), cast);
    const summoner = cast.user && game.now().monsters[cast.user] ? { summoner: cast.user } : {};
    if (!room) return;
    for (let i = 0; i < count; i++) yield* spawn(game, monster, room, summoner); // R11.5
  },
  *reveal(game, { what }, cast) {
    yield* what === 'traps' ? traps(game, cast) : neighbour(game, cast);
  },
  *open(game, { door }, { user }) {
    yield* openDoor(game, door, user && game.now().adventurers[user] ? user : undefined);
  },
  *spring(game, _, cast, { spring }) {
    const [victim] = yield* selected(game, cast.user && game.now().adventurers[cast.user] ? 'user' : 'chance', cast);
    if (victim && !adventurer(game.now(), victim).dead) yield* spring(game, victim);
  },
  *grant(game, { who, action }, cast) {
    for (const { id } of yield* alive(game, who, cast)) yield { type: 'granted', who: id, action: action as Action };
  },
  *remember(_, { key, value = 'yes', kept }) {
    yield { type: 'remembered', key, value, ...(kept && { kept }) };
  },
  *achieve(game, { objective }) {
    if (!game.now().met.includes(objective)) yield { type: 'objective-met', objective };
  },
  *meet(game, _, cast) {
    yield* arrive(game, placeOf(game.now(), cast));
  },
  *happen(game, { event }, _, { happen }) {
    yield* happen(game, event);
  },
};

export function* leaf(game: Game, effect: Leaf, cast: Cast, above: Above): Rule {
  yield* (LEAVES[effect.op] as (game: Game, effect: Leaf, cast: Cast, above: Above) => Rule)(game, effect, cast, above);
}

/** Doors of rooms that were seen with a room behind that was not; from one room, or the named one. */
export const unseen = (game: Pick<Game, 'content'>, known: Known, room?: Id): readonly { readonly door: Id; readonly behind: Id }[] =>
  questOf(game.content, known).doors.flatMap(({ id, between: [a, b] }) => {
    const behind = known.rooms[a] && !known.rooms[b] ? b : known.rooms[b] && !known.rooms[a] ? a : undefined;
    return behind && (!room || a === room || b === room) ? [{ door: id, behind }] : [];
  });

/** A spell shows a room's content; its monsters sleep (R11.4). */
function* neighbour(game: Game, cast: Cast): Rule {
  const known = game.now();
  const all = unseen(game, known, cast.target ? undefined : placeOf(known, cast));
  const named = all.find(({ door }) => door === cast.target);
  const [first] = all;
  const user = cast.user ?? known.order[0];
  if (!first || user === undefined) return;
  const pick = named?.door ?? (all.length < 2 ? first.door : yield* choose({ key: 'erune.ask-reveal', with: { hero: user } }, playerOf(game, user), all.map(({ door }) => ({ id: door, line: { key: 'erune.option-door', with: { door } } }))));
  const room = all.find(({ door }) => door === pick)?.behind;
  if (room) yield* reveal(game, room, true); // R11.4
}

function* traps(game: Game, cast: Cast): Rule {
  const room = placeOf(game.now(), cast);
  if (!room) return;
  for (const trap of game.now().secrets[room]?.traps ?? []) yield { type: 'trap-found', room, trap };
}
