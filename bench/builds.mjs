import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../.ci/command.mjs';

/**
 * @typedef {object} Build a built checkout, of this commit or another
 * @property {string} root
 * @property {string} name its version, and its commit if known
 * @property {string} script that Node.js runs
 * @property {string} compiled the same program as separate modules, for preloads that patch them
 * @property {string[]} execArgv
 * @property {Record<string, string>} env
 */

/**
 * What `npm run serve` of a checkout starts, so that each build is measured as its users start it.
 *
 * @param {string} folder
 * @returns {Build}
 */
export function buildAt(folder) {
  const home = resolve(folder);
  const { version, scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const [, assignments = '', flags = '', script = ''] =
    /^((?:[A-Z_]+=\S+ )*)exec node ((?:-\S+ )*)(\S+)$/.exec(scripts.serve) ?? [];
  if (!script) throw new Error(`${home}: 'npm run serve' is not understood: ${scripts.serve}`);
  if (!existsSync(join(home, script))) throw new Error(`${home} has not been built: no ${script}`);
  return {
    root: home,
    name: [version, commitOf(home)].filter(Boolean).join(' '),
    script: join(home, script),
    compiled: compiledOf(home) ?? join(home, script),
    execArgv: flags.split(' ').filter(Boolean),
    env: Object.fromEntries(assignments.split(' ').filter(Boolean).map(assignment)),
  };
}

/**
 * A build that bundles the server keeps the separate modules; the site must be beside them too.
 *
 * @param {string} home
 */
function compiledOf(home) {
  const folder = join(home, 'build/compiled');
  const script = join(folder, 'server/main.js');
  if (!existsSync(script)) return undefined;
  if (!existsSync(join(folder, 'client'))) symlinkSync('../client', join(folder, 'client'));
  return script;
}

/**
 * Undefined for an unpacked archive, which has no history.
 *
 * @param {string} folder
 */
export function commitOf(folder) {
  try {
    return execFileSync('git', ['-C', folder, 'describe', '--always', '--dirty'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The start command, for any folder.
 *
 * @param {Build} build
 */
export const commandOf = ({ env, execArgv, script }) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), 'exec node', ...execArgv, script].join(
    ' ',
  );

/**
 * @param {string} text NAME=value
 * @returns {[string, string]}
 */
function assignment(text) {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

export const thisBuild = () => buildAt(root);
