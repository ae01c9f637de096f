import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';

export interface RunningServer {
  url: string;
  /** Contains its database, secrets and outbox. */
  dataFolder: string;
  /** With SIGTERM, as an operator would, and with the same data. @returns the new address, on another port */
  restart: () => Promise<string>;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

/** Starts the built server on a free port with its own data folder. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'booking-e2e-'));
  let server = await listen(dataFolder, environment);
  return {
    url: server.url,
    dataFolder,
    restart: async () => {
      await server.stop();
      server = await listen(dataFolder, environment);
      return server.url;
    },
    remove: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server is listening. Its log is written beside the test results. */
async function listen(
  dataFolder: string,
  environment: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { project, workerIndex } = test.info();
  await mkdir(project.outputDir, { recursive: true });
  const log = createWriteStream(join(project.outputDir, `server-${String(workerIndex)}.log`), { flags: 'a' });
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: `sqlite:${join(dataFolder, 'classes.sqlite')}`,
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(server, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: string): void => {
      output += text;
      const listening = /Listening on (http:\/\/[\w.:[\]-]+)/.exec(output)?.[1];
      if (listening) resolve(listening);
    };
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', read);
      stream.pipe(log, { end: false });
    }
    server.on('error', reject);
    server.on('exit', (code) => {
      reject(new Error(`The server ended with ${code ?? 'a signal'}:\n${output}`));
    });
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await exit;
      log.end();
    },
  };
}
