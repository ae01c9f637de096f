import { defineMessages, type MessageValue } from 'react-intl';

const plain = defineMessages({
  keep: {
    id: 'admin.bookings.telling.keep',
    defaultMessage: 'Do not cancel',
    description: 'Button: closes the question whether bookings are cancelled, and changes nothing',
  },
  restoring: {
    id: 'admin.bookings.telling.restoring',
    defaultMessage: 'Restoring…',
    description: 'Button that restores a cancelled booking while it is at work',
  },
  wasTold: {
    id: 'admin.bookings.telling.wasTold',
    defaultMessage: 'The attendee was told of the cancellation.',
    description: 'Under the question whether a booking is restored',
  },
  wasNotTold: {
    id: 'admin.bookings.telling.wasNotTold',
    defaultMessage: 'The attendee was not told of the cancellation.',
    description: 'Under the question whether a booking is restored',
  },
  mayBeTold: {
    id: 'admin.bookings.telling.mayBeTold',
    defaultMessage: 'It is not known whether the attendee was told of the cancellation.',
    description: 'Under the question whether a booking is restored',
  },
  someTold: {
    id: 'admin.bookings.telling.someTold',
    defaultMessage: 'Some of the attendees may not have been told of the cancellation.',
    description: 'Under the question whether several bookings are restored',
  },
  mail: {
    id: 'admin.bookings.telling.mail',
    defaultMessage: 'The attendee gets an email.',
    description: 'After what was done to a booking: it was cancelled or moved',
  },
  noMail: {
    id: 'admin.bookings.telling.noMail',
    defaultMessage: 'The attendee gets no email.',
    description: 'After what was done to a booking: it was cancelled, moved or restored',
  },
  mailIfTold: {
    id: 'admin.bookings.telling.mailIfTold',
    defaultMessage: 'The attendee gets an email only if the first one has already left.',
    description: 'After a cancellation or a move that the attendee was to be told of was taken back',
  },
});

const filled = defineMessages<{
  tell: { count: number };
  hint: { count: number; email: MessageValue };
  finalHint: { count: number; email: MessageValue };
  keepCancelled: { count: number };
  seatAgain: { count: number };
  notRestored: { count: number; total: number };
  restoreHint: { count: number; email: MessageValue };
  restoreOne: { name: string };
  restoreMany: { count: number };
  cancelOne: { name: string };
  seats: { count: number };
  refund: { paid: number; total: number; amount: string };
  waiting: { waiting: number; count: number };
  cannotRestore: { count: number; total: number };
  mails: { count: number };
  noMails: { count: number };
  mailsIfTold: { count: number };
}>({
  tell: {
    id: 'admin.bookings.telling.tell',
    defaultMessage: '{count, plural, one {Tell the attendee by email} other {Tell the attendees by email}}',
    description: 'Box to tick before bookings are cancelled, moved or restored',
  },
  hint: {
    id: 'admin.bookings.telling.hint',
    defaultMessage:
      '{count, plural, one {The email to {email} leaves} other {The emails leave}} after one minute. If you undo this before then, nothing is sent.',
    description: 'Under the box to tick before bookings are cancelled or moved',
  },
  finalHint: {
    id: 'admin.bookings.telling.finalHint',
    defaultMessage:
      '{count, plural, one {The email to {email} leaves} other {The emails leave}} after one minute.',
    description:
      'Under the box to tick before bookings are cancelled or moved that cannot return to their class, because it is over or cancelled',
  },
  keepCancelled: {
    id: 'admin.bookings.telling.keepCancelled',
    defaultMessage: '{count, plural, one {Leave it cancelled} other {Leave them cancelled}}',
    description: 'Button: closes the question whether bookings are restored, and changes nothing',
  },
  seatAgain: {
    id: 'admin.bookings.telling.seatAgain',
    defaultMessage:
      '{count, plural, one {The booking takes a seat again.} other {Each booking takes a seat again, while seats are left.}}',
    description: 'Under the question whether bookings are restored',
  },
  notRestored: {
    id: 'admin.bookings.telling.notRestored',
    defaultMessage:
      '{count, plural, one {# of the {total, number} bookings} other {# of the {total, number} bookings}} cannot be restored: the class has begun or is cancelled, or the booking was refunded.',
    description: 'Before bookings are restored: {count} of them cannot be',
  },
  restoreHint: {
    id: 'admin.bookings.telling.restoreHint',
    defaultMessage:
      '{count, plural, one {The confirmation goes to {email} again at once. If} other {The confirmations are sent again at once. Where}} the email about the cancellation has not left yet, neither is sent.',
    description: 'Under the box to tick before bookings are restored',
  },
  restoreOne: {
    id: 'admin.bookings.telling.restoreOne',
    defaultMessage: 'Restore the booking of {name}?',
    description: 'Question before a cancelled booking is restored',
  },
  restoreMany: {
    id: 'admin.bookings.telling.restoreMany',
    defaultMessage: 'Restore {count, plural, one {# booking} other {# bookings}}?',
    description: 'Question before several cancelled bookings are restored',
  },
  cannotRestore: {
    id: 'admin.bookings.telling.cannotRestore',
    defaultMessage:
      '{total, plural, one {If you cancel now, the booking cannot be restored.} other {If you cancel now, {count, plural, one {# of the {total, number} bookings} other {# of the {total, number} bookings}} cannot be restored.}}',
    description: 'Before bookings are cancelled: the class of {count} of them has begun or is cancelled',
  },
  cancelOne: {
    id: 'admin.bookings.telling.cancelOne',
    defaultMessage: 'Cancel the booking of {name}?',
    description: 'Question before a booking is cancelled',
  },
  seats: {
    id: 'admin.bookings.telling.seats',
    defaultMessage: '{count, plural, one {The seat becomes} other {The seats become}} free.',
    description: 'Under the question whether bookings are cancelled',
  },
  refund: {
    id: 'admin.bookings.telling.refund',
    defaultMessage:
      '{total, plural, one {The booking is paid: a refund of {amount} is due.} other {{paid, plural, one {# booking is paid: a refund} other {# bookings are paid: refunds}} of {amount} {paid, plural, one {is} other {are}} due.}}',
    description:
      'Before bookings are cancelled: {paid} of the {total} bookings are paid, and {amount} is to be paid back',
  },
  waiting: {
    id: 'admin.bookings.telling.waiting',
    defaultMessage:
      '{waiting, plural, one {# person is} other {# people are}} on the waiting list: {count, plural, one {the seat is} other {the seats are}} offered at once, so it may not be possible to undo this.',
    description:
      'Before bookings of a class are cancelled or moved; {waiting}: people on its waiting list, {count}: seats that become free',
  },
  mails: {
    id: 'admin.bookings.telling.mails',
    defaultMessage: '{count, plural, one {The attendee gets an email.} other {The attendees get emails.}}',
    description: 'After several bookings were cancelled, moved or restored',
  },
  noMails: {
    id: 'admin.bookings.telling.noMails',
    defaultMessage: '{count, plural, one {The attendee gets no email.} other {The attendees get no email.}}',
    description: 'After several bookings were cancelled, moved or restored, or that was taken back',
  },
  mailsIfTold: {
    id: 'admin.bookings.telling.mailsIfTold',
    defaultMessage:
      '{count, plural, one {The attendee gets an email} other {The attendees get emails}} only if the first one has already left.',
    description: 'After a change to several bookings that the attendees were to be told of was taken back',
  },
});

/** Whether attendees are notified of changes to their bookings. */
export const notifyMessages = { ...plain, ...filled };
