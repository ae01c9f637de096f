import { getNamedType, isInputObjectType } from 'graphql';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { attendee, attendeeAsJson } from './testing/attendees.js';
import { anyCall, anyValue, rootFieldsOf } from './testing/any-call.js';
import { pathsIn, withValueAt } from './testing/body-paths.js';
import { makeClass } from './testing/classes.js';
import { HOSTILE_OBJECTS } from './testing/fuzz-values.js';
import { operations } from './testing/openapi.js';
import {
  BOOK_SEAT,
  BOOKING_CONFIRMATION,
  LOGIN,
  UPCOMING_CLASS,
  UPCOMING_CLASSES,
} from './testing/operations.js';
import { repetitions } from './testing/repetitions.js';
import { useSite } from './testing/site-server.js';
import { DATABASES } from './testing/world.js';
import { BookingEntity } from './features/bookings/booking.entity.js';

const HOSTILE = [
  "' OR 1=1 --",
  `"; DROP TABLE booking; --`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%00',
  '\\',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '😀'.repeat(60),
  'x'.repeat(5_000),
];

const cursorOf = (text: string): string => Buffer.from(`${text}|${text}`).toString('base64url');

describe.each(DATABASES)('text that means harm, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'is only text wherever a guest may send it: %s',
    async (_shown, text) => {
      const { id } = await makeClass(world);
      // Half a character has no place in an address.
      const encoded = encodeURIComponent(Buffer.from(text).toString());
      const rest = [
        await site.rest('GET', `/bookings/${encoded}`),
        await site.rest('GET', `/class-instances/${encoded}`),
        await site.rest('POST', '/bookings', { ...attendeeAsJson(id), class_instance_id: text }),
        await site.rest('POST', '/auth/login', { email: text, password: text }),
        await site.rest('POST', '/contact', {
          name: text,
          email: text,
          subject: text,
          message: text,
          phone: text,
        }),
      ];
      const graphql = [
        await site.graphql(UPCOMING_CLASS, { id: text }),
        await site.graphql(BOOKING_CONFIRMATION, { id: text }),
        await site.graphql(UPCOMING_CLASSES, { classTypeId: text }),
        await site.graphql(UPCOMING_CLASSES, { after: text }),
        await site.graphql(UPCOMING_CLASSES, { after: cursorOf(text) }),
        await site.graphql(LOGIN, { input: { email: text, password: text } }),
        await site.graphql(BOOK_SEAT, { input: attendee(text) }),
      ];
      expect(rest.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(graphql.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const codes = graphql.flatMap(({ body }) =>
        (body.errors ?? []).map(({ extensions }) => extensions.code),
      );
      expect(codes).not.toContain('INTERNAL');
      expect(world.log.errors()).toEqual([]);
    },
  );

  it('is kept as it is in a booking, but for what no line of text holds', async () => {
    const { id } = await makeClass(world);
    const firstName = `Robert'); DROP TABLE booking;--\u0000\u0007`;
    const { body } = await site.graphql<{ bookSeat: { id: string; firstName: string } }>(BOOK_SEAT, {
      input: attendee(id, { firstName, lastName: '😀 Ñandú', companyName: '=cmd|calc <b>' }),
    });
    expect(body.data?.bookSeat).toMatchObject({
      firstName: `Robert'); DROP TABLE booking;--`,
      lastName: '😀 Ñandú',
      companyName: '=cmd|calc <b>',
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('cannot reach the prototype of an input', async () => {
    const { id } = await makeClass(world);
    const body = JSON.stringify(attendeeAsJson(id)).replace(
      '{',
      '{"__proto__":{"isAdmin":true},"constructor":{"a":1},',
    );
    const answer = await site.send('POST', '/api/bookings', body, {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('an object or a list that means harm', () => {
  const { site, world } = useSite('sqlite');
  const HOLE = 'here it goes';
  /** As JSON texts, since nothing writes so many brackets. */
  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const deepest = nested(40_000);
  const deep = nested(15_000);
  const others = HOSTILE_OBJECTS.map((value) => JSON.stringify(value));
  const texts = [deepest, ...others];
  /** What each place of a body is sent. The deepest takes long to send: usually only the first place gets it. */
  const textsFor = (turn: number): readonly string[] =>
    [turn < repetitions(1, Infinity) ? deepest : deep, ...others].slice(0, repetitions(1, texts.length));
  const bodyWith = (tree: unknown, text: string): string =>
    JSON.stringify(tree).replace(`"${HOLE}"`, () => text);
  const asJson = { 'Content-Type': 'application/json' };

  it('is refused by its name in each field of a message to the office', async () => {
    const message = {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '8015550117',
      subject: 'other',
      message: 'Hello',
    };
    for (const field of [...Object.keys(message), 'language'])
      for (const text of texts) {
        const body = bodyWith({ ...message, [field]: HOLE }, text);
        const answer = await site.send('POST', '/api/contact', body, { headers: asJson });
        expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
        expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
      }
    expect(world.log.errors()).toEqual([]);
  });

  const bodies = operations.flatMap(({ method, path, body }) =>
    body ? [[`${method} ${path}`, { method, path, examples: body.examples }] as const] : [],
  );

  it.each(bodies)('is no failure of ours in any field of %s', async (_name, { method, path, examples }) => {
    const token = await world.adminToken();
    for (const example of examples)
      for (const [turn, place] of [...pathsIn(example), ['__proto__'], ['version'], ['toString']].entries())
        for (const text of textsFor(turn)) {
          const body = bodyWith(withValueAt(example, place, HOLE), text);
          const answer = await site.send(method, `/api${path.replace('{id}', 'none')}`, body, {
            token,
            headers: asJson,
          });
          expect(answer.status).toBeLessThan(500);
        }
    expect(world.log.errors()).toEqual([]);
  });

  const calls = rootFieldsOf(buildGraphQLSchema(resolvers)).filter(({ field }) => field.args.length > 0);

  it.each(calls.map((root) => [`${root.kind} ${root.field.name}`, root] as const))(
    'is no failure of ours in any variable of the %s',
    async (_name, root) => {
      const token = await world.adminToken();
      const places = root.field.args.flatMap(({ name, type }) => {
        const named = getNamedType(type);
        const inside = isInputObjectType(named) ? Object.keys(named.getFields()) : [];
        return [[name], ...inside.map((field) => [name, field])];
      });
      const values = Object.fromEntries(root.field.args.map(({ name, type }) => [name, anyValue(type)]));
      const { query } = anyCall(root, undefined, values);
      for (const [turn, place] of places.entries())
        for (const text of textsFor(turn)) {
          const body = bodyWith({ query, variables: withValueAt(values, place, HOLE) }, text);
          const answer = await site.send('POST', '/graphql', body, { token, headers: asJson });
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toContain('INTERNAL');
        }
      expect(world.log.errors()).toEqual([]);
    },
  );

  it('is refused wherever else an operation may have it, by the way that leads there', async () => {
    const query = '{ upcomingClasses { totalCount } }';
    // As many as a guest's body has room for.
    const brackets = nested(6_000);
    for (const where of [
      { variables: { unused: HOLE } },
      { extensions: { a: { b: HOLE } } },
      { operationName: HOLE },
    ]) {
      const body = bodyWith({ query, ...where }, brackets);
      const answer = await site.send('POST', '/graphql', body, { headers: asJson });
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(
        /"(variables\.unused\.0|extensions\.a\.b|operationName\.0\.0)\\" is nested too deeply/,
      );
    }
  });
});
