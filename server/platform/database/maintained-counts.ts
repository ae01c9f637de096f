import type { DataSource, EntityManager } from 'typeorm';
import { isPostgres } from './is-postgres.js';

/** Row counts that triggers maintain in the table `kept_count` (docs/decisions/kept-counts.md). */
export const MAINTAINED_COUNTS = [
  { name: 'student', sql: 'SELECT COUNT(*) FROM "student" WHERE "deleted_at" IS NULL' },
  { name: 'booking', sql: 'SELECT COUNT(*) FROM "booking"' },
  { name: 'cancelledBooking', sql: `SELECT COUNT(*) FROM "booking" WHERE "booking_status" = 'cancelled'` },
  { name: 'account', sql: 'SELECT COUNT(*) FROM "account"' },
] as const;

export type MaintainedCount = (typeof MAINTAINED_COUNTS)[number]['name'];

/** SQL of a maintained count, for use as a selected column. */
export function maintainedCountSql(name: MaintainedCount): string {
  return `(SELECT COALESCE(SUM("total"), 0) FROM "kept_count" WHERE "name" = '${name}')`;
}

/** The number of rows, without a scan. */
export async function readMaintainedCount(manager: EntityManager, name: MaintainedCount): Promise<number> {
  const [row] = await manager.query<{ total: number | string }[]>(
    `SELECT ${maintainedCountSql(name)} AS "total"`,
  );
  return Number(row?.total ?? 0);
}

/** Recounts all rows, for use after the triggers were off. Writes to these tables wait meanwhile. */
export async function recountRows(source: DataSource): Promise<void> {
  await source.transaction(async (manager) => {
    if (isPostgres(source))
      await manager.query('LOCK TABLE "student", "booking", "account" IN SHARE ROW EXCLUSIVE MODE');
    await manager.query('DELETE FROM "kept_count"');
    for (const { name, sql } of MAINTAINED_COUNTS)
      await manager.query(
        `INSERT INTO "kept_count" ("name", "shard", "total") VALUES ('${name}', 0, (${sql}))`,
      );
  });
}
