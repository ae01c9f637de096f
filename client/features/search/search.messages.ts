import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.search.heading',
    defaultMessage: 'Search everything',
    description: 'Name of the search of the console: of the dialog, and of the button that opens it',
  },
  label: {
    id: 'admin.search.label',
    defaultMessage: 'Class, person, booking number, phone or page',
    description: 'Label of the only field of the search: what one can look for',
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
  searching: {
    id: 'admin.search.searching',
    defaultMessage: 'Searching…',
    description: 'While the server looks for what was typed',
  },
  failed: {
    id: 'admin.search.failed',
    defaultMessage: 'Classes, people and bookings could not be searched. Check the connection.',
    description: 'When the server did not answer the search; pages and actions are found all the same',
  },
  retry: {
    id: 'admin.search.retry',
    defaultMessage: 'Search again',
    description: 'Button: asks the server once more after a failure',
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
    description: 'Beside a class, or a booking of it, among the results',
  },
});

const filled = defineMessages<{
  person: { firstName: string; lastName: string };
  seats: { taken: number; total: number };
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
  count: {
    id: 'admin.search.count',
    defaultMessage: '{count, plural, one {# result} other {# results}}. Arrow keys choose, Enter opens.',
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
