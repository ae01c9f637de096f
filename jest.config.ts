import type { Config } from 'jest';

const esm = { extensionsToTreatAsEsm: ['.ts', '.tsx'], injectGlobals: true };

const config: Config = {
  // No test asserts on seconds: this only ends one that hangs.
  testTimeout: 60_000,
  projects: [
    {
      ...esm,
      displayName: 'server',
      roots: ['<rootDir>/server'],
      testEnvironment: 'node',
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/jest-start.mjs',
      globalTeardown: '<rootDir>/server/testing/jest-stop.mjs',
      moduleNameMapper: {
        // Server code names the compiled files, as Node.js wants it.
        '^(\\.{1,2}/.*)\\.js$': '$1',
        // Its ES module imports JSON in a way that Jest warns about in every test file.
        '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/min/index.cjs',
      },
      transform: { '\\.ts$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.json' }] },
    },
    {
      ...esm,
      displayName: 'client',
      roots: ['<rootDir>/client'],
      testEnvironment: '<rootDir>/client/testing/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/client/testing/patience.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/class-names.ts' },
      transform: { '\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: 'client/tsconfig.json' }] },
    },
  ],
};

export default config;
