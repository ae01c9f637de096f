import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { Locale } from '../../../platform/i18n/message.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import type { BookingService } from '../../bookings/book/booking.service.js';
import { seatsInClass } from '../../crews/crew.rules.js';
import type { CrewService } from '../../crews/crew.service.js';
import { bodyFor, type LocalizedBody } from '../../office-messages/office-message.rules.js';
import { findOfficeMessage, type Addressee } from '../../office-messages/office-message.store.js';
import type { OfficeMessagePreview } from '../../office-messages/office-message.type.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';
import { isCrew, isMailRecipient, isTextRecipient, type BookingOrCrew } from '../booking-or-crew.letter.js';
import { classUpdateDraft, mailDraft, type MailDraft, type Writers } from '../draft.letter.js';
import {
  officeMessageLetter,
  officeMessageText,
  type OfficeMessageContent,
} from './office-message.letter.js';
import { renderLetter } from '../rendered.letter.js';
import type { Sender } from '../sender.rules.js';

type Reader = Pick<DueMessage, 'recipient' | 'language'>;
type MessageIds = Addressee & { officeMessageId: string };

interface Parts {
  database: Database;
  bookings: BookingService;
  crews: CrewService;
  sender: Sender;
}

/** Messages that the office has written, for one recipient. */
export class OfficeMessageContents {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'booking.officeMessage': (ctx, due) => this.mail(ctx, due),
    'booking.officeMessageTest': (ctx, due) => this.mail(ctx, due),
    'crew.officeMessage': (ctx, due) => this.mail(ctx, due),
    'crew.officeMessageTest': (ctx, due) => this.mail(ctx, due),
    'booking.officeMessageText': async (ctx, { payload, recipient, language }) => {
      const content = await this.stored(ctx, payload, language);
      if (!content || !isTextRecipient(content.bookingOrCrew, recipient)) return null;
      const text = officeMessageText(content, this.parts.sender);
      return classUpdateDraft(ctx, text, content.bookingOrCrew.classInstance);
    },
  } satisfies Partial<Writers>;

  private async mail(
    ctx: RequestContext,
    { payload, recipient, language }: Reader & { payload: MessageIds },
  ): Promise<MailDraft | null> {
    const content = await this.stored(ctx, payload, language);
    if (!content || !(content.isTest || isMailRecipient(content.bookingOrCrew, recipient))) return null;
    return mailDraft(officeMessageLetter(content, this.parts.sender));
  }

  /** Null if the message no longer concerns this recipient. */
  private async stored(
    ctx: RequestContext,
    { officeMessageId, ...addressee }: MessageIds,
    language: Locale,
  ): Promise<OfficeMessageContent | null> {
    const row = await findOfficeMessage(this.parts.database.reader.manager, officeMessageId);
    if (!row) return null;
    // Written only by `OfficeMessageService`.
    const content = await this.of(ctx, addressee, JSON.parse(row.words) as LocalizedBody, language);
    if (!content || row.classInstanceId === null) return content && { ...content, isTest: row.isTest };
    // A recipient who has moved or cancelled is no longer in the class.
    const { bookingOrCrew } = content;
    const isThere = bookingOrCrew.classInstance.id === row.classInstanceId && hasSeat(bookingOrCrew);
    return isThere ? { ...content, isTest: row.isTest } : null;
  }

  /** As the recipient would get it. Null if there is no such booking or crew, or no text. */
  async preview(
    ctx: RequestContext,
    addressee: Addressee,
    words: LocalizedBody,
    recipient: { language: Locale; isTexted: boolean },
  ): Promise<OfficeMessagePreview | null> {
    const { sender } = this.parts;
    const content = await this.of(ctx, addressee, words, recipient.language);
    if (!content) return null;
    const { subject, html, text } = renderLetter(officeMessageLetter(content, sender), sender);
    const textMessage = recipient.isTexted ? officeMessageText(content, sender) : null;
    return { language: content.bookingOrCrew.language, subject, html, text, textMessage };
  }

  /** Null if there is no such booking or crew, or no text. */
  private async of(
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

function hasSeat(bookingOrCrew: BookingOrCrew): boolean {
  return isCrew(bookingOrCrew) ? seatsInClass(bookingOrCrew) > 0 : takesSeat(bookingOrCrew.bookingStatus);
}
