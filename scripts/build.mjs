import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node } from './command.mjs';
import { Failure, sentenceFor } from './failure.mjs';

export const FOLDER = 'dist';

const STAMP = 'node_modules/.cache/erune/web';
const SOURCES = [
  'app',
  'engine',
  'content',
  'assets',
  'app.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'babel.config.js',
  'metro.config.js',
];

/** Expo neither asks, nor phones home, nor looks for newer versions. */
export const QUIET = { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' };

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * A fingerprint of everything that the web app is made of. By content and not by time: a checkout touches files that it
 * does not change.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesIn(root, source)).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} print */
function isStale(root, print) {
  const stamp = join(root, STAMP);
  if (!existsSync(join(root, FOLDER, 'index.html')) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== print;
}

/** @param {string} root */
export const stale = (root) => isStale(root, fingerprint(root));

/** @param {string} root @param {readonly string[]} args @param {{ signal?: AbortSignal }} io */
export function expo(root, args, { signal } = {}) {
  const cli = join(root, 'node_modules/expo/bin/cli');
  return node([cli, ...args], { cwd: root, env: QUIET, ...(signal && { signal }) });
}

/**
 * Builds the web app if its sources differ from those of the last build.
 *
 * @param {string} root
 * @param {{ say: (line: string) => void, signal?: AbortSignal, make?: typeof expo }} io
 */
export async function build(root, { say, signal, make = expo }) {
  const print = fingerprint(root);
  if (!isStale(root, print)) return;
  say('Building the web app (one or two minutes the first time) …');
  const stamp = join(root, STAMP);
  // An interrupted build leaves half a folder: no stamp stands beside it.
  rmSync(stamp, { force: true });
  const { code, output } = await make(root, ['export', '--platform', 'web', '--output-dir', FOLDER], { ...(signal && { signal }) });
  if (code !== 0) {
    throw new Failure(sentenceFor(output) ?? `${output.trim()}\nThe web app could not be built: Expo says why above.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
