import { Initial1795000000000 } from './1795000000000-initial.js';
import { Reports1795260000000 } from './1795260000000-reports.js';
import { CompanySearch1795350000000 } from './1795350000000-company-search.js';
import { ClassTypeNames1795351000000 } from './1795351000000-class-type-names.js';
import { ConfirmedAccounts1795400000000 } from './1795400000000-confirmed-accounts.js';
import { ThrottleCounts1795401000000 } from './1795401000000-throttle-counts.js';
import { BookingSources1795402000000 } from './1795402000000-booking-sources.js';
import { OutboxLeases1795403000000 } from './1795403000000-outbox-leases.js';
import { KeptCounts1795600000000 } from './1795600000000-kept-counts.js';
import { SearchIndex1795601000000 } from './1795601000000-search-index.js';
import { ReportIndexes1795602000000 } from './1795602000000-report-indexes.js';
import { ClassNotices1795700000000 } from './1795700000000-class-notices.js';
import { ClassMinimums1795800000000 } from './1795800000000-class-minimums.js';
import { AccountStates1795801000000 } from './1795801000000-account-states.js';
import { BookingPayments1795900000000 } from './1795900000000-booking-payments.js';
import { SearchEverywhere1796000000000 } from './1796000000000-search-everywhere.js';
import { VenuesAndInstructors1796100000000 } from './1796100000000-venues-and-instructors.js';
import { MergedStudents1796200000000 } from './1796200000000-merged-students.js';
import { SavedViews1796201000000 } from './1796201000000-saved-views.js';
import { OfficeMessages1796300000000 } from './1796300000000-office-messages.js';
import { ReportSchedules1796300001000 } from './1796300001000-report-schedules.js';
import { ScheduleFilters1796400000000 } from './1796400000000-schedule-filters.js';
import { MessageSubjects1796601000000 } from './1796601000000-message-subjects.js';
import { BookingEmails1796501000000 } from './1796501000000-booking-emails.js';
import { CrewMessages1796600000000 } from './1796600000000-crew-messages.js';
import { SeatsHeldForOthers1796500000000 } from './1796500000000-seats-held-for-others.js';
import { BookingLinks1796700000000 } from './1796700000000-booking-links.js';
import { ClockChecks1796800000000 } from './1796800000000-clock-checks.js';
import { ReminderMails1796900000000 } from './1796900000000-reminder-mails.js';
import { OutboxOrder1797000000000 } from './1797000000000-outbox-order.js';
import { RefundsDue1797100000000 } from './1797100000000-refunds-due.js';
import { MessageSearch1797200000000 } from './1797200000000-message-search.js';
import { CancelledClasses1797300000000 } from './1797300000000-cancelled-classes.js';
import { LetterCase1797400000000 } from './1797400000000-letter-case.js';
import { PaymentViews1797500000000 } from './1797500000000-payment-views.js';
import { SearchOfContacts1797600000000 } from './1797600000000-search-of-contacts.js';
import { Attendance1797700000000 } from './1797700000000-attendance.js';
import { CrewMoves1797700001000 } from './1797700001000-crew-moves.js';
import { VisibleNames1797800000000 } from './1797800000000-visible-names.js';
import { HandledMessages1797900000000 } from './1797900000000-handled-messages.js';
import { LastDays1798000000000 } from './1798000000000-last-days.js';
import { PlainLetters1798100000000 } from './1798100000000-plain-letters.js';
import { Apostrophes1798200000000 } from './1798200000000-apostrophes.js';
import { PaymentDates1798300000000 } from './1798300000000-payment-dates.js';
import { CrewLinks1798400000000 } from './1798400000000-crew-links.js';
import { CrewContactEmails1798500000000 } from './1798500000000-crew-contact-emails.js';
import { WaitingListEmails1798600000000 } from './1798600000000-waiting-list-emails.js';
import { InstructorNotices1798700000000 } from './1798700000000-instructor-notices.js';
import { CertificateValidity1798800000000 } from './1798800000000-certificate-validity.js';

/** All migrations, in the order they run. */
export const migrations = [
  Initial1795000000000,
  Reports1795260000000,
  CompanySearch1795350000000,
  ClassTypeNames1795351000000,
  ConfirmedAccounts1795400000000,
  ThrottleCounts1795401000000,
  BookingSources1795402000000,
  OutboxLeases1795403000000,
  KeptCounts1795600000000,
  SearchIndex1795601000000,
  ReportIndexes1795602000000,
  ClassNotices1795700000000,
  ClassMinimums1795800000000,
  AccountStates1795801000000,
  BookingPayments1795900000000,
  SearchEverywhere1796000000000,
  VenuesAndInstructors1796100000000,
  MergedStudents1796200000000,
  SavedViews1796201000000,
  OfficeMessages1796300000000,
  ReportSchedules1796300001000,
  ScheduleFilters1796400000000,
  SeatsHeldForOthers1796500000000,
  BookingEmails1796501000000,
  CrewMessages1796600000000,
  MessageSubjects1796601000000,
  BookingLinks1796700000000,
  ClockChecks1796800000000,
  ReminderMails1796900000000,
  OutboxOrder1797000000000,
  RefundsDue1797100000000,
  MessageSearch1797200000000,
  CancelledClasses1797300000000,
  LetterCase1797400000000,
  PaymentViews1797500000000,
  SearchOfContacts1797600000000,
  Attendance1797700000000,
  CrewMoves1797700001000,
  VisibleNames1797800000000,
  HandledMessages1797900000000,
  LastDays1798000000000,
  PlainLetters1798100000000,
  Apostrophes1798200000000,
  PaymentDates1798300000000,
  CrewLinks1798400000000,
  CrewContactEmails1798500000000,
  WaitingListEmails1798600000000,
  InstructorNotices1798700000000,
  CertificateValidity1798800000000,
];
