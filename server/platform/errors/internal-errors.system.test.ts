import { buildGraphQLSchema } from '../graphql/build-schema.js';
import { resolvers } from '../../resolvers.js';
import { anyCall, rootFieldsOf } from '../../testing/any-call.js';
import { attendee, attendeeAsJson, book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { tablesNamedBy } from '../../testing/named-tables.js';
import { operations } from '../../testing/openapi.js';
import { BOOK_SEAT, UPCOMING_CLASSES } from '../../testing/operations.js';
import { useSite, type Answer } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Internal details that responses must not contain: SQL, drivers, code. */
const GIVEN_AWAY = /sqlite|relation|no such table|select|insert|_away|\.ts|\.js|at \w+ \(|stack/i;
/** Reads several tables concurrently: NOT_FOUND for the class may precede the error of a missing table. */
const FAILS_EITHER_WAY = 'query seatLedger ';

interface Failure {
  text: string;
  requestId: unknown;
}

/** A call by an admin, with the id of a class if it needs one. */
interface Call {
  name: string;
  /** Its response in case of an internal error; undefined otherwise. */
  failure: (by: { id: string; token: string }) => Promise<Failure | undefined>;
}

describe.each(DATABASES)('an unexpected error, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  const calls: [string, string, (id: string) => Promise<Answer<object>>][] = [
    ['REST reading', 'class_day', () => site.rest('GET', '/class-instances/upcoming/public')],
    [
      'REST listing',
      'class_day',
      async () => site.rest('GET', '/bookings', undefined, { token: await world.adminToken() }),
    ],
    ['REST writing', 'outbox_message', (id) => site.rest('POST', '/bookings', attendeeAsJson(id))],
    ['GraphQL reading', 'class_day', () => site.graphql(UPCOMING_CLASSES)],
    ['GraphQL writing', 'outbox_message', (id) => site.graphql(BOOK_SEAT, { input: attendee(id) })],
  ];

  it.each(calls)(
    'in %s reveals no details and is in the log with its request id',
    async (_where, table, call) => {
      const { id } = await makeClass(world);
      await book(world, id, {}, 2);
      await world.withoutTable(table, async () => {
        const { status, body, text } = await call(id);
        expect(text).not.toMatch(GIVEN_AWAY);
        const problem = 'errors' in body ? firstOf(body.errors) : body;
        const { requestId, code } =
          'extensions' in problem ? (problem.extensions as Problem) : (problem as Problem);
        expect(status).toBe('errors' in body ? 200 : 500);
        expect(code).toBe('INTERNAL');
        expect(requestId).toMatch(UUID);
        expect(world.log.errors()).toMatchObject([{ requestId, msg: 'unexpected failure' }]);
        expect(world.log.text).not.toContain('maria.munoz1@example.com');
      });
    },
  );

  const everyCall: Call[] = [
    ...rootFieldsOf(buildGraphQLSchema(resolvers)).map((root): Call => ({
      name: `${root.kind} ${root.field.name}`,
      failure: async ({ token }) => {
        const { query, variables } = anyCall(root);
        const { body } = await site.graphql(query, variables, { token });
        const [problem] = body.errors ?? [];
        if (problem?.extensions.code !== 'INTERNAL') return undefined;
        return { text: JSON.stringify(problem), requestId: problem.extensions.requestId };
      },
    })),
    ...operations.map(({ method, path, body: documented }): Call => ({
      name: `${method} ${path}`,
      failure: async ({ id, token }) => {
        const example = documented?.examples[0];
        const { status, text, body } = await site.rest(method, path.replace('{id}', id), example, { token });
        return status === 500 ? { text, requestId: body.requestId } : undefined;
      },
    })),
  ];

  async function makeScene(): Promise<string> {
    await world.startAnew();
    const { id } = await makeClass(world);
    await book(world, id, {}, 2);
    await world.adminToken();
    return id;
  }

  /** The calls that name each table in their SQL; others cannot fail without it. */
  async function callsByTable(): Promise<Map<string, Call[]>> {
    const tables = Object.keys(await world.everyRow()).filter((table) => table !== 'account');
    const found = new Map<string, Call[]>();
    const id = await makeScene();
    for (const call of everyCall) {
      const token = await world.adminToken();
      const named = await tablesNamedBy(world, tables, async () => {
        expect([call.name, await call.failure({ id, token })]).toEqual([call.name, undefined]);
      });
      for (const table of named) found.set(table, [...(found.get(table) ?? []), call]);
    }
    return found;
  }

  it('in any call, for lack of any table that it uses, reveals no details', async () => {
    const failed: string[] = [];
    const unharmed: string[] = [];
    for (const [table, those] of await callsByTable()) {
      const id = await makeScene();
      const requestIds: unknown[] = [];
      await world.withoutTable(table, async () => {
        for (const call of those) {
          // A token for each call, because one of the calls ends every session.
          const failure = await call.failure({ id, token: await world.adminToken() });
          (failure ? failed : unharmed).push(`${call.name} without ${table}`);
          if (!failure) continue;
          expect(failure.text).not.toMatch(GIVEN_AWAY);
          requestIds.push(failure.requestId);
        }
      });
      const logged = world.log.errors().map(({ requestId }) => requestId);
      expect(logged).toEqual(expect.arrayContaining(requestIds));
    }
    expect(unharmed.filter((name) => !name.startsWith(FAILS_EITHER_WAY))).toEqual([]);
    expect(failed.length).toBeGreaterThanOrEqual(250);
  });

  it('in REST has only a code, a text and the request id', async () => {
    await makeClass(world);
    await world.withoutTable('class_day', async () => {
      const { body } = await site.rest('GET', '/class-instances/upcoming/public', undefined, {
        language: 'es',
      });
      expect(body).toEqual({
        error: 'Algo falló en nuestro sistema. Inténtelo de nuevo.',
        message: 'Algo falló en nuestro sistema. Inténtelo de nuevo.',
        code: 'INTERNAL',
        requestId: expect.stringMatching(UUID) as unknown,
      });
    });
  });

  it('during authentication has a request id too', async () => {
    const token = await world.adminToken();
    await world.withoutTable('account', async () => {
      const rest = await site.rest('GET', '/class-types', undefined, { token });
      expect(rest.status).toBe(500);
      expect(rest.body).toMatchObject({
        code: 'INTERNAL',
        requestId: expect.stringMatching(UUID) as unknown,
      });
      expect(rest.text).not.toMatch(GIVEN_AWAY);
      const graphql = await site.graphql('{ site { companyName } }', {}, { token });
      expect(graphql.text).not.toMatch(GIVEN_AWAY);
      expect(graphql.body.errors?.[0]?.extensions).toMatchObject({
        code: 'INTERNAL',
        requestId: expect.stringMatching(UUID) as unknown,
      });
      expect(world.log.errors().map(({ requestId }) => requestId)).toEqual([
        rest.body.requestId,
        graphql.body.errors?.[0]?.extensions.requestId,
      ]);
    });
  });
});

interface Problem {
  code: unknown;
  requestId: string;
}

function firstOf(errors: unknown): object {
  if (Array.isArray(errors) && typeof errors[0] === 'object' && errors[0] !== null)
    return errors[0] as object;
  throw new Error('there is no error');
}
