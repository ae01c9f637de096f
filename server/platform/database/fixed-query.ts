import type { DataSource, EntityManager, ObjectLiteral, QueryBuilder } from 'typeorm';
import { keepPrepared } from './kept-statements.js';

interface Made {
  sql: string;
  fixed: ObjectLiteral;
}

/**
 * Runs a change in its transaction. TypeORM counts for SQLite only when the text begins with INSERT, UPDATE or DELETE.
 * @returns how many rows it met
 */
export async function affectedBy(
  { queryRunner }: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<number> {
  if (!queryRunner) throw new Error('outside a transaction');
  const { affected } = await queryRunner.query(sql, parameters, true);
  if (affected === undefined) throw new Error(`nothing counted by ${sql}`);
  return affected;
}

export interface FixedQueryOptions {
  /** Of the statement, for a limit that comes with each run: TypeORM takes only a number. */
  ending?: 'LIMIT :limit';
  /**
   * PostgreSQL keeps it prepared as well. For what guests read again and again: a plan that is kept may be the wrong one
   * where values differ much or tables grow fast.
   */
  isKeptPrepared?: boolean;
}

/** A query built once for each data source, for hot paths where building it takes longer than running it. */
export class FixedQuery<Row = never> {
  private readonly known = new WeakMap<DataSource, Made>();

  /** @param build names the parameters that come with each run, `:id`, without setting them */
  constructor(
    private readonly build: (manager: EntityManager) => QueryBuilder<ObjectLiteral>,
    private readonly options: FixedQueryOptions = {},
  ) {}

  /** @returns the rows under the names that the query selects */
  run(manager: EntityManager, values: ObjectLiteral): Promise<Row[]> {
    return manager.query<Row[]>(...this.statement(manager, values));
  }

  /** Only within a transaction. @returns the number of rows changed */
  affected(manager: EntityManager, values: ObjectLiteral): Promise<number> {
    return affectedBy(manager, ...this.statement(manager, values));
  }

  private statement({ connection }: EntityManager, values: ObjectLiteral): [string, unknown[]] {
    const { ending, isKeptPrepared } = this.options;
    const isKept = isKeptPrepared && connection.options.type === 'postgres';
    let made = this.known.get(connection);
    if (!made) {
      const query = this.build(connection.manager);
      const sql = [query.getQuery(), ending].filter(Boolean).join(' ');
      made = { sql: isKept ? withArrays(sql) : sql, fixed: query.getParameters() };
      this.known.set(connection, made);
    }
    const { driver } = connection;
    const statement = driver.escapeQueryWithParameters(made.sql, { ...made.fixed, ...values }, {});
    if (isKept) keepPrepared(statement[0]);
    return statement;
  }
}

/** The same text for a list of any length: PostgreSQL takes it as one value. */
function withArrays(sql: string): string {
  return sql.replace(/ IN \(:\.\.\.(\w+)\)/g, ' = ANY(:$1)');
}
