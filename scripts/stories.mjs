import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.mjs';
import { build } from './build.mjs';
import { exitOnSignals } from './command.mjs';
import { whole } from './failure.mjs';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const JEST = ['node_modules/jest/bin/jest.js', '--config', 'e2e/web/jest.config.js'];

// `npm run stories -- lobby` tells only the stories whose file fits, on the terminal itself.
whole(async () => {
  exitOnSignals();
  await install(root, { say: console.log });
  await browser({ say: console.log });
  await build(root, { say: console.log });
  const child = spawn(process.execPath, [...JEST, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
});
