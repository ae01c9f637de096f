import { matchPath } from 'react-router-dom';

import {
  loadBookingPage,
  loadConfirmationPage,
  loadCrewPages,
  loadWaitingPages,
} from '../features/bookings/load-pages';
import { withCatalogue } from '../i18n/catalogue';
import { paths } from '../paths';
import { lazyPage, page, type PageRoute } from './page-route';

const loadHomePage = withCatalogue('home', () => import('./home/HomePage'));
/** Few visitors need one of these pages, and nobody many of them: together they cost the first visit less. */
const loadAccountPages = withCatalogue('account', () => import('./account-pages'));
const loadOwnPages = withCatalogue(
  'account',
  withCatalogue('own', () => import('./own-pages')),
);
const loadLoginPage = withCatalogue('account', () => import('../features/accounts/LoginPage'));
/** The frame of the console and the table of its pages, which nobody else needs. */
const loadConsole = withCatalogue('console', async () => {
  const [{ ConsoleLayout: Layout }, { ConsolePage: Page }] = await Promise.all([
    import('./console/ConsoleLayout'),
    import('./console/ConsolePage'),
  ]);
  return { Layout, Page };
});

/** The pages for everybody, by their address. Each page is a file of its own in the browser. */
export const publicRoutes: readonly PageRoute[] = [
  { path: paths.home, ...page(() => loadHomePage().then((m) => m.HomePage)) },
  { path: paths.book, ...page(() => loadBookingPage().then((m) => m.BookingPage)) },
  { path: paths.bookCrew, ...page(() => loadCrewPages().then((m) => m.CrewPage)) },
  { path: paths.crew, ...page(() => loadCrewPages().then((m) => m.CrewBookingPage)) },
  { path: paths.confirmation, ...page(() => loadConfirmationPage().then((m) => m.ConfirmationPage)) },
  ...[paths.wait, paths.waitingList, paths.seatOffer].map((path) => ({
    path,
    ...page(() => loadWaitingPages().then((m) => m.pageAt[path])),
  })),
  { path: paths.findBooking, ...page(() => loadOwnPages().then((m) => m.FindBookingPage)) },
  { path: paths.register, ...page(() => loadAccountPages().then((m) => m.RegisterPage)) },
  { path: paths.forgotPassword, ...page(() => loadAccountPages().then((m) => m.ForgotPasswordPage)) },
  { path: paths.confirmEmail, ...page(() => loadAccountPages().then((m) => m.ConfirmEmailPage)) },
  { path: paths.resetPassword, ...page(() => loadAccountPages().then((m) => m.ResetPasswordPage)) },
];

/** The pages for whoever is not logged in. */
export const guestRoutes: readonly PageRoute[] = [
  { path: paths.login, ...page(() => loadLoginPage().then((m) => m.LoginPage)) },
];

/** The pages for everybody who is logged in. */
export const portalRoutes: readonly PageRoute[] = [
  { path: paths.clientDashboard, ...page(() => loadOwnPages().then((m) => m.MyBookingsPage)) },
  { path: paths.clientAccount, ...page(() => loadAccountPages().then((m) => m.ClientAccountPage)) },
];

export const PortalLayout = lazyPage(() => import('./PortalLayout').then((m) => m.PortalLayout));

export const ConsoleLayout = lazyPage(() => loadConsole().then(({ Layout }) => Layout));

export const ConsolePage = lazyPage(() => loadConsole().then(({ Page }) => Page));

export const ConsoleNotFound = lazyPage(() =>
  import('./console/ConsoleNotFound').then((m) => m.ConsoleNotFound),
);

/**
 * Brings the file of the page that an address shows, for the first paint: after a fallback, however short, React lets
 * 300 ms pass before it shows the page.
 */
export async function loadPageOf(pathname: string): Promise<void> {
  const route = [...publicRoutes, ...guestRoutes].find(({ path }) => matchPath(path, pathname));
  await route?.load();
}
