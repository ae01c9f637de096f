import { defineMessages } from 'react-intl';

import { bookingStatusMessages } from '../../ui/bookings/booking-status.messages';

const { over } = defineMessages({
  over: {
    id: 'booking.confirmation.completed',
    defaultMessage: 'This class has taken place',
    description: 'Heading of the confirmation after the class; must not say that the person attended',
  },
});

/** Headings of the confirmation by the outcome of the booking. */
export const outcomeMessages = {
  ...defineMessages({
    confirmed: {
      id: 'booking.confirmation.confirmed',
      defaultMessage: 'Your seat is booked',
      description:
        'Heading of the confirmation, also without its details where the booking was made just now',
    },
    cancelled: {
      id: 'booking.confirmation.cancelled',
      defaultMessage: 'This booking is cancelled',
      description: 'Heading of the confirmation after the booking was cancelled',
    },
    classCancelled: {
      id: 'booking.confirmation.classCancelled',
      defaultMessage: 'This class was cancelled',
      description: 'Heading of the confirmation after the office cancelled the whole class',
    },
    completed: {
      id: 'booking.confirmation.attended',
      defaultMessage: 'You have completed this class',
      description: 'Heading of the confirmation of a person who has attended the class',
    },
  }),
  absent: over,
  over,
};

/** Statuses of a booking for its guest by its outcome. */
export const outcomeStatusMessages = {
  ...bookingStatusMessages,
  ...defineMessages({
    classCancelled: {
      id: 'booking.status.classCancelled',
      defaultMessage: 'Class cancelled',
      description: 'Status of a booking whose class was cancelled',
    },
    absent: {
      id: 'booking.status.notAttended',
      defaultMessage: 'Not attended',
      description: 'Status of a booking for its guest, who has not attended the class',
    },
    over: {
      id: 'booking.status.over',
      defaultMessage: 'Class over',
      description: 'Status of a booking after the class, while nobody has recorded who attended',
    },
  }),
};

/** Headings if no booking can be displayed. */
export const failureHeadings = defineMessages({
  notFound: {
    id: 'booking.confirmation.notFound',
    defaultMessage: 'Booking not found',
    description: 'Heading when there is no booking with the id in the address',
  },
  notLoaded: {
    id: 'booking.confirmation.notLoaded',
    defaultMessage: 'Your booking could not be loaded',
    description:
      'Heading when the connection or the server failed, so that nobody knows what became of the booking',
  },
});
