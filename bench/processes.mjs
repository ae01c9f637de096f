import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../.ci/command.mjs';

const run = promisify(execFile);

/**
 * @typedef {object} Running
 * @property {string} url
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => Promise<void>} stop
 */

export const ADMIN = { email: 'office@bench.example', password: 'seven slow granite herons' };

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();
process.once('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

/**
 * @param {string} script
 * @param {object} options
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {string[]} [options.execArgv]
 */
function launch(script, { env = {}, cwd = root, execArgv = [] }) {
  const child = fork(script, [], {
    ...{
      cwd,
      execArgv: [...preloading('./end-with-bench.mjs'), ...execArgv],
      env: { ...process.env, ...env },
    },
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
 * The product, as a user starts it.
 *
 * @param {{ url: string, folder: string }} database
 * @param {string[]} [preloads] modules of this folder to load before it
 * @param {Record<string, string>} [settings] beyond those of the bench
 * @returns {Promise<Running>}
 */
export function startProduct({ url, folder }, preloads = [], settings = {}) {
  return startServer(join(root, 'build/server/main.js'), {
    // So that no .env of a developer is read.
    cwd: folder,
    execArgv: preloads.flatMap(preloading),
    env: {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET: 'a secret of the bench, long enough to sign with',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
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
 * @returns {{ measure: (load: import('./load.mjs').Load) => Promise<import('./load.mjs').Measured>, stop: () => void }}
 */
export function startClient() {
  const child = launch(join(import.meta.dirname, 'load.mjs'), {});
  return {
    measure: async (load) => {
      child.send(load);
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
