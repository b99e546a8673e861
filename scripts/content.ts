import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as erune from '../content/erune';
import * as heroes from '../content/heroes';
import * as table from '../content/table';
import { isFaulty, sound, type Fault } from '../engine/packs/pack';
import type { Needs } from '../engine/packs/words';
import { proofread } from '../engine/spirit/proof';
import type { Words } from '../engine/spirit/tell';
import { readContent as readErune } from '../engine/systems/erune/content';
import { needs as eruneNeeds } from '../engine/systems/erune/words';
import { readContent as readHeroes } from '../engine/systems/heroes/content';
import { needs as heroesNeeds } from '../engine/systems/heroes/words';
import { counted } from './content/count';
import { Reach } from './content/reach';

// npm run content [-- --json]

const ROOT = join(__dirname, '..');

/** Lines that the engine names outright; the laws meet the others in play. A game may write `not('too-far')` for `erune.too-far`. */
function linesInCode(pack: string, prefixes: readonly string[]): readonly string[] {
  const key = new RegExp(`'((?:${prefixes.join('|')})\\.(?!json')[a-z0-9]+(?:[.-][a-z0-9]+)*)'`, 'g');
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.ts'));
  const lines = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, 'engine', file), 'utf8');
    const short = file.startsWith(`systems/${pack}/`) ? [...source.matchAll(/\bnot\('([a-z0-9.-]+)'/g)].map(([, line = '']) => `${pack}.${line}`) : [];
    return [...short, ...[...source.matchAll(key)].map(([, line = '']) => line)];
  });
  return [...new Set(lines)];
}

interface Pack {
  readonly name: string;
  readonly raw: object;
  readonly words: { readonly en: unknown; readonly fr: unknown };
  /** First parts of its lines' keys. */
  readonly prefixes: readonly string[];
  read(): { readonly needs: Needs; readonly checked: number } | { readonly faults: readonly Fault[] };
}

const nothing: Needs = { names: [], lines: [], texts: [] };
const packs: readonly Pack[] = [
  { name: 'table', raw: {}, words: table.words, prefixes: ['core', 'table'], read: () => ({ needs: nothing, checked: 0 }) },
  {
    name: 'heroes',
    raw: heroes.raw,
    words: heroes.words,
    prefixes: ['heroes'],
    read() {
      const result = readHeroes(heroes.raw);
      return isFaulty(result) ? result : { needs: heroesNeeds(result.content), checked: Object.values(heroes.raw).flat().length };
    },
  },
  {
    name: 'erune',
    raw: erune.raw,
    words: erune.words,
    prefixes: ['erune'],
    read() {
      const result = readErune(erune.raw);
      return isFaulty(result) ? result : { needs: eruneNeeds(result.content), checked: Object.values(erune.raw).flat().length };
    },
  },
];

/** One file for a language, or a folder of them. */
const wordsOf = (pack: string, locale: string): string => (existsSync(join(ROOT, 'content', pack, 'words', `${locale}.json`)) ? `words/${locale}.json` : `words/${locale}`);

function check({ name, words, read }: Pack, named: readonly string[]): { readonly checked: number; readonly faults: readonly Fault[] } {
  const result = read();
  const own = 'faults' in result ? { needs: nothing, checked: 0, faults: result.faults } : { ...result, faults: [] };
  const sheets = (['en', 'fr'] as const).map((locale) => ({ file: wordsOf(name, locale), locale, value: words[locale] }));
  const proof = proofread(sheets, { ...own.needs, lines: [...own.needs.lines, ...named] });
  const faults = [...own.faults, ...proof.faults].map((fault) => ({ ...fault, file: `content/${name}/${fault.file}` }));
  return { checked: own.checked + proof.checked + named.length, faults };
}

/** So many games are enough for bots to see everything, by far. */
const GAMES = 1500;

/** What bots never met, and in how many games. */
function unreached(): { readonly games: number; readonly unreached: readonly string[] } {
  const reach = new Reach(sound(readErune(erune.raw)));
  return { games: reach.look(GAMES), unreached: reach.unreached };
}

const { values: { json } } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const named = packs.map(({ name, prefixes }) => linesInCode(name, prefixes));
const began = performance.now();
const results = packs.map((pack, i) => check(pack, named[i] ?? []));
const ms = Math.round(performance.now() - began);
const faults = results.flatMap((result) => result.faults);
for (const { file, place, what } of faults) (json ? console.error : console.log)(`${file} ${place}: ${what}`);
const checked = results.reduce((sum, result) => sum + result.checked, 0);
const reached = json && faults.length === 0 ? unreached() : { unreached: [] };
if (json) console.log(JSON.stringify({ ...Object.fromEntries(packs.map(({ name, raw, words }) => [name, counted(raw, words as Readonly<Record<string, Words>>)])), checked, ms, faults: faults.length, ...reached }));
else console.log(`${checked} checked, ${faults.length} faults`);
process.exitCode = faults.length + reached.unreached.length > 0 ? 1 : 0;
