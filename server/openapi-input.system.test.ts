import { attendeeAsJson } from './testing/attendees.js';
import { pathsIn, withValueAt, type Path } from './testing/body-paths.js';
import { bookCrew, CREW_CONTACT } from './testing/crews.js';
import { changeClass, makeClass } from './testing/classes.js';
import { operations, problemsBy, type JsonSchema, type Operation } from './testing/openapi.js';
import { repetitions } from './testing/repetitions.js';
import { useSite } from './testing/site-server.js';
import { join } from './testing/waiting.js';
import { ADMIN } from './testing/world.js';
import { makeStudent } from './testing/students.js';

const long = (length: number): string => 'x'.repeat(length);

/** Put in every place of every body: what is on either side of each limit, and what is of another type. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  [],
  {},
  0,
  1,
  -1,
  0.5,
  0.25,
  0.01,
  0.001,
  200,
  200.5,
  1000,
  1001,
  100_000,
  100_000.01,
  '',
  'x',
  long(36),
  long(37),
  long(40),
  long(41),
  '😀'.repeat(100),
  '😀'.repeat(101),
  long(128),
  long(129),
  `${long(242)}@example.com`,
  `${long(243)}@example.com`,
  long(5_000),
  long(5_001),
  'a@b',
  'a b@example.com',
  'ana@example.com',
  'en',
  'bilingual',
  'pending',
  'cancelled',
  'safety',
  'otro',
  'UT',
  'ut',
  '84101',
  '84101-1234',
  '8410',
  '2027-02-27',
  '2027-02-29',
  '09:00',
  '9:00',
  '09:00:30',
  '24:00',
];

const SHARES = repetitions(3, 1);

/** All of them in the long form; otherwise a share, another one for each place in turn. */
const valuesFor = (turn: number): readonly unknown[] =>
  VALUES.filter((_, index) => (index + turn + jest.getSeed()) % SHARES === 0);

/** Where more is asked than a schema can say: that it is known, can be found or reached, ends after it begins. */
const MORE_THAN_SHAPE = [
  'class_type_id',
  'time_zone',
  'location_address',
  'days',
  'days.0.start_time',
  'days.0.end_time',
  'phone',
  'password',
  'confirmPassword',
];

/** The class types that are made here have one name, and a schema knows no others. */
const NAME_TAKEN = '"fields":{"name":"There is already a class type with this name"}';
/** Nor does it compare two fields. */
const MIN_ABOVE_MAX = '"fields":{"min_students":"Min students cannot be more than max students"}';

function isDocumented(schema: JsonSchema, body: unknown): boolean {
  return problemsBy(schema, JSON.parse(JSON.stringify(body))).length === 0;
}

/** Whatever is sent to it is answered alike. */
const LOG_IN = 'logIn';

const posts = operations.flatMap((operation) =>
  operation.method === 'POST' && operation.id !== LOG_IN
    ? (operation.body?.examples ?? []).map((example) => ({
        operation,
        example,
        fields: `${Object.keys(example).length} fields`,
      }))
    : [],
);

describe('an input is taken exactly where docs/openapi.yaml allows it,', () => {
  const { site, world } = useSite('sqlite');

  async function withRealIds(example: object): Promise<object> {
    const { id: class_id, classType } = await makeClass(world, { maxAttendees: 1_000 });
    const { id: student_id } = await makeStudent(world);
    const class_type_id = classType.id;
    const real: Record<string, string> = { class_id, class_instance_id: class_id, class_type_id, student_id };
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, real[name] ?? value]));
  }

  async function differences({ method, path, body }: Operation, example: object): Promise<string[]> {
    if (!body) throw new Error('the call takes no body');
    const token = await world.adminToken();
    const valid = await withRealIds(example);
    const differenceAt = async (place: Path, value: unknown): Promise<string[]> => {
      // An empty text counts as left out.
      const isAllowed = isDocumented(
        body.schema,
        withValueAt(valid, place, value === '' ? undefined : value),
      );
      const { status, text } = await site.rest(method, path, withValueAt(valid, place, value), { token });
      const name = place.join('.');
      if (
        (status !== 400 || text.includes(NAME_TAKEN)) === isAllowed ||
        (isAllowed && (MORE_THAN_SHAPE.includes(name) || text.includes(MIN_ABOVE_MAX)))
      )
        return [];
      return [`${name} = ${JSON.stringify({ value }).slice(0, 50)} → ${status} ${text.slice(0, 120)}`];
    };
    const found: string[] = [];
    for (const [turn, place] of pathsIn(valid).entries()) {
      found.push(...(await Promise.all(valuesFor(turn).map((value) => differenceAt(place, value)))).flat());
    }
    return found;
  }

  it.each(posts)('in each place of $operation.id, $fields', async ({ operation, example }) => {
    await expect(differences(operation, example)).resolves.toEqual([]);
  });

  it('but for a log-in, which answers everything with 401', async () => {
    const login = operations.find(({ id }) => id === LOG_IN);
    const [example = {}] = login?.body?.examples ?? [];
    const places = pathsIn(example);
    expect(places.length).toBeGreaterThan(0);
    for (const [turn, place] of places.entries()) {
      for (const value of valuesFor(turn)) {
        const { status } = await site.rest('POST', '/auth/login', withValueAt(example, place, value));
        expect([place, value, status]).toEqual([place, value, 401]);
      }
    }
  });

  const isWindow = ({ name }: Operation['query'][number]): boolean => ['limit', 'offset'].includes(name);
  // What a report takes is up to its query, whose tests are its own.
  const isOpen = ({ query }: Operation): boolean => query.some(({ schema }) => schema.type === 'object');
  const asked = operations.filter((operation) => operation.query.length > 0 && !isOpen(operation));

  // The description of this order says that it requires a range, which a schema of single parameters cannot express.
  const RANGE = '&expires_from=2027-01-11';

  it.each(asked.filter(({ query }) => !query.every(isWindow)))(
    'in each filter of $id',
    async ({ path, query }) => {
      const token = await world.adminToken();
      // A record with the id '{id}' does not exist.
      const accepted = path.includes('{id}') ? 404 : 200;
      for (const { name, schema } of query.filter((parameter) => !isWindow(parameter))) {
        const words = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
        const dates = ['2027-01-11', '2027-02-29', '2027-1-11', '20270111'];
        const texts = ['x', 'booked', "' OR 1=1 --", '%', 'é'.repeat(36), 'x'.repeat(37), 'x'.repeat(201)];
        for (const value of [...words, ...dates, ...texts]) {
          const sent = `${name}=${encodeURIComponent(value)}${value === 'certificateExpiry' ? RANGE : ''}`;
          const { status } = await site.rest('GET', `${path}?${sent}`, undefined, { token });
          expect([sent, status]).toEqual([sent, problemsBy(schema, value).length === 0 ? accepted : 400]);
        }
      }
    },
  );

  it.each(asked.filter(({ query }) => query.some(isWindow)))(
    'in each window of $id',
    async ({ path, query }) => {
      const token = await world.adminToken();
      for (const index of [1, 2, 3]) {
        const { id } = await makeClass(world, { maxAttendees: 3 });
        // With the email of whoever asks, who has lists of their own.
        await site.rest('POST', '/bookings', { ...attendeeAsJson(id, index), email: ADMIN.email });
        await bookCrew(world, id, 0, { contact: { ...CREW_CONTACT, email: ADMIN.email } });
        await join(world, id, { email: ADMIN.email }, index);
        await changeClass(world, id, { maxAttendees: 4 });
      }
      for (const { name, schema } of query.filter(isWindow)) {
        for (const value of [
          '0',
          '1',
          '2',
          '999999999',
          '1000000000',
          '-1',
          '1.5',
          '1e1',
          'x',
          '',
          '1&NAME=2',
        ]) {
          const sent = `${name}=${value.replace('NAME', name)}`;
          const isAllowed =
            value !== '' && problemsBy(schema, Number(value)).length === 0 && /^\d+$/.test(value);
          const { status, body } = await site.rest<unknown[]>('GET', `${path}?${sent}`, undefined, { token });
          expect([sent, status]).toEqual([sent, isAllowed ? 200 : 400]);
          const count = name === 'limit' ? Math.min(Number(value), 3) : Math.max(3 - Number(value), 0);
          if (isAllowed) expect([sent, body.length]).toEqual([sent, count]);
        }
      }
    },
  );
});
