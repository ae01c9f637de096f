import { setTimeout as sleep } from 'node:timers/promises';
import { PreparedConnection } from './prepared-sqlite.js';

/** From a commit to the checkpoint, which those that follow meanwhile share. */
const PAUSE_MS = 200;
/** Copies what no reader still needs, and keeps neither readers nor the writer waiting. */
const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';

/**
 * Copies committed pages from SQLite's write-ahead log into the file, on a connection and a thread of its own. Left to
 * itself the writer does so within the commit that finds the log long, and everybody's bookings wait for it.
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
    const { signal } = this.closing;
    while (this.isDue && !signal.aborted) {
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) break;
      this.isDue = false;
      // The next one does what this one could not; where none can, the writer's own tells why.
      await this.checkpoint().catch(() => undefined);
    }
    this.running = undefined;
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
