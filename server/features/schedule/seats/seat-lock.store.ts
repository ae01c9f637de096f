import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../../platform/database/fixed-query.js';
import { isPostgres } from '../../../platform/database/is-postgres.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

/**
 * Serializes the transactions that check and take seats of a class, across requests, processes and servers
 * (docs/locking.md). Locks are held until the end of the transaction. A separate object, so that a test can replace it
 * to prove the race.
 */
export interface SeatGuard {
  /** Whether other transactions cannot lock a locked class, so that a process need not try. */
  readonly isExclusive: boolean;
  /** Waits for each class, in the order of their ids. @returns those that exist */
  lock(manager: EntityManager, classInstanceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Does not wait. @returns those that no other transaction has locked; on SQLite all of them, without reading */
  lockFree(manager: EntityManager, classInstanceIds: readonly string[]): Promise<ReadonlySet<string>>;
}

type Lock = SeatGuard['lock'];

/** Locks rows after sorting them, with a lock that does not block foreign key references from other tables. */
function lockRows(onLocked?: 'skip_locked'): Lock {
  const rows = new FixedQuery<{ id: string }>((manager) => {
    const query = manager
      .createQueryBuilder(ClassInstanceEntity, 'instance')
      .select('instance.id', 'id')
      .where('instance.id IN (:...ids)')
      .orderBy('instance.id');
    // On SQLite, a transaction has exclusive access from its start.
    if (!isPostgres(manager.connection)) return query;
    query.setLock('for_no_key_update');
    return onLocked ? query.setOnLocked(onLocked) : query;
  });
  return async (manager, ids) => {
    if (ids.length === 0) return new Set();
    return new Set((await rows.run(manager, { ids })).map(({ id }) => id));
  };
}

const lockUnlocked = lockRows('skip_locked');
const lockFree: Lock = async (manager, ids) =>
  isPostgres(manager.connection) ? lockUnlocked(manager, ids) : new Set(ids);

export const rowLock: SeatGuard = { isExclusive: true, lock: lockRows(), lockFree };
