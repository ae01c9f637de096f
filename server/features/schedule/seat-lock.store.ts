import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { ClassInstanceEntity } from './class-instance.entity.js';

/**
 * Lets one booking of a class at a time look at its seats and take one, whatever the number of requests, processes or
 * servers. A write to the class's row, the first statement of the booking's transaction, holds the row on PostgreSQL
 * and the whole file on SQLite until the commit (docs/locking.md). A collaborator of its own, so that a test can take
 * it away and show the race.
 */
export interface SeatGuard {
  /** @returns false when there is no such class */
  lock(manager: EntityManager, classInstanceId: string): Promise<boolean>;
}

const LOCK = new FixedQuery((manager) =>
  manager
    .createQueryBuilder()
    .update(ClassInstanceEntity)
    .set({ version: () => 'version' })
    .where('id = :id'),
);

export const rowLock: SeatGuard = {
  lock: async (manager, id) => (await LOCK.affected(manager, { id })) !== 0,
};
