import { Caller, COMMON, NOBODY, SCENES } from './testing/documented-scenes.js';
import { makeClass } from './testing/classes.js';
import { operations } from './testing/openapi.js';
import { useSite } from './testing/site-server.js';

const promised = operations.flatMap((operation) =>
  operation.statuses.map((status) => ({ operation, id: operation.id, status })),
);
const underLimits = promised.filter(({ status }) => status === 429);
const others = promised.filter(({ status }) => status !== 429);

describe('the server keeps every promise of docs/openapi.yaml:', () => {
  const { site, world } = useSite('sqlite');

  it.each(others)('$id can answer $status', async ({ operation, id, status }) => {
    const scene = SCENES[`${id} ${status}`] ?? COMMON[status]?.(operation);
    if (!scene) throw new Error(`nobody has said how ${id} comes to answer ${status}`);
    expect((await scene(new Caller(site, world))).status).toBe(status);
  });

  it('each way to a refused seat is documented', async () => {
    const caller = new Caller(site, world);
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const cancelled = await makeClass(world, { status: 'cancelled' });
    const headers = { 'Idempotency-Key': 'form-1' };
    await caller.asGuest('createBooking', { body: { class_instance_id: id }, headers });
    const refused = [
      await caller.asGuest('createBooking', { body: { class_instance_id: id } }),
      await caller.asGuest('createBooking', { body: { class_instance_id: id, first_name: 'Ana' } }),
      await caller.asGuest('createBooking', { body: { class_instance_id: id, first_name: 'Ana' }, headers }),
      await caller.asGuest('createBooking', { body: { class_instance_id: cancelled.id } }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([
      'ALREADY_BOOKED',
      'CLASS_FULL',
      'IDEMPOTENCY_MISMATCH',
      'CLASS_NOT_BOOKABLE',
    ]);
  });

  it('no way is prepared to an answer that is not documented', () => {
    const documented = promised.map(({ id, status }) => `${id} ${status}`);
    expect(Object.keys(SCENES).filter((scene) => !documented.includes(scene))).toEqual([]);
  });
});

describe('with its rate limits on', () => {
  const { site, world } = useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });
  const MAX_CALLS = 200;
  const addresses = underLimits.map((each, index) => ({ ...each, address: `198.51.100.${index}` }));

  it.each(addresses)('$id comes to answer 429', async ({ operation, address }) => {
    const headers = { 'X-Forwarded-For': address };
    const caller = new Caller(site, world);
    for (let count = 0; count < MAX_CALLS; count += 1) {
      const { status } = await caller.call(operation, { headers });
      if (status === 429) return;
    }
    // It has no limit but that of bodies that cannot be read.
    for (let count = 0; count < MAX_CALLS; count += 1) {
      const path = operation.path.replace('{id}', NOBODY);
      const { status } = await site.rest(operation.method, path, '{', { headers });
      if (status === 429) return;
    }
    throw new Error(`${2 * MAX_CALLS} calls were answered`);
  });
});
