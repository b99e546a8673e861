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
const code = files(join(root, 'app')).map((path) => readFileSync(path, 'utf8')).join('\n');

/** `say('home.host')`, `say(x ? 'a.b' : 'a.c')`, and keys that stand whole as `app.…`; a template counts by its beginning. */
const named = new Set([
  ...[...code.matchAll(/\bsay\(([^()]*(?:\([^()]*\))?[^()]*)/g)].flatMap(([, inside = '']) => [...inside.matchAll(/['`]([a-z]+\.[a-z0-9.-]*)/g)].map(([, key = '']) => `app.${key}`)),
  ...[...code.matchAll(/['`](app\.[a-z0-9.-]+)/g)].map(([, key = '']) => key),
]);
/** Names of symbols on dice come with a game that has such dice; heroes has pips. */
const SYMBOLS = 'app.face.';
const known = [...Object.keys(shared.en), ...Object.keys(heroes.en)];
const begun = [...named].filter((key) => /[.-]$/.test(key));

test.each([['app/words', shared], ['app/scenes/heroes/words', heroes]] as const)('%s: both languages have the same keys, and each can be said', (folder, words) => {
  const sheets = (['en', 'fr'] as const).map((locale) => ({ file: `${folder}/${locale}.json`, locale, value: { names: {}, lines: words[locale], texts: {} } }));
  expect(proofread(sheets, { names: [], lines: [], texts: [] }).faults).toEqual([]);
});

test('every text that a screen asks for exists', () => {
  const asked = [...named].filter((key) => key !== SYMBOLS);
  expect(asked.filter((key) => !known.some((each) => each === key || (begun.includes(key) && each.startsWith(key))))).toEqual([]);
});

test('no text is left that nothing asks for', () => {
  expect(known.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test('French sets a narrow no-break space before ; : ! ?', () => {
  const loose = [...Object.entries(shared.fr), ...Object.entries(heroes.fr)].filter(([, text]) => / [;:!?](\s|$)/.test(text));
  expect(loose).toEqual([]);
});
