import { defineMessages } from 'react-intl';

/** Why nobody can be booked into a class. */
export const closedClassMessages = defineMessages({
  full: {
    id: 'admin.closedClass.full',
    defaultMessage: 'This class is full, so nobody can be added.',
    description:
      'In the form of a booking, when the class that it was opened for cannot be chosen, and on the page of a class that has begun',
  },
  notOffered: {
    id: 'admin.closedClass.notOffered',
    defaultMessage: 'This class is cancelled or no longer offered, so nobody can be added.',
    description: 'In the form of a booking, when the class that it was opened for cannot be chosen',
  },
});
