import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import { withoutSecretLinks } from '../../platform/mail/letter.js';
import type { DueMessage, PostponedMessage, WrittenMessage } from '../../platform/outbox/outbox-delivery.js';
import type { AccountLinkService } from '../accounts/links/account-link.service.js';
import type { BookingService } from '../bookings/book/booking.service.js';
import type { BookingCalendarService } from '../bookings/calendar/booking-calendar.service.js';
import type { CertificateService } from '../certificates/certificate.service.js';
import type { ClassNoticeService } from '../class-notices/class-notice.service.js';
import type { CrewService } from '../crews/crew.service.js';
import type { InstructorNoticeService } from '../instructor-notices/instructor-notice.service.js';
import { noticeDueAt } from '../schedule/classes/class-change.rules.js';
import type { UpcomingService } from '../schedule/upcoming/upcoming.service.js';
import type { WaitingNoticeService } from '../waiting/waiting-notice.service.js';
import { AccountMessages } from './accounts/account-message.service.js';
import { BookingMessages } from './bookings/booking-message.service.js';
import { ClassNoticeMessages } from './class-notices/class-notice-message.service.js';
import { CrewMessages } from './crews/crew-message.service.js';
import { mailDraft, type Draft, type Writer, type Writers } from './draft.letter.js';
import { instructorLetter } from './class-notices/instructor.letter.js';
import { installationLetter } from './office/installation.letter.js';
import { OfficeMessageContents } from './office/office-message-content.service.js';
import { OwnBookingMessages } from './bookings/own-booking-message.service.js';
import { ReceiptMessages } from './receipt-message.service.js';
import { RecordMessages } from './record-message.service.js';
import { renderLetter } from './rendered.letter.js';
import { scheduledReportLetter } from './office/scheduled-report.letter.js';
import type { ScheduledReport } from './office/scheduled-report.type.js';
import type { Sender } from './sender.rules.js';
import { WaitingMessages } from './waiting/waiting-message.service.js';

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
  calendars: BookingCalendarService;
  certificates: CertificateService;
  crews: CrewService;
  accountLinks: AccountLinkService;
  notices: ClassNoticeService;
  instructorNotices: InstructorNoticeService;
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

/** Renders queued messages of the outbox. */
export class MessageService {
  readonly officeMessages: OfficeMessageContents;
  readonly classNotices: ClassNoticeMessages;
  private readonly writers: Writers;

  constructor(private readonly parts: Parts) {
    const { sender } = parts;
    this.officeMessages = new OfficeMessageContents(parts);
    this.classNotices = new ClassNoticeMessages(parts);
    this.writers = {
      ...new AccountMessages(parts).writers,
      ...new BookingMessages(parts).writers,
      ...new OwnBookingMessages(parts).writers,
      ...this.classNotices.writers,
      ...this.officeMessages.writers,
      ...new CrewMessages(parts).writers,
      ...new WaitingMessages(parts).writers,
      ...new ReceiptMessages(parts).writers,
      ...new RecordMessages(parts).writers,
      'instructor.classes': async (ctx, { payload, recipient, language }) => {
        const notice = await parts.instructorNotices.content(ctx, payload, recipient);
        if (!notice) return null;
        const calendar = parts.instructorNotices.calendar(ctx, notice, language);
        return mailDraft(instructorLetter(notice, language, sender), { calendar });
      },
      'installation.problems': (_, { payload, language }) =>
        mailDraft(installationLetter(payload, language, sender)),
      'report.scheduled': async (ctx, { payload }) => {
        const report = await parts.scheduledReports.content(ctx, payload);
        if (!report) return null;
        const file = report.outcome.kind === 'rows' ? report.outcome.file : null;
        return mailDraft(scheduledReportLetter(report, sender), file ? { file } : {});
      },
    };
  }

  /** Renders a message with the current data; null if there is nothing left to report. */
  async write(ctx: RequestContext, due: DueMessage): Promise<WrittenMessage | PostponedMessage | null> {
    const draft = await this.draft(ctx, due);
    if (await this.isOutdated(ctx, due)) return { channel: null, waitsUntil: noticeDueAt(ctx.clock.now()) };
    if (draft?.channel !== 'email') return draft;
    const { sender } = this.parts;
    // The From address may be one that cannot receive mail.
    const replyTo = { name: sender.company.name, address: sender.company.email };
    return { channel: 'email', mail: { replyTo, ...renderLetter(draft.letter, sender), ...draft.more } };
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

  /** Whether another message will replace this one. */
  private async isOutdated(ctx: RequestContext, due: DueMessage): Promise<boolean> {
    if (due.template !== 'instructor.classes') return false;
    return this.parts.instructorNotices.isOutdated(ctx, due.payload, due.recipient);
  }

  private async draft(ctx: RequestContext, due: DueMessage): Promise<Draft | null> {
    const write = this.writers[due.template] as Writer<typeof due.template>;
    return write(ctx, due);
  }
}
