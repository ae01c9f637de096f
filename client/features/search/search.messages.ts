import { defineMessages } from 'react-intl';

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
  cancelledBooking: {
    id: 'admin.search.cancelledBooking',
    defaultMessage: 'Booking cancelled',
    description: 'Beside a booking among the results',
  },
  pending: {
    id: 'admin.search.pending',
    defaultMessage: 'Payment pending',
    description: 'Beside a booking among the results: its payment',
  },
  readMessage: {
    id: 'admin.search.readMessage',
    defaultMessage: 'Read, not handled',
    description: 'Beside a message among the results: somebody has read it, but it is not done with',
  },
  declined: {
    id: 'admin.search.declined',
    defaultMessage: 'Declined an offer',
    description: 'Beside a person on a waiting list among the results',
  },
});

const filled = defineMessages<{
  seats: { taken: number; total: number };
  wantedSeats: { seats: number };
  purchaseOrder: { number: string };
  crewSeats: { seats: number; unnamed: number };
  count: { count: number };
  allIn: { list: string };
  nothing: { text: string };
}>({
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
  allIn: {
    id: 'admin.search.allIn',
    defaultMessage: 'All results in {list}',
    description:
      'Below the first results of a kind: link to the page that lists all of them, such as Students',
  },
  nothing: {
    id: 'admin.search.nothing',
    defaultMessage: 'Nothing found for “{text}”. Try fewer letters, or a part of the name, email or number.',
    description: 'When neither the server nor the list of pages has anything',
  },
});

/** The global search. */
export const searchMessages = { ...plain, ...filled };
