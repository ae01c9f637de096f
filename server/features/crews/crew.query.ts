import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { findCrewByLink } from '../bookings/confirmation/booking-link.query.js';
import { confirmationOf } from '../bookings/confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { linkOf } from '../bookings/booking.rules.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { readKeys } from '../bookings/idempotency/idempotency.store.js';
import type { IdempotentRequest } from '../bookings/seats/seat-decision.rules.js';
import { ANY_CLASSES, readClasses } from '../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { seatTakenBy } from '../schedule/seats/seat.query.js';
import { takesSeat } from '../schedule/seats/seat.rules.js';
import { phoneLast4 } from '../students/person.rules.js';
import { bookingsInClass, crewOptions, movesWithCrew, officeCrewOptions } from './crew.rules.js';
import type { CrewBooking } from './crew-booking.type.js';

/** A crew as visible to the holder of the contact's link, with the options of the viewer; null if there is none. */
export async function readCrew(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<CrewBooking | null> {
  return (await readCrews(ctx, manager, [id])).get(id) ?? null;
}

/** Like `readCrew`, for several ids in a constant number of statements. @returns those that exist, by id */
export async function readCrews(
  ctx: RequestContext,
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, CrewBooking>> {
  return crewsOf(ctx, manager, await manager.findBy(CrewBookingEntity, { id: In([...ids]) }));
}

/** Like `readCrew`, by the link. */
export async function readCrewByLink(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<CrewBooking | null> {
  const row = await findCrewByLink(ctx, manager, link);
  return row && ((await crewsOf(ctx, manager, [row])).get(row.id) ?? null);
}

async function crewsOf(
  ctx: RequestContext,
  manager: EntityManager,
  rows: readonly CrewBookingEntity[],
): Promise<Map<string, CrewBooking>> {
  if (rows.length === 0) return new Map();
  const bookings = await manager.find(BookingEntity, {
    where: { crewBookingId: In(rows.map(({ id }) => id)) },
    order: { sortName: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  const now = ctx.clock.now();
  const classIds = new Set([...rows, ...bookings].map(({ classInstanceId }) => classInstanceId));
  const found = await readClasses(manager, now, ANY_CLASSES, { ids: [...classIds] });
  const classes = new Map(found.map((each) => [each.id, each]));
  const membersOf = new Map<string | null, BookingConfirmation[]>(rows.map(({ id }) => [id, []]));
  for (const booking of bookings) {
    const classInstance = classes.get(booking.classInstanceId);
    if (classInstance)
      membersOf.get(booking.crewBookingId)?.push(confirmationOf(booking, classInstance, now));
  }
  return new Map(
    rows.flatMap((row) => {
      const classInstance = classes.get(row.classInstanceId);
      const members = membersOf.get(row.id) ?? [];
      return classInstance ? [[row.id, crewOf(ctx, row, classInstance, members)] as const] : [];
    }),
  );
}

function crewOf(
  ctx: RequestContext,
  row: Omit<CrewBookingEntity, 'classInstance'>,
  classInstance: UpcomingClass,
  bookings: BookingConfirmation[],
): CrewBooking {
  const named = bookings.filter(({ bookingStatus }) => takesSeat(bookingStatus)).length;
  const { unnamedSeats, policyVersion } = row;
  const { startsAt, availability, seatsLeft } = classInstance;
  const isOffice = isAdmin(ctx.viewer);
  const inClass = bookingsInClass({ bookings, classInstance });
  const mover = { isClassCancelled: availability === 'cancelled', isOffice };
  const movableNamed = inClass.filter((booking) => movesWithCrew(booking, mover)).length;
  const hasAttended = inClass.some(({ bookingStatus }) => bookingStatus === 'completed');
  const facts = {
    policyVersion,
    named,
    unnamedSeats,
    startsAt,
    availability,
    seatsLeft,
    movableNamed,
    isMoved: row.calendarDays !== null,
    priceCents: classInstance.priceCents,
    seatPriceCents: row.seatPriceCents,
  };
  return {
    id: linkOf(row),
    crewBookingId: row.id,
    seats: named + unnamedSeats,
    unnamedSeats,
    bookings,
    firstName: row.firstName,
    contactEmail: row.email,
    phoneLast4: phoneLast4(row.phone),
    companyName: row.companyName,
    purchaseOrder: row.purchaseOrder,
    seatPriceCents: row.seatPriceCents,
    language: row.language,
    createdAt: row.createdAt,
    ...crewOptions(facts, ctx.clock.now()),
    ...(isOffice && officeCrewOptions({ ...facts, hasAttended })),
    classInstance,
    calendarDays: row.calendarDays,
    changedAt: latestOf(row.updatedAt, ...bookings.map(({ changedAt }) => changedAt)),
  };
}

/** Like `readCrew`, for a crew that exists. */
export async function readStoredCrew(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<CrewBooking> {
  const crew = await readCrew(ctx, manager, id);
  if (!crew) throw new Error('a crew that cannot be read');
  return crew;
}

/**
 * The crew that an earlier identical request made or changed; null for a new request.
 * Throws IDEMPOTENCY_MISMATCH.
 */
export async function readCrewOfRequest(
  ctx: RequestContext,
  manager: EntityManager,
  request: IdempotentRequest | null,
): Promise<CrewBooking | null> {
  if (!request) return null;
  const [earlier] = await readKeys(manager, ctx.clock.now(), [request]);
  if (!earlier) return null;
  const isSame = earlier.fingerprint === request.fingerprint;
  const crew = isSame ? await readCrew(ctx, manager, earlier.bookingId) : null;
  if (!crew) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return crew;
}

/** The number of named seats of a crew, in any class. */
export async function countNamed(manager: EntityManager, crewBookingId: string): Promise<number> {
  return (await countNamedOfAll(manager, [crewBookingId])).get(crewBookingId) ?? 0;
}

/** Like `countNamed`, by crew id; crews without named seats are omitted. */
export async function countNamedOfAll(
  manager: EntityManager,
  crewBookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (crewBookingIds.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.crewBookingId', 'id')
    .addSelect('COUNT(*)', 'named')
    .where('booking.crewBookingId IN (:...ids)', { ids: [...crewBookingIds] })
    .andWhere(seatTakenBy('booking'))
    .groupBy('booking.crewBookingId')
    .getRawMany<{ id: string; named: number | string }>();
  return new Map(rows.map(({ id, named }) => [id, Number(named)]));
}

/** A seat that is cancelled or moved by its own link also changes the crew. */
function latestOf(...moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}
