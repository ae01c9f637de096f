import { setTimeout as sleep } from 'node:timers/promises';
import { PreparedConnection } from './prepared-sqlite.js';

/** From a commit to its checkpoint, which also covers later commits. */
const PAUSE_MS = 200;
/** PASSIVE copies as much as it can without blocking readers or the writer. */
const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';

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

  constructor(private readonly path: string) {}

  /** Schedules a checkpoint after a commit. */
  committed(): void {
    this.isDue = true;
    this.running ??= this.run();
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
      await this.checkpoint().catch(() => undefined);
    }
    this.running = undefined;
  }

  /** @returns false if `close` was called meanwhile */
  private pause(): Promise<boolean> {
    const { signal } = this.closing;
    return sleep(PAUSE_MS, true, { signal, ref: false }).catch(() => false);
  }

  private async checkpoint(): Promise<void> {
    this.connection ??= connect(this.path).catch((error: unknown) => {
      this.connection = undefined;
      throw error;
    });
    const connection = await this.connection;
    await new Promise<void>((resolve, reject) => {
      connection.all(CHECKPOINT, [], (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }
}

function connect(path: string): Promise<PreparedConnection> {
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null): void => {
      if (error) reject(error);
      else resolve(connection);
    };
    // Where the file is missing, another one must not take its place.
    const connection = new PreparedConnection(path, opened, { mayCreate: false });
  });
}
