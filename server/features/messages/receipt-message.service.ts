import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import { readBookingRows } from '../bookings/booking-rows.store.js';
import type { BookingService } from '../bookings/book/booking.service.js';
import { parseBookingIds } from '../bookings/messages/receipt-bookings.rules.js';
import type { CrewService } from '../crews/crew.service.js';
import { hasReceipt } from '../payments/payment.rules.js';
import { isMailRecipient } from './booking-or-crew.letter.js';
import { mailDraft, type MailDraft, type Writers } from './draft.letter.js';
import { crewReceiptLetter, receiptLetter } from './receipt.letter.js';
import type { Sender } from './sender.rules.js';

type Reader = Pick<DueMessage, 'recipient' | 'language'>;

interface Parts {
  database: Database;
  bookings: BookingService;
  crews: CrewService;
  sender: Sender;
}

/** Receipts for payments and refunds. Nothing is sent if the payment has been taken back meanwhile. */
export class ReceiptMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'booking.receipt': (ctx, due) => this.receipt(ctx, due.payload.bookingId, due),
    'crew.receipt': (ctx, due) => this.crewReceipt(ctx, due.payload, due),
  } satisfies Partial<Writers>;

  private async receipt(
    ctx: RequestContext,
    bookingId: string,
    { recipient, language }: Reader,
  ): Promise<MailDraft | null> {
    const { bookings, sender } = this.parts;
    const booking = await bookings.ofMessage(ctx, bookingId);
    const [payment] = await this.payments([bookingId]);
    if (!booking || !payment || !isMailRecipient(booking, recipient)) return null;
    return mailDraft(receiptLetter({ ...booking, language }, payment, sender));
  }

  private async crewReceipt(
    ctx: RequestContext,
    { crewBookingId, bookingIds }: { crewBookingId: string; bookingIds: string },
    { recipient, language }: Reader,
  ): Promise<MailDraft | null> {
    const { crews, sender } = this.parts;
    const crew = await crews.find(ctx, crewBookingId);
    if (!crew || !isMailRecipient(crew, recipient)) return null;
    const asked = parseBookingIds(bookingIds);
    // By name.
    const members = crew.bookings.filter((member) => asked.includes(member.bookingId));
    const payments = await this.payments(members.map((member) => member.bookingId));
    if (payments.length === 0) return null;
    return mailDraft(crewReceiptLetter({ ...crew, language }, payments, sender));
  }

  /** Those of the bookings with a payment, in this order. */
  private async payments(bookingIds: readonly string[]) {
    const rows = await readBookingRows(this.parts.database.reader.manager, bookingIds);
    return bookingIds.flatMap((id) => rows.get(id) ?? []).filter(hasReceipt);
  }
}
