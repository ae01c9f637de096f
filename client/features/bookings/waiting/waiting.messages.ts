import { defineMessages, type MessageTag } from 'react-intl';

/** The waiting list of a full class, as guests meet it. */
export const waitingMessages = defineMessages({
  backToClasses: {
    id: 'waiting.backToClasses',
    defaultMessage: 'All classes',
    description: 'Link to the board of classes above the pages of the waiting list',
  },
  loading: {
    id: 'waiting.loading',
    defaultMessage: 'Loading…',
    description: 'Announced while a page of the waiting list is being loaded',
  },
  seeClasses: {
    id: 'waiting.seeClasses',
    defaultMessage: 'See all classes',
    description: 'Link to the board of classes where there is nothing else to do',
  },
  joinHeading: {
    id: 'waiting.joinHeading',
    defaultMessage: 'Tell me when a seat frees',
    description: 'Heading of the form that joins a waiting list',
  },
  joinLead: {
    id: 'waiting.joinLead',
    defaultMessage:
      'This class is full. When a seat that suits you frees, we hold it for you for a while and write to you. Being on the list does not promise a seat.',
    description: 'Under the heading of the form that joins a waiting list',
  },
  joinGroup: {
    id: 'waiting.joinGroup',
    defaultMessage: 'How we reach you',
    description: 'Heading over name, email and phone of who wants to wait',
  },
  seatsGroup: {
    id: 'waiting.seatsGroup',
    defaultMessage: 'What you wait for',
    description: 'Heading over the number of seats that are waited for',
  },
  phoneHint: {
    id: 'waiting.phoneHint',
    defaultMessage: 'A text message reaches you sooner than a mail',
    description: 'Under the phone of who wants to wait',
  },
  submit: {
    id: 'waiting.submit',
    defaultMessage: 'Put me on the list',
    description: 'Button that joins the waiting list',
  },
  submitting: {
    id: 'waiting.submitting',
    defaultMessage: 'One moment…',
    description: 'Button of the waiting list while it is being sent',
  },
  notFull: {
    id: 'waiting.notFull',
    defaultMessage: 'This class has a seat left. You can book it now.',
    description: 'Instead of the form to wait, when the class is not full',
  },
  bookNow: {
    id: 'waiting.bookNow',
    defaultMessage: 'Book a seat',
    description: 'Link to the booking form of a class that has a seat left after all',
  },
  closed: {
    id: 'waiting.closed',
    defaultMessage: 'This class can no longer be booked, so there is nothing to wait for.',
    description: 'Instead of the form to wait, when the class is over or cancelled',
  },
  noClass: {
    id: 'waiting.noClass',
    defaultMessage: 'We could not find this class',
    description: 'Heading where the address of the waiting list has no class',
  },
  noClassText: {
    id: 'waiting.noClassText',
    defaultMessage: 'It may no longer be offered. See the classes that can be booked, or call us.',
    description: 'Where the address of the waiting list has no class',
  },
  notLoaded: {
    id: 'waiting.notLoaded',
    defaultMessage: 'We could not load this page',
    description: 'Heading where a page of the waiting list could not be loaded',
  },
  notLoadedText: {
    id: 'waiting.notLoadedText',
    defaultMessage: 'Check your connection and try again, or call us.',
    description: 'Where a page of the waiting list could not be loaded',
  },
  failed: {
    id: 'waiting.failed',
    defaultMessage: 'That did not work. Check your connection and try again, or call us.',
    description: 'Above a form or a button of the waiting list that failed',
  },
  yourPlace: {
    id: 'waiting.yourPlace',
    defaultMessage: 'Your place on the waiting list',
    description: 'Heading of the page of somebody who waits, while it is loaded',
  },
  WAITING: {
    id: 'waiting.stateWaiting',
    defaultMessage: 'You are on the waiting list',
    description: 'Heading of the page of somebody who waits',
  },
  OFFERED: {
    id: 'waiting.stateOffered',
    defaultMessage: 'A seat is held for you',
    description: 'Heading of the page of somebody who waits and has an offer',
  },
  PASSED: {
    id: 'waiting.statePassed',
    defaultMessage: 'The seat we held for you went to somebody else',
    description: 'Heading of the page of somebody who let an offer pass',
  },
  LEFT: {
    id: 'waiting.stateLeft',
    defaultMessage: 'You have left the waiting list',
    description: 'Heading of the page of somebody who waits no more',
  },
  REMOVED: {
    id: 'waiting.stateRemoved',
    defaultMessage: 'You are no longer on the waiting list',
    description: 'Heading of the page of somebody whom the office took off the list',
  },
  SERVED: {
    id: 'waiting.stateServed',
    defaultMessage: 'You have booked the seat that was held for you',
    description: 'Heading of the page of somebody who took an offer',
  },
  passedText: {
    id: 'waiting.passedText',
    defaultMessage:
      'We do not offer you another one in this class by ourselves. If you still want a seat, call us.',
    description: 'To somebody who let an offer pass',
  },
  mailSent: {
    id: 'waiting.mailSent',
    defaultMessage: 'We have sent you a mail with a link to this page. Keep it: it is your way off the list.',
    description: 'To somebody who waits',
  },
  classOver: {
    id: 'waiting.classOver',
    defaultMessage: 'This class can no longer be booked. You need not do anything.',
    description: 'To somebody who waited for a class that is cancelled or over',
  },
  leave: {
    id: 'waiting.leave',
    defaultMessage: 'Leave the list',
    description: 'Button that leaves the waiting list',
  },
  leaving: {
    id: 'waiting.leaving',
    defaultMessage: 'Leaving…',
    description: 'Button that leaves the waiting list, while it is being sent',
  },
  openOffer: {
    id: 'waiting.openOffer',
    defaultMessage: 'Book or decline',
    description: 'Link from the place on a waiting list to the offer',
  },
  noEntry: {
    id: 'waiting.noEntry',
    defaultMessage: 'We could not find this link',
    description: 'Heading where the address of a place or an offer leads to nothing',
  },
  noEntryText: {
    id: 'waiting.noEntryText',
    defaultMessage:
      'Check that the whole address was copied from the mail. Old links go some weeks after the class.',
    description: 'Where the address of a place or an offer leads to nothing',
  },
  offerTitle: {
    id: 'waiting.offerTitle',
    defaultMessage: 'The seat we hold for you',
    description: 'Heading of the page of an offer while it is loaded',
  },
  decline: {
    id: 'waiting.decline',
    defaultMessage: 'I do not need it',
    description: 'Button that begins to decline a held seat',
  },
  declineSure: {
    id: 'waiting.declineSure',
    defaultMessage: 'Give the seat to the next person? This cannot be taken back.',
    description: 'Asked before a held seat is declined',
  },
  declineYes: {
    id: 'waiting.declineYes',
    defaultMessage: 'Yes, decline',
    description: 'Button that declines a held seat',
  },
  declineNo: {
    id: 'waiting.declineNo',
    defaultMessage: 'No, keep it',
    description: 'Button that keeps a held seat after all',
  },
  offerTAKEN: {
    id: 'waiting.offerTaken',
    defaultMessage: 'This seat was booked',
    description: 'Heading of an offer that was taken',
  },
  offerDECLINED: {
    id: 'waiting.offerDeclined',
    defaultMessage: 'You declined this seat',
    description: 'Heading of an offer that was declined',
  },
  offerLAPSED: {
    id: 'waiting.offerLapsed',
    defaultMessage: 'This seat is no longer held for you',
    description: 'Heading of an offer that lapsed',
  },
  offerTakenText: {
    id: 'waiting.offerTakenText',
    defaultMessage: 'The confirmation went to the email that was typed into the form.',
    description: 'Of an offer that was taken',
  },
  offerDeclinedText: {
    id: 'waiting.offerDeclinedText',
    defaultMessage: 'Thank you: it goes to the next person. These are the other dates of the class.',
    description: 'Of an offer that was declined',
  },
  offerLapsedText: {
    id: 'waiting.offerLapsedText',
    defaultMessage: 'It may have gone to somebody else. Choose another date, wait again, or call us.',
    description: 'Of an offer that lapsed',
  },
  waitAgain: {
    id: 'waiting.waitAgain',
    defaultMessage: 'Wait for a seat again',
    description: 'Link to the form that joins the waiting list, from an offer that lapsed',
  },
});

export const filledWaitingMessages = defineMessages<{
  ahead: { count: number };
  waitsFor: { seats: number };
  heldUntil: { until: string; zone: string; strong: MessageTag };
  heldHeading: { seats: number };
  severalSeats: { seats: number; link: MessageTag };
}>({
  ahead: {
    id: 'waiting.ahead',
    defaultMessage:
      '{count, plural, =0 {Nobody is before you.} one {# person is before you.} other {# people are before you.}}',
    description: 'How many wait longer; it promises no position',
  },
  waitsFor: {
    id: 'waiting.waitsFor',
    defaultMessage: '{seats, plural, one {You wait for one seat.} other {You wait for # seats.}}',
    description: 'To somebody who waits',
  },
  heldHeading: {
    id: 'waiting.heldHeading',
    defaultMessage: '{seats, plural, one {A seat is held for you} other {# seats are held for you}}',
    description: 'Above the booking form of an offer',
  },
  heldUntil: {
    id: 'waiting.heldUntil',
    defaultMessage: 'Book by <strong>{until}</strong> ({zone}); after that we offer it to the next person.',
    description: 'Above the booking form of an offer',
  },
  severalSeats: {
    id: 'waiting.severalSeats',
    defaultMessage:
      'This form books one of the {seats} seats, and the others go to the next person. <link>Book several seats</link>',
    description: 'Above the booking form of an offer of more than one seat',
  },
});
