import { defineMessages } from 'react-intl';

const plain = defineMessages({
  upcoming: {
    id: 'admin.classWord.upcoming',
    defaultMessage: 'Upcoming classes',
    description: 'Heading of classes that are still to begin; label and head of a column: how many there are',
  },
  typesFailed: {
    id: 'admin.classWord.typesFailed',
    defaultMessage: 'Failed to fetch class types',
    description: 'Banner when the list of class types could not be loaded',
  },
  signInSheet: {
    id: 'admin.classWord.signInSheet',
    defaultMessage: 'Sign-in sheet',
    description:
      'The sheet that attendees sign on each day of a class: its title and heading, and links to it',
  },
  classRecord: {
    id: 'admin.classWord.classRecord',
    defaultMessage: 'Class record',
    description: 'The record of a class that is kept for five years: its title and heading, and a link to it',
  },
  recordAttendance: {
    id: 'admin.classWord.recordAttendance',
    defaultMessage: 'Record attendance',
    description: 'The register of a class, for who attended: its title and heading, and links to it',
  },
  write: {
    id: 'admin.classWord.write',
    defaultMessage: 'Write to everybody',
    description: 'Link to the page that writes to everybody who has a seat in a class',
  },
  addWalkIn: {
    id: 'admin.classWord.addWalkIn',
    defaultMessage: 'Add walk-in',
    description:
      'Link on the page of a class that has begun: the form for a booking, for somebody who came without one; heading of that form',
  },
  attendees: {
    id: 'admin.classWord.attendees',
    defaultMessage: 'Attendees',
    description:
      'Heading above everybody who has booked a class; also the name of the table for screen readers',
  },
  taughtIn: {
    id: 'admin.classWord.taughtIn',
    defaultMessage: 'Taught in',
    description: 'Label; the language that a class is taught in follows',
  },
  starts: {
    id: 'admin.classWord.starts',
    defaultMessage: 'Starts',
    description: 'Head of a column: the first day of a class',
  },
  unknownClass: {
    id: 'admin.classWord.unknownClass',
    defaultMessage: 'Unknown Class',
    description: 'Stands for the name of a class when there is none',
  },
  cancelled: {
    id: 'admin.classWord.cancelled',
    defaultMessage: 'Class cancelled',
    description: 'Beside a class, a booking, a crew or a person who waits: the class does not take place',
  },
});

const filled = defineMessages<{
  dayOf: { number: number; count: number };
  zone: { zone: string };
  address: { street: string; city: string; state: string; zip: string };
  place: { name: string; city: string };
  hours: { start: string; end: string; zone: string };
  nameAndDate: { name: string; date: string };
}>({
  dayOf: {
    id: 'admin.classWord.dayOf',
    defaultMessage: 'Day {number} of {count}',
    description: 'Which day of a class with several days',
  },
  zone: {
    id: 'admin.classWord.zone',
    defaultMessage: 'Times are {zone}.',
    description: 'Under the days of a class; {zone} is like Mountain Time',
  },
  address: {
    id: 'admin.classWord.address',
    defaultMessage: '{street}, {city}, {state} {zip}',
    description: 'Address of a class: 2155 S Quarry Road, West Valley City, UT 84119',
  },
  place: {
    id: 'admin.classWord.place',
    defaultMessage: '{name}, {city}',
    description: 'Where a class is held: venue and city',
  },
  hours: {
    id: 'admin.classWord.hours',
    defaultMessage: '{start} – {end}, {zone}',
    description: 'When a class begins and ends at its venue: 8:00 AM – 4:30 PM, Mountain Time',
  },
  nameAndDate: {
    id: 'admin.classWord.nameAndDate',
    defaultMessage: '{name}, {date}',
    description:
      'A class and the date on which it starts: in a list to choose from, in the title of the browser tab, or read out after a button',
  },
});

/** What several parts of the console say about a class, and links to its lists. */
export const classWordMessages = { ...plain, ...filled };
