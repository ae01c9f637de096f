import type { EntityManager } from 'typeorm';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';

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

export const rowLock: SeatGuard = {
  async lock(manager, classInstanceId) {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ClassInstanceEntity)
      .set({ version: () => 'version' })
      .where({ id: classInstanceId })
      .execute();
    return affected !== 0;
  },
};
