import { Failure } from './failure.mjs';

const LEAST = [20, 19];

/** @param {string} version */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least = 0, leastMinor = 0] = LEAST;
  if (major > least || (major === least && minor >= leastMinor)) return;
  throw new Failure(`Erune Companion needs Node ${LEAST.join('.')} or newer, and this is Node ${version}: see https://nodejs.org.`);
}
