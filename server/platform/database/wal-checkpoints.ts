import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '../validation/is-record.js';
import { PreparedConnection } from './prepared-sqlite.js';

/** From a commit to its checkpoint, which also covers later commits. */
const PAUSE_MS = 200;
/** Copies as much as it can without blocking readers or the writer. */
const PASSIVE = 'PRAGMA wal_checkpoint(PASSIVE)';
/** Waits for readers and the writer, and copies everything. */
const COMPLETE = 'PRAGMA wal_checkpoint(TRUNCATE)';

/**
 * Copies committed pages from SQLite's write-ahead log into the file, on a separate connection and thread. By default the
 * writer does so in the commit that exceeds the log's size limit, and all bookings wait for it. Before SQLite 3.51.3 such
 * a checkpoint could also lose pages, when another connection restarted the log meanwhile.
 */
export class WalCheckpoints {
  private connection: Promise<PreparedConnection> | undefined;
  private running: Promise<void> | undefined;
  private isDue = false;
  private readonly closing = new AbortController();

  /** Connects at once: a connection that is made after the log was removed from its folder does not find it. */
  constructor(private readonly path: string) {
    this.connect().catch(() => undefined);
  }

  /** Schedules a checkpoint after a commit. */
  committed(): void {
    this.isDue = true;
    this.running ??= this.run();
  }

  /** Copies all committed pages, so that nothing is lost without the log. */
  async complete(): Promise<void> {
    do {
      const rows = await this.checkpoint(COMPLETE).catch(() => []);
      if (rows.some((row) => isRecord(row) && row.busy === 0)) return;
    } while (await this.pause());
  }

  /** SQLite itself copies the remaining pages when the last connection closes. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
    const connection = await this.connection?.catch(() => undefined);
    await new Promise<void>((resolve) => {
      if (connection) connection.close(() => resolve());
      else resolve();
    });
  }

  private async run(): Promise<void> {
    while (this.isDue && (await this.pause())) {
      this.isDue = false;
      // A failed checkpoint is retried by the next one. If all fail, as on a full disk, the writer soon fails too.
      await this.checkpoint(PASSIVE).catch(() => undefined);
    }
    this.running = undefined;
  }

  /** @returns false if `close` was called meanwhile */
  private pause(): Promise<boolean> {
    const { signal } = this.closing;
    return sleep(PAUSE_MS, true, { signal, ref: false }).catch(() => false);
  }

  private async checkpoint(how: string): Promise<unknown[]> {
    return query(await this.connect(), how);
  }

  private connect(): Promise<PreparedConnection> {
    this.connection ??= open(this.path).catch((error: unknown) => {
      this.connection = undefined;
      throw error;
    });
    return this.connection;
  }
}

/** With the log, which SQLite opens at the first statement. */
async function open(path: string): Promise<PreparedConnection> {
  const connection = await new Promise<PreparedConnection>((resolve, reject) => {
    const opened = (error: Error | null): void => {
      if (error) reject(error);
      else resolve(made);
    };
    // Where the file is missing, another one must not take its place.
    const made = new PreparedConnection(path, opened, { mayCreate: false });
  });
  await query(connection, 'SELECT 1 FROM sqlite_master LIMIT 1');
  return connection;
}

function query(connection: PreparedConnection, sql: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    connection.all(sql, [], (error, rows = []) => {
      if (error) reject(error);
      else resolve(rows);
    });
  });
}
