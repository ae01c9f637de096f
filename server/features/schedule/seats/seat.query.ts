import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { MINUTE_MS } from '../../../platform/context/durations.js';
import { instantText } from '../../../platform/database/columns.js';
import { SEAT_TAKING_STATUSES, type TakenSeats } from './seat.rules.js';

/** Tables in which seats are counted. By name, because their entities belong to features that depend on the schedule. */
const BOOKING = 'booking';
const CREW_BOOKING = 'crew_booking';
const SEAT_OFFER = 'seat_offer';
const WAITING_LIST = 'waiting_list_entry';

/** The seat-taking statuses as a list in SQL. */
export const SEAT_TAKING = `(${SEAT_TAKING_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** `takesSeat` in SQL, for the alias of a booking. */
export function seatTakenBy(alias: string): string {
  return `${alias}.bookingStatus IN ${SEAT_TAKING}`;
}

/** The seat-taking bookings as a subquery with the alias `seat`, to be filtered by the caller. */
export function seatTakingBookings<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): SelectQueryBuilder<ObjectLiteral> {
  return query.subQuery().from(BOOKING, 'seat').where(seatTakenBy('seat'));
}

/** The attendee keys, of those given, that have a booking with a seat, by class. */
export async function readSeatedPeople(
  manager: EntityManager,
  classInstanceIds: readonly string[],
  attendeeKeys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const seated = new Map<string, Set<string>>();
  if (attendeeKeys.length === 0) return seated;
  const rows = await manager
    .createQueryBuilder()
    .select('seat.classInstanceId', 'classInstanceId')
    .addSelect('seat.attendeeKey', 'attendeeKey')
    .from<{ classInstanceId: string; attendeeKey: string }>(BOOKING, 'seat')
    .where(seatTakenBy('seat'))
    .andWhere('seat.classInstanceId IN (:...classInstanceIds)', { classInstanceIds })
    .andWhere('seat.attendeeKey IN (:...attendeeKeys)', { attendeeKeys })
    .getRawMany<{ classInstanceId: string; attendeeKey: string }>();
  for (const { classInstanceId, attendeeKey } of rows) {
    const people = seated.get(classInstanceId) ?? new Set();
    seated.set(classInstanceId, people.add(attendeeKey));
  }
  return seated;
}

/** The crews in which these students have a seat, by student. */
export async function readCrewsOf(
  manager: EntityManager,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const crews = new Map<string, Set<string>>();
  if (studentIds.length === 0) return crews;
  const rows = await manager
    .createQueryBuilder()
    .select('seat.studentId', 'studentId')
    .addSelect('seat.crewBookingId', 'crewBookingId')
    .from<{ studentId: string; crewBookingId: string }>(BOOKING, 'seat')
    .where(seatTakenBy('seat'))
    .andWhere('seat.studentId IN (:...studentIds)', { studentIds: [...studentIds] })
    .andWhere('seat.crewBookingId IS NOT NULL')
    .getRawMany<{ studentId: string; crewBookingId: string }>();
  for (const { studentId, crewBookingId } of rows)
    crews.set(studentId, (crews.get(studentId) ?? new Set()).add(crewBookingId));
  return crews;
}

/** Those of these classes that were ever booked, with named or unnamed seats, or had a waiting list. */
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

/** `isOpenOffer` in SQL, for the offer `offer` at `:now`. */
const OPEN_OFFER = 'offer.ending IS NULL AND offer.expiresAt > :now';

/**
 * The taken seats of one class as three scalar subqueries.
 * @param classInstanceId the outer query's column, such as 'instance.id'
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

/** An expression for the taken seats of the class `instance`, like `seatsTaken`. The caller must set `:now`. */
export function takenSeats<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): string {
  const { booked, unnamed, offered } = seatsTakenBy(query, 'instance.id');
  return `(${booked} + ${unnamed} + ${offered})`;
}

/** Maximum difference between the clocks of servers. */
const CLOCKS_APART_MS = MINUTE_MS;

/**
 * Whether a seat of a locked class was taken or offered at this instant or shortly after it, which a server whose clock
 * is ahead can have done.
 */
export async function wasSeatTakenShortlyAfter(
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

/** `countsAsOffer` in SQL, for the alias of an offer. */
export function offerCounts(alias: string): string {
  return `(${alias}.ending IS NULL OR ${alias}.ending <> 'unsent')`;
}

/** An expression for whether the class `instance` has a waiting entry that never had an offer. */
export function awaitedBy<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): string {
  const made = query
    .subQuery()
    .select('1')
    .from(SEAT_OFFER, 'made')
    .where(`made.entryId = entry.id AND ${offerCounts('made')}`);
  const waiting = waitingPeople(query).select('1').andWhere(`NOT EXISTS ${made.getQuery()}`);
  return `EXISTS ${waiting.getQuery()}`;
}

/** The waiting entries of the class `instance`, with the alias `entry`. */
function waitingPeople<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): SelectQueryBuilder<ObjectLiteral> {
  return query
    .subQuery()
    .from(WAITING_LIST, 'entry')
    .where('entry.classInstanceId = instance.id AND entry.ending IS NULL');
}

/** An expression for the number of waiting entries of the class `instance`. */
export function countWaiting<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): string {
  return waitingPeople(query).select('COUNT(*)').getQuery();
}
