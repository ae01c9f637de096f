import { DataSource } from 'typeorm';
import { entities } from '../../../entities.js';
import { createDataSource } from '../../../platform/database/data-source.js';
import { migrations } from '../../../platform/database/migrations/migrations.js';
import { ConfirmedAccounts1795400000000 } from '../../../platform/database/migrations/1795400000000-confirmed-accounts.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { addressOf, DATABASES } from '../../../testing/world.js';

const AT = '2026-11-20T18:00:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';

describe.each(DATABASES)('accounts in a database of an earlier version, on %s,', (kind) => {
  let files: TestDatabase;
  const opened: DataSource[] = [];
  const connect = async (known: typeof migrations): Promise<DataSource> => {
    const { options } = createDataSource(addressOf(files.url), entities);
    const dataSource = await new DataSource({ ...options, migrations: [...known] }).initialize();
    dataSource.logger = new StatementLog();
    opened.push(dataSource);
    return dataSource;
  };

  beforeEach(async () => {
    files = await createTestDatabase(kind);
  });
  afterEach(async () => {
    for (const dataSource of opened.splice(0)) await dataSource.destroy();
    await files.remove();
  });

  it('are confirmed if they belong to the office or have logged in, and mailed links remain valid', async () => {
    const before = await connect(migrations.slice(0, migrations.indexOf(ConfirmedAccounts1795400000000)));
    await before.runMigrations();
    const accounts = [
      ['admin', 'admin'],
      ['changed', 'client'],
      ['reset', 'client'],
      ['asked', 'client'],
      ['never', 'client'],
    ].map(
      ([id, role]) => `('${id}', '${id}@x.example', '${id}@x.example', 'hash', '${role}', NULL, NULL, 'en', 1,
        '${AT}', '${AT}')`,
    );
    await before.query(
      `INSERT INTO "account" ("id", "email", "email_key", "password_hash", "role", "first_name", "last_name",
         "language", "token_version", "created_at", "updated_at") VALUES ${accounts.join(', ')}`,
    );
    await before.query(
      `INSERT INTO "audit_entry" ("id", "at", "action", "subject_type", "subject_id", "actor_role", "actor_id",
         "request_id", "details") VALUES ('1', '${AT}', 'account.passwordChanged', 'account', 'changed', 'client',
         'changed', 'r', '{}'), ('2', '${AT}', 'account.created', 'account', 'never', 'guest', NULL, 'r', '{}')`,
    );
    await before.query(
      `INSERT INTO "password_reset" ("id", "account_id", "expires_at", "used_at", "created_at") VALUES
         ('used', 'reset', '${LATER}', '${AT}', '${AT}'), ('open', 'asked', '${LATER}', NULL, '${AT}'),
         ('nobody', NULL, '${LATER}', NULL, '${AT}')`,
    );
    const now = await connect(migrations);
    await now.runMigrations();
    await expect(
      now.query('SELECT "id" FROM "account" WHERE "confirmed_at" IS NOT NULL ORDER BY "id"'),
    ).resolves.toEqual([{ id: 'admin' }, { id: 'changed' }, { id: 'reset' }]);
    await expect(now.query('SELECT * FROM "account_link" ORDER BY "id"')).resolves.toEqual([
      expect.objectContaining({ id: 'nobody', account_id: null, purpose: 'password', used_at: null }),
      expect.objectContaining({ id: 'open', account_id: 'asked', purpose: 'password', used_at: null }),
      expect.objectContaining({ id: 'used', account_id: 'reset', purpose: 'password', used_at: AT }),
    ]);
  });
});
