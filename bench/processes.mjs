import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../.ci/command.mjs';
import { thisBuild } from './builds.mjs';

const run = promisify(execFile);

/**
 * @typedef {object} Running
 * @property {string} url
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => Promise<void>} stop
 */

/** Preloads that patch packages, which a bundle contains. */
const INTO_MODULES = ['./record-statements.mjs'];

export const ADMIN = { email: 'office@bench.example', password: 'seven slow granite herons' };

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();
/** Kills processes that a failed part has left running. */
export const endAll = () => alive.forEach((child) => child.kill('SIGKILL'));
process.once('exit', endAll);

/**
 * @param {string} script
 * @param {object} options
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {string[]} [options.execArgv]
 */
function launch(script, { env = {}, cwd = root, execArgv = [] }) {
  const child = fork(script, [], {
    cwd,
    execArgv: [...preloading('./end-with-bench.mjs'), ...execArgv],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** @param {string} file of this folder */
const preloading = (file) => ['--import', new URL(file, import.meta.url).href];

/**
 * Starts a server on a free port and waits for its line `Listening on …`.
 *
 * @param {string} script
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, execArgv?: string[] }} options
 * @returns {Promise<Running>}
 */
export async function startServer(script, options) {
  const child = launch(script, { ...options, env: { ...options.env, PORT: '0', HOST: '127.0.0.1' } });
  const url = await listeningAt(child);
  return {
    url,
    child,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function listeningAt(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-10_000);
      const url = /Listening on (http\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${output}`)));
  });
}

/**
 * Starts the product like a user does: the build that the database belongs to; default: this one.
 *
 * @param {{ url: string, folder: string, build?: import('./builds.mjs').Build }} database
 * @param {string[]} [preloads] modules of this folder
 * @param {Record<string, string>} [settings] in addition to those of the bench
 * @returns {Promise<Running>}
 */
export function startProduct({ url, folder, build = thisBuild() }, preloads = [], settings = {}) {
  const script = preloads.some((file) => INTO_MODULES.includes(file)) ? build.compiled : build.script;
  return startServer(script, {
    // Without a developer's .env.
    cwd: folder,
    execArgv: [...build.execArgv, ...preloads.flatMap(preloading)],
    env: { ...build.env, ...environmentOf({ url, folder }), ...settings },
  });
}

/** @param {{ url: string, folder: string }} database */
const environmentOf = ({ url, folder }) => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  JWT_SECRET: 'a secret of the bench, long enough to sign with',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  DEMO_DATA: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

/**
 * Starts the product with `npm run serve`, or any other program that prints where it listens, through npm.
 *
 * @param {string} folder for a package.json with nothing but this command
 * @param {string} command
 * @param {{ url: string, folder: string }} database
 * @returns {Promise<Running>}
 */
export async function startWithNpm(folder, command, database) {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { serve: command } }));
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    env: { ...process.env, ...environmentOf(database), PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own: npm and its children.
    detached: true,
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => process.kill(-Number(child.pid), signal);
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  const exit = once(child, 'exit').then(() => process.off('exit', kill));
  return {
    url: await listeningAt(child),
    child,
    stop: async () => {
      end('SIGTERM');
      await exit;
    },
  };
}

/**
 * @param {'floor' | 'bare-apollo'} name
 * @param {{ url: string }} database
 */
export function startComparison(name, { url }) {
  return startServer(join(import.meta.dirname, `${name}.mjs`), {
    env: { DATABASE_URL: url, NODE_ENV: 'production' },
  });
}

/**
 * @template [Load=import('./load.mjs').Load]
 * @typedef {{ measure: (load: Load) => Promise<import('./load.mjs').Measured>, stop: () => void }} Client
 */

/**
 * @template [Load=import('./load.mjs').Load]
 * @param {string} [script] of this folder
 * @returns {Client<Load>}
 */
export function startClient(script = 'load.mjs') {
  const child = launch(join(import.meta.dirname, script), {});
  return {
    measure: async (load) => {
      child.send(Object(load));
      const [{ measured, problem }] = await once(child, 'message');
      if (problem) throw new Error(problem);
      return measured;
    },
    stop: () => child.disconnect(),
  };
}

/**
 * Resident memory in bytes.
 *
 * @param {Running} running
 */
export async function memoryOf({ child }) {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
  return Number(stdout) * 1024;
}

/**
 * For a server with the preload cpu-usage.mjs.
 *
 * @param {Running} running
 * @returns {Promise<number>} its CPU time in milliseconds
 */
export async function cpuOf({ child }) {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ cpu }] = await told;
  return cpu / 1000;
}
