import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

import { loadBookingPage, loadConfirmationPage } from '../features/bookings/load-pages';
import { withCatalogue } from '../i18n/catalogue';
import { paths } from '../paths';
import { forgetReload, reloadOnce } from './reload-once';

interface PageRoute {
  path: string;
  Page: ComponentType;
  load: () => Promise<unknown>;
}

function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Page = await load().catch(reloadOnce);
    forgetReload();
    return { default: Page };
  });
}

/** A page that is loaded when it is wanted, and shown at once where it was loaded before. */
function page(path: string, load: () => Promise<ComponentType>): PageRoute {
  let loaded: ComponentType | undefined;
  const keep = async () => (loaded = await load());
  const Later = lazyPage(keep);
  // A component that is shown stays the same one, or it would lose its state.
  const Page = () => createElement(useState<ComponentType>(() => loaded ?? Later)[0]);
  return { path, load: keep, Page };
}

const loadHomePage = withCatalogue('home', () => import('./home/HomePage'));
const loadRegisterPage = withCatalogue('account', () => import('../features/accounts/RegisterPage'));
const loadForgotPasswordPage = withCatalogue(
  'account',
  () => import('../features/accounts/ForgotPasswordPage'),
);
const loadResetPasswordPage = withCatalogue(
  'account',
  () => import('../features/accounts/ResetPasswordPage'),
);
const loadLoginPage = withCatalogue('account', () => import('../features/accounts/LoginPage'));
const loadPortalPage = withCatalogue('account', () => import('../features/accounts/PortalPage'));
const loadClientAccountPage = withCatalogue(
  'account',
  () => import('../features/accounts/ClientAccountPage'),
);
const loadOfficeAccountPage = withCatalogue(
  'account',
  () => import('../features/accounts/OfficeAccountPage'),
);
const loadExplorer = withCatalogue('explorer', () => import('./console/ExplorerRoute'));
const loadConsoleLayout = withCatalogue('console', () => import('./console/ConsoleLayout'));

/** The pages for everybody, by their address. Each page is a file of its own in the browser. */
export const publicRoutes: readonly PageRoute[] = [
  page(paths.home, () => loadHomePage().then((m) => m.HomePage)),
  page(paths.book, () => loadBookingPage().then((m) => m.BookingPage)),
  page(paths.confirmation, () => loadConfirmationPage().then((m) => m.ConfirmationPage)),
  page(paths.register, () => loadRegisterPage().then((m) => m.RegisterPage)),
  page(paths.forgotPassword, () => loadForgotPasswordPage().then((m) => m.ForgotPasswordPage)),
  page(paths.resetPassword, () => loadResetPasswordPage().then((m) => m.ResetPasswordPage)),
];

/** The pages for whoever is not logged in. */
export const guestRoutes: readonly PageRoute[] = [
  page(paths.login, () => loadLoginPage().then((m) => m.LoginPage)),
];

/** The pages for everybody who is logged in. */
export const portalRoutes: readonly PageRoute[] = [
  page(paths.clientDashboard, () => loadPortalPage().then((m) => m.PortalPage)),
  page(paths.clientAccount, () => loadClientAccountPage().then((m) => m.ClientAccountPage)),
];

/** The pages of the console. */
export const consoleRoutes: readonly PageRoute[] = [
  page(paths.adminDashboard, () =>
    import('../features/dashboard/DashboardPage').then((m) => m.DashboardPage),
  ),
  page(paths.adminClassTypes, () =>
    import('../features/catalog/ClassTypesPage').then((m) => m.ClassTypesPage),
  ),
  page(paths.adminSchedule, () =>
    import('../features/schedule/office/SchedulePage').then((m) => m.SchedulePage),
  ),
  page(paths.adminSignInSheet, () => import('../features/rosters/SignInPage').then((m) => m.SignInPage)),
  page(paths.adminClassRecord, () => import('../features/rosters/RecordPage').then((m) => m.RecordPage)),
  page(paths.adminBookings, () =>
    import('../features/bookings/office/BookingsPage').then((m) => m.BookingsPage),
  ),
  page(paths.adminMessages, () =>
    import('../features/contact/office/MessagesPage').then((m) => m.MessagesPage),
  ),
  page(paths.adminReports, () => import('../features/reports/ReportsPage').then((m) => m.ReportsPage)),
  page(paths.adminReport, () => import('../features/reports/ReportPage').then((m) => m.ReportPage)),
  page(paths.adminExplorer, () => loadExplorer().then((m) => m.ExplorerRoute)),
  page(paths.adminAccount, () => loadOfficeAccountPage().then((m) => m.OfficeAccountPage)),
];

export const PortalLayout = lazyPage(() => import('./PortalLayout').then((m) => m.PortalLayout));

export const ConsoleLayout = lazyPage(() => loadConsoleLayout().then((m) => m.ConsoleLayout));

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
