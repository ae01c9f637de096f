import type { Arbitrary } from 'fast-check';
import { fc } from './testing/fast-check.js';
import { STATUS_OF } from './platform/errors/error-code.js';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { anyCall, everythingOf, rootFieldsOf, type GraphQLCall, type RootField } from './testing/any-call.js';
import { book } from './testing/attendees.js';
import { pathsIn, withValueAt } from './testing/body-paths.js';
import { makeClass } from './testing/classes.js';
import { anything, pathTexts, REAL_IDS, valuesOf } from './testing/fuzz-values.js';
import { operations, type Operation, type RestMethod } from './testing/openapi.js';
import { repetitions } from './testing/repetitions.js';
import { useSite, type CallOptions } from './testing/site-server.js';
import { makeStudent } from './testing/students.js';
import { DATABASES } from './testing/world.js';

const FUZZ_CALLS = repetitions(250, 20_000);
const CODES = Object.keys(STATUS_OF);
/** The world is made anew so often that its lists stay short. */
const CALLS_IN_A_WORLD = 200;

interface RestCall {
  method: RestMethod;
  path: string;
  body: unknown;
  key: string | undefined;
}

const MAX_CHANGES = 3;

/** A documented example with some of its places filled with anything, or taken away. */
function bodiesOf({ body }: Operation): Arbitrary<unknown> {
  const examples = body?.examples ?? [];
  if (examples.length === 0) return fc.constant(undefined);
  return fc.constantFrom(...examples.map(withNamedIds)).chain((example) => {
    const places = fc.constantFrom(...pathsIn(example), ['role'], ['version'], ['constructor'], ['toString']);
    const changes = fc.array(fc.tuple(places, fc.option(anything, { nil: undefined })), {
      maxLength: MAX_CHANGES,
    });
    return changes.map((made) =>
      made.reduce<unknown>((tree, [place, value]) => withValueAt(tree, place, value), example),
    );
  });
}

/** The ids of an example by their fields. */
const ID_OF: Record<string, string> = {
  class_type_id: '{type}',
  class_instance_id: '{class}',
  class_id: '{class}',
  student_id: '{student}',
};
const withNamedIds = (example: object): object =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, ID_OF[name] ?? value]));

/** Mostly the id of such a thing as the path is about. */
function idsFor(path: string): Arbitrary<string> {
  const known: Record<string, string> = {
    'class-types': '{type}',
    'class-instances': '{class}',
    students: '{student}',
    bookings: '{booking}',
  };
  const own = known[path.split('/')[1] ?? ''] ?? '{class}';
  return fc.oneof({ weight: 2, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: pathTexts });
}

function restCalls(operation: Operation): Arbitrary<RestCall> {
  const query = fc.dictionary(fc.constantFrom('limit', 'offset', 'search'), pathTexts, { maxKeys: 2 });
  const key = fc.option(fc.string({ minLength: 1, maxLength: 210 }), { nil: undefined });
  return fc
    .record({ id: idsFor(operation.path), query, body: bodiesOf(operation), key })
    .map(({ id, query: asked, body, key: sent }) => ({
      method: operation.method,
      path: `${operation.path.replace('{id}', encoded(id))}?${new URLSearchParams(asked).toString()}`,
      body,
      key: sent?.trim() === '' ? undefined : sent,
    }));
}

/** Half a character has no place in an address; a path of dots is another path. */
function encoded(text: string): string {
  const id = (REAL_IDS as readonly string[]).includes(text)
    ? text
    : encodeURIComponent(Buffer.from(text).toString());
  return ['', '.', '..'].includes(id) ? '%20' : id;
}

function graphqlCalls(root: RootField): Arbitrary<GraphQLCall> {
  const values = Object.fromEntries(root.field.args.map(({ name, type }) => [name, valuesOf(type, name)]));
  return fc
    .record(values, {
      requiredKeys: root.field.args.filter(({ name }) => name === 'input').map(({ name }) => name),
    })
    .map((variables) => anyCall(root, everythingOf(root.field.type), variables));
}

const roots = rootFieldsOf(buildGraphQLSchema(resolvers));
const callers = fc.constantFrom('guest', 'client', 'admin', 'admin', 'admin');
const anyRestCall = fc.constantFrom(...operations).chain(restCalls);
const anyGraphQLCall = fc.constantFrom(...roots).chain(graphqlCalls);
const calls = fc.oneof(
  fc.record({ caller: callers, rest: anyRestCall }),
  fc.record({ caller: callers, graphql: anyGraphQLCall }),
);

describe.each(DATABASES)(`${FUZZ_CALLS} calls of all kinds, on %s,`, (kind) => {
  const { site, world } = useSite(kind);
  let ids: Record<(typeof REAL_IDS)[number], string>;

  async function populate(): Promise<void> {
    await world.startAnew();
    const { id: classId, classType } = await makeClass(world);
    const { id: student } = await makeStudent(world);
    const { booking } = await book(world, classId);
    const contact = { name: 'Ana', email: 'ana@example.com', subject: 'other' as const, message: 'Hello' };
    ids = {
      '{class}': classId,
      '{type}': classType.id,
      '{student}': student,
      '{booking}': booking.id,
      '{message}': await world.services.contact.send(world.guest(), contact),
      '{number}': booking.confirmationNumber,
    };
  }

  const withIds = <Value>(value: Value): Value => {
    const replaced = Object.entries(ids).reduce(
      (text, [name, id]) => text.replaceAll(name, id),
      JSON.stringify({ value }),
    );
    return (JSON.parse(replaced) as { value: Value }).value;
  };

  async function optionsOf(caller: string): Promise<CallOptions> {
    if (caller === 'guest') return {};
    return { token: await (caller === 'admin' ? world.adminToken() : world.clientToken()) };
  }

  /** Its shape is held against docs/openapi.yaml where it is received. */
  async function sendRest({ method, path, body, key }: RestCall, options: CallOptions): Promise<void> {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const answer = await site.rest(method, withIds(path), withIds(body), { ...options, headers });
    expect(answer.status).toBeLessThan(500);
  }

  async function sendGraphQL({ query, variables }: GraphQLCall, options: CallOptions): Promise<void> {
    const { status, body, text } = await site.graphql(query, withIds(variables), options);
    expect([200, 400]).toContain(status);
    expect(Object.keys(body).filter((name) => name !== 'data' && name !== 'errors')).toEqual([]);
    for (const { message, extensions } of body.errors ?? []) {
      expect(message).not.toBe('');
      expect(CODES).toContain(extensions.code);
      expect(
        Object.keys(extensions).filter((name) => !['code', 'fields', 'retryAfterSeconds'].includes(name)),
      ).toEqual([]);
    }
    expect(text).not.toMatch(/sqlite|QueryFailed|constraint|stack/i);
  }

  it('find no answer of 500, of another shape than documented, or that gives something away', async () => {
    let made = 0;
    await populate();
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        made += 1;
        if (made % CALLS_IN_A_WORLD === 0) await populate();
        const options = await optionsOf(call.caller);
        if ('rest' in call) await sendRest(call.rest, options);
        else await sendGraphQL(call.graphql, options);
        expect(world.log.errors()).toEqual([]);
        world.log.clear();
      }),
      { numRuns: FUZZ_CALLS, endOnFailure: true },
    );
    expect(made).toBe(FUZZ_CALLS);
  });
});
