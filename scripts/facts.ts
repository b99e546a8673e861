import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../engine/core/chance';
import { exitOnSignals } from './command.mjs';
import { lastLine } from './count.mjs';
import { isSound, readList, report, type Report } from './facts/list';
import type { Fact } from './facts/number';
import { citations, tests, type Citation, type Test } from './facts/read';
import { before, copy, picked, tried } from './facts/trial';

// npm run rules -- erune [--json] [--break 30 [--seed 7] [--only R28.3]]

const ROOT = join(__dirname, '..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, break: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});

function tell(found: Report): void {
  const { total, enforced, told, table, open, citedOnly, testedOnly, examples, faults } = found;
  const list = (what: string, facts: readonly Fact[]) => facts.length > 0 && console.log(`${what} (${facts.length}): ${facts.join(' ')}`);
  list('cited by a rule, named by no test', citedOnly);
  list('named by a test, cited by no rule', testedOnly);
  list('open', open);
  list('examples without a test', examples.open);
  for (const fault of faults) console.log(fault);
  console.log(`${total} facts: ${enforced} enforced, ${told} told, ${table} left to the table, ${open.length} open`);
  console.log(`${examples.total} examples: ${examples.tested} tested, ${examples.waits} wait for the grid, ${examples.open.length} open; ${faults.length} faults`);
}

function look(game: string): void {
  const file = `docs/facts/${game}.json`;
  const list = readList(file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  const found = report(list, citations(ROOT, game), tests(ROOT, game));
  if (options.json) {
    for (const fault of found.faults) console.error(fault);
    console.log(JSON.stringify({ total: found.total, enforced: found.enforced, told: found.told, table: found.table, open: found.open.length }));
  } else tell(found);
  process.exitCode = isSound(found) ? 0 : 1;
}

/** Breaks lines that cite facts, one at a time, and expects a test that names the fact to notice. */
async function breakLines(game: string, count: number): Promise<void> {
  const seed = Number(options.seed ?? process.pid);
  const named: readonly Test[] = tests(ROOT, game);
  const all = citations(ROOT, game).filter(({ facts }) => !options.only || facts.includes(options.only));
  const lines: readonly Citation[] = picked(all, count, seeded(seed));
  console.log(`${lines.length} of ${all.length} lines, seed ${seed}`);
  const at = copy(ROOT);
  process.on('exit', () => at.remove());
  const red = await before(at, named, lines);
  let passed = 0;
  for (const line of lines) {
    const outcome = await tried(at, line, named, red);
    if (outcome === 'noticed') passed++;
    else console.log(`${line.file}:${line.line}: ${outcome}${line.fault ? `; ${line.fault.what}` : ''} (${line.facts.join(' ')})`);
  }
  console.log(lastLine({ passed, failed: lines.length - passed }));
  process.exitCode = passed === lines.length ? 0 : 1;
}

exitOnSignals();
const game = positionals[0] ?? '';
if (game === '') throw new Error('which game? npm run rules -- erune');
if (options.break === undefined) look(game);
else void breakLines(game, Number(options.break));
