import { isRecord } from '../validation/is-record.js';
import type { OutboxChannel } from './outbox-message.entity.js';

/**
 * All message templates, with the ids and codes that a text is rendered from, the id of its subject first, and with what
 * else a payload may contain. The names are stored in the outbox: after renaming one, unsent messages with the old name
 * cannot be sent.
 */
const TEMPLATES = {
  'account.confirmation': { channel: 'email', ids: ['accountLinkId'] },
  'account.exists': { channel: 'email', ids: [] },
  'account.invitation': { channel: 'email', ids: ['accountLinkId'] },
  'account.passwordReset': { channel: 'email', ids: ['passwordResetId'] },
  // No longer queued, but an older version may have left some unsent.
  'account.welcome': { channel: 'email', ids: [] },
  'booking.cancelledByGuest': { channel: 'email', ids: ['bookingId'] },
  'booking.cancelledByOffice': { channel: 'email', ids: ['bookingId'] },
  'booking.certificate': { channel: 'email', ids: ['bookingId'] },
  'booking.changedByGuest': { channel: 'email', ids: ['bookingId', 'change', 'to'] },
  'booking.classNotice': { channel: 'email', ids: ['bookingId', 'classNoticeId'] },
  'booking.classNoticeText': { channel: 'sms', ids: ['bookingId', 'classNoticeId'] },
  'booking.confirmation': { channel: 'email', ids: ['bookingId'] },
  'booking.link': { channel: 'email', ids: ['bookingId'] },
  'booking.movedByGuest': {
    channel: 'email',
    ids: ['bookingId', 'fromClassInstanceId', 'classInstanceId'],
    optional: ['by'],
  },
  'booking.movedByOffice': { channel: 'email', ids: ['bookingId', 'fromClassInstanceId', 'classInstanceId'] },
  'booking.officeMessage': { channel: 'email', ids: ['bookingId', 'officeMessageId'] },
  'booking.officeMessageTest': { channel: 'email', ids: ['bookingId', 'officeMessageId'] },
  'booking.officeMessageText': { channel: 'sms', ids: ['bookingId', 'officeMessageId'] },
  'booking.reminder': { channel: 'sms', ids: ['bookingId'] },
  'booking.reminderMail': { channel: 'email', ids: ['bookingId'] },
  'contact.received': { channel: 'email', ids: ['contactMessageId'] },
  'crew.classNotice': { channel: 'email', ids: ['crewBookingId', 'classNoticeId'] },
  'crew.confirmed': { channel: 'email', ids: ['crewBookingId'], optional: ['known', 'told'] },
  'crew.namesMissing': { channel: 'email', ids: ['crewBookingId'] },
  'crew.officeMessage': { channel: 'email', ids: ['crewBookingId', 'officeMessageId'] },
  'crew.officeMessageTest': { channel: 'email', ids: ['crewBookingId', 'officeMessageId'] },
  'installation.problems': { channel: 'email', ids: ['problems', 'foundAt'] },
  'report.scheduled': { channel: 'email', ids: ['reportScheduleId', 'accountId', 'mailedOn'] },
  'student.welcome': { channel: 'email', ids: ['studentId'] },
  'waiting.cancelled': { channel: 'email', ids: ['waitingListEntryId'] },
  'waiting.joined': { channel: 'email', ids: ['waitingListEntryId'] },
  'waiting.lapsed': { channel: 'email', ids: ['seatOfferId'] },
  'waiting.offer': { channel: 'email', ids: ['seatOfferId'] },
  'waiting.offerText': { channel: 'sms', ids: ['seatOfferId'] },
} as const satisfies Record<
  string,
  { channel: OutboxChannel; ids: readonly string[]; optional?: readonly string[] }
>;

export type Template = keyof typeof TEMPLATES;

/** A template with its payload. */
export type Filled = {
  [name in Template]: {
    template: name;
    payload: Record<(typeof TEMPLATES)[name]['ids'][number], string> & OptionalOf<(typeof TEMPLATES)[name]>;
  };
}[Template];

type OptionalOf<Entry> = Entry extends { optional: readonly (infer Name extends string)[] }
  ? { [name in Name]?: string }
  : unknown;

/** The id of the record that a message is about, the first of its ids; null if it has none. */
export function subjectOf({ template, payload }: Filled): string | null {
  const [name] = TEMPLATES[template].ids;
  const ids: Readonly<Record<string, string | undefined>> = payload;
  return name === undefined ? null : (ids[name] ?? null);
}

export function channelOf(template: Template): OutboxChannel {
  return TEMPLATES[template].channel;
}

/** A row's template and payload. Throws for an unknown template or an incomplete payload. */
export function filledTemplate(row: { template: string; payload: string }): Filled {
  const filled: { template: string; payload: unknown } = {
    template: row.template,
    payload: JSON.parse(row.payload),
  };
  if (!isFilled(filled)) throw new Error(`no text can be made of ${row.template}`);
  return filled;
}

function isFilled(given: { template: string; payload: unknown }): given is Filled {
  const { template, payload } = given;
  if (!isTemplate(template) || !isRecord(payload)) return false;
  const { ids, optional = [] }: { ids: readonly string[]; optional?: readonly string[] } =
    TEMPLATES[template];
  return (
    ids.every((id) => typeof payload[id] === 'string') &&
    optional.every((name) => payload[name] === undefined || typeof payload[name] === 'string')
  );
}

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(TEMPLATES, name);
}
