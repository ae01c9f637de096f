import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { FixedQuery, type FixedQueryOptions } from '../../../platform/database/fixed-query.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import { COURSE_COLUMNS, MINUTES_PER_HOUR, type CourseRow } from '../../catalog/class-type.query.js';
import { addressOf } from '../venues/address.rules.js';
import { readClassDays } from '../days/class-days.query.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { refundDeadline } from '../../booking-policies/refund.rules.js';
import { availability } from '../schedule.rules.js';
import { awaitedBy, takenSeats, countWaiting } from '../seats/seat.query.js';
import { seatsLeft } from '../seats/seat.rules.js';
import type { ClassVenue, UpcomingClass } from './upcoming-class.type.js';
import { VenueEntity } from '../venues/venue.entity.js';

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

/** A row of the query below, by its selected names. */
type ClassRow = CourseRow &
  Pick<ClassInstanceEntity, Exclude<(typeof INSTANCE_COLUMNS)[number], 'startsAt' | 'updatedAt'>> &
  ClassVenue & {
    startsAt: string;
    updatedAt: string;
    /** Null if the class refers to no venue. */
    venueName: string | null;
    venueNameEs: string | null;
    typePriceCents: number;
    maxStudents: number;
    /** 0 or 1 on SQLite. */
    isActive: boolean | number;
    /** A bigint on PostgreSQL, which its driver returns as a string. */
    taken: number | string;
  };

/** Filters and sorts the classes; `instance` and `type` are the aliases. Parameters may be set in each run. */
type QueryFilter = (query: ClassQuery) => ClassQuery;
export type ClassQuery = SelectQueryBuilder<ClassInstanceEntity>;

export type ClassSummary = Omit<UpcomingClass, 'days'>;

/** A query for classes as visible to guests, for the two functions below. */
export function classesBy<More = unknown>(
  applyFilter: QueryFilter,
  options?: FixedQueryOptions,
): FixedQuery<ClassRow & More> {
  return new FixedQuery((manager) => {
    const query = classesWithType(manager)
      .leftJoin(VenueEntity, 'venue', 'venue.id = instance.venueId')
      .select([]);
    for (const column of INSTANCE_COLUMNS) query.addSelect(`instance.${column}`, column);
    for (const column of [...COURSE_COLUMNS, 'isActive']) query.addSelect(`type.${column}`, column);
    query.addSelect('type.priceCents', 'typePriceCents').addSelect('type.maxStudents', 'maxStudents');
    for (const [name, column] of Object.entries(VENUE_COLUMNS)) query.addSelect(`venue.${column}`, name);
    return applyFilter(query.addSelect(takenSeats(query), 'taken'));
  }, options);
}

/** Classes by id that are visible to guests, and whether an entry of their waiting list has never had an offer. */
const CLASSES_TO_BOOK = classesBy<{ isAwaited: boolean | number }>((query) =>
  ofActiveTypes(query).andWhere('instance.id IN (:...ids)').addSelect(awaitedBy(query), 'isAwaited'),
);

/** A class by id if it is visible to guests. */
export const OFFERED_CLASS = classesBy((query) => ofActiveTypes(query).andWhere('instance.id = :id'), {
  isPrepared: true,
});

/** Classes by id, visible to guests or not. */
export const ANY_CLASSES = classesBy((query) => query.where('instance.id IN (:...ids)'));

/** Classes with the seats counted as of `:now` and their days in order, in two statements. */
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

/** Seats are counted through this manager, which in a booking's transaction is the count under the lock. */
export async function readClassSummaries(
  manager: EntityManager,
  now: Date,
  query: FixedQuery<ClassRow>,
  values: ObjectLiteral,
): Promise<ClassSummary[]> {
  const rows = await query.run(manager, { ...values, now: instantText(now) });
  return rows.map((row) => publicClass(row, now));
}

/** A class by id, visible to guests or not. */
export async function readClass(
  manager: EntityManager,
  now: Date,
  id: string,
): Promise<UpcomingClass | undefined> {
  const [upcomingClass] = await readClasses(manager, now, ANY_CLASSES, { ids: [id] });
  return upcomingClass;
}

/** The same without its days, in one statement. */
export async function readClassSummary(
  manager: EntityManager,
  now: Date,
  id: string,
): Promise<ClassSummary | undefined> {
  const [classSummary] = await readClassSummaries(manager, now, ANY_CLASSES, { ids: [id] });
  return classSummary;
}

/** A class, and whether an entry of its waiting list has never had an offer. */
export interface ClassToBook {
  classSummary: ClassSummary;
  isAwaited: boolean;
}

/** Those of these classes that are visible to guests. */
export async function readClassesToBook(
  manager: EntityManager,
  now: Date,
  ids: readonly string[],
): Promise<ClassToBook[]> {
  const rows = await CLASSES_TO_BOOK.run(manager, { ids, now: instantText(now) });
  return rows.map((row) => ({ classSummary: publicClass(row, now), isAwaited: Boolean(row.isAwaited) }));
}

/** A class as visible to guests, with the number of waiting entries. */
export interface AwaitedClass extends ClassSummary {
  waiting: number;
}

export async function readAwaitedClasses(
  manager: EntityManager,
  now: Date,
  applyFilter: QueryFilter,
): Promise<AwaitedClass[]> {
  const query = classesBy<{ waiting: number | string }>((classes) =>
    applyFilter(classes).addSelect(countWaiting(classes), 'waiting'),
  );
  const rows = await query.run(manager, { now: instantText(now) });
  return rows.map((row) => ({ ...publicClass(row, now), waiting: Number(row.waiting) }));
}

/** The base of all queries above. */
export function classesWithType(manager: EntityManager): ClassQuery {
  return manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .innerJoin(ClassTypeEntity, 'type', 'type.id = instance.classTypeId');
}

/** Guests see only classes of active types, unless they have booked one. */
export function ofActiveTypes(query: ClassQuery): ClassQuery {
  return query.andWhere('type.isActive = :active', { active: true });
}

export function soonestFirst(query: ClassQuery): ClassQuery {
  return query.orderBy('instance.startsAt').addOrderBy('instance.id');
}

/**
 * Lists the properties explicitly: the drivers' row objects are slow to spread, and object rest patterns are several
 * times slower.
 */
function publicClass(row: ClassRow, now: Date): ClassSummary {
  const { status, maxAttendees, maxStudents } = row;
  const isActive = Boolean(row.isActive);
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
    certificateMonths: row.certificateMonths,
    durationHours: row.durationMinutes / MINUTES_PER_HOUR,
    priceCents: row.priceCents,
    language: row.language,
    status,
    availability: availability({ status, isActive, startsAt, maxAttendees, taken }, now),
    timeZone: row.timeZone,
    startsAt,
    refundDeadline: refundDeadline(startsAt),
    locationName: row.locationName,
    locationNameEs: row.locationName === row.venueName ? row.venueNameEs : null,
    address: addressOf(row),
    venue: venueOf(row),
    maxAttendees,
    seatsTaken: taken,
    classTypeDefaults: { priceCents: row.typePriceCents, maxStudents, isActive },
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
