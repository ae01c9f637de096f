import type { DataSource, Logger } from 'typeorm';

/** Records the SQL of a data source. */
export class StatementLog implements Logger {
  readonly statements: { sql: string; parameters: unknown[] }[] = [];

  static of(dataSource: DataSource): StatementLog {
    const log = new StatementLog();
    dataSource.logger = log;
    return log;
  }

  /** How many statements `work` sends. */
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
