import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Database, type Work } from './database.js';
import { GroupCommit } from './group-commit.js';
import type { FileState, OpenedFile } from './opened-file.js';
import type { WalCheckpoints } from './wal-checkpoints.js';

interface Parts {
  checkpoints: WalCheckpoints;
  file: OpenedFile;
  log?: Logger | undefined;
}

/** What is written to a file that is missing or was replaced, or to a log without its file, would be lost. */
class DatabaseReplaced extends Error {
  readonly code = 'DATABASE_REPLACED';
}

/** SQLite: one writing connection whose transactions take turns, and a reading connection that cannot write. */
export class SqliteDatabase extends Database {
  private readonly turns: GroupCommit;
  private loggedState: FileState = 'present';
  private asideQueue: Promise<unknown> = Promise.resolve();

  constructor(
    reader: DataSource,
    writer: DataSource,
    openLongReads: () => Promise<DataSource>,
    private readonly parts: Parts,
  ) {
    super(reader, writer, openLongReads);
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
    const state = this.parts.file.state();
    if (state !== this.loggedState) {
      this.logState(state);
      // The open log still has the latest commits.
      if (state === 'withoutLog') void this.parts.checkpoints.complete();
    }
    this.loggedState = state;
    return state !== 'present';
  }

  private logState(state: FileState): void {
    const { log } = this.parts;
    switch (state) {
      case 'present':
        log?.warn('the database file is back');
        break;
      case 'missing':
        log?.error('the database file is missing; nothing is written until it is back');
        break;
      case 'replaced':
        log?.error('the database file was replaced; nothing is written until a restart');
        break;
      case 'withoutLog':
        log?.error('the -wal file of the database was removed; nothing is written until a restart');
        break;
    }
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
