import type { Condition } from '../../kit/effect';
import { depthOf, roomCard } from './board';
import type { Content } from './content';
import { isAlone, isWounded, meant, type Cast } from './selector';
import { active, isEngaged, living, party, questOf, type Adventurer, type Known } from './state';

type Check = (content: Content, known: Known, condition: Condition, cast: Cast) => boolean;

/** Of those meant, or of the living party where nobody is named. */
const those = (content: Content, known: Known, { who }: Condition, cast: Cast): readonly Adventurer[] =>
  meant(content, known, who ?? 'party', cast).flatMap((id) => known.adventurers[id] ?? []);
const number = ({ value }: Condition, fallback = 1): number => (typeof value === 'number' ? value : fallback);
const word = ({ value }: Condition): string => String(value ?? '');
const carries = (who: Adventurer, item: string): boolean =>
  [...who.weapons, ...who.protections, ...who.satchel, ...who.equipment, ...who.artifacts].includes(item) || (who.substances[item] ?? 0) > 0;
const isDestroyed = (content: Content, known: Known, room: string): boolean =>
  known.rooms[room] !== undefined && questOf(content, known).rooms.some(({ id }) => id === room) && (roomCard(content, known, room).source ?? 0) > 0 && (known.rooms[room].source ?? 0) <= 0;
/** R20.4: a wardrobe that was toppled stands there with its mark, and was not searched for that. */
const searchedOf = (emptied: readonly string[]): number => emptied.reduce((sum, piece) => sum + (piece.endsWith('!') ? -1 : 1), 0);

const CHECKS: Readonly<Record<string, Check>> = {
  wounded: (content, known, condition, cast) => those(content, known, condition, cast).some((who) => isWounded(content, who)),
  hurt: (content, known, condition, cast) => meant(content, known, condition.who ?? 'target', cast).some((id) => cast.hurt?.has(id)),
  fallen: (content, known, condition, cast) => (condition.who ? those(content, known, condition, cast) : party(known)).some(({ dead }) => dead),
  kind: (content, known, condition, cast) => meant(content, known, condition.who ?? 'party', cast).some((id) => (known.adventurers[id] ?? known.monsters[id])?.kind === condition.value),
  'turn-from': (_, known, condition) => known.turn >= number(condition),
  /** `value` is the key; with `who` that is the key, and `value` what was remembered. */
  remembered: (_, known, condition) => (condition.who ? known.remembered[condition.who] === word(condition) : known.remembered[word(condition)] !== undefined),
  mode: (_, known, condition) => known.mode === condition.value,
  'room-seen': (_, known, condition) => known.rooms[word(condition)] !== undefined,
  'monster-killed': (_, known, condition) => (known.killed[word(condition)] ?? 0) > 0,
  'source-destroyed': (content, known, condition) => (condition.value ? [word(condition)] : Object.keys(known.rooms)).some((room) => isDestroyed(content, known, room)),
  holds: (content, known, condition, cast) => those(content, known, condition, cast).some((who) => carries(who, word(condition))),
  'party-dead': (_, known) => living(known).length === 0,
  'gold-from': (content, known, condition, cast) => those(content, known, condition, cast).reduce((sum, { gold }) => sum + gold, 0) >= number(condition),
  'monsters-seen': (_, known, condition) => active(known).length >= number(condition),
  cards: (content, known, condition, cast) => those(content, known, condition, cast).some(({ cards }) => cards >= number(condition)),
  'wave-from': (_, known, condition) => known.wave >= number(condition),
  met: (_, known, condition) => known.met.includes(word(condition)),
  'all-in': (_, known, condition) => living(known).length > 0 && living(known).every(({ room }) => room === condition.value),
  'door-open': (_, known, condition) => known.doors[word(condition)] === 'open',
  /** R48.11: since the Spirit last spoke. */
  lately: (_, known, condition) => known.lately.some((trace) => trace === condition.value),
  low: (content, known, condition, cast) => those(content, known, condition, cast).some(({ hp, dead }) => !dead && hp <= number(condition)),
  'chest-left': (content, known) => Object.entries(known.rooms).some(([room, { emptied }]) => living(known).every((who) => who.room !== room) && roomCard(content, known, room).furniture.some(({ id, kind }) => kind === 'chest' && !emptied.includes(id))),
  alone: (_, known) => known.order.length > 1 && living(known).some((who) => isAlone(known, who)),
  together: (_, known) => living(known).length > 1 && new Set(living(known).map(({ room }) => room)).size === 1,
  'adventurers-from': (_, known, condition) => known.order.length >= number(condition),
  'level-from': (_, known, condition) => party(known).some(({ level }) => level >= number(condition)),
  'rooms-seen': (_, known, condition) => Object.keys(known.rooms).length >= number(condition),
  'searched-from': (_, known, condition) => Object.values(known.rooms).reduce((sum, { searched, emptied }) => sum + Number(searched) + searchedOf(emptied), 0) >= number(condition),
  'killed-from': (content, known, condition) => Object.entries(known.killed).reduce((sum, [kind, count]) => (content.monsters[kind] ? sum + count : sum), 0) >= number(condition),
  cursed: (content, known, condition, cast) => those(content, known, condition, cast).some(({ curse }) => curse !== undefined),
  'in-pit': (content, known, condition, cast) => those(content, known, condition, cast).some(({ inPit }) => inPit),
  engaged: (content, known, condition, cast) => those(content, known, condition, cast).some(({ id }) => isEngaged(known, id)),
  'pacts-from': (content, known, condition, cast) => those(content, known, condition, cast).reduce((sum, { pacts }) => sum + pacts, 0) >= number(condition),
  'reserve-from': (_, known, condition) => known.reserve >= number(condition),
  'depth-from': (content, known, condition) => living(known).some(({ room }) => depthOf(questOf(content, known), room) >= number(condition)),
  'source-seen': (_, known) => Object.values(known.rooms).some(({ source = 0 }) => source > 0),
  won: (_, known, condition) => party(known).some(({ quests }) => quests.some(({ quest, winner }) => quest === condition.value && winner === 'adventurers')),
};
export const conditions: ReadonlySet<string> = new Set(Object.keys(CHECKS));

/** Whether it is so now. A word that nobody knows is never so. */
export function holds(content: Content, known: Known, condition: Condition, cast: Cast = {}): boolean {
  const so = CHECKS[condition.is]?.(content, known, condition, cast) ?? false;
  return so !== (condition.not ?? false);
}
