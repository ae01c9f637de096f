import { getNamedType } from 'graphql';
import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';
import { makeStudent } from '../../testing/students.js';
import { makeInstructor, makeVenue } from '../../testing/venues.js';
import { join, makeFullClass } from '../../testing/waiting.js';
import { ADMIN, DATABASES } from '../../testing/world.js';
import { resolvers } from '../../resolvers.js';
import { buildGraphQLSchema } from './build-schema.js';

const LISTS = Object.values(buildGraphQLSchema(resolvers).getQueryType()?.getFields() ?? {})
  .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
  .map(({ name }) => name);

/** Always exact without a filter, because triggers maintain these counts. */
const KNOWN = ['bookings', 'students', 'users'];

const MESSAGE = { name: 'Ana', email: 'ana@example.com', subject: 'other', message: 'Two?' } as const;

describe.each(DATABASES)('the total of a list, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it.each(LISTS)('of %s is counted up to atMost', async (name) => {
    const { id } = await makeFullClass(world, 2);
    const other = await makeClass(world);
    const contact = { ...CREW_CONTACT, email: ADMIN.email };
    for (const index of [1, 2]) {
      await join(world, id, { email: ADMIN.email }, index);
      await book(world, other.id, { email: ADMIN.email }, index);
      await bookCrew(world, other.id, 0, { contact });
    }
    for (const index of [1, 2, 3]) {
      await makeStudent(world, {}, index);
      await world.makeAccount(`vera${index}@example.com`, 'three low granite hills', 'admin');
      await world.services.contact.send(world.guest(), MESSAGE);
      await makeVenue(world, { name: `Yard ${index}` });
      await makeInstructor(world, { name: `Teresa ${index}` });
    }
    // The students have one phone.
    await world.services.studentDuplicates.compareNew(world.guest(), new AbortController().signal);
    const token = await world.adminToken();
    const countOf = async (total: string): Promise<number> => {
      const { body } = await site.graphql<Record<string, { total: number }>>(
        `{ ${name}${name === 'waitingList' ? `(classInstanceId: "${id}")` : ''} { total: ${total} } }`,
        {},
        { token },
      );
      return body.data?.[name]?.total ?? 0;
    };
    const all = await countOf('totalCount');
    expect(all).toBeGreaterThan(1);
    await expect(countOf('totalCount(atMost: 1)')).resolves.toBe(KNOWN.includes(name) ? all : 1);
    await expect(countOf('totalCount(atMost: 99)')).resolves.toBe(all);
  });
});
