import { Caller, NOBODY } from './testing/documented-calls.js';
import { COMMON, SCENES } from './testing/documented-scenes.js';
import { makeClass } from './testing/classes.js';
import { operations } from './testing/openapi.js';
import { useSite, type Answer } from './testing/site-server.js';
import { signals } from './platform/metrics/signals.js';
import { routes } from './routes.js';

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
  const REFUSALS = 'refused.address';
  /** Short bodies are read even above the limit. */
  const LONG_UNREADABLE = '{'.padEnd(10_000);
  /** Calls that have a throttle besides the one for rejected bodies. */
  const limited = new Set(
    routes.filter(({ problems = [] }) => problems.includes('RATE_LIMITED')).map(({ id }) => id),
  );
  const addresses = underLimits.map((each, index) => ({ ...each, address: `198.51.100.${index}` }));
  let throttles: string[] = [];
  let silence: () => void;
  beforeEach(() => {
    throttles = [];
    silence = signals.throttled.listen((throttle) => throttles.push(throttle));
  });
  afterEach(() => silence());

  async function callUntilLimited(call: () => Promise<Answer>): Promise<void> {
    for (let count = 0; count < MAX_CALLS; count += 1) if ((await call()).status === 429) return;
    throw new Error(`${MAX_CALLS} calls were answered`);
  }

  it.each(addresses.filter(({ id }) => limited.has(id)))(
    '$id comes to answer 429 by a throttle of its own',
    async ({ operation, id, address }) => {
      const caller = new Caller(site, world);
      const scene = SCENES[`${id} 429`];
      const call = () => caller.call(operation, { headers: { 'X-Forwarded-For': address } });
      await callUntilLimited(() => scene?.(caller) ?? call());
      expect(throttles.at(-1)).not.toBe(REFUSALS);
    },
  );

  it.each(addresses.filter(({ id }) => !limited.has(id)))(
    '$id comes to answer 429 by unreadable bodies',
    async ({ operation, address }) => {
      const path = operation.path.replace('{id}', NOBODY);
      const headers = { 'X-Forwarded-For': address };
      await callUntilLimited(() => site.rest(operation.method, path, LONG_UNREADABLE, { headers }));
      expect(throttles.at(-1)).toBe(REFUSALS);
    },
  );
});
