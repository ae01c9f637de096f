/** @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "Bundler"}} */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Tests run as CommonJS, which Jest loads faster and frees better than ES modules; these packages have no other form. */
const esModules = ['@formatjs', 'intl-messageformat', 'leven', 'react-intl', 'temporal-'];
const transformIgnorePatterns = [`/node_modules/(?!${esModules.join('|')})`];

/** Without it, a worker spends most of the time of a short test file on compiling the same modules again. */
const runtime = '<rootDir>/.ci/jest-runtime.mjs';

/** Kept where the tests of a run may have a temporary folder of their own. */
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

/**
 * Not in the short form, `npm test`: tests that start server processes, or try all operations,
 * all messages, all pages, all outcomes of all forms or many random histories; those that render whole pages without a
 * browser; those of the contents of mails, certificates and reports; and those of the parts that change rarely: databases
 * and migrations, outbox, backup, process and commands.
 */
const LONGER = [
  '\\.system\\.test\\.tsx?$',
  '/client/(app|features)/.*\\.test\\.tsx$',
  '/server/features/(certificates|messages|office-messages|reports)/',
  '/server/(commands|process|platform/(backup|database|outbox))/',
];
const testPathIgnorePatterns = ['/node_modules/', ...(process.env.TEST_LENGTH === 'short' ? LONGER : [])];

const ONE_DAY_MS = 24 * 60 * 60_000;

const config: Config = {
  // No test asserts on seconds: this only ends one that hangs. A long form may take its time.
  testTimeout: process.env.TEST_LENGTH === 'long' ? ONE_DAY_MS : 300_000,
  // More than there are processors: many tests of the server wait for time to pass or for a process.
  maxWorkers: availableParallelism() + 2,
  projects: [
    {
      displayName: 'server',
      runtime,
      cacheDirectory,
      roots: ['<rootDir>/server'],
      testPathIgnorePatterns,
      restoreMocks: true,
      testEnvironment: 'node',
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/jest-start.mjs',
      globalTeardown: '<rootDir>/server/testing/jest-stop.mjs',
      // Server code names the compiled files, as Node.js wants it.
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      transform: {
        '\\.(ts|m?js)$': ['ts-jest', { tsconfig: { module: 'CommonJS', moduleResolution: 'Bundler' } }],
        '\\.yaml$': '<rootDir>/server/testing/jest-yaml.mjs',
      },
      transformIgnorePatterns,
    },
    {
      displayName: 'client',
      runtime,
      cacheDirectory,
      roots: ['<rootDir>/client'],
      testPathIgnorePatterns,
      restoreMocks: true,
      testEnvironment: '<rootDir>/client/testing/browser-environment.mjs',
      setupFilesAfterEnv: [
        '<rootDir>/client/testing/async-timeout.ts',
        '<rootDir>/client/testing/clear-cookies.ts',
        '<rootDir>/client/testing/start-date.ts',
      ],
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/class-names.ts' },
      transform: { '\\.(tsx?|m?js)$': ['ts-jest', { tsconfig: 'client/tsconfig.json' }] },
      transformIgnorePatterns,
    },
  ],
};

export default config;
