import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { beginImmediate } from './begin-immediate.js';
import type { Work } from './database.js';
import { rollBack } from './roll-back.js';

/** Works that share a transaction at most, and how long a further one may begin in it. */
const MOST_WORKS = 64;
const LONGEST_MS = 50;

/** Tells whoever waits for a work how it ended. */
type Tell = () => void;

interface Turn {
  run: (manager: EntityManager) => Promise<Tell>;
  fail: (error: unknown) => void;
  /** Shares its transaction with nobody. */
  isAlone: boolean;
}

/**
 * Runs works one after the other on the writing connection of SQLite. Those that wait when a transaction begins share
 * it, and the one write to the disk at its end, which takes longer than most works. Each is taken back by itself when
 * it fails. Nobody is told anything before the commit, not even of a refusal: it may be due to what another work of the
 * transaction wrote. When a transaction is lost as a whole, its works run again, each alone, so that a fault meets
 * whoever it belongs to.
 */
export class GroupCommit {
  private readonly turns: Turn[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly writer: DataSource) {}

  /** Works that have not begun. */
  get waiting(): number {
    return this.turns.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    const ended = new Promise<T>((resolve, fail) => {
      const run = async (manager: EntityManager): Promise<Tell> => {
        const result = await work(manager);
        return () => resolve(result);
      };
      this.turns.push({ run, fail, isAlone: false });
    });
    this.running ??= this.runAll();
    return ended;
  }

  /** Until nothing waits. */
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
      // All of them have waited for it.
      for (const { fail } of this.turns.splice(0, MOST_WORKS)) fail(error);
      return;
    }
    const latest = performance.now() + LONGEST_MS;
    const group: { turn: Turn; tell: Tell }[] = [];
    for (const turn of this.share()) {
      const tell = await runWithin(runner, turn, group.length > 0);
      if (!runner.isTransactionActive) {
        this.runAlone(group.map((member) => member.turn));
        tell();
        return;
      }
      group.push({ turn, tell });
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
    for (const { tell } of group) tell();
  }

  /** Those that wait now, one at a time as they are asked for. */
  private *share(): Generator<Turn, void> {
    const places = this.turns[0]?.isAlone ? 1 : Math.min(this.turns.length, MOST_WORKS);
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
 * Runs a work in the open transaction and takes it back when it fails: to where it began, or, where nothing came
 * before it, with the transaction.
 */
async function runWithin(runner: QueryRunner, turn: Turn, isAfterOthers: boolean): Promise<Tell> {
  try {
    // Within a transaction these two are a savepoint and its release.
    if (isAfterOthers) await runner.startTransaction();
    const tell = await turn.run(runner.manager);
    if (isAfterOthers) await runner.commitTransaction();
    return tell;
  } catch (error) {
    await rollBack(runner);
    return () => turn.fail(error);
  }
}
