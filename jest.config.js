const transform = { '\\.([cm]?[jt]s|tsx)$': '<rootDir>/scripts/transform.cjs' };
const aliases = { '^@(engine|app|content)/(.*)$': '<rootDir>/$1/$2' };

/** Plain TypeScript in plain Node: everything that knows no React. */
const engine = {
  displayName: 'engine',
  rootDir: __dirname,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['<rootDir>/__tests__/{engine,content,relay,scripts}/**/*.test.ts'],
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: aliases,
  transform,
};

/** Screens and parts, on React Native's test renderer. */
const app = {
  displayName: 'app',
  preset: 'jest-expo',
  rootDir: __dirname,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['<rootDir>/__tests__/app/**/*.test.{ts,tsx}'],
  resolver: 'react-native-worklets/jest/resolver',
  setupFiles: ['<rootDir>/__tests__/app/setup.js'],
};

// A machine may be slow or shared: a test fails for what it finds, not for how long that took.
module.exports = { projects: [engine, app], testTimeout: 60_000 };
