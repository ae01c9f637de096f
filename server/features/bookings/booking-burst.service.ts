import { In } from 'typeorm';
import { recordAudit, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { readBursts } from './booking-burst.query.js';
import type { BookingBurst, CancelledBurst, DismissedBurst } from './booking-burst.type.js';
import { withdrawMessages } from './booking-messages.store.js';
import { forgetSourcesOf } from './booking-source.store.js';
import { BookingEntity } from './booking.entity.js';
import { cancelProblem } from './booking.rules.js';
import { COMPLETED_ALREADY } from './booking.texts.js';
import type { SeatService } from './seat.service.js';

/** Many bookings from one address in a short time: a crew that is fine, or somebody who takes seats from others. */
export class BookingBurstService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatService,
  ) {}

  /** The bursts of the last days that nobody has settled, the newest first. */
  list(ctx: RequestContext): Promise<BookingBurst[]> {
    return readBursts(this.database.reader.manager, ctx.clock.now());
  }

  /**
   * Cancels all of these bookings or none, with their messages that have not left. One that is cancelled already stays as
   * it is, so a second call changes nothing. Throws NOT_FOUND, BAD_USER_INPUT for
   * one that is completed, and CONFLICT when one was changed since it was seen.
   */
  cancel(ctx: RequestContext, seen: readonly VersionedId[]): Promise<CancelledBurst> {
    return this.database.transaction(ctx, async (manager) => {
      const ids = [...new Set(seen.map(({ id }) => id))];
      const classOf = { select: { id: true, classInstanceId: true }, where: { id: In(ids) } } as const;
      const classIds = (await manager.find(BookingEntity, classOf)).map(
        ({ classInstanceId }) => classInstanceId,
      );
      await this.seats.lock(manager, ...new Set(classIds));
      const found = await manager.findBy(BookingEntity, { id: In(ids) });
      if (found.length < ids.length) throw new DomainError('NOT_FOUND');
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      const held = found.filter(({ bookingStatus }) => bookingStatus !== 'cancelled');
      if (held.some(cancelProblem)) throw badInput({ bookings: COMPLETED_ALREADY });
      const values = { bookingStatus: 'cancelled', updatedAt: ctx.clock.now() } as const;
      for (const { id } of held.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        await updateVersioned(manager, BookingEntity, { id, version: versions.get(id) }, values);
      const mailsSent = await withdrawMessages(manager, ids);
      if (held.length > 0) {
        const cancelled = held.map(({ id }) => ({ ...auditOf(id), action: 'booking.cancelled' }));
        await recordAudit(ctx, manager, ...cancelled, burstAudit('booking.burstCancelled', ids, held.length));
      }
      return { count: found.length, mailsSent };
    });
  }

  /** Forgets that these bookings came from one address. */
  dismiss(ctx: RequestContext, bookingIds: readonly string[]): Promise<DismissedBurst> {
    return this.database.transaction(ctx, async (manager) => {
      const count = await forgetSourcesOf(manager, bookingIds);
      if (count > 0) await recordAudit(ctx, manager, burstAudit('booking.burstDismissed', bookingIds, count));
      return { count };
    });
  }
}

const auditOf = (subjectId: string) => ({ subjectType: 'booking', subjectId });

/** The act as a whole stands under the first of its bookings. */
function burstAudit(action: string, [first = '']: readonly string[], bookings: number): AuditedAction {
  return { ...auditOf(first), action, details: { bookings } };
}
