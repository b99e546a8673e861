import { spawn } from 'node:child_process';

/**
 * @typedef {object} Options
 * @property {string} cwd
 * @property {Record<string, string>} [env] on top of this process's own
 * @property {AbortSignal} [signal] ends the program
 * @property {number} [limit] minutes after which it is ended
 *
 * @typedef {{ code: number, output: string }} Outcome
 */

const LIMIT = 15;
const hasGroups = process.platform !== 'win32';

/** Programs start others; the whole group must go, or a lost worker burns a core for ever. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

process.on('exit', () => running.forEach(end));

/** For scripts that have nothing to put in order when they are told to stop: programs in groups of their own do not hear Ctrl-C. */
export function exitOnSignals() {
  process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
}

/**
 * Runs a program to its end and keeps what it prints. A non-zero code is an answer, not an error.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { cwd, env = {}, signal, limit = LIMIT }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
      shell: !hasGroups && !program.endsWith('.exe'),
    });
    running.add(child);
    let output = '';
    /** @param {string} text */
    const hear = (text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);

    const timer = setTimeout(() => {
      hear(`\nIt did not end within ${limit} minutes and was stopped.`);
      end(child);
    }, limit * 60_000);
    const abort = () => end(child);
    signal?.addEventListener('abort', abort);
    const done = () => {
      running.delete(child);
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    child.on('error', (error) => (done(), reject(error)));
    child.on('close', (code) => {
      done();
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a package's program with this very Node: no shell, no `npx`, no second look at the registry. @param {readonly string[]} args @param {Options} options */
export const node = (args, options) => run(process.execPath, args, options);

/** The npm that started us, or else the one on the path. @param {readonly string[]} args @param {Options} options */
export function npm(args, options) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? node([own, ...args], options) : run('npm', args, options);
}
