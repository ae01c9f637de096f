import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { BookingService } from '../bookings/booking.service.js';
import { wordsFor, type WordsByLanguage } from '../bookings/office-message.rules.js';
import { findOfficeMessage } from '../bookings/office-message.store.js';
import { takesSeat } from '../schedule/seat.rules.js';
import type { OfficeMessageContent } from './office-message.letter.js';

interface Parts {
  database: Database;
  bookings: BookingService;
}

/** What a message of the office says to one person, as things stand when it is written. */
export class OfficeMessageContents {
  constructor(private readonly parts: Parts) {}

  /** Null when there is nothing to tell this person any more. */
  async stored(
    ctx: RequestContext,
    { bookingId, officeMessageId }: { bookingId: string; officeMessageId: string },
    language: Locale,
  ): Promise<OfficeMessageContent | null> {
    const row = await findOfficeMessage(this.parts.database.reader.manager, officeMessageId);
    if (!row) return null;
    // Written by `OfficeMessageService` alone.
    const content = await this.of(ctx, bookingId, JSON.parse(row.words) as WordsByLanguage, language);
    if (!content || row.classInstanceId === null) return content && { ...content, isTest: row.isTest };
    // Whoever was moved or gave the seat back has nothing to do with the class any more.
    const { bookingStatus, classInstance } = content.booking;
    const isThere = classInstance.id === row.classInstanceId && takesSeat(bookingStatus);
    return isThere ? { ...content, isTest: row.isTest } : null;
  }

  /** Null where there is no such booking, or nothing is written. */
  async of(
    ctx: RequestContext,
    bookingId: string,
    words: WordsByLanguage,
    language: Locale,
  ): Promise<OfficeMessageContent | null> {
    const written = wordsFor(words, language);
    const booking = written && (await this.parts.bookings.confirmation(ctx, bookingId));
    if (!booking) return null;
    return { booking: { ...booking, language: written.language }, words: written, isTest: false };
  }
}
