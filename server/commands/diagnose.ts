import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { entities } from '../entities.js';
import { readOverfullClasses } from '../features/schedule/seats/overfull-class.query.js';
import type { Config, DatabaseAddress } from '../platform/config/config.js';
import { lostDatabase } from '../platform/config/lost-database.js';
import type { Clock } from '../platform/context/clock.js';
import { createDataSource } from '../platform/database/data-source.js';
import { explained } from '../platform/database/database-problem.js';
import { recountRows } from '../platform/database/maintained-counts.js';
import { requireUtf8 } from '../platform/database/require-utf8.js';
import { checkAccess } from '../platform/doctor/check-access.js';
import { checkIntegrity, checkKeptCounts, checkMigrations } from '../platform/doctor/check-database.js';
import { checkBackupAge, checkFileModes, checkFreeDisk } from '../platform/doctor/check-files.js';
import { checkMail, checkOutbox, checkTextMessages } from '../platform/doctor/check-messages.js';
import { checkSettings } from '../platform/doctor/check-settings.js';
import { fail, ok, warn, type Finding } from '../platform/doctor/finding.js';
import { describeFailure } from '../platform/errors/describe-failure.js';
import { checkDemoData } from './check-demo-data.js';

type Outcome = Finding | Finding[];

/**
 * Runs all checks, with or without a running server. Changes nothing.
 * @param settings path of .env, which need not exist
 */
export async function diagnose(config: Config, clock: Clock, settings: string): Promise<Finding[]> {
  const { backups, twilio } = config;
  return [
    ...checkSettings(config),
    ...(await diagnoseDatabase(config, clock)),
    ...(await examine('disk', () => checkFreeDisk(config))),
    ...(await examine('access', () => checkAccess(config))),
    ...(await examine('file modes', () => checkFileModes(config, settings))),
    ...(await examine('backup', () => checkBackupAge(backups, clock.now()))),
    ...(await examine('mail', () => checkMail(config))),
    ...(await examine('text messages', () => checkTextMessages(twilio))),
  ];
}

/** Corrects wrong counts. */
export async function recount({ database }: Config): Promise<void> {
  const source = await createDataSource(database, entities, { poolSize: 1 }).initialize();
  try {
    await recountRows(source);
  } finally {
    await source.destroy();
  }
}

async function diagnoseDatabase(config: Config, clock: Clock): Promise<Finding[]> {
  const { database } = config;
  const lost = lostDatabase(config, clock.now());
  if (lost !== null) return [fail('database', lost)];
  if (database.kind === 'sqlite' && !existsSync(database.path))
    return [fail('database', `none at ${database.path}: the first start creates it`)];
  const source = createDataSource(database, entities, { poolSize: 1 });
  const [opened = fail('database', 'no answer')] = await examine('database', async () =>
    ok('database', await explained(database, async () => versionOf(database, await source.initialize()))),
  );
  try {
    if (opened.state === 'fail') return [opened];
    const integrity = await examine('integrity', () => checkIntegrity(source));
    const migrations = await examine('migrations', () => checkMigrations(source));
    // The other checks may need tables or columns that another version does not have.
    if (migrations.some(({ state }) => state !== 'ok')) return [opened, ...integrity, ...migrations];
    return [
      opened,
      ...integrity,
      ...migrations,
      ...(await examine('seats', () => checkSeats(source, clock.now()))),
      ...(await examine('counts', () => checkKeptCounts(source))),
      ...(await examine('outbox', () => checkOutbox(source.manager, clock.now()))),
      ...(await examine('demo data', () => checkDemoData(config, source.manager, clock.now()))),
    ];
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

async function versionOf(address: DatabaseAddress, source: DataSource): Promise<string> {
  if (address.kind === 'sqlite') {
    await source.query('PRAGMA query_only = ON');
    const [row]: { version: string }[] = await source.query(
      'SELECT sqlite_version() AS version FROM sqlite_master LIMIT 1',
    );
    return `SQLite ${row?.version ?? ''}`;
  }
  await requireUtf8(address.url, source);
  const [row]: { server_version: string }[] = await source.query('SHOW server_version');
  return `PostgreSQL ${row?.server_version ?? ''}`;
}

/** Only warns, because the office may reduce the capacity of a booked class. */
async function checkSeats({ manager }: DataSource, now: Date): Promise<Outcome> {
  const classes = await readOverfullClasses(manager, now);
  if (classes.length === 0) return ok('seats', 'no class has more seats taken than it has');
  return classes.map(({ id, startsAt, locationName, taken, capacity }) =>
    warn('seats', `${taken} seats taken of ${capacity}: class ${id}, ${startsAt}, ${locationName}`),
  );
}

/** A check that throws has failed. */
async function examine(check: string, work: () => Promise<Outcome>): Promise<Finding[]> {
  try {
    return [await work()].flat();
  } catch (error) {
    const text = describeFailure(error) ?? (error instanceof Error ? error.message : String(error));
    return [fail(check, text.split('\n')[0] ?? '')];
  }
}
