/** A message in the outbox, as far as its place in a history goes. */
export interface Message {
  template: string;
  dueAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** What has become of a message. */
type Outcome = 'Queued' | 'Sent' | 'Failed';

const TOLD_BY = {
  'booking.confirmation': 'confirmation',
  'booking.reminder': 'reminder',
  'booking.classNotice': 'notice',
  'booking.classNoticeText': 'notice',
  'booking.officeMessage': 'message',
  'booking.officeMessageText': 'message',
} as const;
type AboutBooking = (typeof TOLD_BY)[keyof typeof TOLD_BY];

const isAboutBooking = (template: string): template is keyof typeof TOLD_BY =>
  Object.hasOwn(TOLD_BY, template);

/** What became of a message about a booking, and when; null for one that is about something else. */
export function toldByMessage(message: Message): { kind: `${AboutBooking}${Outcome}`; at: Date } | null {
  const { template } = message;
  if (!isAboutBooking(template)) return null;
  const { outcome, at } = outcomeOf(message);
  return { kind: `${TOLD_BY[template]}${outcome}`, at };
}

/** The same of the mail that welcomes a student. */
export function toldByWelcome(message: Message): { kind: `welcome${Outcome}`; at: Date } {
  const { outcome, at } = outcomeOf(message);
  return { kind: `welcome${outcome}`, at };
}

export function outcomeOf({ sentAt, failedAt, dueAt }: Message): { outcome: Outcome; at: Date } {
  if (sentAt) return { outcome: 'Sent', at: sentAt };
  if (failedAt) return { outcome: 'Failed', at: failedAt };
  return { outcome: 'Queued', at: dueAt };
}
