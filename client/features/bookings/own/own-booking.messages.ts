import { defineMessages, type MessageTag } from 'react-intl';

import type { BookingPayment } from '../booking-payment';

/** The panels for changes by guests: each states the cost and the deadline first. */
const plain = defineMessages({
  keep: {
    id: 'booking.own.keep',
    defaultMessage: 'Leave it as it is',
    description: 'Closes a panel without changing anything',
  },
  moveHeading: {
    id: 'booking.own.moveHeading',
    defaultMessage: 'Move to another date',
    description: 'Heading of the panel with the other dates',
  },
  moveFree: {
    id: 'booking.own.moveFree',
    defaultMessage: 'This class will not take place. Moving to another date costs nothing.',
    description: 'First sentence of the panel to move, when the office has cancelled the class',
  },
  moveHow: {
    id: 'booking.own.moveHow',
    defaultMessage: 'You get the new seat first; only then is the old one given back.',
    description: 'Under the first sentence of the panel to move',
  },
  endsCancelling: {
    id: 'booking.own.endsCancelling',
    defaultMessage:
      'The time to cancel has already ended for this date: after the move, you can no longer cancel.',
    description: 'Under the dates to move to, when a near one is chosen',
  },
  dates: {
    id: 'booking.own.dates',
    defaultMessage: 'Dates with seats left',
    description: 'Legend over the dates that can be chosen',
  },
  chooseDate: {
    id: 'booking.own.chooseDate',
    defaultMessage: 'Choose a date',
    description: 'Error when the button to move is pressed and no date is chosen',
  },
  noDates: {
    id: 'booking.own.noDates',
    defaultMessage:
      'There is no other date of this course with seats left at the moment. Call us, and we will look for one with you.',
    description: 'In the panel to move',
  },
  datesLoading: {
    id: 'booking.own.datesLoading',
    defaultMessage: 'Loading other dates…',
    description: 'Announced while the dates are on their way',
  },
  datesFailed: {
    id: 'booking.own.datesFailed',
    defaultMessage: 'The other dates could not be loaded. Your booking has not changed.',
    description: 'In the panel to move; a button to try again follows',
  },
  retry: { id: 'booking.own.retry', defaultMessage: 'Try again', description: 'Loads once more what failed' },
  retrying: {
    id: 'booking.own.retrying',
    defaultMessage: 'Trying again…',
    description: 'In place of a failure to load, while it loads again',
  },
  phoneFixed: {
    id: 'booking.own.phoneFixed',
    defaultMessage: 'The phone number cannot be changed at the moment. Everything else can.',
    description:
      'In the form of a change, in place of the phone field, if its text could not be loaded; a button to try again follows',
  },
  moreDates: {
    id: 'booking.own.moreDates',
    defaultMessage: 'Show more dates',
    description: 'Button under the first dates',
  },
  move: { id: 'booking.own.move', defaultMessage: 'Move my booking', description: 'Button that moves' },
  moving: { id: 'booking.own.moving', defaultMessage: 'Moving…', description: 'Label while it is at work' },
  textsFixed: {
    id: 'booking.own.textsFixed',
    defaultMessage: 'Text messages cannot be turned on at the moment. Everything else can be changed.',
    description: 'In the form about the attendee when the text of the consent could not be loaded',
  },
  changeHeading: {
    id: 'booking.own.changeHeading',
    defaultMessage: 'Correct or change who is coming',
    description: 'Heading of the form about the attendee',
  },
  changeHow: {
    id: 'booking.own.changeHow',
    defaultMessage:
      'To correct something, change it and save. If you change the email, we will send a new link there. A phone or emergency contact left empty stays as it is.',
    description: 'Under the first sentence of the form about the attendee',
  },
  changeSomebody: {
    id: 'booking.own.changeSomebody',
    defaultMessage: 'If somebody else is coming, enter their name, email and emergency contact.',
    description: 'Second paragraph of the form about the attendee: how to pass the seat on',
  },
  passesSeatOn: {
    id: 'booking.own.passesSeatOn',
    defaultMessage:
      'You are passing the seat on to somebody else. They get everything by email with a link of their own, where they can ask for text messages; yours no longer opens the booking, and we keep neither your phone nor your emergency contact for it. We will email you about it too.',
    description: 'Above the button that saves, if name and email are those of another person',
  },
  changedMeanwhile: {
    id: 'booking.own.changedMeanwhile',
    defaultMessage: 'The booking has changed since you opened this form. Check all fields before you save.',
    description: 'Above the fields of a change, if the office or another page has changed the booking',
  },
  firstName: { id: 'booking.own.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'booking.own.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  email: { id: 'booking.own.email', defaultMessage: 'Email', description: 'Label of a field' },
  phone: { id: 'booking.own.phone', defaultMessage: 'Phone', description: 'Label of a field' },
  removePhone: {
    id: 'booking.own.removePhone',
    defaultMessage: 'Remove my phone number',
    description: 'Label of a box to tick, under the phone',
  },
  endsTexts: {
    id: 'booking.own.endsTexts',
    defaultMessage: 'You will get no more text messages.',
    description: 'Under the box that removes the phone, if text messages are sent to it',
  },
  textNotifications: {
    id: 'booking.own.textNotifications',
    defaultMessage: 'Send me text messages about my classes',
    description: 'Label of a box to tick; its legal text follows below it',
  },
  language: {
    id: 'booking.own.language',
    defaultMessage: 'Language for messages',
    description: 'Label of a field: the language of mails and text messages about the booking',
  },
  languageHint: {
    id: 'booking.own.languageHint',
    defaultMessage: 'For emails and text messages about this booking.',
    description: 'Under the label of the language',
  },
  emergencyContactName: {
    id: 'booking.own.emergencyContactName',
    defaultMessage: 'Emergency contact',
    description: 'Label of a field: the name of whom to call when something happens in class',
  },
  emergencyContactPhone: {
    id: 'booking.own.emergencyContactPhone',
    defaultMessage: 'Phone of the emergency contact',
    description: 'Label of a field',
  },
  save: { id: 'booking.own.save', defaultMessage: 'Save the changes', description: 'Button of the form' },
  saving: { id: 'booking.own.saving', defaultMessage: 'Saving…', description: 'Label while it is at work' },
  cancelHeading: {
    id: 'booking.own.cancelHeading',
    defaultMessage: 'Cancel the booking',
    description: 'Heading of the panel that asks once more',
  },
  cancelGone: {
    id: 'booking.own.cancelGone',
    defaultMessage: 'Your seat is free for somebody else at once. This cannot be undone here.',
    description: 'In the panel to cancel, under what is paid back',
  },
  cancel: {
    id: 'booking.own.cancel',
    defaultMessage: 'Yes, cancel my booking',
    description: 'Button that cancels',
  },
  cancelling: {
    id: 'booking.own.cancelling',
    defaultMessage: 'Cancelling…',
    description: 'Label while it is at work',
  },
  lost: {
    id: 'booking.own.lost',
    defaultMessage:
      'No connection: we do not know whether it was done. Press the button again; nothing happens twice.',
    description: 'After a change whose answer never came',
  },
  full: {
    id: 'booking.own.full',
    defaultMessage: 'That date has just filled up. Your booking has not changed. Choose another date.',
    description: 'After a move to a class without a seat left',
  },
  closed: {
    id: 'booking.own.closed',
    defaultMessage: 'That date can no longer be booked. Your booking has not changed. Choose another date.',
    description: 'After a move to a class that is over or was cancelled',
  },
  alreadyBooked: {
    id: 'booking.own.alreadyBooked',
    defaultMessage: 'This person already has a seat in that class. Your booking has not changed.',
    description: 'After a move or a change to somebody who is in the class',
  },
  rateLimited: {
    id: 'booking.own.rateLimited',
    defaultMessage: 'Many changes were made in a short time. Wait an hour, or call us.',
    description: 'After too many changes',
  },
  fault: {
    id: 'booking.own.fault',
    defaultMessage:
      'This did not work: the problem is on our side. Your booking has not changed. Try again, or call us.',
    description: 'After a change that the server could not make',
  },
});

const named = defineMessages<{
  moveUntil: { deadline: string; zone: string; strong: MessageTag };
  changeUntil: { deadline: string; zone: string; strong: MessageTag };
  cancelNow: {
    deadline: string;
    zone: string;
    payment: BookingPayment;
    amount: string;
    strong: MessageTag;
  };
  seatsLeft: { count: number };
  phoneHint: { last4: string };
}>({
  moveUntil: {
    id: 'booking.own.moveUntil',
    defaultMessage:
      'Until <strong>{deadline}</strong> {zone} moving costs nothing. The price you booked at stays.',
    description: 'First sentence of the panel to move: until when, with the time zone',
  },
  changeUntil: {
    id: 'booking.own.changeUntil',
    defaultMessage: 'Until <strong>{deadline}</strong> {zone} this costs nothing.',
    description: 'First sentence of the form about the attendee: until when, with the time zone',
  },
  cancelNow: {
    id: 'booking.own.cancelNow',
    defaultMessage:
      'Until <strong>{deadline}</strong> {zone} you can cancel at no cost{payment, select, paid {: you get all of your {amount} back.} pending {, and you will not owe anything.} other {.}}',
    description:
      'First sentence of the panel to cancel; payment is paid, pending, or something else when the guest pays nothing',
  },
  seatsLeft: {
    id: 'booking.own.seatsLeft',
    defaultMessage: '{count, plural, one {# seat left} other {# seats left}}',
    description: 'Of a date that can be chosen',
  },
  phoneHint: {
    id: 'booking.own.phoneHint',
    defaultMessage:
      '{last4, select, none {We have no phone number.} other {We have a number that ends in {last4}.}}',
    description: 'Under the label of the phone',
  },
});

export const ownMessages = { ...plain, ...named };
