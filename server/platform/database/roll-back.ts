import type { QueryRunner } from 'typeorm';

/**
 * Takes a transaction back without hiding why it failed. SQLite has done so by itself when, for example, the disk was
 * full, and then refuses a rollback; a lost PostgreSQL connection cannot roll back, and the server has done so.
 */
export async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    // On SQLite the next transaction has the same runner.
    Reflect.set(runner, 'isTransactionActive', false);
    Reflect.set(runner, 'transactionDepth', 0);
  }
}
