import { defineMessages } from 'react-intl';

const plain = defineMessages({
  region: {
    id: 'admin.bookings.bulk.region',
    defaultMessage: 'Selected bookings',
    description: 'Name of the bar with what can be done to the bookings that are marked',
  },
  write: {
    id: 'admin.bookings.bulk.write',
    defaultMessage: 'Write to…',
    description: 'Link for the bookings that are marked: the page that writes to their attendees',
  },
  badges: {
    id: 'admin.bookings.bulk.badges',
    defaultMessage: 'Print badges',
    description: 'Link: a page with a name badge for each of the bookings that are marked',
  },
  cancel: {
    id: 'admin.bookings.bulk.cancel',
    defaultMessage: 'Cancel bookings',
    description: 'Button: cancels the bookings that are marked and frees their seats',
  },
  markPaid: {
    id: 'admin.bookings.bulk.markPaid',
    defaultMessage: 'Mark paid',
    description: 'Button for the bookings that are marked: their payments have been received',
  },
  payment: {
    id: 'admin.bookings.bulk.payment',
    defaultMessage: 'Payment…',
    description: 'Button for the bookings that are marked: opens a form for how and when they were paid',
  },
  paidToday: {
    id: 'admin.bookings.bulk.paidToday',
    defaultMessage: 'If empty: today.',
    description: 'Hint of a field: the day several bookings were paid',
  },
  refunded: {
    id: 'admin.bookings.bulk.refunded',
    defaultMessage: 'Mark refunded',
    description: 'Button for the bookings that are marked: their payments have been paid back',
  },
  mailReceipts: {
    id: 'admin.bookings.bulk.mailReceipts',
    defaultMessage: 'Email receipts',
    description: 'Button for the bookings that are marked, all paid or refunded: sends the receipts by email',
  },
  notPaid: {
    id: 'admin.bookings.bulk.notPaid',
    defaultMessage: 'It is neither paid nor refunded.',
    description: 'Why no receipt was mailed; the name of the booking stands before it',
  },
  clear: {
    id: 'admin.bookings.bulk.clear',
    defaultMessage: 'Clear selection',
    description: 'Button: marks none of the bookings any more',
  },
  oneCourse: {
    id: 'admin.bookings.bulk.oneCourse',
    defaultMessage: 'These bookings are for different courses. Select bookings of one course to move them.',
    description: 'In place of the classes to move several bookings to',
  },
  lost: {
    id: 'admin.bookings.bulk.lost',
    defaultMessage:
      'The connection was lost before the response came. Try again to see which bookings were changed: nothing is done twice.',
    description: 'After several bookings were to be changed and no answer came',
  },
  retry: {
    id: 'admin.bookings.bulk.askAgain',
    defaultMessage: 'Try again',
    description: 'Button after the connection was lost: sends the same change once more',
  },
  gone: {
    id: 'admin.bookings.bulk.gone',
    defaultMessage: 'It no longer exists.',
    description: 'Why a booking was left as it is; its name stands before it',
  },
  notPossible: {
    id: 'admin.bookings.bulk.notPossible',
    defaultMessage: 'Its status, or the course it is for, does not allow this.',
    description: 'Why a booking was left as it is; its name stands before it',
  },
  full: {
    id: 'admin.bookings.bulk.full',
    defaultMessage: 'No seat was left for it.',
    description: 'Why a booking was left as it is; its name stands before it',
  },
  paidBack: {
    id: 'admin.bookings.bulk.paidBack',
    defaultMessage: 'It was refunded. To restore it, first mark it as paid.',
    description: 'Why a booking was not restored; its name stands before it',
  },
  notBookable: {
    id: 'admin.bookings.bulk.notBookable',
    defaultMessage: 'The class is over, cancelled or no longer offered.',
    description: 'Why a booking was left as it is; its name stands before it',
  },
  already: {
    id: 'admin.bookings.bulk.already',
    defaultMessage: 'This person already has a seat in that class.',
    description: 'Why a booking was left as it is; its name stands before it',
  },
  changed: {
    id: 'admin.bookings.bulk.changed',
    defaultMessage: 'It was changed in the meantime.',
    description: 'Why a booking was left as it is, when nobody knows who changed it',
  },
});

const filled = defineMessages<{
  selected: { count: number };
  tellContacts: { crews: number };
  tellContactsRestored: { crews: number };
  moveHeading: { count: number };
  moveAll: { count: number };
  paidKeep: { count: number };
  markAllPaid: { count: number };
  markedPaid: { count: number };
  markedRefunded: { count: number };
  cancelled: { count: number };
  restored: { count: number };
  moved: { count: number };
  paidBefore: { count: number };
  refundedBefore: { count: number };
  cancelledBefore: { count: number };
  restoredBefore: { count: number };
  movedBefore: { count: number };
  left: { count: number };
  changedBy: { who: string };
  isNow: { what: string };
}>({
  selected: {
    id: 'admin.bookings.bulk.selected',
    defaultMessage: '{count, plural, one {# booking selected} other {# bookings selected}} on this page',
    description: 'How many bookings are marked',
  },
  tellContacts: {
    id: 'admin.bookings.bulk.tellContacts',
    defaultMessage:
      'When I cancel or move: tell {crews, plural, one {the contact of the crew} other {the contacts of # crews}}',
    description: 'Box to tick where bookings of crews are among those that are marked',
  },
  tellContactsRestored: {
    id: 'admin.bookings.bulk.tellContactsRestored',
    defaultMessage:
      'When I restore: tell {crews, plural, one {the contact of the crew} other {the contacts of # crews}}',
    description: 'Box to tick where cancelled bookings of crews are among those that are marked',
  },
  moveHeading: {
    id: 'admin.bookings.bulk.moveHeading',
    defaultMessage:
      '{count, plural, one {Move # booking to another class} other {Move # bookings to another class}}',
    description: 'Heading of the form that moves the selected bookings',
  },
  moveAll: {
    id: 'admin.bookings.bulk.moveAll',
    defaultMessage: '{count, plural, one {Move # booking} other {Move # bookings}}',
    description: 'Button that moves the bookings that are marked',
  },
  paidKeep: {
    id: 'admin.bookings.bulk.paidKeep',
    defaultMessage:
      '{count, plural, one {# is paid already. It keeps the details that you leave empty here.} other {# are paid already. They keep the details that you leave empty here.}}',
    description: 'In the form for how and when several bookings were paid',
  },
  markAllPaid: {
    id: 'admin.bookings.bulk.markAllPaid',
    defaultMessage: '{count, plural, one {Mark # booking paid} other {Mark # bookings paid}}',
    description: 'Button of the form for how and when the selected bookings were paid',
  },
  markedPaid: {
    id: 'admin.bookings.bulk.markedPaid',
    defaultMessage: '{count, plural, one {# booking is marked paid.} other {# bookings are marked paid.}}',
    description: 'Announced after several bookings were changed',
  },
  markedRefunded: {
    id: 'admin.bookings.bulk.markedRefunded',
    defaultMessage:
      '{count, plural, one {# booking is marked refunded.} other {# bookings are marked refunded.}}',
    description: 'Announced after several bookings were changed',
  },
  cancelled: {
    id: 'admin.bookings.bulk.cancelled',
    defaultMessage: '{count, plural, one {# booking is cancelled.} other {# bookings are cancelled.}}',
    description: 'Announced after several bookings were changed',
  },
  restored: {
    id: 'admin.bookings.bulk.restored',
    defaultMessage: '{count, plural, one {# booking is restored.} other {# bookings are restored.}}',
    description: 'Announced after several bookings were changed',
  },
  moved: {
    id: 'admin.bookings.bulk.moved',
    defaultMessage: '{count, plural, one {# booking is moved.} other {# bookings are moved.}}',
    description: 'Announced after several bookings were changed',
  },
  paidBefore: {
    id: 'admin.bookings.bulk.paidBefore',
    defaultMessage: '{count, plural, one {# was paid already.} other {# were paid already.}}',
    description: 'Beside how many bookings were marked paid, or alone: those that nothing was changed of',
  },
  refundedBefore: {
    id: 'admin.bookings.bulk.refundedBefore',
    defaultMessage: '{count, plural, one {# was refunded already.} other {# were refunded already.}}',
    description: 'Beside how many bookings were marked refunded, or alone: those that nothing was changed of',
  },
  cancelledBefore: {
    id: 'admin.bookings.bulk.cancelledBefore',
    defaultMessage: '{count, plural, one {# was cancelled already.} other {# were cancelled already.}}',
    description: 'Beside how many bookings were cancelled, or alone: those that nothing was changed of',
  },
  restoredBefore: {
    id: 'admin.bookings.bulk.restoredBefore',
    defaultMessage: '{count, plural, one {# was restored already.} other {# were restored already.}}',
    description: 'Beside how many bookings were restored, or alone: those that nothing was changed of',
  },
  movedBefore: {
    id: 'admin.bookings.bulk.movedBefore',
    defaultMessage:
      '{count, plural, one {# was in that class already.} other {# were in that class already.}}',
    description: 'Beside how many bookings were moved, or alone: those that nothing was changed of',
  },
  left: {
    id: 'admin.bookings.bulk.left',
    defaultMessage:
      '{count, plural, one {# booking was left as it is:} other {# bookings were left as they are:}}',
    description: 'Above the bookings that could not be changed with the others, each with its reason',
  },
  changedBy: {
    id: 'admin.bookings.bulk.changedBy',
    defaultMessage: '{who} changed it in the meantime.',
    description: 'Why a booking was left as it is; {who} is somebody of the office',
  },
  isNow: {
    id: 'admin.bookings.bulk.isNow',
    defaultMessage: 'It is now: {what}.',
    description:
      'What somebody else has changed of a booking: its statuses, its class or its attendee as they are now',
  },
});

/** Actions on several bookings at once. */
export const bulkMessages = { ...plain, ...filled };
