import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { isCurrent, versionRead, type VersionedId } from '../../../platform/database/versioned.js';
import { badInput } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { PaymentStatus } from '../../payments/payment.constants.js';
import { IS_REFUNDED, NOT_PAID, NOT_YET } from '../../payments/payment.texts.js';
import { factsOfPayment, type PaymentNote } from '../../payments/payment.rules.js';
import { dateAt } from '../../schedule/venue-time/venue-time.rules.js';
import { readBooking } from '../list/booking-list.query.js';
import { changeBooking } from '../booking-rows.store.js';
import type { Booking } from '../booking.type.js';

const BEFORE_PAYMENT = message({
  en: 'The refund must not be before the payment',
  es: 'El reembolso no puede ser anterior al pago',
});

const REFUND_NOT_YET = message({
  en: 'The refund must not be in the future',
  es: 'El reembolso no puede tener una fecha futura',
});

/** The office's records of payments. Every change is audited; none affects the seat. */
export class BookingPaymentService {
  constructor(private readonly database: Database) {}

  /**
   * Sets the payment status to paid, pending or cancelled. Throws NOT_FOUND, CONFLICT, and BAD_USER_INPUT for a future
   * date.
   */
  set(
    ctx: RequestContext,
    versionedId: VersionedId,
    paymentStatus: PaymentStatus,
    note: PaymentNote = {},
  ): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, versionedId.id);
      const today = dateAt(ctx.clock.now(), before.classInstance.timeZone);
      if (note.paidOn && note.paidOn > today) throw badInput({ paidOn: NOT_YET });
      const facts = factsOfPayment(paymentStatus, note, before, today);
      const { paymentMethod, paidOn } = facts;
      const details = { paymentStatus, paymentMethod, paidOn };
      const values = { paymentStatus, ...facts };
      const seen = versionRead(versionedId, before);
      return changeBooking(ctx, manager, seen, values, { action: 'booking.paymentSet', details });
    });
  }

  /**
   * Records a refund, or corrects the date of one; the payment facts are retained. The same date changes nothing. Throws
   * NOT_FOUND, CONFLICT, and BAD_USER_INPUT on `id` if there is no payment to refund, or for a date in the future or
   * before the payment.
   */
  refund(ctx: RequestContext, versionedId: VersionedId, asked?: string | null): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, versionedId.id);
      const { paidOn, classInstance } = before;
      const isCorrection = before.refundedOn !== null && typeof asked === 'string';
      if (isCurrent(versionedId, before)) {
        if (isCorrection && before.refundedOn === asked) return before;
        if (!isCorrection && before.paymentStatus !== 'paid') throw badInput({ id: NOT_PAID });
      }
      const today = dateAt(ctx.clock.now(), classInstance.timeZone);
      const refundedOn = asked ?? today;
      if (refundedOn > today) throw badInput({ refundedOn: REFUND_NOT_YET });
      if (paidOn !== null && refundedOn < paidOn) throw badInput({ refundedOn: BEFORE_PAYMENT });
      const values = { paymentStatus: 'cancelled', refundedOn } as const;
      const seen = versionRead(versionedId, before);
      const entry = { action: 'booking.refunded', details: { refundedOn } };
      return changeBooking(ctx, manager, seen, values, entry);
    });
  }

  /**
   * Changes the amount, whatever the class costs. The same amount changes nothing. Throws NOT_FOUND, CONFLICT, and
   * BAD_USER_INPUT if the payment has been refunded.
   */
  setAmount(ctx: RequestContext, versionedId: VersionedId, amountCents: number): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, versionedId.id);
      if (isCurrent(versionedId, before)) {
        if (before.amountCents === amountCents) return before;
        if (before.refundedOn !== null) throw badInput({ amountCents: IS_REFUNDED });
      }
      const details = { amountCents, fromAmountCents: before.amountCents };
      const seen = versionRead(versionedId, before);
      return changeBooking(ctx, manager, seen, { amountCents }, { action: 'booking.amountSet', details });
    });
  }
}
