import type { EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

/**
 * Holds bookings until the transaction ends, in the order of their ids, so that of two who want the same ones none waits
 * for the other. On SQLite, where a transaction has the whole file to itself, there is nothing to do.
 */
export async function lockBookings(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (manager.connection.options.type !== 'postgres' || ids.length === 0) return;
  await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .where('booking.id IN (:...ids)', { ids: [...ids] })
    .orderBy('booking.id')
    .setLock('for_no_key_update')
    .getRawMany();
}

/** Holds the bookings of students in the same way; the students are held already, so that none is added. */
export async function lockBookingsOf(manager: EntityManager, studentIds: readonly string[]): Promise<void> {
  if (manager.connection.options.type !== 'postgres') return;
  await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .where('booking.studentId IN (:...studentIds)', { studentIds: [...studentIds] })
    .orderBy('booking.id')
    .setLock('for_no_key_update')
    .getRawMany();
}

/** Where bookings are, as far as they exist. */
export async function readClassIds(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('DISTINCT booking.classInstanceId', 'id')
    .where('booking.id IN (:...ids)', { ids: [...ids] })
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}
