import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, stale } from '../../scripts/build.mjs';

let root: string;
let said: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'erune-build-'));
  said = [];
  write('app/routes/index.tsx', 'home');
  write('engine/core/play.ts', 'play');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Stands in for Expo: the real one is tried by the web build of `npm test`. */
const make = async () => {
  write('dist/index.html', '<html>');
  return { code: 0, output: '' };
};
const io = { say: (line: string) => void said.push(line), make };

test('a new clone is stale, a built one is not', async () => {
  expect(stale(root)).toBe(true);
  await build(root, io);
  expect(stale(root)).toBe(false);
  await build(root, io);
  expect(said).toHaveLength(1);
});

test.each([
  ['a changed file', () => write('engine/core/play.ts', 'ploy')],
  ['a new file', () => write('content/erune/items.json', '[]')],
  ['a removed file', () => rmSync(join(root, 'app/routes/index.tsx'))],
  ['a moved line between two files', () => (write('engine/core/play.ts', 'pla'), write('engine/core/playy.ts', ''))],
  ['another lock file', () => write('package-lock.json', '{ }')],
  ['a new configuration', () => write('metro.config.js', '')],
  ['a lost build', () => rmSync(join(root, 'dist'), { recursive: true })],
])('%s makes it stale', async (_what, change) => {
  await build(root, io);
  change();
  expect(stale(root)).toBe(true);
});

test('a touched file and a file of somebody else do not', async () => {
  await build(root, io);
  utimesSync(join(root, 'engine/core/play.ts'), new Date(), new Date(Date.now() + 60_000));
  write('relay/server.ts', 'other');
  expect(stale(root)).toBe(false);
});

test('a failed build stays stale, and a full disk is said in one sentence', async () => {
  await build(root, io);
  write('engine/core/play.ts', 'broken');
  const full = { ...io, make: async () => ({ code: 1, output: 'Error: ENOSPC: no space left on device, write\n    at x' }) };
  await expect(build(root, full)).rejects.toThrow(/^There is no space left on the disk[^\n]*$/);
  write('engine/core/play.ts', 'play');
  expect(stale(root)).toBe(true);
});

test('what Expo says of a broken source is passed on', async () => {
  const broken = { ...io, make: async () => ({ code: 1, output: 'SyntaxError: app/x.tsx' }) };
  await expect(build(root, broken)).rejects.toThrow('SyntaxError: app/x.tsx\nThe web app could not be built');
});
