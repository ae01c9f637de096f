import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const require = createRequire(import.meta.url);

/**
 * The script behind a command of an installed package, so that no shell and no npx stands between.
 *
 * @param {string} packageName
 * @param {string} command
 * @returns {string}
 */
export function installedCommand(packageName, command = packageName) {
  const file = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] on top of ours
 * @property {string} [cwd]
 */

/**
 * Runs a Node.js program with its output on ours; answers whether it succeeded.
 *
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<boolean>}
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * The same with any program.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<boolean>}
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...places(options), stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * The same, with the output for later.
 *
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export function captureNode(args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { ...places(options), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** @param {Options} [options] */
function places({ env, cwd = root } = {}) {
  return { cwd, env: { ...process.env, ...env } };
}
