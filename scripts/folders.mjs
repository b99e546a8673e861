/**
 * Who may import whom. `<id>` stands for one folder name: the same one on both sides of a row.
 *
 * @typedef {object} Row
 * @property {string} folder the importing folder; the first row that fits a file counts
 * @property {readonly string[]} may folders (or one file, without its ending) whose code may be imported
 * @property {readonly string[]} [types] folders of which only types may be imported
 * @property {readonly string[] | 'any'} packages third-party packages that may be imported; 'any' excludes node:
 * @property {boolean} [node] may import Node's own modules
 * @property {string} why
 */

/** @type {readonly Row[]} */
export const TABLE = [
  {
    folder: 'engine/core',
    may: ['engine/core'],
    packages: [],
    why: 'the core knows no game, no kit and no package, so that any game can stand on it',
  },
  {
    folder: 'engine/kit',
    may: ['engine/kit', 'engine/core'],
    packages: ['valibot'],
    why: 'the kit is a shelf that games take from; it knows only the core and the schema library',
  },
  {
    folder: 'engine/packs',
    may: ['engine/packs', 'engine/core'],
    packages: ['valibot'],
    why: 'packs turn data into checked content; they know only the core and the schema library',
  },
  {
    folder: 'engine/table',
    may: ['engine/table', 'engine/core'],
    packages: ['valibot'],
    why: 'the table keeps phones in step for every game alike; it knows only the core and the schema library',
  },
  {
    folder: 'engine/spirit',
    may: ['engine/spirit', 'engine/core', 'engine/kit', 'engine/packs'],
    packages: ['@messageformat/parser'],
    why: 'the Spirit hears and tells for every game alike; what it knows of one game comes in as lore',
  },
  {
    folder: 'engine/systems/<id>',
    may: ['engine/systems/<id>', 'engine/core', 'engine/kit', 'engine/packs'],
    packages: ['valibot'],
    why: 'a game stands on core, kit and packs, never on another game; share through engine/kit',
  },
  {
    folder: 'content',
    may: ['content'],
    packages: [],
    why: 'content is data; whoever needs it imports it, not the other way round',
  },
  {
    folder: 'relay',
    may: ['relay', 'engine/table/wire'],
    packages: ['ws'],
    node: true,
    why: 'the relay passes frames on without reading them; of the engine it may know their outside (engine/table/wire) only',
  },
  {
    folder: 'app/device',
    may: ['app/device', 'engine/core/chance', 'engine/table/wire'],
    types: ['engine'],
    packages: 'any',
    why: 'a device is one small interface to the phone; of the engine it may run what fits its plug (chance, wire) only',
  },
  {
    folder: 'app/theme',
    may: ['app/theme', 'app/parts'],
    types: ['engine'],
    packages: 'any',
    why: 'the theme is shared by all games and all screens; it may name the types of the engine but not run it',
  },
  {
    folder: 'app/parts',
    may: ['app/parts', 'app/theme'],
    types: ['engine'],
    packages: 'any',
    why: 'a part is handed what it shows; it may name the types of the engine but not run it',
  },
  {
    folder: 'app/words',
    may: ['app/words', 'engine/spirit', 'content/table'],
    types: ['engine'],
    packages: 'any',
    why: 'words are texts in each language; of the engine they need the formatting of engine/spirit only',
  },
  {
    folder: 'app/scenes/<id>',
    may: ['app/scenes/<id>', 'app/scenes/scene', 'engine', 'content', 'app/device', 'app/parts', 'app/theme', 'app/words'],
    packages: 'any',
    why: "a scene is one game's own picture; what two games share belongs in app/parts",
  },
  {
    folder: 'app/scenes',
    may: ['app/scenes', 'engine', 'content', 'app/device', 'app/parts', 'app/theme', 'app/words'],
    packages: 'any',
    why: 'the list of scenes knows every scene, and no screen',
  },
  {
    folder: 'app/tables',
    may: ['app/tables', 'app/device', 'app/scenes', 'engine'],
    packages: 'any',
    why: 'the tables that this phone sits at outlive every screen, so they know none',
  },
  {
    folder: 'app/shell',
    may: ['app/shell', 'app/tables', 'app/scenes', 'engine', 'app/device', 'app/parts', 'app/theme', 'app/words'],
    packages: 'any',
    why: 'the shell plays any game on any screen; it knows no game and no screen',
  },
  {
    folder: 'app/screens/<id>',
    may: ['app/screens/<id>', 'app/shell', 'app/tables', 'app/scenes', 'engine', 'content', 'app/device', 'app/parts', 'app/theme', 'app/words'],
    packages: 'any',
    why: 'a screen lives with its own parts and state; what two screens share belongs in app/shell or app/parts',
  },
  {
    folder: 'app/routes',
    may: ['app/routes', 'app/screens', 'app/shell'],
    packages: 'any',
    why: 'a route reads its parameters and renders a screen, nothing more',
  },
];
