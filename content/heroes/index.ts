import armours from './armours.json';
import furniture from './furniture.json';
import heroes from './heroes.json';
import monsters from './monsters.json';
import quests from './quests.json';
import spells from './spells.json';
import traps from './traps.json';
import treasures from './treasures.json';
import weapons from './weapons.json';
import en from './words/en.json';
import fr from './words/fr.json';

/** The files of the game as they are written; engine/systems/heroes reads and checks them. */
export const raw = { heroes, weapons, armours, spells, monsters, treasures, traps, furniture, quests };
export const words = { en, fr };
