import { defineMessages } from 'react-intl';

const plain = defineMessages({
  schedule: {
    id: 'admin.rosters.schedule',
    defaultMessage: 'All classes',
    description: 'Link back to the schedule',
  },
  loading: {
    id: 'admin.rosters.loading',
    defaultMessage: 'Loading the list of attendees…',
    description: 'While the sheet is prepared',
  },
  failed: {
    id: 'admin.rosters.failed',
    defaultMessage:
      'The list of attendees could not be loaded in full, so there is nothing to print. Please try again.',
    description: 'Banner in place of the sheets when the class or a part of its bookings could not be loaded',
  },
  notFound: {
    id: 'admin.rosters.notFound',
    defaultMessage: 'There is no such class',
    description: 'Banner when the address names a class that does not exist',
  },
  day: {
    id: 'admin.rosters.day',
    defaultMessage: 'Sheets for',
    description: 'Label of a choice: one day of the class, or all days',
  },
  nobody: {
    id: 'admin.rosters.nobody',
    defaultMessage: 'Nobody has booked yet',
    description: 'In place of the number of attendees when there is none',
  },
  nobodyOnSheet: {
    id: 'admin.rosters.nobodyOnSheet',
    defaultMessage: 'You can print the sheet with empty rows.',
    description: 'On the screen after: Nobody has booked yet',
  },
  cancelled: {
    id: 'admin.rosters.cancelled',
    defaultMessage: 'This class is cancelled.',
    description: 'On the screen and on the sheets of a class that does not take place',
  },
  hours: {
    id: 'admin.rosters.hours',
    defaultMessage: 'Hours',
    description: 'Label on a sheet: start and end of a class day follow',
  },
  lengthHead: {
    id: 'admin.rosters.lengthHead',
    defaultMessage: 'Hours',
    description: 'Head of a column: how long a class day is',
  },
  instructorSignature: {
    id: 'admin.rosters.instructorSignature',
    defaultMessage: 'Instructor’s signature',
    description: 'Label on a sheet; a line to sign on follows',
  },
  noInstructor: {
    id: 'admin.rosters.noInstructor',
    defaultMessage:
      'The class has no instructor yet. Add the name on the schedule to have it printed; otherwise, the sheet has a line for it.',
    description: 'On the screen above the record of a class that does not say who teaches',
  },
  toSchedule: {
    id: 'admin.rosters.toSchedule',
    defaultMessage: 'Go to the schedule',
    description: 'Link after the hint that the class has no instructor',
  },
  number: {
    id: 'admin.rosters.number',
    defaultMessage: 'No.',
    description: 'Head of a narrow column: numbers the rows from 1',
  },
  unnamedSeats: {
    id: 'admin.rosters.toCome',
    defaultMessage: 'Name to come',
    description: 'In place of the name of somebody of a crew who is not known yet',
  },
  signature: {
    id: 'admin.rosters.signature',
    defaultMessage: 'Signature',
    description: 'Head of a column in which attendees sign',
  },
  booking: {
    id: 'admin.rosters.booking',
    defaultMessage: 'Booking',
    description: 'Head of a column: status of a booking, confirmed or completed',
  },
  classStatus: {
    id: 'admin.rosters.classStatus',
    defaultMessage: 'Status of the class',
    description: 'Label in a class record',
  },
  seats: {
    id: 'admin.rosters.seats',
    defaultMessage: 'Seats taken',
    description: 'Label in a class record; seats taken of seats offered follow',
  },
  courseHours: {
    id: 'admin.rosters.courseHours',
    defaultMessage: 'Course hours',
    description: 'Label in a class record: how long the course is by its description',
  },
  days: {
    id: 'admin.rosters.days',
    defaultMessage: 'Days',
    description: 'Heading above the days in a class record; name of the table for screen readers',
  },
  dayHead: {
    id: 'admin.rosters.dayHead',
    defaultMessage: 'Day',
    description: 'Head of a narrow column: number of a class day',
  },
  fromTo: {
    id: 'admin.rosters.fromTo',
    defaultMessage: 'Start and end',
    description: 'Head of a column: start and end time of a class day',
  },
  total: {
    id: 'admin.rosters.total',
    defaultMessage: 'Total, breaks included',
    description: 'Last row of the table of class days; the sum of the hours follows',
  },
});

const filled = defineMessages<{
  titleOf: { sheet: string; name: string };
  count: { count: number; missing: number };
  allDays: { count: number };
  dayChoice: { number: number; date: string };
  continued: { name: string; number: number; count: number; date: string };
  ofSeats: { taken: number; seats: number };
  length: { hours: number; minutes: number };
  printed: { moment: string; zone: string; provider: string };
}>({
  titleOf: {
    id: 'admin.rosters.titleOf',
    defaultMessage: '{sheet}: {name}',
    description: 'Title of the page, and name of its PDF file: Sign-in sheet: Forklift Operator',
  },
  count: {
    id: 'admin.rosters.count',
    defaultMessage:
      '{count, plural, one {# attendee} other {# attendees}}{missing, plural, =0 {} one { (# name to come)} other { (# names to come)}}',
    description: 'How many people are on the sheet, at least one; and how many of them have no name yet',
  },
  allDays: {
    id: 'admin.rosters.allDays',
    defaultMessage: 'All {count} days',
    description: 'Choice: a sheet for each day of the class; two or more',
  },
  dayChoice: {
    id: 'admin.rosters.dayChoice',
    defaultMessage: 'Day {number}: {date}',
    description: 'Choice: the sheet of one day',
  },
  continued: {
    id: 'admin.rosters.continued',
    defaultMessage: '{name}, day {number} of {count}, {date}',
    description: 'Above the table on every sheet of paper, to tell which class and day it belongs to',
  },
  ofSeats: {
    id: 'admin.rosters.ofSeats',
    defaultMessage: '{taken, number} of {seats, number}',
    description: 'Seats taken of seats offered: 9 of 12',
  },
  length: {
    id: 'admin.rosters.length',
    defaultMessage: '{hours, number} h{minutes, plural, =0 {} one { # min} other { # min}}',
    description: 'Length of a class day: 8 h, 5 h 30 min',
  },
  printed: {
    id: 'admin.rosters.printed',
    defaultMessage: 'Printed by {provider} on {moment}, {zone}',
    description:
      'At the foot of a sheet; {moment} is like Wed, Dec 9, 2026, 8:00 AM and {zone} like Mountain Time',
  },
});

/** The printed rosters: sign-in sheets and the class record. */
export const rosterMessages = { ...plain, ...filled };
