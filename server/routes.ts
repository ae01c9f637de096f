import type { GraphQLSchema } from 'graphql';
import { accountRoutes } from './features/accounts/account.rest.js';
import { bookingJson } from './features/bookings/booking.json.js';
import { bookingRoutes } from './features/bookings/booking.rest.js';
import { classTypeRoutes } from './features/catalog/class-type.rest.js';
import { contactRoutes } from './features/contact/contact.rest.js';
import { classInstanceRoutes } from './features/schedule/class-instance.rest.js';
import { dashboardRoutes } from './features/dashboard/dashboard.rest.js';
import { savedReportRoutes } from './features/reports/saved-report.rest.js';
import { studentRoutes } from './features/students/student.rest.js';
import type { Route } from './platform/rest/route.js';
import type { Services } from './services.js';

/** Every call below /api. */
export function routesOf(services: Services, schema: GraphQLSchema): Route[] {
  return [
    ...accountRoutes(services.accounts),
    ...classTypeRoutes(services.classTypes),
    ...classInstanceRoutes({ ...services, bookingsOf: (ids) => bookingsByClass(services, ids) }),
    ...studentRoutes(services.students),
    ...bookingRoutes(services),
    ...contactRoutes(services.contact),
    ...dashboardRoutes(services.dashboards),
    ...savedReportRoutes(services.savedReports, schema),
  ];
}

async function bookingsByClass(
  { officeBookings }: Services,
  classInstanceIds: readonly string[],
): Promise<Map<string, object[]>> {
  const bookings = await officeBookings.listSeatTaking(classInstanceIds);
  return new Map([...bookings].map(([id, ofClass]) => [id, ofClass.map(bookingJson)]));
}
