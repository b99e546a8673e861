import { fileURLToPath } from 'node:url';
import { expo } from './build.mjs';
import { exitOnSignals, node } from './command.mjs';
import { whole } from './failure.mjs';

/**
 * Checks all types: those of the addresses of app/routes are made first, and the stories have a program of their own
 * because Detox and Jest both claim the name `expect`.
 *
 * @param {string} root
 */
export async function checkTypes(root) {
  const tsc = (/** @type {string} */ project) => node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', project], { cwd: root });
  const made = await expo(root, ['customize', 'tsconfig.json']);
  const runs = made.code === 0 ? [await tsc('.'), await tsc('e2e')] : [made];
  return { code: Math.max(...runs.map(({ code }) => code)), output: runs.map(({ output }) => output).join('') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  whole(async () => {
    exitOnSignals();
    const { code, output } = await checkTypes(fileURLToPath(new URL('..', import.meta.url)));
    if (output.trim()) console.log(output.trim());
    process.exitCode = code;
  });
}
