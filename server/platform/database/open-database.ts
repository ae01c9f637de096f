import type { Logger } from 'pino';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass, PoolOptions } from './data-source.js';
import type { Database } from './database.js';
import { startProblem } from './database-problem.js';
import { openPostgres } from './open-postgres.js';
import { openSqlite, openSqliteForLongReads } from './open-sqlite.js';
import { PostgresDatabase } from './postgres-database.js';
import { PostgresPulse } from './postgres-pulse.js';
import { SqliteDatabase } from './sqlite-database.js';

/** Connections for long reads on PostgreSQL. A further long read waits for one; guests do not. */
const ASIDE_POOL_SIZE = 2;

/**
 * Connects; does not migrate. A SQLite file of another version or program is left as it is.
 * @param log is told when PostgreSQL falls silent
 * @throws OperatorError that names the setting, where a setting is at fault
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
    return new SqliteDatabase(reader, writer, () => openSqliteForLongReads(address, entities));
  }
  const pulse = new PostgresPulse(address.url, log);
  const { applicationName, open: stream } = pulse;
  const pool = await openPostgres(address, entities, { applicationName, stream });
  const open = (options: PoolOptions) => () =>
    openPostgres(address, entities, { applicationName, stream, ...options });
  const openAside = open({ poolSize: ASIDE_POOL_SIZE });
  const openPatient = open({ poolSize: 1, isPatient: true });
  return new PostgresDatabase(pool, openAside, openPatient, pulse);
}
