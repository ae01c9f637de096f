import { defineMessages } from 'react-intl';

/** Columns, statuses and actions of the bookings. */
const plain = defineMessages({
  number: {
    id: 'admin.bookings.list.number',
    defaultMessage: 'Number',
    description: 'Column: the confirmation number of a booking',
  },
  booking: {
    id: 'admin.bookings.list.booking',
    defaultMessage: 'Booking',
    description: 'Column: the status of a booking',
  },
  payment: {
    id: 'admin.bookings.list.payment',
    defaultMessage: 'Payment',
    description: 'Column and filter: the status of the payment',
  },
  booked: {
    id: 'admin.bookings.list.booked',
    defaultMessage: 'Booked on',
    description: 'Column: the day a booking was made',
  },
  classDate: {
    id: 'admin.bookings.list.classDate',
    defaultMessage: 'Class starts',
    description: 'On a printed sheet: day and time of the class',
  },
  place: {
    id: 'admin.bookings.list.place',
    defaultMessage: 'Location',
    description: 'In the details of a booking: where the class is',
  },
  textMessages: {
    id: 'admin.bookings.list.textMessages',
    defaultMessage: 'Text messages',
    description: 'In the details of a booking: whether the attendee wants a reminder by SMS',
  },
  classCancelled: {
    id: 'admin.bookings.list.classCancelled',
    defaultMessage: 'This class is cancelled. Move the booking or cancel it.',
    description: 'In the details of a booking whose class the office has cancelled',
  },
  refunded: {
    id: 'admin.bookings.list.refunded',
    defaultMessage: 'Mark refunded',
    description: 'Button of a booking with a refund due: the money has been paid back',
  },
  open: {
    id: 'admin.bookings.list.open',
    defaultMessage: 'Open booking',
    description: 'Choice of a menu: the page of one booking, with its history',
  },
  closeDetails: {
    id: 'admin.bookings.list.closeDetails',
    defaultMessage: 'Close the details',
    description: 'Choice of a menu: closes what was opened under the row of a booking',
  },
  write: {
    id: 'admin.bookings.list.write',
    defaultMessage: 'Write to attendee',
    description: 'Leads to the page that writes to the attendee of a booking',
  },
  confirmation: {
    id: 'admin.bookings.list.confirmation',
    defaultMessage: 'Confirmation page',
    description: 'Link of a booking: opens the page its attendee has, in a new tab',
  },
  select: {
    id: 'admin.bookings.list.select',
    defaultMessage: 'Select',
    description:
      'Box of a row, for what is done to several bookings at once; the name of the attendee follows',
  },
  searchFinds: {
    id: 'admin.bookings.searchFinds',
    defaultMessage:
      'No bookings found. The search finds names, emails, phone numbers, companies and confirmation numbers.',
    description: 'In place of the rows when no booking matches the search',
  },
  selectAll: {
    id: 'admin.bookings.list.selectAll',
    defaultMessage: 'Select all on this page',
    description: 'Box above the boxes of the rows',
  },
  pending: {
    id: 'admin.bookings.list.pending',
    defaultMessage: 'Pending',
    description: 'In the column Payment: the booking is not paid for',
  },
  cancel: {
    id: 'admin.bookings.list.cancel',
    defaultMessage: 'Cancel booking',
    description: 'Button of a booking: cancels it and frees its seat',
  },
  restore: {
    id: 'admin.bookings.list.restore',
    defaultMessage: 'Restore',
    description: 'Button of a cancelled booking: takes the cancellation back',
  },
  move: {
    id: 'admin.bookings.list.move',
    defaultMessage: 'Move',
    description:
      'Button of a booking: moves it to another date of the same course; also the button that does so',
  },
  attendee: {
    id: 'admin.bookings.list.attendee',
    defaultMessage: 'Edit attendee',
    description: 'Button of a booking: changes who attends',
  },
  moveTo: {
    id: 'admin.bookings.list.moveTo',
    defaultMessage: 'Move to',
    description: 'Label of a field: the class a booking is moved to',
  },
  nowhere: {
    id: 'admin.bookings.list.nowhere',
    defaultMessage: 'No other class of this type has a free seat.',
    description: 'When a booking cannot be moved anywhere',
  },
});

const filled = defineMessages<{ detailsOpen: { name: string }; detailsClosed: { name: string } }>({
  detailsOpen: {
    id: 'admin.bookings.list.detailsOpen',
    defaultMessage: 'The details of {name} are below the row.',
    description: 'Read out after the details of a booking were opened',
  },
  detailsClosed: {
    id: 'admin.bookings.list.detailsClosed',
    defaultMessage: 'The details of {name} are closed.',
    description: 'Read out after the details of a booking were closed',
  },
});

export const bookingListMessages = { ...plain, ...filled };
