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
 * Runs a Node.js program in the project; answers whether it succeeded.
 *
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} [options] env on top of ours; quiet: output
 *   only of a failure
 * @returns {Promise<boolean>}
 */
export function runNode(args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(output);
      resolve(code === 0);
    });
  });
}
