import type { Id } from '../../../core/ruleset';
import { has, isSingle, limitOf, moved, pocketOf } from '../bag';
import type { Content, Item } from '../content';
import { goldLimit, levelOf } from '../points';
import { not, type Adventurer, type Known, type Not } from '../state';

const MANY = 999;

/** R43: how many more of this thing fit on the sheet. */
export function space(content: Content, who: Adventurer, item: Id): number {
  const pocket = pocketOf(content, item);
  if (!pocket) return MANY - has(content, who, item);
  if (isSingle(content, item)) return 1 - has(content, who, item); // R43.8 R43.10
  return Math.min(MANY, limitOf(who, pocket) - who[pocket].length); // R43.3 R43.4 R43.6
}
export const full = (content: Content, who: Adventurer, item: Id): Not => (space(content, who, item) < 1 ? not(`no-room-${pocketOf(content, item) ?? 'substances'}`, { hero: who.id, item }) : undefined);

export const inUse = (who: Adventurer, item: Id): boolean => who.wielded === item || who.worn.includes(item);
export const belongings = ({ weapons, protections, satchel, substances, equipment, artifacts }: Adventurer): readonly Id[] =>
  [...new Set([...weapons, ...protections, ...satchel, ...Object.keys(substances), ...equipment, ...artifacts])];

/** Out of the hand, off the body. */
export function idled(who: Adventurer, item: Id): Adventurer {
  const { wielded, ...bare } = who;
  return { ...bare, worn: who.worn.filter((each) => each !== item), ...(wielded && wielded !== item && { wielded }) };
}
/** In the hand, on the body. */
export const used = (content: Content, who: Adventurer, item: Id): Adventurer =>
  content.items[item]?.class === 'weapon' ? { ...who, wielded: item } : { ...who, worn: [...who.worn.filter((each) => each !== item), item] }; // R43.3

/** Why a weapon or a protection is not for this Adventurer. */
export function unfit(content: Content, who: { readonly id: Id; readonly kind: Id; readonly level: number }, item: Item): Not {
  if (item.users && !item.users.includes(who.kind)) return not('not-for-you', { hero: who.id, item: item.id }); // R43.9 R59.1
  const { weapon, protection } = levelOf(content, who);
  const rank = item.class === 'weapon' ? weapon : protection;
  return (item.rank ?? 0) > rank ? not('rank-too-high', { hero: who.id, item: item.id, rank: item.rank ?? 0, yours: rank }) : undefined; // R43.2 R59.3
}
export const twoHanded = (content: Content, item: Id | undefined): boolean => (item !== undefined && content.items[item]?.marks?.includes('two-handed')) === true;

/** What has to go off the body when this is taken up: one piece of each type, and no shield beside a weapon for two hands. */
export function replaced(content: Content, who: Adventurer, item: Item): readonly Id[] {
  if (item.class === 'weapon') return who.worn.filter((each) => content.items[each]?.kind === 'shield' && twoHanded(content, item.id)); // R59.4
  return who.worn.filter((each) => content.items[each]?.kind === item.kind); // R43.4
}

/** R19.3: weapon and protections stay as they were at the first roll, until the own phase comes. */
export function fixed(known: Known, who: Adventurer): Not {
  if (known.phase === 'adventurers' || known.phase === 'town') return undefined; // R19.1 R19.2
  return who.fixed ? not('gear-fixed', { hero: who.id }) : undefined; // R19.3
}

/** What a sale brings: not more than the purse holds without the thing sold. */
export const proceeds = (content: Content, who: Adventurer, item: Id, price: number): number => Math.min(price, goldLimit(moved(content, who, item, -1)) - who.gold); // R43.5
