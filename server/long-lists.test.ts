import { getMetadataStorage as validationMetadata } from 'class-validator';
import { getMetadataStorage } from 'type-graphql';
import { declaredFields } from './platform/graphql/declared-fields.js';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { problemsOf } from './platform/validation/check-input.js';
import { AtMostItems } from './platform/validation/rules.js';
import { resolvers } from './resolvers.js';
import { MAX_CREW_SEATS } from './features/crews/crew.constants.js';
import { useSite } from './testing/site-server.js';

it('every list of an input has a maximum and a rule that refuses longer ones', () => {
  buildGraphQLSchema(resolvers);
  const { inputTypes, argumentTypes } = getMetadataStorage();
  const lists = [...inputTypes, ...argumentTypes].flatMap(({ target, name }) =>
    declaredFields(target as new () => object)
      .filter(({ isList }) => isList)
      .map(({ property, shape }) => {
        const rules = validationMetadata().getTargetValidationMetadatas(target, '', true, false);
        const isRefused = rules.some((rule) => rule.propertyName === property && rule.name === 'atMostItems');
        return { list: `${name}.${property}`, hasLimit: typeof shape['maxItems'] === 'number', isRefused };
      }),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ hasLimit, isRefused }) => !hasLimit || !isRefused)).toEqual([]);
});

describe('a list of far too many items', () => {
  const { site } = useSite('sqlite');
  const many = (item: unknown) => Array.from({ length: 16_000 }, () => item);
  /** The invalid fields of an answer: the list, and those of the items that were validated. */
  const places = ({ body }: { body: { fields?: Record<string, string> } }) => Object.keys(body.fields ?? {});

  it.each([
    ['/crew-bookings', {}],
    ['/crew-bookings/5f9d3c1e-0000-4000-8000-000000000000/attendees', {}],
    ['/crew-bookings', 1],
  ])('is refused at %s without a look at each of %j', async (path, item) => {
    const answer = await site.rest('POST', path, { attendees: many(item) });
    expect(answer.status).toBe(400);
    expect(places(answer)).toContain('attendees');
    const validated = places(answer).map((place) => Number(/^attendees\.(\d+)/.exec(place)?.[1] ?? 0));
    expect(Math.max(...validated)).toBe(MAX_CREW_SEATS);
  });

  it('is refused over GraphQL without a look at each', async () => {
    const item = { firstName: '', lastName: '', email: 'x' };
    const answer = await site.graphql(
      'mutation CrewName($input: NameCrewSeatsInput!) { nameCrewSeats(input: $input) { id } }',
      { input: { crewBookingId: 'none', attendees: many(item).slice(0, 200) } },
    );
    expect(answer).toMatchObject({ body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } });
    const text = JSON.stringify(answer.body);
    expect(text).toContain(`attendees.${MAX_CREW_SEATS}.`);
    expect(text).not.toContain(`attendees.${MAX_CREW_SEATS + 1}.`);
  });
});

it('a list within its maximum keeps all its items', async () => {
  class Order {
    @AtMostItems(2, { en: 'At most {most}', es: 'Máximo {most}' })
    names = [' a ', 'b'];
  }
  const order = new Order();
  await expect(problemsOf(order)).resolves.toEqual({});
  expect(order.names).toEqual(['a', 'b']);
});
