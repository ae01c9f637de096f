import { defineMessages } from 'react-intl';

const plain = defineMessages({
  unreachable: {
    id: 'admin.load.unreachable',
    defaultMessage: 'the server could not be reached. Check your connection and try again.',
    description: 'The {reason} in Error loading students: {reason}',
  },
  notJson: {
    id: 'admin.load.notJson',
    defaultMessage: 'API returned non-JSON response. Check if API server is running.',
    description: 'When something else than the API answered',
  },
  studentsFailed: {
    id: 'admin.load.studentsFailed',
    defaultMessage: 'Failed to fetch students',
    description: 'When the students could not be loaded',
  },
  bookingsFailed: {
    id: 'admin.load.bookingsFailed',
    defaultMessage: 'Failed to fetch bookings',
    description: 'When the bookings could not be loaded',
  },
  classesFailed: {
    id: 'admin.load.classesFailed',
    defaultMessage: 'Failed to fetch classes',
    description: 'When the classes could not be loaded',
  },
});

const filled = defineMessages<{
  studentsError: { reason: string };
  bookingsError: { reason: string };
  classesError: { reason: string };
}>({
  studentsError: {
    id: 'admin.load.studentsError',
    defaultMessage: 'Error loading students: {reason}',
    description: 'When no answer came; {reason} says why',
  },
  bookingsError: {
    id: 'admin.load.bookingsError',
    defaultMessage: 'Error loading bookings: {reason}',
    description: 'When no answer came; {reason} says why',
  },
  classesError: {
    id: 'admin.load.classesError',
    defaultMessage: 'Error loading classes: {reason}',
    description: 'When no answer came; {reason} says why',
  },
});

export const loadMessages = { ...plain, ...filled };
