import type { GraphQLSchema } from 'graphql';
import { AccountResolver } from './features/accounts/login/account.resolver.js';
import { PasswordResolver } from './features/accounts/passwords/password.resolver.js';
import { RegistrationResolver } from './features/accounts/registration/registration.resolver.js';
import { UserResolver } from './features/accounts/users/user.resolver.js';
import { BookingBurstResolver } from './features/booking-bursts/booking-burst.resolver.js';
import { BookingHistoryResolver } from './features/histories/booking-history.resolver.js';
import { BookingNotesResolver } from './features/bookings/notes/booking-notes.resolver.js';
import { BookingPaymentResolver } from './features/bookings/payment/booking-payment.resolver.js';
import { BulkBookingResolver } from './features/bulk-bookings/bulk-booking.resolver.js';
import { BookingResolver } from './features/bookings/book/booking.resolver.js';
import { OfficeBookingResolver } from './features/bookings/office/office-booking.resolver.js';
import { OwnBookingResolver } from './features/own-bookings/own-booking.resolver.js';
import { CrewHistoryResolver } from './features/histories/crew-history.resolver.js';
import { StudentHistoryResolver } from './features/histories/student-history.resolver.js';
import { StudentMergeResolver } from './features/merging/student-merge.resolver.js';
import { ClassTypeResolver } from './features/catalog/class-type.resolver.js';
import { ContactResolver } from './features/contact/contact.resolver.js';
import { CrewResolver } from './features/crews/crew.resolver.js';
import { OfficeCrewResolver } from './features/crews/office-crew.resolver.js';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.js';
import { InstallationResolver } from './features/installation/installation.resolver.js';
import { TodayResolver } from './features/dashboard/today.resolver.js';
import { OfficeMessageResolver } from './features/office-messages/office-message.resolver.js';
import { OutboxResolver } from './features/messages/outbox/outbox.resolver.js';
import { ReportResolver } from './features/reports/totals/report.resolver.js';
import { ReportScheduleResolver } from './features/reports/schedules/report-schedule.resolver.js';
import { SavedReportResolver } from './features/reports/saved/saved-report.resolver.js';
import { SearchResolver } from './features/search/search.resolver.js';
import { StudentDuplicateResolver } from './features/students/student-duplicate.resolver.js';
import { StudentResolver } from './features/students/student.resolver.js';
import { ClassCalendarResolver } from './features/schedule/calendar/class-calendar.resolver.js';
import { ClassCopyResolver } from './features/schedule/copies/class-copy.resolver.js';
import { ClassHistoryResolver } from './features/schedule/history/class-history.resolver.js';
import { ClassInstanceResolver } from './features/schedule/classes/class-instance.resolver.js';
import { ClassWarningResolver } from './features/schedule/warnings/class-warning.resolver.js';
import { InstructorResolver } from './features/schedule/instructors/instructor.resolver.js';
import { VenueResolver } from './features/schedule/venues/venue.resolver.js';
import { UpcomingResolver } from './features/schedule/upcoming/upcoming.resolver.js';
import { SavedViewResolver } from './features/views/saved-view.resolver.js';
import { WaitingListResolver } from './features/waiting/waiting-list.resolver.js';
import { WaitingOfficeResolver } from './features/waiting/waiting-office.resolver.js';
import { SiteResolver } from './features/site/site.resolver.js';
import { buildGraphQLSchema, type ResolverRecipe } from './platform/graphql/build-schema.js';
import type { Services } from './services.js';

/** Every resolver of the schema, and what it stands on. */
export const resolvers: readonly ResolverRecipe<Services>[] = [
  [SiteResolver, ({ facts }) => new SiteResolver(facts)],
  [UpcomingResolver, ({ upcoming }) => new UpcomingResolver(upcoming)],
  [BookingResolver, ({ bookings }) => new BookingResolver(bookings)],
  [
    WaitingListResolver,
    ({ waitingLists, myWaitingList }) => new WaitingListResolver(waitingLists, myWaitingList),
  ],
  [
    WaitingOfficeResolver,
    ({ waitingOffice, seatLedgers }) => new WaitingOfficeResolver(waitingOffice, seatLedgers),
  ],
  [ContactResolver, ({ contact }) => new ContactResolver(contact)],
  [AccountResolver, ({ accounts }) => new AccountResolver(accounts)],
  [RegistrationResolver, ({ registrations }) => new RegistrationResolver(registrations)],
  [PasswordResolver, ({ passwords }) => new PasswordResolver(passwords)],
  [UserResolver, ({ users }) => new UserResolver(users)],
  [ClassTypeResolver, ({ classTypes }) => new ClassTypeResolver(classTypes)],
  [ClassInstanceResolver, ({ instances, upcoming }) => new ClassInstanceResolver(instances, upcoming)],
  [ClassCalendarResolver, ({ classCalendar }) => new ClassCalendarResolver(classCalendar)],
  [ClassCopyResolver, ({ classCopies }) => new ClassCopyResolver(classCopies)],
  [ClassHistoryResolver, ({ classHistory }) => new ClassHistoryResolver(classHistory)],
  [VenueResolver, ({ venues }) => new VenueResolver(venues)],
  [InstructorResolver, ({ instructors }) => new InstructorResolver(instructors)],
  [ClassWarningResolver, ({ classWarnings }) => new ClassWarningResolver(classWarnings)],
  [StudentResolver, ({ students }) => new StudentResolver(students)],
  [StudentHistoryResolver, ({ studentHistory }) => new StudentHistoryResolver(studentHistory)],
  [StudentDuplicateResolver, ({ studentDuplicates }) => new StudentDuplicateResolver(studentDuplicates)],
  [StudentMergeResolver, ({ studentMerges }) => new StudentMergeResolver(studentMerges)],
  [
    OwnBookingResolver,
    ({ ownBookings, bookingLinks, myBookings }) =>
      new OwnBookingResolver(ownBookings, bookingLinks, myBookings),
  ],
  [
    CrewResolver,
    ({ crews, crewChanges, crewMoves, crewContacts, myCrews }) =>
      new CrewResolver(crews, crewChanges, crewMoves, crewContacts, myCrews),
  ],
  [OfficeCrewResolver, ({ officeCrews, crewContacts }) => new OfficeCrewResolver(officeCrews, crewContacts)],
  [CrewHistoryResolver, ({ crewHistory }) => new CrewHistoryResolver(crewHistory)],
  [
    OfficeBookingResolver,
    ({ bookingLists, officeBookings }) => new OfficeBookingResolver(bookingLists, officeBookings),
  ],
  [BookingNotesResolver, ({ bookingNotes }) => new BookingNotesResolver(bookingNotes)],
  [BookingPaymentResolver, ({ bookingPayments }) => new BookingPaymentResolver(bookingPayments)],
  [BookingHistoryResolver, ({ bookingHistory }) => new BookingHistoryResolver(bookingHistory)],
  [
    BulkBookingResolver,
    ({ bulkBookings, attendance, receipts }) => new BulkBookingResolver(bulkBookings, attendance, receipts),
  ],
  [BookingBurstResolver, ({ bursts }) => new BookingBurstResolver(bursts)],
  [SearchResolver, ({ search }) => new SearchResolver(search)],
  [OfficeMessageResolver, ({ officeMessages }) => new OfficeMessageResolver(officeMessages)],
  [OutboxResolver, ({ outbox }) => new OutboxResolver(outbox)],
  [ReportResolver, ({ reports }) => new ReportResolver(reports)],
  [ReportScheduleResolver, ({ reportSchedules }) => new ReportScheduleResolver(reportSchedules)],
  [SavedReportResolver, ({ savedReports }) => new SavedReportResolver(savedReports)],
  [SavedViewResolver, ({ savedViews }) => new SavedViewResolver(savedViews)],
  [DashboardResolver, ({ dashboards }) => new DashboardResolver(dashboards)],
  [InstallationResolver, ({ installation }) => new InstallationResolver(installation)],
  [TodayResolver, ({ today }) => new TodayResolver(today)],
];

/** The schema as the site serves it. */
export function schemaOf(services: () => Services): GraphQLSchema {
  return buildGraphQLSchema(resolvers, services);
}
