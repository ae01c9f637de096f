import { matchPath } from 'react-router-dom';

import {
  classUnavailable,
  loadBookingPage,
  loadConfirmationPage,
  loadCrewPages,
  loadWaitingPages,
} from '../features/bookings/load-pages';
import { withCatalogue } from '../i18n/catalogue';
import { paths } from '../paths';
import { lazyComponent, type LazyComponent } from '../ui/loading/lazy-component';

const loadHomePage = withCatalogue('home', () => import('./home/HomePage'));
/** Few visitors need more than one of these pages, so one chunk for all is cheaper at the first visit. */
const loadAccountPages = withCatalogue('account', () => import('./account-pages'));
const loadOwnPages = withCatalogue(
  'account',
  withCatalogue(
    'own',
    withCatalogue('waiting', () => import('./own-pages')),
  ),
);
const loadLoginPage = withCatalogue('account', () => import('../features/accounts/LoginPage'));
/** The pages of the console, which guests do not load. */
const loadConsole = withCatalogue('console', () => import('./console/ConsoleRoutes'));

interface PageRoute extends LazyComponent<object> {
  path: string;
}

/** The public pages by address, each in a chunk of its own. */
export const publicRoutes: readonly PageRoute[] = [
  { path: paths.home, ...lazyComponent(() => loadHomePage().then((m) => m.HomePage)) },
  { path: paths.book, ...lazyComponent(() => loadBookingPage().then((m) => m.BookingPage)) },
  { path: paths.bookCrew, ...lazyComponent(() => loadCrewPages().then((m) => m.CrewPage)) },
  { path: paths.crew, ...lazyComponent(() => loadCrewPages().then((m) => m.CrewBookingPage)) },
  {
    path: paths.confirmation,
    ...lazyComponent(() => loadConfirmationPage().then((m) => m.ConfirmationPage)),
  },
  ...[paths.wait, paths.waitingList, paths.seatOffer].map((path) => ({
    path,
    ...lazyComponent(() => loadWaitingPages().then((m) => m.pageAt[path])),
  })),
  { path: paths.findBooking, ...lazyComponent(() => loadOwnPages().then((m) => m.FindBookingPage)) },
  { path: paths.register, ...lazyComponent(() => loadAccountPages().then((m) => m.RegisterPage)) },
  {
    path: paths.forgotPassword,
    ...lazyComponent(() => loadAccountPages().then((m) => m.ForgotPasswordPage)),
  },
  { path: paths.confirmEmail, ...lazyComponent(() => loadAccountPages().then((m) => m.ConfirmEmailPage)) },
  { path: paths.resetPassword, ...lazyComponent(() => loadAccountPages().then((m) => m.ResetPasswordPage)) },
];

/** The pages for visitors without a session. */
export const guestRoutes: readonly PageRoute[] = [
  { path: paths.login, ...lazyComponent(() => loadLoginPage().then((m) => m.LoginPage)) },
];

/** The pages for all accounts. */
export const portalRoutes: readonly PageRoute[] = [
  { path: paths.clientDashboard, ...lazyComponent(() => loadOwnPages().then((m) => m.MyBookingsPage)) },
  { path: paths.clientAccount, ...lazyComponent(() => loadAccountPages().then((m) => m.ClientAccountPage)) },
];

export const PortalLayout = lazyComponent(() =>
  import('./PortalLayout').then((m) => m.PortalLayout),
).Component;

export const ConsoleRoutes = lazyComponent(() => loadConsole().then((m) => m.ConsoleRoutes)).Component;

/**
 * Parts that a rendered page may display from chunks of their own, by the name that the server uses (route-files.ts).
 */
const lazyParts = { ClassUnavailable: classUnavailable };

export type PartName = keyof typeof lazyParts;

/**
 * Loads the chunks of the page at an address, and of the part that it was rendered with, for the first paint: after a
 * fallback, however short, React waits 300 ms before it displays the page.
 * @param shown the part's name from the rendered data; empty for none
 */
export async function loadPageOf(pathname: string, shown = ''): Promise<void> {
  const route = publicRoutes.concat(guestRoutes).find(({ path }) => matchPath(path, pathname));
  const [, shownPart] = Object.entries(lazyParts).find(([name]) => name === shown) ?? [];
  await Promise.all([route?.load(), shownPart?.load()]);
}
