import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { build } from './build.mjs';
import { node, npm } from './command.mjs';
import { fromJest, one } from './count.mjs';
import { bundles, projects } from './native.mjs';
import { checkTypes } from './types.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(root: string) => Promise<import('./count.mjs').Verdict>} run
 */

/** Jest with its numbers in a file: its own summary is for people. @param {string} root @param {readonly string[]} args */
export async function jest(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'erune-jest-'));
  const file = join(folder, 'result.json');
  try {
    const outcome = await node(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args], {
      cwd: root,
      env: { FORCE_COLOR: '0' },
    });
    return fromJest(outcome, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const silent = { say: () => {} };

/** @type {Stage} */
const lint = { name: 'lint', run: async (root) => one(await node(['node_modules/oxlint/bin/oxlint'], { cwd: root })) };

/** @type {Stage} */
const rules = { name: 'folder rules', run: async (root) => one(await node(['scripts/rules.mjs'], { cwd: root })) };

/** @type {Stage} */
const types = { name: 'types', run: async (root) => one(await checkTypes(root)) };

/** @type {Stage} */
const content = { name: 'content', run: async (root) => one(await npm(['run', '-s', 'content'], { cwd: root })) };

/** Bots play until they have met everything that content can do. @type {Stage} */
const met = { name: 'content that bots meet', run: async (root) => one(await npm(['run', '-s', 'content', '--', '--json'], { cwd: root })) };

/** @type {Stage} */
const unit = { name: 'unit tests', run: (root) => jest(root, ['--maxWorkers=2']) };

/** Without the laws, for which bots play whole games. @type {Stage} */
const brief = { name: 'unit tests without laws', run: (root) => jest(root, ['--maxWorkers=2', '--testPathIgnorePatterns=/laws/']) };

/** @type {Stage} */
const web = { name: 'web build', run: (root) => build(root, silent).then(() => one({ code: 0, output: '' })) };

/** @type {Stage} */
const native = { name: 'Android and iOS bundles', run: async (root) => one(await bundles(root)) };

/** @type {Stage} */
const prebuild = { name: 'Android and iOS projects', run: async (root) => one(await projects(root)) };

/** @type {Stage} */
const stories = {
  name: 'stories',
  run: async (root) => {
    await browser({ say: console.log });
    // Fails at once if the web build did, and does nothing if it did not.
    await build(root, silent);
    return jest(root, ['--config', 'e2e/web/jest.config.js']);
  },
};

/** What a developer waits for. Lanes run side by side, the stages of a lane one after the other. */
export const FAST = [[[lint, rules, types, content], [brief]]];

/** The stories come alone at the end: five browsers and a bundler on two cores would make each other late. */
export const FULL = [[[web, native, prebuild, met], [lint, rules, types, content, unit]], [[stories]]];
