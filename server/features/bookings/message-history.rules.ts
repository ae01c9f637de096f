import type { HistoryMessage, MessageEventKind, MessageOutcome } from './booking.constants.js';

/** A message in the outbox, as far as its place in a history goes. */
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
  'crew.confirmed': 'crewConfirmation',
  'crew.classNotice': 'notice',
  'crew.officeMessage': 'message',
  'waiting.joined': 'waiting',
  'waiting.offer': 'offer',
  'waiting.offerText': 'offer',
};

/** Those to the contact of a crew that people without a mail of their own hear of from the contact. */
const IN_PLACE_OF_PEOPLE: readonly string[] = ['crew.classNotice', 'crew.officeMessage'];

/** Whether a message to the contact of a crew is also about one of its bookings, which had a seat in its class then or not. */
export function isAboutPerson(
  { template, recipient, createdAt }: { template: string; recipient: string; createdAt: Date },
  booking: { email: string; textNotifications: boolean; createdAt: Date },
  hadSeat: boolean,
): boolean {
  if (createdAt < booking.createdAt) return false;
  if (!IN_PLACE_OF_PEOPLE.includes(template)) return true;
  const isContacts = recipient.toLowerCase() === booking.email.toLowerCase();
  return hadSeat && isContacts && !booking.textNotifications;
}

/** What became of a message about a booking, and when; null for one that is about something else. */
export function toldByMessage(message: Message): { kind: MessageEventKind; at: Date } | null {
  const name = NAME_OF[message.template];
  if (!name) return null;
  const { outcome, at } = outcomeOf(message);
  return { kind: `${name}${outcome}`, at };
}

/** The same of the mail that welcomes a student. */
export function toldByWelcome(message: Message): { kind: `welcome${MessageOutcome}`; at: Date } {
  const { outcome, at } = outcomeOf(message);
  return { kind: `welcome${outcome}`, at };
}

export function outcomeOf({ sentAt, failedAt, dueAt }: Message): { outcome: MessageOutcome; at: Date } {
  if (sentAt) return { outcome: 'Sent', at: sentAt };
  if (failedAt) return { outcome: 'Failed', at: failedAt };
  return { outcome: 'Queued', at: dueAt };
}
