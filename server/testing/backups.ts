import { join } from 'node:path';
import { entities } from '../entities.js';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { makeBackup, type BackupOrder } from '../platform/backup/make-backup.js';
import { restoreBackup, type Restored } from '../platform/backup/restore-backup.js';
import type { RestoreOrder } from '../platform/backup/restore-order.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import { systemClock } from '../platform/context/clock.js';
import { createDataSource } from '../platform/database/data-source.js';
import { book, bookSeats } from './attendees.js';
import { makeClass } from './classes.js';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './database.js';
import { createDataFolder } from './server-process.js';
import { makeStudent } from './students.js';
import { addressOf, type World } from './world.js';

type Rows = Record<string, Record<string, unknown>[]>;

export const SITE_VERSION = '1.2.3';

/** A folder for backups, and databases to restore them into; removed after each test. */
export class BackupFolder {
  private folder: { path: string; remove: () => Promise<void> } | undefined;
  private readonly targets: TestDatabase[] = [];

  get path(): string {
    if (!this.folder) throw new Error('The folder opens before each test.');
    return this.folder.path;
  }

  async open(): Promise<void> {
    this.folder = await createDataFolder();
  }

  async close(): Promise<void> {
    await Promise.all(this.targets.splice(0).map((target) => target.remove()));
    await this.folder?.remove();
  }

  file(name: string): string {
    return join(this.path, name);
  }

  /** An empty database. */
  async target<Kind extends DatabaseKind>(kind: Kind): Promise<DatabaseAddress & { kind: Kind }> {
    const target = await createTestDatabase(kind);
    this.targets.push(target);
    const address = addressOf(target.url);
    if (!isOf(address, kind)) throw new Error(`${target.url} is not of ${kind}`);
    return address;
  }

  /** @returns the path of the backup */
  async backup(world: World, changes: Partial<BackupOrder> = {}): Promise<string> {
    const path = this.file('backup.sqlite');
    const now = systemClock.now();
    await makeBackup({ database: world.address, path, siteVersion: SITE_VERSION, now, ...changes });
    return path;
  }

  restore(backup: string, database: DatabaseAddress, changes: Partial<RestoreOrder> = {}): Promise<Restored> {
    return restoreBackup({
      backup,
      database,
      dataDir: this.file('data'),
      entities,
      siteVersion: SITE_VERSION,
      settle: () => Promise.resolve(),
      confirm: () => Promise.resolve(),
      now: systemClock.now(),
      ...changes,
    });
  }
}

function isOf<Kind extends DatabaseKind>(
  address: DatabaseAddress,
  kind: Kind,
): address is DatabaseAddress & { kind: Kind } {
  return address.kind === kind;
}

export function useBackupFolder(): BackupFolder {
  const folder = new BackupFolder();
  beforeEach(() => folder.open());
  afterEach(() => folder.close());
  return folder;
}

/** Inserts four bookings and rows in most tables, with accents, line breaks, quotes, emoji, nulls, booleans and JSON. */
export async function fillTables(world: World): Promise<string> {
  const { id } = await makeClass(world, { notes: 'Ñandú "quoted" \\ back\nsecond line 🦺' });
  await bookSeats(world, id, 3);
  const last = await book(world, id, { textNotifications: true, companyName: "O'Brien & Söhne" }, 7);
  await world.change(BookingEntity, { id: last.booking.bookingId }, { isAbsent: true });
  await makeStudent(world);
  await world.makeAccount('rosa@example.com', 'four quiet mountain goats', 'admin');
  return id;
}

/** All rows of the site, normalized for both databases and sorted by their JSON. */
export async function rowsOf(address: DatabaseAddress): Promise<Rows> {
  const source = await createDataSource(address, entities, { poolSize: 1 }).initialize();
  const rows: Rows = {};
  for (const { tableName, columns } of source.entityMetadatas) {
    const flags = columns.filter(({ type }) => type === 'boolean').map(({ databaseName }) => databaseName);
    const found: Record<string, unknown>[] = await source.query(`SELECT * FROM "${tableName}"`);
    for (const row of found) for (const flag of flags) row[flag] = Boolean(row[flag]);
    rows[tableName] = found.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  await source.destroy();
  return rows;
}
