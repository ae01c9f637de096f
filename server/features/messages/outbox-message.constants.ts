import type { Template } from '../../platform/outbox/templates.js';

/** The state of a message. */
export const OUTBOX_STATES = ['queued', 'retrying', 'sent', 'failed'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** API names of the templates; a template without a name is a compile error. */
export const API_KIND_OF_TEMPLATE = {
  'account.confirmation': 'accountConfirmation',
  'account.exists': 'accountExists',
  'account.invitation': 'accountInvitation',
  'account.passwordReset': 'accountPasswordReset',
  'account.welcome': 'accountWelcome',
  'booking.cancelledByGuest': 'bookingCancelledByGuest',
  'booking.cancelledByOffice': 'bookingCancelledByOffice',
  'booking.certificate': 'bookingCertificate',
  'booking.changedByGuest': 'bookingChangedByGuest',
  'booking.classNotice': 'classNotice',
  'booking.classNoticeText': 'classNoticeText',
  'booking.confirmation': 'bookingConfirmation',
  'booking.link': 'bookingLink',
  'booking.movedByGuest': 'bookingMovedByGuest',
  'booking.movedByOffice': 'bookingMovedByOffice',
  'booking.officeMessage': 'officeMessage',
  'booking.officeMessageTest': 'officeMessageTest',
  'booking.officeMessageText': 'officeMessageText',
  'booking.reminder': 'bookingReminder',
  'booking.reminderMail': 'bookingReminderMail',
  'contact.received': 'contactReceived',
  'crew.classNotice': 'crewClassNotice',
  'crew.confirmed': 'crewConfirmed',
  'crew.namesMissing': 'crewNamesMissing',
  'crew.officeMessage': 'crewOfficeMessage',
  'crew.officeMessageTest': 'crewOfficeMessageTest',
  'installation.problems': 'installationProblems',
  'report.scheduled': 'scheduledReport',
  'student.welcome': 'studentWelcome',
  'waiting.cancelled': 'waitingCancelled',
  'waiting.joined': 'waitingJoined',
  'waiting.lapsed': 'seatOfferLapsed',
  'waiting.offer': 'seatOffer',
  'waiting.offerText': 'seatOfferText',
} as const satisfies Record<Template, string>;

export type OutboxKind = (typeof API_KIND_OF_TEMPLATE)[Template];

export const OUTBOX_KINDS: readonly OutboxKind[] = Object.values(API_KIND_OF_TEMPLATE);

/** Categories of failures by what can be done about them. */
export const OUTBOX_PROBLEMS = [
  'addressRefused',
  'mailRefused',
  'senderRefused',
  'logInRefused',
  'laterPlease',
  'unreachable',
  'noAnswer',
  'numberRefused',
  'recipientStopped',
  'textAccountRefused',
  'textServiceBusy',
  'notStored',
  'notWritten',
  'interrupted',
  'restored',
  'other',
] as const;
export type OutboxProblem = (typeof OUTBOX_PROBLEMS)[number];
