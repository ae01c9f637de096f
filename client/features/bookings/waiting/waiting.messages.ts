import { defineMessages } from 'react-intl';

/** The waiting list of a full class, for guests. */
export const waitingMessages = defineMessages({
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
  seeOtherDates: {
    id: 'waiting.seeOtherDates',
    defaultMessage: 'See other dates',
    description: 'Link to the other dates of the class, for somebody who no longer waits',
  },
  joinHeading: {
    id: 'waiting.joinHeading',
    defaultMessage: 'Tell me when a seat opens up',
    description: 'Heading of the form that joins a waiting list',
  },
  joinLead: {
    id: 'waiting.joinLead',
    defaultMessage:
      'This class is full. When a seat opens up that works for you, we will hold it for you and write to tell you how long you have to book it. Being on the list does not guarantee a seat.',
    description: 'Under the heading of the form that joins a waiting list',
  },
  joinGroup: {
    id: 'waiting.joinGroup',
    defaultMessage: 'How we reach you',
    description: 'Heading over name, email and phone of who wants to wait',
  },
  seatsGroup: {
    id: 'waiting.seatsGroup',
    defaultMessage: 'Seats you need',
    description: 'Heading over the number of seats that are waited for',
  },
  phoneHint: {
    id: 'waiting.phoneHint',
    defaultMessage: 'A text message reaches you faster than an email.',
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
    defaultMessage: 'This class is not full. You can book a seat now.',
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
    defaultMessage: 'That did not work. Try again, or call us.',
    description: 'Above a form or a button of the waiting list that failed',
  },
  lost: {
    id: 'waiting.lost',
    defaultMessage:
      'The connection was lost, so we do not know whether that was done. Press the button again: nothing is done twice.',
    description: 'Above a form or a button of the waiting list, after a request that got no answer',
  },
  earlierRequest: {
    id: 'waiting.earlierRequest',
    defaultMessage:
      'The list has what you entered the first time: we repeated that request, so that you are not on it twice. To correct anything, call us.',
    description:
      'To somebody who waits, after the answer to joining was lost, something was corrected, and it was sent again',
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
  PASSED: {
    id: 'waiting.statePassed',
    defaultMessage: 'We are no longer holding a seat for you',
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
    defaultMessage: 'You booked the seat we held for you',
    description: 'Heading of the page of somebody who took an offer',
  },
  passedText: {
    id: 'waiting.passedText',
    defaultMessage:
      'We will not offer you another one in this class automatically. If you still want a seat, join the list again, or call us.',
    description: 'To somebody who let an offer pass',
  },
  mailSent: {
    id: 'waiting.mailSent',
    defaultMessage: 'We sent you an email with a link to this page. Keep it: you need it to leave the list.',
    description: 'To somebody who waits',
  },
  classCancelled: {
    id: 'waiting.classCancelled',
    defaultMessage: 'This class was cancelled. You do not need to do anything.',
    description: 'To somebody who waited for a class that is cancelled',
  },
  classOver: {
    id: 'waiting.classOver',
    defaultMessage: 'This class can no longer be booked. You do not need to do anything.',
    description: 'To somebody who waited for a class that is over',
  },
  leave: {
    id: 'waiting.leave',
    defaultMessage: 'Leave the list',
    description: 'Button that leaves the waiting list, after a question',
  },
  leaveYes: {
    id: 'waiting.leaveYes',
    defaultMessage: 'Yes, leave it',
    description: 'Button that confirms leaving the waiting list',
  },
  leaveNo: {
    id: 'waiting.leaveNo',
    defaultMessage: 'No, stay on it',
    description: 'Button that stays on the waiting list after all',
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
      'Check that you copied the whole address from the email. Links stop working a few weeks after the class.',
    description: 'Where the address of a place or an offer leads to nothing',
  },
});

export const filledWaitingMessages = defineMessages<{
  ahead: { count: number };
  waitsFor: { seats: number };
  OFFERED: { seats: number };
  declined: { seats: number };
  leaveSure: { state: string; seats: number };
}>({
  leaveSure: {
    id: 'waiting.leaveSure',
    defaultMessage:
      '{state, select, OFFERED {Leave the list? {seats, plural, one {The seat held for you goes} other {The seats held for you go}} to the next person.} PASSED {Leave the list? We will not offer you a seat in this class anymore.} other {Leave the list? You lose your place.}}',
    description: 'Asked before somebody leaves the waiting list',
  },
  OFFERED: {
    id: 'waiting.stateOffered',
    defaultMessage: '{seats, plural, one {A seat is held for you} other {Seats are held for you}}',
    description: 'Heading of the page of somebody who waits and has an offer',
  },
  declined: {
    id: 'waiting.stateDeclined',
    defaultMessage: '{seats, plural, one {You declined the seat} other {You declined the seats}}',
    description: 'Heading of the page of somebody who declined an offer',
  },
  ahead: {
    id: 'waiting.ahead',
    defaultMessage:
      '{count, plural, =0 {Nobody is ahead of you.} one {# person is ahead of you.} other {# people are ahead of you.}}',
    description: 'How many wait longer; it promises no position',
  },
  waitsFor: {
    id: 'waiting.waitsFor',
    defaultMessage:
      '{seats, plural, one {You are waiting for one seat. When it opens up, we will write to you and hold it for you.} other {You are waiting for # seats. When they open up, we will write to you and hold them for you.}}',
    description: 'To somebody who waits',
  },
});
