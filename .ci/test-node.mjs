// Runs the checks, the build and the tests on another version of Node.js: npm run test:node -- 24. With test files or
// folders, only those run, after the build; --browser adds the browser tests; --maxWorkers is Jest's.
// The npm package `node` provides the binary. The installed modules are those of this version: both native ones use
// Node-API, so one build works with every version.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedCommand, run } from './command.mjs';

const {
  values: { browser, maxWorkers },
  positionals: [version, ...files],
} = parseArgs({
  options: { browser: { type: 'boolean', default: false }, maxWorkers: { type: 'string' } },
  allowPositionals: true,
});
if (!version || !/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Which version? For example: npm run test:node -- 24');
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'booking-node-'));
try {
  process.exitCode = (await testOn(await install(version))) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/**
 * @param {string} version
 * @returns {Promise<string>} the binary
 */
async function install(version) {
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'];
  if (!(await run('npm', ['install', ...options], { cwd: folder })))
    throw new Error(`npm has no Node.js ${version} for this machine.`);
  return join(folder, 'node_modules/node/bin/node');
}

/** @param {string} node */
async function testOn(node) {
  // Child processes that start `node` by name use this version too.
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const workers = maxWorkers ? ['--maxWorkers', maxWorkers] : [];
  if (!(await run(node, ['-p', '`Node.js ${process.version}`'], { env }))) return false;
  if (files.length === 0) {
    const without = browser ? [] : ['--without-browser'];
    return run(node, ['.ci/test.mjs', '--all', ...without, ...workers], { env });
  }
  return (
    (await run(node, ['.ci/build.mjs'], { env })) &&
    (await run(node, [installedCommand('jest'), ...files, ...workers], { env }))
  );
}
