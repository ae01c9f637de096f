import { In, type EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { bookedClassOf, bookingOf, bookingQuery } from '../bookings/list/booking-list.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { Booking } from '../bookings/booking.type.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { burstsOf, burstsSince, type SourcedBooking } from './booking-burst.rules.js';
import type { BookingBurst, BurstCrew } from './booking-burst.type.js';
import { BURST, MAX_BURSTS } from './booking-burst.constants.js';

/** Limit of rows read, newest first: far more than a week's bookings from addresses that several guests share. */
const MAX_ROWS = 5_000;

interface SourcedRow {
  id: string;
  sourceKey: string;
  createdAt: string;
}

interface SourcedCrew extends SourcedRow {
  unnamedSeats: number;
}

/** Bursts, newest first. At most two statements for bookings and two for crews, whatever their number. */
export async function readBursts(manager: EntityManager, now: Date): Promise<BookingBurst[]> {
  const crewRows = await readSourcedCrews(manager, burstsSince(now));
  const rows = await readSourced(
    manager,
    burstsSince(now),
    new Set(crewRows.map(({ sourceKey }) => sourceKey)),
  );
  const visible = burstsOf([...rows.map(sourcedOf), ...crewRows.flatMap(seatsOf)]).slice(0, MAX_BURSTS);
  const ids = new Set(visible.flatMap((burst) => burst.map(({ id }) => id)));
  const bookings = await readBookings(
    manager,
    rows.filter(({ id }) => ids.has(id)),
  );
  const crews = await readCrews(
    manager,
    crewRows.filter(({ id }) => ids.has(id)),
  );
  return visible.flatMap((burst) => burstOf(burst, bookings, crews));
}

function burstOf(
  burst: readonly SourcedBooking[],
  bookings: ReadonlyMap<string, Booking>,
  crews: Map<string, BurstCrew>,
): BookingBurst[] {
  const ofBurst = burst.flatMap(({ id }) => bookings.get(id) ?? []);
  const crewsOfBurst = burst.flatMap(({ id }) => {
    const crew = crews.get(id);
    // A crew appears once with all its seats, even if a long burst is split into parts.
    crews.delete(id);
    return crew ?? [];
  });
  const inOrder = [...ofBurst, ...crewsOfBurst].toSorted((one, other) => +one.createdAt - +other.createdAt);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return [];
  return [
    {
      id: first.id,
      count: crewsOfBurst.reduce((sum, { unnamedSeats }) => sum + unnamedSeats, ofBurst.length),
      firstAt: first.createdAt,
      lastAt: last.createdAt,
      bookings: ofBurst,
      crews: crewsOfBurst,
    },
  ];
}

function sourcedOf({ id, sourceKey, createdAt }: SourcedRow): SourcedBooking {
  return { id, sourceKey, createdAt: new Date(createdAt) };
}

/** One row for each unnamed seat, which counts like a booking. */
function seatsOf({ unnamedSeats, ...row }: SourcedCrew): SourcedBooking[] {
  return Array.from({ length: unnamedSeats }, () => sourcedOf(row));
}

async function readBookings(
  manager: EntityManager,
  rows: readonly SourcedRow[],
): Promise<Map<string, Booking>> {
  if (rows.length === 0) return new Map();
  const found = await bookingQuery(manager)
    .where({ id: In(rows.map(({ id }) => id)) })
    .getMany();
  return new Map(found.map((row) => [row.id, bookingOf(row)]));
}

async function readCrews(
  manager: EntityManager,
  rows: readonly SourcedCrew[],
): Promise<Map<string, BurstCrew>> {
  if (rows.length === 0) return new Map();
  const found = await manager.find(CrewBookingEntity, {
    where: { id: In(rows.map(({ id }) => id)) },
    relations: { classInstance: { classType: true, venue: true } },
  });
  return new Map(
    found.map(({ classInstance, ...crew }) => [
      crew.id,
      { ...crew, classInstance: bookedClassOf(classInstance) },
    ]),
  );
}

/** Crews booked by guests that have unnamed seats. */
function readSourcedCrews(manager: EntityManager, since: Date): Promise<SourcedCrew[]> {
  return manager
    .createQueryBuilder(CrewBookingEntity, 'crew')
    .select('crew.id', 'id')
    .addSelect('crew.sourceKey', 'sourceKey')
    .addSelect('crew.createdAt', 'createdAt')
    .addSelect('crew.unnamedSeats', 'unnamedSeats')
    .where('crew.sourceKey IS NOT NULL AND crew.unnamedSeats > 0 AND crew.createdAt >= :since', {
      since: instantText(since),
    })
    .orderBy('crew.createdAt', 'DESC')
    .limit(MAX_ROWS)
    .getRawMany<SourcedCrew>();
}

/** Bookings from addresses with enough bookings for a burst, or from the addresses of the given crews. */
function readSourced(
  manager: EntityManager,
  since: Date,
  sourcesOfCrews: ReadonlySet<string>,
): Promise<SourcedRow[]> {
  const recent = (alias: string): string =>
    `${alias}.sourceKey IS NOT NULL AND ${alias}.bookingStatus = 'confirmed' AND ${alias}.createdAt >= :since`;
  const sources = manager
    .createQueryBuilder(BookingEntity, 'counted')
    .select('counted.sourceKey')
    .where(recent('counted'))
    .groupBy('counted.sourceKey')
    .having(`COUNT(*) >= ${BURST.bookings}`);
  const ofMany = `booking.sourceKey IN (${sources.getQuery()})`;
  const ofCrews = 'booking.sourceKey IN (:...sourcesOfCrews)';
  return manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .addSelect('booking.sourceKey', 'sourceKey')
    .addSelect('booking.createdAt', 'createdAt')
    .where(recent('booking'))
    .andWhere(sourcesOfCrews.size > 0 ? `(${ofMany} OR ${ofCrews})` : ofMany)
    .setParameters({ since: instantText(since), sourcesOfCrews: [...sourcesOfCrews] })
    .orderBy('booking.createdAt', 'DESC')
    .limit(MAX_ROWS)
    .getRawMany<SourcedRow>();
}
