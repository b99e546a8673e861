import { seeded } from '../../engine/core/chance';
import type { Character, Setup } from '../../engine/core/ruleset';
import { within } from '../../engine/kit/effect';
import { clamped } from '../../engine/kit/track';
import { ARCHETYPES, type Content } from '../../engine/systems/erune/content';
import { entries } from '../../engine/systems/erune/entry';
import { seasoned } from '../../engine/systems/erune/sheet/seasoned';
import { wantedIn } from './mood';
import type { Watched } from './watch';
import type { Done, Sheet } from '../../engine/systems/erune/state';

/** Everything that quests keep for later ones. */
const keptIn = (content: Content): readonly string[] => [...new Set(entries(content).flatMap(({ effects }) => within(effects)).flatMap((effect) => (effect.op === 'remember' && effect.kept ? [effect.key] : [])))];

const LEVELS = [-10, 0, 3, 8, 19, 19] as const;
const HIGHEST = 20;
const SATCHEL = 6;

/** Party after party, with and without a Master of Shadows: weak and strong, with the things that nobody has tried yet and with all kinds of memories. */
export function* parties(content: Content, watched: Watched): Generator<Setup> {
  const dice = seeded(1);
  const quests = Object.values(content.quests);
  const kept = keptIn(content);
  const tools = wantedIn(content).filter((id) => content.items[id]?.class === 'equipment');
  const oneOf = <T>(all: readonly T[]): T => all[dice.below(all.length)] as T;
  const shuffled = <T>(all: readonly T[]): readonly T[] => all.map((each) => [dice.below(1000), each] as const).toSorted(([a], [b]) => a - b).map(([, each]) => each);
  for (let i = 0; ; i++) {
    // Mostly where something is left.
    const left = quests.filter(({ id, mode }) => watched.hiddenIn(`quests/${id}`) + (mode === 'arena' ? watched.hiddenIn('waves') : 0) > 0);
    const quest = oneOf(i % 4 && left.length > 0 ? left : quests);
    const untried = Object.values(content.items).filter(({ id }) => watched.hidden(`items ${id}`) > 0);
    const level = quest.mode === 'arena' ? HIGHEST : clamped(quest.level + oneOf(LEVELS), HIGHEST, 1);
    const deeds = Object.fromEntries(kept.filter(() => dice.below(2) === 0).map((key) => [key, 'yes']));
    const remembered: readonly Done[] = [{ quest: '', winner: 'none', xp: 0, deeds }, ...quests.map(({ id }): Done => ({ quest: id, winner: oneOf(['adventurers', 'mos']), xp: 0 }))];
    const past = oneOf([[], remembered, remembered]);
    const packed = (kind: string, sheet: Sheet): Sheet => {
      const mine = untried.filter(({ users }) => !users || users.includes(kind)).filter(() => dice.below(2) === 0);
      const of = (...classes: readonly string[]) => mine.filter((item) => classes.includes(item.class)).map(({ id }) => id);
      return {
        ...sheet, quests: past, equipment: ['potion-belt', ...tools.filter(() => dice.below(2) === 0)], satchel: [...of('potion', 'rune').slice(0, SATCHEL), ...sheet.satchel].slice(0, SATCHEL), artifacts: of('artifact'),
        substances: oneOf([{}, Object.fromEntries(Object.keys(content.substances).map((id) => [id, 4]))]), gold: 10 * dice.below(8),
      };
    };
    const heroes = shuffled(ARCHETYPES).slice(0, oneOf([2, 3, 4]));
    const person = (kind: string): Character => {
      const sheet = seasoned(content, kind, level, (open) => open[dice.below(open.length)]);
      return { id: kind, kind, name: kind, gender: 'f', sheet: kind === 'mos' ? sheet : packed(kind, sheet) };
    };
    yield { quest: quest.id, characters: [...oneOf([[], [person('mos')]]), ...heroes.map(person)] };
  }
}
