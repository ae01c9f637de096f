import type { Logger } from 'pino';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass } from './data-source.js';
import type { Database } from './database.js';
import { startProblem } from './database-problem.js';
import { openSqlite, openSqliteForLongReads } from './open-sqlite.js';
import { SqliteDatabase } from './sqlite-database.js';
import { WalCheckpoints } from './wal-checkpoints.js';

/**
 * Connects; does not migrate. A SQLite file of another version or program is left unchanged.
 * @param log gets an error when PostgreSQL stops responding
 * @throws OperatorError that names the setting, if a setting is wrong
 */
export async function openDatabase(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  try {
    return await connect(address, entities, log);
  } catch (error) {
    throw startProblem(error, address) ?? error;
  }
}

async function connect(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  if (address.kind === 'sqlite') {
    const [reader, writer] = await openSqlite(address, entities);
    const openAside = () => openSqliteForLongReads(address, entities);
    return new SqliteDatabase(reader, writer, openAside, new WalCheckpoints(address.path));
  }
  // Loaded on demand: the driver takes a tenth of the start-up time.
  const { connectPostgres } = await import('./postgres-database.js');
  return connectPostgres(address, entities, log);
}
