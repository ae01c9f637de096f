import { build } from './build.mjs';
import { installedCommand, runNode } from './command.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<boolean>} run
 */

const lint = [installedCommand('eslint'), '.', '--max-warnings', '0'];
const format = [installedCommand('prettier'), '--check', '--log-level', 'warn', '.'];

/** @param {string} project */
const types = (project) => [
  ...[installedCommand('typescript', 'tsc'), '-p', project, '--incremental'],
  ...['--tsBuildInfoFile', `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`],
];

/**
 * What needs no running program.
 *
 * @type {Check[]}
 */
export const fastChecks = [
  { name: 'codegen', run: () => build(['codegen']) },
  { name: 'types of the server', run: () => runNode(types('tsconfig.json')) },
  { name: 'types of the client', run: () => runNode(types('client/tsconfig.json')) },
  { name: 'types of the browser tests', run: () => runNode(types('e2e/tsconfig.json')) },
  { name: 'lint', run: () => runNode(lint) },
  { name: 'messages', run: () => runNode(['.ci/messages.mjs']) },
];

/** @type {Check[]} */
export const allChecks = [
  { name: 'format', run: () => runNode(format) },
  ...fastChecks,
  { name: 'unused code', run: () => runNode([installedCommand('knip')]) },
  { name: 'schema.graphql', run: () => runNode(['.ci/schema.mjs', '--check']) },
  { name: 'size', run: async () => (await build()) && (await runNode(['.ci/size.mjs'])) },
];

/**
 * Runs one after another, failed or not, with what they say.
 *
 * @param {Check[]} checks
 * @returns {Promise<{ passed: number, failed: string[] }>}
 */
export async function runChecks(checks) {
  /** @type {string[]} */
  const failed = [];
  for (const { name, run } of checks) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const succeeded = await run();
    if (!succeeded) failed.push(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${succeeded ? 'ok' : 'FAILED'}: ${name}, ${seconds} s`);
  }
  return { passed: checks.length - failed.length, failed };
}
