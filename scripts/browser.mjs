import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { Failure, sentenceFor } from './failure.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const DEBIAN = ['chromium', 'fonts-dejavu'];

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser of this computer, or nothing. CHROME_PATH wins, and is not second-guessed when it is wrong.
 *
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} places
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, places = PLACES) {
  const own = env['CHROME_PATH'];
  if (own) {
    if (runs(own)) return own;
    throw new Failure(`CHROME_PATH is ${own}, and no program is there.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...places].find(runs);
}

/** @param {readonly string[]} args @param {{ signal?: AbortSignal }} io */
async function apt(args, { signal }) {
  const { code, output } = await run('apt-get', args, {
    cwd: '/',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    ...(signal && { signal }),
  });
  if (code === 0) return;
  throw new Failure(sentenceFor(output) ?? `${output.trim()}\nChromium could not be installed: apt-get says why above.`);
}

/**
 * The browser of this computer. Debian gets one if it has none and we may install it.
 *
 * @param {{ say: (line: string) => void, signal?: AbortSignal }} io
 * @returns {Promise<string>}
 */
export async function browser({ say, signal }) {
  const found = findBrowser();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Installing Chromium (about a minute, once) …');
    await apt(['update', '-q'], { ...(signal && { signal }) });
    await apt(['install', '-y', '-q', '--no-install-recommends', ...DEBIAN], { ...(signal && { signal }) });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Failure(
    'The stories need a browser: install Chrome or Chromium (on Debian: apt-get install chromium), or name one with CHROME_PATH.',
  );
}
