import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { beginImmediate } from './begin-immediate.js';
import type { Work } from './database.js';
import { rollBack } from './roll-back.js';

/** Limits of a group: units of work, and time after which no further one begins in it. */
const MAX_WORKS = 64;
const LONGEST_MS = 50;

/** Settles the promise of a unit of work. */
type Settle = () => void;

interface Turn {
  run: (manager: EntityManager) => Promise<Settle>;
  fail: (error: unknown) => void;
  /** Runs in a transaction that it does not share. */
  isAlone: boolean;
}

/**
 * Group commit: runs units of work one after the other on SQLite's writing connection. Those that wait when a
 * transaction begins share it and its one disk write, which takes longer than most of them. Each is rolled back to a
 * savepoint when it fails. No promise is settled before the commit, not even a rejected one, because the rejection may
 * depend on uncommitted rows of the same transaction. When the whole transaction fails, each unit runs again in a
 * transaction of its own, so that only the failing unit of work is rejected.
 */
export class GroupCommit {
  private readonly turns: Turn[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly writer: DataSource) {}

  /** Number of units of work that have not begun. */
  get waiting(): number {
    return this.turns.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    const ended = new Promise<T>((resolve, fail) => {
      const run = async (manager: EntityManager): Promise<Settle> => {
        const result = await work(manager);
        return () => resolve(result);
      };
      this.turns.push({ run, fail, isAlone: false });
    });
    this.running ??= this.runAll();
    return ended;
  }

  /** Resolves when the queue is empty. */
  async ended(): Promise<void> {
    await this.running;
  }

  private async runAll(): Promise<void> {
    while (this.turns.length > 0) await this.runGroup(this.writer.createQueryRunner());
    this.running = undefined;
  }

  private async runGroup(runner: QueryRunner): Promise<void> {
    try {
      await beginImmediate(runner);
    } catch (error) {
      // They have all waited for the lock until its timeout.
      for (const { fail } of this.turns.splice(0, MAX_WORKS)) fail(error);
      return;
    }
    const latest = performance.now() + LONGEST_MS;
    const group: { turn: Turn; settle: Settle }[] = [];
    for (const turn of this.share()) {
      const settle = await runWithin(runner, turn, group.length > 0);
      if (!runner.isTransactionActive) {
        this.runAlone(group.map((member) => member.turn));
        settle();
        return;
      }
      group.push({ turn, settle });
      if (performance.now() > latest) break;
    }
    try {
      await runner.commitTransaction();
    } catch (error) {
      await rollBack(runner);
      if (group.length > 1) this.runAlone(group.map((member) => member.turn));
      else group[0]?.turn.fail(error);
      return;
    }
    for (const { settle } of group) settle();
  }

  /** Takes the units that wait now from the queue, one at a time. */
  private *share(): Generator<Turn, void> {
    const places = this.turns[0]?.isAlone ? 1 : Math.min(this.turns.length, MAX_WORKS);
    for (let taken = 0; taken < places; taken += 1) {
      const turn = this.turns.shift();
      if (turn) yield turn;
    }
  }

  private runAlone(turns: readonly Turn[]): void {
    this.turns.unshift(...turns.map((turn) => ({ ...turn, isAlone: true })));
  }
}

/**
 * Runs a unit of work in the open transaction. On failure rolls back to its savepoint, or, for the first unit, the
 * whole transaction.
 */
async function runWithin(runner: QueryRunner, turn: Turn, isAfterOthers: boolean): Promise<Settle> {
  try {
    // In an open transaction TypeORM makes these a savepoint and its release.
    if (isAfterOthers) await runner.startTransaction();
    const settle = await turn.run(runner.manager);
    if (isAfterOthers) await runner.commitTransaction();
    return settle;
  } catch (error) {
    await rollBack(runner);
    return () => turn.fail(error);
  }
}
