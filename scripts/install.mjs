import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './command.mjs';
import { Failure, sentenceFor } from './failure.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

const NO_NETWORK = 'The packages cannot be fetched because the npm registry does not answer: check the network and start again.';

/** What a person can do about it that npm failed. @param {string} output */
export function whyNot(output) {
  const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output);
  const unknown = `${output.trim()}\nThe packages could not be installed: npm says why above.`;
  return sentenceFor(output) ?? (unreachable ? NO_NETWORK : unknown);
}

/** @param {string} path @returns {Packages | undefined} */
function packagesIn(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * Whether node_modules is what package-lock.json asks for. npm leaves its own stamp there, a list of what it unpacked;
 * it writes it last, so an interrupted installation has none.
 *
 * @param {string} root
 */
export function installed(root) {
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {};
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!there) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = there[path];
    // Optional packages are mostly other machines' binaries.
    if (path === '' || (optional && !found)) return true;
    return found?.version === version && found?.integrity === integrity && existsSync(join(root, path));
  });
}

/**
 * Installs the packages if they are missing or no longer those of the lock file.
 *
 * @param {string} root
 * @param {{ say: (line: string) => void, signal?: AbortSignal }} io
 */
export async function install(root, { say, signal }) {
  if (installed(root)) return;
  say('Installing packages (about a minute, once) …');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, ...(signal && { signal }) });
  if (code === 0) return;
  throw new Failure(whyNot(output));
}
