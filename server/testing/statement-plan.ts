import type { World } from './world.js';

/** The query plan of a statement. Sequential scans are off on PostgreSQL, which would prefer them for a few rows. */
export async function planOf(
  { kind, database }: World,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string[]> {
  if (kind === 'sqlite') {
    // On a separate connection, because the cached EXPLAIN would keep a snapshot open on this one.
    const rows = await database.readLong<{ detail: string }[]>(() =>
      database.reader.query(`EXPLAIN QUERY PLAN ${sql}`, parameters),
    );
    return rows.map(({ detail }) => detail);
  }
  return database.reader.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    const rows: { 'QUERY PLAN': string }[] = await manager.query(`EXPLAIN (COSTS OFF) ${sql}`, parameters);
    return rows.map((row) => row['QUERY PLAN']);
  });
}

/** The full table scans in a plan. */
export function scansOf(plan: readonly string[]): string[] {
  return plan.filter((line) => /^SCAN (?!CONSTANT)|Seq Scan/.test(line));
}
