import { emailKeyOf } from '../accounts/email-key.rules.js';
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

const NAME_OF: Readonly<Record<string, HistoryMessage>> = {
  'booking.confirmation': 'confirmation',
  'booking.reminder': 'reminder',
  'booking.reminderMail': 'reminder',
  'booking.classNotice': 'notice',
  'booking.classNoticeText': 'notice',
  'booking.officeMessage': 'message',
  'booking.officeMessageText': 'message',
  'booking.cancelledByGuest': 'cancellation',
  'booking.movedByGuest': 'move',
  'booking.cancelledByOffice': 'cancellation',
  'booking.movedByOffice': 'move',
  'booking.changedByGuest': 'change',
  'booking.link': 'link',
  'booking.certificate': 'certificate',
  'crew.confirmed': 'crewConfirmation',
  'crew.classNotice': 'notice',
  'crew.officeMessage': 'message',
  'waiting.joined': 'waiting',
  'waiting.offer': 'offer',
  'waiting.offerText': 'offer',
};

/** Messages to the contact of a crew that also concern attendees without an email of their own. */
const CONTACT_PROXY_TEMPLATES: readonly string[] = ['crew.classNotice', 'crew.officeMessage'];

/** Whether a message to the contact of a crew also concerns a booking, given whether it had a seat in its class then. */
export function concernsAttendee(
  { template, recipient, createdAt }: { template: string; recipient: string; createdAt: Date },
  booking: { email: string; textNotifications: boolean; createdAt: Date },
  hadSeat: boolean,
): boolean {
  if (createdAt < booking.createdAt) return false;
  if (!CONTACT_PROXY_TEMPLATES.includes(template)) return true;
  const isContacts = emailKeyOf(recipient) === emailKeyOf(booking.email);
  return hadSeat && isContacts && !booking.textNotifications;
}

/** The outcome of a message about a booking, with its time; null for other messages. */
export function messageEventOf(message: Message): { kind: MessageEventKind; at: Date } | null {
  const name = NAME_OF[message.template];
  if (!name) return null;
  const { outcome, at } = outcomeOf(message);
  return { kind: `${name}${outcome}`, at };
}

/** Like `messageEventOf`, for the welcome mail of a student. */
export function welcomeEventOf(message: Message): { kind: MessageEventKindOf<'welcome'>; at: Date } {
  const { outcome, at } = outcomeOf(message);
  return { kind: `welcome${outcome}`, at };
}

export function outcomeOf({ sentAt, failedAt, dueAt }: Message): { outcome: MessageOutcome; at: Date } {
  if (sentAt) return { outcome: 'Sent', at: sentAt };
  if (failedAt) return { outcome: 'Failed', at: failedAt };
  return { outcome: 'Queued', at: dueAt };
}
