import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { SEAT_TAKING_STATUSES, type TakenSeats } from './seat.rules.js';

/** The tables that seats are counted in. By name, since their entities are in features that know of the schedule. */
const BOOKING = 'booking';
const CREW_BOOKING = 'crew_booking';
const SEAT_OFFER = 'seat_offer';
const WAITING_LIST = 'waiting_list_entry';
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

/** Which of some classes somebody has ever booked or waited for, with a name or without, whatever became of it. */
export async function classesInUse(
  manager: EntityManager,
  classInstanceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (classInstanceIds.length === 0) return new Set();
  const idsIn = (table: string) =>
    manager
      .createQueryBuilder()
      .select('used.classInstanceId', 'id')
      .distinct(true)
      .from<{ classInstanceId: string }>(table, 'used')
      .where('used.classInstanceId IN (:...ids)', { ids: [...classInstanceIds] })
      .getRawMany<{ id: string }>();
  const rows = await Promise.all([BOOKING, CREW_BOOKING, WAITING_LIST].map(idsIn));
  return new Set(rows.flat().map(({ id }) => id));
}

/** `isOpenOffer` in SQL, for the offer `offer` at the moment `:now`. */
const OPEN_OFFER = 'offer.ending IS NULL AND offer.expiresAt > :now';

/**
 * The taken seats of one class as three subqueries, each a number of seats.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function seatsTakenBy<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): Record<keyof TakenSeats, string> {
  const sumOf = (seats: string, table: string, alias: string, isMeant: string): string =>
    query
      .subQuery()
      .select(`COALESCE(SUM(${seats}), 0)`)
      .from(table, alias)
      .where(`${alias}.classInstanceId = ${classInstanceId} AND ${isMeant}`)
      .getQuery();
  return {
    booked: seatTakingBookings(query)
      .select('COUNT(*)')
      .andWhere(`seat.classInstanceId = ${classInstanceId}`)
      .getQuery(),
    unnamed: sumOf('crew.unnamedSeats', CREW_BOOKING, 'crew', 'crew.unnamedSeats > 0'),
    offered: sumOf('offer.seats', SEAT_OFFER, 'offer', OPEN_OFFER),
  };
}

/**
 * An expression for the taken seats of one class: `seatsTaken` in SQL. Whoever runs it sets `:now`.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function takenSeats<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): string {
  const { booked, unnamed, offered } = seatsTakenBy(query, classInstanceId);
  return `(${booked} + ${unnamed} + ${offered})`;
}

/** As far as the clocks of servers may be apart. */
const CLOCKS_APART_MS = 60_000;

/**
 * Whether a seat of a locked class was given to somebody at this moment or soon after it: where it is still to come, by a
 * server whose clock is ahead.
 */
export async function isSeatGivenFrom(
  manager: EntityManager,
  classInstanceId: string,
  moment: Date,
): Promise<boolean> {
  const times = { from: instantText(moment), to: instantText(new Date(moment.getTime() + CLOCKS_APART_MS)) };
  const signs = [
    [BOOKING, `given.updatedAt BETWEEN :from AND :to AND ${seatTakenBy('given')}`],
    [CREW_BOOKING, 'given.updatedAt BETWEEN :from AND :to AND given.unnamedSeats > 0'],
    [SEAT_OFFER, 'given.createdAt BETWEEN :from AND :to'],
  ] as const;
  for (const [table, isMeant] of signs) {
    const rows = manager.createQueryBuilder().select('1').from<ObjectLiteral>(table, 'given');
    const found = await rows
      .where(`given.classInstanceId = :classInstanceId AND ${isMeant}`, { classInstanceId, ...times })
      .limit(1)
      .getRawMany();
    if (found.length > 0) return true;
  }
  return false;
}

/**
 * An expression for whether somebody waits for a class who was never offered a seat.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function awaitedBy<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): string {
  const made = query.subQuery().select('1').from(SEAT_OFFER, 'made').where('made.entryId = entry.id');
  const waiting = waitingPeople(query, classInstanceId).select('1').andWhere(`NOT EXISTS ${made.getQuery()}`);
  return `EXISTS ${waiting.getQuery()}`;
}

/** Those on the waiting list of a class, under the alias `entry`: they have neither left it nor booked. */
function waitingPeople<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): SelectQueryBuilder<ObjectLiteral> {
  return query
    .subQuery()
    .from(WAITING_LIST, 'entry')
    .where(`entry.classInstanceId = ${classInstanceId} AND entry.ending IS NULL`);
}

/**
 * An expression for how many people wait for a class.
 * @param classInstanceId the outer query's column, in its own terms: 'instance.id'
 */
export function countWaiting<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  classInstanceId: string,
): string {
  return waitingPeople(query, classInstanceId).select('COUNT(*)').getQuery();
}
