import { isRecord } from '../validation/is-record.js';
import type { OutboxChannel } from './outbox-message.entity.js';

/**
 * All message templates: the kind of message in the API, the ids and codes that a text is rendered from, the id of its
 * subject first, and what else a payload may contain. The names are stored in the outbox: after renaming one, unsent
 * messages with the old name cannot be sent.
 */
const TEMPLATES = {
  'account.confirmation': { kind: 'accountConfirmation', channel: 'email', ids: ['accountLinkId'] },
  'account.exists': { kind: 'accountExists', channel: 'email', ids: [] },
  'account.invitation': { kind: 'accountInvitation', channel: 'email', ids: ['accountLinkId'] },
  'account.passwordReset': { kind: 'accountPasswordReset', channel: 'email', ids: ['passwordResetId'] },
  // No longer queued, but an older version may have left some unsent.
  'account.welcome': { kind: 'accountWelcome', channel: 'email', ids: [] },
  'booking.cancelledByGuest': { kind: 'bookingCancelledByGuest', channel: 'email', ids: ['bookingId'] },
  'booking.cancelledByOffice': { kind: 'bookingCancelledByOffice', channel: 'email', ids: ['bookingId'] },
  'booking.certificate': { kind: 'bookingCertificate', channel: 'email', ids: ['bookingId'] },
  'booking.changedByGuest': {
    kind: 'bookingChangedByGuest',
    channel: 'email',
    ids: ['bookingId', 'change', 'to'],
  },
  'booking.classNotice': { kind: 'classNotice', channel: 'email', ids: ['bookingId', 'classNoticeId'] },
  'booking.classNoticeText': { kind: 'classNoticeText', channel: 'sms', ids: ['bookingId', 'classNoticeId'] },
  'booking.confirmation': { kind: 'bookingConfirmation', channel: 'email', ids: ['bookingId'] },
  'booking.link': { kind: 'bookingLink', channel: 'email', ids: ['bookingId'] },
  'booking.movedByGuest': {
    kind: 'bookingMovedByGuest',
    channel: 'email',
    ids: ['bookingId', 'fromClassInstanceId', 'classInstanceId'],
    optional: ['by'],
  },
  'booking.movedByOffice': {
    kind: 'bookingMovedByOffice',
    channel: 'email',
    ids: ['bookingId', 'fromClassInstanceId', 'classInstanceId'],
  },
  'booking.officeMessage': { kind: 'officeMessage', channel: 'email', ids: ['bookingId', 'officeMessageId'] },
  'booking.officeMessageTest': {
    kind: 'officeMessageTest',
    channel: 'email',
    ids: ['bookingId', 'officeMessageId'],
  },
  'booking.officeMessageText': {
    kind: 'officeMessageText',
    channel: 'sms',
    ids: ['bookingId', 'officeMessageId'],
  },
  'booking.receipt': { kind: 'bookingReceipt', channel: 'email', ids: ['bookingId'] },
  'booking.reminder': { kind: 'bookingReminder', channel: 'sms', ids: ['bookingId'] },
  'booking.reminderMail': { kind: 'bookingReminderMail', channel: 'email', ids: ['bookingId'] },
  'contact.received': { kind: 'contactReceived', channel: 'email', ids: ['contactMessageId'] },
  'crew.classNotice': { kind: 'crewClassNotice', channel: 'email', ids: ['crewBookingId', 'classNoticeId'] },
  'crew.confirmed': {
    kind: 'crewConfirmed',
    channel: 'email',
    ids: ['crewBookingId'],
    optional: ['known', 'told'],
  },
  'crew.namesMissing': { kind: 'crewNamesMissing', channel: 'email', ids: ['crewBookingId'] },
  'crew.officeMessage': {
    kind: 'crewOfficeMessage',
    channel: 'email',
    ids: ['crewBookingId', 'officeMessageId'],
  },
  'crew.officeMessageTest': {
    kind: 'crewOfficeMessageTest',
    channel: 'email',
    ids: ['crewBookingId', 'officeMessageId'],
  },
  'crew.receipt': { kind: 'crewReceipt', channel: 'email', ids: ['crewBookingId', 'bookingIds'] },
  'installation.problems': { kind: 'installationProblems', channel: 'email', ids: ['problems', 'foundAt'] },
  'instructor.classes': { kind: 'instructorClasses', channel: 'email', ids: ['instructorId', 'known'] },
  'report.scheduled': {
    kind: 'scheduledReport',
    channel: 'email',
    ids: ['reportScheduleId', 'accountId', 'mailedOn'],
  },
  'student.welcome': { kind: 'studentWelcome', channel: 'email', ids: ['studentId'] },
  'waiting.cancelled': { kind: 'waitingCancelled', channel: 'email', ids: ['waitingListEntryId'] },
  'waiting.joined': { kind: 'waitingJoined', channel: 'email', ids: ['waitingListEntryId'] },
  'waiting.lapsed': { kind: 'seatOfferLapsed', channel: 'email', ids: ['seatOfferId'] },
  'waiting.offer': { kind: 'seatOffer', channel: 'email', ids: ['seatOfferId'] },
  'waiting.offerText': { kind: 'seatOfferText', channel: 'sms', ids: ['seatOfferId'] },
} as const satisfies Record<
  string,
  { kind: string; channel: OutboxChannel; ids: readonly string[]; optional?: readonly string[] }
>;

export type Template = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES).filter(isTemplate);

/** The kind of a message in the API: one of each template. */
export type OutboxKind = (typeof TEMPLATES)[Template]['kind'];
export const OUTBOX_KINDS: readonly OutboxKind[] = Object.values(TEMPLATES).map(({ kind }) => kind);

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

/** The name of the id of the record that a message is about, the first of its ids; undefined if it has none. */
export function subjectNameOf(template: Template): string | undefined {
  return TEMPLATES[template].ids[0];
}

/** The id of the record that a message is about; null if it has none. */
export function subjectOf({ template, payload }: Filled): string | null {
  const name = subjectNameOf(template);
  const ids: Readonly<Record<string, string | undefined>> = payload;
  return name === undefined ? null : (ids[name] ?? null);
}

export function channelOf(template: Template): OutboxChannel {
  return TEMPLATES[template].channel;
}

/** Null for the template of another version of the site. */
export function outboxKindOf(template: string): OutboxKind | null {
  return isTemplate(template) ? TEMPLATES[template].kind : null;
}

export function templateOfKind(kind: OutboxKind): Template | undefined {
  return TEMPLATE_NAMES.find((template) => TEMPLATES[template].kind === kind);
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
