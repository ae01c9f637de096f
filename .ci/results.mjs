// Converts the reports of the test runners to one format.
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Failure
 * @property {string} test its full name
 * @property {string} reason the runner's message
 */

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed including skipped tests
 * @property {Failure[]} failures
 */

/**
 * @param {string} file of jest --json
 * @returns {Promise<Result>}
 */
export async function jestResult(file) {
  const result = JSON.parse(await readFile(file, 'utf8'));
  return {
    passed: result.numPassedTests,
    // A test file that fails to load contains no tests.
    failed:
      result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
    failures: result.testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
      const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
      if (failed.length === 0) return message ? [{ test: name, reason: opening(message) }] : [];
      return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
        test: fullName,
        reason: opening(failureMessages.join('\n')),
      }));
    }),
  };
}

/**
 * @param {string} file of Playwright's json reporter
 * @returns {Promise<Result>}
 */
export async function browserResult(file) {
  const { stats, errors, suites } = JSON.parse(await readFile(file, 'utf8'));
  /** @type {Failure[]} */
  const failures = [];
  const visit = (/** @type {any} */ suite) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        if (status === 'expected') continue;
        const reasons = results.flatMap((/** @type {any} */ result) => result.errors ?? []);
        failures.push({
          test: `[${projectName}] ${suite.file}: ${title}`,
          reason: opening(reasons.map((/** @type {any} */ { message }) => message).join('\n')),
        });
      }
    }
    suite.suites?.forEach(visit);
  };
  suites.forEach(visit);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures,
  };
}

/**
 * Enough to recognize the failure without the whole log.
 *
 * @param {string} text
 */
function opening(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n');
}
