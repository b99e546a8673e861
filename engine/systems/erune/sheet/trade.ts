import { has, needed } from '../bag';
import type { Content, Item } from '../content';
import { must, not, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { SheetCommand } from './command';
import { fixed, full, inUse, proceeds, replaced, twoHanded, unfit } from './gear';

type Of<T extends SheetCommand['type']> = Extract<SheetCommand, { type: T }>;
type Found = { readonly who: Adventurer; readonly item: Item } | { readonly why: Not };

/** Whose thing it is, or why there is no such thing. */
function found(content: Content, known: Known, { as, item }: { readonly as: string; readonly item: string }): Found {
  const who = known.adventurers[as];
  const thing = content.items[item];
  if (!who) return { why: not('no-such-adventurer') };
  return thing ? { who, item: thing } : { why: not('no-such-item') };
}
const lacks = (content: Content, { who, item }: { readonly who: Adventurer; readonly item: Item }, count = 1): Not => (has(content, who, item.id) < count ? not('not-carried', { hero: who.id, item: item.id }) : undefined);

/** R19, R43.2 to R43.4, R43.9, R59.3, R59.4 */
export function cannotEquip(content: Content, known: Known, command: Of<'equip'>): Not {
  const there = found(content, known, command);
  if ('why' in there) return there.why;
  const { who, item } = there;
  if (item.class !== 'weapon' && item.class !== 'protection') return not('not-to-equip', { item: item.id });
  if (lacks(content, there)) return not('not-carried', { hero: who.id, item: item.id });
  if (who.dead) return not('dead', { hero: who.id }); // R37.6
  if (inUse(who, item.id)) return not('already-in-use', { hero: who.id, item: item.id });
  const why = fixed(known, who) ?? unfit(content, who, item);
  if (why) return why;
  return item.kind === 'shield' && twoHanded(content, who.wielded) ? not('both-hands', { hero: who.id, item: who.wielded ?? item.id }) : undefined; // R59.4
}
export function* equipping(game: Game, { as, item }: Of<'equip'>): Rule {
  const who = must(game.now().adventurers[as], as);
  for (const other of replaced(game.content, who, must(game.content.items[item], item))) yield { type: 'stowed', who: as, item: other }; // R43.4
  yield { type: 'equipped', who: as, item };
}

export function cannotStow(content: Content, known: Known, command: Of<'stow'>): Not {
  const there = found(content, known, command);
  if ('why' in there) return there.why;
  if (there.who.dead) return not('dead', { hero: there.who.id }); // R37.6
  return inUse(there.who, command.item) ? fixed(known, there.who) : not('not-in-use', { hero: there.who.id, item: command.item }); // R19.3
}

export function cannotDiscard(content: Content, known: Known, command: Of<'discard'>): Not {
  const there = found(content, known, command);
  if ('why' in there) return there.why;
  const why = lacks(content, there, command.count ?? 1) ?? (inUse(there.who, command.item) ? fixed(known, there.who) : undefined); // R19.3
  if (why) return why;
  return needed(content, there.who, command.item) ? not('still-needed', { hero: there.who.id, item: command.item }) : undefined;
}

/** R45.5: there are merchants in town, until one leaves it. */
function noMerchant(known: Known, who: Adventurer): Not {
  if (known.phase !== 'town') return not('town-only'); // R45.5
  return who.done ? not('left-town-already', { hero: who.id }) : undefined;
}
export function cannotBuy(content: Content, known: Known, command: Of<'buy'>): Not {
  const there = found(content, known, command);
  if ('why' in there) return there.why;
  const { who, item } = there;
  const why = noMerchant(known, who);
  if (why) return why;
  if (item.buy === undefined) return not('not-for-sale', { item: item.id }); // R59.1
  if (who.gold < item.buy) return not('too-few-gold', { hero: who.id, need: item.buy, have: who.gold }); // R59.1
  return full(content, who, item.id);
}
export function* buying(game: Game, { as, item }: Of<'buy'>): Rule {
  yield { type: 'bought', who: as, item, gold: game.content.items[item]?.buy ?? 0 }; // R59.1
}

export function cannotSell(content: Content, known: Known, command: Of<'sell'>): Not {
  const there = found(content, known, command);
  if ('why' in there) return there.why;
  const why = noMerchant(known, there.who) ?? lacks(content, there);
  if (why) return why;
  if (there.item.sell === undefined) return not('not-for-sale', { item: command.item }); // R59.1
  return needed(content, there.who, command.item) ? not('still-needed', { hero: there.who.id, item: command.item }) : undefined;
}
export function* selling(game: Game, { as, item }: Of<'sell'>): Rule {
  yield { type: 'sold', who: as, item, gold: proceeds(game.content, must(game.now().adventurers[as], as), item, game.content.items[item]?.sell ?? 0) }; // R59.2
}

export function cannotLeave(_: Content, known: Known, { as }: Of<'leave-town'>): Not {
  const who = known.adventurers[as];
  return who ? noMerchant(known, who) : not('no-such-adventurer');
}
