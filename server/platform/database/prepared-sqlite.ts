import sqlite3 from 'sqlite3';

/** More than there are distinct statements; an IN list has one per length. */
const MAX_STATEMENTS = 300;

type Handler = (this: sqlite3.RunResult, error: Error | null, rows?: unknown[]) => void;
type Run = (statement: sqlite3.Statement, handler: Handler) => void;

/**
 * A connection for TypeORM's driver that caches prepared statements. The driver's own connection prepares on every call,
 * which costs another trip to the thread pool, as long as most statements themselves.
 */
export class PreparedConnection {
  private readonly connection: sqlite3.Database;
  /** By SQL text, least recently used first. */
  private readonly statements = new Map<string, sqlite3.Statement>();
  private isClosing = false;

  constructor(path: string, opened: (error: Error | null) => void, { mayCreate = true } = {}) {
    const { OPEN_READWRITE, OPEN_CREATE, OPEN_FULLMUTEX } = sqlite3;
    const mode = OPEN_READWRITE | OPEN_FULLMUTEX | (mayCreate ? OPEN_CREATE : 0);
    this.connection = new sqlite3.Database(path, mode, opened);
  }

  /** TypeORM omits the parameters only for the pragmas that it sets when it connects. */
  run(sql: string, ...rest: [handler: Handler] | [parameters: unknown, handler: Handler]): void {
    if (rest.length === 1) this.connection.run(sql, rest[0]);
    else this.send(sql, rest[1], (statement, handler) => statement.run(rest[0] ?? [], handler));
  }

  all(sql: string, parameters: unknown, handler: Handler): void {
    this.send(sql, handler, (statement, done) => statement.all(parameters ?? [], done));
  }

  /** Runs one call at a time from now on, because concurrent calls would fill the thread pool while they wait. */
  serialize(): void {
    this.connection.serialize();
  }

  /** Cancels the running statement, which fails. */
  interrupt(): void {
    this.connection.interrupt();
  }

  close(closed: (error: Error | null) => void): void {
    this.isClosing = true;
    for (const [sql, statement] of this.statements) this.forget(sql, statement);
    this.connection.close(closed);
  }

  private send(sql: string, handler: Handler, run: Run): void {
    const known = this.statements.get(sql);
    if (known) {
      this.keep(sql, known);
      this.runKept(sql, known, handler, run);
      return;
    }
    const statement: sqlite3.Statement = this.connection.prepare(
      sql,
      function (this: sqlite3.RunResult, error: Error | null) {
        if (error) handler.call(this, error);
        else prepared();
      },
    );
    const prepared = (): void => {
      // Another call has prepared the same statement, or the connection is closing.
      const isSpare = this.isClosing || this.statements.has(sql);
      if (!isSpare) this.keep(sql, statement);
      this.runKept(sql, statement, handler, run);
      if (isSpare) statement.finalize();
    };
  }

  private runKept(sql: string, statement: sqlite3.Statement, handler: Handler, run: Run): void {
    const forget = (): void => this.forget(sql, statement);
    run(statement, function (error, rows) {
      // A failed statement could hold a lock until its next use.
      if (error) forget();
      handler.call(this, error, rows);
    });
  }

  private keep(sql: string, statement: sqlite3.Statement): void {
    this.statements.delete(sql);
    this.statements.set(sql, statement);
    const [oldest] = this.statements;
    if (this.statements.size > MAX_STATEMENTS && oldest) this.forget(...oldest);
  }

  /** Running calls finish first. */
  private forget(sql: string, statement: sqlite3.Statement): void {
    if (this.statements.get(sql) !== statement) return;
    this.statements.delete(sql);
    statement.finalize();
  }
}

/**
 * Stands in for the sqlite3 module. The real verbose() takes a stack trace per statement, slower than most statements.
 * @param mayCreate whether a missing file is created
 */
export function preparedSqlite({ mayCreate }: { mayCreate: boolean }) {
  class Connection extends PreparedConnection {
    constructor(path: string, opened: (error: Error | null) => void) {
      super(path, opened, { mayCreate });
    }
  }
  return { verbose: () => ({ Database: Connection }) };
}
