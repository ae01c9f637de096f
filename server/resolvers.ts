import type { GraphQLSchema } from 'graphql';
import { AccountResolver } from './features/accounts/account.resolver.js';
import { PasswordResolver } from './features/accounts/password.resolver.js';
import { RegistrationResolver } from './features/accounts/registration.resolver.js';
import { BookingBurstResolver } from './features/bookings/booking-burst.resolver.js';
import { BookingResolver } from './features/bookings/booking.resolver.js';
import { OfficeBookingResolver } from './features/bookings/office-booking.resolver.js';
import { ClassTypeResolver } from './features/catalog/class-type.resolver.js';
import { ContactResolver } from './features/contact/contact.resolver.js';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.js';
import { OutboxResolver } from './features/messages/outbox.resolver.js';
import { ReportResolver } from './features/reports/report.resolver.js';
import { SavedReportResolver } from './features/reports/saved-report.resolver.js';
import { StudentResolver } from './features/students/student.resolver.js';
import { ClassInstanceResolver } from './features/schedule/class-instance.resolver.js';
import { UpcomingResolver } from './features/schedule/upcoming.resolver.js';
import { SiteResolver } from './features/site/site.resolver.js';
import { buildGraphQLSchema, type ResolverRecipe } from './platform/graphql/build-schema.js';
import type { Services } from './services.js';

/** Every resolver of the schema, and what it stands on. */
export const resolvers: readonly ResolverRecipe<Services>[] = [
  [SiteResolver, ({ facts }) => new SiteResolver(facts)],
  [UpcomingResolver, ({ upcoming }) => new UpcomingResolver(upcoming)],
  [BookingResolver, ({ bookings }) => new BookingResolver(bookings)],
  [ContactResolver, ({ contact }) => new ContactResolver(contact)],
  [AccountResolver, ({ accounts }) => new AccountResolver(accounts)],
  [RegistrationResolver, ({ registrations }) => new RegistrationResolver(registrations)],
  [PasswordResolver, ({ passwords }) => new PasswordResolver(passwords)],
  [ClassTypeResolver, ({ classTypes }) => new ClassTypeResolver(classTypes)],
  [ClassInstanceResolver, ({ instances, upcoming }) => new ClassInstanceResolver(instances, upcoming)],
  [StudentResolver, ({ students }) => new StudentResolver(students)],
  [OfficeBookingResolver, ({ officeBookings }) => new OfficeBookingResolver(officeBookings)],
  [BookingBurstResolver, ({ bursts }) => new BookingBurstResolver(bursts)],
  [OutboxResolver, ({ outbox }) => new OutboxResolver(outbox)],
  [ReportResolver, ({ reports }) => new ReportResolver(reports)],
  [SavedReportResolver, ({ savedReports }) => new SavedReportResolver(savedReports)],
  [DashboardResolver, ({ dashboards }) => new DashboardResolver(dashboards)],
];

/** The schema as the site serves it. */
export function schemaOf(services: () => Services): GraphQLSchema {
  return buildGraphQLSchema(resolvers, services);
}
