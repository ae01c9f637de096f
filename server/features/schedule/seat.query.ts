import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SEAT_TAKING_STATUSES } from './seat.rules.js';

/** The table that seats are counted in. By name, since its entity is in bookings, which knows of the schedule. */
const BOOKING = 'booking';
const STATUSES = SEAT_TAKING_STATUSES.map((status) => `'${status}'`).join(', ');

/** `takesSeat` in SQL, for the booking of this alias. */
export function seatTakenBy(alias: string): string {
  return `${alias}.bookingStatus IN (${STATUSES})`;
}

/** The bookings that take a seat, under the alias `seat`, as a subquery that is yet to be narrowed. */
export function seatTakingBookings<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): SelectQueryBuilder<ObjectLiteral> {
  return query.subQuery().from(BOOKING, 'seat').where(seatTakenBy('seat'));
}

/** Which of some classes have a booking of any status. */
export async function classesWithBookings(
  manager: EntityManager,
  classInstanceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (classInstanceIds.length === 0) return new Set();
  const rows = await manager
    .createQueryBuilder()
    .select('booking.classInstanceId', 'id')
    .distinct(true)
    .from<{ classInstanceId: string }>(BOOKING, 'booking')
    .where('booking.classInstanceId IN (:...ids)', { ids: [...classInstanceIds] })
    .getRawMany<{ id: string }>();
  return new Set(rows.map(({ id }) => id));
}

/**
 * A subquery that counts the taken seats of one class.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function takenSeats<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): string {
  return seatTakingBookings(query)
    .select('COUNT(*)')
    .andWhere(`seat.classInstanceId = ${classInstanceId}`)
    .getQuery();
}
