import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Locale } from '../../platform/i18n/message.js';
import { letterHtml, letterText, withoutSecretLinks, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { DueMessage, WrittenMessage } from '../../platform/outbox/outbox-delivery.js';
import { canBeTexted } from '../../platform/validation/phone.js';
import type { LinkPurpose } from '../accounts/account.constants.js';
import type { AccountLinkService } from '../accounts/account-link.service.js';
import { shownStatus } from '../bookings/booking.rules.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import type { BookingService } from '../bookings/booking.service.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import {
  confirmationLetter,
  knownAccountLetter,
  newAccountLetter,
  passwordResetLetter,
  studentLetter,
} from './account.letter.js';
import { bookingLetter, reminderText } from './booking.letter.js';
import { contactLetter } from './contact.letter.js';
import type { Sender } from './sender.rules.js';

/** A message as the office sees it before or after it leaves. */
interface MessagePreview {
  language: Locale;
  /** Null for a text message, as html is. */
  subject: string | null;
  text: string;
  html: string | null;
  attachment: string | null;
}

interface Parts {
  database: Database;
  bookings: BookingService;
  accountLinks: AccountLinkService;
  sender: Sender;
}

/** What a message consists of, before it is laid out. */
type Draft =
  | { channel: 'email'; letter: Letter; more: Pick<Mail, 'replyTo' | 'calendar'> }
  | { channel: 'sms'; text: string };

/** Turns what is queued in the outbox into words. */
export class MessageService {
  constructor(private readonly parts: Parts) {}

  /** What a message says as things stand now; null when there is nothing to say any more. */
  async write(ctx: RequestContext, due: DueMessage): Promise<WrittenMessage | null> {
    const draft = await this.draft(ctx, due);
    return draft?.channel === 'email'
      ? { channel: 'email', mail: { ...this.laidOut(draft.letter), ...draft.more } }
      : draft;
  }

  /** The same for the office to look at, without the links that are secrets. */
  async preview(ctx: RequestContext, due: DueMessage): Promise<MessagePreview | null> {
    const draft = await this.draft(ctx, due);
    if (draft?.channel !== 'email')
      return (
        draft && { language: due.language, subject: null, text: draft.text, html: null, attachment: null }
      );
    const { subject, text, html } = this.laidOut(withoutSecretLinks(draft.letter));
    const attachment = draft.more.calendar?.filename ?? null;
    return { language: draft.letter.language, subject, text, html, attachment };
  }

  private async draft(ctx: RequestContext, due: DueMessage): Promise<Draft | null> {
    const { sender } = this.parts;
    const { template, payload, language } = due;
    switch (template) {
      case 'booking.confirmation':
        return this.confirmation(ctx, payload.bookingId, language);
      case 'booking.reminder':
        return this.reminder(ctx, payload.bookingId, due.recipient, language);
      case 'student.welcome':
        return this.studentWelcome(payload.studentId, language);
      case 'contact.received':
        return this.contactMessage(payload.contactMessageId);
      case 'account.confirmation':
        return this.linkMail(ctx, 'confirmation', payload.accountLinkId, language);
      case 'account.welcome':
        return this.mail(newAccountLetter(language, sender));
      case 'account.exists':
        return this.mail(knownAccountLetter(language, sender));
      case 'account.passwordReset':
        return this.linkMail(ctx, 'password', payload.passwordResetId, language);
    }
  }

  private async confirmation(
    ctx: RequestContext,
    bookingId: string,
    language: Locale,
  ): Promise<Draft | null> {
    const { bookings, sender } = this.parts;
    const booking = await bookings.confirmation(ctx, bookingId);
    if (!booking || !isHeld(booking)) return null;
    const filename = `${booking.confirmationNumber}.ics`;
    const isByOffice = await bookings.isMadeByOffice(bookingId);
    return this.mail(bookingLetter({ ...booking, language }, isByOffice, sender), {
      calendar: { filename, content: bookings.calendar(ctx, booking) },
    });
  }

  private async reminder(
    ctx: RequestContext,
    bookingId: string,
    phone: string,
    language: Locale,
  ): Promise<Draft | null> {
    const { bookings, sender } = this.parts;
    // Queued by an earlier version, which took numbers of other countries.
    if (!canBeTexted(phone)) return null;
    const booking = await bookings.confirmation(ctx, bookingId);
    if (!booking || !isHeld(booking) || booking.classInstance.startsAt <= ctx.clock.now()) return null;
    return { channel: 'sms', text: reminderText({ ...booking, language }, sender) };
  }

  private async studentWelcome(id: string, language: Locale): Promise<Draft | null> {
    const student = await this.parts.database.reader.getRepository(StudentEntity).findOneBy({ id });
    if (!student || student.deletedAt !== null) return null;
    return this.mail(studentLetter(student.firstName, language, this.parts.sender));
  }

  private async contactMessage(id: string): Promise<Draft | null> {
    const sent = await this.parts.database.reader.getRepository(ContactMessageEntity).findOneBy({ id });
    if (!sent) return null;
    const replyTo = { name: sent.name, address: sent.email };
    return this.mail(contactLetter(sent, this.parts.sender), { replyTo });
  }

  private async linkMail(
    ctx: RequestContext,
    purpose: LinkPurpose,
    linkId: string,
    language: Locale,
  ): Promise<Draft | null> {
    const { accountLinks, sender } = this.parts;
    const token = await accountLinks.tokenOf(ctx, purpose, linkId);
    if (token === null) return null;
    const letterOf = purpose === 'password' ? passwordResetLetter : confirmationLetter;
    return this.mail(letterOf(token, language, sender));
  }

  private mail(letter: Letter, more: Pick<Mail, 'replyTo' | 'calendar'> = {}): Draft {
    const { company } = this.parts.sender;
    // The address that mail comes from need not have a reader.
    const replyTo = { name: company.name, address: company.email };
    return { channel: 'email', letter, more: { replyTo, ...more } };
  }

  private laidOut(letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
    const { company } = this.parts.sender;
    const colours = { background: company.brandPrimary, text: company.brandPrimaryText };
    return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, colours) };
  }
}

function isHeld({ bookingStatus, classInstance }: BookingConfirmation): boolean {
  return shownStatus(bookingStatus, classInstance.status) === 'confirmed';
}
