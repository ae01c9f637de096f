import { isAdmin } from '../../platform/context/viewer.js';
import type { ResponseCache } from '../../platform/database/response-cache.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { created, deleted, json, ok, type Route } from '../../platform/rest/route.js';
import { listAnswer, WINDOW } from '../../platform/rest/rest-list.js';
import { versionIn } from '../../platform/rest/rest-input.js';
import { bookableClassJson, classInstanceJson, upcomingClassJson } from './class-instance.json.js';
import type { ClassInstanceService } from './class-instance.service.js';
import type { ClassInstance } from './class-instance.type.js';
import { CLASS_INSTANCE } from './class-instance-input.rest.js';
import type { UpcomingService } from './upcoming.service.js';

interface Services {
  instances: ClassInstanceService;
  upcoming: UpcomingService;
  /** The bookings that take a seat, in their REST form, by class. */
  bookingsOf: (classInstanceIds: readonly string[]) => Promise<ReadonlyMap<string, object[]>>;
  keptLists: ResponseCache<string>;
}

export function classInstanceRoutes({ instances, upcoming, bookingsOf, keptLists }: Services): Route[] {
  const withBookings = async (listed: readonly ClassInstance[]): Promise<object[]> => {
    const bookings = await bookingsOf(listed.map(({ id }) => id));
    return listed.map((instance) => classInstanceJson(instance, bookings.get(instance.id) ?? []));
  };
  return [
    {
      method: 'GET',
      path: '/class-instances/upcoming/public',
      access: 'guest',
      handle: async (ctx) => {
        const list = keptLists.getOrCompute(ctx, 'upcoming', async () =>
          JSON.stringify((await upcoming.list(ctx)).map(upcomingClassJson)),
        );
        return json(await list);
      },
    },
    {
      method: 'GET',
      path: '/classes',
      access: 'admin',
      handle: async (ctx, request) => {
        const { limit = Infinity, offset = 0 } = await WINDOW.read(request);
        const classes = await upcoming.bookable(ctx);
        return listAnswer(classes.slice(offset, offset + limit).map(bookableClassJson), classes.length);
      },
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
      handle: async (ctx, request) => {
        const input = await CLASS_INSTANCE.read(request);
        const instance = await CLASS_INSTANCE.named(instances.create(ctx, input));
        return created(classInstanceJson(instance, []));
      },
    },
    {
      method: 'PUT',
      path: '/class-instances/:id',
      access: 'admin',
      handle: async (ctx, request) => {
        const { id = '' } = request.params;
        const input = await CLASS_INSTANCE.read(request);
        const edition = { id, version: versionIn(request.body) };
        const instance = await CLASS_INSTANCE.named(instances.update(ctx, edition, input));
        return ok((await withBookings([instance]))[0]);
      },
    },
    {
      method: 'DELETE',
      path: '/class-instances/:id',
      access: 'admin',
      handle: async (ctx, { params: { id = '' } }) => {
        await instances.remove(ctx, id);
        return deleted;
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
