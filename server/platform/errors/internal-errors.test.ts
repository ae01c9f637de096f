import { anyCall, rootFieldsOf } from '../../testing/any-call.js';
import { attendee, attendeeOnTheWire, book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { operations } from '../../testing/openapi.js';
import { BOOK_SEAT, UPCOMING_CLASSES } from '../../testing/operations.js';
import { useSite, type Answer } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Words of SQL, of drivers and of the program that no reader is to see. */
const GIVEN_AWAY = /sqlite|relation|no such table|select|insert|_away|\.ts|\.js|at \w+ \(|stack/i;

describe.each(DATABASES)('an error that nobody expected, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  const calls: [string, string, (id: string) => Promise<Answer<object>>][] = [
    ['REST reading', 'class_day', () => site.rest('GET', '/class-instances/upcoming/public')],
    [
      'REST listing',
      'class_day',
      async () => site.rest('GET', '/bookings', undefined, { token: await world.adminToken() }),
    ],
    ['REST writing', 'outbox_message', (id) => site.rest('POST', '/bookings', attendeeOnTheWire(id))],
    ['GraphQL reading', 'class_day', () => site.graphql(UPCOMING_CLASSES)],
    ['GraphQL writing', 'outbox_message', (id) => site.graphql(BOOK_SEAT, { input: attendee(id) })],
  ];

  it.each(calls)(
    'in %s gives nothing away and is found in the log by its request id',
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

  it('in whatever call, for lack of whatever table, gives nothing away', async () => {
    const { id } = await makeClass(world);
    await book(world, id, {}, 2);
    const token = await world.adminToken();
    const requestIds: unknown[] = [];
    const failed = new Set<string>();
    for (const table of Object.keys(await world.everyRow())) {
      if (table === 'account') continue;
      await world.withoutTable(table, async () => {
        for (const root of rootFieldsOf(world.services.schema)) {
          const { query, variables } = anyCall(root);
          const { body } = await site.graphql(query, variables, { token });
          const [problem] = body.errors ?? [];
          if (problem?.extensions.code !== 'INTERNAL') continue;
          expect(JSON.stringify(problem)).not.toMatch(GIVEN_AWAY);
          requestIds.push(problem.extensions.requestId);
          failed.add(`${root.field.name} without ${table}`);
        }
        for (const { id: call, method, path, body } of operations) {
          const example = body?.examples[0];
          const answer = await site.rest(method, path.replace('{id}', id), example, { token });
          if (answer.status !== 500) continue;
          expect(answer.text).not.toMatch(GIVEN_AWAY);
          requestIds.push(answer.body.requestId);
          failed.add(`${call} without ${table}`);
        }
      });
    }
    expect(failed.size).toBeGreaterThanOrEqual(30);
    const logged = world.log.errors().map(({ requestId }) => requestId);
    expect(logged).toEqual(expect.arrayContaining(requestIds));
  });

  it('in REST is said with code, text and request id, and nothing else', async () => {
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

  it('while the token is looked up has its request id too', async () => {
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
