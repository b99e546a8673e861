import type { Id } from '../../../core/ruleset';
import { odds } from '../../../kit/odds';
import { clamped } from '../../../kit/track';
import type { Content, Item } from '../content';
import { goldLimit, levelOf } from '../points';
import { diceOf } from '../roll';
import type { Sheet } from '../state';
import { fresh, owed } from './character';
import { twoHanded, unfit } from './gear';

/** What a hero finds and earns on the way to the next level, about. */
const GOLD_A_LEVEL = 24;
const POTION = 'minor-healing-potion';
const POTIONS = 2;

/** Which of the skills or fields that are open is learnt next. */
type Choice = (open: readonly Id[]) => Id | undefined;
const first: Choice = ([id]) => id;

function grown(content: Content, kind: Id, level: number, choice: Choice): Sheet {
  let sheet: Sheet = { ...fresh(content, kind), level, fate: levelOf(content, { kind, level }).fate };
  for (;;) {
    const { skills, fields } = owed(content, kind, sheet);
    const [skill, field] = [choice(skills), choice(fields)];
    if (skill === undefined && field === undefined) return sheet;
    sheet = { ...sheet, skills: skill === undefined ? sheet.skills : [...sheet.skills, skill], fields: field === undefined ? sheet.fields : [...sheet.fields, field] };
  }
}

const average = (content: Content, { dice = {} }: Item, symbol: 'skull' | 'shield'): number =>
  odds(diceOf(dice).map((die) => content.dice[die]?.faces ?? []), (face) => face[symbol] ?? 0).reduce((sum, chance, value) => sum + chance * value, 0);

/** A ready-made hero of a level: with the skills, and with what such a hero could have bought. */
export function seasoned(content: Content, kind: Id, level: number, choice = first): Sheet {
  const sheet = grown(content, kind, level, choice);
  if (kind === 'mos') return sheet;
  let gold = GOLD_A_LEVEL * (level - 1);
  const sold = Object.values(content.items).filter((item) => item.buy !== undefined && !unfit(content, { id: kind, kind, level }, item));
  const best = (items: readonly Item[], symbol: 'skull' | 'shield', most: number): Item | undefined =>
    items.filter(({ buy = 0, dice }) => buy <= most && dice).toSorted((a, b) => average(content, b, symbol) - average(content, a, symbol) || (a.buy ?? 0) - (b.buy ?? 0))[0];
  const pay = (item: Item | undefined): readonly Id[] => {
    gold -= item?.buy ?? 0;
    return item ? [item.id] : [];
  };
  const weapons = pay(best(sold.filter(({ class: sort, marks = [] }) => sort === 'weapon' && !marks.includes('single-use') && !marks.includes('reload')), 'skull', gold / 2 + 2));
  const types = (['torso', 'shield', 'head', 'cape'] as const).filter((type) => type !== 'shield' || !twoHanded(content, weapons[0]));
  const protections = types.flatMap((type) => pay(best(sold.filter(({ class: sort, kind: worn }) => sort === 'protection' && worn === type), 'shield', gold)));
  const price = content.items[POTION]?.buy ?? 0;
  const satchel = Array.from({ length: Math.min(POTIONS, Math.floor(gold / price)) }, () => POTION);
  return { ...sheet, gold: clamped(gold - price * satchel.length, goldLimit(sheet)), weapons, protections, satchel, worn: protections, ...(weapons[0] !== undefined && { wielded: weapons[0] }) };
}
