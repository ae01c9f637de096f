import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDataSource } from './platform/database/data-source.js';
import { attendeeAsJson } from './testing/attendees.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { addClass } from './testing/server-classes.js';
import { buildServer, createDataFolder, settingsFor, startServer } from './testing/server-process.js';
import { addressOf, DATABASES } from './testing/world.js';

const GUESTS = 40;
const KILLER = pathToFileURL(resolve('server/testing/kill-at-commit.mjs')).href;

/** The booking's id, or null where nobody answered any more. */
async function bookOnce(url: string, classId: string, guest: number): Promise<string | null> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `form-of-guest-${guest}` },
    body: JSON.stringify(attendeeAsJson(classId, guest)),
  }).catch(() => null);
  if (!answer) return null;
  expect([200, 201]).toContain(answer.status);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

beforeAll(() => buildServer());

describe.each(DATABASES)('a server on %s that is killed while it books for a crowd', (kind) => {
  let folder: { path: string; remove: () => Promise<void> };
  let files: TestDatabase;
  let settings: Record<string, string>;

  beforeEach(async () => {
    folder = await createDataFolder();
    files = await createTestDatabase(kind);
    settings = settingsFor(files.url, join(folder.path, 'data'));
  });
  afterEach(async () => {
    await files.remove();
    await folder.remove();
  });

  /** The ids of bookings, by each table that tells of them. */
  async function stored(): Promise<Record<string, string[]>> {
    const source = await createDataSource(addressOf(files.url), []).initialize();
    const ids = async (sql: string): Promise<string[]> =>
      (await source.query<{ id: string }[]>(sql)).map(({ id }) => id).sort();
    const found = {
      bookings: await ids('SELECT b.id FROM booking b JOIN student s ON s.id = b.student_id'),
      audited: await ids(`SELECT subject_id AS id FROM audit_entry WHERE action = 'booking.created'`),
      keys: await ids('SELECT booking_id AS id FROM idempotency_key'),
      mails: (
        await ids(
          `SELECT deduplication_key AS id FROM outbox_message WHERE template = 'booking.confirmation'`,
        )
      ).map((key) => key.replace('booking.confirmation:', '')),
    };
    await source.destroy();
    return found;
  }

  it.each(['before', 'after'])(
    'right %s the commit keeps every booking whole or not at all, and those that were answered',
    async (moment) => {
      const doomed = await startServer({
        ...settings,
        KILL_AT: moment,
        NODE_OPTIONS: `--import=${KILLER}`,
      });
      const classId = await addClass(doomed.url);
      const guests = Array.from({ length: GUESTS }, (_, guest) => guest);
      const answers = await Promise.all(guests.map((guest) => bookOnce(doomed.url, classId, guest)));
      expect(answers).toContain(null);

      const { bookings = [], ...others } = await stored();
      for (const ids of Object.values(others)) expect(ids).toEqual(bookings);
      const answered = answers.filter((id) => id !== null);
      expect(bookings).toEqual(expect.arrayContaining(answered));
      // Those of the transaction itself, which nobody was told of.
      if (moment === 'after') expect(bookings.length).toBeGreaterThan(answered.length);

      const healthy = await startServer(settings);
      const again = await Promise.all(guests.map((guest) => bookOnce(healthy.url, classId, guest)));
      await healthy.stop();
      expect(again).toEqual(answers.map((id, guest) => id ?? again[guest]));
      const after = await stored();
      for (const ids of Object.values(after)) expect(ids).toEqual([...again].sort());
      expect(new Set(again).size).toBe(GUESTS);
    },
  );
});
