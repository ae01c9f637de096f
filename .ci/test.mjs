// The fast checks, the build, and all tests. The last line counts them together; a check counts as one.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { fastChecks, runChecks } from './checks.mjs';
import { installedCommand, runNode } from './command.mjs';

const folder = await mkdtemp(join(tmpdir(), 'booking-results-'));
const jestResults = join(folder, 'jest.json');
const browserResults = join(folder, 'browser.json');

const jest = [
  ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', installedCommand('jest')],
  ...['--json', `--outputFile=${jestResults}`],
];
const browser = [installedCommand('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];

const checks = await runChecks([...fastChecks, { name: 'build', run: () => build() }]);
const tests = await runChecks([
  { name: 'tests of server and client', run: () => runNode(jest) },
  {
    name: 'tests in a browser',
    run: () => runNode(browser, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults } }),
  },
]);

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

let passed = checks.passed;
let failed = checks.failed.length;
const runs = /** @type {const} */ ([
  ['tests of server and client', countOfJest],
  ['tests in a browser', countOfBrowser],
]);
for (const [name, count] of runs) {
  const hasFailed = tests.failed.includes(name);
  try {
    const counted = await count();
    passed += counted.passed;
    failed += hasFailed ? Math.max(1, counted.failed) : counted.failed;
  } catch {
    failed += 1;
  }
}
await rm(folder, { recursive: true });

const names = [...checks.failed, ...tests.failed];
if (names.length > 0) console.log(`\nfailed: ${names.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
