import { StatementLog, statementsOf } from './statement-log.js';
import type { World } from './world.js';

/** Those of the tables that the SQL of `work` names. No cache answers for the database: a commit comes before. */
export async function tablesNamedBy(
  world: World,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { database } = world;
  const aside = StatementLog.of(await database.readLong(() => Promise.resolve(database.reader)));
  const sql = [...(await statementsOf(world, work)), ...aside.statements.map((statement) => statement.sql)];
  // A column has its table before it.
  const words = new Set(sql.flatMap((text) => text.match(/(?<!\."?)\b\w+/g) ?? []));
  return tables.filter((table) => words.has(table));
}
