import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

const ROOT = resolve(__dirname, '../..');

const ENGINE: [what: string, source: string, why: string][] = [
  ['Date', 'export const now = () => Date.now();', 'The engine has no clock'],
  ['new Date', 'export const now = () => new Date();', 'The engine has no clock'],
  ['performance', 'export const now = () => performance.now();', 'The engine has no clock'],
  ['Math.random', 'export const roll = () => Math.random();', 'Chance is an answer'],
  ['a Math.random taken apart', 'const { random } = Math; export const roll = () => random();', 'Chance is an answer'],
  ['setTimeout', 'export const wait = (then: () => void) => setTimeout(then, 1);', 'The engine never waits'],
  ['console', 'export const say = () => console.log(1);', 'The engine is silent'],
  ['globalThis', 'export const now = () => globalThis.performance.now();', 'reaches for nothing outside'],
];

const EVERYWHERE: [what: string, source: string, rule: string][] = [
  ['any', 'export const x = (y: any) => y;', 'no-explicit-any'],
  ['an unused name', "import { x } from './x';", 'no-unused-vars'],
  ['a file of more than 300 lines', `export const x = [\n${'1,\n'.repeat(300)}];`, 'max-lines'],
  [
    'a hook behind a condition',
    "import { useState } from 'react';\nexport function Part(p: { on: boolean }) {\n  if (p.on) useState(0);\n  return null;\n}",
    'rules-of-hooks',
  ],
];

/** One run of the linter, with the repository's own configuration, over files that only this test has. */
function lint(files: Record<string, string>): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'erune-lint-'));
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const run = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(run.stdout).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = lint({
  ...Object.fromEntries(ENGINE.map(([, source], at) => [`engine/core/sample${at}.ts`, source])),
  ...Object.fromEntries(ENGINE.map(([, source], at) => [`scripts/sample${at}.ts`, source])),
  ...Object.fromEntries(EVERYWHERE.map(([, source], at) => [`app/parts/sample${at}.tsx`, source])),
  'engine/core/own.ts': 'export const age = (performance: number) => performance + 1;',
});

const saidOf = (file: string) =>
  found.filter(({ filename }) => filename === file).map(({ code, message, help }) => [code, message, help].join(' '));

test.each(ENGINE.map(([what, , why], at) => ({ what, why, at })))('the engine may not use $what, and is told why', ({ why, at }) => {
  expect(saidOf(`engine/core/sample${at}.ts`)).toContainEqual(expect.stringContaining(why));
  expect(saidOf(`scripts/sample${at}.ts`)).toEqual([]);
});

test('the engine may have its own thing of such a name', () => {
  expect(saidOf('engine/core/own.ts')).toEqual([]);
});

test.each(EVERYWHERE.map(([what, , rule], at) => ({ what, rule, at })))('$what is refused everywhere', ({ rule, at }) => {
  expect(saidOf(`app/parts/sample${at}.tsx`)).toContainEqual(expect.stringContaining(rule));
});
