const { transform, moduleNameMapper, moduleFileExtensions } = require('../jest.config').projects[0];

/** Stories on a simulator, an emulator or a phone, started by `detox test`. In the browser: web/jest.config.js. */
module.exports = {
  rootDir: '..',
  roots: ['<rootDir>/e2e'],
  testMatch: ['<rootDir>/e2e/*.story.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
  moduleFileExtensions,
  moduleNameMapper,
  transform,
};
