import { lazy, type ComponentType } from 'react';

import { paths } from '../paths';

interface PageRoute {
  path: string;
  Page: ComponentType;
}

/** The pages for everybody, by their address. Each page is a file of its own in the browser. */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: lazy(() => import('./home/HomePage').then((m) => ({ default: m.HomePage }))),
  },
  {
    path: paths.book,
    Page: lazy(() => import('../features/bookings/BookingPage').then((m) => ({ default: m.BookingPage }))),
  },
  {
    path: paths.confirmation,
    Page: lazy(() =>
      import('../features/bookings/ConfirmationPage').then((m) => ({ default: m.ConfirmationPage })),
    ),
  },
  {
    path: paths.register,
    Page: lazy(() => import('../features/accounts/RegisterPage').then((m) => ({ default: m.RegisterPage }))),
  },
  {
    path: paths.forgotPassword,
    Page: lazy(() =>
      import('../features/accounts/ForgotPasswordPage').then((m) => ({ default: m.ForgotPasswordPage })),
    ),
  },
  {
    path: paths.resetPassword,
    Page: lazy(() =>
      import('../features/accounts/ResetPasswordPage').then((m) => ({ default: m.ResetPasswordPage })),
    ),
  },
];

/** The pages for whoever is not logged in. */
export const guestRoutes: readonly PageRoute[] = [
  {
    path: paths.login,
    Page: lazy(() => import('../features/accounts/LoginPage').then((m) => ({ default: m.LoginPage }))),
  },
];

/** The pages for everybody who is logged in. */
export const portalRoutes: readonly PageRoute[] = [
  {
    path: paths.clientDashboard,
    Page: lazy(() => import('../features/accounts/PortalPage').then((m) => ({ default: m.PortalPage }))),
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

export const ConsoleLayout = lazy(() =>
  import('./console/ConsoleLayout').then((m) => ({ default: m.ConsoleLayout })),
);

export const ConsoleNotFound = lazy(() =>
  import('./console/ConsoleNotFound').then((m) => ({ default: m.ConsoleNotFound })),
);
