import type { ComponentType } from 'react';

import { withCatalogue } from '../../i18n/catalogue';
import { paths, type ConsolePath } from '../../paths';
import { part } from '../../ui/part';

const loadOfficeAccountPage = withCatalogue(
  'account',
  () => import('../../features/accounts/OfficeAccountPage'),
);
const loadExplorer = withCatalogue('explorer', () => import('./ExplorerRoute'));

const pages: Readonly<Record<ConsolePath, ComponentType>> = {
  [paths.adminDashboard]: part(() =>
    import('../../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ).Part,
  [paths.adminClassTypes]: part(() =>
    import('../../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ).Part,
  [paths.adminSchedule]: part(() =>
    import('../../features/schedule/office/SchedulePage').then((m) => m.SchedulePage),
  ).Part,
  [paths.adminClass]: part(() => import('./ClassRoute').then((m) => m.ClassRoute)).Part,
  [paths.adminSignInSheet]: part(() => import('../../features/rosters/SignInPage').then((m) => m.SignInPage))
    .Part,
  [paths.adminClassRecord]: part(() => import('../../features/rosters/RecordPage').then((m) => m.RecordPage))
    .Part,
  [paths.adminBookings]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.BookingsPage),
  ).Part,
  [paths.adminBadges]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.BadgesPage),
  ).Part,
  [paths.adminWrite]: part(() => import('../../features/office-messages/WritePage').then((m) => m.WritePage))
    .Part,
  [paths.adminBooking]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.OfficeBookingPage),
  ).Part,
  [paths.adminStudents]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.StudentsPage),
  ).Part,
  [paths.adminDuplicates]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.DuplicatesPage),
  ).Part,
  [paths.adminMerge]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.MergePage),
  ).Part,
  [paths.adminStudent]: part(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.StudentPage),
  ).Part,
  [paths.adminMessages]: part(() =>
    import('../../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ).Part,
  [paths.adminOutbox]: part(() => import('../../features/outbox/OutboxPage').then((m) => m.OutboxPage)).Part,
  [paths.adminReports]: part(() => import('../../features/reports/ReportsPage').then((m) => m.ReportsPage))
    .Part,
  [paths.adminReport]: part(() => import('../../features/reports/ReportPage').then((m) => m.ReportPage)).Part,
  [paths.adminExplorer]: part(() => loadExplorer().then((m) => m.ExplorerRoute)).Part,
  [paths.adminVenues]: part(() =>
    import('../../features/schedule/venues/VenuesPage').then((m) => m.VenuesPage),
  ).Part,
  [paths.adminInstructors]: part(() =>
    import('../../features/schedule/venues/InstructorsPage').then((m) => m.InstructorsPage),
  ).Part,
  [paths.adminUsers]: part(() => import('../../features/users/UsersPage').then((m) => m.UsersPage)).Part,
  [paths.adminAccount]: part(() => loadOfficeAccountPage().then((m) => m.OfficeAccountPage)).Part,
};

interface ConsolePageProps {
  /** The route pattern of the address. */
  path: ConsolePath;
}

/** The console's page for a route pattern. */
export function ConsolePage({ path }: ConsolePageProps) {
  const Page = pages[path];
  return <Page key={path} />;
}
