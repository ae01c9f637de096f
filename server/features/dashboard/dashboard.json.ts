import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { count, id, instant, text } from '../../platform/rest/rest-properties.js';
import type { Booking } from '../bookings/booking.type.js';
import { COURSE_NAME } from '../catalog/class-type.json.js';
import { isoWithOffset } from '../schedule/venue-time/venue-time.rules.js';
import { Dashboard, type DashboardClass } from './dashboard.type.js';

const RECENT_BOOKING = new RestObject<Booking>('RecentBooking', {
  id: id((booking) => booking.id),
  userName: text(({ firstName, lastName }) => `${firstName} ${lastName}`),
  className: text(({ classInstance }) => classInstance.name, COURSE_NAME),
  createdAt: instant(({ createdAt }) => createdAt),
});

const NEXT_CLASS = new RestObject<DashboardClass>('NextClass', {
  id: id((shown) => shown.id),
  className: text(({ name }) => name, COURSE_NAME),
  startDate: text(({ startsAt, timeZone }) => isoWithOffset(startsAt, timeZone), {
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d$',
    description: 'With the UTC offset of the venue.',
    examples: ['2027-03-14T08:00:00-06:00'],
  }),
  enrolledCount: count(({ enrolledCount }) => enrolledCount, { description: 'Number of taken seats.' }),
  maxStudents: count(({ maxAttendees }) => maxAttendees, { minimum: 1 }),
});

/** The dashboard response. */
export const DASHBOARD = new RestObject(
  'Dashboard',
  propertiesOf(Dashboard, {
    totalUsers: 'totalUsers',
    totalClassTypes: 'totalClassTypes',
    upcomingClasses: 'upcomingClasses',
    totalBookings: 'totalBookings',
    openContactMessages: 'openContactMessages',
    failedMessages: 'failedMessages',
    recentBookings: { name: 'recentBookings', as: RECENT_BOOKING },
    upcomingClassList: { name: 'upcomingClassList', as: NEXT_CLASS },
  }),
);
