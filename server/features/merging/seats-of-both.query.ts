import { In, type EntityManager } from 'typeorm';
import { bookingOf, bookingQuery } from '../bookings/list/booking-list.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { seatTakenBy } from '../schedule/seats/seat.query.js';
import { MAX_SHARED_SEATS } from './merge.constants.js';
import type { SharedSeat } from './student-merge.type.js';

/** The classes in which both students have a seat, with the bookings, in two statements. */
export async function readSeatsOfBoth(
  manager: EntityManager,
  oneId: string,
  otherId: string,
): Promise<SharedSeat[]> {
  const pairs = await manager
    .createQueryBuilder(BookingEntity, 'one')
    .innerJoin(BookingEntity, 'other', 'other.classInstanceId = one.classInstanceId')
    .select('one.id', 'one')
    .addSelect('other.id', 'other')
    .where('one.studentId = :oneId AND other.studentId = :otherId', { oneId, otherId })
    .andWhere(seatTakenBy('one'))
    .andWhere(seatTakenBy('other'))
    .orderBy('one.id')
    .addOrderBy('other.id')
    .limit(MAX_SHARED_SEATS)
    .getRawMany<{ one: string; other: string }>();
  if (pairs.length === 0) return [];
  const ids = pairs.flatMap(({ one, other }) => [one, other]);
  const rows = await bookingQuery(manager)
    .where({ id: In(ids) })
    .getMany();
  const bookings = new Map(rows.map((row) => [row.id, bookingOf(row)]));
  return pairs.flatMap(({ one: oneBooking, other: otherBooking }) => {
    const one = bookings.get(oneBooking);
    const other = bookings.get(otherBooking);
    return one && other ? [{ one, other }] : [];
  });
}
