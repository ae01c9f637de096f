import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { WrittenMessage } from '../../platform/outbox/outbox-delivery.js';
import { idIn } from '../../platform/outbox/outbox.js';
import type { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { PasswordService } from '../accounts/password.service.js';
import { shownStatus } from '../bookings/booking.rules.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import type { BookingService } from '../bookings/booking.service.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import {
  knownAccountLetter,
  newAccountLetter,
  passwordResetLetter,
  studentLetter,
} from './account.letter.js';
import { bookingLetter, reminderText } from './booking.letter.js';
import { contactLetter } from './contact.letter.js';
import type { Sender } from './sender.rules.js';

interface Parts {
  database: Database;
  bookings: BookingService;
  passwords: PasswordService;
  sender: Sender;
}

/** Turns what is queued in the outbox into words. */
export class MessageService {
  constructor(private readonly parts: Parts) {}

  /** What a message says as things stand now; null when there is nothing to say any more. */
  async write(ctx: RequestContext, queued: OutboxMessageEntity): Promise<WrittenMessage | null> {
    const { sender } = this.parts;
    const { template, language } = queued;
    switch (template) {
      case 'booking.confirmation':
        return this.confirmation(ctx, queued);
      case 'booking.reminder':
        return this.reminder(ctx, queued);
      case 'student.welcome':
        return this.studentWelcome(queued);
      case 'contact.received':
        return this.contactMessage(queued);
      case 'account.welcome':
        return this.mail(newAccountLetter(language, sender));
      case 'account.exists':
        return this.mail(knownAccountLetter(language, sender));
      case 'account.passwordReset':
        return this.passwordReset(ctx, queued);
      default:
        throw new Error(`no words for ${template}`);
    }
  }

  private async confirmation(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
  ): Promise<WrittenMessage | null> {
    const { bookings, sender } = this.parts;
    const booking = await bookings.confirmation(ctx, idIn(queued, 'bookingId'));
    if (!booking || !isHeld(booking)) return null;
    const filename = `${booking.confirmationNumber}.ics`;
    return this.mail(bookingLetter(booking, sender), {
      calendar: { filename, content: bookings.calendar(ctx, booking) },
    });
  }

  private async reminder(ctx: RequestContext, queued: OutboxMessageEntity): Promise<WrittenMessage | null> {
    const { bookings, sender } = this.parts;
    const booking = await bookings.confirmation(ctx, idIn(queued, 'bookingId'));
    if (!booking || !isHeld(booking) || booking.classInstance.startsAt <= ctx.clock.now()) return null;
    return { channel: 'sms', text: reminderText(booking, sender) };
  }

  private async studentWelcome(queued: OutboxMessageEntity): Promise<WrittenMessage | null> {
    const id = idIn(queued, 'studentId');
    const student = await this.parts.database.reader.getRepository(StudentEntity).findOneBy({ id });
    if (!student || student.deletedAt !== null) return null;
    return this.mail(studentLetter(student.firstName, queued.language, this.parts.sender));
  }

  private async contactMessage(queued: OutboxMessageEntity): Promise<WrittenMessage | null> {
    const id = idIn(queued, 'contactMessageId');
    const sent = await this.parts.database.reader.getRepository(ContactMessageEntity).findOneBy({ id });
    if (!sent) return null;
    const replyTo = { name: sent.name, address: sent.email };
    return this.mail(contactLetter(sent, this.parts.sender), { replyTo });
  }

  private async passwordReset(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
  ): Promise<WrittenMessage | null> {
    const { passwords, sender } = this.parts;
    const token = await passwords.linkToken(ctx, idIn(queued, 'passwordResetId'));
    return token === null ? null : this.mail(passwordResetLetter(token, queued.language, sender));
  }

  private mail(letter: Letter, more: Pick<Mail, 'replyTo' | 'calendar'> = {}): WrittenMessage {
    const { company } = this.parts.sender;
    const colours = { background: company.brandPrimary, text: company.brandPrimaryText };
    return {
      channel: 'email',
      mail: {
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter, colours),
        // The address that mail comes from need not have a reader.
        replyTo: { name: company.name, address: company.email },
        ...more,
      },
    };
  }
}

function isHeld({ bookingStatus, classInstance }: BookingConfirmation): boolean {
  return shownStatus(bookingStatus, classInstance.status) === 'confirmed';
}
