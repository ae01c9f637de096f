import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import { displayStatus } from '../../bookings/booking.rules.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import type { BookingService } from '../../bookings/book/booking.service.js';
import type { BookingCalendarService } from '../../bookings/calendar/booking-calendar.service.js';
import type { CertificateService } from '../../certificates/certificate.service.js';
import type { CrewService } from '../../crews/crew.service.js';
import { MAILED_CHANGES } from '../../own-bookings/own-booking.rules.js';
import { isOver } from '../../schedule/classes/class-change.rules.js';
import { readClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { isMailRecipient } from '../booking-or-crew.letter.js';
import { certificateLetter } from './certificate.letter.js';
import { mailDraft, type MailDraft, type Writers } from '../draft.letter.js';
import {
  bookingLinkLetter,
  cancelledLetter,
  changedByGuestLetter,
  crewLinkLetter,
  formerAddressLetter,
  movedLetter,
  type ChangedBy,
} from './own-booking.letter.js';
import type { Sender } from '../sender.rules.js';

interface Parts {
  database: Database;
  bookings: BookingService;
  calendars: BookingCalendarService;
  certificates: CertificateService;
  crews: CrewService;
  sender: Sender;
}

/** A due message about a booking. */
type Due<More = unknown> = Pick<DueMessage, 'recipient' | 'language'> & {
  payload: { bookingId: string } & More;
};

/** Mails to guests about changes of a booking, by themselves or by the office, and with their certificates. */
export class OwnBookingMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'booking.cancelledByGuest': (ctx, due) => this.cancelled(ctx, due, 'guest'),
    'booking.cancelledByOffice': (ctx, due) => this.cancelled(ctx, due, 'office'),
    'booking.certificate': (ctx, due) => this.certificate(ctx, due),
    'booking.changedByGuest': (ctx, due) => this.changed(ctx, due),
    'booking.link': (ctx, due) => this.link(ctx, due),
    'booking.movedByGuest': (ctx, due) =>
      this.moved(ctx, due, due.payload.by === 'contact' ? 'contact' : 'guest'),
    'booking.movedByOffice': (ctx, due) => this.moved(ctx, due, 'office'),
  } satisfies Partial<Writers>;

  /** The booking in the language of the message. */
  private async bookingOf(
    ctx: RequestContext,
    { payload, language }: Due,
  ): Promise<BookingConfirmation | null> {
    const booking = await this.parts.bookings.ofMessage(ctx, payload.bookingId);
    return booking && { ...booking, language };
  }

  /** Null also if the booking is no longer the recipient's. */
  private async theirs(ctx: RequestContext, due: Due): Promise<BookingConfirmation | null> {
    const booking = await this.bookingOf(ctx, due);
    return booking && isMailRecipient(booking, due.recipient) ? booking : null;
  }

  private mail(ctx: RequestContext, letter: Letter, booking: BookingConfirmation): MailDraft {
    return mailDraft(letter, { calendar: this.parts.calendars.ofBooking(ctx, booking) });
  }

  private async cancelled(ctx: RequestContext, due: Due, by: 'guest' | 'office'): Promise<MailDraft | null> {
    const booking = await this.theirs(ctx, due);
    if (booking?.bookingStatus !== 'cancelled') return null;
    return this.mail(ctx, cancelledLetter(booking, by, this.parts.sender), booking);
  }

  private async moved(
    ctx: RequestContext,
    due: Due<{ classInstanceId: string; fromClassInstanceId: string }>,
    by: ChangedBy | 'contact',
  ): Promise<MailDraft | null> {
    const { classInstanceId, fromClassInstanceId } = due.payload;
    const booking = await this.theirs(ctx, due);
    if (!booking || !isExpectedStill(ctx, booking) || booking.classInstance.id !== classInstanceId)
      return null;
    const { manager } = this.parts.database.reader;
    const former = await readClassSummary(manager, ctx.clock.now(), fromClassInstanceId);
    return this.mail(ctx, movedLetter(booking, by, former, this.parts.sender), booking);
  }

  /** The link of the booking for its attendee, and that of its crew for the contact. */
  private async link(ctx: RequestContext, due: Due): Promise<MailDraft | null> {
    const { crews, sender } = this.parts;
    const { recipient } = due;
    const booking = await this.bookingOf(ctx, due);
    if (!booking) return null;
    const found = booking.isOfCrew ? await crews.ofBooking(ctx, booking.bookingId) : null;
    const crew = found && isMailRecipient(found, recipient) ? { ...found, language: booking.language } : null;
    if (isMailRecipient(booking, recipient)) return mailDraft(bookingLinkLetter(booking, crew, sender));
    return crew && mailDraft(crewLinkLetter(crew, sender));
  }

  private async certificate(ctx: RequestContext, due: Due): Promise<MailDraft | null> {
    const { certificates, crews, sender } = this.parts;
    const booking = await this.theirs(ctx, due);
    const file = booking && (await certificates.attachment(ctx, booking));
    if (!file) return null;
    const crew = booking.isOfCrew ? await crews.ofBooking(ctx, booking.bookingId) : null;
    const isForContact = crew !== null && isMailRecipient(crew, booking.email);
    const letter = certificateLetter(booking, isForContact, sender);
    return mailDraft(letter, { file: { ...file, contentType: 'application/pdf' } });
  }

  private async changed(
    ctx: RequestContext,
    due: Due<{ change: string; to: string }>,
  ): Promise<MailDraft | null> {
    const { sender } = this.parts;
    const booking = await this.bookingOf(ctx, due);
    if (!booking) return null;
    const change = MAILED_CHANGES.find((known) => known === due.payload.change) ?? 'name';
    const isTheirs = isMailRecipient(booking, due.recipient);
    if (due.payload.to === 'now')
      return isTheirs && isExpectedStill(ctx, booking)
        ? this.mail(ctx, changedByGuestLetter(booking, change, sender), booking)
        : null;
    // The booking has been changed back and belongs to the recipient again.
    if (isTheirs) return null;
    const letter = formerAddressLetter(booking, change, sender);
    // If the person is the same, the calendar file in the mail to the new address updates their calendar.
    if (change !== 'person') return mailDraft(letter);
    return this.mail(ctx, letter, { ...booking, bookingStatus: 'cancelled' });
  }
}

/** Whether the attendee is expected in the class. */
export function isExpected({ bookingStatus, classInstance }: BookingConfirmation): boolean {
  return displayStatus(bookingStatus, classInstance.status) === 'confirmed';
}

/** Whether the attendee is expected in a class that is not over. */
function isExpectedStill({ clock }: RequestContext, booking: BookingConfirmation): boolean {
  return isExpected(booking) && !isOver(booking.classInstance, clock.now());
}
