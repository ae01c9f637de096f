import type { RequestContext } from '../../platform/context/request-context.js';
import { auditRows } from '../bookings/booking-rows.store.js';
import { mailReceipts } from '../bookings/messages/receipts.store.js';
import { hasReceipt } from '../payments/payment.rules.js';
import type { BookingChange } from './bulk-booking.type.js';
import type { BulkChangeService, DesiredChange, Seen } from './bulk-change.service.js';

const MAILED: DesiredChange = {
  isApplied: () => false,
  refusal: (row) => (hasReceipt(row) ? undefined : 'BAD_USER_INPUT'),
};

/** Mails receipts for payments and refunds. */
export class ReceiptService {
  constructor(private readonly changes: BulkChangeService) {}

  /** Mails at once the receipts of paid and refunded bookings, also again. The bookings do not change. */
  mail(ctx: RequestContext, seen: readonly Seen[]): Promise<BookingChange[]> {
    return this.changes.apply(ctx, seen, MAILED, async (manager, rows) => {
      const mailed = await mailReceipts(ctx, manager, rows);
      await auditRows(ctx, manager, 'booking.receiptMailed', mailed);
    });
  }
}
