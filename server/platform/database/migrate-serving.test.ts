import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { entities } from '../../entities.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { LogLines } from '../../testing/log-lines.js';
import { repetitions } from '../../testing/repetitions.js';
import { addressOf, DATABASES } from '../../testing/world.js';
import { createDataSource } from './data-source.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/migrations.js';

/** Number of migrations in version 0.1. */
const EARLIER = 4;
const BOOKINGS = repetitions(2_000, 100_000);
const AT_ONCE = 500;
const AT = '2026-11-20T18:00:00.000Z';

type Row = Record<string, string | number | boolean | null>;

async function insert(manager: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(
    (_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  const names = columns.map((name) => `"${name}"`).join(', ');
  await manager.query(
    `INSERT INTO "${table}" (${names}) VALUES ${places.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

const EDITED = { version: 1, created_at: AT, updated_at: AT };
const CLASS_TYPE: Row = {
  id: 'type',
  name: 'Forklift',
  description: 'Practice',
  category: 'equipment',
  duration_minutes: 480,
  price_cents: 14_900,
  max_students: 20,
  is_active: true,
  ...EDITED,
};
const CLASS: Row = {
  id: 'class',
  class_type_id: 'type',
  language: 'en',
  status: 'scheduled',
  time_zone: 'America/Denver',
  starts_at: AT,
  location_name: 'Yard',
  street1: '1 Main',
  city: 'Ogden',
  state: 'UT',
  zip: '84401',
  max_attendees: 20,
  price_cents: 14_900,
  ...EDITED,
};
const PERSON: Row = {
  first_name: 'José',
  last_name: 'Peña',
  email: 'jose@example.com',
  sort_name: 'pena jose',
  search_text: 'jose pena',
  emergency_contact_name: 'Ana',
  emergency_contact_phone: '8015550117',
  text_notifications: false,
  ...EDITED,
};

let lastNumber = 0;
const nextNumber = (): string => String((lastNumber += 1)).padStart(8, '0');

/** Writes the rows that version 0.1 writes for a booking. */
async function writeBookings(manager: EntityManager, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => ({
    ...PERSON,
    id: randomUUID(),
    attendee_key: randomUUID(),
  }));
  const bookings = people.map((person) => ({
    ...person,
    id: randomUUID(),
    student_id: person.id,
    confirmation_number: nextNumber(),
    class_instance_id: 'class',
    amount_cents: 14_900,
    booking_status: 'confirmed',
    language: 'en',
    payment_status: 'pending',
    booking_date: '2026-11-20',
  }));
  await insert(manager, 'student', people);
  await insert(manager, 'booking', bookings);
  await insert(
    manager,
    'outbox_message',
    bookings.map(({ id }) => ({
      id: randomUUID(),
      channel: 'email',
      template: 'booking.confirmation',
      language: 'en',
      recipient: 'jose@example.com',
      payload: JSON.stringify({ bookingId: id }),
      deduplication_key: id,
      due_at: AT,
      sent_at: AT,
      attempts: 1,
      last_error: null,
      created_at: AT,
    })),
  );
}

describe.each(DATABASES)(`a database of version 0.1 with ${BOOKINGS} bookings, on %s,`, (kind) => {
  let files: TestDatabase;
  let earlier: Database;
  let later: DataSource;

  beforeEach(async () => {
    files = await createTestDatabase(kind);
    const { options } = createDataSource(addressOf(files.url), entities);
    const first = await new DataSource({ ...options, migrations: migrations.slice(0, EARLIER) }).initialize();
    await migrate(first);
    await insert(first.manager, 'class_type', [CLASS_TYPE]);
    await insert(first.manager, 'class_instance', [CLASS]);
    for (let made = 0; made < BOOKINGS; made += AT_ONCE)
      await writeBookings(first.manager, Math.min(AT_ONCE, BOOKINGS - made));
    await first.destroy();
    earlier = await openDatabase(addressOf(files.url), entities);
    later = await createDataSource(addressOf(files.url), entities, {
      poolSize: 1,
      isPatient: true,
    }).initialize();
  });
  afterEach(async () => {
    await earlier.close();
    await later.destroy();
    await files.remove();
  });

  it('is migrated while guests read and book, without a failed request', async () => {
    const log = new LogLines().logger;
    const failures: unknown[] = [];
    let isOver = false;
    let booked = 0;
    const guest = async (): Promise<void> => {
      while (!isOver) {
        try {
          await earlier.reader.query('SELECT COUNT(*) FROM "booking" WHERE "class_instance_id" = $1', [
            'class',
          ]);
          await earlier.transaction({ log }, (manager) => writeBookings(manager, 1));
          booked += 1;
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const guests = Promise.all([guest(), guest(), guest()]);
    while (booked < 10) await new Promise(setImmediate);
    await expect(migrate(later)).resolves.toBe(migrations.length - EARLIER);
    const before = booked;
    while (booked < before + 10 && failures.length === 0) await new Promise(setImmediate);
    isOver = true;
    await guests;
    expect(failures).toEqual([]);
    const [row] = await later.query<{ count: string }[]>('SELECT COUNT(*) AS "count" FROM "booking"');
    expect(Number(row?.count)).toBe(BOOKINGS + booked);
    const { upQueries } = await later.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
