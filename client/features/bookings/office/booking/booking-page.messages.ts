import { defineMessages, type MessageValue } from 'react-intl';

import type { BookingEventKind } from '../../../../schema/booking-event-kind.generated';
import { messageEventMessages } from '../message-event.messages';

const actionMessages = defineMessages({
  booked: {
    id: 'admin.booking.event.booked',
    defaultMessage: 'Booked',
    description: 'What happened to a booking',
  },
  paid: { id: 'admin.booking.event.paid', defaultMessage: 'Paid', description: 'What happened to a booking' },
  unpaid: {
    id: 'admin.booking.event.unpaid',
    defaultMessage: 'Payment pending again',
    description: 'What happened to a booking',
  },
  paymentCancelled: {
    id: 'admin.booking.event.paymentCancelled',
    defaultMessage: 'Nothing due anymore',
    description: 'What happened to a booking: its payment was cancelled',
  },
  refunded: {
    id: 'admin.booking.event.refunded',
    defaultMessage: 'Refunded',
    description: 'What happened to a booking',
  },
  amountChanged: {
    id: 'admin.booking.event.amountChanged',
    defaultMessage: 'Amount changed',
    description: 'What happened to a booking',
  },
  notesChanged: {
    id: 'admin.booking.event.notesChanged',
    defaultMessage: 'Notes edited',
    description: 'What happened to a booking: the notes of the office were changed',
  },
  moved: {
    id: 'admin.booking.event.moved',
    defaultMessage: 'Moved to another class',
    description: 'What happened to a booking, when nobody knows which class',
  },
  attendeeChanged: {
    id: 'admin.booking.event.attendeeChanged',
    defaultMessage: 'Attendee edited',
    description: 'What happened to a booking',
  },
  cancelled: {
    id: 'admin.booking.event.cancelled',
    defaultMessage: 'Cancelled',
    description: 'What happened to a booking',
  },
  restored: {
    id: 'admin.booking.event.restored',
    defaultMessage: 'Restored',
    description: 'What happened to a booking: its cancellation was taken back',
  },
  attended: {
    id: 'admin.booking.event.attended',
    defaultMessage: 'Marked as attended',
    description: 'What happened to a booking: the attendee has attended the class',
  },
  absent: {
    id: 'admin.booking.event.absent',
    defaultMessage: 'Marked as absent',
    description: 'What happened to a booking: the attendee has not come to the class',
  },
  attendanceCleared: {
    id: 'admin.booking.event.attendanceCleared',
    defaultMessage: 'Attendance cleared',
    description: 'What happened to a booking: the record of whether the attendee came was deleted',
  },
});

/** The events and messages of a booking. */
export const bookingEventMessages = {
  ...actionMessages,
  ...messageEventMessages,
} satisfies Record<BookingEventKind, unknown>;

const plain = defineMessages({
  notFound: {
    id: 'admin.booking.notFound',
    defaultMessage: 'There is no booking at this address.',
    description: 'On the page of one booking',
  },
  guestByLink: {
    id: 'admin.booking.guestByLink',
    defaultMessage: 'by the guest, with the link',
    description:
      'History of a booking: who did it. The guest has cancelled, moved or changed it on its secret page.',
  },
  guest: {
    id: 'admin.booking.guest',
    defaultMessage: 'by the guest',
    description: 'Who did something to a booking; a date and a dot stand before it',
  },
  student: {
    id: 'admin.booking.student',
    defaultMessage: 'The student',
    description: 'Link from a booking to the page of its student, with all their classes',
  },
  sameClass: {
    id: 'admin.booking.sameClass',
    defaultMessage: 'Class bookings',
    description: 'Link from one booking to those of its class',
  },
  badges: {
    id: 'admin.booking.badges',
    defaultMessage: 'Name badges',
    description: 'Heading of a page to print: a name badge for each of some bookings',
  },
});

const filled = defineMessages<{
  seeMessage: { recipient: MessageValue };
  movedFrom: { from: string; to: string };
  movedTo: { to: string };
  badgeCount: { count: number };
}>({
  seeMessage: {
    id: 'admin.booking.seeMessage',
    defaultMessage: 'Message to {recipient}',
    description:
      'Link to the message in the list of sent messages; {recipient} is an address or a phone number',
  },
  movedFrom: {
    id: 'admin.booking.movedFrom',
    defaultMessage: 'Moved from {from} to {to}',
    description: 'What happened to a booking: the starts of both classes',
  },
  movedTo: {
    id: 'admin.booking.movedTo',
    defaultMessage: 'Moved to {to}',
    description: 'What happened to a booking: the start of the new class',
  },
  badgeCount: {
    id: 'admin.booking.badgeCount',
    defaultMessage: '{count, plural, =0 {No badges} one {# badge} other {# badges}}',
    description: 'How many name badges are on the page',
  },
});

/** The page of one booking, and the badges of several. */
export const bookingPageMessages = { ...plain, ...filled };
