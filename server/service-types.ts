import type { GraphQLSchema } from 'graphql';
import type { AccountService } from './features/accounts/account.service.js';
import type { AccountLinkService } from './features/accounts/account-link.service.js';
import type { AdminGrantService } from './features/accounts/admin-grant.service.js';
import type { PasswordService } from './features/accounts/password.service.js';
import type { RegistrationService } from './features/accounts/registration.service.js';
import type { UserService } from './features/accounts/user.service.js';
import type { BookingBurstService } from './features/booking-bursts/booking-burst.service.js';
import type { BookingHistoryService } from './features/histories/booking-history.service.js';
import type { BookingLinkService } from './features/own-bookings/booking-link.service.js';
import type { BookingPaymentService } from './features/bookings/booking-payment.service.js';
import type { AttendanceService } from './features/bulk-bookings/attendance.service.js';
import type { BulkBookingService } from './features/bulk-bookings/bulk-booking.service.js';
import type { BookingService } from './features/bookings/booking.service.js';
import type { Booking } from './features/bookings/booking.type.js';
import type { PackageFile } from './features/certificates/certificate-fonts.file.js';
import type { CertificateService } from './features/certificates/certificate.service.js';
import type { ClassNoticeService } from './features/class-notices/class-notice.service.js';
import type { MyBookingService } from './features/own-bookings/my-bookings.service.js';
import type { OfficeBookingService } from './features/bookings/office-booking.service.js';
import type { OwnBookingService } from './features/own-bookings/own-booking.service.js';
import type { SeatGuard } from './features/schedule/seat-lock.store.js';
import type { StudentHistoryService } from './features/histories/student-history.service.js';
import type { StudentMergeService } from './features/merging/student-merge.service.js';
import type { ClassTypeService } from './features/catalog/class-type.service.js';
import type { MessageService } from './features/messages/message.service.js';
import type { OfficeMessageService } from './features/office-messages/office-message.service.js';
import type { OutboxService } from './features/messages/outbox.service.js';
import type { CrewChangeService } from './features/crews/crew-change.service.js';
import type { CrewMoveService } from './features/crews/crew-move.service.js';
import type { CrewService } from './features/crews/crew.service.js';
import type { CrewHistoryService } from './features/histories/crew-history.service.js';
import type { OfficeCrewService } from './features/crews/office-crew.service.js';
import type { ContactService } from './features/contact/contact.service.js';
import type { DashboardService } from './features/dashboard/dashboard.service.js';
import type { InstallationAlertService } from './features/installation/installation-alert.service.js';
import type { InstallationService } from './features/installation/installation.service.js';
import type { TodayService } from './features/dashboard/today.service.js';
import type { ReportService } from './features/reports/report.service.js';
import type { ReportScheduleService } from './features/reports/report-schedule.service.js';
import type { ScheduledReports } from './features/reports/scheduled-report.service.js';
import type { SavedReportService } from './features/reports/saved-report.service.js';
import type { ClassCalendarService } from './features/schedule/class-calendar.service.js';
import type { ClassCopyService } from './features/schedule/class-copy.service.js';
import type { ClassHistoryService } from './features/schedule/class-history.service.js';
import type { ClassInstanceService } from './features/schedule/class-instance.service.js';
import type { ClassWarningService } from './features/schedule/class-warning.service.js';
import type { InstructorService } from './features/schedule/instructor.service.js';
import type { VenueService } from './features/schedule/venue.service.js';
import type { ClassRosterService } from './features/schedule/class-roster.service.js';
import type { UpcomingService } from './features/schedule/upcoming.service.js';
import type { SearchService } from './features/search/search.service.js';
import type { Site } from './features/site/site.type.js';
import type { StudentDuplicateService } from './features/students/student-duplicate.service.js';
import type { StudentService } from './features/students/student.service.js';
import type { SavedViewService } from './features/views/saved-view.service.js';
import type { SeatLedgerService } from './features/waiting/seat-ledger.service.js';
import type { WaitingListService } from './features/waiting/waiting-list.service.js';
import type { WaitingNoticeService } from './features/waiting/waiting-notice.service.js';
import type { WaitingOfficeService } from './features/waiting/waiting-office.service.js';
import type { WaitingListJob } from './features/waiting/waiting-list-job.service.js';
import type { Company } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import type { ResponseCache } from './platform/database/response-cache.js';
import type { Places } from './platform/doctor/own-files.js';
import type { EncodedBody } from './platform/site/encoded-body.js';
import type { Throttle } from './platform/throttle/throttle.js';

export interface Services {
  facts: Site;
  accounts: AccountService;
  accountLinks: AccountLinkService;
  passwords: PasswordService;
  registrations: RegistrationService;
  adminGrants: AdminGrantService;
  users: UserService;
  classTypes: ClassTypeService;
  instances: ClassInstanceService;
  classCalendar: ClassCalendarService;
  classCopies: ClassCopyService;
  classHistory: ClassHistoryService;
  venues: VenueService;
  instructors: InstructorService;
  classWarnings: ClassWarningService;
  rosters: ClassRosterService<Booking>;
  upcoming: UpcomingService;
  bookings: BookingService;
  ownBookings: OwnBookingService;
  bookingLinks: BookingLinkService;
  myBookings: MyBookingService;
  officeBookings: OfficeBookingService;
  crews: CrewService;
  officeCrews: OfficeCrewService;
  crewHistory: CrewHistoryService;
  crewChanges: CrewChangeService;
  crewMoves: CrewMoveService;
  bookingPayments: BookingPaymentService;
  bookingHistory: BookingHistoryService;
  bulkBookings: BulkBookingService;
  attendance: AttendanceService;
  bursts: BookingBurstService;
  certificates: CertificateService;
  notices: ClassNoticeService;
  waitingLists: WaitingListService;
  waitingOffice: WaitingOfficeService;
  waitingNotices: WaitingNoticeService;
  waitingListJob: WaitingListJob;
  seatLedgers: SeatLedgerService;
  students: StudentService;
  studentHistory: StudentHistoryService;
  studentDuplicates: StudentDuplicateService;
  studentMerges: StudentMergeService;
  contact: ContactService;
  messages: MessageService;
  outbox: OutboxService;
  officeMessages: OfficeMessageService;
  dashboards: DashboardService;
  today: TodayService;
  installation: InstallationService;
  installationAlerts: InstallationAlertService;
  /** Responses of the public REST lists. */
  listCache: ResponseCache<EncodedBody>;
  /** Results of the public GraphQL queries. */
  queryCache: ResponseCache<Record<string, unknown>>;
  reports: ReportService;
  savedReports: SavedReportService;
  reportSchedules: ReportScheduleService;
  scheduledReports: ScheduledReports;
  savedViews: SavedViewService;
  search: SearchService;
  schema: GraphQLSchema;
  /** Counts rejected requests by address. */
  refusals: Throttle;
}

export interface ServiceParts {
  database: Database;
  company: Company;
  jwtSecret: string;
  rateLimits: boolean;
  /** Hours for which a seat is held for an entry of a waiting list. */
  offerHoldHours?: number;
  /** The public origin of the site, for links in messages; without a trailing slash. */
  origin?: () => string;
  /** The address of the API, if not that of the site; without a trailing slash. */
  apiBaseUrl?: string | undefined;
  /** Finds the fonts of certificates; not needed by a process that makes none. */
  packageFile?: PackageFile;
  /** The schema that reports are executed against; not needed by a process that serves no requests. */
  schemaOf?: (services: () => Services) => GraphQLSchema;
  /** What the office is told problems of; not needed by a process that serves no office. */
  places?: Places;
  /** Is mailed about these problems. */
  operatorEmail?: string | undefined;
  /** The row lock; tests can replace it. */
  guard?: SeatGuard;
}
