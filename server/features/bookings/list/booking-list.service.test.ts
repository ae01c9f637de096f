import { randomUUID } from 'node:crypto';
import { book, bookSeats } from '../../../testing/attendees.js';
import { CLASS_DAY, CLASS_START, makeClass } from '../../../testing/classes.js';
import { makeStudent } from '../../../testing/students.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { DAY_MS } from '../../../platform/context/durations.js';
import { SORT_DIRECTIONS } from '../../../platform/graphql/page-args.js';
import { INDEXED_BOOKING_SORTS } from '../booking.constants.js';

const NEWEST = { sort: 'booked', direction: 'descending' } as const;
const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

describe.each(DATABASES)('a booking in the lists of the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const lists = () => world.services.bookingLists;

  async function bookByOffice(classInstanceId: string) {
    const { id: studentId } = await makeStudent(world, { sendEmail: false });
    const form = { bookingDate: '2027-01-10', paymentStatus: 'paid', amountCents: 5_000 } as const;
    await world.services.officeBookings.create(world.guest(), { ...form, classInstanceId, studentId });
  }

  it('is found by filter, in each order, in pages without a gap', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 5);
    const late = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-03-01' }] });
    world.clock.moveTo(new Date(CLASS_START.getTime() - DAY_MS));
    await bookByOffice(late.id);
    for (const sort of INDEXED_BOOKING_SORTS) {
      const ids: Record<string, string[]> = {};
      for (const direction of SORT_DIRECTIONS) {
        const order = { sort, direction };
        const whole = await lists().page(world.guest(), {}, order, { first: 100 });
        const first = await lists().page(world.guest(), {}, order, { first: 4 });
        expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
        const rest = await lists().page(world.guest(), {}, order, {
          first: 4,
          after: first.pageInfo.endCursor ?? '',
        });
        expect(rest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
        const back = await lists().page(world.guest(), {}, order, {
          first: 4,
          before: rest.pageInfo.startCursor ?? '',
        });
        expect(back.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
        expect(idsOf(back)).toEqual(idsOf(first));
        ids[direction] = [];
        for await (const batch of lists().all(world.guest(), {}, order))
          ids[direction].push(...batch.map(({ id }) => id));
        expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(whole));
        expect(ids[direction]).toEqual(idsOf(whole));
      }
      expect(ids.ascending).toHaveLength(6);
      expect(ids.ascending?.toReversed()).toEqual(ids.descending);
    }
    const count = async (filter: object) =>
      (await lists().page(world.guest(), filter, NEWEST, { first: 1 })).totalCount;
    await expect(count({ classInstanceId: id })).resolves.toBe(5);
    await expect(count({ paymentStatus: 'paid' })).resolves.toBe(1);
    await expect(count({ bookingStatus: 'cancelled' })).resolves.toBe(0);
    await expect(count({ bookedTo: '2027-01-10' })).resolves.toBe(1);
    await expect(count({ bookedFrom: '2027-01-11' })).resolves.toBe(5);
    await expect(count({ search: 'peña' })).resolves.toBe(1);
  });

  it.each(['(801) 555-0117', '801-555-0117', '+1 801 555 0117', '8015550117', '555-0117', '0117', '801-555'])(
    'is found by phone in any format: %s',
    async (search) => {
      const { id } = await makeClass(world);
      await book(world, id, { phone: '801.555.0117 ext. 12' }, 1);
      await book(world, id, { phone: '(435) 555-0199', email: 'crew0117@example.com' }, 2);
      const { nodes, totalCount } = await lists().page(world.guest(), { search }, NEWEST, { first: 10 });
      const isInEmail = search === '0117' ? ['Muñoz 2'] : [];
      expect(nodes.map(({ lastName }) => lastName).toSorted()).toEqual(['Muñoz 1', ...isInEmail]);
      await expect(totalCount).resolves.toBe(nodes.length);
      await expect(
        lists().page(world.guest(), { search, classTypeId: randomUUID() }, NEWEST, { first: 10 }),
      ).resolves.toMatchObject({ nodes: [] });
    },
  );
});
