import { defineMessages } from 'react-intl';

import type { WaitingState } from '../../schema/waiting-state.generated';

const plain = defineMessages({
  heading: {
    id: 'admin.search.heading',
    defaultMessage: 'Search everything',
    description: 'Name of the search of the console: of the dialog, and of the button that opens it',
  },
  label: {
    id: 'admin.search.label',
    defaultMessage: 'Class, person, company, number, phone or page',
    description:
      'Label of the only field of the search: what one can look for; the number is that of a booking or a purchase order',
  },
  results: {
    id: 'admin.search.results',
    defaultMessage: 'Results',
    description: 'Name of the list of what was found, for screen readers',
  },
  commands: {
    id: 'admin.search.places',
    defaultMessage: 'Pages and actions',
    description: 'Heading of a group of results: pages of the console, and what can be done on them',
  },
  bookings: {
    id: 'admin.search.bookings',
    defaultMessage: 'Bookings',
    description: 'Heading of a group of results',
  },
  students: {
    id: 'admin.search.students',
    defaultMessage: 'Students',
    description: 'Heading of a group of results: people the office knows',
  },
  classes: {
    id: 'admin.search.classes',
    defaultMessage: 'Classes',
    description: 'Heading of a group of results: classes on certain dates',
  },
  waitingLists: {
    id: 'admin.search.waitingLists',
    defaultMessage: 'Waiting lists',
    description: 'Heading of a group of results: people on the waiting lists of classes',
  },
  crews: {
    id: 'admin.search.crews',
    defaultMessage: 'Crews',
    description: 'Heading of a group of results: people who have booked seats for a crew',
  },
  contactMessages: {
    id: 'admin.search.contactMessages',
    defaultMessage: 'Messages',
    description: 'Heading of a group of results: what guests have written with the contact form',
  },
  searching: {
    id: 'admin.search.searching',
    defaultMessage: 'Searching…',
    description: 'While the server looks for what was typed',
  },
  failed: {
    id: 'admin.search.failed',
    defaultMessage: 'Classes, people, bookings and messages could not be searched. Check the connection.',
    description: 'When the server did not answer the search; pages and actions are found all the same',
  },
  retry: {
    id: 'admin.search.retry',
    defaultMessage: 'Search again',
    description: 'Button: asks the server once more after a failure',
  },
  keys: {
    id: 'admin.search.keys',
    defaultMessage: 'Arrow keys choose, Enter opens.',
    description: 'After the number of results; not displayed on a touch screen',
  },
  close: {
    id: 'admin.search.close',
    defaultMessage: 'Close',
    description: 'Button that closes the search',
  },
  cancelledBooking: {
    id: 'admin.search.cancelledBooking',
    defaultMessage: 'Booking cancelled',
    description: 'Beside a booking among the results',
  },
  paid: {
    id: 'admin.search.paid',
    defaultMessage: 'Paid',
    description: 'Beside a booking among the results: its payment',
  },
  pending: {
    id: 'admin.search.pending',
    defaultMessage: 'Payment pending',
    description: 'Beside a booking among the results: its payment',
  },
  nothingDue: {
    id: 'admin.search.nothingDue',
    defaultMessage: 'Nothing due',
    description: 'Beside a booking among the results: its class is free',
  },
  cancelledClass: {
    id: 'admin.search.cancelledClass',
    defaultMessage: 'Class cancelled',
    description: 'Beside a class, a booking, a crew or a person who waits among the results',
  },
  newMessage: {
    id: 'admin.search.newMessage',
    defaultMessage: 'Unread',
    description: 'Beside a message among the results: nobody has read it',
  },
  readMessage: {
    id: 'admin.search.readMessage',
    defaultMessage: 'Read, not handled',
    description: 'Beside a message among the results: somebody has read it, but it is not done with',
  },
  handledMessage: {
    id: 'admin.search.handledMessage',
    defaultMessage: 'Handled',
    description: 'Beside a message among the results: it needs nothing more',
  },
});

/** What has become of an entry of a waiting list. */
export const waitingMessages = defineMessages({
  WAITING: {
    id: 'admin.search.waiting',
    defaultMessage: 'Waiting',
    description: 'Beside a person on a waiting list among the results',
  },
  OFFERED: {
    id: 'admin.search.offered',
    defaultMessage: 'Seat held',
    description: 'Beside a person on a waiting list among the results',
  },
  PASSED: {
    id: 'admin.search.passed',
    defaultMessage: 'Let an offer pass',
    description: 'Beside a person on a waiting list among the results',
  },
  declined: {
    id: 'admin.search.declined',
    defaultMessage: 'Declined an offer',
    description: 'Beside a person on a waiting list among the results',
  },
  withdrawn: {
    id: 'admin.search.withdrawn',
    defaultMessage: 'Offer withdrawn',
    description:
      'Beside a person on a waiting list among the results: the office has taken back the last offer',
  },
  LEFT: {
    id: 'admin.search.left',
    defaultMessage: 'Left the list',
    description: 'Beside a person on a waiting list among the results',
  },
  REMOVED: {
    id: 'admin.search.removed',
    defaultMessage: 'Taken off',
    description: 'Beside a person on a waiting list among the results: the office has removed the entry',
  },
  SERVED: {
    id: 'admin.search.served',
    defaultMessage: 'Has booked',
    description: 'Beside a person on a waiting list among the results',
  },
} satisfies Record<WaitingState | 'declined' | 'withdrawn', object>);

const filled = defineMessages<{
  person: { firstName: string; lastName: string };
  seats: { taken: number; total: number };
  wantedSeats: { seats: number };
  purchaseOrder: { number: string };
  crewSeats: { seats: number; unnamed: number };
  count: { count: number };
  nothing: { text: string };
}>({
  person: {
    id: 'admin.search.person',
    defaultMessage: '{firstName} {lastName}',
    description: 'A person among the results',
  },
  seats: {
    id: 'admin.search.seats',
    defaultMessage: '{taken} of {total} seats taken',
    description: 'Beside a class among the results',
  },
  wantedSeats: {
    id: 'admin.search.wantedSeats',
    defaultMessage: '{seats, plural, one {# seat wanted} other {# seats wanted}}',
    description: 'Beside a person on a waiting list among the results',
  },
  purchaseOrder: {
    id: 'admin.search.purchaseOrder',
    defaultMessage: 'Purchase order {number}',
    description: 'Beside a crew among the results',
  },
  crewSeats: {
    id: 'admin.search.crewSeats',
    defaultMessage:
      '{seats, plural, =0 {No seats} one {# seat} other {# seats}}{unnamed, plural, =0 {} one {, # name to come} other {, # names to come}}',
    description: 'Beside a crew among the results: its seats, and how many of them have no name yet',
  },
  count: {
    id: 'admin.search.count',
    defaultMessage: '{count, plural, one {# result} other {# results}}.',
    description: 'Under the field once there are results; also read out by screen readers',
  },
  nothing: {
    id: 'admin.search.nothing',
    defaultMessage: 'Nothing found for “{text}”. Try fewer letters, or a part of the name, email or number.',
    description: 'When neither the server nor the list of pages has anything',
  },
});

/** The global search. */
export const searchMessages = { ...plain, ...filled };
