import type { QueryRunner } from 'typeorm';

/**
 * Begins a SQLite transaction as a writer. TypeORM itself begins one as a reader, and a reader that finds another
 * process writing fails at once when it wants to write too; BEGIN IMMEDIATE waits (busy_timeout). What
 * startTransaction would have noted is noted here, so that commit and rollback work as usual.
 */
export async function beginImmediate(runner: QueryRunner): Promise<void> {
  await runner.query('BEGIN IMMEDIATE');
  Reflect.set(runner, 'isTransactionActive', true);
  Reflect.set(runner, 'transactionDepth', 1);
}
