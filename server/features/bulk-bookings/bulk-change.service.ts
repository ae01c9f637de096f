import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { nameOfActor, readAuditedEntries } from '../accounts/audited-entry.query.js';
import { bookingOf } from '../bookings/list/booking-list.query.js';
import { lockBookings, readClassIds } from '../bookings/booking-lock.store.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { crewClassesByIds, notifyCrewContacts } from '../bookings/messages/crew-messages.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { readBookingRows } from '../bookings/booking-rows.store.js';
import type { BookingRefusal } from './bulk-booking.constants.js';
import { decideBulkChange, type BulkDecision } from './bulk-booking.rules.js';
import type { BookingChange } from './bulk-booking.type.js';

/** A booking with the version that the caller has read. */
export interface Seen {
  id: string;
  version: number;
}

/** The desired change of each booking. */
export interface DesiredChange {
  isApplied: (row: BookingEntity) => boolean;
  refusal: (row: BookingEntity) => BookingRefusal | undefined;
}

/** Writes the accepted changes, and may refuse further rows. */
export type Work = (
  manager: EntityManager,
  rows: readonly BookingEntity[],
  refuse: (row: BookingEntity, code: BookingRefusal) => void,
) => Promise<void>;

interface BulkChangeOptions {
  /** Whether to mail the contact of each affected crew, once, how its seats are now. */
  notifyContact?: boolean | undefined;
  /** The class that the bookings are moved to. */
  target?: string | undefined;
}

const ALLOWED = { is: 'change' } as const;

/** Locks, checks and changes several bookings in one transaction. */
export class BulkChangeService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatService,
  ) {}

  /**
   * Each booking succeeds or fails separately. The number of statements does not depend on that of the bookings.
   * @returns the results in the order of the bookings
   */
  apply(
    ctx: RequestContext,
    seen: readonly Seen[],
    desired: DesiredChange,
    work: Work,
    { notifyContact = false, target }: BulkChangeOptions = {},
  ): Promise<BookingChange[]> {
    return this.database.transaction(ctx, async (manager) => {
      const ids = [...new Set(seen.map(idOf))];
      // While these classes are locked, no booking moves in or out; one that has moved before has another version.
      const classIds = new Set([
        ...(await readClassIds(manager, ids)),
        ...(notifyContact ? await crewClassesByIds(manager, ids) : []),
        ...(target === undefined ? [] : [target]),
      ]);
      await this.seats.lock(manager, ...classIds);
      await lockBookings(manager, ids);
      const rows = await readBookingRows(manager, ids);
      const stale = seen.filter(({ id, version }) => rows.get(id)?.version !== version).map(idOf);
      const changes = await readAuditedEntries(manager, 'booking', stale);
      const lastChanges = new Map(changes.map((entry) => [entry.subjectId, entry]));
      const decisions = new Map<string, BulkDecision>();
      for (const { id, version } of seen) {
        const row = rows.get(id);
        const decision = decideBulkChange({
          expectedVersion: version,
          currentVersion: row?.version,
          isApplied: row !== undefined && desired.isApplied(row),
          isOwnChange: ctx.viewer.role !== 'guest' && lastChanges.get(id)?.actorId === ctx.viewer.accountId,
          refusal: row && desired.refusal(row),
        });
        if (!decisions.has(id)) decisions.set(id, decision);
      }
      const chosen = ids.flatMap((id) => (decisions.get(id)?.is === 'change' ? (rows.get(id) ?? []) : []));
      if (chosen.length > 0)
        await work(manager, chosen, ({ id }, code) => decisions.set(id, { is: 'refused', code }));
      const changed = chosen.filter(({ id }) => decisions.get(id)?.is === 'change');
      if (notifyContact) await notifyCrewContacts(ctx, manager, changed, classIds);
      const after = chosen.length > 0 ? await readBookingRows(manager, ids) : rows;
      return seen.map(({ id }): BookingChange => {
        const decision = decisions.get(id) ?? ALLOWED;
        const row = after.get(id);
        const code = decision.is === 'refused' ? decision.code : null;
        const last = code === 'CONFLICT' ? lastChanges.get(id) : undefined;
        return {
          id,
          isDone: code === null,
          isUnchanged: decision.is === 'same',
          code,
          booking: row ? bookingOf(row) : null,
          changedBy: last ? nameOfActor(last) : null,
        };
      });
    });
  }
}

const idOf = ({ id }: { id: string }): string => id;
