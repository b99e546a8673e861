import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { raw, standing, words } from '../content/erune';
import type { Fault } from '../engine/packs/pack';
import type { WordsFile } from '../engine/packs/words';
import { proofread } from '../engine/spirit/proof';
import { checkQuest } from '../engine/systems/erune/quest/check';
import { parsed } from './content/file';

// npm run quest -- check file.json

const { positionals: [command, ...files] } = parseArgs({ allowPositionals: true });

/** Each language for itself: a quest for one table may speak one only. */
const proof = (file: string, { words: own }: { readonly words: Readonly<Record<string, unknown>> }): readonly Fault[] =>
  (['en', 'fr'] as const).flatMap((locale) => (locale in own ? proofread([{ file, locale, value: own[locale] }], { names: [], lines: [], texts: [] }).faults.map((fault) => ({ ...fault, place: `words.${locale}.${fault.place}` })) : []));

function check(file: string): readonly Fault[] {
  if (!existsSync(file)) return [{ file, place: '', what: 'there is no such file' }];
  const json = parsed(file, readFileSync(file, 'utf8'));
  if ('fault' in json) return [json.fault];
  const faults = checkQuest({ raw, words: words as unknown as Record<'en' | 'fr', WordsFile>, standing }, json.value);
  return faults.length > 0 ? faults : proof(file, json.value as { readonly words: Readonly<Record<string, unknown>> });
}

if (command !== 'check' || files.length === 0) {
  console.error('npm run quest -- check file.json');
  process.exitCode = 2;
} else {
  const faults = files.flatMap((file) => {
    const found = check(file);
    for (const { file: at, place, what } of found) console.log(`${at.startsWith('quest') ? file : at} ${place}: ${what}`);
    return found;
  });
  console.log(faults.length === 0 ? 'The quest can be played.' : `${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
