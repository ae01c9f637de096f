// The fast checks, the build, and the tests in one of three forms: the short one; --all: all tests, on both databases;
// --long: the full number of runs of randomized tests, and screenshots. The last line has the total; a check counts as
// one. --seed repeats a run, --randomize shuffles the tests of each file; --without-browser excludes the browser tests;
// --maxWorkers is Jest's.
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { building, codegen, fastChecks, runInTurn, runTogether } from './checks.mjs';
import { installedCommand } from './command.mjs';
import { browserResult, jestResult } from './results.mjs';

/** In bytes: the measured peak of the tests with a large margin. */
const MIN_MEMORY_DISK = 4 * 1024 ** 3;
/**
 * Inherited by the workers. Less frequent garbage collection (MB), and in Node.js 20 later optimization (bytes of
 * bytecode): most code of a test runs only briefly, and optimizing it took a fifth of the CPU time. Later versions
 * differ.
 */
const FOR_SHORT_RUNS = [
  '--max-semi-space-size=32',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []),
];

const {
  values: { all, long, randomize, seed, 'without-browser': withoutBrowser, maxWorkers },
} = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    randomize: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    'without-browser': { type: 'boolean', default: false },
    maxWorkers: { type: 'string' },
  },
});
const length = long ? 'long' : all ? 'all' : 'short';
console.log(`Node.js ${process.version}, seed: ${seed} (add -- --seed ${seed} for the same run again)`);

// The long form writes to a real disk.
const disk = long ? undefined : await memoryDisk();
const folder = await mkdtemp(join(disk ?? tmpdir(), 'booking-tests-'));
// PostgreSQL runs as another user and has its data in this folder.
await chmod(folder, 0o711);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const jestResults = join(folder, 'jest.json');
const browserResults = join(folder, 'browser.json');

const tests = {
  name: 'tests of server and client',
  program: [
    ...FOR_SHORT_RUNS,
    installedCommand('jest'),
    '--seed',
    seed,
    '--json',
    `--outputFile=${jestResults}`,
    ...(randomize ? ['--randomize'] : []),
    ...(maxWorkers ? [`--maxWorkers=${maxWorkers}`] : []),
    ...(long ? ['--findRelatedTests', 'server/testing/repetitions.ts'] : []),
  ],
  env: { TMPDIR: folder, TEST_LENGTH: length },
};
const browserTests = {
  name: 'tests in a browser',
  program: [
    ...FOR_SHORT_RUNS,
    installedCommand('@playwright/test', 'playwright'),
    'test',
    '--reporter=list,json',
    ...(all ? [] : ['--grep', long ? '@both' : '@smoke']),
  ],
  env: {
    TMPDIR: folder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
    TEST_LENGTH: length,
    ...(long && { PICTURES: 'on' }),
  },
};

/** @type {string[]} */
const minutes = [];

/**
 * The memory file system of Linux, if it has enough space for the tests: writing to a disk would take a quarter of the
 * time.
 */
async function memoryDisk() {
  const path = '/dev/shm';
  const { bavail, bsize } = await statfs(path).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= MIN_MEMORY_DISK ? path : undefined;
}

/**
 * @param {string} step
 * @param {Promise<string[]>} work
 */
async function timed(step, work) {
  const started = performance.now();
  const failed = await work;
  minutes.push(`${step} ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  return failed;
}

const checks = long ? [building] : fastChecks;
const failedChecks = [
  ...(await timed(codegen.name, runInTurn([codegen]))),
  ...(await timed('checks and build', runTogether(checks))),
];
const failedTests = [];
/** @type {[import('./checks.mjs').Check, (file: string) => Promise<import('./results.mjs').Result>, string][]} */
const runs = [[tests, jestResult, jestResults]];
if (!withoutBrowser) runs.push([browserTests, browserResult, browserResults]);
for (const [run] of runs) failedTests.push(...(await timed(run.name, runInTurn([run]))));

let passed = 1 + checks.length - failedChecks.length;
let failed = failedChecks.length;
/** @type {import('./results.mjs').Failure[]} */
const failures = [];
for (const [{ name }, read, file] of runs) {
  const least = failedTests.includes(name) ? 1 : 0;
  // Without a result the run itself has failed.
  const result = await read(file).catch(() => ({ passed: 0, failed: 1, failures: [] }));
  passed += result.passed;
  failed += Math.max(least, result.failed);
  failures.push(...result.failures);
}

for (const { test, reason } of failures) console.log(`\nfailed: ${test}\n${reason}`);
const names = [...failedChecks, ...failedTests];
if (names.length > 0) console.log(`\nfailed: ${names.join(', ')}`);
console.log(`\n${minutes.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
