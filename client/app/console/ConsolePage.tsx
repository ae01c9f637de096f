import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withCatalogue } from '../../i18n/catalogue';
import { consolePaths, type ConsolePath } from '../../console-paths';
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
  [consolePaths.dashboard]: lazyComponent(() =>
    import('../../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ).Component,
  [consolePaths.classTypes]: lazyComponent(() =>
    import('../../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ).Component,
  [consolePaths.schedule]: lazyComponent(() =>
    import('../../features/schedule/office/SchedulePage').then((m) => m.SchedulePage),
  ).Component,
  [consolePaths.class]: lazyComponent(() => import('./ClassRoute').then((m) => m.ClassRoute)).Component,
  [consolePaths.signInSheet]: lazyComponent(() =>
    import('../../features/rosters/SignInPage').then((m) => m.SignInPage),
  ).Component,
  [consolePaths.classRecord]: lazyComponent(() =>
    import('../../features/rosters/RecordPage').then((m) => m.RecordPage),
  ).Component,
  [consolePaths.bookings]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.BookingsPage),
  ).Component,
  [consolePaths.badges]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.BadgesPage),
  ).Component,
  [consolePaths.write]: lazyComponent(() =>
    import('../../features/office-messages/WritePage').then((m) => m.WritePage),
  ).Component,
  [consolePaths.bookCrew]: lazyComponent(() => loadCrewPages().then((m) => m.BookCrewPage)).Component,
  [consolePaths.crew]: lazyComponent(() => loadCrewPages().then((m) => m.CrewRecordPage)).Component,
  [consolePaths.booking]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.OfficeBookingPage),
  ).Component,
  [consolePaths.students]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.StudentsPage),
  ).Component,
  [consolePaths.duplicates]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.DuplicatesPage),
  ).Component,
  [consolePaths.merge]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.MergePage),
  ).Component,
  [consolePaths.student]: lazyComponent(() =>
    import('../../features/bookings/office/office-booking-pages').then((m) => m.StudentPage),
  ).Component,
  [consolePaths.messages]: lazyComponent(() =>
    import('../../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ).Component,
  [consolePaths.contact]: MessagesRedirect,
  [consolePaths.outbox]: lazyComponent(() =>
    import('../../features/outbox/OutboxPage').then((m) => m.OutboxPage),
  ).Component,
  [consolePaths.reports]: lazyComponent(() =>
    import('../../features/reports/ReportsPage').then((m) => m.ReportsPage),
  ).Component,
  [consolePaths.report]: lazyComponent(() =>
    import('../../features/reports/ReportPage').then((m) => m.ReportPage),
  ).Component,
  [consolePaths.explorer]: lazyComponent(() => loadExplorer().then((m) => m.ExplorerRoute)).Component,
  [consolePaths.venues]: lazyComponent(() =>
    import('../../features/schedule/venues/VenuesPage').then((m) => m.VenuesPage),
  ).Component,
  [consolePaths.instructors]: lazyComponent(() =>
    import('../../features/schedule/venues/InstructorsPage').then((m) => m.InstructorsPage),
  ).Component,
  [consolePaths.users]: lazyComponent(() => import('../../features/users/UsersPage').then((m) => m.UsersPage))
    .Component,
  [consolePaths.account]: lazyComponent(() => loadOfficeAccountPage().then((m) => m.OfficeAccountPage))
    .Component,
};

/** The other address of the messages; the query stays the same. */
function MessagesRedirect() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: consolePaths.messages, search }} replace />;
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
