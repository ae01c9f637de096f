import type { QueryRunner } from 'typeorm';

/**
 * Rolls back without hiding the original error. SQLite may already have rolled back, for example on a full disk, and then
 * rejects the statement; on a lost connection PostgreSQL rolls back by itself.
 */
export async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    // On SQLite the next transaction uses the same runner.
    Reflect.set(runner, 'isTransactionActive', false);
    Reflect.set(runner, 'transactionDepth', 0);
  }
}
