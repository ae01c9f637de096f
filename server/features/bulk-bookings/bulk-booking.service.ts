import type { RequestContext } from '../../platform/context/request-context.js';
import { badInput } from '../../platform/errors/domain-error.js';
import { groupByValues } from '../../platform/database/group-by-values.js';
import { CANCELLED, CONFIRMED } from '../bookings/attendance/attendance.rules.js';
import { planReminders, withdrawReminders } from '../bookings/messages/booking-messages.store.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { isCancellable } from '../bookings/booking.rules.js';
import { storeCalendarDays } from '../bookings/calendar/calendar-days.query.js';
import {
  queueOfficeCancellationMail,
  queueOfficeSeatMail,
} from '../bookings/messages/office-booking-messages.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { auditRows, nextVersion, updateRows } from '../bookings/booking-rows.store.js';
import { NOT_YET } from '../payments/payment.texts.js';
import {
  changedFacts,
  factsOfPayment,
  isRefundDue,
  NOTHING_PAID,
  type PaymentFacts,
  type PaymentNote,
} from '../payments/payment.rules.js';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import { isChangedInBulk } from './bulk-booking.rules.js';
import type { BookingChange } from './bulk-booking.type.js';
import type { BulkChangeService, DesiredChange, Seen, Work } from './bulk-change.service.js';
import { BOOKING_REFUSALS, type BookingRefusal } from './bulk-booking.constants.js';

interface BulkNotifyOptions {
  /** Whether to mail the contact of each affected crew, once, how its seats are now. */
  notifyContact?: boolean | undefined;
  notifyAttendees?: boolean | undefined;
}

/**
 * Changes several bookings in one transaction, with a number of statements that does not depend on theirs. Each booking
 * succeeds or fails separately, with its own result and its own audit entry.
 */
export class BulkBookingService {
  constructor(
    private readonly changes: BulkChangeService,
    private readonly seats: SeatService,
  ) {}

  /**
   * Bookings that are already paid get the payment facts. Refunded ones are refused unless they are included: this undoes
   * `refund`. Throws BAD_USER_INPUT for a future date.
   */
  markPaid(
    ctx: RequestContext,
    seen: readonly Seen[],
    note: PaymentNote & { includeRefunded?: boolean | undefined },
  ): Promise<BookingChange[]> {
    const todayAt = (row: BookingEntity): string => dateAt(ctx.clock.now(), row.classInstance.timeZone);
    const factsOf = (row: BookingEntity): PaymentFacts => factsOfPayment('paid', note, row, todayAt(row));
    const changesOf = (row: BookingEntity): Partial<PaymentFacts> => changedFacts(factsOf(row), row);
    const desired: DesiredChange = {
      isApplied: (row) => row.paymentStatus === 'paid' && Object.keys(changesOf(row)).length === 0,
      refusal: (row) => {
        const isIncluded = note.includeRefunded && row.refundedOn !== null;
        return isIncluded || isChangedInBulk(row) ? undefined : 'BAD_USER_INPUT';
      },
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows) => {
      if (rows.some((row) => note.paidOn && note.paidOn > todayAt(row))) throw badInput({ paidOn: NOT_YET });
      for (const { values, those } of groupByValues(rows, changesOf))
        await updateRows(ctx, manager, those, { paymentStatus: 'paid', ...values });
      await auditRows(ctx, manager, 'booking.paymentSet', rows, (row) => {
        const { paymentMethod, paidOn } = factsOf(row);
        return { paymentStatus: 'paid', paymentMethod, paidOn };
      });
    });
  }

  markUnpaid(ctx: RequestContext, seen: readonly Seen[]): Promise<BookingChange[]> {
    const desired: DesiredChange = {
      isApplied: ({ paymentStatus }) => paymentStatus === 'pending',
      refusal: (row) => (isChangedInBulk(row) ? undefined : 'BAD_USER_INPUT'),
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows) => {
      await updateRows(ctx, manager, rows, { paymentStatus: 'pending', ...NOTHING_PAID });
      await auditRows(ctx, manager, 'booking.paymentSet', rows, () => ({ paymentStatus: 'pending' }));
    });
  }

  /** Records the refund of bookings with a refund due, dated today at the venue; the payment facts are retained. */
  refund(ctx: RequestContext, seen: readonly Seen[]): Promise<BookingChange[]> {
    const todayAt = (row: BookingEntity): string => dateAt(ctx.clock.now(), row.classInstance.timeZone);
    const desired: DesiredChange = {
      isApplied: ({ refundedOn }) => refundedOn !== null,
      refusal: (row) => {
        const isPaidLater = row.paidOn !== null && row.paidOn > todayAt(row);
        return isRefundDue(row) && !isPaidLater ? undefined : 'BAD_USER_INPUT';
      },
    };
    return this.changes.apply(ctx, seen, desired, async (manager, rows) => {
      for (const { values, those } of groupByValues(rows, (row) => ({ refundedOn: todayAt(row) })))
        await updateRows(ctx, manager, those, { paymentStatus: 'cancelled', ...values });
      await auditRows(ctx, manager, 'booking.refunded', rows, (row) => ({ refundedOn: todayAt(row) }));
    });
  }

  /** Cancels bookings, which frees their seats, except completed ones. */
  cancel(
    ctx: RequestContext,
    seen: readonly Seen[],
    notifyOptions: BulkNotifyOptions = {},
  ): Promise<BookingChange[]> {
    const desired: DesiredChange = {
      isApplied: ({ bookingStatus }) => bookingStatus === 'cancelled',
      refusal: (row) => (isCancellable(row) ? undefined : 'BAD_USER_INPUT'),
    };
    const work: Work = async (manager, rows) => {
      await updateRows(ctx, manager, rows, CANCELLED);
      await withdrawReminders(ctx, manager, rows.map(idOf));
      const { notifyAttendees: notify = false } = notifyOptions;
      await auditRows(ctx, manager, 'booking.cancelled', rows, () => ({ notify }));
      if (notify) await queueOfficeCancellationMail(ctx, manager, rows.map(nextVersion));
    };
    return this.changes.apply(ctx, seen, desired, work, notifyOptions);
  }

  /** Restores cancelled bookings that were not refunded, while there are seats. */
  restore(
    ctx: RequestContext,
    seen: readonly Seen[],
    notifyOptions: BulkNotifyOptions = {},
  ): Promise<BookingChange[]> {
    const desired: DesiredChange = {
      isApplied: ({ bookingStatus }) => bookingStatus === 'confirmed',
      refusal: ({ bookingStatus, refundedOn }) =>
        bookingStatus === 'completed' || refundedOn !== null ? 'BAD_USER_INPUT' : undefined,
    };
    return this.takeSeats(ctx, seen, desired, { action: 'booking.restored', ...notifyOptions });
  }

  /**
   * Moves bookings that were not refunded to another class of the same type while there are seats. Throws NOT_FOUND if
   * there is no such class.
   */
  move(
    ctx: RequestContext,
    seen: readonly Seen[],
    target: string,
    notifyOptions: BulkNotifyOptions = {},
  ): Promise<BookingChange[]> {
    const desired: DesiredChange = {
      isApplied: ({ bookingStatus, classInstanceId }) =>
        bookingStatus === 'confirmed' && classInstanceId === target,
      refusal: ({ bookingStatus, refundedOn }) =>
        bookingStatus === 'confirmed' && refundedOn === null ? undefined : 'BAD_USER_INPUT',
    };
    return this.takeSeats(ctx, seen, desired, { action: 'booking.moved', target, ...notifyOptions });
  }

  /** Assigns seats in the order of the bookings; the others are refused with a code. */
  private takeSeats(
    ctx: RequestContext,
    seen: readonly Seen[],
    desired: DesiredChange,
    {
      action,
      target,
      notifyContact,
      notifyAttendees,
    }: BulkNotifyOptions & { action: string; target?: string },
  ): Promise<BookingChange[]> {
    const work: Work = async (manager, rows, refuse) => {
      const asked = rows.map((row) => ({
        row,
        id: row.id,
        classInstanceId: target ?? row.classInstanceId,
        attendee: { attendeeKey: row.attendeeKey },
        bookingStatus: 'confirmed' as const,
        request: null,
      }));
      const to = target === undefined ? undefined : await this.seats.read(ctx, manager, target);
      const sameType = asked.filter(({ row }) => !to || row.classInstance.classTypeId === to.classTypeId);
      for (const { row } of asked)
        if (!sameType.some(({ id }) => id === row.id)) refuse(row, 'BAD_USER_INPUT');
      const moved = [];
      for (const { asked: each, decision } of await this.seats.decide(ctx, manager, sameType)) {
        if (decision.is === 'booked') moved.push({ ...each, classInstance: decision.classSummary });
        else refuse(each.row, decision.is === 'refused' ? refusalIn(decision.code) : 'CONFLICT');
      }
      if (moved.length === 0) return;
      const those = moved.map(({ row }) => row);
      if (target !== undefined) await storeCalendarDays(manager, those.map(idOf));
      const place = target === undefined ? {} : { classInstanceId: target };
      await updateRows(ctx, manager, those, { ...place, ...CONFIRMED });
      const reminded = moved.map(({ row, classInstance }) => ({ booking: row, classInstance }));
      await planReminders(ctx, manager, reminded);
      await auditRows(ctx, manager, action, those, ({ classInstanceId: fromClassInstanceId }) => ({
        classInstanceId: target ?? fromClassInstanceId,
        fromClassInstanceId,
      }));
      if (!notifyAttendees) return;
      const notified = those.map((row) => ({
        ...nextVersion(row),
        fromClassInstanceId: row.classInstanceId,
      }));
      await queueOfficeSeatMail(ctx, manager, notified, target);
    };
    return this.changes.apply(ctx, seen, desired, work, { notifyContact, target });
  }
}

const idOf = ({ id }: { id: string }): string => id;

function refusalIn(code: string): BookingRefusal {
  return BOOKING_REFUSALS.find((each) => each === code) ?? 'CONFLICT';
}
