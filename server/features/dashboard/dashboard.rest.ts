import { one } from '../../platform/rest/response.js';
import { routeMaker } from '../../platform/rest/route.js';
import { DASHBOARD } from './dashboard.json.js';
import type { DashboardService } from './dashboard.service.js';

const { route } = routeMaker<{ dashboards: DashboardService }>('Accounts');

export const dashboardRoutes = [
  route({
    at: 'GET /admin/dashboard',
    access: 'admin',
    id: 'getDashboard',
    summary: 'Overview for the office.',
    response: one(DASHBOARD, 'Counts, the five newest bookings, the next five classes.'),
    call: ({ dashboards }, ctx) => dashboards.get(ctx),
  }),
];
