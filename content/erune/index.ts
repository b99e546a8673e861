import adventurers from './adventurers.json';
import campfires from './campfires.json';
import cards from './cards.json';
import dice from './dice.json';
import fields from './fields.json';
import finds from './finds.json';
import items from './items.json';
import levels from './levels.json';
import monsters from './monsters.json';
import skills from './skills.json';
import sources from './sources.json';
import spells from './spells.json';
import substances from './substances.json';
import traps from './traps.json';
import treasures from './treasures.json';
import wanderers from './wanderers.json';
import waves from './waves.json';
import sunkenChapel from './quests/sunken-chapel.json';
import tollRoad from './quests/toll-road.json';
import glassCellars from './quests/glass-cellars.json';
import dustArchive from './quests/dust-archive.json';
import ironOrchard from './quests/iron-orchard.json';
import nineDoors from './quests/nine-doors.json';
import drownedMarch from './quests/drowned-march.json';
import wellOfDusk from './quests/well-of-dusk.json';
import pitOfCoins from './quests/pit-of-coins.json';
import openPage from './quests/open-page.json';
import enSentences from './sentences/en.json';
import frSentences from './sentences/fr.json';
import adventurersTurns from './turns/adventurers.json';
import shadowsTurns from './turns/shadows.json';
import enNames from './words/en/names.json';
import enCombat from './words/en/combat.json';
import enExplore from './words/en/explore.json';
import enMagic from './words/en/magic.json';
import enSheet from './words/en/sheet.json';
import enTurn from './words/en/turn.json';
import enCampfires from './words/en/campfires.json';
import enFinds from './words/en/finds.json';
import enSources from './words/en/sources.json';
import enSubstances from './words/en/substances.json';
import enTraps from './words/en/traps.json';
import enTreasures from './words/en/treasures.json';
import enWanderers from './words/en/wanderers.json';
import enWaves from './words/en/waves.json';
import enTurnsAdventurers from './words/en/turns/adventurers.json';
import enTurnsShadows from './words/en/turns/shadows.json';
import frNames from './words/fr/names.json';
import frCombat from './words/fr/combat.json';
import frExplore from './words/fr/explore.json';
import frMagic from './words/fr/magic.json';
import frSheet from './words/fr/sheet.json';
import frTurn from './words/fr/turn.json';
import frCampfires from './words/fr/campfires.json';
import frFinds from './words/fr/finds.json';
import frSources from './words/fr/sources.json';
import frSubstances from './words/fr/substances.json';
import frTraps from './words/fr/traps.json';
import frTreasures from './words/fr/treasures.json';
import frWanderers from './words/fr/wanderers.json';
import frWaves from './words/fr/waves.json';
import frTurnsAdventurers from './words/fr/turns/adventurers.json';
import frTurnsShadows from './words/fr/turns/shadows.json';

/** A quest is one file: the double page of a quest book, with its words. They are played in this order. */
const quests = [sunkenChapel, tollRoad, glassCellars, dustArchive, ironOrchard, nineDoors, drownedMarch, wellOfDusk, pitOfCoins, openPage];

/** The files of the game as they are written; engine/systems/erune reads and checks them. */
export const raw = {
  dice, cards, adventurers, levels, skills, fields, spells, monsters, traps, finds, substances, sources, campfires, wanderers, waves,
  items: [...items, ...treasures],
  turns: [...adventurersTurns, ...shadowsTurns],
  quests: quests.map(({ words: _, ...quest }) => quest),
};

interface Words {
  readonly names: Readonly<Record<string, object>>;
  readonly lines: Readonly<Record<string, string | readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}
const merged = (...files: readonly Words[]): Words => ({
  names: Object.assign({}, ...files.map(({ names }) => names)),
  lines: Object.assign({}, ...files.map(({ lines }) => lines)),
  texts: Object.assign({}, ...files.map(({ texts }) => texts)),
});
export const words = {
  en: merged(enNames, enCombat, enExplore, enMagic, enSheet, enTurn, enCampfires, enFinds, enSources, enSubstances, enTraps, enTreasures, enWanderers, enWaves, enTurnsAdventurers, enTurnsShadows, ...quests.map((quest) => quest.words.en)),
  fr: merged(frNames, frCombat, frExplore, frMagic, frSheet, frTurn, frCampfires, frFinds, frSources, frSubstances, frTraps, frTreasures, frWanderers, frWaves, frTurnsAdventurers, frTurnsShadows, ...quests.map((quest) => quest.words.fr)),
};

/** What may be said in every quest. */
export const standing = { en: enSentences, fr: frSentences };
