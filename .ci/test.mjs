// The fast checks, the build, and all tests. The last line counts them together; a check counts as one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { building, codegen, fastChecks, runInTurn, runTogether } from './checks.mjs';
import { installedCommand } from './command.mjs';
import { browserResult, jestResult } from './results.mjs';

const folder = await mkdtemp(join(tmpdir(), 'booking-results-'));
const jestResults = join(folder, 'jest.json');
const browserResults = join(folder, 'browser.json');

const tests = {
  name: 'tests of server and client',
  program: [...[installedCommand('jest'), '--json', `--outputFile=${jestResults}`]],
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

let passed = 2 + fastChecks.length - failedChecks.length;
let failed = failedChecks.length;
/** @type {import('./results.mjs').Failure[]} */
const failures = [];
for (const [{ name }, reading] of /** @type {const} */ ([
  [tests, jestResult(jestResults)],
  [browserTests, browserResult(browserResults)],
])) {
  const least = failedTests.includes(name) ? 1 : 0;
  // Without a result the run itself has failed.
  const result = await reading.catch(() => ({ passed: 0, failed: 1, failures: [] }));
  passed += result.passed;
  failed += Math.max(least, result.failed);
  failures.push(...result.failures);
}
await rm(folder, { recursive: true });

for (const { test, reason } of failures) console.log(`\nfailed: ${test}\n${reason}`);
const names = [...failedChecks, ...failedTests];
if (names.length > 0) console.log(`\nfailed: ${names.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
