import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { beginImmediate } from './begin-immediate.js';
import { refuseOtherVersion } from './refuse-other-version.js';
import { requireUtf8 } from './require-utf8.js';
import { rollBack } from './roll-back.js';

// An arbitrary number, the same in every process.
const MIGRATION_LOCK = 7_316_402_115;

/**
 * Runs the pending migrations in one transaction under a lock, so that two processes that start together run them once.
 * @returns the number of migrations that ran
 * @throws OperatorError on PostgreSQL, when another version has migrated the database or it is not in UTF8
 */
export async function migrate(dataSource: DataSource): Promise<number> {
  const runner = dataSource.createQueryRunner();
  const isSqlite = dataSource.options.type === 'sqlite';
  await runner.connect();
  try {
    return await (isSqlite ? migrateSqlite(dataSource, runner) : migratePostgres(dataSource, runner));
  } finally {
    if (!isSqlite) await runner.release();
  }
}

async function migratePostgres(dataSource: DataSource, runner: QueryRunner): Promise<number> {
  await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    if (dataSource.options.type === 'postgres')
      await requireUtf8(dataSource.options.url ?? '', dataSource, runner);
    await refuseOtherVersion(dataSource, runner);
    await runner.startTransaction();
    return await runPending(dataSource, runner);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function migrateSqlite(dataSource: DataSource, runner: QueryRunner): Promise<number> {
  // Rebuilding a table breaks its references for a moment; they are checked before the commit.
  await runner.query('PRAGMA foreign_keys = OFF');
  // Building an index may sort more than fits into memory.
  await runner.query('PRAGMA temp_store = FILE');
  try {
    await beginImmediate(runner);
    const ran = await runPending(dataSource, runner);
    // Here, because nothing is prepared yet: statistics that the next connection gathers would change this one's schema.
    if (ran > 0) await runner.query('PRAGMA optimize = 0x10002');
    return ran;
  } finally {
    await runner.query('PRAGMA temp_store = MEMORY');
    await runner.query('PRAGMA foreign_keys = ON');
  }
}

async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<number> {
  try {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    const ran = await executor.executePendingMigrations();
    // Only after a migration, because it reads every row; `npm run doctor` does it at any time.
    if (ran.length > 0 && dataSource.options.type === 'sqlite') {
      const broken: unknown = await runner.query('PRAGMA foreign_key_check');
      if (Array.isArray(broken) && broken.length > 0)
        throw new Error('a migration leaves rows without their parent');
    }
    await runner.commitTransaction();
    return ran.length;
  } catch (error) {
    await rollBack(runner);
    throw error;
  }
}
