import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'erune-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, mode = 0o755) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
  return join(folder, name);
}

test('CHROME_PATH comes first', () => {
  const own = program('my-browser');
  program('chromium');
  expect(findBrowser({ CHROME_PATH: own, PATH: folder })).toBe(own);
});

test('a wrong CHROME_PATH is said, not passed over', () => {
  program('chromium');
  expect(() => findBrowser({ CHROME_PATH: '/no/such/chrome', PATH: folder })).toThrow('CHROME_PATH is /no/such/chrome');
});

test('Chromium and Chrome are found on the path, programs only', () => {
  program('chromium', 0o644);
  const chrome = program('google-chrome');
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(chrome);
});

test('known places come last, and there may be none at all', () => {
  expect(findBrowser({ PATH: '/nowhere' }, [program('Google Chrome')])).toBe(join(folder, 'Google Chrome'));
  expect(findBrowser({ PATH: '/nowhere' }, [])).toBeUndefined();
});
