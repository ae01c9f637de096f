import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Database, type Work } from './database.js';
import { GroupCommit } from './group-commit.js';
import type { OpenedFile } from './opened-file.js';
import type { WalCheckpoints } from './wal-checkpoints.js';

interface Parts {
  checkpoints: WalCheckpoints;
  file: OpenedFile;
  log?: Logger | undefined;
}

/** What is written to a file that was replaced would be lost. */
class DatabaseReplaced extends Error {
  readonly code = 'DATABASE_REPLACED';
}

/** SQLite: one writing connection whose transactions take turns, and a reading connection that cannot write. */
export class SqliteDatabase extends Database {
  private readonly turns: GroupCommit;
  private isReplacementLogged = false;
  private asideQueue: Promise<unknown> = Promise.resolve();

  constructor(
    reader: DataSource,
    writer: DataSource,
    openAside: () => Promise<DataSource>,
    private readonly parts: Parts,
  ) {
    super(reader, writer, openAside);
    this.turns = new GroupCommit(writer);
  }

  override get waiting(): number {
    return this.turns.waiting;
  }

  protected async runOnce<T>(work: Work<T>): Promise<T> {
    if (this.isReplaced()) throw new DatabaseReplaced();
    const result = await this.turns.run(work);
    this.parts.checkpoints.committed();
    return result;
  }

  override isReplaced(): boolean {
    const { file, log } = this.parts;
    if (!file.isReplaced()) return false;
    if (!this.isReplacementLogged)
      log?.error('the database file was replaced; nothing is written until a restart');
    this.isReplacementLogged = true;
    return true;
  }

  protected override takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.asideQueue.then(work);
    this.asideQueue = turn.catch(() => undefined);
    return turn;
  }

  /** Waits for queued transactions. */
  override async close(): Promise<void> {
    await this.turns.ended();
    await this.parts.checkpoints.close();
    await super.close();
  }
}
