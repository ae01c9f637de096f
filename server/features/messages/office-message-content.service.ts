import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { BookingService } from '../bookings/booking.service.js';
import { bodyFor, type LocalizedBody } from '../bookings/office-message.rules.js';
import { findOfficeMessage } from '../bookings/office-message.store.js';
import { seatsInClass } from '../crews/crew.rules.js';
import type { CrewService } from '../crews/crew.service.js';
import { takesSeat } from '../schedule/seat.rules.js';
import { isCrew, type BookingOrCrew } from './booking-or-crew.letter.js';
import type { OfficeMessageContent } from './office-message.letter.js';

interface Parts {
  database: Database;
  bookings: BookingService;
  crews: CrewService;
}

/** The attendee of a booking, or the contact of a crew. */
export type Addressee = { bookingId: string } | { crewBookingId: string };

/** The content of office messages for one recipient, with the current data. */
export class OfficeMessageContents {
  constructor(private readonly parts: Parts) {}

  /** Null if the message no longer concerns this recipient. */
  async stored(
    ctx: RequestContext,
    { officeMessageId, ...addressee }: Addressee & { officeMessageId: string },
    language: Locale,
  ): Promise<OfficeMessageContent | null> {
    const row = await findOfficeMessage(this.parts.database.reader.manager, officeMessageId);
    if (!row) return null;
    // Written only by `OfficeMessageService`.
    const content = await this.of(ctx, addressee, JSON.parse(row.words) as LocalizedBody, language);
    if (!content || row.classInstanceId === null) return content && { ...content, isTest: row.isTest };
    // A recipient who has moved or cancelled is no longer in the class.
    const { bookingOrCrew } = content;
    const isThere = bookingOrCrew.classInstance.id === row.classInstanceId && isHeld(bookingOrCrew);
    return isThere ? { ...content, isTest: row.isTest } : null;
  }

  /** Null if there is no such booking or crew, or no text. */
  async of(
    ctx: RequestContext,
    addressee: Addressee,
    words: LocalizedBody,
    language: Locale,
  ): Promise<OfficeMessageContent | null> {
    const written = bodyFor(words, language);
    if (!written) return null;
    const { bookings, crews } = this.parts;
    const bookingOrCrew =
      'bookingId' in addressee
        ? await bookings.ofMessage(ctx, addressee.bookingId)
        : await crews.find(ctx, addressee.crewBookingId);
    if (!bookingOrCrew) return null;
    return { bookingOrCrew: { ...bookingOrCrew, language: written.language }, words: written, isTest: false };
  }
}

function isHeld(bookingOrCrew: BookingOrCrew): boolean {
  return isCrew(bookingOrCrew) ? seatsInClass(bookingOrCrew) > 0 : takesSeat(bookingOrCrew.bookingStatus);
}
