import { defineMessages } from 'react-intl';

/** Names, for the console's search, of pages and actions that have no suitable message elsewhere. */
export const commandMessages = defineMessages({
  newClass: {
    id: 'admin.places.newClass',
    defaultMessage: 'Schedule a class',
    description: 'Result of the search of the console: opens the form of a new class',
  },
  newBooking: {
    id: 'admin.places.newBooking',
    defaultMessage: 'Create a booking',
    description: 'Result of the search of the console: opens the form of a new booking',
  },
  newStudent: {
    id: 'admin.places.newStudent',
    defaultMessage: 'Add a student',
    description: 'Result of the search of the console: opens the form of a new student',
  },
  newClassType: {
    id: 'admin.places.newClassType',
    defaultMessage: 'Create a class type',
    description: 'Result of the search of the console: opens the form of a new course',
  },
  newVenue: {
    id: 'admin.places.newVenue',
    defaultMessage: 'Add a venue',
    description: 'Result of the search of the console: opens the form of a new place for classes',
  },
  newInstructor: {
    id: 'admin.places.newInstructor',
    defaultMessage: 'Add an instructor',
    description: 'Result of the search of the console: opens the form of a new instructor',
  },
  venues: {
    id: 'admin.places.venues',
    defaultMessage: 'Venues',
    description: 'Result of the search of the console: the places that classes are held at',
  },
  instructors: {
    id: 'admin.places.instructors',
    defaultMessage: 'Instructors',
    description: 'Result of the search of the console: the people who teach classes',
  },
  duplicates: {
    id: 'admin.places.duplicates',
    defaultMessage: 'Possible duplicates',
    description: 'Result of the search of the console: students who may be one person',
  },
  failedMessages: {
    id: 'admin.places.failedMessages',
    defaultMessage: 'Messages that could not be sent',
    description: 'Result of the search of the console: the mails and text messages that failed',
  },
  explorer: {
    id: 'admin.places.explorer',
    defaultMessage: 'GraphQL explorer',
    description: 'Result of the search of the console: the page where the office makes queries of its own',
  },
  account: {
    id: 'admin.places.account',
    defaultMessage: 'Your account and password',
    description: 'Result of the search of the console: the page of one’s own account',
  },
  site: {
    id: 'admin.places.site',
    defaultMessage: 'The public site',
    description: 'Result of the search of the console: the home page, as guests see it',
  },
  language: {
    id: 'admin.places.language',
    defaultMessage: 'Use this site in Spanish (Español)',
    description:
      'Result of the search of the console: switches to the other language. In Spanish: to use the site in English',
  },
});
