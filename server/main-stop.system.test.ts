import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { runs } from './testing/repetitions.js';
import { buildServer, createDataFolder, startServer, type ServerProcess } from './testing/server-process.js';
import { DATABASES, JWT_SECRET } from './testing/world.js';

const NEW_CONNECTIONS = 60;
const REQUEST = 'GET /api/class-instances/upcoming/public HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Visit {
  socket: Socket;
  text: () => string;
  /** Resolves to how it ended: 'answered', or the code of its error. */
  ending: Promise<string>;
}

/** A connection of its own that asks as soon as it stands. */
function visit(url: string, request = REQUEST): Visit {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ending = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    socket.on('close', () =>
      resolve(text.startsWith('HTTP/1.1 200') ? 'answered' : 'closed without an answer'),
    );
  });
  return { socket, text: () => text, ending };
}

beforeAll(() => buildServer());

describe.each(DATABASES)('a server on %s that is asked to stop', (kind) => {
  let folder: { path: string; remove: () => Promise<void> };
  let files: TestDatabase;
  let server: ServerProcess;

  const start = async (settings: Record<string, string> = {}): Promise<ServerProcess> => {
    server = await startServer({
      DATABASE_URL: files.url,
      DATA_DIR: join(folder.path, 'data'),
      JWT_SECRET,
      DEMO_DATA: 'off',
      ...settings,
    });
    return server;
  };
  beforeEach(async () => {
    folder = await createDataFolder();
    files = await createTestDatabase(kind);
  });
  afterEach(async () => {
    await server.kill();
    await files.remove();
    await folder.remove();
  });

  it.each(runs(1, 20))(
    'resets none of 60 connections that came 30 ms before, without a grace (run %i)',
    async () => {
      await start();
      const visits = Array.from({ length: NEW_CONNECTIONS }, () => visit(server.url));
      await sleep(30);
      await expect(server.stop()).resolves.toBe(0);
      const endings = await Promise.all(visits.map(({ ending }) => ending));
      expect(endings).toEqual(visits.map(() => 'answered'));
      // Asked before or after the signal: each is let go in the end.
      expect(visits.every(({ socket }) => socket.destroyed)).toBe(true);
    },
  );

  it('says so to its balancer first, and serves whoever comes during the grace', async () => {
    await start({ STOP_GRACE_SECONDS: '6' });
    await expect(fetch(`${server.url}/health/ready`)).resolves.toMatchObject({ status: 200 });
    const stopped = server.stop();
    const begin = performance.now();
    // The signal arrives a moment later.
    while ((await fetch(`${server.url}/health/ready`)).status === 200) await sleep(20);
    while (performance.now() - begin < 2200) {
      const ready = visit(server.url, 'GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const page = visit(server.url);
      await Promise.all([ready.ending, page.ending]);
      expect(ready.text()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n[^]*"status":"stopping"/);
      expect(page.text()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n/);
      await sleep(100);
    }
    await expect(stopped).resolves.toBe(0);
    await expect(visit(server.url).ending).resolves.toBe('ECONNREFUSED');
  });

  it.each([
    ['asks and never reads the answers', REQUEST.repeat(1000)],
    [
      'never finishes its request',
      'POST /api/bookings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{',
    ],
  ])('lets go of a client that %s, and exits 0', async (_what, request) => {
    await start({ DEMO_DATA: 'on', RATE_LIMITS: 'off' });
    const stalled = visit(server.url, request);
    stalled.socket.pause();
    await once(stalled.socket, 'connect');
    await sleep(1000);
    const begin = performance.now();
    await expect(server.stop()).resolves.toBe(0);
    // Far more than its ten seconds: other tests need the processor as well.
    expect(performance.now() - begin).toBeLessThan(30_000);
    stalled.socket.destroy();
  });
});
