import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.today.heading',
    defaultMessage: 'Today and tomorrow',
    description: 'Heading above the classes of the next two days',
  },
  allClasses: {
    id: 'admin.today.allClasses',
    defaultMessage: 'Schedule',
    description: 'Link beside the classes of today and tomorrow: opens the schedule',
  },
  noClasses: {
    id: 'admin.today.noClasses',
    defaultMessage: 'No classes today or tomorrow.',
    description: 'In place of the classes of today and tomorrow',
  },
  nothing: {
    id: 'admin.today.nothing',
    defaultMessage:
      'Nothing is waiting for you: everybody who comes in the next 7 days has paid, and all messages are answered.',
    description: 'In place of the lists of what the office has to do, when there is nothing',
  },
  loading: {
    id: 'admin.today.loading',
    defaultMessage: 'Loading open tasks…',
    description: 'While classes of today, unpaid bookings and messages are on their way',
  },
  loadFailed: {
    id: 'admin.today.loadFailed',
    defaultMessage: 'Today’s classes and open tasks could not be loaded',
    description: 'Banner',
  },
  noInstructor: {
    id: 'admin.today.noInstructor',
    defaultMessage: 'No instructor',
    description: 'Warning at a class: nobody is named who teaches it',
  },
  signInSheet: {
    id: 'admin.today.signInSheet',
    defaultMessage: 'Sign-in sheet',
    description: 'Link at a class: opens the sheet that attendees sign',
  },
  bookings: {
    id: 'admin.today.bookings',
    defaultMessage: 'Bookings',
    description: 'Link at a class: opens its bookings',
  },
  pendingHeading: {
    id: 'admin.today.pendingHeading',
    defaultMessage: 'Payment pending, classes within 7 days',
    description: 'Heading above the bookings that are still to be paid',
  },
  fewHeading: {
    id: 'admin.today.fewHeading',
    defaultMessage: 'Too few people, classes within 7 days',
    description: 'Heading above the classes that need more people to take place',
  },
  messagesHeading: {
    id: 'admin.today.messagesHeading',
    defaultMessage: 'Messages',
    description: 'Heading above the messages that wait for an answer and the mails that could not be sent',
  },
  newMessage: {
    id: 'admin.today.newMessage',
    defaultMessage: 'Unread',
    description: 'At a message of a guest that nobody has opened yet',
  },
  markPaid: {
    id: 'admin.today.markPaid',
    defaultMessage: 'Mark paid',
    description: 'Button at a booking',
  },
  markPending: {
    id: 'admin.today.markPending',
    defaultMessage: 'Mark payment pending',
    description: 'Button at a booking that is marked paid',
  },
  call: {
    id: 'admin.today.call',
    defaultMessage: 'Call',
    description: 'Link at a person: calls the phone number',
  },
  rosterLoading: {
    id: 'admin.today.rosterLoading',
    defaultMessage: 'Looking up who is coming…',
    description: 'While the people of a class are on their way',
  },
  rosterFailed: {
    id: 'admin.today.rosterFailed',
    defaultMessage: 'The list could not be loaded.',
    description: 'In place of the people of a class',
  },
  conflict: {
    id: 'admin.today.conflict',
    defaultMessage: 'Somebody else changed this booking in the meantime. The list shows it as it is now.',
    description: 'Said when a booking could not be marked paid',
  },
  failed: {
    id: 'admin.today.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'Said when a booking could not be marked paid',
  },
});

const filled = defineMessages<{
  today: { date: string };
  tomorrow: { date: string };
  moreClasses: { count: number };
  hours: { start: string; end: string; zone: string };
  dayOf: { number: number; count: number };
  place: { name: string; city: string };
  attendeeLanguages: { languages: string };
  languageCount: { language: string; count: number };
  nobody: { held: number };
  seats: { taken: number; held: number; max: number };
  paid: { paid: number; taken: number };
  underMinimum: { taken: number; min: number };
  whoComes: { count: number };
  ofClass: { name: string };
  ofPerson: { name: string };
  owed: { count: number; amount: string };
  showUnpaid: { count: number };
  allUnpaid: { count: number };
  moreFew: { count: number };
  allMessages: { count: number };
  allFailed: { count: number };
  failedMail: { recipient: string };
  failedText: { recipient: string };
  person: { firstName: string; lastName: string };
  emergency: { name: string };
  wrote: { when: string };
  markedPaid: { name: string };
  markedPending: { name: string };
}>({
  today: {
    id: 'admin.today.today',
    defaultMessage: 'Today, {date}',
    description: 'Heading above classes; the date is put in: Monday, January 11',
  },
  tomorrow: {
    id: 'admin.today.tomorrow',
    defaultMessage: 'Tomorrow, {date}',
    description: 'Heading above classes; the date is put in: Tuesday, January 12',
  },
  moreClasses: {
    id: 'admin.today.moreClasses',
    defaultMessage: 'All {count, number} classes of today and tomorrow are in the schedule',
    description: 'Link below the first classes of today and tomorrow',
  },
  hours: {
    id: 'admin.today.hours',
    defaultMessage: '{start} – {end}, {zone}',
    description: 'When a class begins and ends, with the time zone of its venue',
  },
  dayOf: {
    id: 'admin.today.dayOf',
    defaultMessage: 'day {number} of {count}',
    description: 'Which day of a class of several days it is',
  },
  place: {
    id: 'admin.today.place',
    defaultMessage: '{name}, {city}',
    description: 'Name of the venue and its city',
  },
  attendeeLanguages: {
    id: 'admin.today.attendeeLanguages',
    defaultMessage: 'Attendees: {languages}',
    description: 'The languages of who comes to a class, with how many for each: English 5, Español 3',
  },
  languageCount: {
    id: 'admin.today.languageCount',
    defaultMessage: '{language} {count, number}',
    description: 'A language, and how many of who comes read it: English 5',
  },
  nobody: {
    id: 'admin.today.nobody',
    defaultMessage:
      '{held, plural, =0 {Nobody booked} one {No attendees yet, # seat held} other {No attendees yet, # seats held}}',
    description:
      'At a class of today or tomorrow without attendees; {held}: seats of crews without a name yet, and seats offered to the waiting list',
  },
  seats: {
    id: 'admin.today.seats',
    defaultMessage:
      '{taken, number} of {max, number} seats{held, plural, =0 {} one {, # more held} other {, # more held}}',
    description:
      'Attendees and seats of a class; {held}: seats of crews without a name yet, and seats offered to the waiting list',
  },
  paid: {
    id: 'admin.today.paid',
    defaultMessage: '{paid, number} of {taken, number} paid',
    description: 'How many of who comes have paid',
  },
  underMinimum: {
    id: 'admin.today.underMinimum',
    defaultMessage: '{taken, number} of at least {min, number}',
    description: 'Warning at a class: fewer people than it needs',
  },
  whoComes: {
    id: 'admin.today.whoComes',
    defaultMessage: 'Who is coming ({count, number})',
    description: 'Opens the people of a class',
  },
  ofClass: {
    id: 'admin.today.ofClass',
    defaultMessage: 'for {name}',
    description: 'Goes on a button or link at a class, for screen readers: its name',
  },
  ofPerson: {
    id: 'admin.today.ofPerson',
    defaultMessage: 'for {name}',
    description: 'Goes on a button or link at a booking, for screen readers: whose',
  },
  owed: {
    id: 'admin.today.owed',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}}, {amount}',
    description: 'How many bookings are to be paid, and how much that is together',
  },
  showUnpaid: {
    id: 'admin.today.showUnpaid',
    defaultMessage: 'Show all {count, number}',
    description: 'Button below the first unpaid bookings',
  },
  allUnpaid: {
    id: 'admin.today.allUnpaid',
    defaultMessage: 'All {count, number} are in the bookings',
    description: 'Link below the first hundred unpaid bookings',
  },
  moreFew: {
    id: 'admin.today.moreFew',
    defaultMessage: 'and {count, number} more in the schedule',
    description: 'Link below the first classes that need more people',
  },
  allMessages: {
    id: 'admin.today.allMessages',
    defaultMessage: '{count, plural, one {# open message} other {All # open messages}}',
    description: 'Link to the messages of guests that nobody has handled yet',
  },
  allFailed: {
    id: 'admin.today.allFailed',
    defaultMessage: '{count, plural, one {# message could not be sent} other {# messages could not be sent}}',
    description: 'Link to the mails and text messages of the site that were given up',
  },
  failedMail: {
    id: 'admin.today.failedMail',
    defaultMessage: 'Email to {recipient} not sent',
    description: 'Link to a mail of the site that was given up',
  },
  failedText: {
    id: 'admin.today.failedText',
    defaultMessage: 'Text message to {recipient} not sent',
    description: 'Link to a text message of the site that was given up',
  },
  person: {
    id: 'admin.today.person',
    defaultMessage: '{firstName} {lastName}',
    description: 'Name of somebody who has a booking',
  },
  emergency: {
    id: 'admin.today.emergency',
    defaultMessage: 'Emergency: {name}',
    description: 'Link that calls the emergency contact of somebody in class; the contact’s name is put in',
  },
  wrote: {
    id: 'admin.today.wrote',
    defaultMessage: 'wrote on {when}',
    description: 'When a guest sent a message: Monday, January 11 at 8:00 AM',
  },
  markedPaid: {
    id: 'admin.today.markedPaid',
    defaultMessage: 'The booking of {name} is marked paid.',
    description: 'Said after a change that can be undone',
  },
  markedPending: {
    id: 'admin.today.markedPending',
    defaultMessage: 'The payment of {name} is pending again.',
    description: 'Said after a change that can be undone',
  },
});

export const todayMessages = { ...plain, ...filled };
