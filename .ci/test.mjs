// The fast checks, the build, and all tests. The last line counts them together; a check counts as one.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { building, codegen, fastChecks, runInTurn, runTogether } from './checks.mjs';
import { installedCommand } from './command.mjs';

const folder = await mkdtemp(join(tmpdir(), 'booking-results-'));
const jestResults = join(folder, 'jest.json');
const browserResults = join(folder, 'browser.json');

const tests = {
  name: 'tests of server and client',
  program: [
    ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', installedCommand('jest')],
    ...['--json', `--outputFile=${jestResults}`],
  ],
};
const browserTests = {
  name: 'tests in a browser',
  program: [installedCommand('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults },
};

const failedChecks = [
  ...(await runInTurn([codegen])),
  ...(await runTogether(fastChecks)),
  ...(await runInTurn([building])),
];
const failedTests = await runInTurn([tests, browserTests]);

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed a test that is skipped proves nothing, so it counts as failed
 */

/** @returns {Promise<Count>} */
async function countOfJest() {
  const result = JSON.parse(await readFile(jestResults, 'utf8'));
  return {
    passed: result.numPassedTests,
    // A file that does not even load has no tests to count.
    failed:
      result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
  };
}

/** @returns {Promise<Count>} */
async function countOfBrowser() {
  const { stats, errors } = JSON.parse(await readFile(browserResults, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

let passed = 2 + fastChecks.length - failedChecks.length;
let failed = failedChecks.length;
for (const [{ name }, count] of /** @type {const} */ ([
  [tests, countOfJest],
  [browserTests, countOfBrowser],
])) {
  const least = failedTests.includes(name) ? 1 : 0;
  // Without a result the run itself has failed.
  const counted = await count().catch(() => ({ passed: 0, failed: 1 }));
  passed += counted.passed;
  failed += Math.max(least, counted.failed);
}
await rm(folder, { recursive: true });

const names = [...failedChecks, ...failedTests];
if (names.length > 0) console.log(`\nfailed: ${names.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
