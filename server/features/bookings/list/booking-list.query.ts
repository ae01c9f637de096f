import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import type { ListOrder } from '../../../platform/database/keyset.js';
import { readMaintainedCount } from '../../../platform/database/maintained-counts.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { applyPersonFilter, readPersonTerm } from '../../../platform/database/person-term.js';
import { countMatches, type SearchedList } from '../../../platform/database/searched-list.js';
import { keySql } from '../../../platform/database/stored-key.js';
import { orNotFound } from '../../../platform/errors/domain-error.js';
import type { SortDirection } from '../../../platform/graphql/page-args.js';
import type { PaymentMethod, PaymentStatus, PaymentSummary } from '../../payments/payment.constants.js';
import { paymentSummaryIs } from '../../payments/payment.query.js';
import { paymentSummary } from '../../payments/payment.rules.js';
import type { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { spanishPlaceName } from '../../schedule/classes/class-name.rules.js';
import {
  hasClassFilter,
  applyClassScopeFilter,
  type ClassScope,
} from '../../schedule/classes/class-scope.query.js';
import type { InstructionLanguage } from '../../schedule/schedule.constants.js';
import { seatTakenBy } from '../../schedule/seats/seat.query.js';
import type { BookingStatus } from '../../schedule/seats/seat.rules.js';
import { dateAt } from '../../schedule/venue-time/venue-time.rules.js';
import { sortNameOf } from '../../students/stored-person.rules.js';
import type { AttendanceFilter } from '../attendance/attendance.constants.js';
import { applyAttendanceFilter, needsClass } from '../attendance/attendance.query.js';
import { applyExpiryFilter, EXPIRES_ON, type ExpiryRange } from '../attendance/certificate-expiry.query.js';
import { certificateExpiry } from '../attendance/certificate-expiry.rules.js';
import { attendanceOf } from '../attendance/attendance.rules.js';
import type { BookingSort } from '../booking.constants.js';
import { BookingEntity } from '../booking.entity.js';
import { linkOf } from '../booking.rules.js';
import type { BookedClass, Booking } from '../booking.type.js';

/** Filters of the office's list of bookings. */
export interface BookingFilter extends ExpiryRange {
  /** Matched against name, email, phone, company and confirmation number. */
  search?: string | undefined;
  classInstanceId?: string | undefined;
  studentId?: string | undefined;
  crewBookingId?: string | undefined;
  bookingStatus?: BookingStatus | undefined;
  takesSeat?: boolean | undefined;
  attendance?: AttendanceFilter | undefined;
  paymentStatus?: PaymentStatus | undefined;
  paymentSummary?: PaymentSummary | undefined;
  /** Booking dates, YYYY-MM-DD, both inclusive. */
  bookedFrom?: string | undefined;
  bookedTo?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Dates of the payment, including one that was refunded later, and of the refund; YYYY-MM-DD, all inclusive. */
  paidFrom?: string | undefined;
  paidTo?: string | undefined;
  refundedFrom?: string | undefined;
  refundedTo?: string | undefined;
  /** Dates of the first day at the venue, YYYY-MM-DD, both inclusive. */
  classFrom?: string | undefined;
  classTo?: string | undefined;
  classTypeId?: string | undefined;
  city?: string | undefined;
  instructionLanguage?: InstructionLanguage | undefined;
  company?: string | undefined;
  /** Only the bookings with these ids. */
  ids?: readonly string[] | undefined;
}

export interface BookingOrder {
  sort: BookingSort;
  direction: SortDirection;
}

/** The properties by which bookings are sorted. */
type Sortable = Pick<
  Booking,
  'id' | 'bookingDate' | 'createdAt' | 'firstName' | 'lastName' | 'certificateExpiresOn'
> & {
  classInstance: Pick<Booking['classInstance'], 'id' | 'startsAt'>;
};

const SORTS: Record<BookingSort, Omit<ListOrder<Sortable>, 'direction'>> = {
  booked: {
    columns: ['booking.bookingDate', 'booking.createdAt', 'booking.id'],
    keysOf: ({ bookingDate, createdAt, id }) => [bookingDate, instantText(createdAt), id],
  },
  name: {
    columns: ['booking.sortName', 'booking.id'],
    keysOf: (booking) => [sortNameOf(booking), booking.id],
  },
  classDate: {
    columns: ['instance.startsAt', 'instance.id', 'booking.id'],
    keysOf: ({ classInstance, id }) => [instantText(classInstance.startsAt), classInstance.id, id],
  },
  certificateExpiry: {
    columns: [EXPIRES_ON, 'booking.id'],
    keysOf: ({ certificateExpiresOn, id }) => [certificateExpiresOn ?? '', id],
  },
};

/** By the time of booking rather than the booking date that the office enters. */
export const NEWEST_FIRST: ListOrder<Pick<Booking, 'id' | 'createdAt'>> = {
  columns: ['booking.createdAt', 'booking.id'],
  direction: 'DESC',
  keysOf: ({ createdAt, id }) => [instantText(createdAt), id],
};

export function orderOfBookings({ sort, direction }: BookingOrder): ListOrder<Sortable> {
  return { ...SORTS[sort], direction: direction === 'ascending' ? 'ASC' : 'DESC' };
}

export type BookingQuery = SelectQueryBuilder<BookingEntity>;

/**
 * Bookings with their classes, types and venues, in one statement. `booking`, `instance`, `type` and `venue` are
 * aliases. Every booking has a class and every class a type, but not every class a venue; the other outer joins only
 * prevent SQLite from scanning all classes or types first and then sorting their bookings. When sorting by class, that
 * plan is the right one.
 */
export function bookingQuery(manager: EntityManager, sort?: BookingSort): BookingQuery {
  return inOrderOf(manager, sort)
    .leftJoin('instance.classType', 'type')
    .leftJoin('instance.venue', 'venue')
    .addSelect([
      'instance.id',
      'instance.classTypeId',
      'instance.startsAt',
      'instance.lastDayStartsAt',
      'instance.timeZone',
    ])
    .addSelect([
      'instance.locationName',
      'instance.city',
      'instance.status',
      'type.id',
      'type.name',
      'type.nameEs',
      'type.certificateMonths',
      'venue.id',
      'venue.name',
      'venue.nameEs',
    ]);
}

/** Bookings with the columns by which they are sorted. */
function inOrderOf(manager: EntityManager, sort?: BookingSort): BookingQuery {
  const query = manager.createQueryBuilder(BookingEntity, 'booking');
  return sort === 'classDate'
    ? query.innerJoin('booking.classInstance', 'instance')
    : query.leftJoin('booking.classInstance', 'instance');
}

/** The matching bookings as a list in this order. */
export function searchedBookings(
  filter: BookingFilter,
  sort: BookingSort,
  now: Date,
): SearchedList<BookingEntity> {
  return {
    table: 'booking',
    term: readPersonTerm(filter.search),
    matches: (manager) => applyBookingFilter(bookingQuery(manager, sort), filter, now),
    rows: (manager) => {
      const rows = inOrderOf(manager, sort);
      return sort === 'certificateExpiry' ? applyExpiryFilter(rows, filter) : rows;
    },
  };
}

/** The number of matching bookings, without a filter from the stored count. */
export function countBookings(
  manager: EntityManager,
  filter: BookingFilter,
  now: Date,
  atMost?: number,
): Promise<number> {
  if (!Object.values(filter).some((value) => value === false || Boolean(value)))
    return readMaintainedCount(manager, 'booking');
  const matches = (reader: EntityManager): BookingQuery => countedBookings(reader, filter, now);
  return countMatches(manager, { table: 'booking', term: readPersonTerm(filter.search), matches }, atMost);
}

/** Bookings to count; classes are joined only if the filter refers to them. */
function countedBookings(manager: EntityManager, filter: BookingFilter, now: Date): BookingQuery {
  const query = manager.createQueryBuilder(BookingEntity, 'booking');
  if (hasClassFilter(scopeOf(filter)) || needsClass(filter.attendance))
    query.innerJoin('booking.classInstance', 'instance');
  return applyBookingFilter(query, filter, now);
}

function applyBookingFilter(query: BookingQuery, filter: BookingFilter, now: Date): BookingQuery {
  const { classInstanceId, studentId, crewBookingId, bookingStatus, attendance, paymentStatus } = filter;
  const { takesSeat, paymentSummary: payment, paymentMethod, bookedFrom, bookedTo, company, ids } = filter;
  const { paidFrom, paidTo, refundedFrom, refundedTo } = filter;
  if (classInstanceId) query.andWhere('booking.classInstanceId = :classInstanceId', { classInstanceId });
  if (studentId) query.andWhere('booking.studentId = :studentId', { studentId });
  if (crewBookingId) query.andWhere('booking.crewBookingId = :crewBookingId', { crewBookingId });
  if (bookingStatus) query.andWhere('booking.bookingStatus = :bookingStatus', { bookingStatus });
  if (takesSeat === true) query.andWhere(seatTakenBy('booking'));
  if (takesSeat === false) query.andWhere(`NOT (${seatTakenBy('booking')})`);
  if (attendance) applyAttendanceFilter(query, attendance, now);
  if (paymentStatus) query.andWhere('booking.paymentStatus = :paymentStatus', { paymentStatus });
  if (payment) query.andWhere(paymentSummaryIs(payment, 'booking'));
  if (bookedFrom) query.andWhere('booking.bookingDate >= :bookedFrom', { bookedFrom });
  if (bookedTo) query.andWhere('booking.bookingDate <= :bookedTo', { bookedTo });
  if (paymentMethod) query.andWhere('booking.paymentMethod = :paymentMethod', { paymentMethod });
  if (paidFrom) query.andWhere('booking.paidOn >= :paidFrom', { paidFrom });
  if (paidTo) query.andWhere('booking.paidOn <= :paidTo', { paidTo });
  if (refundedFrom) query.andWhere('booking.refundedOn >= :refundedFrom', { refundedFrom });
  if (refundedTo) query.andWhere('booking.refundedOn <= :refundedTo', { refundedTo });
  if (company) query.andWhere(`${keySql('booking.companyName')} = :company`, { company: nameKeyOf(company) });
  if (ids) query.andWhere(ids.length > 0 ? 'booking.id IN (:...ids)' : '1 = 0', { ids: [...ids] });
  applyExpiryFilter(query, filter);
  applyClassScopeFilter(query, scopeOf(filter));
  return applyPersonFilter(query, 'booking', readPersonTerm(filter.search));
}

/** The part of the filter that refers to classes. */
function scopeOf({ classFrom, classTo, classTypeId, city, instructionLanguage }: BookingFilter): ClassScope {
  return { from: classFrom, to: classTo, classTypeId, city, language: instructionLanguage };
}

/** Uses spread, because an object rest pattern is several times slower. */
export function bookingOf(row: BookingEntity): Booking {
  return {
    ...row,
    linkId: linkOf(row),
    attendance: attendanceOf(row),
    certificateExpiresOn: certificateExpiryOf(row),
    paymentSummary: paymentSummary(row),
    classInstance: bookedClassOf(row.classInstance),
  };
}

function certificateExpiryOf({ bookingStatus, classInstance }: BookingEntity): string | null {
  const { status, lastDayStartsAt, timeZone, classType } = classInstance;
  const { certificateMonths } = classType;
  if (certificateMonths === null || bookingStatus !== 'completed' || status === 'cancelled') return null;
  return certificateExpiry(dateAt(lastDayStartsAt, timeZone), certificateMonths);
}

/** @param row with its class type and venue */
export function bookedClassOf(row: ClassInstanceEntity): BookedClass {
  const { name, nameEs } = row.classType;
  return { ...row, name, nameEs, locationNameEs: spanishPlaceName(row.locationName, row.venue) };
}

/** Throws NOT_FOUND. */
export async function readBooking(manager: EntityManager, id: string): Promise<Booking> {
  return bookingOf(orNotFound(await bookingQuery(manager).where({ id }).getOne()));
}
