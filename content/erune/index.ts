import adventurers from './adventurers.json';
import campfires from './campfires.json';
import dice from './dice.json';
import fields from './fields.json';
import finds from './finds.json';
import items from './items.json';
import levels from './levels.json';
import monsters from './monsters.json';
import questItems from './quest-items.json';
import quests from './quests.json';
import skills from './skills.json';
import sources from './sources.json';
import spells from './spells.json';
import substances from './substances.json';
import traps from './traps.json';
import turns from './turns.json';
import waves from './waves.json';
import enCombat from './words/en/combat.json';
import enExplore from './words/en/explore.json';
import enMagic from './words/en/magic.json';
import enNames from './words/en/names.json';
import enSheet from './words/en/sheet.json';
import enTurn from './words/en/turn.json';
import enWorld from './words/en/world.json';
import frCombat from './words/fr/combat.json';
import frExplore from './words/fr/explore.json';
import frMagic from './words/fr/magic.json';
import frNames from './words/fr/names.json';
import frSheet from './words/fr/sheet.json';
import frTurn from './words/fr/turn.json';
import frWorld from './words/fr/world.json';

/** The files of the game as they are written; engine/systems/erune reads and checks them. */
export const raw = {
  dice, adventurers, levels, items: [...items, ...questItems], skills, fields, spells, monsters,
  quests, traps, turns, finds, substances, sources, campfires, waves,
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
  en: merged(enNames, enWorld, enTurn, enCombat, enExplore, enMagic, enSheet),
  fr: merged(frNames, frWorld, frTurn, frCombat, frExplore, frMagic, frSheet),
};
