import { GraphQLSchema } from 'graphql';
import { LOGIN_PAUSE_MINUTES } from './features/accounts/account.constants.js';
import { AccountService } from './features/accounts/account.service.js';
import { PasswordService } from './features/accounts/password.service.js';
import { ResetTokens } from './features/accounts/reset-token.crypto.js';
import { Tokens } from './features/accounts/token.crypto.js';
import { replanReminders } from './features/bookings/booking-messages.store.js';
import { BookingService } from './features/bookings/booking.service.js';
import type { Booking } from './features/bookings/booking.type.js';
import { OfficeBookingService } from './features/bookings/office-booking.service.js';
import { rowLock, type SeatGuard } from './features/schedule/seat-lock.store.js';
import { SeatService } from './features/bookings/seat.service.js';
import { ClassTypeService } from './features/catalog/class-type.service.js';
import { MessageService } from './features/messages/message.service.js';
import { OutboxService } from './features/messages/outbox.service.js';
import { ContactService } from './features/contact/contact.service.js';
import { DashboardService } from './features/dashboard/dashboard.service.js';
import { ReportService } from './features/reports/report.service.js';
import { ReportRunService } from './features/reports/report-run.service.js';
import { SavedReportService } from './features/reports/saved-report.service.js';
import { ClassInstanceService } from './features/schedule/class-instance.service.js';
import { ClassRosterService } from './features/schedule/class-roster.service.js';
import { UpcomingService } from './features/schedule/upcoming.service.js';
import { siteOf } from './features/site/site.rules.js';
import type { Site } from './features/site/site.type.js';
import { StudentService } from './features/students/student.service.js';
import type { Company } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { ResponseCache } from './platform/database/response-cache.js';
import { Throttle } from './platform/throttle/throttle.js';

export interface Services {
  facts: Site;
  accounts: AccountService;
  passwords: PasswordService;
  classTypes: ClassTypeService;
  instances: ClassInstanceService;
  rosters: ClassRosterService<Booking>;
  upcoming: UpcomingService;
  bookings: BookingService;
  officeBookings: OfficeBookingService;
  students: StudentService;
  contact: ContactService;
  outbox: OutboxService;
  dashboards: DashboardService;
  keptLists: ResponseCache<string>;
  keptQueries: ResponseCache<Record<string, unknown>>;
  reports: ReportService;
  savedReports: SavedReportService;
  schema: GraphQLSchema;
}

export interface ServiceParts {
  database: Database;
  company: Company;
  jwtSecret: string;
  rateLimits: boolean;
  /** What the links of a previewed message begin with. */
  publicUrl?: string;
  /** What reports are asked of; left out by a process that serves nobody. */
  schemaOf?: (services: () => Services) => GraphQLSchema;
  /** The row lock, unless a test takes it away. */
  guard?: SeatGuard;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const LOGIN_PAUSE = LOGIN_PAUSE_MINUTES * MINUTE;

/** The services of one server process, each made once. */
export function createServices({
  database,
  company,
  jwtSecret,
  rateLimits,
  publicUrl = '',
  schemaOf = () => new GraphQLSchema({}),
  guard = rowLock,
}: ServiceParts): Services {
  const throttle = (name: string, points: number, seconds: number): Throttle =>
    new Throttle({ name, points, seconds }, rateLimits);
  const perAddress = throttle('login.address', 50, LOGIN_PAUSE);
  const accounts = new AccountService(database, new Tokens(jwtSecret), {
    perAccount: throttle('login.account', 10, LOGIN_PAUSE),
    perAddress,
  });
  const students = new StudentService(database);
  const seats = new SeatService(guard);
  const instances = new ClassInstanceService(database, replanReminders);
  const upcoming = new UpcomingService(database);
  const officeBookings = new OfficeBookingService(database, seats);
  const schema = schemaOf(() => services);
  const passwords = new PasswordService({
    database,
    accounts,
    resetTokens: new ResetTokens(jwtSecret),
    mailThrottle: throttle('mail.address', 10, HOUR),
    checkThrottle: perAddress,
  });
  const bookings = new BookingService({
    database,
    seats,
    accounts,
    students,
    companyName: company.name,
    // A foreman may book a whole crew from one office.
    throttle: throttle('booking.address', 120, QUARTER_HOUR),
  });
  const services: Services = {
    facts: siteOf(company),
    accounts,
    passwords,
    classTypes: new ClassTypeService(database),
    instances,
    rosters: new ClassRosterService(instances, (ids) => officeBookings.listSeatTaking(ids)),
    upcoming,
    bookings,
    officeBookings,
    dashboards: new DashboardService(database, officeBookings, upcoming),
    keptLists: new ResponseCache(database),
    keptQueries: new ResponseCache(database),
    reports: new ReportService(database),
    savedReports: new SavedReportService(database, schema, new ReportRunService(database, schema)),
    students,
    contact: new ContactService({
      database,
      companyEmail: company.email,
      throttle: throttle('contact.address', 20, HOUR),
    }),
    outbox: new OutboxService({
      database,
      messages: new MessageService({ database, bookings, passwords, sender: { company, publicUrl } }),
      throttle: throttle('outbox.again', 60, HOUR),
    }),
    schema,
  };
  return services;
}
