import type { DataSource, EntityManager, ObjectLiteral, QueryBuilder } from 'typeorm';
import { isPostgres } from './is-postgres.js';
import { prepareNamed } from './prepared-statements.js';

interface Made {
  sql: string;
  fixed: ObjectLiteral;
}

/**
 * Runs a change in its transaction. On SQLite the text must begin with INSERT, UPDATE or DELETE, or TypeORM counts no rows.
 * @returns the number of affected rows
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
  /** Appended to the statement, for a limit that differs per run: TypeORM's own limit takes only a number. */
  ending?: 'LIMIT :limit';
  /**
   * Also makes it a prepared statement on PostgreSQL. Only for frequent reads of guests: a cached plan may be a bad one
   * where values differ much or tables grow fast.
   */
  isPrepared?: boolean;
}

/** A query built once per data source, for hot paths where building takes longer than running. */
export class FixedQuery<Row = never> {
  private readonly known = new WeakMap<DataSource, Made>();

  /** @param build names the parameters of each run, such as `:id`, without setting them */
  constructor(
    private readonly build: (manager: EntityManager) => QueryBuilder<ObjectLiteral>,
    private readonly options: FixedQueryOptions = {},
  ) {}

  /** @returns the rows, by selected name */
  run(manager: EntityManager, values: ObjectLiteral): Promise<Row[]> {
    return manager.query<Row[]>(...this.statement(manager, values));
  }

  private statement({ connection }: EntityManager, values: ObjectLiteral): [string, unknown[]] {
    const { ending, isPrepared } = this.options;
    const isKept = isPrepared && isPostgres(connection);
    let made = this.known.get(connection);
    if (!made) {
      const query = this.build(connection.manager);
      const sql = [query.getQuery(), ending].filter(Boolean).join(' ');
      made = { sql: isKept ? withArrays(sql) : sql, fixed: query.getParameters() };
      this.known.set(connection, made);
    }
    const { driver } = connection;
    const statement = driver.escapeQueryWithParameters(made.sql, { ...made.fixed, ...values }, {});
    if (isKept) prepareNamed(statement[0]);
    return statement;
  }
}

/** Makes the text independent of a list's length: PostgreSQL takes an array as one parameter. */
function withArrays(sql: string): string {
  return sql.replace(/ IN \(:\.\.\.(\w+)\)/g, ' = ANY(:$1)');
}
