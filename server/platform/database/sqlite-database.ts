import type { DataSource } from 'typeorm';
import { Database, type Work } from './database.js';
import { GroupCommit } from './group-commit.js';
import type { WalCheckpoints } from './wal-checkpoints.js';

/** SQLite: one writing connection whose transactions take turns, and a reading connection that cannot write. */
export class SqliteDatabase extends Database {
  private readonly turns: GroupCommit;
  private asideQueue: Promise<unknown> = Promise.resolve();

  constructor(
    reader: DataSource,
    writer: DataSource,
    openAside: () => Promise<DataSource>,
    private readonly checkpoints: WalCheckpoints,
  ) {
    super(reader, writer, openAside);
    this.turns = new GroupCommit(writer);
  }

  override get waiting(): number {
    return this.turns.waiting;
  }

  protected async runOnce<T>(work: Work<T>): Promise<T> {
    const result = await this.turns.run(work);
    this.checkpoints.committed();
    return result;
  }

  protected override takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.asideQueue.then(work);
    this.asideQueue = turn.catch(() => undefined);
    return turn;
  }

  /** Waits for queued transactions. */
  override async close(): Promise<void> {
    await this.turns.ended();
    await this.checkpoints.close();
    await super.close();
  }
}
