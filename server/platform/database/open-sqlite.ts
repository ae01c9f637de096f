import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { createDataSource, WAIT_FOR_LOCK_MS, type EntityClass } from './data-source.js';
import { isBusy } from './failures.js';
import { refuseOtherVersion } from './refuse-other-version.js';
import { PreparedConnection } from './prepared-sqlite.js';

const PAUSE_MS = 20;
/** 32 MB: under continuous writes `WalCheckpoints` gets no chance to restart the log, so the writer does at this size. */
const MAX_WAL_PAGES = 8000;
/** The pages that a transaction of 50 bookings uses in a database of any size; SQLite's default is 2 MB. */
const WRITER_CACHE_KB = 16_000;

/** Opens the file twice, to read and to write. Leaves no connection open on failure. */
export async function openSqlite(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
): Promise<[reader: DataSource, writer: DataSource]> {
  const writer = await openPrepared(createDataSource(address, entities), async (connection) => {
    // Must come before any write.
    await refuseOtherVersion(connection);
    await switchToWal(connection);
    // A committed booking survives a power cut.
    await connection.query('PRAGMA synchronous = FULL');
    await connection.query(`PRAGMA wal_autocheckpoint = ${MAX_WAL_PAGES}`);
    // Otherwise a transaction writes changed pages to the log several times, and its savepoints to a file.
    await connection.query(`PRAGMA cache_size = ${-WRITER_CACHE_KB}`);
    await connection.query('PRAGMA temp_store = MEMORY');
    await gatherStatistics(connection);
  });
  try {
    return [await openSqliteReader(address, entities), writer];
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

/** A read-only connection. It must not create a file: once another file was at the path, writes stop until a restart. */
function openSqliteReader(address: DatabaseAddress, entities: readonly EntityClass[]): Promise<DataSource> {
  return openPrepared(createDataSource(address, entities, { mayCreate: false }), (connection) =>
    connection.query('PRAGMA query_only = ON'),
  );
}

/** A connection for long reads. It is serialized, so that they occupy only one thread of the pool. */
export async function openSqliteForLongReads(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
): Promise<DataSource> {
  const source = await openSqliteReader(address, entities);
  connectionOf(source)?.serialize();
  return source;
}

/** Cancels the running statement, which fails. */
export function interruptSqlite(source: DataSource): void {
  connectionOf(source)?.interrupt();
}

/** Undefined on PostgreSQL. */
function connectionOf({ driver }: DataSource): PreparedConnection | undefined {
  const connection: unknown = Reflect.get(driver, 'databaseConnection');
  return connection instanceof PreparedConnection ? connection : undefined;
}

async function openPrepared(
  source: DataSource,
  prepare: (connection: DataSource) => Promise<unknown>,
): Promise<DataSource> {
  const connection = await source.initialize();
  try {
    await prepare(connection);
    return connection;
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}

/**
 * Updates the query planner's statistics of tables that have changed much, from a sample: without them, a list ordered
 * by class scans all bookings. If the database is busy, the next start does it.
 */
async function gatherStatistics(connection: DataSource): Promise<void> {
  try {
    await connection.query('PRAGMA optimize = 0x10002');
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/**
 * Retries because the busy timeout does not apply to this statement: it fails at once while another connection writes or
 * makes the same switch, as when two servers start together on a new file.
 */
async function switchToWal(connection: DataSource): Promise<void> {
  const deadline = performance.now() + WAIT_FOR_LOCK_MS;
  for (;;) {
    try {
      await connection.query('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
