/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {Count & { output: string }} Verdict what a stage found, and what it printed
 */

/** @param {readonly Count[]} counts @returns {Count} */
export const total = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** A program that checks one thing. @param {{ code: number, output: string }} outcome @returns {Verdict} */
export const one = ({ code, output }) => (code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output });

/**
 * Jest's own numbers. A file that does not even load has no tests that could fail, and a run that died leaves no numbers:
 * both count as one failure.
 *
 * @param {{ code: number, output: string }} outcome
 * @param {string | undefined} json what --outputFile holds
 * @returns {Verdict}
 */
export function fromJest({ code, output }, json) {
  if (json === undefined) return { passed: 0, failed: 1, output };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(json);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

/** @param {Count} count */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
