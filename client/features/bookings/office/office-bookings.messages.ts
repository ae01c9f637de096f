import { defineMessages } from 'react-intl';

import type { CountValues } from '../../../ui/office/lists/counted';

const page = defineMessages({
  title: {
    id: 'admin.bookings.title',
    defaultMessage: 'Admin Dashboard',
    description: 'Heading of the page with students and bookings',
  },
  backHome: {
    id: 'admin.bookings.backHome',
    defaultMessage: 'Back to Home',
    description: 'Link to the public home page',
  },
  createBooking: {
    id: 'admin.bookings.create',
    defaultMessage: 'Create Booking',
    description: 'Button that opens the form for a booking, heading and button of that form',
  },
  creating: {
    id: 'admin.bookings.creating',
    defaultMessage: 'Creating…',
    description: 'Button of the booking form while it is at work',
  },
  created: {
    id: 'admin.bookings.created',
    defaultMessage: 'Booking created successfully!',
    description: 'Announced after a booking was created',
  },
  createFailed: {
    id: 'admin.bookings.createFailed',
    defaultMessage: 'Failed to create booking',
    description: 'When a booking could not be created and the server gave no reason',
  },
  changeFailed: {
    id: 'admin.bookings.changeFailed',
    defaultMessage: 'Failed to update booking',
    description: 'When a booking could not be changed and the server gave no reason',
  },
  gone: {
    id: 'admin.bookings.gone',
    defaultMessage: 'Somebody deleted the class in the meantime. The list is up to date now.',
    description:
      'After a booking could not be changed, because it or the class it goes to is no longer there',
  },
  attendeeRecord: {
    id: 'admin.bookings.attendeeRecord',
    defaultMessage: "Open the student's record, which is unchanged",
    description: 'Link beside the notice that the attendee of a booking was changed',
  },
  attendeeGone: {
    id: 'admin.bookings.attendeeGone',
    defaultMessage: 'Somebody deleted this booking in the meantime.',
    description: 'After the attendee could not be changed, because the booking is no longer there',
  },
  choiceGone: {
    id: 'admin.bookings.choiceGone',
    defaultMessage:
      'Somebody deleted this student or this class in the meantime. Choose again from the lists.',
    description: 'After a booking could not be created, because what was chosen is no longer there',
  },
  seatGone: {
    id: 'admin.bookings.seatGone',
    defaultMessage: 'Not undone: the seat is taken again, or held for the waiting list.',
    description: 'When a cancellation or a move could not be undone because the class is full',
  },
  conflict: {
    id: 'admin.bookings.conflict',
    defaultMessage:
      'Somebody else has changed this booking. The list shows it as it is now; check it and try again.',
    description: 'When two people changed the same booking',
  },
  none: {
    id: 'admin.bookings.none',
    defaultMessage: 'No bookings found',
    description: 'In place of the rows when no booking matches',
  },
  file: {
    id: 'admin.bookings.file',
    defaultMessage: 'CSV',
    description: 'Button: saves the whole list as a file for a spreadsheet, while nobody has counted it',
  },
  undone: {
    id: 'admin.bookings.undone',
    defaultMessage: 'Undone.',
    description: 'Announced after a change was taken back',
  },
});

const form = defineMessages({
  student: {
    id: 'admin.bookings.form.student',
    defaultMessage: 'Student',
    description: 'Label of a field and column',
  },
  class: {
    id: 'admin.bookings.form.class',
    defaultMessage: 'Class',
    description: 'Label of a field, a filter and a column: the scheduled class that is booked',
  },
  bookingDate: {
    id: 'admin.bookings.form.bookingDate',
    defaultMessage: 'Booking date',
    description: 'Label of a field: the day a booking was made',
  },
  paymentStatus: {
    id: 'admin.bookings.form.paymentStatus',
    defaultMessage: 'Payment status',
    description: 'Label of a field',
  },
  amount: {
    id: 'admin.bookings.form.amount',
    defaultMessage: 'Amount',
    description: 'Label of a field and column: dollars',
  },
});

const filled = defineMessages<{
  found: CountValues & { from: number; to: number };
  fileOfAll: CountValues;
  sheetHeading: { name: string };
  ofClass: { name: string };
  ofBooking: { name: string; number: string };
  moveHeading: { name: string };
  attendeeHeading: { name: string };
  paymentNoted: { name: string };
  conflictWith: { who: string; what: string };
  conflictMoved: { name: string; date: string };
  markedRefunded: { name: string };
  cancelledDone: { name: string };
  restoredDone: { name: string };
  movedDone: { name: string; date: string };
  attendeeDone: { name: string };
}>({
  found: {
    id: 'admin.bookings.found',
    defaultMessage:
      '{from, number} to {to, number} of {isMore, select, true {more than } other {}}{total, number}',
    description:
      'Which rows of a list are on the page, of how many there are: 51 to 100 of 468, or of more than 1,000',
  },
  fileOfAll: {
    id: 'admin.bookings.fileOfAll',
    defaultMessage: 'CSV, all {isMore, select, true {of more than } other {}}{total, number}',
    description: 'Button: saves the whole list, with so many rows, as a file for a spreadsheet',
  },
  sheetHeading: {
    id: 'admin.bookings.sheetHeading',
    defaultMessage: 'Booking of {name}',
    description: 'Heading of a printed sheet with one booking',
  },
  ofClass: {
    id: 'admin.bookings.ofClass',
    defaultMessage: 'Bookings of {name}',
    description: 'Above the bookings of one class; {name} is the class and when it starts',
  },
  ofBooking: {
    id: 'admin.bookings.list.ofBooking',
    defaultMessage: '{name}, {number}',
    description: 'Read out after a button of a booking, to tell which one it is',
  },
  moveHeading: {
    id: 'admin.bookings.list.moveHeading',
    defaultMessage: 'Move {name} to another class',
    description: 'Heading of the form that moves a booking',
  },
  attendeeHeading: {
    id: 'admin.bookings.list.attendeeHeading',
    defaultMessage: 'Edit the attendee {name}',
    description: 'Heading of the form that changes who attends',
  },
  paymentNoted: {
    id: 'admin.bookings.done.paymentNoted',
    defaultMessage: 'The payment of {name} is saved.',
    description: 'Announced after it was noted how and when a booking was paid',
  },
  conflictWith: {
    id: 'admin.bookings.conflictWith',
    defaultMessage:
      '{who} has changed this booking in the meantime ({what}). It is shown as it is now; check it and try again.',
    description:
      'When two people changed the same booking: {who} is somebody of the office, {what} is what was done last, such as Paid',
  },
  conflictMoved: {
    id: 'admin.bookings.conflictMoved',
    defaultMessage:
      'In the meantime, {name} was moved to the class on {date}. Your change was not made; check the booking and try again.',
    description: 'When somebody else moved a booking to another class while it was being changed',
  },
  markedRefunded: {
    id: 'admin.bookings.done.markedRefunded',
    defaultMessage: 'The booking of {name} is marked refunded.',
    description: 'After the office said that a paid booking has been refunded, or corrected the date',
  },
  cancelledDone: {
    id: 'admin.bookings.done.cancelled',
    defaultMessage: 'The booking of {name} is cancelled.',
    description: 'Announced after a change',
  },
  restoredDone: {
    id: 'admin.bookings.done.restored',
    defaultMessage: 'The booking of {name} is restored.',
    description: 'Announced after a change',
  },
  movedDone: {
    id: 'admin.bookings.done.moved',
    defaultMessage: '{name} is moved to the class on {date}.',
    description: 'Announced after a change',
  },
  attendeeDone: {
    id: 'admin.bookings.done.attendee',
    defaultMessage: 'The attendee {name} is saved.',
    description: 'Announced after a change',
  },
});

export const bookingMessages = { ...page, ...filled };
export const bookingFormMessages = form;
