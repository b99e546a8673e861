const { transform, moduleNameMapper, moduleFileExtensions } = require('../../jest.config').projects[0];

/** The same stories in the browser: Detox's words are put into Playwright's by the files beside this one. */
module.exports = {
  rootDir: '../..',
  roots: ['<rootDir>/e2e'],
  testMatch: ['<rootDir>/e2e/**/*.story.ts'],
  // A whole quest with four phones takes one minute, and several on a busy computer.
  testTimeout: 300_000,
  // One table of four phones keeps two cores busy; two tables would make each other late.
  maxWorkers: 1,
  testEnvironment: '<rootDir>/e2e/web/environment.js',
  setupFilesAfterEnv: ['<rootDir>/e2e/web/setup.ts'],
  moduleFileExtensions,
  moduleNameMapper: {
    '^detox$': '<rootDir>/e2e/web/detox.ts',
    '^\\.{1,2}/phones$': '<rootDir>/e2e/web/phones.ts',
    ...moduleNameMapper,
  },
  transform,
};
