import type { GraphQLField } from 'graphql';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { routesOf } from './routes.js';
import { AccountEntity } from './features/accounts/account.entity.js';
import { anyCall } from './testing/any-call.js';
import { useSite } from './testing/site-server.js';
import { ADMIN } from './testing/world.js';

/** Everything there is to call, by who may. A new call without a line here fails. */
const REST = {
  guest: [
    'POST /auth/login',
    'GET /class-instances/upcoming/public',
    'GET /class-instances/:id',
    'POST /bookings',
    'GET /bookings/:id',
    'GET /bookings/:id/calendar.ics',
    'POST /contact',
  ],
  admin: [
    'GET /admin/dashboard',
    'GET /class-types',
    'POST /class-types',
    'PUT /class-types/:id',
    'DELETE /class-types/:id',
    'GET /class-instances',
    'POST /class-instances',
    'PUT /class-instances/:id',
    'DELETE /class-instances/:id',
    'GET /classes',
    'GET /students',
    'POST /students',
    'PUT /students/:id',
    'DELETE /students/:id',
    'GET /bookings',
  ],
};

const GRAPHQL = {
  guest: [
    ...['bookingConfirmation', 'me', 'site', 'upcomingClass', 'upcomingClasses'],
    ...['bookSeat', 'login', 'register', 'requestPasswordReset', 'resetPassword', 'sendContactMessage'],
  ],
  loggedIn: ['changePassword', 'logOutEverywhere'],
  admin: [
    ...['booking', 'bookings', 'bookableClasses', 'classInstance', 'classInstances', 'classTypes'],
    ...['contactMessages', 'dashboard', 'student', 'students'],
    ...['createClassType', 'updateClassType', 'deleteClassType'],
    ...['createClassInstance', 'updateClassInstance', 'deleteClassInstance'],
    ...['createStudent', 'updateStudent', 'deleteStudent', 'restoreStudent'],
    ...['createBooking', 'cancelBooking', 'restoreBooking', 'moveBooking', 'setBookingPayment'],
    ...['updateBookingAttendee', 'markContactMessage'],
  ],
};

const schema = buildGraphQLSchema(resolvers);
const fieldsOf = (
  kind: 'query' | 'mutation',
): [string, 'query' | 'mutation', GraphQLField<unknown, unknown>][] => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => [field.name, kind, field]);
};
const fields = [...fieldsOf('query'), ...fieldsOf('mutation')];

describe('who may call what', () => {
  const { site, world } = useSite('sqlite');

  it('is said of every REST call', () => {
    const declared = routesOf(world.services).map(({ method, path, access }) => [
      `${method} ${path}`,
      access,
    ]);
    const expected = Object.entries(REST).flatMap(([access, calls]) => calls.map((call) => [call, access]));
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
  });

  it('is said of every query and mutation', () => {
    expect(fields.map(([name]) => name).toSorted()).toEqual(Object.values(GRAPHQL).flat().toSorted());
  });

  it.each(REST.admin)('is for the office alone: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const ask = (token?: string) =>
      site.send(method as 'GET', `/api${path.replace(':id', 'some-id')}`, method === 'GET' ? undefined : {}, {
        ...(token !== undefined && { token }),
      });
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await ask(await world.clientToken())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const demoted = await world.adminToken();
    expect([401, 403]).not.toContain((await ask(demoted)).status);
    await world.change(AccountEntity, { email: ADMIN.email }, { role: 'client' });
    expect(await ask(demoted)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is for the office alone: POST /bookings with a student', async () => {
    const body = { student_id: 'some-id', class_id: 'some-id' };
    expect((await site.rest('POST', '/bookings', body)).status).toBe(401);
    expect((await site.rest('POST', '/bookings', body, { token: await world.clientToken() })).status).toBe(
      403,
    );
    expect((await site.rest('POST', '/bookings', body, { token: await world.adminToken() })).status).toBe(
      400,
    );
  });

  it.each(fields)('is held to by %s', async (name, kind, field) => {
    const { query, variables } = anyCall(kind, field);
    const codeFor = async (token?: string): Promise<string | undefined> => {
      const answer = await site.graphql(query, variables, token === undefined ? {} : { token });
      expect(answer.status).toBeLessThan(500);
      return answer.body.errors?.[0]?.extensions.code;
    };
    const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
    const admin = await world.adminToken();
    if (GRAPHQL.admin.includes(name)) {
      await expect(codeFor()).resolves.toBe('UNAUTHENTICATED');
      await expect(codeFor(await world.clientToken())).resolves.toBe('FORBIDDEN');
      expect(refusals).not.toContain(await codeFor(admin));
      await world.change(AccountEntity, { email: ADMIN.email }, { role: 'client' });
      await expect(codeFor(admin)).resolves.toBe('FORBIDDEN');
    } else if (GRAPHQL.loggedIn.includes(name)) {
      await expect(codeFor()).resolves.toBe('UNAUTHENTICATED');
      expect(refusals).not.toContain(await codeFor(await world.clientToken()));
    } else if (name !== 'login') {
      expect(refusals).not.toContain(await codeFor());
    }
  });
});
