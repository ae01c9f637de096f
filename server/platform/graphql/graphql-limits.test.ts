import { GraphQLSchema } from 'graphql';
import { attendee } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { BOOK_SEAT, BOOKING_CONFIRMATION, LOGIN, UPCOMING_CLASSES } from '../../testing/operations.js';
import { useSite } from '../../testing/site-server.js';
import { StatementLog } from '../../testing/statement-log.js';

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const deep = `{ ${'a { '.repeat(199)} a ${'} '.repeat(199)} }`;

const ATTACKS: [string, string][] = [
  ['200 levels deep', deep],
  ['with 500 aliases', `{ ${times(500, (index) => `a${index}: upcomingClasses { totalCount }`)} }`],
  [
    'with 100 logins',
    `mutation { ${times(100, (index) => `a${index}: login(input: {email: "a@b.cd", password: "x"}) { token }`)} }`,
  ],
  ['with 18,000 fields', `{ upcomingClasses { nodes { ${'id '.repeat(18_000)} } } }`],
  [
    'with a fragment that holds itself',
    'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  ],
  [
    'that grows with each of its fragments',
    `query { ...F0 } ${times(12, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}
     fragment F12 on Query { upcomingClasses { totalCount } }`,
  ],
  ['that is no query and no mutation', 'subscription { x }'],
  ['with 500 directives', `{ site { companyName ${'@include(if: true) '.repeat(500)} } }`],
];

/** Ten lists of classes, each with the maximum number of rows. */
const LISTS = (first: string) =>
  times(10, (index) => `a${index}: upcomingClasses${first} { nodes { ...F } }`) +
  ` } fragment F on UpcomingClass { ${times(20, () => 'id name')} days { date startTime endTime } }`;
const COSTLY: [string, string, object][] = [
  ['in the query', `{ ${LISTS('(first: 100)')}`, {}],
  ['in a variable', `query ($n: Int!) { ${LISTS('(first: $n)')}`, { n: 100 }],
  ['in the default of a variable', `query ($n: Int! = 100) { ${LISTS('(first: $n)')}`, {}],
  ['in the schema', `{ ${LISTS('')}`, {}],
];

interface Refused {
  errors: { message: string; extensions: { code: string } }[];
}

describe('a GraphQL request', () => {
  const { site, world } = useSite('sqlite');

  it.each(ATTACKS)('%s is rejected before execution', async (_what, query) => {
    const log = StatementLog.of(world.database.reader);
    const { status, body } = await site.graphql(query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.data ?? null).toBeNull();
    const codes = body.errors?.map(({ extensions }) => extensions.code);
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(log.statements).toEqual([]);
    expect(world.log.errors()).toEqual([]);
  });

  it.each(COSTLY)(
    'for too many rows, with their number %s, is rejected',
    async (_where, query, variables) => {
      const callers = [
        { most: 25_000 },
        { most: 25_000, token: await world.clientToken() },
        { most: 50_000, token: await world.adminToken() },
      ];
      for (const { most, ...caller } of callers) {
        const { status, body } = await site.graphql(query, variables, { ...caller, language: 'es' });
        expect(status).toBe(400);
        expect(body.data).toBeUndefined();
        expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
        expect(body.errors?.[0]?.message).toContain(`el máximo es ${most}.`);
      }
    },
  );

  it('with a huge invalid value gets a short error in the request’s language that shortens it', async () => {
    const first = ' Did you mean "x"'.repeat(600);
    const query = 'query ($first: Int!) { upcomingClasses(first: $first) { totalCount } }';
    const { status, body, text } = await site.graphql(query, { first }, { language: 'es' });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toMatch(
      /^En la variable "\$first", aquí va un número entero \(Int\), no .{200}…\. \(línea 1:8\)$/,
    );
    expect(text.length).toBeLessThan(1_500);
  });

  const unknownKeys = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`emailx${index}`, 1]));

  it.each<[string, string, object]>([
    ['unknown keys in a variable', LOGIN, { input: { email: 'a@b.cd', password: 'x', ...unknownKeys(900) } }],
    ['an unknown field', `{ ${'site { a } '.repeat(120)} }`, {}],
    ['a field for admins only', `{ ${'bookings { a } '.repeat(120)} }`, {}],
  ])(
    'with hundreds of mistakes, %s, gets only a few of them as BAD_USER_INPUT',
    async (_what, query, variables) => {
      for (const token of [undefined, await world.adminToken()]) {
        world.log.clear();
        const { status, body } = await site.graphql(query, variables, token === undefined ? {} : { token });
        expect(status).toBe(400);
        expect(body.errors).toHaveLength(6);
        expect(body.errors?.at(-1)?.message).toBe('There are more mistakes: only the first 5 are listed.');
        const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
        expect(codes).not.toContain('INTERNAL');
        expect(world.log.errors()).toEqual([]);
      }
    },
  );

  it.each([`{ ${'site { a } '.repeat(120)} }`, `{ ${'bookings { a } '.repeat(120)} }`, '{ nothing }'])(
    'that is rejected is not traversed more often than its errors require: %s',
    async (query) => {
      for (const token of [undefined, await world.adminToken()]) {
        const starts = jest.spyOn(GraphQLSchema.prototype, 'getRootType');
        await site.graphql(query, {}, token === undefined ? {} : { token });
        // Some rules traverse an operation's variables themselves.
        expect(starts.mock.calls.length).toBeLessThanOrEqual(7);
        starts.mockRestore();
      }
    },
  );

  it('of more than 16 KB is for admins only, and not for a forged token', async () => {
    const variables = { input: { email: 'a@b.cd', password: 'x'.repeat(17_000) } };
    const sizes = [];
    for (const token of [undefined, 'forged.token.here', await world.clientToken(), await world.adminToken()])
      sizes.push((await site.graphql(LOGIN, variables, token === undefined ? {} : { token })).status);
    expect(sizes).toEqual([413, 413, 413, 200]);
  });

  it('with a query of more than 500 tokens is for admins only', async () => {
    const query = `{ ${'site { companyName } '.repeat(130)} }`;
    const guest = await site.graphql(query);
    expect(guest).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    expect(guest.body.errors?.[0]?.message).toBe('The query is too long: more than 500 words and signs.');
    const asLink = await site.get(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    });
    expect(asLink).toMatchObject({ status: 400, body: guest.body });
    expect((await site.graphql(query, {}, { token: await world.adminToken() })).status).toBe(200);
  });

  it('in a batch is rejected', async () => {
    const { query, variables } = { query: '{ site { companyName } }', variables: {} };
    const answer = await site.send(
      'POST',
      '/graphql',
      [
        { query, variables },
        { query, variables },
      ],
      {},
    );
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('Ridgeline');
  });

  it('of 1 MB is rejected with 413', async () => {
    const { status, body } = await site.graphql(BOOK_SEAT, { input: { firstName: 'x'.repeat(1_000_000) } });
    expect(status).toBe(413);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['{"query": ', 'The body is not valid JSON'],
    ['null', 'Send a JSON object'],
    ['"text"', 'Send a JSON object'],
    ['{}', 'Send a JSON object'],
    ['{"query": 7}', 'Send a JSON object'],
    ['{"query": ""}', 'Send a JSON object'],
    ['{"query": "{ site { companyName } }", "variables": "x"}', 'Send a JSON object'],
    ['{"query": "{ site { companyName } }", "operationName": {}}', 'Send a JSON object'],
    ['{"query": "query A { site { companyName } }", "operationName": "B"}', 'no operation of this name'],
    ['{"query": "{ site { companyName }"}', 'Syntax Error'],
  ])('with the body %j is rejected with 400, a code and the reason', async (body, why) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await site.send<Refused>('POST', '/graphql', body, { headers });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('json');
    expect(answer.body.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.body.errors[0]?.message).toContain(why);
  });

  it('of the site itself is within every limit', async () => {
    const { id } = await makeClass(world);
    const booked = await site.graphql<{ bookSeat: { id: string } }>(BOOK_SEAT, { input: attendee(id) });
    const confirmation = await site.graphql(BOOKING_CONFIRMATION, { id: booked.body.data?.bookSeat.id });
    const list = await site.graphql(UPCOMING_CLASSES, { first: 100 });
    for (const { status, body } of [booked, confirmation, list]) {
      expect(status).toBe(200);
      expect(body.errors).toBeUndefined();
    }
  });

  it.each(['B', 'constructor', '__proto__', ''])(
    'that names the unknown operation %j is rejected with 400',
    async (operationName) => {
      const query = 'query A { site { companyName } } query C { site { companyPhone } }';
      const answer = await site.send<{ errors: { extensions: { code: string } }[] }>(
        'POST',
        '/graphql',
        { query, operationName },
        {},
      );
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(world.log.errors()).toEqual([]);
    },
  );

  it('that misspells a field gets no suggestions from the schema', async () => {
    const { status, body } = await site.graphql('{ upcomingClases { totalCount } }');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain('upcomingClasses');
  });

  it('that misspells a field of a variable gets no suggestions either', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    const { body } = await site.graphql(query, { input: { emial: 'a@example.com', password: 'secret' } });
    expect(body.errors?.map(({ message }) => message)).toEqual([
      'Variable "$input": Field "email" of required type "String!" was not provided. (line 1:11)',
      'Variable "$input": Field "emial" is not defined by type "LoginInput". (line 1:11)',
    ]);
  });

  it('with variables of the wrong type is rejected as BAD_USER_INPUT', async () => {
    const { id } = await makeClass(world);
    const { status, body } = await site.graphql(BOOK_SEAT, {
      input: { ...attendee(id), firstName: 5, agreeToTerms: 'yes' },
    });
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(world.log.errors()).toEqual([]);
  });

  it('cannot use input fields beyond the schema', async () => {
    const { id } = await makeClass(world);
    const { body } = await site.graphql(BOOK_SEAT, {
      input: { ...attendee(id), paymentStatus: 'paid', role: 'admin' },
    });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a GraphQL request from another site’s page', () => {
  const { site } = useSite('sqlite');
  const query = JSON.stringify({ query: LOGIN, variables: { input: { email: 'a@b.cd', password: 'x' } } });

  it.each([
    ['text/plain', query],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent('{ site { companyName } }')}`],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${query}\r\n--x--`,
    ],
  ])('as %s is rejected', async (type, body) => {
    const answer = await site.send('POST', '/graphql', body, { headers: { 'Content-Type': type } });
    expect(answer.status).toBe(415);
    expect(answer.text).toContain('BAD_USER_INPUT');
  });

  it.each([
    'query=%7Bsite%7BcompanyName%7D%7D',
    `query=${encodeURIComponent('mutation { login(input: {email: "a", password: "b"}) { token } }')}`,
  ])('as a link is rejected: ?%s', async (search) => {
    const answer = await site.get(`/graphql?${search}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('Ridgeline');
  });

  it('as a GET cannot be a mutation with any headers', async () => {
    const mutation = encodeURIComponent(
      'mutation { login(input: {email: "a@b.cd", password: "b"}) { token } }',
    );
    const headers = { 'Apollo-Require-Preflight': 'true' };
    const answer = await site.get(`/graphql?query=${mutation}`, { headers });
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain('UNAUTHENTICATED');
  });
});
