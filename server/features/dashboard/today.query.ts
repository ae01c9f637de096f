import type { EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import type { Locale } from '../../platform/i18n/message.js';
import { applyAttendanceFilter } from '../bookings/attendance/attendance.query.js';
import { bookingOf, bookingQuery } from '../bookings/list/booking-list.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { Booking } from '../bookings/booking.type.js';
import { paymentDueOf, settledOf } from '../payments/payment.query.js';
import { ClassDayEntity } from '../schedule/days/class-day.entity.js';
import type { ClassInstanceStatus, InstructionLanguage } from '../schedule/schedule.constants.js';
import { seatsTakenBy, seatTakenBy } from '../schedule/seats/seat.query.js';
import { recentDates } from './today.rules.js';
import type { UnrecordedClass } from './today.type.js';

/** A day of a class, with data of the class. */
export interface ClassDayRow {
  classInstanceId: string;
  dayNumber: number;
  date: string;
  startTime: string;
  endTime: string;
  dayCount: number | string;
  lastDate: string;
  /** Seats of the class without a booking. */
  unnamed: number | string;
  offered: number | string;
  status: ClassInstanceStatus;
  startsAt: string;
  timeZone: string;
  language: InstructionLanguage;
  locationName: string;
  city: string;
  instructorName: string | null;
  maxAttendees: number;
  minStudents: number | null;
  name: string;
  nameEs: string | null;
  /** Null if the class refers to no venue. */
  venueName: string | null;
  venueNameEs: string | null;
  /** Capacity of the venue; null if there is no record or it is unknown. */
  capacity: number | null;
  /** Null if there is no record of the instructor. 0 or 1 on SQLite. */
  teachesEnglish: boolean | number | null;
  teachesSpanish: boolean | number | null;
  authorizationExpiresOn: string | null;
}

const COLUMNS = {
  day: ['classInstanceId', 'dayNumber', 'date', 'startTime', 'endTime'],
  instance: [
    'status',
    'startsAt',
    'timeZone',
    'language',
    'locationName',
    'city',
    'instructorName',
    'maxAttendees',
  ],
  type: ['name', 'nameEs', 'minStudents'],
  venue: ['capacity'],
  instructor: ['teachesEnglish', 'teachesSpanish', 'authorizationExpiresOn'],
} as const;

/**
 * The class days on some dates, of classes with any status. Uses outer joins without conditions, because SQLite would
 * otherwise start with all classes of a status, including past ones.
 */
export function readClassDaysOf(
  manager: EntityManager,
  dates: { from: string; to: string },
  now: Date,
): Promise<ClassDayRow[]> {
  const query = manager
    .createQueryBuilder(ClassDayEntity, 'day')
    .select([])
    .leftJoin('day.classInstance', 'instance')
    .leftJoin('instance.classType', 'type')
    .leftJoin('instance.venue', 'venue')
    .leftJoin('instance.instructor', 'instructor')
    .where('day.date BETWEEN :from AND :to', { ...dates, now: instantText(now) });
  for (const [alias, columns] of Object.entries(COLUMNS))
    for (const column of columns) query.addSelect(`${alias}.${column}`, column);
  query.addSelect('venue.name', 'venueName').addSelect('venue.nameEs', 'venueNameEs');
  const ofDays = (figure: string): string =>
    query
      .subQuery()
      .select(figure)
      .from(ClassDayEntity, 'each')
      .where('each.classInstanceId = day.classInstanceId')
      .getQuery();
  const { unnamed, offered } = seatsTakenBy(query, 'day.classInstanceId');
  return query
    .addSelect(ofDays('COUNT(*)'), 'dayCount')
    .addSelect(ofDays('MAX(each.date)'), 'lastDate')
    .addSelect(unnamed, 'unnamed')
    .addSelect(offered, 'offered')
    .getRawMany<ClassDayRow>();
}

/** The taken seats of one class whose attendees use one language. */
export interface SeatsRow {
  classInstanceId: string;
  language: Locale;
  taken: number;
  paid: number;
  unpaid: number;
  unpaidCents: number;
}

/** PostgreSQL counts and sums are bigints, which its driver returns as strings. */
type Counted = {
  [column in keyof SeatsRow]: SeatsRow[column] extends number ? number | string : SeatsRow[column];
};

export async function readSeatsOf(manager: EntityManager, ids: readonly string[]): Promise<SeatsRow[]> {
  if (ids.length === 0) return [];
  const sum = (condition: string, value = '1'): string =>
    `SUM(CASE WHEN ${condition} THEN ${value} ELSE 0 END)`;
  const rows = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.classInstanceId', 'classInstanceId')
    .addSelect('booking.language', 'language')
    .addSelect('COUNT(*)', 'taken')
    .addSelect(sum(settledOf('booking')), 'paid')
    .addSelect(sum(paymentDueOf('booking')), 'unpaid')
    .addSelect(sum(paymentDueOf('booking'), 'booking.amountCents'), 'unpaidCents')
    .where('booking.classInstanceId IN (:...ids)', { ids })
    .andWhere(seatTakenBy('booking'))
    .groupBy('booking.classInstanceId')
    .addGroupBy('booking.language')
    .getRawMany<Counted>();
  return rows.map(({ classInstanceId, language, ...numbers }) => ({
    classInstanceId,
    language,
    taken: Number(numbers.taken),
    paid: Number(numbers.paid),
    unpaid: Number(numbers.unpaid),
    unpaidCents: Number(numbers.unpaidCents),
  }));
}

/** Unpaid bookings of some classes, those of the earliest class first. */
export async function readUnpaid(
  manager: EntityManager,
  ids: readonly string[],
  most: number,
): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await bookingQuery(manager)
    .where('booking.classInstanceId IN (:...ids)', { ids })
    .andWhere(seatTakenBy('booking'))
    .andWhere(paymentDueOf('booking'))
    .orderBy('instance.startsAt')
    .addOrderBy('instance.id')
    .addOrderBy('booking.sortName')
    .addOrderBy('booking.id')
    .limit(most)
    .getMany();
  return rows.map(bookingOf);
}

/** PostgreSQL returns a count as a string. */
type UnrecordedRow = Record<keyof UnrecordedClass, string>;

/** Classes whose last day was in the past month and that have attendees without recorded attendance, latest first. */
export async function readUnrecorded(manager: EntityManager, now: Date): Promise<UnrecordedClass[]> {
  // A class with a day in this time also has its last day in it, because attendance counts once that day has begun.
  const ofDay = manager
    .createQueryBuilder()
    .subQuery()
    .select('day.classInstanceId')
    .from(ClassDayEntity, 'day')
    .where('day.date BETWEEN :from AND :to');
  const query = manager
    .createQueryBuilder(BookingEntity, 'booking')
    .innerJoin('booking.classInstance', 'instance')
    .innerJoin('instance.classType', 'type')
    .select('instance.id', 'classInstanceId')
    .addSelect('type.name', 'name')
    .addSelect('type.nameEs', 'nameEs')
    .addSelect('instance.startsAt', 'startsAt')
    .addSelect('instance.timeZone', 'timeZone')
    .addSelect('COUNT(*)', 'attendees')
    .where(`instance.id IN ${ofDay.getQuery()}`, recentDates(now))
    .groupBy('instance.id')
    .addGroupBy('type.id')
    .orderBy('instance.startsAt', 'DESC')
    .addOrderBy('instance.id');
  const rows = await applyAttendanceFilter(query, 'notRecorded', now).getRawMany<UnrecordedRow>();
  return rows.map(({ startsAt, attendees, ...row }) => ({
    ...row,
    startsAt: new Date(startsAt),
    attendees: Number(attendees),
  }));
}
