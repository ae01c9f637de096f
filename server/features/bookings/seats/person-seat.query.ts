import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../../platform/database/fixed-query.js';
import { BookingEntity } from '../booking.entity.js';
import type { PersonSeat } from './seat-decision.rules.js';

/** Must match the condition of the unique index on class and attendee. */
const IS_HELD = `"booking"."booking_status" <> 'cancelled'`;

const IN_CLASS = new FixedQuery<{ id: string }>((manager) =>
  manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .where('booking.classInstanceId = :classInstanceId AND booking.attendeeKey = :attendeeKey')
    .andWhere(`${IS_HELD} AND booking.id <> :exceptBookingId`),
);

/** Whether the person has a seat in the class by another booking than this one. */
export async function isBooked(
  manager: EntityManager,
  seat: PersonSeat,
  exceptBookingId: string,
): Promise<boolean> {
  return (await IN_CLASS.run(manager, { ...seat, exceptBookingId })).length > 0;
}

/** Returns those of the seats that are taken, with one index lookup each. */
export async function readTakenSeats(
  manager: EntityManager,
  seats: readonly PersonSeat[],
): Promise<PersonSeat[]> {
  if (seats.length === 0) return [];
  const pairs = seats.map((_, index) => `($${index * 2 + 1}, $${index * 2 + 2})`);
  // Both databases number parameters, and name the columns of VALUES like this.
  const sql = `SELECT "booking"."class_instance_id" AS "classInstanceId", "booking"."attendee_key" AS "attendeeKey"
    FROM (VALUES ${pairs.join(', ')}) AS "asked" JOIN "booking"
      ON "booking"."class_instance_id" = "asked"."column1" AND "booking"."attendee_key" = "asked"."column2"
    WHERE ${IS_HELD}`;
  return manager.query<PersonSeat[]>(
    sql,
    seats.flatMap(({ classInstanceId, attendeeKey }) => [classInstanceId, attendeeKey]),
  );
}
