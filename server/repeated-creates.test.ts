import { AccountEntity } from './features/accounts/account.entity.js';
import { AuditEntryEntity } from './platform/audit/audit-entry.entity.js';
import type { RequestContext } from './platform/context/request-context.js';
import { OutboxMessageEntity } from './platform/outbox/outbox-message.entity.js';
import { FORKLIFT, inputOf, makeClass, makeClassType, VENUE } from './testing/classes.js';
import { useSite } from './testing/site-server.js';
import { student } from './testing/students.js';
import { TERESA, TRAINING_CENTER } from './testing/venues.js';
import { ADMIN, DATABASES, useWorld, type World } from './testing/world.js';

const KEY = { idempotencyKey: 'c0ffee00-form-1' };
const OTHER_KEY = { idempotencyKey: 'c0ffee00-form-2' };
const INVITED = {
  email: 'iris@example.com',
  firstName: 'Iris',
  lastName: 'Peña',
  language: 'es',
  promotesClient: true,
} as const;
const VIEW = {
  page: 'bookings',
  name: 'Unpaid',
  parameters: 'payment=pending',
  isShared: false,
  isDefault: true,
} as const;
const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'osha30',
  message: 'Four of us need OSHA 30.',
} as const;

interface Creation {
  /** Returns the ids of the records. */
  create: (world: World, ctx: RequestContext, key: { idempotencyKey?: string }) => Promise<unknown>;
  /** Makes what it needs. */
  prepare?: (world: World) => Promise<unknown>;
  mails?: number;
  audited: number;
}

const made = async (records: Promise<{ id: string } | { id: string }[]>) =>
  [await records].flat().map(({ id }) => id);

/** The class of the test's schedule. */
async function onlyClass(world: World) {
  const { nodes } = await world.services.instances.page(world.guest(), { period: 'current' }, { first: 1 });
  const [found] = nodes;
  if (!found) throw new RangeError('there is no class');
  return found;
}

const CREATIONS: Record<string, Creation> = {
  student: {
    create: ({ services }, ctx, key) => made(services.students.create(ctx, { ...student(), ...key })),
    mails: 1,
    audited: 1,
  },
  'class type': {
    create: ({ services }, ctx, key) => made(services.classTypes.create(ctx, { ...FORKLIFT, ...key })),
    audited: 1,
  },
  venue: {
    create: ({ services }, ctx, key) => made(services.venues.create(ctx, { ...TRAINING_CENTER, ...key })),
    audited: 1,
  },
  instructor: {
    create: ({ services }, ctx, key) => made(services.instructors.create(ctx, { ...TERESA, ...key })),
    audited: 1,
  },
  class: {
    prepare: makeClass,
    create: async (world, ctx, key) =>
      made(world.services.instances.create(ctx, { ...inputOf(await onlyClass(world)), ...key })),
    audited: 1,
  },
  'series of classes': {
    prepare: makeClass,
    create: async (world, ctx, key) => {
      const plan = { firstDate: '2027-02-01', count: 3, intervalWeeks: 2, ...key };
      return made(world.services.classCopies.copy(ctx, (await onlyClass(world)).id, plan));
    },
    audited: 4,
  },
  view: {
    create: ({ services }, ctx, key) => made(services.savedViews.create(ctx, { ...VIEW, ...key })),
    audited: 1,
  },
  'invitation of a new account': {
    create: ({ services }, ctx, key) => made(services.users.invite(ctx, { ...INVITED, ...key })),
    mails: 1,
    audited: 2,
  },
  'invitation of a client': {
    prepare: (world) => world.makeAccount(INVITED.email, 'nine slow desert trains', 'client'),
    create: ({ services }, ctx, key) => made(services.users.invite(ctx, { ...INVITED, ...key })),
    mails: 1,
    audited: 1,
  },
  'message to the office': {
    create: ({ services }, ctx, key) => services.contact.send(ctx, { ...MESSAGE, ...key }),
    mails: 1,
    audited: 1,
  },
};

describe.each(DATABASES)('on %s, a request repeated with its idempotency key, for a', (kind) => {
  const world = useWorld(kind);
  const admin = (accountId: string) => world.office(accountId);
  let rosa: RequestContext;
  beforeEach(async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    rosa = admin((await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email })).id);
  });
  const effects = async () => ({
    mails: await world.stored(OutboxMessageEntity).count(),
    audited: await world.stored(AuditEntryEntity).count(),
  });

  it.each(Object.entries(CREATIONS))('%s, returns the record of the first one', async (_what, creation) => {
    const { prepare, create, mails = 0, audited } = creation;
    await prepare?.(world);
    const before = await effects();
    const first = await create(world, rosa, KEY);
    world.clock.passHours(50);
    await expect(create(world, rosa, KEY)).resolves.toEqual(first);
    await expect(effects()).resolves.toEqual({
      mails: before.mails + mails,
      audited: before.audited + audited,
    });
  });

  it.each(Object.entries(CREATIONS))('%s, waits for one at the same moment', async (_what, creation) => {
    const { prepare, create, mails = 0, audited } = creation;
    await prepare?.(world);
    const before = await effects();
    const all = await Promise.all(Array.from({ length: 5 }, () => create(world, rosa, KEY)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    await expect(effects()).resolves.toEqual({
      mails: before.mails + mails,
      audited: before.audited + audited,
    });
  });

  it.each(['student', 'instructor', 'class', 'series of classes', 'message to the office'])(
    '%s, has its own effect with another key, and for another account',
    async (what) => {
      const { prepare, create } = CREATIONS[what] ?? {};
      await prepare?.(world);
      const all = [
        await create?.(world, rosa, KEY),
        await create?.(world, rosa, OTHER_KEY),
        await create?.(world, admin('vera'), KEY),
        await create?.(world, world.guest(), KEY),
        await create?.(world, rosa, {}),
        await create?.(world, rosa, {}),
      ];
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(6);
    },
  );

  it('student, returns the first record even with other content, or if it was deleted meanwhile', async () => {
    const { students } = world.services;
    const { id } = await students.create(rosa, { ...student({}, 1), ...KEY });
    await expect(students.create(rosa, { ...student({}, 2), ...KEY })).resolves.toMatchObject({
      id,
      email: student({}, 1).email,
    });
    await students.remove(rosa, id);
    await expect(students.create(rosa, { ...student({}, 1), ...KEY })).resolves.toMatchObject({
      id,
    });
    const { nodes } = await students.page({}, { sort: 'name', direction: 'ascending' }, { first: 5 });
    expect(nodes).toEqual([]);
  });

  it('series of classes, returns those that are left of the first ones', async () => {
    const { id } = await makeClass(world);
    const { classCopies } = world.services;
    const copy = (count: number) =>
      classCopies.copy(rosa, id, { firstDate: '2027-02-01', count, intervalWeeks: 1, ...KEY });
    const [first, ...others] = await copy(3);
    await classCopies.undoCopies(
      rosa,
      [first].filter((each) => each !== undefined),
    );
    for (const count of [1, 3, 5]) await expect(copy(count)).resolves.toEqual(others);
  });

  it('message to the office, sends other content, but not the same in another language', async () => {
    const { contact } = world.services;
    const before = await effects();
    const send = (changes: object) => contact.send(world.guest(), { ...MESSAGE, ...KEY, ...changes });
    const id = await send({ language: 'en' });
    await expect(send({ language: 'es' })).resolves.toBe(id);
    const others = [
      await send({ message: 'Five of us need OSHA 30.' }),
      await send({ email: 'eva@example.com' }),
      await send({ phone: '(801) 555-0133' }),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
    await expect(effects()).resolves.toEqual({ mails: before.mails + 4, audited: before.audited + 4 });
  });
});

describe.each(DATABASES)('on %s, a message to the office', (kind) => {
  const world = useWorld(kind, { rateLimits: true });

  it('can be repeated with its idempotency key after the limit was reached', async () => {
    const send = (idempotencyKey: string) =>
      world.services.contact.send(world.guest(), { ...MESSAGE, idempotencyKey });
    const sent: string[] = [];
    const limited = async () => {
      for (let count = 0; count < 100; count += 1) sent.push(await send(`form-${count}`));
    };
    await expect(limited()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(send('form-0')).resolves.toBe(sent[0]);
  });
});

describe('a REST request repeated with its Idempotency-Key', () => {
  const { site, world } = useSite('sqlite');
  const CLASS_TYPE = {
    name: 'OSHA 10 Construction',
    description: 'Hazard recognition.',
    duration_hours: 10,
    price: 89.5,
    category: 'safety',
  };
  const STUDENT = {
    first_name: 'José',
    last_name: 'Peña',
    email: 'jose.pena@example.com',
    emergency_contact_name: 'Lucía Peña',
    emergency_contact_phone: '(435) 555-0121',
  };
  const newClass = async () => ({
    class_type_id: (await makeClassType(world)).id,
    location: VENUE.locationName,
    location_address: VENUE.address,
    price: 89.5,
    days: [{ date: '2027-01-25', start_time: '08:00', end_time: '16:30' }],
  });

  it.each<[string, () => object | Promise<object>]>([
    ['/students', () => STUDENT],
    ['/class-types', () => CLASS_TYPE],
    ['/class-instances', newClass],
    ['/contact', () => ({ ...MESSAGE, subject: 'OSHA 30' })],
  ])('POST %s, returns the first record', async (path, bodyOf) => {
    const body = await bodyOf();
    const token = await world.adminToken();
    const post = (key: string) =>
      site.rest('POST', path, body, { token, headers: { 'Idempotency-Key': key } });
    const first = await post('form-1');
    expect(first.status).toBe(201);
    const again = await post('form-1');
    expect(again).toMatchObject({ status: 201, body: first.body });
    const tooLong = await post('k'.repeat(201));
    expect(tooLong).toMatchObject({
      status: 400,
      body: { fields: { 'Idempotency-Key': expect.any(String) as string } },
    });
  });
});
