import {
  filledTemplate,
  isTemplate,
  outboxKindOf,
  type OutboxKind,
  type Template,
} from '../../platform/outbox/templates.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { parseBookingIds } from '../bookings/messages/receipt-bookings.rules.js';
import type {
  HistoryMessage,
  MessageEventKind,
  MessageEventKindOf,
  MessageOutcome,
} from './history.constants.js';

/** The fields of an outbox message that determine its event in a history. */
export interface Message {
  template: string;
  dueAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** The names of the messages about a booking; null for other messages. */
const NAME_OF: Readonly<Record<Template, HistoryMessage | null>> = {
  'account.confirmation': null,
  'account.exists': null,
  'account.invitation': null,
  'account.passwordReset': null,
  'account.welcome': null,
  'booking.cancelledByGuest': 'cancellation',
  'booking.cancelledByOffice': 'cancellation',
  'booking.certificate': 'certificate',
  'booking.changedByGuest': 'change',
  'booking.classNotice': 'notice',
  'booking.classNoticeText': 'notice',
  'booking.confirmation': 'confirmation',
  'booking.link': 'link',
  'booking.movedByGuest': 'move',
  'booking.movedByOffice': 'move',
  'booking.officeMessage': 'message',
  'booking.officeMessageTest': null,
  'booking.officeMessageText': 'message',
  'booking.receipt': 'receipt',
  'booking.reminder': 'reminder',
  'booking.reminderMail': 'reminder',
  'contact.received': null,
  'crew.classNotice': 'notice',
  'crew.confirmed': 'crewConfirmation',
  'crew.namesMissing': null,
  'crew.officeMessage': 'message',
  'crew.officeMessageTest': null,
  'crew.receipt': 'receipt',
  'installation.problems': null,
  'instructor.classes': null,
  'report.scheduled': null,
  'student.welcome': null,
  'waiting.cancelled': null,
  'waiting.joined': 'waiting',
  'waiting.lapsed': null,
  'waiting.offer': 'offer',
  'waiting.offerText': 'offer',
};

/** Messages to the contact of a crew that also concern attendees without an email of their own. */
const CONTACT_PROXY_TEMPLATES: readonly string[] = ['crew.classNotice', 'crew.officeMessage'];

interface ContactMessage {
  template: string;
  payload: string;
  recipient: string;
  createdAt: Date;
}

/** Whether a message to the contact of a crew also concerns a booking, given whether it had a seat in its class then. */
export function concernsAttendee(
  { template, payload, recipient, createdAt }: ContactMessage,
  booking: { id: string; email: string; textNotifications: boolean; createdAt: Date },
  hadSeat: boolean,
): boolean {
  if (createdAt < booking.createdAt) return false;
  if (template === 'crew.receipt') return receiptIncludes(payload, booking.id);
  if (!CONTACT_PROXY_TEMPLATES.includes(template)) return true;
  const isContacts = emailKeyOf(recipient) === emailKeyOf(booking.email);
  return hadSeat && isContacts && !booking.textNotifications;
}

function receiptIncludes(payload: string, bookingId: string): boolean {
  const filled = filledTemplate({ template: 'crew.receipt', payload });
  return filled.template === 'crew.receipt' && parseBookingIds(filled.payload.bookingIds).includes(bookingId);
}

/** A message as an event of a history. */
export interface MessageEvent<Kind> {
  kind: Kind;
  messageKind: OutboxKind | null;
  at: Date;
}

/** The outcome of a message about a booking, with its time; null for other messages. */
export function messageEventOf(message: Message): MessageEvent<MessageEventKind> | null {
  const name = isTemplate(message.template) ? NAME_OF[message.template] : null;
  return name && eventOf(message, name);
}

/** Like `messageEventOf`, for the welcome mail of a student. */
export function welcomeEventOf(message: Message): MessageEvent<MessageEventKindOf<'welcome'>> {
  return eventOf(message, 'welcome');
}

/** The outcome of a message with the given name, with its time. */
export function eventOf<Name extends string>(
  message: Message,
  name: Name,
): MessageEvent<MessageEventKindOf<Name>> {
  const { outcome, at } = outcomeOf(message);
  return { kind: `${name}${outcome}`, messageKind: outboxKindOf(message.template), at };
}

function outcomeOf({ sentAt, failedAt, dueAt }: Message): { outcome: MessageOutcome; at: Date } {
  if (sentAt) return { outcome: 'Sent', at: sentAt };
  if (failedAt) return { outcome: 'Failed', at: failedAt };
  return { outcome: 'Queued', at: dueAt };
}
