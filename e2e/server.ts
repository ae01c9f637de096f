import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  url: string;
  /** As an operator does it, with SIGTERM; what it stored stays. */
  stop: () => Promise<void>;
}

/** A folder for one server's database, secrets and outbox, and the way to get rid of it. */
export async function createDataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-e2e-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts the built server on a free port and waits until it says that it listens. Its log is kept. */
export async function startServer(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  await mkdir('test-results', { recursive: true });
  const log = createWriteStream('test-results/server.log', { flags: 'a' });
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
