import { setTimeout as sleep } from 'node:timers/promises';
import { PreparedConnection } from './prepared-sqlite.js';

/** From a commit to the checkpoint, which those that follow meanwhile share. */
const PAUSE_MS = 200;
/** Copies what no reader still needs, and keeps neither readers nor the writer waiting. */
const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';

/**
 * Copies committed pages from SQLite's write-ahead log into the file, on a connection and a thread of its own. Left to
 * itself the writer does so within the commit that finds the log long, and everybody's bookings wait for it. SQLite
 * before 3.51.3 could lose pages that way, when another connection began the log anew meanwhile.
 */
export class WalCheckpoints {
  private connection: Promise<PreparedConnection> | undefined;
  private running: Promise<void> | undefined;
  private isDue = false;
  private readonly closing = new AbortController();

  constructor(private readonly path: string) {}

  /** Says that something was committed. */
  committed(): void {
    this.isDue = true;
    this.running ??= this.run();
  }

  /** Leaves what is not copied yet to SQLite, which does it when the last connection closes. */
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
      // The next one does what this one could not. Where none can, for a disk that is full, the writer fails before long.
      await this.checkpoint().catch(() => undefined);
    }
    this.running = undefined;
  }

  /** @returns false where it was closed meanwhile */
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
    const connection = new PreparedConnection(path, (error) => {
      if (error) reject(error);
      else resolve(connection);
    });
  });
}
