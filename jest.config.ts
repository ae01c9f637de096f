import type { Config } from 'jest';

const esm = { extensionsToTreatAsEsm: ['.ts', '.tsx'], injectGlobals: true };

const config: Config = {
  projects: [
    {
      ...esm,
      displayName: 'server',
      roots: ['<rootDir>/server'],
      testEnvironment: 'node',
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/jest-start.mjs',
      globalTeardown: '<rootDir>/server/testing/jest-stop.mjs',
      // Server code names the compiled files, as Node.js wants it.
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      transform: { '\\.ts$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.json' }] },
    },
    {
      ...esm,
      displayName: 'client',
      roots: ['<rootDir>/client'],
      testEnvironment: '<rootDir>/client/testing/browser-environment.mjs',
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/class-names.ts' },
      transform: { '\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: 'client/tsconfig.json' }] },
    },
  ],
};

export default config;
