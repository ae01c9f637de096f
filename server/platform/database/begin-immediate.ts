import type { QueryRunner } from 'typeorm';

/**
 * Begins a SQLite transaction as a writer. TypeORM's own BEGIN takes a read lock, and its upgrade to a write lock fails
 * at once while another process writes; BEGIN IMMEDIATE waits (busy_timeout). Sets the same fields as
 * startTransaction, so that commit and rollback work as usual.
 */
export async function beginImmediate(runner: QueryRunner): Promise<void> {
  await runner.query('BEGIN IMMEDIATE');
  Reflect.set(runner, 'isTransactionActive', true);
  Reflect.set(runner, 'transactionDepth', 1);
}
