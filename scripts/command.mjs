import { spawn } from 'node:child_process';

/**
 * @typedef {object} Options
 * @property {string} cwd
 * @property {Record<string, string>} [env] on top of this process's own
 * @property {AbortSignal} [signal] ends the program
 * @property {(text: string) => void} [hear] gets what it prints, as it prints
 */

/**
 * Runs a program to its end and keeps what it prints. A non-zero code is an answer, not an error.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(program, args, { cwd, env = {}, signal, hear = () => {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
      ...(signal ? { signal } : {}),
    });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
      hear(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      hear(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}

/** Runs a package's program with this very Node: no shell, no `npx`, no second look at the registry. */
export const node = /** @type {(args: readonly string[], options: Options) => ReturnType<typeof run>} */ (
  (args, options) => run(process.execPath, args, options)
);

/** The npm that started us, or else the one on the path. @param {readonly string[]} args @param {Options} options */
export function npm(args, options) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? node([own, ...args], options) : run('npm', args, options);
}
