import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';
import { paymentMessages } from '../booking/payment.messages';
import { messageLanguageMessages } from '../person/message-language.messages';
import { bookingFormMessages } from '../office-bookings.messages';

/** Labels that are also column names of the bookings. */
export const newBookingLabels = {
  studentId: bookingFormMessages.student,
  classInstanceId: bookingFormMessages.class,
  language: messageLanguageMessages.language,
  bookingDate: bookingFormMessages.bookingDate,
  paymentStatus: bookingFormMessages.paymentStatus,
  paymentMethod: paymentMessages.method,
  paymentReference: paymentMessages.reference,
  amountCents: bookingFormMessages.amount,
  notes: fieldMessages.notes,
};

export const newBookingProblems = defineMessages({
  studentRequired: {
    id: 'admin.bookings.error.studentRequired',
    defaultMessage: 'Student required',
    description: 'Error at the student when none is chosen',
  },
  classRequired: {
    id: 'admin.bookings.error.classRequired',
    defaultMessage: 'Class required',
    description: 'Error at the class when none is chosen',
  },
  dateRequired: {
    id: 'admin.bookings.error.dateRequired',
    defaultMessage: 'Booking date required',
    description: 'Error at the booking date when it is empty',
  },
  amountRequired: {
    id: 'admin.bookings.error.amountRequired',
    defaultMessage: 'Amount required',
    description: 'Error at the amount when it is empty',
  },
  amountInvalid: {
    id: 'admin.bookings.error.amountInvalid',
    defaultMessage: 'Amount must be 0 or more, with at most two decimals',
    description: 'Error at the amount when it is no amount of money',
  },
});

export const newBookingHints = defineMessages({
  inFuture: {
    id: 'admin.bookings.form.dateInFuture',
    defaultMessage: 'This date is in the future. Check it.',
    description: 'Hint at the booking date, which is usually today or earlier',
  },
});

export const walkInMessages = defineMessages({
  notMailed: {
    id: 'admin.bookings.form.walkIn',
    defaultMessage: 'This class has begun, so no confirmation is sent.',
    description:
      'In the form of a booking, below a chosen class that has begun: for somebody who came without a booking',
  },
});

export const lostBookingMessages = defineMessages({
  lost: {
    id: 'admin.bookings.createLost',
    defaultMessage: 'The connection was lost. Press the button again: nothing is booked twice.',
    description: 'After a request for a booking that may or may not have been carried out',
  },
  earlier: {
    id: 'admin.bookings.createdEarlier',
    defaultMessage:
      'This booking has what you entered the first time, because the connection was lost then. Check it.',
    description:
      'After the response to a booking was lost, and something was corrected and sent again; a link to the booking follows',
  },
});

const filledNewStudent = defineMessages<{
  alreadyOnRecord: { name: string; fields: string };
  earlierOnRecord: { name: string; fields: string };
}>({
  alreadyOnRecord: {
    id: 'admin.bookings.alreadyOnRecord',
    defaultMessage:
      'Booking created with what you entered. {name} was on record already; the record was not changed and differs in: {fields}.',
    description:
      'After a booking with the fields of a new student, who exists with other data; fields is a list of labels, such as Phone and Company',
  },
  earlierOnRecord: {
    id: 'admin.bookings.earlierOnRecord',
    defaultMessage:
      'This booking has what you entered the first time, because the connection was lost then. Check it. {name} was on record already; the record was not changed and differs in: {fields}.',
    description:
      'As admin.bookings.createdEarlier, for a new student who exists with other data; fields is a list of labels',
  },
});

/** The fields of a new student. */
const newStudent = defineMessages({
  newStudent: {
    id: 'admin.bookings.form.newStudent',
    defaultMessage: 'New student',
    description: 'Button of the booking form, and heading of the fields it opens in place of the students',
  },
  knownStudent: {
    id: 'admin.bookings.form.knownStudent',
    defaultMessage: 'Choose from the list',
    description: 'Button: goes back from the fields of a new student to the students on record',
  },
  classGone: {
    id: 'admin.bookings.classGone',
    defaultMessage: 'Somebody deleted this class in the meantime. Choose again from the list.',
    description: 'After somebody new could not be booked, because the chosen class is no longer there',
  },
});

export const newStudentMessages = { ...newStudent, ...filledNewStudent };
