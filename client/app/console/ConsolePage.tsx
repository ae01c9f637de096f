import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withCatalogue } from '../../i18n/catalogue';
import { consolePaths, type ConsolePath } from '../../console-paths';
import { lazyComponent } from '../../ui/loading/lazy-component';

const loadBookingPages = () => import('../../features/bookings/office/office-booking-pages');
const loadOfficeAccountPage = withCatalogue(
  'account',
  () => import('../../features/accounts/OfficeAccountPage'),
);
/** They share the fields of a person with the form for guests. */
const loadCrewPages = withCatalogue(
  'booking',
  withCatalogue('crew', () => import('../../features/bookings/office/crews/office-crew-pages')),
);
const loadExplorer = withCatalogue('explorer', () => import('./ExplorerRoute'));

function page(load: () => Promise<ComponentType>): ComponentType {
  return lazyComponent(load).Component;
}

const pages: Readonly<Record<ConsolePath, ComponentType>> = {
  [consolePaths.dashboard]: page(() =>
    import('../../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ),
  [consolePaths.classTypes]: page(() =>
    import('../../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ),
  [consolePaths.schedule]: page(() =>
    import('../../features/schedule/office/overview/SchedulePage').then((m) => m.SchedulePage),
  ),
  [consolePaths.class]: page(() => import('./ClassRoute').then((m) => m.ClassRoute)),
  [consolePaths.signInSheet]: page(() =>
    import('../../features/rosters/SignInPage').then((m) => m.SignInPage),
  ),
  [consolePaths.classRecord]: page(() =>
    import('../../features/rosters/RecordPage').then((m) => m.RecordPage),
  ),
  [consolePaths.attendance]: page(() => loadBookingPages().then((m) => m.AttendancePage)),
  [consolePaths.bookings]: page(() => loadBookingPages().then((m) => m.BookingsPage)),
  [consolePaths.badges]: page(() => loadBookingPages().then((m) => m.BadgesPage)),
  [consolePaths.write]: page(() =>
    import('../../features/office-messages/WritePage').then((m) => m.WritePage),
  ),
  [consolePaths.bookCrew]: page(() => loadCrewPages().then((m) => m.BookCrewPage)),
  [consolePaths.crew]: page(() => loadCrewPages().then((m) => m.CrewRecordPage)),
  [consolePaths.booking]: page(() => loadBookingPages().then((m) => m.OfficeBookingPage)),
  [consolePaths.students]: page(() => loadBookingPages().then((m) => m.StudentsPage)),
  [consolePaths.duplicates]: page(() => loadBookingPages().then((m) => m.DuplicatesPage)),
  [consolePaths.merge]: page(() => loadBookingPages().then((m) => m.MergePage)),
  [consolePaths.student]: page(() => loadBookingPages().then((m) => m.StudentPage)),
  [consolePaths.messages]: page(() =>
    import('../../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ),
  [consolePaths.contact]: MessagesRedirect,
  [consolePaths.outbox]: page(() => import('../../features/outbox/OutboxPage').then((m) => m.OutboxPage)),
  [consolePaths.reports]: page(() => import('../../features/reports/ReportsPage').then((m) => m.ReportsPage)),
  [consolePaths.report]: page(() => import('../../features/reports/ReportPage').then((m) => m.ReportPage)),
  [consolePaths.explorer]: page(() => loadExplorer().then((m) => m.ExplorerRoute)),
  [consolePaths.venues]: page(() =>
    import('../../features/schedule/office/venues/VenuesPage').then((m) => m.VenuesPage),
  ),
  [consolePaths.instructors]: page(() =>
    import('../../features/schedule/office/venues/InstructorsPage').then((m) => m.InstructorsPage),
  ),
  [consolePaths.users]: page(() => import('../../features/users/UsersPage').then((m) => m.UsersPage)),
  [consolePaths.account]: page(() => loadOfficeAccountPage().then((m) => m.OfficeAccountPage)),
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
