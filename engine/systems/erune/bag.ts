import { choose } from '../../core/script';
import type { CharacterId, Id } from '../../core/ruleset';
import type { Content } from './content';
import { goldLimit } from './points';
import { adventurer, must, type Adventurer, type Game, type Rule } from './state';

type Pocket = 'weapons' | 'protections' | 'satchel' | 'equipment' | 'artifacts';
const POCKETS: Readonly<Record<string, Pocket>> = { weapon: 'weapons', protection: 'protections', potion: 'satchel', rune: 'satchel', equipment: 'equipment', artifact: 'artifacts', quest: 'artifacts' };

/** Where on the sheet an item is; substances are counted. */
export const pocketOf = (content: Content, item: Id): Pocket | undefined => POCKETS[must(content.items[item], item).class];
export const limitOf = (who: Adventurer, pocket: Pocket): number => {
  if (pocket === 'weapons' || pocket === 'protections') return 5; // R43.3 R43.4
  if (pocket === 'satchel') return who.equipment.includes('potion-belt') ? 6 : 2; // R43.6
  return Infinity;
};
/** R43.8, R43.10: of these nobody has two of the same. */
export const isSingle = (content: Content, item: Id): boolean => {
  const thing = must(content.items[item], item);
  return thing.class === 'equipment' || thing.ring === true; // R43.8 R43.10
};
export const has = (content: Content, who: Adventurer, item: Id): number => {
  if (!content.items[item]) return 0;
  const pocket = pocketOf(content, item);
  return pocket ? who[pocket].filter((each) => each === item).length : (who.substances[item] ?? 0);
};

/** The list with one item fewer. */
export const less = (items: readonly Id[], item: Id): readonly Id[] => {
  const at = items.indexOf(item);
  return at < 0 ? items : items.toSpliced(at, 1);
};

/** A sheet after an item came or went. */
export function moved(content: Content, who: Adventurer, item: Id, count: number): Adventurer {
  const pocket = pocketOf(content, item);
  if (!pocket) {
    const { [item]: before = 0, ...others } = who.substances;
    return { ...who, substances: before + count > 0 ? { ...others, [item]: before + count } : others };
  }
  if (count > 0) return { ...who, [pocket]: [...who[pocket], ...Array<Id>(count).fill(item)] };
  const kept = Array.from({ length: -count }).reduce<readonly Id[]>((items) => less(items, item), who[pocket]);
  if (kept.includes(item)) return { ...who, [pocket]: kept };
  const { wielded, ...bare } = who;
  return { ...bare, [pocket]: kept, worn: who.worn.filter((each) => each !== item), ...(wielded && wielded !== item && { wielded }) };
}

/** Whether something would fall out if this went: potions without their belt, coins without their purse. */
export function needed(content: Content, who: Adventurer, item: Id): boolean {
  const after = moved(content, who, item, -1);
  return after.gold > goldLimit(after) || after.satchel.length > limitOf(after, 'satchel'); // R43.5 R43.6
}

/** Things come; what does not fit is left, and the owner says which. */
export function* give(game: Game, who: CharacterId, item: Id, count = 1): Rule {
  if (isSingle(game.content, item) && has(game.content, adventurer(game.now(), who), item) > 0) return; // R43.8 R43.10
  yield { type: 'got', who, item, count };
  yield* fit(game, who, pocketOf(game.content, item));
}

function* fit(game: Game, who: CharacterId, pocket: Pocket | undefined): Rule {
  if (!pocket) return;
  while (adventurer(game.now(), who)[pocket].length > limitOf(adventurer(game.now(), who), pocket)) { // R43.3 R43.4 R43.6
    const held = [...new Set(adventurer(game.now(), who)[pocket])];
    const item = yield* choose({ key: 'erune.ask-leave', with: { hero: who } }, who, held.map((id) => ({ id, line: { key: 'erune.option-item', with: { item: id } } })));
    yield { type: 'left-behind', who, item };
  }
}

export function* take(game: Game, who: CharacterId, item: Id, count = 1): Rule {
  const held = Math.min(count, has(game.content, adventurer(game.now(), who), item));
  if (held > 0) yield { type: 'gone', who, item, count: held };
}
