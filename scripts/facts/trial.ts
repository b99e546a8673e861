import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../../engine/core/chance';
import { node } from '../command.mjs';
import { broken } from './fault';
import { named, pattern, type Fact } from './number';
import type { Citation, Test } from './read';

/** What the tests need, and nothing that they could change: lines are broken in a copy only. */
const COPIED = ['engine', 'content', '__tests__', 'scripts', 'package.json', 'jest.config.js', 'tsconfig.json'];
const CONFIG = 'facts.config.js';
/** A broken rule may go round for ever; minutes until that counts as noticed. */
const PATIENCE = 1;

export interface Copy {
  readonly folder: string;
  remove(): void;
}

export function copy(root: string): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'erune-facts-')));
  for (const part of COPIED) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'));
  writeFileSync(join(folder, CONFIG), `module.exports = require('./jest.config.js').projects.find(({ displayName }) => displayName === 'engine');\n`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Verdict {
  readonly ran: number;
  /** The facts named by tests that failed; all that were asked for where a file did not even load or end. */
  readonly red: ReadonlySet<Fact>;
}

/** Runs the tests that name these facts, and no others. */
async function judged({ folder }: Copy, tests: readonly Test[], facts: readonly Fact[]): Promise<Verdict> {
  const paths = tests.filter((test) => test.facts.some((fact) => facts.includes(fact))).map(({ file }) => file);
  if (paths.length === 0) return { ran: 0, red: new Set() };
  const output = join(folder, 'result.json');
  rmSync(output, { force: true });
  const args = ['--config', CONFIG, '-i', '--silent', '--watchman=false', '--json', `--outputFile=${output}`, '--testNamePattern', pattern(facts), '--runTestsByPath', ...paths];
  await node(['node_modules/jest/bin/jest.js', ...args], { cwd: folder, env: { FORCE_COLOR: '0' }, limit: PATIENCE });
  if (!existsSync(output)) return { ran: 1, red: new Set(facts) };
  const result = JSON.parse(readFileSync(output, 'utf8')) as {
    numRuntimeErrorTestSuites: number;
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const ran = result.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed' || status === 'failed');
  if (result.numRuntimeErrorTestSuites > 0) return { ran: ran.length + 1, red: new Set(facts) };
  return { ran: ran.length, red: new Set(ran.filter(({ status }) => status === 'failed').flatMap(({ fullName }) => named(fullName))) };
}

export type Outcome = 'noticed' | 'survived' | 'no test ran' | 'was red before' | 'nothing to break';

/** Breaks one line, looks whether a test that names its facts notices, and mends it. */
export async function tried(at: Copy, { file, facts, fault }: Citation, tests: readonly Test[], red: ReadonlySet<Fact>): Promise<Outcome> {
  if (!fault) return 'nothing to break';
  if (facts.some((fact) => red.has(fact))) return 'was red before';
  const path = join(at.folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, broken(source, fault));
  try {
    const verdict = await judged(at, tests, facts);
    if (verdict.ran === 0) return 'no test ran';
    return facts.some((fact) => verdict.red.has(fact)) ? 'noticed' : 'survived';
  } finally {
    writeFileSync(path, source);
  }
}

/** What fails before anything is broken would seem to notice everything. */
export const before = async (at: Copy, tests: readonly Test[], lines: readonly Citation[]): Promise<ReadonlySet<Fact>> =>
  (await judged(at, tests, [...new Set(lines.flatMap(({ facts }) => facts))])).red;

export function picked<T>(things: readonly T[], count: number, chance: Chance): readonly T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(chance.below(left.length), 1)).flat();
}
