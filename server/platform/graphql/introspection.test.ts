import { useSite } from '../../testing/site-server.js';

const SCHEMA = '{ __schema { types { name } } }';

describe('the description of the schema', () => {
  const { site, world } = useSite('sqlite');

  it.each([
    ['directly', SCHEMA],
    ['by type', '{ __type(name: "Query") { name } }'],
    ['under an alias', '{ harmless: __schema { types { name } } }'],
    ['in a fragment', 'query { ...S } fragment S on Query { __schema { types { name } } }'],
    ['in an inline fragment', '{ ... on Query { __type(name: "Query") { name } } }'],
    ['next to a normal field', '{ site { companyName } __schema { types { name } } }'],
  ])('cannot be queried by a guest, %s', async (_how, query) => {
    const { status, body } = await site.graphql(query);
    expect(status).toBeLessThan(500);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]).toMatchObject({
      message: 'Please log in.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('is FORBIDDEN for a client', async () => {
    const { status, body } = await site.graphql(SCHEMA, {}, { token: await world.clientToken() });
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('can be queried by an admin', async () => {
    const { body } = await site.graphql<{ __schema: { types: { name: string }[] } }>(
      SCHEMA,
      {},
      { token: await world.adminToken() },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data?.__schema.types.map(({ name }) => name)).toContain('UpcomingClass');
  });

  it('does not include __typename, which every client selects', async () => {
    const { body } = await site.graphql('{ __typename site { __typename } }');
    expect(body.data).toEqual({ __typename: 'Query', site: { __typename: 'Site' } });
  });

  const TELLING = [
    ['a field', '{ savedReports { nothing } }', {}],
    ['a missing selection', '{ savedReports }', {}],
    ['an argument that is missing', '{ savedReport { id } }', {}],
    ['an input that is empty', 'mutation { createStudent(input: {}) { id } }', {}],
    ['a word of an enum', '{ bookings(sort: nothing) { totalCount } }', {}],
    ['the type of a variable', 'query ($city: Int) { bookings(city: $city) { totalCount } }', {}],
    ['a default value', 'query ($input: CreateStudentInput = {}) { site { companyName } }', {}],
    ['a fragment', 'fragment Rows on Booking { nothing } { site { companyName } }', {}],
    [
      'a variable that is empty',
      'mutation ($input: CreateStudentInput!) { createStudent(input: $input) { id } }',
      { input: {} },
    ],
  ] as const;

  it.each(TELLING)(
    'is not revealed by errors about %s, except to an admin',
    async (_what, query, variables) => {
      const ask = async (token?: string) =>
        (await site.graphql(query, variables, token ? { token } : {})).body.errors;
      const toGuest = await ask();
      const words = JSON.stringify(toGuest);
      expect(words).not.toMatch(/String!|SavedReport\b|ID!|BookingSort|required type/);
      expect(toGuest?.[0]).toEqual({ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } });
      const toClient = await ask(await world.clientToken());
      expect(toClient?.[0]).toEqual({
        message: 'You are not allowed to do this.',
        extensions: { code: 'FORBIDDEN' },
      });
      const toAdmin = await ask(await world.adminToken());
      expect(toAdmin?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
      expect(toAdmin?.[0]?.message).toMatch(/\(line 1:\d+\)$/);
    },
  );

  it.each([
    ['{ site { nothing } }', /^Cannot query field "nothing" on type "Site"\. \(line 1:10\)$/],
    ['{ nothing }', /^Cannot query field "nothing" on type "Query"\. \(line 1:3\)$/],
    [
      'mutation { login(input: { email: "a" }) { token } }',
      /^Field "LoginInput\.password" of required type "String!" was not provided\. \(line 1:25\)$/,
    ],
  ])('is used in errors about its public part for every caller: %s', async (query, message) => {
    const { body } = await site.graphql(query);
    expect(body.errors?.[0]?.message).toMatch(message);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
