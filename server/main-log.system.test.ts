import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, createDataFolder, freePort } from './testing/server-process.js';

const REQUESTS = 2000;
const AT_ONCE = 20;

beforeAll(() => buildServer());

describe('a server whose log cannot be written', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let child: ChildProcess | undefined;
  const mounted: string[] = [];

  beforeEach(async () => {
    folder = await createDataFolder();
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    for (const path of mounted.splice(0)) execFileSync('umount', ['-l', path]);
    await folder.remove();
  });

  /** @returns its address, once it answers */
  async function start(stdout: number | 'pipe'): Promise<string> {
    const port = await freePort();
    // At this level each health check is a line.
    const settings = {
      PORT: String(port),
      DATA_DIR: join(folder.path, 'data'),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'debug',
    };
    const env = { ...settings, PATH: '/usr/bin:/bin' };
    child = spawn(process.execPath, [resolve('build/server/main.js')], {
      env,
      cwd: folder.path,
      stdio: ['ignore', stdout, 'ignore'],
    });
    const url = `http://127.0.0.1:${port}`;
    const isLive = (): Promise<boolean> =>
      fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isLive())) {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      await sleep(50);
    }
    return url;
  }

  /** @returns how many were answered with 200 */
  async function askOften(url: string): Promise<number> {
    let answered = 0;
    let asked = 0;
    const guest = async (): Promise<void> => {
      while (asked < REQUESTS) {
        asked += 1;
        const answer = await fetch(`${url}/health/live?${'x'.repeat(300)}`, {
          signal: AbortSignal.timeout(20_000),
        });
        if (answer.ok) answered += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, guest));
    return answered;
  }

  async function stop(): Promise<number | null> {
    if (!child) return null;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    return child.exitCode;
  }

  it('answers 2,000 requests on a device that is always full, and stops', async () => {
    const full = openSync('/dev/full', 'w');
    const url = await start(full);
    closeSync(full);
    await expect(askOften(url)).resolves.toBe(REQUESTS);
    await expect(stop()).resolves.toBe(0);
  });

  it('answers 2,000 requests with a pipe that nobody reads, and stops', async () => {
    const url = await start('pipe');
    await expect(askOften(url)).resolves.toBe(REQUESTS);
    await expect(stop()).resolves.toBe(0);
  });

  const probe = mkdtempSync(join(tmpdir(), 'booking-full-disk-'));
  const disk = mountDisk(probe);
  rmSync(probe, { recursive: true });
  if (disk) {
    it('answers 2,000 requests on a disk of 200 KB, and tells what was lost when there is room again', async () => {
      const path = join(folder.path, 'disk');
      expect(mountDisk(path, false)).toBe(path);
      mounted.push(path);
      writeFileSync(join(path, 'filler'), 'x'.repeat(150_000));
      const log = join(path, 'log');
      const file = openSync(log, 'a');
      const url = await start(file);
      closeSync(file);
      let rounds = 0;
      // Until more has been logged than disk and memory hold.
      for (; rounds < 5; rounds += 1) await expect(askOften(url)).resolves.toBe(REQUESTS);
      rmSync(join(path, 'filler'));
      execFileSync('mount', ['-o', 'remount,size=10m', path]);
      const told = (): string[] =>
        readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => line.includes('log lines were lost'));
      const deadline = performance.now() + 20_000;
      while (told().length === 0 && performance.now() < deadline) await sleep(100);
      expect(told()).toHaveLength(1);
      expect(JSON.parse(told()[0] ?? '{}')).toMatchObject({ level: 'warn', reason: 'ENOSPC' });
      await expect(stop()).resolves.toBe(0);
    });
  }
});

/** A disk of 200 KB in memory, where this user may make one. @param isProbe unmounts it again */
function mountDisk(path: string, isProbe = true): string | undefined {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', path], { stdio: 'ignore' });
    if (isProbe) execFileSync('umount', [path]);
    return path;
  } catch {
    return undefined;
  }
}
