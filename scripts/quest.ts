import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { raw, standing, words } from '../content/erune';
import type { Fault } from '../engine/packs/pack';
import type { WordsFile } from '../engine/packs/words';
import { checkQuest } from '../engine/systems/erune/quest/check';
import { parsed } from './content/file';

// npm run quest -- check file.json

const { positionals: [command, ...files] } = parseArgs({ allowPositionals: true });

function check(file: string): readonly Fault[] {
  const json = parsed(file, readFileSync(file, 'utf8'));
  return 'fault' in json ? [json.fault] : checkQuest({ raw, words: words as unknown as Record<'en' | 'fr', WordsFile>, standing }, json.value);
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
