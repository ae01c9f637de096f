import type { EntityManager } from 'typeorm';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { ConcurrentChange } from '../../platform/database/versioned.js';
import { lockStudentAgainstMerge } from '../students/student-lock.store.js';
import { BookingEntity } from './booking.entity.js';

/**
 * Locks bookings until the end of the transaction, in the order of their ids to prevent deadlocks. Does nothing on
 * SQLite, where a transaction has exclusive access.
 * @param column 'studentId' for the bookings of students whom the caller has locked, so that no booking is added
 */
export async function lockBookings(
  manager: EntityManager,
  ids: readonly string[],
  column: 'id' | 'studentId' = 'id',
): Promise<void> {
  if (!isPostgres(manager.connection) || ids.length === 0) return;
  await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .where(`booking.${column} IN (:...ids)`, { ids: [...ids] })
    .orderBy('booking.id')
    .setLock('for_no_key_update')
    .getRawMany();
}

/**
 * Prevents a merge of a booking's student until the end of the transaction. Throws CONFLICT if a merge has moved the
 * booking to another student since it was read.
 */
export async function lockStudentOf(
  manager: EntityManager,
  { id, studentId }: Pick<BookingEntity, 'id' | 'studentId'>,
): Promise<void> {
  await lockStudentAgainstMerge(manager, studentId);
  const isUnchanged = await manager.existsBy(BookingEntity, { id, studentId });
  if (!isUnchanged) throw new ConcurrentChange();
}

/** The ids of the classes of those bookings that exist. */
export async function readClassIds(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('DISTINCT booking.classInstanceId', 'id')
    .where('booking.id IN (:...ids)', { ids: [...ids] })
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}
