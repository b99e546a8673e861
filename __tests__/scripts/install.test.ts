import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentenceFor } from '../../scripts/failure.mjs';
import { installed, whyNot } from '../../scripts/install.mjs';
import { checkNode } from '../../scripts/node.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'erune-install-'));
  mkdirSync(join(root, 'node_modules/expo'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const EXPO = { 'node_modules/expo': { version: '57.0.26', integrity: 'sha512-a' } };
const FSEVENTS = { 'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true } };

function lock(path: string, packages: object) {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

test.each([
  ['just what is wanted', EXPO, EXPO, true],
  ["another machine's binary missing", { ...EXPO, ...FSEVENTS }, EXPO, true],
  ['the root package in the lock', { '': { version: '0.1.0' }, ...EXPO }, EXPO, true],
  ['another version', { 'node_modules/expo': { version: '57.0.27', integrity: 'sha512-a' } }, EXPO, false],
  ['another package of that version', { 'node_modules/expo': { version: '57.0.26', integrity: 'sha512-c' } }, EXPO, false],
  ['a package too few', { ...EXPO, 'node_modules/ws': { version: '8.23.0', integrity: 'sha512-d' } }, EXPO, false],
  ['a package whose folder is gone', { ...EXPO, 'node_modules/ws': { version: '8' } }, { ...EXPO, 'node_modules/ws': { version: '8' } }, false],
])('with %s', (_what, wanted, there, complete) => {
  lock('package-lock.json', wanted);
  lock('node_modules/.package-lock.json', there);
  expect(installed(root)).toBe(complete);
});

test('an interrupted installation is none', () => {
  lock('package-lock.json', EXPO);
  expect(installed(root)).toBe(false);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.18.3', '16.0.0'])('Node %s is refused in a sentence', (version) => {
  expect(() => checkNode(version)).toThrow(`needs Node 20.19 or newer, and this is Node ${version}`);
});

test.each([
  ['npm error nospc ENOSPC: no space left on device', /^There is no space left on the disk.*$/],
  ['npm error code EAI_AGAIN', /^The packages cannot be fetched because the npm registry does not answer.*$/],
  ['npm error code E404', /^npm error code E404\nThe packages could not be installed/],
])('%s is explained', (output, why) => {
  expect(whyNot(output)).toMatch(why);
});

test('a full disk is one sentence wherever it shows', () => {
  expect(sentenceFor(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(/^There is no space left/);
});

test('what nobody foresaw is not made smaller than it is', () => {
  expect(sentenceFor(new Error('read ECONNRESET'))).toBeUndefined();
});
