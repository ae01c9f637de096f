import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { FixedQuery, type FixedQueryOptions } from '../../platform/database/fixed-query.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { COURSE_COLUMNS, MINUTES_PER_HOUR, type CourseRow } from '../catalog/class-type.query.js';
import { readClassDays } from './class-days.query.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import { refundDeadline } from './refund.rules.js';
import { availability } from './schedule.rules.js';
import { awaitedBy, takenSeats, countWaiting } from './seat.query.js';
import { seatsLeft } from './seat.rules.js';
import type { ClassVenue, UpcomingClass } from './upcoming-class.type.js';
import { VenueEntity } from './venue.entity.js';

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
  'mostDays',
  'updatedAt',
] as const;

const VENUE_COLUMNS = {
  venueName: 'name',
  venueNameEs: 'nameEs',
  parking: 'parking',
  parkingEs: 'parkingEs',
  entrance: 'entrance',
  entranceEs: 'entranceEs',
  mapUrl: 'mapUrl',
} as const satisfies Record<string, keyof VenueEntity>;

/** A row of the query below, under the names it selects. */
type ClassRow = CourseRow &
  Pick<ClassInstanceEntity, Exclude<(typeof INSTANCE_COLUMNS)[number], 'startsAt' | 'updatedAt'>> &
  ClassVenue & {
    startsAt: string;
    updatedAt: string;
    /** Null where the class refers to no venue. */
    venueName: string | null;
    venueNameEs: string | null;
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
export function classesBy<More = unknown>(
  narrow: Narrow,
  options?: FixedQueryOptions,
): FixedQuery<ClassRow & More> {
  return new FixedQuery((manager) => {
    const query = classesWithType(manager)
      .leftJoin(VenueEntity, 'venue', 'venue.id = instance.venueId')
      .select([]);
    for (const column of INSTANCE_COLUMNS) query.addSelect(`instance.${column}`, column);
    for (const column of [...COURSE_COLUMNS, 'isActive']) query.addSelect(`type.${column}`, column);
    for (const [name, column] of Object.entries(VENUE_COLUMNS)) query.addSelect(`venue.${column}`, name);
    return narrow(query.addSelect(takenSeats(query, 'instance.id'), 'taken'));
  }, options);
}

/** Those of some classes that exist for guests, and whether somebody waits for a first offer of a seat in them. */
const CLASSES_TO_BOOK = classesBy<{ isAwaited: boolean | number }>((query) =>
  ofActiveTypes(query)
    .andWhere('instance.id IN (:...ids)')
    .addSelect(awaitedBy(query, 'instance.id'), 'isAwaited'),
);

/** One class, if it exists for guests. */
export const OFFERED_CLASS = classesBy((query) => ofActiveTypes(query).andWhere('instance.id = :id'), {
  isKeptPrepared: true,
});

/** One class, whether guests may see it or not. */
export const ANY_CLASS = classesBy((query) => query.where('instance.id = :id'));

/** Some classes, whether guests may see them or not. */
export const ANY_CLASSES = classesBy((query) => query.where('instance.id IN (:...ids)'));

/** Seats counted as of `:now`, days in order: two statements for any number of rows. */
export async function readClasses(
  manager: EntityManager,
  now: Date,
  query: FixedQuery<ClassRow>,
  values: ObjectLiteral,
): Promise<UpcomingClass[]> {
  const rows = await query.run(manager, { ...values, now: instantText(now) });
  const days = await readClassDays(manager, rows);
  return rows.map((row) => Object.assign(publicClass(row, now), { days: days.get(row.id) ?? [] }));
}

/** The seat count is that of the manager's moment: inside a booking's transaction it is the locked truth. */
export async function readClassSummaries(
  manager: EntityManager,
  now: Date,
  query: FixedQuery<ClassRow>,
  values: ObjectLiteral,
): Promise<ClassSummary[]> {
  const rows = await query.run(manager, { ...values, now: instantText(now) });
  return rows.map((row) => publicClass(row, now));
}

/** A class, and whether somebody waits for a first offer of a seat in it. */
export interface ClassToBook {
  shown: ClassSummary;
  isAwaited: boolean;
}

/** The classes of these ids that exist for guests. */
export async function readClassesToBook(
  manager: EntityManager,
  now: Date,
  ids: readonly string[],
): Promise<ClassToBook[]> {
  const rows = await CLASSES_TO_BOOK.run(manager, { ids, now: instantText(now) });
  return rows.map((row) => ({ shown: publicClass(row, now), isAwaited: Boolean(row.isAwaited) }));
}

/** A class as guests see it, and how many people wait for it. */
export interface AwaitedClass extends ClassSummary {
  waiting: number;
}

export async function readAwaitedClasses(
  manager: EntityManager,
  now: Date,
  narrow: Narrow,
): Promise<AwaitedClass[]> {
  const query = classesBy<{ waiting: number | string }>((classes) =>
    narrow(classes).addSelect(countWaiting(classes, 'instance.id'), 'waiting'),
  );
  const rows = await query.run(manager, { now: instantText(now) });
  return rows.map((row) => ({ ...publicClass(row, now), waiting: Number(row.waiting) }));
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

/** Property by property: the drivers' rows are slow to copy, and leaving some out takes several times as long. */
function publicClass(row: ClassRow, now: Date): ClassSummary {
  const { status, maxAttendees } = row;
  const taken = Number(row.taken);
  const startsAt = new Date(row.startsAt);
  return {
    id: row.id,
    classTypeId: row.classTypeId,
    name: row.name,
    nameEs: row.nameEs,
    description: row.description,
    descriptionEs: row.descriptionEs,
    requirements: row.requirements,
    requirementsEs: row.requirementsEs,
    category: row.category,
    durationHours: row.durationMinutes / MINUTES_PER_HOUR,
    priceCents: row.priceCents,
    language: row.language,
    status,
    availability: availability(
      { status, isActive: Boolean(row.isActive), startsAt, maxAttendees, taken },
      now,
    ),
    timeZone: row.timeZone,
    startsAt,
    refundDeadline: refundDeadline(startsAt),
    locationName: row.locationName,
    locationNameEs: row.locationName === row.venueName ? row.venueNameEs : null,
    address: {
      street1: row.street1,
      street2: row.street2,
      city: row.city,
      state: row.state,
      zip: row.zip,
    },
    venue: venueOf(row),
    maxAttendees,
    seatsTaken: taken,
    changedAt: new Date(row.updatedAt),
    mostDays: row.mostDays,
    seatsLeft: seatsLeft(maxAttendees, taken),
  };
}

function venueOf(row: ClassRow): ClassVenue | null {
  if (row.venueName === null) return null;
  return {
    parking: row.parking,
    parkingEs: row.parkingEs,
    entrance: row.entrance,
    entranceEs: row.entranceEs,
    mapUrl: row.mapUrl,
  };
}
