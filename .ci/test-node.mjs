// Runs the checks, the build and the tests on another version of Node.js: npm run test:node -- 24. Named test files, or folders
// of them, are run alone, after the build; --browser adds the tests in a browser; --maxWorkers is Jest's.
// npm's package `node` brings the binary. The installed modules are those of this version: both native ones are made for
// Node-API, so one build of them serves every version.
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
  // What starts `node` by its name finds this version as well.
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const workers = maxWorkers ? ['--maxWorkers', maxWorkers] : [];
  if (!(await run(node, ['-p', '`Node.js ${process.version}`'], { env }))) return false;
  if (files.length === 0) {
    const without = browser ? [] : ['--without-browser'];
    return run(node, ['.ci/test.mjs', ...without, ...workers], { env });
  }
  return (
    (await run(node, ['.ci/build.mjs'], { env })) &&
    (await run(node, [installedCommand('jest'), ...files, ...workers], { env }))
  );
}
