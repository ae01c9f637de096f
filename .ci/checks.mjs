import { availableParallelism } from 'node:os';
import { captureNode, installedCommand, runNode } from './command.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} program what Node.js runs
 * @property {NodeJS.ProcessEnv} [env]
 */

/** @param {string} project */
const types = (project) => [
  installedCommand('typescript', 'tsc'),
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
];

/**
 * Split in two, for two processors.
 *
 * @param {string} part
 * @param {string[]} what the patterns of its files
 */
const lint = (part, what) => ({
  name: `lint of the ${part}`,
  program: [
    installedCommand('eslint'),
    ...what,
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `node_modules/.cache/eslint/${part}`,
  ],
});

/** @type {Check} runs before the checks and the build */
export const codegen = { name: 'codegen', program: ['.ci/build.mjs', 'codegen'] };

/** @type {Check} */
export const building = { name: 'build', program: ['.ci/build.mjs'] };

/** @type {Check[]} longest first, to keep all processors busy */
export const fastChecks = [
  building,
  { name: 'types of the server', program: types('tsconfig.json') },
  { name: 'types of the client', program: types('client/tsconfig.json') },
  { name: 'types of the browser tests', program: types('e2e/tsconfig.json') },
  { name: 'messages', program: ['.ci/messages.mjs'] },
  {
    name: 'rules of the checks',
    program: ['--test', '.ci/project-rules.test.mjs', '.ci/packaging.test.mjs'],
  },
  { name: 'image', program: ['.ci/packaging.mjs'] },
  { name: 'files that documents name', program: ['.ci/documents.mjs'] },
];

/** @type {Check[]} run by npm run check only, not with the tests */
export const slowChecks = [
  lint('client', ['client']),
  lint('server', ['.', '--ignore-pattern', 'client/']),
  { name: 'format', program: [installedCommand('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', program: [installedCommand('knip')] },
];

/** @type {Check[]} checks of the build */
export const buildChecks = [
  { name: 'schema.graphql', program: ['.ci/schema.mjs', '--check'] },
  { name: 'size', program: ['.ci/size.mjs'] },
];

/**
 * Runs the checks sequentially, even after a failure, with their output as it comes.
 *
 * @param {Check[]} checks
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runInTurn(checks) {
  /** @type {string[]} */
  const failed = [];
  for (const { name, program, env } of checks) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const succeeded = await runNode(program, { env });
    if (!succeeded) failed.push(name);
    report(name, succeeded, started);
  }
  return failed;
}

/**
 * Runs as many checks concurrently as there are processors, each with its output when it is done.
 *
 * @param {Check[]} checks
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runTogether(checks) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { succeeded, output } = await captureNode(check.program, { env: check.env });
      console.log(`\n── ${check.name}`);
      process.stdout.write(output);
      if (!succeeded) failed.push(check.name);
      report(check.name, succeeded, started);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

/**
 * @param {string} name
 * @param {boolean} succeeded
 * @param {number} started
 */
function report(name, succeeded, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${succeeded ? 'ok' : 'FAILED'}: ${name}, ${seconds} s`);
}
