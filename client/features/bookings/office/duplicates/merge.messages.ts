import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'admin.mergeStudents.title',
    defaultMessage: 'Merge students',
    description: 'Heading of the page that makes one student of two',
  },
  intro: {
    id: 'admin.mergeStudents.intro',
    defaultMessage:
      'Choose which record stays and what it takes over. All bookings of the other one move to it.',
    description: 'Under the heading of the page that merges two students',
  },
  gone: {
    id: 'admin.mergeStudents.gone',
    defaultMessage: 'One of the two students no longer exists.',
    description: 'Shown when one of two students was deleted or merged',
  },
  loadFailed: {
    id: 'admin.mergeStudents.loadFailed',
    defaultMessage: 'The students could not be loaded.',
    description: 'Shown when two students could not be loaded',
  },
  keep: {
    id: 'admin.mergeStudents.keep',
    defaultMessage: 'Record that stays',
    description: 'Legend of the choice which of two students stays',
  },
  account: {
    id: 'admin.mergeStudents.account',
    defaultMessage: 'has an account to log in',
    description: 'Of a student: somebody can log in with the email',
  },
  values: {
    id: 'admin.mergeStudents.values',
    defaultMessage: 'What stays',
    description: 'Heading of the choices, value by value',
  },
  phone: {
    id: 'admin.mergeStudents.phone',
    defaultMessage: 'Phone and SMS reminders',
    description: 'Label of a choice',
  },
  emergencyContact: {
    id: 'admin.mergeStudents.emergencyContact',
    defaultMessage: 'Emergency contact',
    description: 'Label of a choice',
  },
  none: {
    id: 'admin.mergeStudents.none',
    defaultMessage: 'None',
    description: 'A value that is empty',
  },
  same: {
    id: 'admin.mergeStudents.same',
    defaultMessage: 'The same in both',
    description: 'Beside a value that both students share',
  },
  afterwards: {
    id: 'admin.mergeStudents.afterwards',
    defaultMessage: 'After the merge',
    description: 'Heading of what a merge would do',
  },
  sharedHeading: {
    id: 'admin.mergeStudents.sharedHeading',
    defaultMessage: 'Both have a seat in the same class',
    description: 'Heading of a warning before a merge',
  },
  sharedText: {
    id: 'admin.mergeStudents.sharedText',
    defaultMessage:
      'Perhaps they are two people. If one of them booked twice, cancel one of the bookings first, or let both stay.',
    description: 'A warning before a merge',
  },
  keepsBoth: {
    id: 'admin.mergeStudents.keepsBoth',
    defaultMessage: 'Both bookings stay as they are',
    description: 'A box to tick before a merge',
  },
  merge: {
    id: 'admin.mergeStudents.merge',
    defaultMessage: 'Merge',
    description: 'Button: makes one student of two',
  },
  merging: {
    id: 'admin.mergeStudents.merging',
    defaultMessage: 'Merging…',
    description: 'The button while the students are being merged',
  },
  cancel: {
    id: 'admin.mergeStudents.cancel',
    defaultMessage: 'Do not merge',
    description: 'Link: back without merging',
  },
  failed: {
    id: 'admin.mergeStudents.failed',
    defaultMessage: 'The students could not be merged. Try again.',
    description: 'Said when a merge failed',
  },
  changed: {
    id: 'admin.mergeStudents.changed',
    defaultMessage:
      'Somebody has changed one of the two since this page was loaded. Here they are as they are now; look again, then merge.',
    description: 'Said when a student was changed before the merge',
  },
});

const filled = defineMessages<{
  keepOne: { name: string; since: string };
  bookings: { count: number };
  sms: { phone: string };
  willMove: { count: number; name: string };
  willLeave: { name: string; email: string };
  accountStays: { email: string };
  bookingOf: { number: string };
  done: { name: string };
}>({
  keepOne: {
    id: 'admin.mergeStudents.keepOne',
    defaultMessage: '{name}, on record since {since}',
    description: 'Choice: this student stays',
  },
  bookings: {
    id: 'admin.mergeStudents.bookings',
    defaultMessage: '{count, plural, =0 {No bookings} one {# booking} other {# bookings}}',
    description: 'How many bookings a student has',
  },
  sms: {
    id: 'admin.mergeStudents.sms',
    defaultMessage: '{phone}, SMS reminders',
    description: 'A phone number with reminders by text message',
  },
  willMove: {
    id: 'admin.mergeStudents.willMove',
    defaultMessage:
      '{count, plural, =0 {No booking moves} one {# booking moves} other {# bookings move}} to {name}.',
    description: 'What a merge will do',
  },
  willLeave: {
    id: 'admin.mergeStudents.willLeave',
    defaultMessage:
      'The record of {name} ({email}) leaves lists and search. Later bookings with its email and name go to the record that stays.',
    description: 'What a merge will do',
  },
  accountStays: {
    id: 'admin.mergeStudents.accountStays',
    defaultMessage: 'The account of {email} stays as it is: whoever logs in with it goes on doing so.',
    description: 'What a merge does not do',
  },
  bookingOf: {
    id: 'admin.mergeStudents.bookingOf',
    defaultMessage: 'Booking {number}',
    description: 'Link to a booking, by its number',
  },
  done: {
    id: 'admin.mergeStudents.done',
    defaultMessage: '{name} was merged into this student.',
    description: 'Said on the page of the student that was kept',
  },
});

export const mergeMessages = { ...plain, ...filled };
