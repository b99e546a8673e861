import { fileURLToPath } from 'node:url';
import { exitOnSignals } from './command.mjs';
import { lastLine, total } from './count.mjs';
import { sentenceFor } from './failure.mjs';
import { install } from './install.mjs';
import { checkNode } from './node.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage @typedef {import('./count.mjs').Verdict} Verdict */

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {number} began */
const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** @param {Stage} stage @returns {Promise<Verdict>} */
async function play({ name, run }) {
  const began = performance.now();
  console.log(`… ${name}`);
  /** @type {Verdict} */
  const verdict = await run(root).catch((error) => ({
    passed: 0,
    failed: 1,
    output: sentenceFor(error) ?? String(error instanceof Error ? error.stack : error),
  }));
  const { passed, failed, output } = verdict;
  const found = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${found} (${since(began)})`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  return verdict;
}

/** @param {readonly Stage[]} lane */
async function playLane(lane) {
  const verdicts = [];
  for (const stage of lane) verdicts.push(await play(stage));
  return verdicts;
}

async function playAll() {
  checkNode();
  process.chdir(root);
  const began = performance.now();
  console.log('… packages');
  await install(root, { say: console.log });
  console.log(`✓ packages: installed (${since(began)})`);
  // Only now are the packages there that the stages import.
  const { FAST, FULL } = await import('./stages.mjs');
  const verdicts = [];
  for (const lanes of process.argv.includes('--fast') ? FAST : FULL) {
    verdicts.push(...(await Promise.all(lanes.map(playLane))).flat());
  }
  return total(verdicts);
}

exitOnSignals();
const count = await playAll().catch((error) => {
  console.error(sentenceFor(error) ?? error);
  return { passed: 0, failed: 1 };
});
console.log(lastLine(count));
process.exitCode = count.failed > 0 ? 1 : 0;
