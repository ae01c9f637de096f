import { defineMessages } from 'react-intl';

/** One entry a NewBookingProblem. */
export const newBookingProblemMessages = defineMessages({
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
