import { words as told } from '@content/heroes';
import { merged, type Words } from '@engine/spirit/tell';
import { heroes } from '@engine/systems/heroes';
import { isDead, must, outcome } from '@engine/systems/heroes/state';
import type { View } from '@engine/systems/heroes/view';
import type { End, Scene } from '../scene';
import { BagPage } from './BagPage';
import { Board } from './Board';
import { content } from './content';
import { dice, Fallen } from './Fallen';
import { HeroPage } from './HeroPage';
import { hint } from './hint';
import { heroesIcon } from './icons';
import { RefereePage } from './RefereePage';
import { SpellsPage } from './SpellsPage';
import en from './words/en.json';
import fr from './words/fr.json';

/** What the Spirit tells, and what stands on this game's screens. */
const words = {
  en: merged(told.en as Words, { names: {}, lines: en }),
  fr: merged(told.fr as Words, { names: {}, lines: fr }),
};

function end(view: View): End | undefined {
  const how = outcome(view);
  if (!how) return undefined;
  const fates = view.order.map((id) => {
    const hero = must(view.heroes[id], id);
    const fallen = isDead(hero);
    return { id, fallen, line: { key: fallen ? 'app.end.fell' : 'app.end.lives', with: { hero: id, gold: hero.gold } } };
  });
  return { won: how === 'won', fates };
}

/** heroes, as the app shows it. */
export const heroesScene: Scene<View> = {
  ruleset: heroes(content),
  words,
  kinds: [...Object.keys(content.heroes).map((id) => ({ id, icon: heroesIcon(id) })), { id: 'referee', icon: heroesIcon('referee'), secret: true as const }],
  quests: Object.keys(content.quests),
  phases: [
    { id: 'draft', icon: 'scroll-unfurled' },
    { id: 'heroes', icon: 'crossed-swords' },
    { id: 'referee', icon: 'hood' },
  ],
  dice,
  icon: heroesIcon,
  turn: ({ phase, round, turn, heroes: party }) => {
    const used = turn ? party[turn]?.used.length ?? 0 : 0;
    return { phase, round, of: turn, ...(turn && { dots: { left: 2 - used, of: 2 } }) };
  },
  end,
  hint,
  pages: (view, as) =>
    as === view.referee
      ? [{ id: 'book', icon: 'open-book', Page: RefereePage }]
      : [
          { id: 'sheet', icon: 'scroll-unfurled', Page: HeroPage },
          { id: 'bag', icon: 'knapsack', Page: BagPage },
          { id: 'spells', icon: 'spell-book', Page: SpellsPage },
        ],
  Board,
  Fallen,
};
