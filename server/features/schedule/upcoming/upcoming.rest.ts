import { list, listWithTotal } from '../../../platform/rest/response.js';
import { WINDOW } from '../../../platform/rest/rest-list.js';
import { routeMaker } from '../../../platform/rest/route.js';
import { BOOKABLE_CLASS, UPCOMING_CLASS } from '../classes/class-instance.json.js';
import type { UpcomingService } from './upcoming.service.js';

const { route, routeWith } = routeMaker<{ upcoming: UpcomingService }>('Schedule');

export const upcomingRoutes = [
  route({
    at: 'GET /class-instances/upcoming/public',
    access: 'guest',
    id: 'listUpcomingClasses',
    summary: 'Classes that have not begun, earliest first.',
    isCached: true,
    response: list(UPCOMING_CLASS, 'The public data of each class.'),
    call: ({ upcoming }, ctx) => upcoming.list(ctx),
  }),
  routeWith(WINDOW, {
    at: 'GET /classes',
    access: 'admin',
    id: 'listBookableClasses',
    summary: 'Classes with seats left, for selection in a form.',
    response: listWithTotal(BOOKABLE_CLASS, 'Earliest first.'),
    call: async ({ upcoming }, ctx, { input }) => {
      const { rows, total } = await upcoming.bookable(ctx, input);
      return { batches: [rows], total };
    },
  }),
];
