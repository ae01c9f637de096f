import { AccountEntity } from './features/accounts/account.entity.js';
import { book } from './testing/attendees.js';
import { makeClass } from './testing/classes.js';
import { useSite } from './testing/site-server.js';
import { DATABASES } from './testing/world.js';

const SEARCH = `query ($text: String!) {
  search(text: $text) {
    classes { id } students { id } bookings { id } waitingPeople { id } crews { id } contactMessages { id }
  }
}`;

describe.each(DATABASES)('an argument that nobody foresees, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const ask = async <Data>(query: string, variables: object = {}) =>
    (await site.graphql<Data>(query, variables, { token: await world.adminToken() })).body;

  it.each([
    '',
    '   ',
    'constructor',
    'constructor lopez',
    '__proto__',
    'x\u{10ffff}',
    '\u{10ffff}',
    '%',
    '"',
  ])('finds nothing and breaks nothing when %j is searched for', async (text) => {
    const { data, errors } = await ask(SEARCH, { text });
    expect(errors).toBeUndefined();
    const nothing = {
      classes: [],
      students: [],
      bookings: [],
      waitingPeople: [],
      crews: [],
      contactMessages: [],
    };
    expect(data).toEqual({ search: nothing });
  });

  it('counts all without a limit, be it left out or null, and refuses less than one', async () => {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    for (const person of [0, 1, 2]) await book(world, id, {}, person);
    const count = async (argument: string) =>
      ask<{ bookings: { totalCount: number } }>(`{ bookings(search: "com") { totalCount${argument} } }`);
    for (const argument of ['', '(atMost: null)', '(atMost: 5)'])
      await expect(count(argument)).resolves.toMatchObject({ data: { bookings: { totalCount: 3 } } });
    for (const argument of ['(atMost: 0)', '(atMost: -5)'])
      expect((await count(argument)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { atMost: 'Must be 1 or more' },
      });
  });

  it.each([
    ['classInstances(', '{ totalCount }'],
    ['classCalendar(firstDate: "2027-01-01", lastDate: "2027-01-31", ', '{ isComplete }'],
    ['totals(by: month, ', '{ cancellations }'],
  ])('limits the length of a class type id in %s…)', async (call, fields) => {
    const withId = (length: number) => ask(`{ ${call}classTypeId: "${'x'.repeat(length)}") ${fields} }`);
    expect((await withId(36)).errors).toBeUndefined();
    expect((await withId(37)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { classTypeId: 'At most 36 characters' },
    });
  });

  it('never takes any record for the one without an id', async () => {
    await world.makeAccount('vera@ridgeline.example', 'three low granite hills', 'admin');
    const { errors } = await ask('{ userActions(userId: "") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { userId: 'Id required' },
    });
    await expect(
      world.database.reader.getRepository(AccountEntity).findOneBy({ id: undefined }),
    ).rejects.toThrow('Undefined value');
  });
});
