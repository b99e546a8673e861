import type { Condition } from '../../kit/effect';
import { roomCard } from './board';
import type { Content } from './content';
import { isWounded, meant, type Cast } from './selector';
import { active, living, party, questOf, type Adventurer, type Known } from './state';

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
};
export const conditions: ReadonlySet<string> = new Set(Object.keys(CHECKS));

/** Whether it is so now. A word that nobody knows is never so. */
export function holds(content: Content, known: Known, condition: Condition, cast: Cast = {}): boolean {
  const so = CHECKS[condition.is]?.(content, known, condition, cast) ?? false;
  return so !== (condition.not ?? false);
}
