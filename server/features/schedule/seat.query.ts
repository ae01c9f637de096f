import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
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
