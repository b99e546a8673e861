import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as heroes from '../content/heroes';
import * as table from '../content/table';
import { isFaulty, type Fault } from '../engine/packs/pack';
import type { Needs } from '../engine/packs/words';
import { proofread } from '../engine/spirit/proof';
import { readContent } from '../engine/systems/heroes/content';
import { needs } from '../engine/systems/heroes/words';

const ROOT = join(__dirname, '..');

/** Lines that the engine names outright, each with the place that names it; the laws meet the others in play. */
function linesInCode(prefixes: readonly string[]): ReadonlyMap<string, string> {
  const key = new RegExp(`'((?:${prefixes.join('|')})\\.(?!json')[a-z0-9]+(?:[.-][a-z0-9]+)*)'`, 'g');
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(files.flatMap((file) => [...readFileSync(join(ROOT, 'engine', file), 'utf8').matchAll(key)].map(([, line = '']): [string, string] => [line, file])));
}

interface Pack {
  readonly name: string;
  readonly words: { readonly en: unknown; readonly fr: unknown };
  /** First parts of its lines' keys. */
  readonly prefixes: readonly string[];
  read(): { readonly needs: Needs; readonly checked: number } | { readonly faults: readonly Fault[] };
}

const nothing: Needs = { names: [], lines: [], texts: [] };
const packs: readonly Pack[] = [
  { name: 'table', words: table.words, prefixes: ['core', 'table'], read: () => ({ needs: nothing, checked: 0 }) },
  {
    name: 'heroes',
    words: heroes.words,
    prefixes: ['heroes'],
    read() {
      const result = readContent(heroes.raw);
      return isFaulty(result) ? result : { needs: needs(result.content), checked: Object.values(heroes.raw).flat().length };
    },
  },
];

function check({ name, words, prefixes, read }: Pack): { readonly checked: number; readonly faults: readonly Fault[] } {
  const result = read();
  const own = 'faults' in result ? { needs: nothing, checked: 0, faults: result.faults } : { ...result, faults: [] };
  const named = [...linesInCode(prefixes).keys()];
  const sheets = (['en', 'fr'] as const).map((locale) => ({ file: `words/${locale}.json`, locale, value: words[locale] }));
  const proof = proofread(sheets, { ...own.needs, lines: [...own.needs.lines, ...named] });
  const faults = [...own.faults, ...proof.faults].map((fault) => ({ ...fault, file: `content/${name}/${fault.file}` }));
  return { checked: own.checked + proof.checked + named.length, faults };
}

const results = packs.map(check);
const faults = results.flatMap((result) => result.faults);
for (const { file, place, what } of faults) console.log(`${file} ${place}: ${what}`);
console.log(`${results.reduce((sum, { checked }) => sum + checked, 0)} checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
