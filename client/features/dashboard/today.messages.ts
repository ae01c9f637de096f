import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.today.heading',
    defaultMessage: 'Today and tomorrow',
    description: 'Heading above the classes of the next two days',
  },
  noClasses: {
    id: 'admin.today.noClasses',
    defaultMessage: 'No classes today or tomorrow.',
    description: 'In place of the classes of today and tomorrow',
  },
  nothing: {
    id: 'admin.today.nothing',
    defaultMessage:
      'Nothing is waiting for you: everybody who comes in the next 7 days has paid, and all messages are handled.',
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
});

const filled = defineMessages<{
  today: { date: string };
  tomorrow: { date: string };
  moreClasses: { count: number };
  dayOf: { number: number; count: number };
  attendeeLanguages: { languages: string };
  languageCount: { language: string; count: number };
  nobody: { held: number };
  seats: { taken: number; held: number; max: number };
  paid: { paid: number; taken: number };
  underMinimum: { taken: number; min: number };
  whoComes: { count: number };
  owed: { count: number; amount: string };
  showUnpaid: { count: number };
  allUnpaid: { count: number };
  moreFew: { count: number };
  allMessages: { count: number };
  allFailed: { count: number };
  failedMail: { recipient: string };
  failedText: { recipient: string };
  emergency: { name: string };
  wrote: { when: string };
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
  dayOf: {
    id: 'admin.today.dayOf',
    defaultMessage: 'day {number} of {count}',
    description: 'Which day of a class of several days it is',
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
});

export const todayMessages = { ...plain, ...filled };
