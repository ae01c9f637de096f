import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { ClassInstanceEntity } from './class-instance.entity.js';

/**
 * Lets one transaction at a time look at the seats of a class and take some, whatever the number of requests, processes
 * or servers (docs/locking.md). What it holds, it holds until the transaction ends. A collaborator of its own, so that a
 * test can take it away and show the race.
 */
export interface SeatGuard {
  /** Whether a class that one transaction holds is out of reach for others, so that a process need not even try. */
  readonly isExclusive: boolean;
  /** Waits for each class, in the order of their ids. @returns those that exist */
  lock(manager: EntityManager, classInstanceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Waits for none. @returns those that no other transaction holds; on SQLite, which reads nothing for it, all of them */
  lockFree(manager: EntityManager, classInstanceIds: readonly string[]): Promise<ReadonlySet<string>>;
}

type Lock = SeatGuard['lock'];

/** The rows are locked after they were sorted. References to a class, which other tables may write meanwhile, are not kept waiting. */
function lockRows(onLocked?: 'skip_locked'): Lock {
  const rows = new FixedQuery<{ id: string }>((manager) => {
    const query = manager
      .createQueryBuilder(ClassInstanceEntity, 'instance')
      .select('instance.id', 'id')
      .where('instance.id IN (:...ids)')
      .orderBy('instance.id');
    if (!hasRowLocks(manager)) return query;
    query.setLock('for_no_key_update');
    return onLocked ? query.setOnLocked(onLocked) : query;
  });
  return async (manager, ids) => {
    if (ids.length === 0) return new Set();
    return new Set((await rows.run(manager, { ids })).map(({ id }) => id));
  };
}

/** On SQLite a transaction has the whole file to itself from its beginning. */
const hasRowLocks = ({ connection }: EntityManager): boolean => connection.options.type === 'postgres';

const lockUnlocked = lockRows('skip_locked');
const lockFree: Lock = async (manager, ids) =>
  hasRowLocks(manager) ? lockUnlocked(manager, ids) : new Set(ids);

export const rowLock: SeatGuard = { isExclusive: true, lock: lockRows(), lockFree };
