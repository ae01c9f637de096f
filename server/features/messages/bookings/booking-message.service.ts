import type { RequestContext } from '../../../platform/context/request-context.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import type { BookingService } from '../../bookings/book/booking.service.js';
import type { BookingCalendarService } from '../../bookings/calendar/booking-calendar.service.js';
import { isMailRecipient, isTextRecipient } from '../booking-or-crew.letter.js';
import { bookingLetter, reminderLetter, reminderText } from './booking.letter.js';
import { mailDraft, textDraft, type Writers } from '../draft.letter.js';
import { isExpected } from './own-booking-message.service.js';
import type { Sender } from '../sender.rules.js';

interface Parts {
  bookings: BookingService;
  calendars: BookingCalendarService;
  sender: Sender;
}

/** Confirmations and reminders. */
export class BookingMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'booking.confirmation': async (ctx, { payload, ...reader }) => {
      const { bookings, calendars, sender } = this.parts;
      const booking = await this.bookingToCome(ctx, payload.bookingId, reader, isMailRecipient);
      if (!booking) return null;
      const isByOffice = await bookings.isMadeByOffice(payload.bookingId);
      const calendar = calendars.ofBooking(ctx, booking);
      return mailDraft(bookingLetter(booking, isByOffice, sender), { calendar });
    },
    'booking.reminder': async (ctx, { payload, ...reader }) => {
      const booking = await this.bookingToCome(ctx, payload.bookingId, reader, isTextRecipient);
      if (!booking) return null;
      const text = reminderText(booking, this.parts.sender);
      return textDraft(ctx, text, booking.classInstance.timeZone, null);
    },
    'booking.reminderMail': async (ctx, { payload, ...reader }) => {
      const booking = await this.bookingToCome(ctx, payload.bookingId, reader, isMailRecipient);
      return booking && mailDraft(reminderLetter(booking, this.parts.sender));
    },
  } satisfies Partial<Writers>;

  /** A booking of a future class, in the language of the message; null if its attendee is no longer the recipient. */
  private async bookingToCome(
    ctx: RequestContext,
    bookingId: string,
    { language, recipient }: Pick<BookingConfirmation, 'language'> & { recipient: string },
    isFor: typeof isMailRecipient | typeof isTextRecipient,
  ): Promise<BookingConfirmation | null> {
    const booking = await this.parts.bookings.ofMessage(ctx, bookingId);
    if (!booking || !isExpected(booking) || !isFor(booking, recipient)) return null;
    if (booking.classInstance.startsAt <= ctx.clock.now()) return null;
    return { ...booking, language };
  }
}
