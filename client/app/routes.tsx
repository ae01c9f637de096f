import { lazy, type ComponentType } from 'react';

import { loadBookingPage, loadConfirmationPage } from '../features/bookings/load-pages';
import { withWords } from '../i18n/catalogue';
import { paths } from '../paths';

interface PageRoute {
  path: string;
  Page: ComponentType;
}

const loadHomePage = withWords('home', () => import('./home/HomePage'));
const loadRegisterPage = withWords('account', () => import('../features/accounts/RegisterPage'));
const loadForgotPasswordPage = withWords('account', () => import('../features/accounts/ForgotPasswordPage'));
const loadResetPasswordPage = withWords('account', () => import('../features/accounts/ResetPasswordPage'));
const loadLoginPage = withWords('account', () => import('../features/accounts/LoginPage'));
const loadPortalPage = withWords('account', () => import('../features/accounts/PortalPage'));
const loadConsoleLayout = withWords('console', () => import('./console/ConsoleLayout'));

/** The pages for everybody, by their address. Each page is a file of its own in the browser. */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: lazy(() => loadHomePage().then((m) => ({ default: m.HomePage }))),
  },
  {
    path: paths.book,
    Page: lazy(() => loadBookingPage().then((m) => ({ default: m.BookingPage }))),
  },
  {
    path: paths.confirmation,
    Page: lazy(() => loadConfirmationPage().then((m) => ({ default: m.ConfirmationPage }))),
  },
  {
    path: paths.register,
    Page: lazy(() => loadRegisterPage().then((m) => ({ default: m.RegisterPage }))),
  },
  {
    path: paths.forgotPassword,
    Page: lazy(() => loadForgotPasswordPage().then((m) => ({ default: m.ForgotPasswordPage }))),
  },
  {
    path: paths.resetPassword,
    Page: lazy(() => loadResetPasswordPage().then((m) => ({ default: m.ResetPasswordPage }))),
  },
];

/** The pages for whoever is not logged in. */
export const guestRoutes: readonly PageRoute[] = [
  {
    path: paths.login,
    Page: lazy(() => loadLoginPage().then((m) => ({ default: m.LoginPage }))),
  },
];

/** The pages for everybody who is logged in. */
export const portalRoutes: readonly PageRoute[] = [
  {
    path: paths.clientDashboard,
    Page: lazy(() => loadPortalPage().then((m) => ({ default: m.PortalPage }))),
  },
];

/** The pages of the console. */
export const consoleRoutes: readonly PageRoute[] = [
  {
    path: paths.adminDashboard,
    Page: lazy(() =>
      import('../features/dashboard/DashboardPage').then((m) => ({ default: m.DashboardPage })),
    ),
  },
  {
    path: paths.adminClassTypes,
    Page: lazy(() =>
      import('../features/catalog/ClassTypesPage').then((m) => ({ default: m.ClassTypesPage })),
    ),
  },
  {
    path: paths.adminSchedule,
    Page: lazy(() =>
      import('../features/schedule/office/SchedulePage').then((m) => ({ default: m.SchedulePage })),
    ),
  },
  {
    path: paths.adminBookings,
    Page: lazy(() =>
      import('../features/bookings/office/BookingsPage').then((m) => ({ default: m.BookingsPage })),
    ),
  },
  {
    path: paths.adminMessages,
    Page: lazy(() =>
      import('../features/contact/office/MessagesPage').then((m) => ({ default: m.MessagesPage })),
    ),
  },
];

export const ConsoleLayout = lazy(() => loadConsoleLayout().then((m) => ({ default: m.ConsoleLayout })));

export const ConsoleNotFound = lazy(() =>
  import('./console/ConsoleNotFound').then((m) => ({ default: m.ConsoleNotFound })),
);
