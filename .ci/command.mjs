import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const require = createRequire(import.meta.url);

/**
 * The script of an installed package's command, to run it without a shell or npx.
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
 * @property {NodeJS.ProcessEnv} [env] added to the current environment
 * @property {string} [cwd]
 */

/**
 * Runs a Node.js program with inherited output.
 *
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Runs any program with inherited output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...places(options), stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a Node.js program and captures its output.
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
