import { defineMessages } from 'react-intl';

/** What was done to other records than accounts. */
export const actionMessages = defineMessages({
  bookingCreated: {
    id: 'admin.users.action.bookingCreated',
    defaultMessage: 'Made a booking',
    description: 'In the list of recent actions',
  },
  bookingCancelled: {
    id: 'admin.users.action.bookingCancelled',
    defaultMessage: 'Cancelled a booking',
    description: 'In the list of recent actions',
  },
  bookingRestored: {
    id: 'admin.users.action.bookingRestored',
    defaultMessage: 'Restored a booking',
    description: 'In the list of recent actions',
  },
  bookingMoved: {
    id: 'admin.users.action.bookingMoved',
    defaultMessage: 'Moved a booking to another date',
    description: 'In the list of recent actions',
  },
  bookingPaymentSet: {
    id: 'admin.users.action.bookingPaymentSet',
    defaultMessage: 'Changed the payment of a booking',
    description: 'In the list of recent actions',
  },
  bookingAmountSet: {
    id: 'admin.users.action.bookingAmountSet',
    defaultMessage: 'Changed the amount of a booking',
    description: 'In the list of recent actions',
  },
  bookingNotesSet: {
    id: 'admin.users.action.bookingNotesSet',
    defaultMessage: 'Edited the notes on a booking',
    description: 'In the list of recent actions',
  },
  bookingAttendeeUpdated: {
    id: 'admin.users.action.bookingAttendeeUpdated',
    defaultMessage: 'Changed who attends',
    description: 'In the list of recent actions',
  },
  bookingBurst: {
    id: 'admin.users.action.bookingBurst',
    defaultMessage: 'Decided about many bookings from one internet address',
    description: 'In the list of recent actions',
  },
  classCreated: {
    id: 'admin.users.action.classCreated',
    defaultMessage: 'Scheduled a class',
    description: 'In the list of recent actions',
  },
  classUpdated: {
    id: 'admin.users.action.classUpdated',
    defaultMessage: 'Changed a class',
    description: 'In the list of recent actions',
  },
  classDeleted: {
    id: 'admin.users.action.classDeleted',
    defaultMessage: 'Deleted a class',
    description: 'In the list of recent actions',
  },
  classTypeChanged: {
    id: 'admin.users.action.classTypeChanged',
    defaultMessage: 'Changed the class types',
    description: 'In the list of recent actions',
  },
  studentCreated: {
    id: 'admin.users.action.studentCreated',
    defaultMessage: 'Added a student',
    description: 'In the list of recent actions',
  },
  studentUpdated: {
    id: 'admin.users.action.studentUpdated',
    defaultMessage: 'Changed a student',
    description: 'In the list of recent actions',
  },
  studentDeleted: {
    id: 'admin.users.action.studentDeleted',
    defaultMessage: 'Deleted a student',
    description: 'In the list of recent actions',
  },
  contactMarked: {
    id: 'admin.users.action.contactMarked',
    defaultMessage: 'Marked a message',
    description: 'In the list of recent actions: a message of a guest, or one that could not be sent',
  },
  messageSentAgain: {
    id: 'admin.users.action.messageSentAgain',
    defaultMessage: 'Sent a message again',
    description: 'In the list of recent actions: a mail or text message of the site',
  },
  officeMessageSent: {
    id: 'admin.users.action.officeMessageSent',
    defaultMessage: 'Wrote to attendees',
    description: 'In the list of recent actions',
  },
  officeMessageTested: {
    id: 'admin.users.action.officeMessageTested',
    defaultMessage: 'Sent a test of a message to attendees',
    description: 'In the list of recent actions',
  },
  officeMessageWithdrawn: {
    id: 'admin.users.action.officeMessageWithdrawn',
    defaultMessage: 'Withdrew a message to attendees',
    description: 'In the list of recent actions',
  },
  seatOffered: {
    id: 'admin.users.action.seatOffered',
    defaultMessage: 'Offered a seat to somebody who waits',
    description: 'In the list of recent actions',
  },
  waitingRemoved: {
    id: 'admin.users.action.waitingRemoved',
    defaultMessage: 'Took somebody off a waiting list',
    description: 'In the list of recent actions',
  },
  crewChanged: {
    id: 'admin.users.action.crewChanged',
    defaultMessage: 'Changed the seats of a crew',
    description: 'In the list of recent actions',
  },
  reportScheduled: {
    id: 'admin.users.action.reportScheduled',
    defaultMessage: 'Changed when a report is emailed',
    description: 'In the list of recent actions',
  },
  reportRun: {
    id: 'admin.users.action.reportRun',
    defaultMessage: 'Ran a report',
    description: 'In the list of recent actions',
  },
  reportSaved: {
    id: 'admin.users.action.reportSaved',
    defaultMessage: 'Changed the reports',
    description: 'In the list of recent actions',
  },
  bookingRefunded: {
    id: 'admin.users.action.bookingRefunded',
    defaultMessage: 'Recorded a refund',
    description: 'In the list of recent actions',
  },
  bookingAttendance: {
    id: 'admin.users.action.bookingAttendance',
    defaultMessage: 'Recorded the attendance',
    description: 'In the list of recent actions: whether somebody came to a class',
  },
  bookingCertificate: {
    id: 'admin.users.action.bookingCertificate',
    defaultMessage: 'Emailed a certificate',
    description: 'In the list of recent actions',
  },
  bookingReceipt: {
    id: 'admin.users.action.bookingReceipt',
    defaultMessage: 'Emailed a receipt',
    description: 'In the list of recent actions: for a payment or refund',
  },
  classCopied: {
    id: 'admin.users.action.classCopied',
    defaultMessage: 'Copied a class',
    description: 'In the list of recent actions',
  },
  studentsMerged: {
    id: 'admin.users.action.studentsMerged',
    defaultMessage: 'Merged students, or undid it',
    description: 'In the list of recent actions',
  },
  duplicatesDecided: {
    id: 'admin.users.action.duplicatesDecided',
    defaultMessage: 'Decided whether two students are one person',
    description: 'In the list of recent actions',
  },
  viewChanged: {
    id: 'admin.users.action.viewChanged',
    defaultMessage: 'Changed the saved views',
    description: 'In the list of recent actions',
  },
  venueChanged: {
    id: 'admin.users.action.venueChanged',
    defaultMessage: 'Changed the venues',
    description: 'In the list of recent actions',
  },
  instructorChanged: {
    id: 'admin.users.action.instructorChanged',
    defaultMessage: 'Changed the instructors',
    description: 'In the list of recent actions',
  },
  seatOfferWithdrawn: {
    id: 'admin.users.action.seatOfferWithdrawn',
    defaultMessage: 'Withdrew the offer of a seat',
    description: 'In the list of recent actions',
  },
  bookingLinkRequested: {
    id: 'admin.users.action.bookingLinkRequested',
    defaultMessage: 'Asked for the link of a booking',
    description: 'In the list of recent actions',
  },
  seatOfferTaken: {
    id: 'admin.users.action.seatOfferTaken',
    defaultMessage: 'Accepted the offer of a seat',
    description: 'In the list of recent actions',
  },
  seatOfferDeclined: {
    id: 'admin.users.action.seatOfferDeclined',
    defaultMessage: 'Declined the offer of a seat',
    description: 'In the list of recent actions',
  },
  waitingJoined: {
    id: 'admin.users.action.waitingJoined',
    defaultMessage: 'Put somebody on a waiting list',
    description: 'In the list of recent actions',
  },
  crewBooked: {
    id: 'admin.users.action.crewBooked',
    defaultMessage: 'Booked for a crew',
    description: 'In the list of recent actions',
  },
  crewContact: {
    id: 'admin.users.action.crewContact',
    defaultMessage: 'Corrected the contact of a crew',
    description: 'In the list of recent actions',
  },
  studentRestored: {
    id: 'admin.users.action.studentRestored',
    defaultMessage: 'Restored a student',
    description: 'In the list of recent actions',
  },
  other: {
    id: 'admin.users.action.other',
    defaultMessage: 'Other change',
    description: 'In the list of recent actions: one that has no name of its own',
  },
});
