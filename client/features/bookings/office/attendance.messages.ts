import { defineMessages } from 'react-intl';

const plain = defineMessages({
  attendance: {
    id: 'admin.attendance.attendance',
    defaultMessage: 'Attendance',
    description: 'Label of a filter: whether the person has attended the class',
  },
  notRecorded: {
    id: 'admin.attendance.notRecorded',
    defaultMessage: 'Not recorded',
    description: 'Choice of a filter: nobody has recorded whether the person has attended the class',
  },
  markAttended: {
    id: 'admin.attendance.markAttended',
    defaultMessage: 'Mark attended',
    description: 'Button of bookings: their attendees have attended the class',
  },
  markAttendedAndMail: {
    id: 'admin.attendance.markAttendedAndMail',
    defaultMessage: 'Mark attended and email the certificate',
    description: 'Menu item of a booking: its attendee has attended the class',
  },
  markAbsent: {
    id: 'admin.attendance.markAbsent',
    defaultMessage: 'Mark absent',
    description: 'Button of bookings: their attendees have not come to the class',
  },
  clear: {
    id: 'admin.attendance.clear',
    defaultMessage: 'Clear attendance',
    description: 'Button of bookings: deletes the record of whether their attendees came',
  },
  mail: {
    id: 'admin.attendance.mail',
    defaultMessage: 'Email the certificate when marked attended',
    description: 'Box to tick beside the buttons that record the attendance of one booking or several',
  },
  isCancelled: {
    id: 'admin.attendance.isCancelled',
    defaultMessage: 'The booking is cancelled. Restore it to record the attendance.',
    description: 'Why the attendance of a booking was not recorded; its name stands before it',
  },
  isClassCancelled: {
    id: 'admin.attendance.isClassCancelled',
    defaultMessage: 'The class is cancelled.',
    description: 'Why the attendance of a booking was not recorded; its name stands before it',
  },
  tooEarly: {
    id: 'admin.attendance.tooEarly',
    defaultMessage: 'Too early: the last day of the class has not begun.',
    description: 'Why a booking was not marked attended; its name stands before it',
  },
  notBegun: {
    id: 'admin.attendance.notBegun',
    defaultMessage: 'Too early: the class has not begun.',
    description: 'Why a booking was not marked absent; its name stands before it',
  },
  certificates: {
    id: 'admin.attendance.certificates',
    defaultMessage: 'Certificates (PDF)',
    description: 'Button of a class: saves one file with the certificates of all who have attended',
  },
  mailCertificate: {
    id: 'admin.attendance.mailCertificate',
    defaultMessage: 'Email the certificate',
    description: 'Button of a booking whose attendee has attended: sends the certificate by email',
  },
  mailCertificates: {
    id: 'admin.attendance.mailCertificates',
    defaultMessage: 'Email certificates',
    description: 'Button of bookings whose attendees have all attended: sends the certificates by email',
  },
  notAttended: {
    id: 'admin.attendance.notAttended',
    defaultMessage: 'It is not marked as attended.',
    description: 'Why a certificate was not mailed; the name of the booking stands before it',
  },
  select: {
    id: 'admin.attendance.select',
    defaultMessage: "Select who attended, then press 'Mark attended'.",
    description: 'Above the bookings of a class that has begun',
  },
});

const filled = defineMessages<{
  attended: { count: number; name: string };
  absent: { count: number; name: string };
  cleared: { count: number; name: string };
  unchanged: { count: number };
  mails: { count: number };
  noMails: { count: number };
  mailsStopped: { count: number };
  mailed: { count: number; name: string };
  counts: { attended: number; absent: number; notRecorded: number };
}>({
  attended: {
    id: 'admin.attendance.attended',
    defaultMessage:
      '{count, plural, one {{name} is marked as attended.} other {# bookings are marked as attended.}}',
    description: 'Announced after a change; {name} is the attendee',
  },
  absent: {
    id: 'admin.attendance.absent',
    defaultMessage:
      '{count, plural, one {{name} is marked as absent.} other {# bookings are marked as absent.}}',
    description: 'Announced after a change; {name} is the attendee',
  },
  cleared: {
    id: 'admin.attendance.cleared',
    defaultMessage:
      'The attendance of {count, plural, one {{name} is cleared.} other {# bookings is cleared.}}',
    description: 'Announced after a change; {name} is the attendee',
  },
  unchanged: {
    id: 'admin.attendance.unchanged',
    defaultMessage: '{count, plural, one {# was marked so already.} other {# were marked so already.}}',
    description: 'Beside how many bookings were marked, or alone: those that nothing was changed of',
  },
  mails: {
    id: 'admin.attendance.mails',
    defaultMessage:
      '{count, plural, one {The certificate leaves} other {The certificates leave}} by email in one minute.',
    description: 'After bookings were marked as attended',
  },
  noMails: {
    id: 'admin.attendance.noMails',
    defaultMessage: '{count, plural, one {The certificate is} other {The certificates are}} not emailed.',
    description: 'After bookings were marked as attended',
  },
  mailsStopped: {
    id: 'admin.attendance.mailsStopped',
    defaultMessage:
      '{count, plural, one {The certificate is} other {The certificates are}} not emailed, unless sent already.',
    description: 'After it was taken back that bookings were marked as attended',
  },
  mailed: {
    id: 'admin.attendance.mailed',
    defaultMessage:
      '{count, plural, one {The certificate of {name} is being emailed.} other {# certificates are being emailed.}}',
    description: 'Announced after the certificates of bookings were requested; {name} is the attendee',
  },
  counts: {
    id: 'admin.attendance.counts',
    defaultMessage:
      '{attended, number} attended, {absent, number} absent, {notRecorded, number} not recorded',
    description: 'Above the attendees of a class that has begun',
  },
});

/** Recording who attended a class, and the certificates. */
export const attendanceMessages = { ...plain, ...filled };
