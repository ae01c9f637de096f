import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { createDataSource, WAIT_FOR_LOCK_MS, type EntityClass } from './data-source.js';
import { isBusy } from './failures.js';
import { refuseOtherVersion } from './refuse-other-version.js';
import { PreparedConnection } from './prepared-sqlite.js';

const PAUSE_MS = 20;
/** 32 MB: what is written without a pause leaves `WalCheckpoints` no moment to begin the log anew, so the writer does. */
const MOST_WAL_PAGES = 8000;
/** What a transaction of 50 bookings reads and changes, of a database of any size; 2 MB by default. */
const WRITER_CACHE_KB = 16_000;

/** Opens the file twice: to read and to write. What fails halfway leaves no connection open. */
export async function openSqlite(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
): Promise<[reader: DataSource, writer: DataSource]> {
  const writer = await openPrepared(address, entities, async (connection) => {
    // Before anything is written.
    await refuseOtherVersion(connection);
    await switchToWal(connection);
    // A committed booking survives a power cut.
    await connection.query('PRAGMA synchronous = FULL');
    await connection.query(`PRAGMA wal_autocheckpoint = ${MOST_WAL_PAGES}`);
    // Otherwise changed pages go to the log several times in one transaction, and what could be taken back to a file.
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

/** One more connection that cannot write. */
function openSqliteReader(address: DatabaseAddress, entities: readonly EntityClass[]): Promise<DataSource> {
  return openPrepared(address, entities, (connection) => connection.query('PRAGMA query_only = ON'));
}

/** A connection for long reads: together they occupy one thread of the pool. */
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
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  prepare: (connection: DataSource) => Promise<unknown>,
): Promise<DataSource> {
  const connection = await createDataSource(address, entities).initialize();
  try {
    await prepare(connection);
    return connection;
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}

/**
 * Lets SQLite count what its tables hold, where that has changed much: without it, a list in the order of its classes
 * goes through all bookings. It looks at a sample, and the next start does what could not be done now.
 */
async function gatherStatistics(connection: DataSource): Promise<void> {
  try {
    await connection.query('PRAGMA optimize = 0x10002');
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/**
 * The one statement the busy timeout does not hold for: while another connection writes, or makes this very switch,
 * SQLite refuses at once. Two servers that start together on a new file meet here.
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
