import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import {
  isCurrent,
  updateVersioned,
  versionRead,
  type VersionedId,
} from '../../platform/database/versioned.js';
import { readBooking } from './booking-list.query.js';
import { BookingEntity } from './booking.entity.js';
import type { Booking } from './booking.type.js';

/** The office's notes on bookings. */
export class BookingNotesService {
  constructor(private readonly database: Database) {}

  /**
   * Sets the notes; null removes them, undefined keeps them. The audit log does not contain them. The same notes change
   * nothing. Throws NOT_FOUND, CONFLICT.
   */
  set(ctx: RequestContext, versionedId: VersionedId, asked: string | null | undefined): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, versionedId.id);
      const notes = asked === undefined ? before.notes : asked;
      if (isCurrent(versionedId, before) && before.notes === notes) return before;
      const { id } = versionedId;
      const values = { notes, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, BookingEntity, versionRead(versionedId, before), values);
      await recordAudit(ctx, manager, { action: 'booking.notesSet', subjectType: 'booking', subjectId: id });
      return readBooking(manager, id);
    });
  }
}
