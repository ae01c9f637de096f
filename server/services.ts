import { GraphQLSchema } from 'graphql';
import { AccountService } from './features/accounts/login/account.service.js';
import { AccountLinkService } from './features/accounts/links/account-link.service.js';
import { AdminGrantService } from './features/accounts/users/admin-grant.service.js';
import { PasswordCheckService } from './features/accounts/passwords/password-check.service.js';
import { PasswordService } from './features/accounts/passwords/password.service.js';
import { RegistrationService } from './features/accounts/registration/registration.service.js';
import { SignedIds } from './features/accounts/links/signed-ids.crypto.js';
import { Tokens } from './features/accounts/login/token.crypto.js';
import { UserService } from './features/accounts/users/user.service.js';
import { BookingBurstService } from './features/booking-bursts/booking-burst.service.js';
import { BookingHistoryService } from './features/histories/booking-history.service.js';
import { BookingLinkService } from './features/own-bookings/booking-link.service.js';
import { BookingNotesService } from './features/bookings/notes/booking-notes.service.js';
import { BookingPaymentService } from './features/bookings/payment/booking-payment.service.js';
import { AttendanceService } from './features/bulk-bookings/attendance.service.js';
import { BulkBookingService } from './features/bulk-bookings/bulk-booking.service.js';
import { ReceiptService } from './features/bulk-bookings/receipt.service.js';
import { BulkChangeService } from './features/bulk-bookings/bulk-change.service.js';
import { BookingSources } from './features/bookings/book/booking-source.crypto.js';
import { noticeDueAt } from './features/schedule/classes/class-change.rules.js';
import { BookingCalendarService } from './features/bookings/calendar/booking-calendar.service.js';
import { BookingService } from './features/bookings/book/booking.service.js';
import { CertificateService } from './features/certificates/certificate.service.js';
import { InstructorNoticeService } from './features/instructor-notices/instructor-notice.service.js';
import { ClassNoticeService } from './features/class-notices/class-notice.service.js';
import { MyBookingService } from './features/own-bookings/my-bookings.service.js';
import { MyCrewService } from './features/crews/my-crews.service.js';
import { BookingListService } from './features/bookings/list/booking-list.service.js';
import { OfficeBookingService } from './features/bookings/office/office-booking.service.js';
import { OwnBookingService } from './features/own-bookings/own-booking.service.js';
import { rowLock } from './features/schedule/seats/seat-lock.store.js';
import { GuestLimits } from './features/guest-limits/guest-limits.service.js';
import { SeatService } from './features/bookings/seats/seat.service.js';
import { StudentHistoryService } from './features/histories/student-history.service.js';
import { StudentMergeService } from './features/merging/student-merge.service.js';
import { ClassTypeService } from './features/catalog/class-type.service.js';
import { MessageService } from './features/messages/message.service.js';
import { OfficeMessageService } from './features/office-messages/office-message.service.js';
import { OutboxService } from './features/messages/outbox/outbox.service.js';
import { CrewChangeService } from './features/crews/crew-change.service.js';
import { CrewContactService } from './features/crews/crew-contact.service.js';
import { CrewMoveService } from './features/crews/crew-move.service.js';
import { CrewService } from './features/crews/crew.service.js';
import { LockedCrews } from './features/crews/locked-crew.service.js';
import { CrewSeatService } from './features/crews/crew-seat.service.js';
import { CrewHistoryService } from './features/histories/crew-history.service.js';
import { OfficeCrewService } from './features/crews/office-crew.service.js';
import { ContactService } from './features/contact/contact.service.js';
import { DashboardService } from './features/dashboard/dashboard.service.js';
import { InstallationAlertService } from './features/installation/installation-alert.service.js';
import { InstallationService } from './features/installation/installation.service.js';
import { TodayService } from './features/dashboard/today.service.js';
import { ReportService } from './features/reports/totals/report.service.js';
import { ReportRunService } from './features/reports/queries/report-run.service.js';
import { ReportScheduleService } from './features/reports/schedules/report-schedule.service.js';
import { ScheduledReports } from './features/reports/schedules/scheduled-report.service.js';
import { SavedReportService } from './features/reports/saved/saved-report.service.js';
import { ClassCalendarService } from './features/schedule/calendar/class-calendar.service.js';
import { ClassCopyService } from './features/schedule/copies/class-copy.service.js';
import { ClassHistoryService } from './features/schedule/history/class-history.service.js';
import {
  ClassInstanceService,
  type ClassChangeNotifier,
} from './features/schedule/classes/class-instance.service.js';
import { ClassWarningService } from './features/schedule/warnings/class-warning.service.js';
import { InstructorService } from './features/schedule/instructors/instructor.service.js';
import { VenueClassService } from './features/schedule/venues/venue-classes.service.js';
import { VenueService } from './features/schedule/venues/venue.service.js';
import { ClassRosterService } from './features/schedule/classes/class-roster.service.js';
import { UpcomingService } from './features/schedule/upcoming/upcoming.service.js';
import { SearchService } from './features/search/search.service.js';
import { siteOf } from './features/site/site.rules.js';
import { StudentDuplicateService } from './features/students/student-duplicate.service.js';
import { StudentService } from './features/students/student.service.js';
import { SavedViewService } from './features/views/saved-view.service.js';
import { SeatLedgerService } from './features/waiting/seat-ledger.service.js';
import { WaitingKeys } from './features/waiting/waiting-key.crypto.js';
import { MyWaitingListService } from './features/waiting/my-waiting-list.service.js';
import { WaitingListService } from './features/waiting/waiting-list.service.js';
import { WaitingNoticeService } from './features/waiting/waiting-notice.service.js';
import { WaitingOfficeService } from './features/waiting/waiting-office.service.js';
import { WaitingListJob } from './features/waiting/waiting-list-job.service.js';
import { DEFAULT_HOLD_HOURS } from './features/waiting/waiting.constants.js';
import { ResponseCache } from './platform/database/response-cache.js';
import type { EncodedBody } from './platform/site/encoded-body.js';
import type { ServiceParts } from './service-parts.js';
import { throttlesOf } from './throttles.js';

function noPackageFile(name: string): never {
  throw new Error(`${name} is needed for certificates, which this process does not make`);
}

/** The services of a server process, one instance of each. */
export type Services = ReturnType<typeof servicesOf>;

export interface SchemaPart {
  /** The schema that reports are executed against; not needed by a process that serves no requests. */
  schemaOf?: (services: () => Services) => GraphQLSchema;
}

export function createServices({
  schemaOf = () => new GraphQLSchema({}),
  ...parts
}: ServiceParts & SchemaPart): Services {
  const schema = schemaOf(() => services);
  const services = servicesOf({ ...parts, schema });
  return services;
}

function servicesOf({
  database,
  company,
  jwtSecret,
  rateLimits,
  offerHoldHours = DEFAULT_HOLD_HOURS,
  origin = () => '',
  apiBaseUrl,
  packageFile = noPackageFile,
  installationSettings,
  operatorEmail,
  schema,
  guard = rowLock,
}: ServiceParts & { schema: GraphQLSchema }) {
  const throttles = throttlesOf({ database, rateLimits });
  const signedIds = new SignedIds(jwtSecret);
  const checks = new PasswordCheckService({ signedIds, ...throttles.logins });
  const { mailsPerRecipient, mailsPerAddress: mailThrottle } = throttles;
  const accounts = new AccountService({
    database,
    tokens: new Tokens(jwtSecret),
    checks,
    nameChanges: throttles.nameChanges,
  });
  const links = new AccountLinkService({ database, signedIds, checks, mailsPerRecipient });
  const registrations = new RegistrationService({ database, accounts, links, mailThrottle });
  const seats = new SeatService(guard, offerHoldHours);
  const bulkChanges = new BulkChangeService(database, seats);
  const limits = new GuestLimits({ ...throttles.guestBookings, company });
  const notices = new ClassNoticeService(database);
  const waitingNotices = new WaitingNoticeService(database, offerHoldHours);
  const waiting = { database, guard, holdHours: offerHoldHours };
  const upcoming = new UpcomingService(database);
  const officeBookings = new OfficeBookingService(database, seats, company);
  const bookingLists = new BookingListService(database);
  const calendars = new BookingCalendarService(company);
  const bookings = new BookingService({
    database,
    guard,
    seats,
    registrations,
    company,
    calendars,
    sources: new BookingSources(jwtSecret),
    limits,
  });
  const instructorNotices = new InstructorNoticeService({ database, calendars });
  const sourceOf: BookingService['sourceOf'] = (ctx) => bookings.sourceOf(ctx);
  const crewSeats = new CrewSeatService(seats, sourceOf);
  const lockedCrews = new LockedCrews({ database, seats, limits });
  const crews = new CrewService({ database, seats, crewSeats, calendars, limits, sourceOf });
  const sender = {
    company,
    // Known once the server listens.
    get publicUrl() {
      return origin();
    },
    apiBaseUrl,
  };
  const reportRuns = new ReportRunService(database, schema);
  const savedReports = new SavedReportService(database, schema, reportRuns);
  const scheduledReports = new ScheduledReports(database, schema, reportRuns);
  const certificates = new CertificateService({
    database,
    company,
    packageFile,
    throttle: throttles.certificates,
  });
  const messages = new MessageService({
    database,
    bookings,
    calendars,
    certificates,
    crews,
    accountLinks: links,
    notices,
    instructorNotices,
    waitingNotices,
    upcoming,
    sender,
    scheduledReports,
  });
  const installation = new InstallationService(database, installationSettings);
  const classChanges: ClassChangeNotifier = {
    follow: async (ctx, manager, edits, isNotified) => {
      const effects = await notices.follow(ctx, manager, edits, isNotified);
      const dueAt = noticeDueAt(ctx.clock.now());
      for (const edit of edits) {
        const { classInstanceId: id } = edit;
        const waitingEffects = await waitingNotices.follow(ctx, manager, edit, { isNotified, dueAt });
        effects.set(id, { ...effects.get(id), ...waitingEffects });
      }
      return effects;
    },
    countRecipients: async (ctx, edits) => (await notices.noticeRecipients(edits, ctx.clock.now())).length,
    preview: (ctx, edit) => messages.classNotices.preview(ctx, edit),
  };
  const classHistory = new ClassHistoryService(database);
  const instances = new ClassInstanceService({ database, guard, notifier: classChanges });
  return {
    facts: siteOf(company),
    accounts,
    accountLinks: links,
    passwords: new PasswordService({ database, accounts, links, checks, mailThrottle }),
    registrations,
    adminGrants: new AdminGrantService(database, links),
    users: new UserService({ database, links }),
    classTypes: new ClassTypeService(database),
    instances,
    classCalendar: new ClassCalendarService(database),
    classCopies: new ClassCopyService(database, guard),
    classHistory,
    venues: new VenueService(database, new VenueClassService({ guard, notifier: classChanges })),
    instructors: new InstructorService(database, guard),
    instructorNotices,
    classWarnings: new ClassWarningService(database),
    rosters: new ClassRosterService(database, instances, (ids) => bookingLists.listSeatTaking(ids)),
    upcoming,
    bookings,
    calendars,
    ownBookings: new OwnBookingService({ database, seats, limits, company }),
    bookingLinks: new BookingLinkService({
      database,
      perAddress: throttles.bookingLinks,
      perRecipient: mailsPerRecipient,
    }),
    myBookings: new MyBookingService(database),
    officeBookings,
    bookingLists,
    crews,
    officeCrews: new OfficeCrewService(database),
    crewHistory: new CrewHistoryService(database),
    crewChanges: new CrewChangeService({ lockedCrews, seats, crewSeats }),
    crewContacts: new CrewContactService({ database, seats, lockedCrews }),
    crewMoves: new CrewMoveService({ database, lockedCrews, seats }),
    myCrews: new MyCrewService(database),
    bookingPayments: new BookingPaymentService(database),
    bookingNotes: new BookingNotesService(database),
    bookingHistory: new BookingHistoryService(database),
    bulkBookings: new BulkBookingService(bulkChanges, seats),
    attendance: new AttendanceService(bulkChanges),
    receipts: new ReceiptService(bulkChanges),
    bursts: new BookingBurstService(database, seats),
    certificates,
    notices,
    waitingLists: new WaitingListService({ ...waiting, limits, company, keys: new WaitingKeys(jwtSecret) }),
    myWaitingList: new MyWaitingListService(database),
    waitingOffice: new WaitingOfficeService(waiting),
    waitingNotices,
    waitingListJob: new WaitingListJob(waiting),
    seatLedgers: new SeatLedgerService(database, classHistory),
    dashboards: new DashboardService(database, bookingLists, upcoming),
    today: new TodayService(database),
    installation,
    installationAlerts: new InstallationAlertService({ database, installation, operatorEmail }),
    /** Responses of the public REST lists. */
    listCache: new ResponseCache<EncodedBody>(database),
    /** Results of the public GraphQL queries. */
    queryCache: new ResponseCache<Record<string, unknown>>(database),
    reports: new ReportService(database),
    savedReports,
    reportSchedules: new ReportScheduleService(database, savedReports),
    scheduledReports,
    savedViews: new SavedViewService(database),
    search: new SearchService(database),
    students: new StudentService(database),
    studentHistory: new StudentHistoryService(database),
    studentDuplicates: new StudentDuplicateService(database),
    studentMerges: new StudentMergeService(database),
    contact: new ContactService({
      database,
      companyEmail: company.email,
      throttle: throttles.contact,
    }),
    officeMessages: new OfficeMessageService({
      database,
      renderPreview: (...of) => messages.officeMessages.preview(...of),
      throttle: throttles.officeMessages,
    }),
    messages,
    outbox: new OutboxService({ database, messages, throttle: throttles.outbox }),
    schema,
    /** Counts rejected requests by address. */
    refusals: throttles.refusals,
  };
}
