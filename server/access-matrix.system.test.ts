import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { anyCall, rootFieldsOf, selectionOf, type RootField, type SchemaField } from './testing/any-call.js';
import { makeClass } from './testing/classes.js';
import {
  GRAPHQL,
  GUEST_FIELDS,
  OF_ONESELF,
  OF_THE_COMPANY,
  PERSONAL,
  REST,
  type Audience,
} from './testing/access-rules.js';
import { attendeeAsJson } from './testing/attendees.js';
import { openApi, operations, problemsBy, type Operation } from './testing/openapi.js';
import { useSite, type Answer, type CallOptions, type GraphQLProblem } from './testing/site-server.js';
import type { World } from './testing/world.js';

const CALLERS = {
  'without a token': () => Promise.resolve(undefined),
  'with a token that is none': () => Promise.resolve('a.b.c'),
  'as a client': (world: World) => world.clientToken(),
  'as a demoted admin': (world: World) => world.demotedToken(),
  'as an admin': (world: World) => world.adminToken(),
} as const;
type Caller = keyof typeof CALLERS;
const callers = Object.keys(CALLERS) as Caller[];

/** The code that a caller is refused with; undefined where it is let in. */
function refusal(audience: Audience, caller: Caller): 'UNAUTHENTICATED' | 'FORBIDDEN' | undefined {
  if (audience === 'guest' || caller === 'as an admin') return undefined;
  if (caller.startsWith('with')) return 'UNAUTHENTICATED';
  return audience === 'admin' ? 'FORBIDDEN' : undefined;
}

/** How a refusal reads; a failed log-in has the same code and other words. */
const REFUSALS: Record<string, string> = {
  'Please log in.': 'UNAUTHENTICATED',
  'You are not allowed to do this.': 'FORBIDDEN',
};
const STATUS = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

const schema = buildGraphQLSchema(resolvers);
const roots = rootFieldsOf(schema);
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation'].includes(type.name),
);
const audienceOf = ({ field }: RootField): Audience | undefined =>
  (['guest', 'loggedIn', 'admin'] as const).find((audience) => GRAPHQL[audience].includes(field.name));

interface Way {
  root: RootField;
  path: SchemaField[];
}

/** The shortest way from some root to each type. */
function waysFrom(starts: readonly RootField[]): Map<string, Way> {
  const ways = new Map<string, Way>();
  const next = starts.map((root) => ({
    root,
    path: [] as SchemaField[],
    type: getNamedType(root.field.type),
  }));
  for (const { root, path, type } of next) {
    if (!isObjectType(type) || ways.has(type.name)) continue;
    ways.set(type.name, { root, path });
    for (const field of Object.values(type.getFields())) {
      next.push({ root, path: [...path, field], type: getNamedType(field.type) });
    }
  }
  return ways;
}
const rootsOf = (audience: Audience): RootField[] => roots.filter((root) => audienceOf(root) === audience);
const guestWays = waysFrom([...rootsOf('guest'), ...rootsOf('loggedIn')]);
const adminWays = waysFrom(rootsOf('admin'));

/** A selection of fields side by side, by the path that leads to them. */
function selectionOfAll(path: readonly SchemaField[], fields: readonly SchemaField[]): string {
  const inner = fields.map((field) => selectionOf([field]).slice(1, -1)).join(' ');
  return (selectionOf(path) || '{ __typename }').replace('__typename', inner);
}

describe('the rules of access', () => {
  it('are declared for every REST call', () => {
    const declared = Object.entries(REST).flatMap(([audience, ids]) => ids.map((id) => [id, audience]));
    const documented = operations.map(({ id, access }) => [id, access === 'either' ? 'guest' : access]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(declared));
  });

  it('are declared for every query and mutation', () => {
    expect(roots.map(({ field }) => field.name).toSorted()).toEqual(Object.values(GRAPHQL).flat().toSorted());
  });

  it('are declared for every field of the types of guests', () => {
    const sorted = (of: [string, readonly string[]][]) =>
      Object.fromEntries(of.map(([name, fields]) => [name, fields.toSorted()]));
    const ofGuests = types.filter(({ name }) => name in GUEST_FIELDS);
    expect(sorted(Object.entries(GUEST_FIELDS))).toEqual(
      sorted(ofGuests.map((type) => [type.name, Object.keys(type.getFields())])),
    );
  });

  it('lead a guest and a client to no type of the office', () => {
    expect([...guestWays.keys()].toSorted()).toEqual(Object.keys(GUEST_FIELDS).toSorted());
  });

  it('show a guest nothing of a person but of themselves', () => {
    const shown = Object.entries(GUEST_FIELDS).flatMap(([type, fields]) =>
      OF_ONESELF.includes(type) ? [] : fields.map((field) => `${type}.${field}`),
    );
    const personal = shown.filter((field) => PERSONAL.test(field.split('.')[1] ?? ''));
    expect(personal).toEqual(OF_THE_COMPANY);
    expect(
      GUEST_FIELDS.BookingConfirmation?.filter((field) => /emergency|notes|student|consent/i.test(field)),
    ).toEqual([]);
  });
});

describe('the access matrix:', () => {
  const { site, world } = useSite('sqlite');

  /** Every row, read again only after a commit: SQLite tells a connection by this number of those of all others. */
  let seen: { version: unknown; rows: Record<string, unknown> } | undefined;
  async function everyRow(): Promise<Record<string, unknown>> {
    const [{ data_version: version } = {}]: { data_version?: number }[] =
      await world.database.reader.query('PRAGMA data_version');
    if (version === undefined) throw new Error('SQLite tells no version of its data');
    if (seen?.version !== version) seen = { version, rows: await world.everyRow() };
    return seen.rows;
  }

  /** What each caller is told; those who are refused change nothing. */
  async function verdicts<Told>(
    audience: Audience,
    ask: (options: CallOptions, refused: string | undefined) => Promise<Told>,
  ): Promise<Record<string, Told>> {
    const options: [Caller, CallOptions][] = [];
    for (const caller of callers) {
      const token = await CALLERS[caller](world);
      options.push([caller, token === undefined ? {} : { token }]);
    }
    const told: Record<string, Told> = {};
    for (const [caller, given] of options) {
      const refused = refusal(audience, caller);
      const before = refused && (await everyRow());
      told[caller] = await ask(given, refused);
      if (before) expect(await everyRow()).toEqual(before);
    }
    return told;
  }
  const declared = (audience: Audience) =>
    Object.fromEntries(callers.map((caller) => [caller, refusal(audience, caller)]));

  const refusalIn = ({ status, body }: Answer): string | undefined => {
    const code = REFUSALS[String(body.message)];
    if (code === undefined) return undefined;
    expect([body.code, status]).toEqual([code, STATUS[code as keyof typeof STATUS]]);
    return code;
  };
  const send = ({ method, path, body }: Operation, options: object, example = 0): Promise<Answer> =>
    site.rest(method, path.replace('{id}', 'some-id'), body?.examples[example], options);

  it.each(operations)(`REST $id is for whom it is declared for`, async (operation) => {
    const audience =
      (['admin', 'loggedIn'] as const).find((each) => REST[each].includes(operation.id)) ?? 'guest';
    const told = await verdicts(audience, async (options) => refusalIn(await send(operation, options)));
    expect(told).toEqual(declared(audience));
  });

  it('REST createBooking is for the office alone when it names a student', async () => {
    const operation = operations.find(({ id }) => id === 'createBooking');
    if (!operation?.body) throw new Error('createBooking takes no body');
    const office = operation.body.examples.findIndex((example) => 'student_id' in example);
    const told = await verdicts('admin', async (options) =>
      refusalIn(await send(operation, options, office)),
    );
    expect(told).toEqual(declared('admin'));
  });

  it.each(callers)(
    'REST shows what guests may read of a class and of a booking %s, and more to admins',
    async (caller) => {
      const { id } = await makeClass(world, { notes: 'Back door.' });
      const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
      const token = await CALLERS[caller](world);
      const options = token === undefined ? {} : { token };
      const answers = {
        PublicClass: await site.rest('GET', `/class-instances/${id}`, undefined, options),
        BookingConfirmation: await site.rest(
          'GET',
          `/bookings/${String(booked.body.id)}`,
          undefined,
          options,
        ),
      };
      for (const [name, { body }] of Object.entries(answers)) {
        const problems = problemsBy(openApi.components.schemas[name] ?? {}, body);
        expect([name, problems.length === 0]).toEqual([name, caller !== 'as an admin']);
      }
    },
  );

  /** The code of an answer that refuses, in whichever of its errors. */
  const codeIn = (problems: readonly GraphQLProblem[]): string | undefined => {
    const refusals = problems.filter(({ message }) => message in REFUSALS);
    for (const { message, extensions } of refusals) expect(extensions.code).toBe(REFUSALS[message]);
    return refusals[0]?.extensions.code;
  };
  const ask = async (root: RootField, selection: string | undefined, options: CallOptions) => {
    const { query, variables } = anyCall(root, selection);
    const { status, body } = await site.graphql(query, variables, options);
    expect(status).toBe(200);
    const code = codeIn(body.errors ?? []);
    if (code !== undefined) expect(body.data ?? null).toBeNull();
    return code;
  };

  /**
   * Whether all of these fields, asked for at once, are answered with this code, or none is refused where there is no
   * code: each error is that of the object which has them, or of one around it. One of a field itself may hide another.
   */
  const areAllTold = async (
    code: string | undefined,
    { root, path }: Way,
    fields: readonly SchemaField[],
    options: CallOptions,
  ): Promise<boolean> => {
    const { query, variables } = anyCall(root, selectionOfAll(path, fields));
    const { status, body } = await site.graphql(query, variables, options);
    const problems = body.errors ?? [];
    const isOfAll = problems.every(
      (problem) =>
        problem.path && problem.path.filter((step) => typeof step === 'string').length <= 1 + path.length,
    );
    return (
      status === 200 &&
      isOfAll &&
      codeIn(problems) === code &&
      (code === undefined || (body.data ?? null) === null)
    );
  };

  it.each(roots)('GraphQL $field.name is for whom it is declared for', async (root) => {
    const audience = audienceOf(root);
    if (!audience) throw new Error('it is declared for nobody');
    const told = await verdicts(audience, (options) => ask(root, undefined, options));
    expect(told).toEqual(declared(audience));
  });

  it.each(types)('GraphQL $name: every field is for whom it is declared for', async (type) => {
    const way = (type.name in GUEST_FIELDS ? guestWays : adminWays).get(type.name);
    const audience = way && audienceOf(way.root);
    if (!audience) throw new Error('nobody can read it');
    const fields = Object.values(type.getFields());
    const told = await verdicts(audience, async (options, refused) => {
      if (await areAllTold(refused, way, fields, options))
        return Object.fromEntries(fields.map(({ name }) => [name, refused]));
      const codes: Record<string, string | undefined> = {};
      for (const field of fields)
        codes[field.name] = await ask(way.root, selectionOf([...way.path, field]), options);
      return codes;
    });
    for (const caller of callers) {
      const expected = fields.map(({ name }) => [name, refusal(audience, caller)]);
      expect([caller, told[caller]]).toEqual([caller, Object.fromEntries(expected)]);
    }
  });
});
