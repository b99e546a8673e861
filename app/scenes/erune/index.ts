import { words as told } from '@content/erune';
import { merged, type Words } from '@engine/spirit/tell';
import { erune } from '@engine/systems/erune';
import type { Quest } from '@engine/systems/erune/content';
import { party } from '@engine/systems/erune/state';
import type { View } from '@engine/systems/erune/view';
import type { End, Scene, Turn } from '../scene';
import { BagPage } from './BagPage';
import { Board } from './Board';
import { BookPage, MosSkillsPage } from './BookPage';
import { content } from './content';
import { dice } from './dice';
import { Fallen } from './Fallen';
import { hint } from './hint';
import { eruneIcon } from './icons';
import { Options } from './Options';
import { ShadowsPage } from './ShadowsPage';
import { SheetPage } from './SheetPage';
import { SkillsPage } from './SkillsPage';
import en from './words/en.json';
import fr from './words/fr.json';

const quests = Object.values(content.quests);

/** A quest in a list says for whom it is, and how its tale begins. */
function opening({ lines }: Words, own: Readonly<Record<string, string>>): Words {
  const first = (tale: string): string => /^.+?[.!?…](?=\s|$)/.exec(tale)?.[0] ?? tale;
  const note = ({ id, level }: Quest): string => `${(own['app.quest.level'] ?? '').replace('{level}', String(level))} ${first([lines[`erune.${id}.introduction`] ?? ''].flat()[0] ?? '')}`;
  return { names: {}, lines: {}, texts: Object.fromEntries(quests.map((quest) => [quest.id, note(quest)])) };
}

/** What the Spirit tells, and what stands on this game's screens. */
const words = {
  en: merged(opening(told.en as Words, en), told.en as Words, { names: {}, lines: en }),
  fr: merged(opening(told.fr as Words, fr), told.fr as Words, { names: {}, lines: fr }),
};

/** All Adventurers act in one phase, in any order; actions are counted for a phone that plays one of them. */
function turn(view: View): Turn {
  const { phase, turn: round, eyes, adventurers } = view;
  const [who, ...others] = eyes.flatMap((id) => adventurers[id] ?? []);
  if (phase !== 'adventurers' || !who || others.length > 0) return { phase, round };
  const of = 2 + who.extra.length;
  return { phase, round, dots: { left: Math.max(0, of - who.acted.length), of } };
}

function end(view: View): End | undefined {
  if (!view.winner) return undefined;
  const fates = party(view).map(({ id, dead, earned, gold }) => ({ id, fallen: dead, line: { key: 'app.end.home-with', with: { hero: id, xp: earned, gold } } }));
  const { mos } = view;
  const shadows = mos ? [{ id: mos.id, fallen: false, line: { key: 'app.end.shadows', with: { hero: mos.id, xp: mos.earned } } }] : [];
  return { won: view.winner === 'adventurers', fates: [...fates, ...shadows] };
}

/** Erune, as the app shows it. */
export const eruneScene: Scene<View> = {
  ruleset: erune(content),
  words,
  kinds: [...Object.keys(content.adventurers).map((id) => ({ id, icon: eruneIcon(id) })), { id: 'mos', icon: eruneIcon('mos'), secret: true as const }],
  quests: quests.map(({ id }) => id),
  phases: [
    { id: 'lobby', icon: 'scroll-unfurled' },
    { id: 'spirit', icon: 'barbed-sun' },
    { id: 'mos', icon: 'hood' },
    { id: 'adventurers', icon: 'crossed-swords' },
    { id: 'town', icon: 'village' },
  ],
  dice,
  icon: eruneIcon,
  turn,
  end,
  hint,
  pages: (view, as) =>
    as === view.mos?.id
      ? [
          { id: 'shadows', icon: 'hood', Page: ShadowsPage },
          { id: 'book', icon: 'open-book', Page: BookPage },
          { id: 'skills', icon: 'star-medal', Page: MosSkillsPage },
        ]
      : [
          { id: 'sheet', icon: 'scroll-unfurled', Page: SheetPage },
          { id: 'bag', icon: 'knapsack', Page: BagPage },
          { id: 'skills', icon: 'spell-book', Page: SkillsPage },
        ],
  Options,
  Board,
  Fallen,
};
