import { defineMessages } from 'react-intl';

/** Names, for the console's search, of pages and actions that have no suitable message elsewhere. */
export const commandMessages = defineMessages({
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
  failedMessages: {
    id: 'admin.places.failedMessages',
    defaultMessage: 'Messages that could not be sent',
    description: 'Result of the search of the console: the mails and text messages that failed',
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
