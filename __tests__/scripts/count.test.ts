import { fromJest, lastLine, one, total } from '../../scripts/count.mjs';

const json = (numbers: object) => JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...numbers });

test.each([
  ['all is well', 0, json({ numPassedTests: 7 }), { passed: 7, failed: 0 }],
  ['two tests fail', 1, json({ numPassedTests: 5, numFailedTests: 2 }), { passed: 5, failed: 2 }],
  ['a file does not load', 1, json({ numPassedTests: 5, numRuntimeErrorTestSuites: 1 }), { passed: 5, failed: 1 }],
  ['Jest itself is unhappy', 1, json({ numPassedTests: 5 }), { passed: 5, failed: 1 }],
  ['Jest died', 1, undefined, { passed: 0, failed: 1 }],
])('counts Jest when %s', (_when, code, file, count) => {
  expect(fromJest({ code, output: '' }, file)).toMatchObject(count);
});

test('counts a check as one, and everything together', () => {
  const sum = total([one({ code: 0, output: '' }), one({ code: 2, output: '' }), { passed: 40, failed: 0 }]);
  expect(lastLine(sum)).toBe('41 passed, 1 failed');
});
