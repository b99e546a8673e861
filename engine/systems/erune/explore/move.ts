import type { CharacterId, Id } from '../../../core/ruleset';
import { idle, spent } from '../actions';
import { distance, reveal } from '../board';
import { provoked } from '../combat/reaction';
import { masters, means, pay, price } from '../combat/skill';
import type { Content } from '../content';
import { purse } from '../points';
import { cast, symbols } from '../roll';
import { adventurer, monstersIn, not, opponents, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { ExploreCommand } from './command';

type Move = Extract<ExploreCommand, { type: 'move' }>;
type GoOn = Extract<ExploreCommand, { type: 'go-on' }>;
interface Way {
  readonly to?: Id;
  readonly leaves?: readonly Id[];
}

/** What climbing out of a pit uses. */
export const CLIMB = 4; // R9.4
/** Footwork: this move provokes nobody. */
export const SURE = 'footwork';
const boosted = (who: Adventurer, roll: string): boolean => who.boosts.some((boost) => boost.roll === roll);
const sum = (who: Adventurer, roll: string): number => who.boosts.reduce((all, boost) => (boost.roll === roll ? all + (boost.amount ?? 0) : all), 0);
export const isMoving = ({ acted, squares }: Adventurer): boolean => acted.at(-1) === 'move' && squares !== undefined; // R6.15 R6.16
export const squaresLeft = (who: Adventurer): number => (isMoving(who) ? (who.squares ?? 0) : 0);
export const hasAbility = (content: Content, { kind }: Adventurer, ability: Id): boolean => content.adventurers[kind]?.abilities.some(({ id }) => id === ability) ?? false;

/** Why this needs a move that neither runs nor may begin. */
export function notMoving(known: Known, id: CharacterId): Not {
  const why = idle(known, id);
  if (why) return why;
  const who = adventurer(known, id);
  return isMoving(who) ? undefined : spent(known, id, 'move');
}

/** Why this room cannot be reached, or that enemy's zone be left. */
function astray(content: Content, known: Known, who: Adventurer, { to, leaves = [] }: Way, teleport?: boolean): Not {
  const stranger = leaves.find((id) => known.monsters[id]?.room !== who.room);
  if (stranger !== undefined) return not('not-here', { hero: who.id });
  if (to === undefined) return undefined;
  if (!Object.hasOwn(known.rooms, to)) return not('no-such-room');
  if (to === who.room) return not('already-there', { hero: who.id, to });
  if (teleport) return undefined; // R6.14
  return distance(content, known, who.room, to) === Infinity ? not('no-way', { hero: who.id, to }) : undefined; // R6.11
}

export function notMove(content: Content, known: Known, { as, skills = [], teleport, ...way }: Move): Not {
  const why = spent(known, as, 'move');
  if (why) return why; // R6.1
  const who = adventurer(known, as);
  const lost = astray(content, known, who, way, teleport);
  if (lost) return lost;
  if (teleport && who.inPit) return not('in-a-pit', { hero: as }); // R9.3
  if (teleport && !boosted(who, 'teleport')) {
    const ability = content.adventurers[who.kind]?.abilities.find(({ id }) => id === 'teleport');
    if (!ability) return not('cannot-teleport', { hero: as });
    if (purse(who, 'mp') < ability.mp) return not('too-few-mp', { hero: as, need: ability.mp, have: purse(who, 'mp') });
  }
  const strange = skills.find((skill, i) => !masters(content, known, as, skill) || skills.indexOf(skill) !== i);
  if (strange) return not('not-mastered', { hero: as, skill: strange });
  const need = skills.reduce((all, skill) => all + price(content, known, as, skill), 0);
  return need > means(known, as) ? not('too-few-sp', { hero: as, need, have: means(known, as) }) : undefined;
}

export function* move(game: Game, { as, skills = [], teleport, ...way }: Move): Rule {
  const before = adventurer(game.now(), as);
  if (teleport) yield boosted(before, 'teleport') ? { type: 'boosts-used', who: as, rolls: ['teleport'] } : { type: 'ability-used', who: as, ability: 'teleport', mp: 1 }; // E14
  for (const skill of skills) yield* pay(game, as, skill);
  yield* stride(game, as, skills.includes('race') ? 3 : 0, skills.includes('footwork'));
  if (adventurer(game.now(), as).inPit) return;
  yield* leave(game, as, way, teleport);
}

/** The roll of a move, and the way out of a pit, if there are squares for it. */
export function* stride(game: Game, as: CharacterId, more = 0, sure = false): Rule {
  const squares = yield* rolled(game, as, more);
  yield { type: 'moved', who: as, squares, ...(sure && { sure }) };
  if (!adventurer(game.now(), as).inPit) return;
  if (squares < CLIMB) yield { type: 'stuck', who: as, squares }; // R9.4
  else yield { type: 'climbed', who: as };
}

function* rolled(game: Game, as: CharacterId, more: number): Rule<number> {
  const { content } = game;
  const who = adventurer(game.now(), as);
  const heavy = [...who.worn, ...(who.wielded ? [who.wielded] : [])].filter((item) => content.items[item]?.marks?.includes('heavy')).length; // R6.17
  const pips = boosted(who, 'move-best') ? 6 : yield* pipsOf(game, as);
  const base = pips + 4 + sum(who, 'move') + more; // R6.2
  const boots = who.equipment.includes('travelling-boots') ? 2 : 0; // R6.18
  const all = Math.max(0, base + boots - heavy);
  if (who.boosts.some(({ roll, lasts }) => lasts === 'next' && (roll === 'move' || roll === 'move-best'))) yield { type: 'boosts-used', who: as, rolls: ['move', 'move-best'] };
  return who.hindered.includes('half-move') ? Math.floor(all / 2) : all;
}

function* pipsOf(game: Game, as: CharacterId): Rule<number> {
  const lie = yield* cast(game, as, ['move'], 'move'); // R6.3
  return symbols(game.content, lie, 'pips'); // R6.2
}

/** Zones are left: the engagement ends, then whoever is free may strike (D19); at last the room changes. */
export function* leave(game: Game, as: CharacterId, { to, leaves = [] }: Way, teleport?: boolean): Rule {
  const { room } = adventurer(game.now(), as);
  const foes = opponents(game.now(), as).filter((id) => to !== undefined || leaves.includes(id));
  for (const monster of foes) yield { type: 'disengaged', adventurer: as, monster }; // R16.2
  const near = monstersIn(game.now(), room).some(({ active }) => active);
  const who = adventurer(game.now(), as);
  const sure = teleport || boosted(who, 'feather') || boosted(who, SURE);
  if (near && !sure && (to !== undefined || leaves.length > 0)) yield* provoked(game, as, room);
  if (to === undefined || adventurer(game.now(), as).dead) return;
  yield { type: 'went', who: as, to };
  yield* reveal(game, to);
}

export function notGoOn(content: Content, known: Known, { as, ...way }: GoOn): Not {
  const why = idle(known, as);
  if (why) return why;
  const who = adventurer(known, as);
  if (!isMoving(who)) return not('not-moving', { hero: as }); // R6.3 R6.15
  if (who.inPit) return not('in-a-pit', { hero: as }); // R9.3
  if (way.to === undefined && !way.leaves?.length) return not('nowhere', { hero: as });
  return astray(content, known, who, way);
}

export function* goOn(game: Game, { as, ...way }: GoOn): Rule {
  yield* leave(game, as, way); // R7.7
}

/** R6.9: who has not moved may be turned, once. */
export function notTurn(known: Known, as: CharacterId, free: Not): Not {
  if (free) return free;
  return adventurer(known, as).acted.includes('move') ? not('already-moved', { hero: as }) : undefined; // R6.9
}
