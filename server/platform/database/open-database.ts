import type { Logger } from 'pino';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass } from './data-source.js';
import type { Database } from './database.js';
import { explained } from './database-problem.js';
import { openSqlite, openSqliteForLongReads } from './open-sqlite.js';
import { OpenedFile } from './opened-file.js';
import { SqliteDatabase } from './sqlite-database.js';
import { WalCheckpoints } from './wal-checkpoints.js';

/**
 * Connects; does not migrate. A SQLite file of another version or program is left unchanged.
 * @param log gets an error when PostgreSQL stops responding, or when the file of SQLite is replaced
 * @throws OperatorError if the operator can fix the problem
 */
export function openDatabase(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  return explained(address, () => connect(address, entities, log));
}

async function connect(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  if (address.kind === 'sqlite') {
    const [reader, writer] = await openSqlite(address, entities);
    const openLongReads = () => openSqliteForLongReads(address, entities);
    return new SqliteDatabase(reader, writer, openLongReads, {
      checkpoints: new WalCheckpoints(address.path),
      file: new OpenedFile(address.path),
      log,
    });
  }
  // Loaded on demand: the driver takes a tenth of the start-up time.
  const { connectPostgres } = await import('./postgres-database.js');
  return connectPostgres(address, entities, log);
}
