import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { COURSE_COLUMNS, courseOf, type CourseRow } from '../catalog/class-type.query.js';
import { readClassDays } from './class-days.query.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import { refundDeadline } from './refund.rules.js';
import { availability } from './schedule.rules.js';
import { takenSeats } from './seat.query.js';
import { seatsLeft } from './seat.rules.js';
import type { UpcomingClass } from './upcoming-class.type.js';

const INSTANCE_COLUMNS = [
  'id',
  'classTypeId',
  'priceCents',
  'language',
  'status',
  'timeZone',
  'startsAt',
  'locationName',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'maxAttendees',
] as const;

/** A row of the query below, under the names it selects. */
type ClassRow = CourseRow &
  Pick<ClassInstanceEntity, Exclude<(typeof INSTANCE_COLUMNS)[number], 'startsAt'>> & {
    startsAt: string;
    /** SQLite has 0 and 1. */
    isActive: boolean | number;
    /** PostgreSQL counts in bigint, which its driver gives as text. */
    taken: number | string;
  };

/** Narrows and orders the classes: `instance` and `type` are the aliases. Values may come with each run. */
type Narrow = (query: ClassQuery) => ClassQuery;
export type ClassQuery = SelectQueryBuilder<ClassInstanceEntity>;

export type ClassSummary = Omit<UpcomingClass, 'days'>;

/** Classes as guests see them, to be read by one of the two below. */
export function classesBy(narrow: Narrow): FixedQuery<ClassRow> {
  return new FixedQuery((manager) => {
    const query = classesWithType(manager).select([]);
    for (const column of INSTANCE_COLUMNS) query.addSelect(`instance.${column}`, column);
    for (const column of [...COURSE_COLUMNS, 'isActive']) query.addSelect(`type.${column}`, column);
    return narrow(query.addSelect(takenSeats(query, 'instance.id'), 'taken'));
  });
}

/** One class, if it exists for guests. */
export const OFFERED_CLASS = classesBy((query) => ofActiveTypes(query).andWhere('instance.id = :id'));

/** Seats counted, days in order: two statements for any number of rows. */
export async function readClasses(
  manager: EntityManager,
  now: Date,
  query: FixedQuery<ClassRow>,
  values: ObjectLiteral,
): Promise<UpcomingClass[]> {
  const classes = await readClassSummaries(manager, now, query, values);
  const days = await readClassDays(manager, classes);
  return classes.map((shown) => ({ ...shown, days: days.get(shown.id) ?? [] }));
}

/** The seat count is that of the manager's moment: inside a booking's transaction it is the locked truth. */
export async function readClassSummaries(
  manager: EntityManager,
  now: Date,
  query: FixedQuery<ClassRow>,
  values: ObjectLiteral,
): Promise<ClassSummary[]> {
  const rows = await query.run(manager, values);
  return rows.map((row) => publicClass(row, now));
}

/** The query that all of them start from. */
export function classesWithType(manager: EntityManager): ClassQuery {
  return manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .innerJoin(ClassTypeEntity, 'type', 'type.id = instance.classTypeId');
}

/** Only classes of active types exist for a guest who has not booked one. */
export function ofActiveTypes(query: ClassQuery): ClassQuery {
  return query.andWhere('type.isActive = :active', { active: true });
}

function publicClass(row: ClassRow, now: Date): ClassSummary {
  const { isActive, taken, startsAt: startText, street1, street2, city, state, zip, ...columns } = row;
  const rest = courseOf(columns);
  const seatsTaken = Number(taken);
  const startsAt = new Date(startText);
  const { status, maxAttendees } = rest;
  return {
    ...rest,
    startsAt,
    refundDeadline: refundDeadline(startsAt),
    availability: availability(
      { status, isActive: Boolean(isActive), startsAt, maxAttendees, taken: seatsTaken },
      now,
    ),
    address: { street1, street2, city, state, zip },
    seatsTaken,
    seatsLeft: seatsLeft(maxAttendees, seatsTaken),
  };
}
