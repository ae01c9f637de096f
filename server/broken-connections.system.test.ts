import { execFile } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repetitions } from './testing/repetitions.js';
import { createDataFolder, startServer, type ServerProcess } from './testing/server-process.js';

const run = promisify(execFile);
const MAX_FILES = 1024;
const AT_ONCE = 50;

/** What the files are that a process has open. */
async function openFiles({ pid }: ServerProcess): Promise<string[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('lsof', ['-p', String(pid), '-Fn']);
    return stdout.split('\n').filter((line) => line.startsWith('n'));
  }
  const folder = `/proc/${String(pid)}/fd`;
  const files = await readdir(folder);
  return Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => 'gone')));
}

async function residentMegabytes({ pid }: ServerProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1000;
}

const requestLines = (server: ServerProcess): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Waits for what takes a moment, and fails with the test's own limit of time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50);
}

describe('connections that break', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let server: ServerProcess;
  beforeAll(async () => {
    // The site too, unless .ci/test.mjs has done so: the server is asked for its files.
    await run(process.execPath, ['.ci/build.mjs']);
    folder = await createDataFolder();
    // As behind a proxy, whose address all connections have.
    server = await startServer({ DATA_DIR: folder.path, TRUST_PROXY: '1' }, undefined, MAX_FILES);
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  function open(text: string): Socket {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(text);
    return socket;
  }

  /** An asset of the page, the largest that it names. */
  async function asset(): Promise<string> {
    const page = await (await fetch(server.url)).text();
    const paths = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    const sizes = await Promise.all(
      paths.map(async (path) => (await (await fetch(server.url + path)).arrayBuffer()).byteLength),
    );
    const largest = paths[sizes.indexOf(Math.max(...sizes))];
    if (largest === undefined) throw new Error('the page has no asset');
    return largest;
  }

  /** Asks for a file and goes away after its first bytes. */
  function breakOff(path: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = open(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
      socket.once('data', () => socket.resetAndDestroy()).once('close', () => resolve());
    });
  }

  it('leave no file open and no memory behind when downloads are broken off', async () => {
    const path = await asset();
    const times = repetitions(400, 20_000);
    const breakOffAll = async (count: number): Promise<void> => {
      for (let done = 0; done < count; done += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => breakOff(path)));
    };
    // The first ones fill what the process keeps anyway.
    await breakOffAll(200);
    const before = { files: (await openFiles(server)).length, memory: await residentMegabytes(server) };
    const linesBefore = requestLines(server).length;
    await breakOffAll(times);
    await until(() => requestLines(server).length >= linesBefore + times);
    const files = await openFiles(server);
    expect(files.filter((file) => /assets|\.js/.test(file))).toEqual([]);
    await until(async () => (await openFiles(server)).length <= before.files);
    const grown = (await residentMegabytes(server)) - before.memory;
    process.stdout.write(`${String(times)} broken off: memory + ${grown.toFixed(1)} MB\n`);
    expect(grown).toBeLessThan(60);
    const lines = requestLines(server).slice(linesBefore);
    expect(lines.filter((line) => line.path === path)).toHaveLength(times);
  });

  it('serve others again, in as many half-sent requests as the process may have files', async () => {
    const linesBefore = requestLines(server).length;
    const half = Array.from({ length: 1_003 }, () => open('GET / HTTP/1.1\r\nHost: here\r\n'));
    const gone = half.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
    await Promise.all(gone);
    expect((await fetch(server.url)).status).toBe(200);
    const lines = requestLines(server).slice(linesBefore);
    const count = (text: string) => lines.filter(({ msg }) => msg === text).length;
    expect(count('unreadable request') + count('no room for another connection')).toBe(1_003);
    expect(count('unreadable request')).toBeGreaterThan(800);
  });
});

describe('connections of one address, without a proxy,', () => {
  it('are 300 at most', async () => {
    const folder = await createDataFolder();
    const server = await startServer({ DATA_DIR: folder.path });
    const { hostname, port } = new URL(server.url);
    const sockets = Array.from({ length: 320 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.on('error', () => undefined).resume();
    await until(() => sockets.filter(({ closed }) => closed).length >= 20);
    expect(sockets.filter(({ closed }) => closed)).toHaveLength(20);
    sockets.forEach((socket) => socket.destroy());
    await server.stop();
    await folder.remove();
  });
});
