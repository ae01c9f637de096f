import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from './platform/database/data-source.js';
import { attendeeAsJson } from './testing/attendees.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { addClass } from './testing/server-classes.js';
import { repetitions } from './testing/repetitions.js';
import {
  buildServer,
  createDataFolder,
  settingsFor,
  startServer,
  type ServerProcess,
} from './testing/server-process.js';
import { addressOf, DATABASES } from './testing/world.js';

const KILLS = repetitions(2, 100);
const STOPS = repetitions(2, 20);
const GUESTS_AT_ONCE = 20;
const NEVER_TAKEN = ['ECONNREFUSED', 'ECONNRESET'];

interface Crowd {
  /** Ids of bookings that were answered. */
  answered: string[];
  /** Requests that were taken and then got no answer, or one with 5xx. */
  dropped: string[];
  stop: () => Promise<void>;
}

/** Guests who book one after the other on connections of their own until they are stopped or nobody answers. */
function bookWithoutPause(url: string, classId: string, round: number): Crowd {
  const crowd = { answered: [] as string[], dropped: [] as string[] };
  let isStopped = false;
  const guest = async (number: number): Promise<void> => {
    for (let index = 0; !isStopped; index += 1) {
      const person = round * 1_000_000 + number * 10_000 + index;
      const answer = await fetch(`${url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(attendeeAsJson(classId, person)),
      }).catch((error: unknown) => codeOf(error));
      if (typeof answer === 'string') {
        // A connection that nobody accepted any more: that request was never taken.
        if (!NEVER_TAKEN.includes(answer)) crowd.dropped.push(answer);
        return;
      }
      const body: unknown = await answer.json().catch(() => null);
      if (answer.status === 201 && typeof body === 'object' && body !== null && 'id' in body) {
        crowd.answered.push(String(body.id));
      } else crowd.dropped.push(String(answer.status));
    }
  };
  const guests = Array.from({ length: GUESTS_AT_ONCE }, (_, number) => guest(number));
  return {
    ...crowd,
    stop: async () => {
      isStopped = true;
      await Promise.all(guests);
    },
  };
}

/** The errors of Node.js itself are of no class that the tests know. */
function codeOf(error: unknown): string {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  const cause = hasCause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : String(cause);
}

/** Until enough bookings were answered for an end in the middle of others. */
async function wellUnderWay(crowd: Crowd): Promise<void> {
  while (crowd.answered.length < 60) {
    if (crowd.dropped.length > 0) throw new Error(`refused: ${crowd.dropped.join(', ')}`);
    await sleep(5);
  }
}

beforeAll(() => buildServer());

describe.each(DATABASES)('a server on %s with guests who book without a pause', (kind) => {
  let folder: { path: string; remove: () => Promise<void> };
  let files: TestDatabase;
  let settings: Record<string, string>;
  let running: ServerProcess | undefined;

  beforeEach(async () => {
    folder = await createDataFolder();
    files = await createTestDatabase(kind);
    settings = settingsFor(files.url, join(folder.path, 'data'));
  });
  afterEach(async () => {
    await running?.kill();
    await files.remove();
    await folder.remove();
  });

  const stored = async (): Promise<{ ids: Set<string>; integrity: unknown }> => {
    const source = await createDataSource(addressOf(files.url), []).initialize();
    const rows: { id: string }[] = await source.query('SELECT id FROM booking');
    const integrity: unknown = kind === 'sqlite' ? await source.query('PRAGMA integrity_check') : 'ok';
    await source.destroy();
    return { ids: new Set(rows.map(({ id }) => id)), integrity };
  };

  it(`keeps every answered booking when it is killed, ${KILLS} times`, async () => {
    running = await startServer(settings);
    const answered: string[] = [];
    for (let round = 1; round <= KILLS; round += 1) {
      const crowd = bookWithoutPause(running.url, await addClass(running.url), round);
      await wellUnderWay(crowd);
      await running.kill();
      await crowd.stop();
      answered.push(...crowd.answered);
      running = await startServer(settings);
    }
    await running.stop();
    const { ids, integrity } = await stored();
    expect(answered.filter((id) => !ids.has(id))).toEqual([]);
    // Answered or cut off in the middle, but no booking out of nowhere.
    expect(ids.size).toBeLessThanOrEqual(answered.length + KILLS * GUESTS_AT_ONCE);
    expect(integrity).toEqual(kind === 'sqlite' ? [{ integrity_check: 'ok' }] : 'ok');
  });

  it(`answers every request that it took when it is asked to stop, ${STOPS} times`, async () => {
    running = await startServer(settings);
    const answered: string[] = [];
    for (let round = 1; round <= STOPS; round += 1) {
      const crowd = bookWithoutPause(running.url, await addClass(running.url), round);
      await wellUnderWay(crowd);
      await expect(running.stop()).resolves.toBe(0);
      await crowd.stop();
      expect(crowd.dropped).toEqual([]);
      answered.push(...crowd.answered);
      if (round < STOPS) running = await startServer(settings);
    }
    const { ids } = await stored();
    expect([...ids].sort()).toEqual(answered.sort());
  });
});
