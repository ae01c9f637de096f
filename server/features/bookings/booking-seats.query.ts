import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from './booking.entity.js';
import { SEAT_TAKING_STATUSES } from './booking.rules.js';

/**
 * The SQL twin of `takesSeat`: a subquery that counts the taken seats of one class.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function takenSeats<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): string {
  const statuses = SEAT_TAKING_STATUSES.map((status) => `'${status}'`).join(', ');
  return query
    .subQuery()
    .select('COUNT(*)')
    .from(BookingEntity, 'seat')
    .where(`seat.classInstanceId = ${classInstanceId}`)
    .andWhere(`seat.bookingStatus IN (${statuses})`)
    .getQuery();
}
