import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { proofread } from '../../engine/spirit/proof';

type Lines = Readonly<Record<string, string>>;

const root = join(__dirname, '../..');
const linesOf = (path: string): Lines => JSON.parse(readFileSync(join(root, path), 'utf8')) as Lines;
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

const shared = { en: linesOf('app/words/en.json'), fr: linesOf('app/words/fr.json') };
const heroes = { en: linesOf('app/scenes/heroes/words/en.json'), fr: linesOf('app/scenes/heroes/words/fr.json') };
const erune = { en: linesOf('app/scenes/erune/words/en.json'), fr: linesOf('app/scenes/erune/words/fr.json') };
const games = [['heroes', heroes], ['erune', erune]] as const;
const codeOf = (paths: readonly string[]): string => paths.map((path) => readFileSync(path, 'utf8')).join('\n');
const app = files(join(root, 'app'));
const scene = (game: string): string[] => app.filter((path) => path.includes(`/scenes/${game}/`));
const common = app.filter((path) => !games.some(([game]) => scene(game).includes(path)));

/** `say('home.host')`, `say(x ? 'a.b' : 'a.c')`, and keys that stand whole as `app.…`; a template counts by its beginning. */
const namedIn = (code: string): ReadonlySet<string> => new Set([
  ...[...code.matchAll(/\bsay\(([^()]*(?:\([^()]*\))?[^()]*)/g)].flatMap(([, inside = '']) => [...inside.matchAll(/['`]([a-z]+\.[a-z0-9.-]*)/g)].map(([, key = '']) => `app.${key}`)),
  ...[...code.matchAll(/['`](app\.[a-z0-9.-]+)/g)].map(([, key = '']) => key),
]);
/** Names of symbols on dice come with a game that has such dice; heroes has pips. */
const SYMBOLS = 'app.face.';
const begun = (key: string): boolean => /[.-]$/.test(key);

test.each([['app/words', shared], ['app/scenes/heroes/words', heroes], ['app/scenes/erune/words', erune]] as const)('%s: both languages have the same keys, and each can be said', (folder, words) => {
  const sheets = (['en', 'fr'] as const).map((locale) => ({ file: `${folder}/${locale}.json`, locale, value: { names: {}, lines: words[locale], texts: {} } }));
  expect(proofread(sheets, { names: [], lines: [], texts: [] }).faults).toEqual([]);
});

test.each(games)('%s: every text that its screens and the shared ones ask for exists', (game, words) => {
  const known = [...Object.keys(shared.en), ...Object.keys(words.en)];
  const asked = [...namedIn(codeOf([...common, ...scene(game)]))].filter((key) => game !== 'heroes' || !key.startsWith(SYMBOLS));
  expect(asked.filter((key) => !known.some((each) => each === key || (begun(key) && each.startsWith(key))))).toEqual([]);
});

test('no text is left that nothing asks for', () => {
  const named = [...namedIn(codeOf(app))];
  const known = [shared, heroes, erune].flatMap(({ en }) => Object.keys(en));
  expect(known.filter((key) => !named.some((each) => each === key || (begun(each) && key.startsWith(each))))).toEqual([]);
});

test('French sets a narrow no-break space before ; : ! ?', () => {
  const loose = [...Object.entries(shared.fr), ...Object.entries(heroes.fr), ...Object.entries(erune.fr)].filter(([, text]) => / [;:!?](\s|$)/.test(text));
  expect(loose).toEqual([]);
});
