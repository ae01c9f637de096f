import { DataSource } from 'typeorm';
import { entities } from '../../entities.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { StatementLog } from '../../testing/statement-log.js';
import { addressOf, DATABASES } from '../../testing/world.js';
import { createDataSource } from './data-source.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/migrations.js';

const AT = '2026-11-20T18:00:00.000Z';

interface OldClass {
  id: string;
  name?: string;
  street2?: string | null;
  city?: string;
  zone?: string;
  startsAt?: string;
  language?: string;
  instructor?: string | null;
}

describe.each(DATABASES)('the classes of a site without venues, on %s,', (kind) => {
  let files: TestDatabase;
  let dataSource: DataSource;
  let close = (): Promise<void> => Promise.resolve();

  const upTo = async (count: number): Promise<void> => {
    const { options } = createDataSource(addressOf(files.url), entities);
    await close();
    dataSource = await new DataSource({ ...options, migrations: migrations.slice(0, count) }).initialize();
    close = () => dataSource.destroy();
    dataSource.logger = new StatementLog();
    await migrate(dataSource);
  };
  const number = migrations.findIndex(({ name }) => name.startsWith('VenuesAndInstructors'));
  const rows = <Row>(sql: string) => dataSource.query<Row[]>(sql);

  const insert = (old: OldClass) =>
    dataSource.query(
      `INSERT INTO "class_instance" ("id", "class_type_id", "language", "status", "time_zone", "starts_at",
         "location_name", "street1", "street2", "city", "state", "zip", "max_attendees", "price_cents", "version",
         "created_at", "updated_at", "instructor_name")
       VALUES ($1, 'type', $2, 'scheduled', $3, $4, $5, '1 Main', $6, $7, 'UT', '84401', 20, 14900, 1,
         '${AT}', '${AT}', $8)`,
      [
        old.id,
        old.language ?? 'en',
        old.zone ?? 'America/Denver',
        old.startsAt ?? AT,
        old.name ?? 'Yard',
        old.street2 ?? null,
        old.city ?? 'Ogden',
        old.instructor ?? null,
      ],
    );
  const textsOf = () =>
    rows(
      `SELECT "id", "location_name", "street1", "street2", "city", "state", "zip", "time_zone", "instructor_name",
         "version", "updated_at" FROM "class_instance" ORDER BY "id"`,
    );

  beforeEach(async () => {
    files = await createTestDatabase(kind);
    await upTo(number);
    await dataSource.query(
      `INSERT INTO "class_type" ("id", "name", "description", "category", "duration_minutes", "price_cents",
         "max_students", "is_active", "version", "created_at", "updated_at")
       VALUES ('type', 'Forklift', 'Practice', 'equipment', 480, 14900, 20, true, 1, '${AT}', '${AT}')`,
    );
  });
  afterEach(async () => {
    await close();
    close = () => Promise.resolve();
    await files.remove();
  });

  it('get venues by name, ignoring spaces, with their texts unchanged', async () => {
    await insert({ id: 'a', name: 'Yard' });
    await insert({ id: 'b', name: '  Yard ', street2: '' });
    await insert({ id: 'c', name: 'yard' });
    await insert({ id: 'd', city: 'Provo' });
    await insert({ id: 'e', name: '' });
    await insert({ id: 'f', name: '   ' });
    await insert({ id: 'g', street2: 'Bay  2', zone: 'America/Boise', startsAt: '2026-11-21' });
    await insert({ id: 'h', street2: 'Bay 2', zone: 'America/Denver', startsAt: '2026-11-19' });
    const texts = await textsOf();
    await upTo(number + 1);
    await expect(textsOf()).resolves.toEqual(texts);
    const links = await rows<{ id: string; venue_id: string | null }>(
      'SELECT "id", "venue_id" FROM "class_instance" ORDER BY "id"',
    );
    const [a, b, c, d, e, f, g, h] = links.map(({ venue_id }) => venue_id);
    expect([a, c, d, g].every((id) => typeof id === 'string')).toBe(true);
    expect(new Set([a, c, d, g]).size).toBe(4);
    expect(b).toBe(a);
    expect(h).toBe(g);
    expect([e, f]).toEqual([null, null]);
    await expect(
      rows(
        'SELECT "name", "street2", "city", "time_zone", "capacity", "archived_at" FROM "venue" ORDER BY "city", "name", "street2"',
      ),
    ).resolves.toEqual(
      expect.arrayContaining([
        ...[
          { name: 'Yard', street2: null, city: 'Ogden', time_zone: 'America/Denver' },
          { name: 'yard', street2: null, city: 'Ogden', time_zone: 'America/Denver' },
          { name: 'Yard', street2: null, city: 'Provo', time_zone: 'America/Denver' },
          { name: 'Yard', street2: 'Bay  2', city: 'Ogden', time_zone: 'America/Boise' },
        ].map((venue) => ({ ...venue, capacity: null, archived_at: null })),
      ]),
    );
  });

  it('get instructors by name, with the languages that they have taught in', async () => {
    await insert({ id: 'a', instructor: 'Teresa Villaseñor' });
    await insert({ id: 'b', instructor: ' Teresa  Villaseñor ', language: 'es' });
    await insert({ id: 'c', instructor: 'Teresa Villasenor', language: 'bilingual' });
    await insert({ id: 'd', instructor: 'Luis', language: 'es' });
    await insert({ id: 'e', instructor: ' ' });
    await insert({ id: 'f' });
    const texts = await textsOf();
    await upTo(number + 1);
    await expect(textsOf()).resolves.toEqual(texts);
    const people = await rows<{ id: string; name: string }>(
      'SELECT "id", "name", "teaches_english", "teaches_spanish" FROM "instructor" ORDER BY "name"',
    );
    const no = kind === 'sqlite' ? 0 : false;
    const yes = kind === 'sqlite' ? 1 : true;
    expect(people).toMatchObject([
      { name: 'Luis', teaches_english: no, teaches_spanish: yes },
      { name: 'Teresa Villasenor', teaches_english: yes, teaches_spanish: yes },
      { name: 'Teresa Villaseñor', teaches_english: yes, teaches_spanish: yes },
    ]);
    const idOf = new Map(people.map(({ name, id }) => [name, id]));
    await expect(rows('SELECT "id", "instructor_id" FROM "class_instance" ORDER BY "id"')).resolves.toEqual(
      [
        ...['Teresa Villaseñor', 'Teresa Villaseñor', 'Teresa Villasenor', 'Luis'].map((name) =>
          idOf.get(name),
        ),
        null,
        null,
      ].map((instructor_id, index) => ({ id: 'abcdef'[index], instructor_id })),
    );
  });

  it('share venues and instructors with the same names', async () => {
    for (let index = 0; index < 40; index += 1)
      await insert({ id: `class ${index}`, name: `Yard ${index % 2}`, instructor: `Luis ${index % 2}` });
    await upTo(number + 1);
    await expect(
      rows('SELECT "venue_id" FROM "class_instance" WHERE "venue_id" IS NULL OR "instructor_id" IS NULL'),
    ).resolves.toEqual([]);
    await expect(rows('SELECT "id" FROM "venue"')).resolves.toHaveLength(2);
    await expect(rows('SELECT "id" FROM "instructor"')).resolves.toHaveLength(2);
  });
});
