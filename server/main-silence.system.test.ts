import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from './platform/database/data-source.js';
import { attendeeAsJson } from './testing/attendees.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { runs } from './testing/repetitions.js';
import { addClass } from './testing/server-classes.js';
import {
  buildServer,
  createDataFolder,
  settingsFor,
  startServer,
  type ServerProcess,
} from './testing/server-process.js';
import { DatabaseProxy } from './testing/database-proxy.js';
import { addressOf } from './testing/world.js';

const SILENCE_MS = 8000;
const SERVED_AGAIN_MS = 5000;
/** What a request may take while PostgreSQL is silent. */
const LONGEST_ANSWER_MS = 15_000;

interface Answer {
  status: number;
  body: Record<string, unknown>;
  ms: number;
}

async function ask(url: string, body?: object): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body: read, ms: performance.now() - start };
}

beforeAll(() => buildServer());

describe('a server whose PostgreSQL falls silent for eight seconds', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let files: TestDatabase;
  let proxy: DatabaseProxy;
  let server: ServerProcess;

  beforeEach(async () => {
    folder = await createDataFolder();
    files = await createTestDatabase('postgres');
    proxy = new DatabaseProxy(new URL(files.url));
    server = await startServer(settingsFor(await proxy.open(), join(folder.path, 'data')));
  });
  afterEach(async () => {
    await server.stop();
    proxy.close();
    await files.remove();
    await folder.remove();
  });

  it.each(runs(1, 5))(
    'answers in time meanwhile, books again within five seconds, loses no booking, and sends mail again (run %i)',
    async () => {
      const classId = await addClass(server.url);
      let person = 0;
      const book = (): Promise<Answer> =>
        ask(`${server.url}/api/bookings`, attendeeAsJson(classId, (person += 1)));
      const answers: Answer[] = [];
      let isOver = false;
      // Whoever books has a statement on the way, or a lock, when the silence begins.
      const guests = Array.from({ length: 15 }, async () => {
        while (!isOver) {
          answers.push(await book());
          await sleep(50);
        }
      });
      while (answers.length < 20) await sleep(50);

      proxy.fallSilent();
      const silence = sleep(SILENCE_MS);
      await sleep(1100);
      const ready = await ask(`${server.url}/health/ready`);
      expect(ready).toMatchObject({ status: 503, body: { checks: { database: { status: 'failed' } } } });
      expect(ready.ms).toBeLessThan(3000);
      await expect(ask(`${server.url}/health/live`)).resolves.toMatchObject({ status: 200 });
      await silence;
      isOver = true;
      proxy.speak();

      const back = performance.now();
      let first = await book();
      while (first.status !== 201 && performance.now() - back < 60_000) {
        await sleep(100);
        first = await book();
      }
      const servedAfter = performance.now() - back;
      await Promise.all(guests);
      const others = await Promise.all(Array.from({ length: 30 }, book));
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
      expect(servedAfter).toBeLessThan(SERVED_AGAIN_MS);
      const longest = Math.max(...answers.map(({ ms }) => ms));
      expect(longest).toBeLessThan(LONGEST_ANSWER_MS);
      const failed = answers.filter(({ status }) => status !== 201);
      expect(failed.length).toBeGreaterThan(0);
      for (const { status, body } of failed)
        expect({ status, ...body }).toMatchObject({ status: 500, code: 'INTERNAL' });

      const booked = [...answers, first, ...others].filter(({ status }) => status === 201);
      const source = await createDataSource(addressOf(files.url), []).initialize();
      const rows: { id: string }[] = await source.query('SELECT id FROM booking');
      const stored = new Set(rows.map(({ id }) => id));
      expect(booked.filter(({ body }) => !stored.has(String(body.id)))).toEqual([]);
      await expect(ask(`${server.url}/health/ready`)).resolves.toMatchObject({ status: 200 });
      const deliveries = `SELECT count(*)::int AS "left" FROM outbox_message
        WHERE channel = 'email' AND sent_at IS NOT NULL AND payload LIKE $1`;
      const left = async (): Promise<number> => {
        const found: { left: number }[] = await source.query(deliveries, [`%${String(first.body.id)}%`]);
        return found[0]?.left ?? 0;
      };
      const deadline = performance.now() + 60_000;
      while ((await left()) === 0 && performance.now() < deadline) await sleep(200);
      await expect(left()).resolves.toBe(1);
      await source.destroy();
    },
  );
});
