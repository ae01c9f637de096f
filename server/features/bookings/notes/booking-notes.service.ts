import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { isCurrent, versionRead, type VersionedId } from '../../../platform/database/versioned.js';
import { readBooking } from '../list/booking-list.query.js';
import { changeBooking } from '../booking-rows.store.js';
import type { Booking } from '../booking.type.js';

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
      const seen = versionRead(versionedId, before);
      return changeBooking(ctx, manager, seen, { notes }, { action: 'booking.notesSet' });
    });
  }
}
