import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { elapsedDays } from '../../../platform/database/elapsed-days.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { CrewBookingEntity } from '../../bookings/crew-booking.entity.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import { ClassDayEntity } from '../../schedule/days/class-day.entity.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { applyClassScopeFilter, type ClassScope } from '../../schedule/classes/class-scope.query.js';
import { seatsTakenBy, seatTakenBy } from '../../schedule/seats/seat.query.js';
import type { TotalsGroup } from '../report.constants.js';

/** Aliases: `instance`, `firstDay`, `type`, and for bookings `booking`. */
const KEYS: Record<TotalsGroup, string> = {
  month: 'SUBSTR(firstDay.date, 1, 7)',
  classType: 'type.id',
  language: 'instance.language',
  city: `instance.city || ', ' || instance.state`,
  company: 'TRIM(booking.companyName)',
};

const IS_HELD = `instance.status <> 'cancelled'`;
const TAKES_SEAT = `${seatTakenBy('booking')} AND ${IS_HELD}`;

type Figures<Name extends string> = Record<Name, number | string | null> & { key: string };
export type ClassFigures = Figures<
  'classes' | 'cancelledClasses' | 'seatsOffered' | 'seatsHeld' | 'unnamedCents'
>;
export type BookingFigures = Figures<
  'classes' | 'seatsBooked' | 'revenueExpectedCents' | 'revenuePaidCents' | 'cancellations'
> &
  Partial<Figures<'averageLeadDays' | 'newStudents'>>;

/** Figures that need to read each booking, whereas an index suffices for the others. */
export interface CostlyFigures {
  leadDays: boolean;
  students: boolean;
}

/** Figures about classes, one row per group, in one statement. */
export function readClassFigures(
  manager: EntityManager,
  by: Exclude<TotalsGroup, 'company'>,
  scope: ClassScope,
  now: Date,
): Promise<ClassFigures[]> {
  const query = withClass(manager.createQueryBuilder().from(ClassInstanceEntity, 'instance'));
  // Taken seats without a booking; those with one are counted by readBookingFigures.
  const { unnamed, offered } = seatsTakenBy(query, 'instance.id');
  query
    .select(KEYS[by], 'key')
    .addSelect(count(IS_HELD), 'classes')
    .addSelect(count(`NOT ${IS_HELD}`), 'cancelledClasses')
    .addSelect(sum(IS_HELD, 'instance.maxAttendees'), 'seatsOffered')
    .addSelect(sum(IS_HELD, `${unnamed} + ${offered}`), 'seatsHeld')
    .addSelect(sum(IS_HELD, priceOfUnnamed(query)), 'unnamedCents')
    .setParameter('now', instantText(now))
    .groupBy(KEYS[by]);
  return applyClassScopeFilter(query, scope).getRawMany();
}

/** Figures about bookings, one row per group, in one statement. */
export function readBookingFigures(
  manager: EntityManager,
  by: TotalsGroup,
  scope: ClassScope,
  { leadDays, students }: CostlyFigures,
): Promise<BookingFigures[]> {
  const query = withClass(
    manager
      .createQueryBuilder()
      .from(BookingEntity, 'booking')
      .innerJoin(ClassInstanceEntity, 'instance', 'instance.id = booking.classInstanceId'),
  );
  query
    .select(KEYS[by], 'key')
    .addSelect(`COUNT(DISTINCT CASE WHEN ${TAKES_SEAT} THEN instance.id END)`, 'classes')
    .addSelect(count(TAKES_SEAT), 'seatsBooked')
    .addSelect(
      sum(`${TAKES_SEAT} AND booking.paymentStatus <> 'cancelled'`, 'booking.amountCents'),
      'revenueExpectedCents',
    )
    .addSelect(sum(`booking.paymentStatus = 'paid'`, 'booking.amountCents'), 'revenuePaidCents')
    .addSelect(count(`booking.bookingStatus = 'cancelled'`), 'cancellations')
    .groupBy(KEYS[by]);
  if (leadDays) {
    const days = elapsedDays(manager, 'booking.createdAt', 'instance.startsAt');
    const isAhead = 'booking.createdAt <= instance.startsAt';
    query.addSelect(`AVG(CASE WHEN ${TAKES_SEAT} AND ${isAhead} THEN ${days} END)`, 'averageLeadDays');
  }
  if (students) query.addSelect(count(`${TAKES_SEAT} AND NOT EXISTS ${bookedBefore(query)}`), 'newStudents');
  if (by === 'company') query.where(`TRIM(booking.companyName) <> ''`);
  return applyClassScopeFilter(query, scope).getRawMany();
}

/** An expression for what the contacts of crews owe for the unnamed seats of a class. */
function priceOfUnnamed<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): string {
  return query
    .subQuery()
    .select('COALESCE(SUM(crew.unnamedSeats * crew.seatPriceCents), 0)')
    .from(CrewBookingEntity, 'crew')
    .where('crew.classInstanceId = instance.id AND crew.unnamedSeats > 0')
    .getQuery();
}

/** A condition: the same student has booked an earlier seat. */
function bookedBefore<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): string {
  return query
    .subQuery()
    .select('1')
    .from(BookingEntity, 'earlier')
    .where('earlier.studentId = booking.studentId')
    .andWhere('earlier.createdAt < booking.createdAt')
    .andWhere(seatTakenBy('earlier'))
    .getQuery();
}

function withClass<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  return query
    .innerJoin(ClassTypeEntity, 'type', 'type.id = instance.classTypeId')
    .innerJoin(
      ClassDayEntity,
      'firstDay',
      'firstDay.classInstanceId = instance.id AND firstDay.dayNumber = 1',
    );
}

function count(condition: string): string {
  return `COUNT(CASE WHEN ${condition} THEN 1 END)`;
}

function sum(condition: string, column: string): string {
  return `COALESCE(SUM(CASE WHEN ${condition} THEN ${column} END), 0)`;
}
