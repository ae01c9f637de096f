import { copyFile, rename, rm, symlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '../../entities.js';
import { LogLines } from '../../testing/log-lines.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { MovableClock } from '../../testing/movable-clock.js';
import { addressOf } from '../../testing/world.js';
import { processContext } from '../../process/process-context.js';
import { Readiness } from '../health/readiness.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';

/** Longer than the pause between two looks at the file. */
const LOOK_MS = 1100;

describe('a SQLite file under a running server', () => {
  let file: TestDatabase;
  let database: Database;
  const log = new LogLines();
  beforeEach(async () => {
    log.clear();
    file = await createTestDatabase('sqlite');
    database = await openDatabase(addressOf(file.url), entities, log.logger);
    await database.migrate();
  });
  afterEach(async () => {
    await database.close();
    await file.remove();
  });

  const write = () =>
    database.transaction(processContext(log.logger), (manager) => manager.query('DELETE FROM "saved_view"'));
  const pathOf = (): string => file.url.replace('sqlite:', '');

  const REPLACED = 'the database file was replaced; nothing is written until a restart';
  const MISSING = 'the database file is missing; nothing is written until it is back';
  const WITHOUT_LOG = 'the -wal file of the database was removed; nothing is written until a restart';

  it.each([
    [
      'replaced by another',
      REPLACED,
      async (path: string) => {
        await copyFile(path, `${path}.other`);
        await rename(`${path}.other`, path);
      },
    ],
    ['deleted', MISSING, (path: string) => rm(path)],
    ['deprived of its log', WITHOUT_LOG, (path: string) => rm(`${path}-wal`)],
  ])('that is %s makes readiness fail and stops writes', async (_how, text, change) => {
    const config = { database: addressOf(file.url), dataDir: '/' };
    const readiness = new Readiness({ config, database, clock: new MovableClock() });
    await write();
    await expect(readiness.report()).resolves.toMatchObject({ checks: { database: { status: 'ok' } } });
    await change(pathOf());
    await sleep(LOOK_MS);
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
    await expect(write()).rejects.toThrow();
    await expect(readiness.report()).resolves.toMatchObject({ checks: { database: { status: 'failed' } } });
    expect(log.errors().map(({ msg }) => msg)).toEqual([text]);
  });

  it('contains every commit although its log was removed, even while others read', async () => {
    const path = pathOf();
    const reader = database.reader.createQueryRunner();
    await reader.query('BEGIN');
    await reader.query('SELECT COUNT(*) FROM "throttle_count"');
    await rm(`${path}-wal`);
    let commits = 0;
    const commitUntilRefused = async (): Promise<never> => {
      for (;;) {
        await database.transaction(processContext(log.logger), (manager) =>
          manager.query(`INSERT INTO "throttle_count" VALUES ('${commits}', 1, 1)`),
        );
        commits += 1;
      }
    };
    await expect(commitUntilRefused()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
    await reader.query('COMMIT');
    await sleep(LOOK_MS);
    // What a server finds that starts after a power cut.
    await copyFile(path, `${path}.after`);
    const after = await openDatabase({ kind: 'sqlite', path: `${path}.after` }, entities);
    const rows: unknown = await after.reader.query('SELECT COUNT(*) AS "count" FROM "throttle_count"');
    await after.close();
    expect(rows).toEqual([{ count: commits }]);
  });

  it.each([
    ['there is none', () => Promise.resolve()],
    ['looking for it fails', (path: string) => symlink(path, path)],
  ])('is written to again when it is back at its path, where %s meanwhile', async (_what, leave) => {
    const path = pathOf();
    await rename(path, `${path}.away`);
    await leave(path);
    await sleep(LOOK_MS);
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
    await rename(`${path}.away`, path);
    await write();
    const told = log.all().filter(({ level }) => level !== 'info');
    expect(told.map(({ msg }) => msg)).toEqual([MISSING, 'the database file is back']);
  });

  it('is not created anew by a long read while it is missing', async () => {
    const path = pathOf();
    await rename(path, `${path}.away`);
    await expect(database.readLong(() => database.reader.query('SELECT 1'))).rejects.toThrow(
      'SQLITE_CANTOPEN',
    );
    await rename(`${path}.away`, path);
    await write();
    await expect(database.readLong(() => database.reader.query('SELECT 1 AS one'))).resolves.toEqual([
      { one: 1 },
    ]);
  });

  it('is not written to again once another was at its path', async () => {
    const path = pathOf();
    await rename(path, `${path}.away`);
    await copyFile(`${path}.away`, path);
    await sleep(LOOK_MS);
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
    await rename(`${path}.away`, path);
    await sleep(LOOK_MS);
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  });
});
