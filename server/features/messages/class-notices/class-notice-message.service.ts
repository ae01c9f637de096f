import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { LOCALES, type Locale } from '../../../platform/i18n/message.js';
import { withoutSecretLinks } from '../../../platform/mail/letter.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import { optionsOf } from '../../bookings/confirmation/booking-options.rules.js';
import type { BookingService } from '../../bookings/book/booking.service.js';
import type { BookingCalendarService } from '../../bookings/calendar/booking-calendar.service.js';
import { noticeOfChange } from '../../class-notices/class-notice.rules.js';
import type { ClassNoticeService, NoticeRecipient } from '../../class-notices/class-notice.service.js';
import type { CrewService } from '../../crews/crew.service.js';
import { seatsInClass } from '../../crews/crew.rules.js';
import { hasPaid } from '../../payments/payment.rules.js';
import { startOfClass, type ClassEdit, type ClassFacts } from '../../schedule/classes/class-change.rules.js';
import { CURRENT_POLICY } from '../../booking-policies/booking-policy.rules.js';
import { classOfFacts } from '../../schedule/classes/class-facts.type.js';
import type { ClassNoticeText, NoticeSummary } from '../../schedule/classes/class-notice.type.js';
import { readClass } from '../../schedule/upcoming/public-class.query.js';
import { refundDeadline } from '../../booking-policies/refund.rules.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';
import type { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import type { UpcomingService } from '../../schedule/upcoming/upcoming.service.js';
import { classNoticeText } from './class-notice-text.letter.js';
import { classNoticeLetter, type ClassNoticeContent } from './class-notice.letter.js';
import { isMailRecipient, isTextRecipient, type BookingOrCrew } from '../booking-or-crew.letter.js';
import { classUpdateDraft, mailDraft, type MailDraft, type Writers } from '../draft.letter.js';
import { renderLetter } from '../rendered.letter.js';
import type { Sender } from '../sender.rules.js';

/** Replaces the attendee in a preview. */
const EXAMPLE = {
  en: { firstName: 'Alex', lastName: 'Example' },
  es: { firstName: 'Ana', lastName: 'Ejemplo' },
} as const;
const EXAMPLE_BOOKING = {
  id: 'example',
  bookingId: 'example',
  confirmationNumber: 'EXAMPLE2',
  email: 'example@example.com',
  phone: null,
  paidOn: null,
  refundedOn: null,
  phoneLast4: null,
  companyName: null,
  textNotifications: true,
  bookingStatus: 'confirmed',
  attendance: null,
  isOfCrew: false,
  calendarDays: null,
  isMoved: false,
  isPassedOn: false,
} as const;

const EXAMPLE_FACTS = {
  bookingStatus: 'confirmed',
  paymentStatus: 'pending',
  refundedOn: null,
  policyVersion: CURRENT_POLICY.version,
  cancelUntil: null,
} as const;

interface Parts {
  database: Database;
  bookings: BookingService;
  calendars: BookingCalendarService;
  crews: CrewService;
  notices: ClassNoticeService;
  upcoming: UpcomingService;
  sender: Sender;
}

/** Messages to attendees about a change of their class, with the current data. */
export class ClassNoticeMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'booking.classNotice': async (ctx, { payload, recipient, language }) => {
      const { calendars } = this.parts;
      const booking = await this.seatOf(ctx, payload.bookingId, language);
      if (!booking || !isMailRecipient(booking, recipient)) return null;
      return this.mail(ctx, booking, payload, () => calendars.ofBooking(ctx, booking));
    },
    'booking.classNoticeText': async (ctx, { payload, recipient, language }) => {
      const booking = await this.seatOf(ctx, payload.bookingId, language);
      if (!booking || !isTextRecipient(booking, recipient)) return null;
      const content = await this.contentFor(ctx, booking, payload.classNoticeId);
      if (!content) return null;
      const text = classNoticeText(content, this.parts.sender);
      return classUpdateDraft(ctx, text, booking.classInstance, content.knownFacts);
    },
    'crew.classNotice': async (ctx, { payload, recipient, language }) => {
      const { crews } = this.parts;
      const found = await crews.find(ctx, payload.crewBookingId);
      if (!found || seatsInClass(found) === 0 || !isMailRecipient(found, recipient)) return null;
      const crew = { ...found, language };
      return this.mail(ctx, crew, payload, () => crews.calendar(ctx, crew));
    },
  } satisfies Partial<Writers>;

  /** A booking with a seat, in the language of the message. */
  private async seatOf(
    ctx: RequestContext,
    bookingId: string,
    language: Locale,
  ): Promise<BookingConfirmation | null> {
    const booking = await this.parts.bookings.ofMessage(ctx, bookingId);
    return booking && takesSeat(booking.bookingStatus) ? { ...booking, language } : null;
  }

  private async mail(
    ctx: RequestContext,
    bookingOrCrew: BookingOrCrew,
    { classNoticeId }: { classNoticeId: string },
    calendar: () => Mail['calendar'],
  ): Promise<MailDraft | null> {
    const content = await this.contentFor(ctx, bookingOrCrew, classNoticeId);
    return content && mailDraft(classNoticeLetter(content, this.parts.sender), { calendar: calendar() });
  }

  private async contentFor(
    ctx: RequestContext,
    bookingOrCrew: BookingOrCrew,
    classNoticeId: string,
  ): Promise<ClassNoticeContent | null> {
    const notice = await this.parts.notices.find(classNoticeId);
    const { classInstance } = bookingOrCrew;
    // A recipient who has moved or cancelled no longer needs the notice.
    if (!notice || classInstance.id !== notice.classInstanceId) return null;
    const { knownFacts } = notice;
    const change = noticeOfChange(knownFacts, classInstance, ctx.clock.now());
    if (!change) return null;
    return {
      bookingOrCrew,
      knownFacts,
      change,
      nextDates: await this.parts.upcoming.nextDates(ctx, classInstance),
    };
  }

  /** The recipients of a change, and the text for most of them. */
  async preview(ctx: RequestContext, edit: ClassEdit): Promise<NoticeSummary> {
    const recipients = await this.parts.notices.noticeRecipients([edit], ctx.clock.now());
    const [example] = largestGroup(recipients);
    const paid = recipients.filter(({ holder }) => hasPaid(holder));
    return {
      kind: example?.change.kind ?? null,
      people: recipients.length,
      textMessages: recipients.filter(({ isTexted }) => isTexted).length,
      paid: paid.length,
      notices: example ? await this.examples(ctx, edit, example, paid[0]) : [],
    };
  }

  private async examples(
    ctx: RequestContext,
    edit: ClassEdit,
    { knownFacts, change }: NoticeRecipient,
    paid: NoticeRecipient | undefined,
  ): Promise<ClassNoticeText[]> {
    const now = ctx.clock.now();
    const { manager } = this.parts.database.reader;
    const stored = await readClass(manager, now, edit.classInstanceId);
    if (!stored) return [];
    const classInstance = changedClass(stored, edit);
    const nextDates = await this.parts.upcoming.nextDates(ctx, classInstance);
    return LOCALES.map((language) => {
      const booking: BookingConfirmation = {
        ...EXAMPLE_BOOKING,
        ...EXAMPLE[language],
        language,
        classInstance,
        createdAt: now,
        changedAt: now,
        amountCents: paid?.holder.amountCents ?? stored.priceCents,
        paymentStatus: paid ? 'paid' : 'pending',
        options: optionsOf(EXAMPLE_FACTS, classInstance, now),
      };
      const content = { bookingOrCrew: booking, knownFacts, change, nextDates };
      const letter = withoutSecretLinks(classNoticeLetter(content, this.parts.sender));
      const textMessage = classNoticeText(content, this.parts.sender);
      return { language, ...renderLetter(letter, this.parts.sender), textMessage };
    });
  }
}

/** The largest group of recipients who knew the same facts. */
function largestGroup(recipients: readonly NoticeRecipient[]): readonly NoticeRecipient[] {
  const groups = new Map<ClassFacts, NoticeRecipient[]>();
  for (const person of recipients) {
    const group = groups.get(person.knownFacts);
    if (group) group.push(person);
    else groups.set(person.knownFacts, [person]);
  }
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
}

function changedClass(stored: UpcomingClass, { after }: ClassEdit): UpcomingClass {
  const startsAt = startOfClass(after);
  return { ...stored, ...classOfFacts(after), startsAt, refundDeadline: refundDeadline(startsAt) };
}
