import { defineMessages } from 'react-intl';

/** Why a class cannot be booked, and its other dates. */
export const unavailableMessages = defineMessages({
  full: {
    id: 'booking.unavailable.full',
    defaultMessage: 'This class is full',
    description: 'Heading when no seat is left',
  },
  past: {
    id: 'booking.unavailable.past',
    defaultMessage: 'This class has already started',
    description: 'Heading when it is too late to book',
  },
  cancelled: {
    id: 'booking.unavailable.cancelled',
    defaultMessage: 'This class was cancelled',
    description: 'Heading when the office cancelled the class',
  },
  completed: {
    id: 'booking.unavailable.completed',
    defaultMessage: 'This class is over',
    description: 'Heading when the class has taken place',
  },
  closed: {
    id: 'booking.unavailable.closed',
    defaultMessage: 'This class can no longer be booked',
    description: 'Heading when booking was refused and the reason is not known',
  },
  takenMeanwhile: {
    id: 'booking.unavailable.takenMeanwhile',
    defaultMessage: 'The last seat was taken while you were filling in the form.',
    description: 'The class became full between filling in the form and confirming',
  },
  closedMeanwhile: {
    id: 'booking.unavailable.closedMeanwhile',
    defaultMessage: 'Booking closed while you were filling in the form.',
    description: 'The class stopped being bookable between filling in the form and confirming',
  },
  draftKept: {
    id: 'booking.unavailable.draftKept',
    defaultMessage:
      'Nothing was booked. What you typed is kept: choose another date and it is filled in there.',
    description: 'After the class could not be booked although the form was filled in',
  },
  waitHeading: {
    id: 'booking.unavailable.waitHeading',
    defaultMessage: 'No other date suits you?',
    description: 'Heading over the way to the waiting list of a full class',
  },
  waitText: {
    id: 'booking.unavailable.waitText',
    defaultMessage:
      'When a seat opens up, we will hold it for you and write to tell you how long you have to book it.',
    description: 'What the waiting list of a full class does',
  },
  wait: {
    id: 'booking.unavailable.wait',
    defaultMessage: 'Tell me when a seat opens up',
    description: 'Link to the form that joins the waiting list of a full class',
  },
  otherDates: {
    id: 'booking.unavailable.otherDates',
    defaultMessage: 'Next dates of this course',
    description: 'Heading over other dates of the same type of class',
  },
  chooseOther: {
    id: 'booking.unavailable.chooseOther',
    defaultMessage: 'Choose one of the next dates below, or call us.',
    description: 'What to do when the class cannot be booked and there are other dates',
  },
  noOtherDates: {
    id: 'booking.unavailable.noOtherDates',
    defaultMessage:
      'There is no other date with free seats right now. Call us and we will tell you the next one.',
    description: 'Stands for the list of other dates when there are none',
  },
  otherDatesNotLoaded: {
    id: 'booking.unavailable.otherDatesNotLoaded',
    defaultMessage: 'We could not load the next dates. Try again, or call us.',
    description: 'Stands for the list of other dates when it could not be loaded',
  },
  loadingDates: {
    id: 'booking.unavailable.loadingDates',
    defaultMessage: 'Loading the next dates…',
    description: 'Announced while other dates are being loaded',
  },
  allClasses: {
    id: 'booking.unavailable.allClasses',
    defaultMessage: 'See all classes',
    description: 'Link to the list of classes on the home page, when this class has no other date',
  },
  allDates: {
    id: 'booking.unavailable.allDates',
    defaultMessage: 'See all dates of this course',
    description: 'Link to the home page, to the classes of this type',
  },
  bookThisDate: {
    id: 'booking.unavailable.bookThisDate',
    defaultMessage: 'Book a seat',
    description: 'Link beside another date, to its booking page',
  },
});
