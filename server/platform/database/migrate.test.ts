import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { entities } from '../../entities.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { StatementLog } from '../../testing/statement-log.js';
import { addressOf, DATABASES } from '../../testing/world.js';
import { createDataSource } from './data-source.js';
import { openDatabase } from './open-database.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/migrations.js';

type Migration = (typeof migrations)[number];

class HalfDone1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE "half_done" ("id" integer PRIMARY KEY)');
    await runner.query('CREATE TABLE "half_done" ("id" integer PRIMARY KEY)');
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Only SQLite allows this in a migration, because foreign keys are off while it runs. */
class LeavesOrphans1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "class_day" ("class_instance_id", "day_number", "date", "start_time", "end_time")
       VALUES ('none', 1, '2027-01-25', '08:00', '16:30')`,
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe.each(DATABASES)('the schema on %s', (kind) => {
  let files: TestDatabase;
  const opened: DataSource[] = [];

  async function connect(extra: Migration[] = [], known: readonly Migration[] = migrations) {
    const { options } = createDataSource(addressOf(files.url), entities);
    const dataSource = await new DataSource({ ...options, migrations: [...known, ...extra] }).initialize();
    // Keeps TypeORM's report of a failed migration out of the test output.
    dataSource.logger = new StatementLog();
    opened.push(dataSource);
    return dataSource;
  }

  async function differences(dataSource: DataSource): Promise<string[]> {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  }

  beforeEach(async () => {
    files = await createTestDatabase(kind);
  });

  afterEach(async () => {
    for (const dataSource of opened.splice(0)) await dataSource.destroy();
    await files.remove();
  });

  it('matches the entities after migrating', async () => {
    const dataSource = await connect();
    await expect(migrate(dataSource)).resolves.toBe(migrations.length);
    await expect(differences(dataSource)).resolves.toEqual([]);
  });

  it('is not changed if it is already migrated', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    await expect(migrate(dataSource)).resolves.toBe(0);
  });

  it('is migrated once when several servers start together on an empty database', async () => {
    const start = async (): Promise<number> => {
      const server = await openDatabase(addressOf(files.url), entities);
      return server.migrate().finally(() => server.close());
    };
    const starts = await Promise.allSettled(Array.from({ length: 4 }, start));
    const ran = starts.map((result): unknown =>
      result.status === 'fulfilled' ? result.value : result.reason,
    );
    expect(ran.toSorted()).toEqual([0, 0, 0, migrations.length]);
    const done: unknown = await (await connect()).query('SELECT "name" FROM "migrations"');
    expect(done).toEqual(migrations.map(({ name }) => ({ name })));
  });

  it('can be reverted completely and migrated again', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    for (let left = migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    const runner = dataSource.createQueryRunner();
    for (const { tableName } of dataSource.entityMetadatas) {
      await expect(runner.hasTable(tableName)).resolves.toBe(false);
    }
    await runner.release();
    await expect(migrate(dataSource)).resolves.toBe(migrations.length);
    await expect(differences(dataSource)).resolves.toEqual([]);
  });

  it('preserves the rows of a site with only the first migration', async () => {
    const before = await connect([], migrations.slice(0, 1));
    await migrate(before);
    const at = '2026-11-20T18:00:00.000Z';
    await before.query(
      `INSERT INTO "class_type" ("id", "name", "description", "category", "duration_minutes", "price_cents",
         "max_students", "is_active", "version", "created_at", "updated_at")
       VALUES ('type', 'Forklift', 'Practice', 'equipment', 480, 14900, 20, true, 1, '${at}', '${at}')`,
    );
    await before.query(
      `INSERT INTO "class_type" ("id", "name", "description", "category", "duration_minutes", "price_cents",
         "max_students", "is_active", "version", "created_at", "updated_at")
       VALUES ('again', 'FORKLIFT ', 'Practice', 'equipment', 480, 14900, 20, true, 1, '2026-11-21', '${at}')`,
    );
    await before.query(
      `INSERT INTO "class_instance" ("id", "class_type_id", "language", "status", "time_zone", "starts_at",
         "location_name", "street1", "city", "state", "zip", "max_attendees", "price_cents", "version",
         "created_at", "updated_at")
       VALUES ('class', 'type', 'en', 'scheduled', 'America/Denver', '${at}', 'Yard', '1 Main', 'Ogden', 'UT',
         '84401', 20, 14900, 1, '${at}', '${at}')`,
    );
    const students = Array.from(
      { length: 1_002 },
      (_, index) => `('${String(index).padStart(5, '0')}', 'José',
      'Peña', 'jose@example.com', 'key', 'jose pena jose@example.com red rock', 'pena jose',
      ${index === 0 ? 'NULL' : "'Rëd ROCK'"}, 'Ana', '1', false, 1, '${at}', '${at}')`,
    );
    await before.query(
      `INSERT INTO "student" ("id", "first_name", "last_name", "email", "attendee_key", "search_text", "sort_name",
         "company_name", "emergency_contact_name", "emergency_contact_phone", "text_notifications", "version",
         "created_at", "updated_at") VALUES ${students.join(', ')}`,
    );
    const now = await connect();
    await expect(migrate(now)).resolves.toBe(migrations.length - 1);
    await expect(
      now.query('SELECT "id", "name", "name_key" FROM "class_type" ORDER BY "id"'),
    ).resolves.toEqual([
      { id: 'again', name: 'FORKLIFT ', name_key: 'forklift again' },
      { id: 'type', name: 'Forklift', name_key: 'forklift' },
    ]);
    const folded: unknown = await now.query(
      `SELECT "search_text", "company_search", COUNT(*) AS "students" FROM "student"
       GROUP BY "search_text", "company_search" ORDER BY 3`,
    );
    expect(folded).toMatchObject([
      { search_text: 'jose pena jose@example.com red rock', company_search: null },
      { search_text: 'jose pena jose@example.com', company_search: 'red rock' },
    ]);
    await expect(now.query('SELECT "id", "city", "instructor_name" FROM "class_instance"')).resolves.toEqual([
      { id: 'class', city: 'Ogden', instructor_name: null },
    ]);
    await expect(differences(now)).resolves.toEqual([]);
  });

  it('is rolled back when a migration fails', async () => {
    await migrate(await connect());
    const newer = await connect([HalfDone1999999999999]);
    await expect(migrate(newer)).rejects.toThrow('half_done');
    const runner = newer.createQueryRunner();
    await expect(runner.hasTable('half_done')).resolves.toBe(false);
    await runner.release();
    await expect(migrate(await connect())).resolves.toBe(0);
    await expect(differences(newer)).resolves.toEqual([]);
  });

  it('is rolled back when a migration leaves orphaned rows', async () => {
    await migrate(await connect());
    const newer = await connect([LeavesOrphans1999999999999]);
    await expect(migrate(newer)).rejects.toThrow(/without their parent|foreign key/);
    await expect(newer.query('SELECT * FROM "class_day"')).resolves.toEqual([]);
  });

  it('is checked for orphaned rows only after a migration', async () => {
    const dataSource = await connect();
    const statements = StatementLog.of(dataSource);
    const checks = () => statements.statements.filter(({ sql }) => sql.includes('foreign_key_check')).length;
    await migrate(dataSource);
    expect(checks()).toBe(kind === 'sqlite' ? 1 : 0);
    await migrate(dataSource);
    expect(checks()).toBe(kind === 'sqlite' ? 1 : 0);
  });

  it('enforces foreign keys after migrating', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    const orphan = dataSource.query(
      `INSERT INTO "class_day" ("class_instance_id", "day_number", "date", "start_time", "end_time")
       VALUES ('none', 1, '2027-01-25', '08:00', '16:30')`,
    );
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });
});
