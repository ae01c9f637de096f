import { isAdmin } from '../../../platform/context/viewer.js';
import { created, either, gone, listInBatches, one } from '../../../platform/rest/response.js';
import type { RestObject } from '../../../platform/rest/rest-object.js';
import { routeMaker, type Route } from '../../../platform/rest/route.js';
import { classRosterJson, UPCOMING_CLASS } from './class-instance.json.js';
import { CHANGED_CLASS_INPUT, CLASS_INSTANCE_INPUT } from './class-instance-input.rest.js';
import type { ClassInstanceService } from './class-instance.service.js';
import type { ClassRosterService } from './class-roster.service.js';
import type { UpcomingService } from '../upcoming/upcoming.service.js';

interface Services<Booking> {
  instances: ClassInstanceService;
  rosters: ClassRosterService<Booking>;
  upcoming: UpcomingService;
}
const AS_IT_IS = 'The class in its current state.';

/** @param booking the format of a booking, which this feature does not depend on */
export function classInstanceRoutes<Booking>(booking: RestObject<Booking>): Route<Services<Booking>>[] {
  const { route, routeWith } = routeMaker<Services<Booking>>('Schedule');
  const roster = classRosterJson(booking);
  return [
    route({
      at: 'GET /class-instances',
      access: 'admin',
      id: 'listClassInstances',
      summary: 'All classes, latest start first, each with one item in its bookings per taken seat.',
      response: listInBatches(roster, 'All classes (office view).'),
      call: ({ rosters }, ctx) => rosters.all(ctx),
    }),
    routeWith(CLASS_INSTANCE_INPUT, {
      at: 'POST /class-instances',
      access: 'admin',
      id: 'createClassInstance',
      summary: 'Schedules a class. The server orders and numbers its days.',
      response: created(roster, AS_IT_IS),
      call: ({ rosters }, ctx, { input }) => rosters.create(ctx, input),
    }),
    routeWith(CHANGED_CLASS_INPUT, {
      at: 'PUT /class-instances/:id',
      access: 'admin',
      id: 'replaceClassInstance',
      summary:
        'Replaces a class and its days; bookings stay, even if they exceed the new number of seats. Attendees are notified of changes that concern them, unless notify is false.',
      problems: ['NOT_FOUND', 'CONFLICT'],
      response: one(roster, AS_IT_IS),
      call: ({ rosters }, ctx, { versionedId, input }) => rosters.update(ctx, versionedId, input),
    }),
    route({
      at: 'DELETE /class-instances/:id',
      access: 'admin',
      id: 'deleteClassInstance',
      summary: 'Deletes a class without bookings of any status.',
      problems: ['NOT_FOUND', 'IN_USE'],
      response: gone,
      call: ({ instances }, ctx, { id }) => instances.remove(ctx, id),
    }),
    route({
      at: 'GET /class-instances/:id',
      access: 'either',
      id: 'getClassInstance',
      summary: "One class; with an admin's token, the office view.",
      problems: ['NOT_FOUND'],
      response: either(
        'The class. For guests, classes of inactive class types do not exist.',
        UPCOMING_CLASS,
        roster,
      ),
      call: async ({ rosters, upcoming }, ctx, { id }) =>
        isAdmin(ctx.viewer)
          ? roster.toJson(await rosters.get(ctx, id))
          : UPCOMING_CLASS.toJson(await upcoming.get(ctx, id)),
    }),
  ];
}
