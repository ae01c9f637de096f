import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withCatalogue } from '../../i18n/catalogue';
import { paths, type ConsolePath } from '../../paths';
import { lazyComponent } from '../../ui/lazy-component';

const loadOfficeAccountPage = withCatalogue(
  'account',
  () => import('../../features/accounts/OfficeAccountPage'),
);
/** They share the fields of a person with the form for guests. */
const loadCrewPages = withCatalogue(
  'booking',
  withCatalogue('crew', () => import('../../features/bookings/office-crews/office-crew-pages')),
);
const loadExplorer = withCatalogue('explorer', () => import('./ExplorerRoute'));

const pages: Readonly<Record<ConsolePath, ComponentType>> = {
  [paths.adminDashboard]: lazyComponent(() =>
    import('../../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ).Component,
  [paths.adminClassTypes]: lazyComponent(() =>
    import('../../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ).Component,
  [paths.adminSchedule]: lazyComponent(() =>
    import('../../features/schedule/office/SchedulePage').then((m) => m.SchedulePage),
  ).Component,
  [paths.adminClass]: lazyComponent(() => import('./ClassRoute').then((m) => m.ClassRoute)).Component,
  [paths.adminSignInSheet]: lazyComponent(() =>
    import('../../features/rosters/SignInPage').then((m) => m.SignInPage),
  ).Component,
  [paths.adminClassRecord]: lazyComponent(() =>
    import('../../features/rosters/RecordPage').then((m) => m.RecordPage),
  ).Component,
  [paths.adminBookings]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.BookingsPage),
  ).Component,
  [paths.adminBadges]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.BadgesPage),
  ).Component,
  [paths.adminWrite]: lazyComponent(() =>
    import('../../features/office-messages/WritePage').then((m) => m.WritePage),
  ).Component,
  [paths.adminBookCrew]: lazyComponent(() => loadCrewPages().then((m) => m.BookCrewPage)).Component,
  [paths.adminCrew]: lazyComponent(() => loadCrewPages().then((m) => m.CrewRecordPage)).Component,
  [paths.adminBooking]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.OfficeBookingPage),
  ).Component,
  [paths.adminStudents]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.StudentsPage),
  ).Component,
  [paths.adminDuplicates]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.DuplicatesPage),
  ).Component,
  [paths.adminMerge]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.MergePage),
  ).Component,
  [paths.adminStudent]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.StudentPage),
  ).Component,
  [paths.adminMessages]: lazyComponent(() =>
    import('../../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ).Component,
  [paths.adminContact]: MessagesRedirect,
  [paths.adminOutbox]: lazyComponent(() =>
    import('../../features/outbox/OutboxPage').then((m) => m.OutboxPage),
  ).Component,
  [paths.adminReports]: lazyComponent(() =>
    import('../../features/reports/ReportsPage').then((m) => m.ReportsPage),
  ).Component,
  [paths.adminReport]: lazyComponent(() =>
    import('../../features/reports/ReportPage').then((m) => m.ReportPage),
  ).Component,
  [paths.adminExplorer]: lazyComponent(() => loadExplorer().then((m) => m.ExplorerRoute)).Component,
  [paths.adminVenues]: lazyComponent(() =>
    import('../../features/schedule/venues/VenuesPage').then((m) => m.VenuesPage),
  ).Component,
  [paths.adminInstructors]: lazyComponent(() =>
    import('../../features/schedule/venues/InstructorsPage').then((m) => m.InstructorsPage),
  ).Component,
  [paths.adminUsers]: lazyComponent(() => import('../../features/users/UsersPage').then((m) => m.UsersPage))
    .Component,
  [paths.adminAccount]: lazyComponent(() => loadOfficeAccountPage().then((m) => m.OfficeAccountPage))
    .Component,
};

/** The other address of the messages; the query stays the same. */
function MessagesRedirect() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.adminMessages, search }} replace />;
}

interface ConsolePageProps {
  /** The route pattern of the address. */
  path: ConsolePath;
}

/** The console's page for a route pattern. */
export function ConsolePage({ path }: ConsolePageProps) {
  const Page = pages[path];
  return <Page key={path} />;
}
