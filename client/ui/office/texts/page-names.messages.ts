import { defineMessages } from 'react-intl';

/** The pages of the console and what is opened on them, as their titles and links to them call them. */
export const pageNameMessages = defineMessages({
  dashboard: {
    id: 'admin.pageName.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Title of the first page of the console, and link of the navigation',
  },
  classTypes: {
    id: 'admin.pageName.classTypes',
    defaultMessage: 'Class Types',
    description: 'Title of the page of the courses that the company offers, and link of the navigation',
  },
  schedule: {
    id: 'admin.pageName.schedule',
    defaultMessage: 'Schedule Classes',
    description: 'Title of the page on which the office schedules classes, and link of the navigation',
  },
  toSchedule: {
    id: 'admin.pageName.toSchedule',
    defaultMessage: 'Schedule',
    description: 'Link to the page on which the office schedules classes',
  },
  bookings: {
    id: 'admin.pageName.bookings',
    defaultMessage: 'Bookings',
    description: 'Heading of a list of bookings, and links to it; also a group of search results',
  },
  allBookings: {
    id: 'admin.pageName.allBookings',
    defaultMessage: 'All bookings',
    description: 'Link back to the list of bookings',
  },
  students: {
    id: 'admin.pageName.students',
    defaultMessage: 'Students',
    description:
      'Heading of the list of the people whom the office knows, and links to it; also a group of search results',
  },
  duplicates: {
    id: 'admin.pageName.duplicates',
    defaultMessage: 'Possible duplicates',
    description: 'Heading of the page of students who may be one person, and links to it',
  },
  contactMessages: {
    id: 'admin.pageName.contactMessages',
    defaultMessage: 'Messages',
    description:
      'Title of the page with what guests wrote through the contact form, and link of the navigation; also a group of search results',
  },
  outbox: {
    id: 'admin.pageName.outbox',
    defaultMessage: 'Sent messages',
    description:
      'Title of the list of mails and text messages that the site sends, and link of the navigation',
  },
  reports: {
    id: 'admin.pageName.reports',
    defaultMessage: 'Reports',
    description: 'Title of the list of reports, and link of the navigation',
  },
  explorer: {
    id: 'admin.pageName.explorer',
    defaultMessage: 'GraphQL explorer',
    description: 'Title of the page on which the office writes queries of its own, and link to it',
  },
  users: {
    id: 'admin.pageName.users',
    defaultMessage: 'Users',
    description: 'Title of the page of the accounts, and link of the navigation',
  },
  venues: {
    id: 'admin.pageName.venues',
    defaultMessage: 'Venues',
    description: 'Title of the list of places that classes are held at, and links to it',
  },
  instructors: {
    id: 'admin.pageName.instructors',
    defaultMessage: 'Instructors',
    description: 'Title of the list of people who teach classes, and links to it',
  },
  newVenue: {
    id: 'admin.pageName.newVenue',
    defaultMessage: 'Add a venue',
    description:
      'Button that opens the form of a new place for classes, its heading, and a result of the search',
  },
  newInstructor: {
    id: 'admin.pageName.newInstructor',
    defaultMessage: 'Add an instructor',
    description: 'Button that opens the form of a new instructor, its heading, and a result of the search',
  },
  newClass: {
    id: 'admin.pageName.newClass',
    defaultMessage: 'Schedule a class',
    description: 'Button that opens the form of a new class, its heading, and a result of the search',
  },
});
