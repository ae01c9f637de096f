import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { attendeeAsJson, book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { entities } from '../../entities.js';
import { createTestDatabase } from '../../testing/database.js';
import { addressOf } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { explained } from './database-problem.js';
import { openDatabase } from './open-database.js';

function write(manager: EntityManager, details: string): Promise<unknown> {
  const about = { subjectType: 'test', subjectId: 'test', actorRole: 'guest', actorId: null };
  const at = new Date('2027-01-11T16:00:00.000Z');
  return manager.insert(AuditEntryEntity, {
    ...about,
    id: randomUUID(),
    action: 'test',
    at,
    requestId: 'test',
    details,
  });
}

describe('SQLite on a full disk', () => {
  const { site, world } = useSite('sqlite');

  /** Beyond this number of pages SQLite fails as on a full disk. */
  async function limitPages(pages: number): Promise<void> {
    await world.database.transaction(world.guest(), (manager) =>
      manager.query(`PRAGMA max_page_count = ${pages}`),
    );
  }
  const full = async (): Promise<void> => {
    const [row]: { page_count: number }[] = await world.database.reader.query('PRAGMA page_count');
    await limitPages(row?.page_count ?? 0);
  };
  afterEach(() => limitPages(1_000_000));

  it('reports SQLITE_FULL instead of a failed rollback, and recovers', async () => {
    await full();
    const tooMuch = world.database.transaction(world.guest(), (manager) =>
      write(manager, 'x'.repeat(100_000)),
    );
    await expect(tooMuch).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await limitPages(1_000_000);
    await world.database.transaction(world.guest(), (manager) => write(manager, 'x'.repeat(100_000)));
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'test' })).resolves.toBe(1);
  });

  it('is explained in one line when it stops a migration', async () => {
    const address = world.address;
    const file = await createTestDatabase('sqlite');
    const database = await openDatabase(addressOf(file.url), entities);
    await database.transaction(world.guest(), (manager) => manager.query('PRAGMA max_page_count = 10'));
    await expect(explained(address, () => database.migrate())).rejects.toThrow(
      /^The database file .* cannot be written: the disk is full; free some space \(SQLITE_FULL\)\.$/,
    );
    await database.close();
    await file.remove();
  });

  it('rejects each booking, logs one error, and accepts bookings again when there is room', async () => {
    const { id } = await makeClass(world, { maxAttendees: 500 });
    await book(world, id, {}, 1);
    world.log.clear();
    await full();
    const answers: { status: number; body: object }[] = [];
    let person = 2;
    // The free bytes of the last pages are used up first.
    while (answers.filter(({ status }) => status === 500).length < 20 && person < 400) {
      answers.push(await site.rest('POST', '/bookings', attendeeAsJson(id, person)));
      person += 1;
    }
    const failed = answers.filter(({ status }) => status !== 201);
    expect(failed.length).toBeGreaterThanOrEqual(20);
    for (const { status, body } of failed)
      expect({ status, body }).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(world.log.errors()).toMatchObject([{ err: { code: 'SQLITE_FULL' } }]);
    expect(world.log.text).not.toContain('rollback');
    await limitPages(1_000_000);
    await expect(site.rest('POST', '/bookings', attendeeAsJson(id, 500))).resolves.toMatchObject({
      status: 201,
    });
  });
});
