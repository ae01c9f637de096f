import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { classWarnings, type Teaching } from '../schedule/warnings/class-warning.rules.js';
import { isUnderMinimum } from '../schedule/seats/seat.rules.js';
import { instantOf } from '../schedule/venue-time/venue-time.rules.js';
import { DAYS_AHEAD, MAX_CLASSES, MAX_UNDER_MINIMUM, MAX_UNRECORDED } from './today.constants.js';
import {
  readClassDaysOf,
  readSeatsOf,
  readUnpaid,
  readUnrecorded,
  type ClassDayRow,
  type SeatsRow,
} from './today.query.js';
import { candidateDates, daysAheadOf } from './today.rules.js';
import type { ExpectedClass, Today, TodayClass } from './today.type.js';

/** Open tasks of the office, in four statements for any amount of data. */
export class TodayService {
  constructor(private readonly database: Database) {}

  /** @param mostUnpaid maximum number of listed unpaid bookings */
  async get(ctx: RequestContext, mostUnpaid: number): Promise<Today> {
    const now = ctx.clock.now();
    const { manager } = this.database.reader;
    const days = (await readClassDaysOf(manager, candidateDates(now), now)).flatMap((row) => {
      const ahead = daysAheadOf(row.date, row.timeZone, now);
      return row.status === 'scheduled' && ahead >= 0 && ahead <= DAYS_AHEAD ? [{ row, ahead }] : [];
    });
    const ids = [...new Set(days.map(({ row }) => row.classInstanceId))];
    const [seats, unpaidBookings, unrecorded] = await Promise.all([
      readSeatsOf(manager, ids),
      readUnpaid(manager, ids, mostUnpaid),
      readUnrecorded(manager, now),
    ]);
    const classes = expectedClasses(
      days.map(({ row }) => row),
      seats,
    );
    const classDays = days
      .filter(({ ahead }) => ahead <= 1)
      .toSorted((one, other) => startOf(one.row) - startOf(other.row))
      .flatMap(({ row, ahead }) => classDayOf(row, ahead === 0, classes.get(row.classInstanceId)));
    const underMinimum = [...classes.values()]
      .filter(
        ({ startsAt, minStudents, takenSeats, heldSeats }) =>
          startsAt > now && isUnderMinimum(minStudents, takenSeats + heldSeats),
      )
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return {
      classes: classDays.slice(0, MAX_CLASSES),
      classCount: classDays.length,
      unpaidBookings,
      unpaidCount: sumOf(seats, ({ unpaid }) => unpaid),
      unpaidCents: sumOf(seats, ({ unpaidCents }) => unpaidCents),
      underMinimum: underMinimum.slice(0, MAX_UNDER_MINIMUM),
      underMinimumCount: underMinimum.length,
      unrecorded: unrecorded.slice(0, MAX_UNRECORDED),
      unrecordedCount: unrecorded.length,
    };
  }
}

function expectedClasses(
  days: readonly ClassDayRow[],
  seats: readonly SeatsRow[],
): Map<string, ExpectedClass> {
  const classes = new Map<string, ExpectedClass>();
  for (const row of days) {
    const { classInstanceId } = row;
    if (classes.has(classInstanceId)) continue;
    const ofClass = seats.filter((each) => each.classInstanceId === classInstanceId);
    classes.set(classInstanceId, {
      classInstanceId,
      name: row.name,
      nameEs: row.nameEs,
      language: row.language,
      startsAt: new Date(row.startsAt),
      timeZone: row.timeZone,
      locationName: row.locationName,
      locationNameEs: row.locationName === row.venueName ? row.venueNameEs : null,
      city: row.city,
      instructorName: row.instructorName,
      maxAttendees: row.maxAttendees,
      minStudents: row.minStudents,
      warnings: classWarnings(row, row, teachingOf(row)),
      takenSeats: sumOf(ofClass, ({ taken }) => taken),
      heldSeats: Number(row.unnamed) + Number(row.offered),
      paidSeats: sumOf(ofClass, ({ paid }) => paid),
      unpaidSeats: sumOf(ofClass, ({ unpaid }) => unpaid),
      attendeeLanguages: ofClass
        .map(({ language, taken }) => ({ language, count: taken }))
        .toSorted((one, other) => other.count - one.count || (one.language < other.language ? -1 : 1)),
    });
  }
  return classes;
}

/** Null if there is no record of the instructor. */
function teachingOf({
  teachesEnglish,
  teachesSpanish,
  authorizationExpiresOn,
}: ClassDayRow): Teaching | null {
  if (teachesEnglish === null) return null;
  return {
    teachesEnglish: Boolean(teachesEnglish),
    teachesSpanish: Boolean(teachesSpanish),
    authorizationExpiresOn,
  };
}

function classDayOf(
  row: ClassDayRow,
  isToday: boolean,
  classInstance: ExpectedClass | undefined,
): TodayClass[] {
  if (!classInstance) return [];
  const { dayNumber, date, startTime, endTime } = row;
  return [{ isToday, dayNumber, dayCount: Number(row.dayCount), date, startTime, endTime, classInstance }];
}

function startOf({ date, startTime, timeZone }: ClassDayRow): number {
  return instantOf(date, startTime, timeZone).getTime();
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}
