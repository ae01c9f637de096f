import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordAudit } from '../audit/audit-log.js';
import { useWorld } from '../../testing/world.js';

/** Byte offsets in SQLite's -shm file: the number of frames in the log, and of those copied into the file. */
const FRAMES_AT = 16;
const COPIED_AT = 96;

describe('the write-ahead log of SQLite', () => {
  const world = useWorld('sqlite');

  async function commit(): Promise<void> {
    await world.database.transaction(world.guest(), (manager) =>
      recordAudit(world.guest(), manager, { action: 'test', subjectType: 'test', subjectId: randomUUID() }),
    );
  }

  /** Whether all committed pages are in the file. */
  async function isCopied(): Promise<boolean> {
    const [{ file }] = await world.database.reader.query<[{ file: string }]>('PRAGMA database_list');
    const index = await readFile(`${file}-shm`);
    return index.readUInt32LE(COPIED_AT) === index.readUInt32LE(FRAMES_AT);
  }

  async function untilCopied(): Promise<void> {
    while (!(await isCopied())) await sleep(20);
  }

  it('is that of a SQLite version without the WAL-reset bug', async () => {
    const sql = 'SELECT sqlite_version() AS version';
    const [{ version }] = await world.database.reader.query<[{ version: string }]>(sql);
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  it('is copied into the file soon after a commit, and again after the next', async () => {
    for (let commits = 0; commits < 2; commits += 1) {
      await commit();
      await untilCopied();
    }
  });

  it('is copied once the last reader of an older snapshot has ended', async () => {
    await untilCopied();
    const runner = world.database.reader.createQueryRunner();
    await runner.query('BEGIN');
    await runner.query('SELECT COUNT(*) FROM audit_entry');
    for (let commits = 0; commits < 2; commits += 1) {
      await commit();
      await sleep(400);
      await expect(isCopied()).resolves.toBe(false);
    }
    await runner.query('COMMIT');
    await commit();
    await untilCopied();
  });
});
