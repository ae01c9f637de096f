import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sqlite3 from 'sqlite3';

declare module 'sqlite3' {
  /** SQLite's online backup; the package implements it but does not declare it. */
  interface Backup {
    readonly completed: boolean;
    step(pages: number, done: (error: Error | null) => void): void;
    finish(done: () => void): void;
  }
  interface Database {
    backup(path: string): Backup;
  }
}

export type SqliteValue = string | number | null;
export type SqliteRow = Record<string, SqliteValue>;

const MODES = {
  /** Reads a file that no process changes, even in a read-only folder. */
  still: sqlite3.OPEN_READONLY | sqlite3.OPEN_URI,
  /** Opens an existing file that may be in use. */
  live: sqlite3.OPEN_READWRITE,
  new: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
};
const WAIT_FOR_LOCK_MS = 10_000;
/** 400 KB, so that writers can use the disk in between. */
const PAGES_AT_ONCE = 100;

/** A SQLite file, accessed without TypeORM. */
export class SqliteFile {
  private constructor(private readonly connection: sqlite3.Database) {}

  static open(path: string, mode: keyof typeof MODES): Promise<SqliteFile> {
    const name = mode === 'still' ? `${pathToFileURL(path).href}?immutable=1` : path;
    return new Promise((resolve, reject) => {
      const connection = new sqlite3.Database(name, MODES[mode], (error) => {
        if (error) {
          reject(error);
          return;
        }
        connection.configure('busyTimeout', WAIT_FOR_LOCK_MS);
        resolve(new SqliteFile(connection));
      });
    });
  }

  all<Row = SqliteRow>(sql: string, parameters: readonly SqliteValue[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.connection.all<Row>(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
  }

  /** The first value of the first row. */
  async value(sql: string): Promise<SqliteValue | undefined> {
    const [row] = await this.all(sql);
    return row && Object.values(row)[0];
  }

  /** Makes statements fail at once instead of waiting for another connection's lock. */
  waitForNobody(): void {
    this.connection.configure('busyTimeout', 0);
  }

  /**
   * Copies the open transaction's snapshot page by page while others write. Without a transaction, each of their commits
   * would restart the copy.
   */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    const backup = this.connection.backup(path);
    try {
      while (!backup.completed) {
        signal?.throwIfAborted();
        await new Promise<void>((resolve, reject) => {
          backup.step(PAGES_AT_ONCE, (error) => (error ? reject(error) : resolve()));
        });
      }
    } finally {
      await new Promise<void>((resolve) => backup.finish(resolve));
    }
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.connection.close((error) => (error ? reject(error) : resolve()));
    });
  }
}

/** Opens the file, runs `work` and closes it. */
export async function withSqliteFile<T>(
  path: string,
  mode: keyof typeof MODES,
  work: (file: SqliteFile) => Promise<T>,
): Promise<T> {
  const file = await SqliteFile.open(path, mode);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Removes a database file, if it exists, with its -journal, -wal and -shm files. */
export async function removeSqliteFile(path: string): Promise<void> {
  await Promise.all(['', '-journal', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
}
