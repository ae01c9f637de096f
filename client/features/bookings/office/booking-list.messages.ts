import { defineMessages } from 'react-intl';

/** Columns, statuses and actions of the bookings. */
export const bookingListMessages = defineMessages({
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
    defaultMessage: 'Place',
    description: 'In the details of a booking: where the class is',
  },
  textMessages: {
    id: 'admin.bookings.list.textMessages',
    defaultMessage: 'Text messages',
    description: 'In the details of a booking: whether the attendee wants a reminder by SMS',
  },
  wanted: {
    id: 'admin.bookings.list.wanted',
    defaultMessage: 'Yes',
    description: 'The attendee wants text messages',
  },
  notWanted: {
    id: 'admin.bookings.list.notWanted',
    defaultMessage: 'No',
    description: 'The attendee does not want text messages',
  },
  classCancelled: {
    id: 'admin.bookings.list.classCancelled',
    defaultMessage: 'This class is cancelled. Move the booking or cancel it.',
    description: 'In the details of a booking whose class the office has cancelled',
  },
  classIsCancelled: {
    id: 'admin.bookings.list.classIsCancelled',
    defaultMessage: 'Class cancelled',
    description: 'In the row of a booking, beside its own status: the class does not take place',
  },
  refundDue: {
    id: 'admin.bookings.list.refundDue',
    defaultMessage: 'Refund due',
    description: 'In the row of a paid booking that is cancelled, or whose class is',
  },
  refunded: {
    id: 'admin.bookings.list.refunded',
    defaultMessage: 'Mark refunded',
    description: 'Button of a booking with a refund due: the money has been paid back',
  },
  details: {
    id: 'admin.bookings.list.details',
    defaultMessage: 'Details',
    description: 'Button of a booking: opens everything about it under its row',
  },
  confirmation: {
    id: 'admin.bookings.list.confirmation',
    defaultMessage: 'Confirmation page',
    description: 'Link of a booking: opens the page its attendee has, in a new tab',
  },
  actions: {
    id: 'admin.bookings.list.actions',
    defaultMessage: 'Actions',
    description: 'Column with the buttons of a row',
  },
  markPaid: {
    id: 'admin.bookings.list.markPaid',
    defaultMessage: 'Mark paid',
    description: 'Button of a booking',
  },
  markPending: {
    id: 'admin.bookings.list.markPending',
    defaultMessage: 'Mark unpaid',
    description: 'Button of a paid booking: its payment is pending again',
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
  moving: {
    id: 'admin.bookings.list.moving',
    defaultMessage: 'Moving…',
    description: 'Button that moves a booking while it is at work',
  },
  attendee: {
    id: 'admin.bookings.list.attendee',
    defaultMessage: 'Edit attendee',
    description: 'Button of a booking: changes who attends',
  },
  print: {
    id: 'admin.bookings.list.print',
    defaultMessage: 'Print',
    description: 'Button of a booking: prints everything about it on one sheet',
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

/** Search, filters and order of the bookings. */
export const bookingFilterMessages = defineMessages({
  search: {
    id: 'admin.bookings.filter.search',
    defaultMessage: 'Search by name, email, company or number',
    description: 'Label of the search field above the bookings',
  },
  more: {
    id: 'admin.bookings.filter.more',
    defaultMessage: 'Filters and order',
    description: 'Button on a narrow screen: shows the filters of the bookings, or puts them away',
  },
  class: { id: 'admin.bookings.filter.class', defaultMessage: 'Class', description: 'Label of a filter' },
  allClasses: {
    id: 'admin.bookings.filter.allClasses',
    defaultMessage: 'All classes',
    description: 'Choice of a filter',
  },
  classGone: {
    id: 'admin.bookings.filter.classGone',
    defaultMessage: 'This class no longer exists.',
    description: 'Above the bookings of one class, when the office has deleted the class',
  },
  showAll: {
    id: 'admin.bookings.filter.showAll',
    defaultMessage: 'Show the bookings of all classes',
    description: 'Button above the bookings of one class',
  },
  chosenClass: {
    id: 'admin.bookings.filter.chosenClass',
    defaultMessage: 'The class of this link',
    description: 'Choice of a filter: a class that is not among the loaded ones',
  },
  status: {
    id: 'admin.bookings.filter.status',
    defaultMessage: 'Status',
    description: 'Label of a filter: status of the booking',
  },
  payment: {
    id: 'admin.bookings.filter.payment',
    defaultMessage: 'Payment',
    description: 'Label of a filter: status of the payment',
  },
  any: {
    id: 'admin.bookings.filter.any',
    defaultMessage: 'Any',
    description: 'Choice of a filter: no matter which status',
  },
  from: {
    id: 'admin.bookings.filter.from',
    defaultMessage: 'Booked from',
    description: 'Label of a filter: first booking date',
  },
  to: {
    id: 'admin.bookings.filter.to',
    defaultMessage: 'Booked to',
    description: 'Label of a filter: last booking date',
  },
  sort: {
    id: 'admin.bookings.filter.sort',
    defaultMessage: 'Sort by',
    description: 'Label of a field: the order of the bookings',
  },
  newest: {
    id: 'admin.bookings.filter.newest',
    defaultMessage: 'Newest booking',
    description: 'Choice of an order',
  },
  oldest: {
    id: 'admin.bookings.filter.oldest',
    defaultMessage: 'Oldest booking',
    description: 'Choice of an order',
  },
  name: {
    id: 'admin.bookings.filter.name',
    defaultMessage: 'Name, A to Z',
    description: 'Choice of an order',
  },
  nameDown: {
    id: 'admin.bookings.filter.nameDown',
    defaultMessage: 'Name, Z to A',
    description: 'Choice of an order',
  },
  classDate: {
    id: 'admin.bookings.filter.classDate',
    defaultMessage: 'Class date, earliest first',
    description: 'Choice of an order',
  },
  classDateDown: {
    id: 'admin.bookings.filter.classDateDown',
    defaultMessage: 'Class date, latest first',
    description: 'Choice of an order',
  },
  clear: {
    id: 'admin.bookings.filter.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that shows all bookings again',
  },
});
