import { accountRoutes } from './features/accounts/login/account.rest.js';
import { BOOKING } from './features/bookings/booking.json.js';
import { bookingRoutes } from './features/bookings/booking.rest.js';
import { ownBookingRoutes } from './features/own-bookings/own-booking.rest.js';
import { certificateRoutes } from './features/certificates/certificate.rest.js';
import { classTypeRoutes } from './features/catalog/class-type.rest.js';
import { contactRoutes } from './features/contact/contact.rest.js';
import { crewRoutes } from './features/crews/crew.rest.js';
import { dashboardRoutes } from './features/dashboard/dashboard.rest.js';
import { savedReportRoutes } from './features/reports/saved/saved-report.rest.js';
import { classInstanceRoutes } from './features/schedule/classes/class-instance.rest.js';
import { upcomingRoutes } from './features/schedule/upcoming/upcoming.rest.js';
import { studentRoutes } from './features/students/student.rest.js';
import { waitingListRoutes } from './features/waiting/waiting-list.rest.js';
import type { Route } from './platform/rest/route.js';
import type { Services } from './services.js';

/** Every call below /api. */
export const routes: readonly Route<Services>[] = [
  ...accountRoutes,
  ...dashboardRoutes,
  ...classTypeRoutes,
  ...upcomingRoutes,
  ...classInstanceRoutes(BOOKING),
  ...studentRoutes,
  // Before /bookings/:id, which would take 'link' for an id.
  ...ownBookingRoutes,
  ...bookingRoutes,
  ...certificateRoutes,
  ...waitingListRoutes,
  ...crewRoutes,
  ...savedReportRoutes,
  ...contactRoutes,
];
