import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { ConcurrentChange, retryAfterConflict } from '../../platform/database/versioned.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { findCrewByLink } from '../bookings/confirmation/booking-link.query.js';
import type { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { idempotentRequest, writeKeys } from '../bookings/idempotency/idempotency.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import type { GuestCall, GuestLimits } from '../guest-limits/guest-limits.service.js';
import type { CrewBooking } from './crew-booking.type.js';
import { readCrewOfRequest, readStoredCrew } from './crew.query.js';
import type { CrewRow } from './crew-seat.service.js';

interface Parts {
  database: Database;
  seats: Pick<SeatService, 'lock'>;
  limits: GuestLimits;
}

/** A change of a crew by its contact or the office. */
interface CrewChange {
  input: { crewBookingId: string; idempotencyKey?: string };
  /** The request that a repetition must equal. Default: the input. */
  content?: object;
  /** Other classes to lock, before anything else is read. */
  otherClassIds?: (manager: EntityManager, id: string) => readonly string[] | Promise<readonly string[]>;
  /** What the call is counted for, from what is known of the crew before the lock. */
  callOf: (known: CrewRow | null) => GuestCall | Promise<GuestCall>;
  /** Called with the classes locked. @returns whether anything has changed */
  carryOut: (
    manager: EntityManager,
    crew: CrewBookingEntity,
    locked: ReadonlySet<string>,
  ) => Promise<boolean>;
}

/** Changes crews under the lock of their class, once per request. */
export class LockedCrews {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts every attempt, including guessed ids. Throws NOT_FOUND, CONFLICT if the crew is moved at the same time,
   * IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   * @returns the crew in its current state
   */
  async change(ctx: RequestContext, change: CrewChange): Promise<CrewBooking> {
    const { database, limits } = this.parts;
    const known = await findCrewByLink(ctx, database.reader.manager, change.input.crewBookingId);
    const { crew } = await limits.counted(
      ctx,
      await change.callOf(known),
      async () => {
        if (!known) throw new DomainError('NOT_FOUND');
        return retryAfterConflict(() =>
          database.transaction(ctx, (manager) => this.changeOnce(ctx, manager, change)),
        );
      },
      ({ isChanged }) => isChanged,
    );
    return crew;
  }

  private async changeOnce(
    ctx: RequestContext,
    manager: EntityManager,
    { input, content = input, otherClassIds = () => [], carryOut }: CrewChange,
  ): Promise<{ crew: CrewBooking; isChanged: boolean }> {
    const { crewBookingId: link, idempotencyKey } = input;
    const { id, classInstanceId } = orNotFound(await findCrewByLink(ctx, manager, link));
    // By the id, which does not change with the link.
    const request = idempotentRequest(ctx, { ...content, crewBookingId: id }, idempotencyKey, []);
    const locked = new Set([classInstanceId, ...(await otherClassIds(manager, id))]);
    await this.parts.seats.lock(manager, ...locked);
    // Read under the lock of the class, which every change of a crew holds: the link may have been replaced.
    const crew = orNotFound(await findCrewByLink(ctx, manager, link));
    const earlier = await readCrewOfRequest(ctx, manager, request);
    if (earlier) return { crew: earlier, isChanged: false };
    // It was moved while this waited for the lock.
    if (crew.classInstanceId !== classInstanceId) throw new ConcurrentChange();
    const isChanged = await carryOut(manager, crew, locked);
    if (request) await writeKeys(manager, ctx.clock.now(), [{ ...request, bookingId: crew.id }]);
    return { crew: await readStoredCrew(ctx, manager, crew.id), isChanged };
  }
}
