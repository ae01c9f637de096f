import type { World } from './world.js';

/** The steps in which the database takes a statement; of a few rows PostgreSQL would read all, so it may not. */
export async function planOf(
  { kind, database }: World,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string[]> {
  if (kind === 'sqlite') {
    // On a connection of its own: this one would keep on seeing what was there when it was asked for a plan.
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

/** Those of them that go through a whole table, and not by an index. */
export function scansOf(plan: readonly string[]): string[] {
  return plan.filter((line) => /^SCAN (?!CONSTANT)|Seq Scan/.test(line));
}
