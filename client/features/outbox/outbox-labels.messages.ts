import { defineMessages } from 'react-intl';

import { wordMessages } from '../../ui/office/texts/console-words.messages';

export const kindMessages = defineMessages({
  accountConfirmation: {
    id: 'admin.outbox.accountConfirmation',
    defaultMessage: 'Link to confirm the email',
    description: 'Kind of mail',
  },
  accountExists: {
    id: 'admin.outbox.accountExists',
    defaultMessage: 'Account exists already',
    description: 'Kind of mail: somebody wanted to make an account that is there',
  },
  accountInvitation: {
    id: 'admin.outbox.accountInvitation',
    defaultMessage: 'Administrator invitation',
    description: 'Kind of mail: somebody is to work in the office',
  },
  accountPasswordReset: {
    id: 'admin.outbox.accountPasswordReset',
    defaultMessage: 'Link to choose a new password',
    description: 'Kind of mail',
  },
  accountWelcome: {
    id: 'admin.outbox.accountWelcome',
    defaultMessage: 'New account',
    description: 'Kind of mail',
  },
  bookingCancelledByGuest: {
    id: 'admin.outbox.bookingCancelledByGuest',
    defaultMessage: 'Booking cancelled by the guest',
    description: 'Kind of mail: the guest has cancelled the booking by its link',
  },
  bookingCancelledByOffice: {
    id: 'admin.outbox.bookingCancelledByOffice',
    defaultMessage: 'Booking cancelled by the office',
    description: 'Kind of mail: to the attendee of a booking',
  },
  bookingMovedByOffice: {
    id: 'admin.outbox.bookingMovedByOffice',
    defaultMessage: 'Booking moved by the office',
    description: 'Kind of mail: to the attendee of a booking that is for another date now',
  },
  bookingChangedByGuest: {
    id: 'admin.outbox.bookingChangedByGuest',
    defaultMessage: 'Attendee changed by the guest',
    description: 'Kind of mail: the guest has said who comes',
  },
  bookingLink: {
    id: 'admin.outbox.bookingLink',
    defaultMessage: 'Link to a booking',
    description: 'Kind of mail: to a guest who has lost the link',
  },
  bookingMovedByGuest: {
    id: 'admin.outbox.bookingMovedByGuest',
    defaultMessage: 'Booking moved by the guest',
    description: 'Kind of mail: the guest has moved the booking to another date',
  },
  bookingCertificate: {
    id: 'admin.outbox.bookingCertificate',
    defaultMessage: 'Certificate',
    description: 'Kind of mail: to somebody who has attended a class',
  },
  bookingReceipt: {
    id: 'admin.outbox.bookingReceipt',
    defaultMessage: 'Receipt',
    description: 'Kind of mail: for the payment or refund of a booking',
  },
  bookingConfirmation: {
    id: 'admin.outbox.bookingConfirmation',
    defaultMessage: 'Booking confirmation',
    description: 'Kind of mail',
  },
  bookingReminder: {
    id: 'admin.outbox.bookingReminder',
    defaultMessage: 'Class reminder by SMS',
    description: 'Kind of text message',
  },
  bookingReminderMail: {
    id: 'admin.outbox.bookingReminderMail',
    defaultMessage: 'Class reminder',
    description: 'Kind of mail',
  },
  classNotice: {
    id: 'admin.outbox.classNotice',
    defaultMessage: 'Class notice',
    description: 'Kind of mail: a class was cancelled, moved or changed',
  },
  classNoticeText: {
    id: 'admin.outbox.classNoticeText',
    defaultMessage: 'Class notice by SMS',
    description: 'Kind of text message: a class was cancelled, moved or changed',
  },
  contactReceived: {
    id: 'admin.outbox.contactReceived',
    defaultMessage: 'Contact form',
    description: 'Kind of mail: to the office, what a visitor wrote',
  },
  crewReceipt: {
    id: 'admin.outbox.crewReceipt',
    defaultMessage: 'Receipt for a crew',
    description: 'Kind of mail: to the contact of a crew, for payments or refunds',
  },
  officeMessage: {
    id: 'admin.outbox.officeMessage',
    defaultMessage: 'Message from the office',
    description: 'Kind of mail: the office wrote to a class or to chosen attendees',
  },
  officeMessageTest: {
    id: 'admin.outbox.officeMessageTest',
    defaultMessage: 'Test of a message from the office',
    description: 'Kind of mail: to whoever writes a message, to see how it arrives',
  },
  officeMessageText: {
    id: 'admin.outbox.officeMessageText',
    defaultMessage: 'Text message from the office',
    description: 'Kind of text message: the office wrote to a class or to chosen attendees',
  },
  crewClassNotice: {
    id: 'admin.outbox.crewClassNotice',
    defaultMessage: 'Class notice to a crew',
    description: 'Kind of mail',
  },
  crewOfficeMessage: {
    id: 'admin.outbox.crewOfficeMessage',
    defaultMessage: 'Message from the office to a crew',
    description: 'Kind of mail',
  },
  crewOfficeMessageTest: {
    id: 'admin.outbox.crewOfficeMessageTest',
    defaultMessage: 'Test of a message to a crew',
    description: 'Kind of mail: to whoever writes a message, to see how the contact of a crew gets it',
  },
  crewConfirmed: {
    id: 'admin.outbox.crewConfirmed',
    defaultMessage: 'Confirmation of a crew',
    description: 'Kind of mail',
  },
  crewNamesMissing: {
    id: 'admin.outbox.crewNamesMissing',
    defaultMessage: 'Missing names of a crew',
    description: 'Kind of mail',
  },
  instructorClasses: {
    id: 'admin.outbox.instructorClasses',
    defaultMessage: 'Classes of an instructor',
    description: 'Kind of mail: to an instructor, about the classes that they teach',
  },
  installationProblems: {
    id: 'admin.outbox.installationProblems',
    defaultMessage: 'Problems of the server',
    description: 'Kind of mail: to whoever runs the server, such as a backup that is overdue',
  },
  scheduledReport: {
    id: 'admin.outbox.scheduledReport',
    defaultMessage: 'Scheduled report',
    description: 'Kind of mail: a report, to people of the office',
  },
  studentWelcome: {
    id: 'admin.outbox.studentWelcome',
    defaultMessage: 'Welcome to a new student',
    description: 'Kind of mail',
  },
  waitingJoined: {
    id: 'admin.outbox.waitingJoined',
    defaultMessage: 'Waiting list: joined',
    description: 'Kind of mail',
  },
  waitingCancelled: {
    id: 'admin.outbox.waitingCancelled',
    defaultMessage: 'Waiting list: class cancelled',
    description: 'Kind of mail',
  },
  seatOffer: {
    id: 'admin.outbox.seatOffer',
    defaultMessage: 'Waiting list: seat offered',
    description: 'Kind of mail',
  },
  seatOfferText: {
    id: 'admin.outbox.seatOfferText',
    defaultMessage: 'Waiting list: seat offered by SMS',
    description: 'Kind of text message',
  },
  seatOfferLapsed: {
    id: 'admin.outbox.seatOfferLapsed',
    defaultMessage: 'Waiting list: seat no longer held',
    description: 'Kind of mail',
  },
});

export const stateMessages = {
  handled: wordMessages.handled,
  ...defineMessages({
    queued: {
      id: 'admin.outbox.queued',
      defaultMessage: 'Queued',
      description: 'State of a message that was not tried yet',
    },
    retrying: {
      id: 'admin.outbox.retrying',
      defaultMessage: 'Not sent yet',
      description: 'State of a message that failed and will be tried again',
    },
    sent: { id: 'admin.outbox.sent', defaultMessage: 'Sent', description: 'State of a message' },
    failed: {
      id: 'admin.outbox.failed',
      defaultMessage: 'Failed',
      description: 'State of a message that nobody tries again',
    },
  }),
} as const;
