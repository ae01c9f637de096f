import { lazy, type ComponentType } from 'react';

import { paths } from '../paths';

interface PageRoute {
  path: string;
  Page: ComponentType;
}

/** Every page by its address; any other address leads home. Each page is a file of its own in the browser. */
export const routes: readonly PageRoute[] = [
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
    path: paths.login,
    Page: lazy(() => import('../features/accounts/LoginPage').then((m) => ({ default: m.LoginPage }))),
  },
];
