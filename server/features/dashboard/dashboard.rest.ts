import { ok, type Route } from '../../platform/rest/route.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import type { DashboardService } from './dashboard.service.js';
import type { Dashboard } from './dashboard.type.js';

/** Specification section 3, dashboard response. */
function dashboardJson(dashboard: Dashboard) {
  const { totalUsers, totalClassTypes, upcomingClasses, totalBookings, openContactMessages } = dashboard;
  return {
    totalUsers,
    totalClassTypes,
    upcomingClasses,
    totalBookings,
    openContactMessages,
    recentBookings: dashboard.recentBookings.map(({ id, firstName, lastName, classInstance, createdAt }) => ({
      id,
      userName: `${firstName} ${lastName}`,
      className: classInstance.name,
      createdAt: createdAt.toISOString(),
    })),
    upcomingClassList: dashboard.upcomingClassList.map((shown) => ({
      id: shown.id,
      className: shown.name,
      startDate: isoWithOffset(shown.startsAt, shown.timeZone),
      enrolledCount: shown.enrolledCount,
      maxStudents: shown.maxAttendees,
    })),
  };
}

export function dashboardRoutes(dashboards: DashboardService): Route[] {
  return [
    {
      method: 'GET',
      path: '/admin/dashboard',
      access: 'admin',
      handle: async (ctx) => ok(dashboardJson(await dashboards.get(ctx))),
    },
  ];
}
