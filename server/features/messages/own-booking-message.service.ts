import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import { displayStatus } from '../bookings/booking.rules.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import type { BookingService } from '../bookings/booking.service.js';
import type { CertificateService } from '../certificates/certificate.service.js';
import type { CrewService } from '../crews/crew.service.js';
import { MAILED_CHANGES } from '../own-bookings/own-booking.rules.js';
import { readClassSummary } from '../schedule/public-class.query.js';
import { isMailRecipient } from './booking-or-crew.letter.js';
import { certificateLetter } from './certificate.letter.js';
import {
  bookingLinkLetter,
  cancelledLetter,
  changedByGuestLetter,
  crewLinkLetter,
  formerAddressLetter,
  movedLetter,
  type ChangedBy,
} from './own-booking.letter.js';
import type { Sender } from './sender.rules.js';

interface Parts {
  database: Database;
  bookings: BookingService;
  certificates: CertificateService;
  crews: CrewService;
  sender: Sender;
}

const TEMPLATES = [
  'booking.cancelledByGuest',
  'booking.cancelledByOffice',
  'booking.certificate',
  'booking.changedByGuest',
  'booking.link',
  'booking.movedByGuest',
  'booking.movedByOffice',
] as const;
export type OwnBookingMessage = Extract<DueMessage, { template: (typeof TEMPLATES)[number] }>;

export function isAboutOwnBooking(due: DueMessage): due is OwnBookingMessage {
  return TEMPLATES.some((template) => template === due.template);
}

interface Content {
  letter: Letter;
  /** The booking for the attached calendar file; null for no file. */
  calendar: BookingConfirmation | null;
  file?: Mail['file'];
}

/** Mails to guests about changes of a booking, by themselves or by the office, and with their certificates. */
export class OwnBookingMessages {
  constructor(private readonly parts: Parts) {}

  /** Null if there is nothing left to report. */
  async content(ctx: RequestContext, due: OwnBookingMessage): Promise<Content | null> {
    const { bookings, sender } = this.parts;
    const found = await bookings.ofMessage(ctx, due.payload.bookingId);
    if (!found) return null;
    const booking = { ...found, language: due.language };
    if (due.template === 'booking.changedByGuest') return this.changed(booking, due.payload, due.recipient);
    if (due.template === 'booking.link') return this.link(ctx, booking, due.recipient);
    if (!isMailRecipient(booking, due.recipient)) return null;
    if (due.template === 'booking.certificate') return this.certificate(ctx, booking);
    switch (due.template) {
      case 'booking.cancelledByGuest':
      case 'booking.cancelledByOffice': {
        if (booking.bookingStatus !== 'cancelled') return null;
        const by = due.template === 'booking.cancelledByGuest' ? 'guest' : 'office';
        return { letter: cancelledLetter(booking, by, sender), calendar: booking };
      }
      case 'booking.movedByGuest':
      case 'booking.movedByOffice': {
        if (!isExpected(booking) || booking.classInstance.id !== due.payload.classInstanceId) return null;
        const former = await this.classOf(ctx, due.payload.fromClassInstanceId);
        return { letter: movedLetter(booking, moverOf(due), former, sender), calendar: booking };
      }
    }
  }

  /** The link of the booking for its attendee, and that of its crew for the contact. */
  private async link(
    ctx: RequestContext,
    booking: BookingConfirmation,
    recipient: string,
  ): Promise<Content | null> {
    const { crews, sender } = this.parts;
    const found = booking.isOfCrew ? await crews.ofBooking(ctx, booking.bookingId) : null;
    const crew = found && isMailRecipient(found, recipient) ? { ...found, language: booking.language } : null;
    if (isMailRecipient(booking, recipient))
      return { letter: bookingLinkLetter(booking, crew, sender), calendar: null };
    return crew && { letter: crewLinkLetter(crew, sender), calendar: null };
  }

  private async certificate(ctx: RequestContext, booking: BookingConfirmation): Promise<Content | null> {
    const { certificates, crews, sender } = this.parts;
    const file = await certificates.attachment(ctx, booking);
    if (!file) return null;
    const crew = booking.isOfCrew ? await crews.ofBooking(ctx, booking.bookingId) : null;
    const isForContact = crew !== null && isMailRecipient(crew, booking.email);
    const letter = certificateLetter(booking, isForContact, sender);
    return { letter, calendar: null, file: { ...file, contentType: 'application/pdf' } };
  }

  private changed(
    booking: BookingConfirmation,
    { change: named, to }: { change: string; to: string },
    recipient: string,
  ): Content | null {
    const { sender } = this.parts;
    const change = MAILED_CHANGES.find((known) => known === named) ?? 'name';
    const isTheirs = isMailRecipient(booking, recipient);
    if (to === 'now')
      return isTheirs && isExpected(booking)
        ? { letter: changedByGuestLetter(booking, change, sender), calendar: booking }
        : null;
    // The booking has been changed back and belongs to the recipient again.
    if (isTheirs) return null;
    // If the person is the same, the calendar file in the mail to the new address updates their calendar.
    const calendar = change === 'person' ? { ...booking, bookingStatus: 'cancelled' as const } : null;
    return { letter: formerAddressLetter(booking, change, sender), calendar };
  }

  private classOf(ctx: RequestContext, id: string) {
    return readClassSummary(this.parts.database.reader.manager, ctx.clock.now(), id);
  }
}

/** Whether the attendee is expected in the class. */
export function isExpected({ bookingStatus, classInstance }: BookingConfirmation): boolean {
  return displayStatus(bookingStatus, classInstance.status) === 'confirmed';
}

function moverOf(
  moved: Extract<OwnBookingMessage, { template: 'booking.movedByGuest' | 'booking.movedByOffice' }>,
): ChangedBy | 'contact' {
  if (moved.template === 'booking.movedByOffice') return 'office';
  return moved.payload.by === 'contact' ? 'contact' : 'guest';
}
