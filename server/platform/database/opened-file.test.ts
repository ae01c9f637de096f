import { copyFile, rename, rm } from 'node:fs/promises';
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

  it.each([
    [
      'replaced by another',
      async (path: string) => {
        await copyFile(path, `${path}.other`);
        await rename(`${path}.other`, path);
      },
    ],
    ['deleted', (path: string) => rm(path)],
  ])('that is %s makes readiness fail and stops writes', async (_how, change) => {
    const config = { database: addressOf(file.url), dataDir: '/' };
    const readiness = new Readiness({ config, database, clock: new MovableClock() });
    await write();
    await expect(readiness.report()).resolves.toMatchObject({ checks: { database: { status: 'ok' } } });
    await change(pathOf());
    await sleep(LOOK_MS);
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
    await expect(write()).rejects.toThrow();
    await expect(readiness.report()).resolves.toMatchObject({ checks: { database: { status: 'failed' } } });
    expect(log.errors().map(({ msg }) => msg)).toEqual([
      'the database file was replaced; nothing is written until a restart',
    ]);
  });
});
