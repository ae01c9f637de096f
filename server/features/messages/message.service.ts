import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import { withoutSecretLinks, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { DueMessage, WrittenMessage } from '../../platform/outbox/outbox-delivery.js';
import type { AccountLinkService } from '../accounts/account-link.service.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import type { BookingService } from '../bookings/booking.service.js';
import type { CertificateService } from '../certificates/certificate.service.js';
import type { ClassNoticeService } from '../class-notices/class-notice.service.js';
import type { CrewService } from '../crews/crew.service.js';
import { startOfClass, type ClassEdit } from '../schedule/class-change.rules.js';
import type { NoticeSummary } from '../schedule/class-notice.type.js';
import type { UpcomingService } from '../schedule/upcoming.service.js';
import type { WaitingNoticeService } from '../waiting/waiting-notice.service.js';
import { AccountMessages, isAboutAccount, type AccountMessage } from './account-message.service.js';
import { bookingLetter, reminderLetter, reminderText } from './booking.letter.js';
import { ClassNoticeMessages } from './class-notice-message.service.js';
import { classNoticeText } from './class-notice-text.letter.js';
import { classNoticeLetter } from './class-notice.letter.js';
import { CrewMessages } from './crew-message.service.js';
import { installationLetter } from './installation.letter.js';
import { isCrew, isMailRecipient, isTextRecipient } from './booking-or-crew.letter.js';
import { renderLetter } from './rendered.letter.js';
import { OfficeMessageContents } from './office-message-content.service.js';
import { officeMessageLetter, officeMessageText } from './office-message.letter.js';
import { classUpdateDraft, textDraft, type TextDraft } from './text-draft.letter.js';
import {
  isAboutOwnBooking,
  isExpected,
  OwnBookingMessages,
  type OwnBookingMessage,
} from './own-booking-message.service.js';
import { RecordMessages } from './record-message.service.js';
import { scheduledReportLetter } from './scheduled-report.letter.js';
import type { ScheduledReport } from './scheduled-report.type.js';
import type { Sender } from './sender.rules.js';
import { isAboutWaiting, WaitingMessages, type WaitingMessage } from './waiting-message.service.js';

/** A message as displayed to the office, sent or not. */
interface MessagePreview {
  language: Locale;
  /** Null for a text message, like html. */
  subject: string | null;
  text: string;
  html: string | null;
  attachment: string | null;
}

interface Parts {
  database: Database;
  bookings: BookingService;
  certificates: CertificateService;
  crews: CrewService;
  accountLinks: AccountLinkService;
  notices: ClassNoticeService;
  waitingNotices: WaitingNoticeService;
  upcoming: UpcomingService;
  sender: Sender;
  /** Contents of scheduled reports. */
  scheduledReports: {
    content: (
      ctx: RequestContext,
      ids: { reportScheduleId: string; accountId: string; mailedOn: string },
    ) => Promise<ScheduledReport | null>;
  };
}

type MoreOfMail = Pick<Mail, 'replyTo' | 'calendar' | 'file'>;
interface WithLetter {
  letter: Letter;
  more: MoreOfMail;
}

/** The content of a message before rendering. */
type Draft = ({ channel: 'email' } & WithLetter) | TextDraft;

type Reader = Pick<DueMessage, 'recipient' | 'language'>;

interface NoticeIds {
  bookingId: string;
  classNoticeId: string;
}

type OfficeMessageIds = Parameters<OfficeMessageContents['stored']>[1];

/** Renders queued messages of the outbox. */
export class MessageService {
  private readonly accounts: AccountMessages;
  private readonly classNotices: ClassNoticeMessages;
  readonly officeMessages: OfficeMessageContents;
  private readonly waiting: WaitingMessages;
  private readonly ownBookings: OwnBookingMessages;
  private readonly crews: CrewMessages;
  private readonly records: RecordMessages;

  constructor(private readonly parts: Parts) {
    this.accounts = new AccountMessages(parts);
    this.classNotices = new ClassNoticeMessages(parts);
    this.officeMessages = new OfficeMessageContents(parts);
    this.waiting = new WaitingMessages(parts);
    this.ownBookings = new OwnBookingMessages(parts);
    this.records = new RecordMessages(parts);
    this.crews = new CrewMessages({ ...parts, classNotices: this.classNotices });
  }

  /** The recipients and the text of notices about a change of a class. */
  previewClassNotices(ctx: RequestContext, edit: ClassEdit): Promise<NoticeSummary> {
    return this.classNotices.preview(ctx, edit);
  }

  /** Renders a message with the current data; null if there is nothing left to report. */
  async write(ctx: RequestContext, due: DueMessage): Promise<WrittenMessage | null> {
    const draft = await this.draft(ctx, due);
    return draft?.channel === 'email'
      ? { channel: 'email', mail: { ...renderLetter(draft.letter, this.parts.sender), ...draft.more } }
      : draft;
  }

  /** Renders a message for the office, without secret links. */
  async preview(ctx: RequestContext, due: DueMessage): Promise<MessagePreview | null> {
    const draft = await this.draft(ctx, due);
    if (draft?.channel !== 'email')
      return (
        draft && { language: due.language, subject: null, text: draft.text, html: null, attachment: null }
      );
    const { subject, text, html } = renderLetter(withoutSecretLinks(draft.letter), this.parts.sender);
    const attachment = (draft.more.calendar ?? draft.more.file)?.filename ?? null;
    return { language: draft.letter.language, subject, text, html, attachment };
  }

  private async draft(ctx: RequestContext, due: DueMessage): Promise<Draft | null> {
    if (isAboutAccount(due)) return this.accountMail(ctx, due);
    if (isAboutOwnBooking(due)) return this.ownBooking(ctx, due);
    if (isAboutWaiting(due)) return this.waitingMessage(ctx, due);
    const { template, payload } = due;
    switch (template) {
      case 'booking.confirmation':
        return this.confirmation(ctx, payload.bookingId, due);
      case 'booking.reminder':
        return this.reminder(ctx, payload.bookingId, due);
      case 'booking.reminderMail':
        return this.reminderMail(ctx, payload.bookingId, due);
      case 'booking.classNotice':
        return this.classNotice(ctx, payload, due);
      case 'booking.classNoticeText':
        return this.classNoticeText(ctx, payload, due);
      case 'booking.officeMessage':
      case 'booking.officeMessageTest':
      case 'crew.officeMessage':
      case 'crew.officeMessageTest':
        return this.officeMessage(ctx, payload, due);
      case 'booking.officeMessageText':
        return this.officeMessageText(ctx, payload, due);
      case 'crew.classNotice':
        return this.letterOf(this.crews.classNotice(ctx, payload, due));
      case 'crew.confirmed':
        return this.letterOf(this.crews.confirmation(ctx, payload, due));
      case 'crew.namesMissing':
        return this.letterOf(this.crews.namesMissing(ctx, payload.crewBookingId, due));
      case 'installation.problems':
        return this.mail(installationLetter(payload, due.language, this.parts.sender));
      case 'report.scheduled':
        return this.scheduledReport(ctx, payload);
      case 'student.welcome':
        return this.letterOf(this.records.studentWelcome(payload.studentId, due.language));
      case 'contact.received':
        return this.letterOf(this.records.contactMessage(payload.contactMessageId));
    }
  }

  private async confirmation(ctx: RequestContext, bookingId: string, reader: Reader): Promise<Draft | null> {
    const { bookings, sender } = this.parts;
    const booking = await this.bookingToCome(ctx, bookingId, reader, isMailRecipient);
    if (!booking) return null;
    const isByOffice = await bookings.isMadeByOffice(bookingId);
    const calendar = this.calendar(ctx, booking);
    return this.mail(bookingLetter(booking, isByOffice, sender), { calendar });
  }

  private async ownBooking(ctx: RequestContext, due: OwnBookingMessage): Promise<Draft | null> {
    const content = await this.ownBookings.content(ctx, due);
    if (!content) return null;
    const { letter, calendar, file } = content;
    return this.mail(letter, {
      ...(calendar && { calendar: this.calendar(ctx, calendar) }),
      ...(file && { file }),
    });
  }

  private async accountMail(ctx: RequestContext, due: AccountMessage): Promise<Draft | null> {
    const letter = await this.accounts.letter(ctx, due);
    return letter && this.mail(letter);
  }

  private async waitingMessage(ctx: RequestContext, due: WaitingMessage): Promise<Draft | null> {
    const content = await this.waiting.content(ctx, due);
    if (content === null) return null;
    return 'blocks' in content ? this.mail(content) : content;
  }

  private async classNotice(ctx: RequestContext, ids: NoticeIds, reader: Reader): Promise<Draft | null> {
    const content = await this.classNotices.content(ctx, ids, reader.language);
    if (!content || isCrew(content.bookingOrCrew)) return null;
    if (!isMailRecipient(content.bookingOrCrew, reader.recipient)) return null;
    const calendar = this.calendar(ctx, content.bookingOrCrew);
    return this.mail(classNoticeLetter(content, this.parts.sender), { calendar });
  }

  private async classNoticeText(
    ctx: RequestContext,
    ids: NoticeIds,
    { language, recipient }: Reader,
  ): Promise<Draft | null> {
    const content = await this.classNotices.content(ctx, ids, language);
    if (!content || !isTextRecipient(content.bookingOrCrew, recipient)) return null;
    const text = classNoticeText(content, this.parts.sender);
    return classUpdateDraft(ctx, text, content.bookingOrCrew.classInstance, startOfClass(content.knownFacts));
  }

  private async officeMessage(
    ctx: RequestContext,
    ids: OfficeMessageIds,
    { language, recipient }: Reader,
  ): Promise<Draft | null> {
    const content = await this.officeMessages.stored(ctx, ids, language);
    if (!content || !(content.isTest || isMailRecipient(content.bookingOrCrew, recipient))) return null;
    return this.mail(officeMessageLetter(content, this.parts.sender));
  }

  private async officeMessageText(
    ctx: RequestContext,
    ids: OfficeMessageIds,
    { language, recipient }: Reader,
  ): Promise<Draft | null> {
    const content = await this.officeMessages.stored(ctx, ids, language);
    if (!content || !isTextRecipient(content.bookingOrCrew, recipient)) return null;
    const text = officeMessageText(content, this.parts.sender);
    return classUpdateDraft(ctx, text, content.bookingOrCrew.classInstance);
  }

  private async scheduledReport(
    ctx: RequestContext,
    ids: { reportScheduleId: string; accountId: string; mailedOn: string },
  ): Promise<Draft | null> {
    const { scheduledReports, sender } = this.parts;
    const report = await scheduledReports.content(ctx, ids);
    if (!report) return null;
    const file = report.outcome.kind === 'rows' ? report.outcome.file : null;
    return this.mail(scheduledReportLetter(report, sender), file ? { file } : {});
  }

  private calendar(ctx: RequestContext, booking: BookingConfirmation): Mail['calendar'] {
    const filename = `${booking.confirmationNumber}.ics`;
    return { filename, ...this.parts.bookings.calendar(ctx, booking) };
  }

  private async reminder(ctx: RequestContext, bookingId: string, reader: Reader): Promise<Draft | null> {
    const booking = await this.bookingToCome(ctx, bookingId, reader, isTextRecipient);
    if (!booking) return null;
    const text = reminderText(booking, this.parts.sender);
    return textDraft(ctx, text, booking.classInstance.timeZone, null);
  }

  private async reminderMail(ctx: RequestContext, bookingId: string, reader: Reader): Promise<Draft | null> {
    const booking = await this.bookingToCome(ctx, bookingId, reader, isMailRecipient);
    return booking && this.mail(reminderLetter(booking, this.parts.sender));
  }

  /** A booking of a future class, in the language of the message; null if its attendee is no longer the recipient. */
  private async bookingToCome(
    ctx: RequestContext,
    bookingId: string,
    { language, recipient }: Reader,
    isFor: typeof isMailRecipient | typeof isTextRecipient,
  ): Promise<BookingConfirmation | null> {
    const booking = await this.parts.bookings.ofMessage(ctx, bookingId);
    if (!booking || !isExpected(booking) || !isFor(booking, recipient)) return null;
    if (booking.classInstance.startsAt <= ctx.clock.now()) return null;
    return { ...booking, language };
  }

  private async letterOf(written: Promise<WithLetter | null>): Promise<Draft | null> {
    const content = await written;
    return content && this.mail(content.letter, content.more);
  }

  private mail(letter: Letter, more: MoreOfMail = {}): Draft {
    const { company } = this.parts.sender;
    // The From address may be one that cannot receive mail.
    const replyTo = { name: company.name, address: company.email };
    return { channel: 'email', letter, more: { replyTo, ...more } };
  }
}
