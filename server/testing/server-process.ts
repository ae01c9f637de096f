import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ADMIN, JWT_SECRET } from './world.js';

export interface ServerProcess {
  url: string;
  pid: number;
  /** The output so far, including log lines. */
  output: () => string;
  /** SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
  /** SIGKILL, like a power cut. */
  kill: () => Promise<void>;
}

interface Ending {
  code: number | null;
  output: string;
  errors: string;
}

/** Builds the server, unless .ci/test.mjs has already done so. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['.ci/build.mjs', 'server']);
}

export async function createDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'booking-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The settings of a server without demo data and rate limits, whose first admin is `ADMIN`. */
export function settingsFor(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
}

/**
 * Starts the built server on a free port with only these settings, and waits until it listens.
 * @param workingFolder a folder without .env, so that a developer's file is not read
 * @param mostFiles limit of open files
 */
export async function startServer(
  settings: Record<string, string>,
  workingFolder = tmpdir(),
  mostFiles?: number,
): Promise<ServerProcess> {
  const { child, ending, output } = spawnServer(settings, workingFolder, mostFiles);
  const listening = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const url = /Listening on (http:\/\/\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([listening, ending]);
  if (typeof url !== 'string')
    throw new Error(`The server ended with ${url.code}:\n${url.output}${url.errors}`);
  const { pid } = child;
  if (pid === undefined) throw new Error('a process without an id');
  return {
    url,
    pid,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      return (await ending).code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ending;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Starts the built server with settings that it must reject, and waits until it exits. */
export function startServerInVain(
  settings: Record<string, string>,
  workingFolder = tmpdir(),
): Promise<Ending> {
  return spawnServer(settings, workingFolder).ending;
}

/** Starts the built server and kills it, like a power cut, once `isDue` returns true. */
export async function killServerOnce(isDue: () => boolean, settings: Record<string, string>): Promise<void> {
  const { child, ending } = spawnServer(settings, tmpdir());
  while (!isDue()) await turn();
  child.kill('SIGKILL');
  await ending;
}

/** Environment of every started server. Without a grace period, which few tests need. */
export const ENVIRONMENT = {
  PATH: process.env.PATH,
  TZ: process.env.TZ,
  PORT: '0',
  HOST: '127.0.0.1',
  STOP_GRACE_SECONDS: '0',
};

function spawnServer(settings: Record<string, string>, cwd: string, mostFiles?: number) {
  const command = [process.execPath, resolve('build/server/main.js')];
  const limited = ['sh', '-c', `ulimit -n ${String(mostFiles)} && exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = mostFiles === undefined ? command : limited;
  const child = spawn(program, rest, {
    env: { ...ENVIRONMENT, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ending = once(child, 'close').then(([code]): Ending => ({
    code: code as number | null,
    output,
    errors,
  }));
  return { child, ending, output: () => output };
}

/** Disables keep-alive, because a stopping server waits for idle connections. */
export const CLOSING = { Connection: 'close' };
