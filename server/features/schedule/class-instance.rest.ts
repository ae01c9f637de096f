import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { created, ok, type Route } from '../../platform/rest/route.js';
import { readInput, withWireNames } from '../../platform/rest/wire-input.js';
import { bookingJson } from '../bookings/booking.json.js';
import type { BookingService } from '../bookings/booking.service.js';
import { CreateClassInstanceInput } from './class-instance.input.js';
import { classInstanceJson, upcomingClassJson } from './class-instance.json.js';
import type { ClassInstanceService } from './class-instance.service.js';
import type { ClassInstance } from './class-instance.type.js';
import { CLASS_INSTANCE } from './class-instance.wire.js';
import type { UpcomingService } from './upcoming.service.js';

interface Services {
  instances: ClassInstanceService;
  upcoming: UpcomingService;
  bookings: BookingService;
}

export function classInstanceRoutes({ instances, upcoming, bookings }: Services): Route[] {
  const withBookings = async (listed: readonly ClassInstance[]): Promise<object[]> => {
    const seats = await bookings.listSeatTaking(listed.map(({ id }) => id));
    return listed.map((instance) =>
      classInstanceJson(instance, (seats.get(instance.id) ?? []).map(bookingJson)),
    );
  };
  return [
    {
      method: 'GET',
      path: '/class-instances/upcoming/public',
      access: 'guest',
      handle: async (ctx) => ok((await upcoming.list(ctx)).map(upcomingClassJson)),
    },
    {
      method: 'GET',
      path: '/class-instances',
      access: 'admin',
      handle: async () => ok(await withBookings(await instances.list())),
    },
    {
      method: 'POST',
      path: '/class-instances',
      access: 'admin',
      handle: async (ctx, { body }) => {
        const input = await readInput(CreateClassInstanceInput, body, CLASS_INSTANCE);
        const instance = await withWireNames(CLASS_INSTANCE, instances.create(ctx, input));
        return created(classInstanceJson(instance, []));
      },
    },
    {
      method: 'GET',
      path: '/class-instances/:id',
      access: 'guest',
      handle: async (ctx, { params: { id = '' } }) => {
        if (isAdmin(ctx.viewer)) return ok((await withBookings([await instances.get(id)]))[0]);
        const found = await upcoming.findById(ctx, id);
        if (!found) throw new DomainError('NOT_FOUND');
        return ok(upcomingClassJson(found));
      },
    },
  ];
}
