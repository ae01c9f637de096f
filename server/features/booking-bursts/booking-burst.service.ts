import { In, type EntityManager } from 'typeorm';
import { recordAudit, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { isCurrent, type VersionedId } from '../../platform/database/versioned.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { CANCELLED } from '../bookings/attendance/attendance.rules.js';
import { lockBookings, readClassIds } from '../bookings/booking-lock.store.js';
import { withdrawMessages } from '../bookings/messages/booking-messages.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { isCancellable } from '../bookings/booking.rules.js';
import { COMPLETED_ALREADY } from '../bookings/booking.texts.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { withdrawCrewMessages } from '../bookings/messages/crew-messages.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { updateRows } from '../bookings/booking-rows.store.js';
import { readBursts } from './booking-burst.query.js';
import type { BookingBurst, CancelledBurst, DismissedBurst } from './booking-burst.type.js';
import { clearBookingSourcesOf, clearBookingSourcesOfCrews } from './booking-source.store.js';

/** Bursts: many bookings from one address in a short time, either a legitimate crew or somebody blocking seats. */
export class BookingBurstService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatService,
  ) {}

  /** Recent bursts that were not dismissed, newest first. */
  list(ctx: RequestContext): Promise<BookingBurst[]> {
    return readBursts(this.database.reader.manager, ctx.clock.now());
  }

  /**
   * Cancels all of these bookings and releases the unnamed seats of these crews in one transaction, and withdraws their
   * unsent messages. Bookings and seats that are already cancelled do not change, so that a repeated call has no
   * effect and frees none. Throws NOT_FOUND, BAD_USER_INPUT for a completed booking, and CONFLICT if one has changed since
   * it was read.
   */
  cancel(
    ctx: RequestContext,
    bookings: readonly VersionedId[],
    crews: readonly VersionedId[] = [],
  ): Promise<CancelledBurst> {
    return this.database.transaction(ctx, async (manager) => {
      const ids = idsOf(bookings);
      const crewIds = idsOf(crews);
      const classIds = new Set([
        ...(await readClassIds(manager, ids)),
        ...(await readCrewRows(manager, crewIds)).map(({ classInstanceId }) => classInstanceId),
      ]);
      // Crews change only while their class is locked, bookings also without it.
      await this.seats.lock(manager, ...classIds);
      await lockBookings(manager, ids);
      const found = await manager.findBy(BookingEntity, { id: In(ids) });
      const foundCrews = await readCrewRows(manager, crewIds);
      if (found.length < ids.length || foundCrews.length < crewIds.length) throw new DomainError('NOT_FOUND');
      const held = found.filter(({ bookingStatus }) => bookingStatus !== 'cancelled');
      if (!held.every(isCancellable)) throw badInput({ bookings: COMPLETED_ALREADY });
      const heldCrews = foundCrews.filter(({ unnamedSeats }) => unnamedSeats > 0);
      const seen = new Map([...bookings, ...crews].map((each) => [each.id, each]));
      if ([...held, ...heldCrews].some((row) => !isCurrent(seen.get(row.id) ?? row, row)))
        throw new DomainError('CONFLICT');
      // A crew was moved to another class meanwhile.
      if (!foundCrews.every(({ classInstanceId }) => classIds.has(classInstanceId)))
        throw new DomainError('CONFLICT');
      await updateRows(ctx, manager, held, CANCELLED);
      await releaseUnnamedSeats(ctx, manager, heldCrews);
      const mailsSent =
        (await withdrawMessages(ctx, manager, ids)) + (await withdrawCrewMessages(ctx, manager, crewIds));
      const count = heldCrews.reduce((sum, { unnamedSeats }) => sum + unnamedSeats, held.length);
      const actions = [
        ...held.map(({ id }) => ({
          ...auditOf(id),
          action: 'booking.cancelled',
          details: { notify: false },
        })),
        ...heldCrews.map(seatsGivenBack),
        burstAudit('booking.burstCancelled', { ids, crewIds }, count),
      ];
      if (count > 0) await recordAudit(ctx, manager, ...actions);
      return { count, mailsSent };
    });
  }

  /** Removes the source keys of these bookings and crews, so that they are no longer reported. */
  dismiss(
    ctx: RequestContext,
    bookingIds: readonly string[],
    crewBookingIds: readonly string[] = [],
  ): Promise<DismissedBurst> {
    return this.database.transaction(ctx, async (manager) => {
      const bookings = await clearBookingSourcesOf(manager, bookingIds);
      const seats = await clearBookingSourcesOfCrews(manager, crewBookingIds);
      const count = bookings + seats;
      const burst = { ids: bookingIds, crewIds: crewBookingIds };
      if (count > 0) await recordAudit(ctx, manager, burstAudit('booking.burstDismissed', burst, count));
      return { count };
    });
  }
}

const auditOf = (subjectId: string) => ({ subjectType: 'booking', subjectId });
const idsOf = (seen: readonly VersionedId[]): string[] => [...new Set(seen.map(({ id }) => id))];

function readCrewRows(manager: EntityManager, ids: readonly string[]): Promise<CrewBookingEntity[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return manager.find(CrewBookingEntity, { where: { id: In([...ids]) }, order: { id: 'ASC' } });
}

async function releaseUnnamedSeats(
  ctx: RequestContext,
  manager: EntityManager,
  crews: readonly CrewBookingEntity[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(CrewBookingEntity)
    .set({ unnamedSeats: 0, version: () => 'version + 1', updatedAt: ctx.clock.now() })
    .where({ id: In(crews.map(({ id }) => id)) })
    .execute();
}

/** Same format as for any other change of a crew's seats. */
function seatsGivenBack({ id, classInstanceId, unnamedSeats }: CrewBookingEntity): AuditedAction {
  const details = { classInstanceId, from: unnamedSeats, to: 0, isByLink: false };
  return { action: 'crew.seatsChanged', subjectType: 'crewBooking', subjectId: id, details };
}

/** Entry for the whole burst, with its first booking as the subject, or its first crew if it has no bookings. */
function burstAudit(
  action: string,
  { ids: [booking], crewIds: [crew = ''] }: { ids: readonly string[]; crewIds: readonly string[] },
  bookings: number,
): AuditedAction {
  const subject = booking === undefined ? { subjectType: 'crewBooking', subjectId: crew } : auditOf(booking);
  return { ...subject, action, details: { bookings } };
}
