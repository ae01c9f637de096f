import type { ComponentType } from 'react';

import { withCatalogue } from '../../i18n/catalogue';
import { paths, type ConsolePath } from '../../paths';
import { page } from '../page-route';

const loadOfficeAccountPage = withCatalogue(
  'account',
  () => import('../../features/accounts/OfficeAccountPage'),
);
const loadExplorer = withCatalogue('explorer', () => import('./ExplorerRoute'));

const pages: Readonly<Record<ConsolePath, ComponentType>> = {
  [paths.adminDashboard]: page(() =>
    import('../../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ).Page,
  [paths.adminClassTypes]: page(() =>
    import('../../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ).Page,
  [paths.adminSchedule]: page(() =>
    import('../../features/schedule/office/SchedulePage').then((m) => m.SchedulePage),
  ).Page,
  [paths.adminClass]: page(() => import('./ClassRoute').then((m) => m.ClassRoute)).Page,
  [paths.adminSignInSheet]: page(() => import('../../features/rosters/SignInPage').then((m) => m.SignInPage))
    .Page,
  [paths.adminClassRecord]: page(() => import('../../features/rosters/RecordPage').then((m) => m.RecordPage))
    .Page,
  [paths.adminBookings]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.BookingsPage),
  ).Page,
  [paths.adminBadges]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.BadgesPage),
  ).Page,
  [paths.adminWrite]: page(() => import('../../features/office-messages/WritePage').then((m) => m.WritePage))
    .Page,
  [paths.adminBooking]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.OfficeBookingPage),
  ).Page,
  [paths.adminStudents]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.StudentsPage),
  ).Page,
  [paths.adminDuplicates]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.DuplicatesPage),
  ).Page,
  [paths.adminMerge]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.MergePage),
  ).Page,
  [paths.adminStudent]: page(() =>
    import('../../features/bookings/office/BookingsPage').then((m) => m.StudentPage),
  ).Page,
  [paths.adminMessages]: page(() =>
    import('../../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ).Page,
  [paths.adminOutbox]: page(() => import('../../features/outbox/OutboxPage').then((m) => m.OutboxPage)).Page,
  [paths.adminReports]: page(() => import('../../features/reports/ReportsPage').then((m) => m.ReportsPage))
    .Page,
  [paths.adminReport]: page(() => import('../../features/reports/ReportPage').then((m) => m.ReportPage)).Page,
  [paths.adminExplorer]: page(() => loadExplorer().then((m) => m.ExplorerRoute)).Page,
  [paths.adminVenues]: page(() =>
    import('../../features/schedule/venues/VenuesPage').then((m) => m.VenuesPage),
  ).Page,
  [paths.adminInstructors]: page(() =>
    import('../../features/schedule/venues/InstructorsPage').then((m) => m.InstructorsPage),
  ).Page,
  [paths.adminUsers]: page(() => import('../../features/users/UsersPage').then((m) => m.UsersPage)).Page,
  [paths.adminAccount]: page(() => loadOfficeAccountPage().then((m) => m.OfficeAccountPage)).Page,
};

interface ConsolePageProps {
  /** The pattern that the address matches. */
  path: ConsolePath;
}

/** The page of the console at one of its addresses. */
export function ConsolePage({ path }: ConsolePageProps) {
  const Page = pages[path];
  return <Page key={path} />;
}
