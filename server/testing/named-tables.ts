import { StatementLog, statementsOf } from './statement-log.js';
import type { World } from './world.js';

/** The tables that are named in the SQL of `work`. A commit before it invalidates all caches. */
export async function tablesNamedBy(
  world: World,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { database } = world;
  const aside = StatementLog.of(await database.readLong(() => Promise.resolve(database.reader)));
  const sql = [...(await statementsOf(world, work)), ...aside.statements.map((statement) => statement.sql)];
  // Skips columns, which follow a table and a dot.
  const words = new Set(sql.flatMap((text) => text.match(/(?<!\."?)\b\w+/g) ?? []));
  return tables.filter((table) => words.has(table));
}
