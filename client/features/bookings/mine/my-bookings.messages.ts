import { defineMessages } from 'react-intl';

/** The list of an account's bookings and crews. */
const plain = defineMessages({
  coming: {
    id: 'booking.mine.coming',
    defaultMessage: 'Upcoming classes',
    description: 'Heading over the bookings whose class is still to come',
  },
  past: {
    id: 'booking.mine.past',
    defaultMessage: 'Past and cancelled',
    description: 'Heading over the bookings that are over or cancelled',
  },
  waiting: {
    id: 'booking.mine.waiting',
    defaultMessage: 'Waiting lists',
    description: 'Heading over the classes for a seat in which the reader is waiting',
  },
  viewEntry: {
    id: 'booking.mine.viewEntry',
    defaultMessage: 'View or leave the waiting list',
    description: 'Link of an entry of a waiting list to its page; the name of the class is read out after it',
  },
  certificates: {
    id: 'booking.mine.certificates',
    defaultMessage: 'If the certificate of a class you have taken is not here, call us or write to us.',
    description: 'Under the heading of past bookings, if one of them has no certificate',
  },
  none: {
    id: 'booking.mine.none',
    defaultMessage: 'There is no booking with your email address yet.',
    description: 'When the list is empty; a link to the classes follows',
  },
  noneComing: {
    id: 'booking.mine.noneComing',
    defaultMessage: 'You have no upcoming classes.',
    description: 'When all bookings are past; a link to the classes follows',
  },
  classes: {
    id: 'booking.mine.classes',
    defaultMessage: 'See the classes',
    description: 'Link to the board',
  },
  loading: {
    id: 'booking.mine.loading',
    defaultMessage: 'Loading your bookings…',
    description: 'Announced while the list is on its way',
  },
  failed: {
    id: 'booking.mine.failed',
    defaultMessage: 'Your bookings could not be loaded.',
    description: 'A button to try again follows',
  },
  waitingFailed: {
    id: 'booking.mine.waitingFailed',
    defaultMessage: 'Your waiting lists could not be loaded.',
    description: 'A button to try again follows',
  },
  retry: { id: 'booking.mine.retry', defaultMessage: 'Try again', description: 'Loads the list once more' },
  more: { id: 'booking.mine.more', defaultMessage: 'Show more', description: 'Brings the next bookings' },
  manage: {
    id: 'booking.mine.manage',
    defaultMessage: 'View, move, change or cancel',
    description: 'Link of a booking to its page; the name of the class is read out after it',
  },
  moveOrChange: {
    id: 'booking.mine.moveOrChange',
    defaultMessage: 'View, move or change',
    description: 'Link of a booking to its page, when it can no longer be cancelled',
  },
  changeOrCancel: {
    id: 'booking.mine.changeOrCancel',
    defaultMessage: 'View, change the details or cancel',
    description: 'Link of a booking to its page, when it cannot be moved to another date',
  },
  change: {
    id: 'booking.mine.change',
    defaultMessage: 'View or change the details',
    description: 'Link of a booking to its page, when it can neither be cancelled nor moved to another date',
  },
  move: {
    id: 'booking.mine.move',
    defaultMessage: 'View and choose another date',
    description: 'Link of a booking to its page, when its class was cancelled',
  },
  view: {
    id: 'booking.mine.view',
    defaultMessage: 'View the booking',
    description: 'Link of a past booking to its page',
  },
  crew: {
    id: 'booking.mine.crew',
    defaultMessage: 'Crew',
    description: 'Tag of an item that is not a booking, but the seats of a crew whose contact the reader is',
  },
  manageCrew: {
    id: 'booking.mine.manageCrew',
    defaultMessage: 'View or change the crew',
    description: 'Link of a crew to its page; the name of the class is read out after it',
  },
  viewCrew: {
    id: 'booking.mine.viewCrew',
    defaultMessage: 'View the crew',
    description: 'Link of a past crew to its page',
  },
});

const named = defineMessages<{
  waitsFor: { name: string };
  facts: { number: string; name: string };
  seats: { seats: number; unnamed: number };
  toPay: { amount: string };
  moreCrews: { count: number };
}>({
  waitsFor: {
    id: 'booking.mine.waitsFor',
    defaultMessage: 'For {name}',
    description:
      'Of an entry of a waiting list: who wants the seat, if several entries are for the same class',
  },
  facts: {
    id: 'booking.mine.facts',
    defaultMessage: '{name}, number {number}',
    description: 'Of a booking: who comes, and the confirmation number',
  },
  seats: {
    id: 'booking.mine.seats',
    defaultMessage:
      '{seats, plural, one {# seat} other {# seats}}{unnamed, plural, =0 {} one {, # without a name yet} other {, # without a name yet}}',
    description: 'Of a crew: how many seats, and how many of them have no name',
  },
  toPay: {
    id: 'booking.mine.toPay',
    defaultMessage: 'To pay: {amount}',
    description: 'Of a crew: what is still to be paid for all seats',
  },
  moreCrews: {
    id: 'booking.mine.moreCrews',
    defaultMessage:
      'Of your crews, the {count, number} with the latest classes are listed. For the others, call us.',
    description: 'Under the list, when the reader has more crews than can be listed',
  },
});

export const mineMessages = { ...plain, ...named };
