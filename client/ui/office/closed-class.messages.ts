import { defineMessages } from 'react-intl';

/** Why nobody can be booked into a class. */
export const closedClassMessages = defineMessages({
  begun: {
    id: 'admin.closedClass.begun',
    defaultMessage: 'This class has begun, so nobody can be added.',
    description: 'On the page of a class and in the form of a booking, in place of what adds a booking',
  },
  full: {
    id: 'admin.closedClass.full',
    defaultMessage: 'This class is full, so nobody can be added.',
    description: 'In the form of a booking, when the class that it was opened for cannot be chosen',
  },
  notOffered: {
    id: 'admin.closedClass.notOffered',
    defaultMessage: 'This class is cancelled or no longer offered, so nobody can be added.',
    description: 'In the form of a booking, when the class that it was opened for cannot be chosen',
  },
});
