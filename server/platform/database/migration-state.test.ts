import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { addressOf, DATABASES } from '../../testing/world.js';
import { APPLICATION_NAME, createDataSource } from './data-source.js';
import { migrate } from './migrate.js';
import { migrationState } from './migration-state.js';
import { migrations } from './migrations/migrations.js';

const NAMES = migrations.map(({ name }) => name);

describe.each(DATABASES)('the migrations of a database on %s', (kind) => {
  let files: TestDatabase;
  const opened: DataSource[] = [];

  async function connect(known: readonly (typeof migrations)[number][] = migrations): Promise<DataSource> {
    const { options } = createDataSource(addressOf(files.url), []);
    const source = await new DataSource({ ...options, migrations: [...known] }).initialize();
    opened.push(source);
    return source;
  }

  beforeEach(async () => {
    files = await createTestDatabase(kind);
  });
  afterEach(async () => {
    for (const source of opened.splice(0)) await source.destroy();
    await files.remove();
  });

  it('are all pending in an empty database, and none after migrating', async () => {
    const source = await connect();
    const empty = { applied: [], pending: NAMES, unknown: [], isForeign: false, latest: NAMES.at(-1) };
    await expect(migrationState(source)).resolves.toEqual(empty);
    await migrate(source);
    const migrated = { applied: NAMES, pending: [], unknown: [], isForeign: false, latest: NAMES.at(-1) };
    await expect(migrationState(source)).resolves.toEqual(migrated);
  });

  it('are partly pending for a newer server, and partly unknown to an older one', async () => {
    const older = await connect(migrations.slice(0, 2));
    await migrate(older);
    const newer = await connect();
    await expect(migrationState(newer)).resolves.toMatchObject({ pending: NAMES.slice(2), unknown: [] });
    await migrate(newer);
    await expect(migrationState(older)).resolves.toMatchObject({ pending: [], unknown: NAMES.slice(2) });
  });

  it('are foreign if there are tables but no migrations', async () => {
    const source = await connect();
    await source.query('CREATE TABLE "letter" ("id" integer)');
    await expect(migrationState(source)).resolves.toMatchObject({ isForeign: true, pending: NAMES });
  });

  it('are foreign if another program lists its migrations in a table of that name', async () => {
    const source = await connect();
    await source.query('CREATE TABLE "migrations" ("id" integer, "migration" varchar(255), "batch" integer)');
    await source.query(`INSERT INTO "migrations" VALUES (1, '2014_10_12_000000_create_users_table', 1)`);
    await expect(migrationState(source)).resolves.toMatchObject({
      isForeign: true,
      applied: [],
      pending: NAMES,
    });
  });

  if (kind === 'postgres') {
    it('are read with this program’s application name', async () => {
      const rows: unknown = await (
        await connect()
      ).query("SELECT current_setting('application_name') AS name");
      expect(rows).toEqual([{ name: APPLICATION_NAME }]);
    });
  }
});
