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
import { part, type Part } from '../ui/part';

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

interface PageRoute extends Part<object> {
  path: string;
}

/** The pages for everybody, by their address. Each page is a file of its own in the browser. */
export const publicRoutes: readonly PageRoute[] = [
  { path: paths.home, ...part(() => loadHomePage().then((m) => m.HomePage)) },
  { path: paths.book, ...part(() => loadBookingPage().then((m) => m.BookingPage)) },
  { path: paths.bookCrew, ...part(() => loadCrewPages().then((m) => m.CrewPage)) },
  { path: paths.crew, ...part(() => loadCrewPages().then((m) => m.CrewBookingPage)) },
  { path: paths.confirmation, ...part(() => loadConfirmationPage().then((m) => m.ConfirmationPage)) },
  ...[paths.wait, paths.waitingList, paths.seatOffer].map((path) => ({
    path,
    ...part(() => loadWaitingPages().then((m) => m.pageAt[path])),
  })),
  { path: paths.findBooking, ...part(() => loadOwnPages().then((m) => m.FindBookingPage)) },
  { path: paths.register, ...part(() => loadAccountPages().then((m) => m.RegisterPage)) },
  { path: paths.forgotPassword, ...part(() => loadAccountPages().then((m) => m.ForgotPasswordPage)) },
  { path: paths.confirmEmail, ...part(() => loadAccountPages().then((m) => m.ConfirmEmailPage)) },
  { path: paths.resetPassword, ...part(() => loadAccountPages().then((m) => m.ResetPasswordPage)) },
];

/** The pages for whoever is not logged in. */
export const guestRoutes: readonly PageRoute[] = [
  { path: paths.login, ...part(() => loadLoginPage().then((m) => m.LoginPage)) },
];

/** The pages for everybody who is logged in. */
export const portalRoutes: readonly PageRoute[] = [
  { path: paths.clientDashboard, ...part(() => loadOwnPages().then((m) => m.MyBookingsPage)) },
  { path: paths.clientAccount, ...part(() => loadAccountPages().then((m) => m.ClientAccountPage)) },
];

export const PortalLayout = part(() => import('./PortalLayout').then((m) => m.PortalLayout)).Part;

export const ConsoleLayout = part(() => loadConsole().then(({ Layout }) => Layout)).Part;

export const ConsolePage = part(() => loadConsole().then(({ Page }) => Page)).Part;

export const ConsoleNotFound = part(() =>
  import('./console/ConsoleNotFound').then((m) => m.ConsoleNotFound),
).Part;

/** What a rendered page may show in a file of its own; the server knows it by the same name (route-files.ts). */
const parts = { ClassUnavailable: classUnavailable };

export type PartName = keyof typeof parts;

/**
 * Brings the file of the page that an address shows, and of the part that it was rendered with, for the first paint: after
 * a fallback, however short, React lets 300 ms pass before it shows the page.
 * @param shown the name of the part, as the page tells it; empty where it shows none
 */
export async function loadPageOf(pathname: string, shown = ''): Promise<void> {
  const route = publicRoutes.concat(guestRoutes).find(({ path }) => matchPath(path, pathname));
  const [, shownPart] = Object.entries(parts).find(([name]) => name === shown) ?? [];
  await Promise.all([route?.load(), shownPart?.load()]);
}
