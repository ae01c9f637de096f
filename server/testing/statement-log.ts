import type { DataSource, Logger } from 'typeorm';
import type { World } from './world.js';

/** Records the SQL of a data source. */
export class StatementLog implements Logger {
  readonly statements: { sql: string; parameters: unknown[] }[] = [];

  static of(dataSource: DataSource): StatementLog {
    const log = new StatementLog();
    dataSource.logger = log;
    return log;
  }

  /** The number of statements that `work` sends. */
  async count(work: () => Promise<unknown>): Promise<number> {
    const before = this.statements.length;
    await work();
    return this.statements.length - before;
  }

  logQuery(sql: string, parameters: unknown[] = []): void {
    this.statements.push({ sql, parameters });
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** The SQL of all reads and writes while `work` runs. */
export async function statementsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const { database } = world;
  const writer = await database.transaction(world.guest(), ({ connection }) => Promise.resolve(connection));
  const logs = [...new Set([database.reader, writer])].map((source) => StatementLog.of(source));
  await work();
  return logs.flatMap(({ statements }) => statements.map(({ sql }) => sql));
}
