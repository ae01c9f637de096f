import { randomInt, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { book, bookSeats } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { rowsOf } from '../../../testing/rows-of.js';
import { useSite } from '../../../testing/site-server.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { DATABASES, type World } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';
import { INDEXED_BOOKING_SORTS } from '../booking.constants.js';
import { confirmationNumber } from '../confirmation-number.rules.js';

type Json = Record<string, unknown>;

/** The connection for long reads. */
function asideReader({ database }: World): Promise<DataSource> {
  return database.readLong(() => Promise.resolve(database.reader));
}

/** One booking made by a guest, and copies of its row. */
async function makeBookings(world: World, classInstanceId: string, count: number): Promise<void> {
  await bookSeats(world, classInstanceId, 1);
  const made = await world.stored(BookingEntity).findOneByOrFail({ classInstanceId });
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...made,
    id: randomUUID(),
    attendeeKey: `copy ${index}`,
    confirmationNumber: confirmationNumber(randomInt),
  }));
  await world.database.transaction(world.guest(), async (manager) => {
    for (let from = 0; from < copies.length; from += 200)
      await manager.insert(BookingEntity, copies.slice(from, from + 200));
  });
}

describe.each(DATABASES)('GET /api/bookings on %s', (kind) => {
  const { site, world } = useSite(kind);
  const list = async (query = '') =>
    site.rest<Json[]>('GET', `/bookings${query}`, undefined, { token: await world.adminToken() });

  it('returns each booking with its class', async () => {
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const { id, classType } = await makeClass(world, { days, priceCents: 8_950 });
    await bookSeats(world, id, 2);
    const { headers, body } = await list();
    expect(headers['x-total-count']).toBe('2');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toHaveLength(2);
    for (const { classInstance } of body)
      expect(classInstance).toMatchObject({
        id,
        classType: { id: classType.id, name: 'Forklift Operator' },
        location: 'Salt Lake Training Center',
        location_address: '2155 S Quarry Road, Salt Lake City, UT 84119',
        price: 89.5,
        days: [
          { day_number: 1, date: '2027-01-25', start_time: '08:00', end_time: '16:30' },
          { day_number: 2, date: '2027-01-26', start_time: '08:00', end_time: '16:30' },
        ],
      });
    const [first] = body;
    const single = await site.rest('GET', `/bookings/${String(first?.id)}`, undefined, {
      token: await world.adminToken(),
    });
    expect(single.body).toEqual(first);
  });

  it('returns an empty list if there are none, and only headers for HEAD', async () => {
    expect((await list()).text).toBe('[]');
    const token = await world.adminToken();
    const head = await site.rest('HEAD', '/bookings', undefined, { token });
    expect([head.status, head.headers['x-total-count'], head.text]).toEqual([200, '0', '']);
  });

  it('executes the same number of statements for one booking as for ninety in several classes', async () => {
    const token = await world.adminToken();
    const ask = () => site.rest<Json[]>('GET', '/bookings', undefined, { token });
    const log = StatementLog.of(await asideReader(world));
    const [one, other] = [await makeClass(world), await makeClass(world)];
    await makeBookings(world, one.id, 1);
    const forOne = await log.count(ask);
    await makeBookings(world, other.id, 89);
    const forMany = await log.count(ask);
    expect((await ask()).body).toHaveLength(90);
    expect(forMany).toBe(forOne);
    // One each for the count, the bookings, the classes and the days.
    expect(forMany).toBe(4);
  });

  it('reads a batch only when the client has received the previous one', async () => {
    const { id } = await makeClass(world);
    await makeBookings(world, id, 243);
    const { batches, total } = await world.services.bookingLists.list(world.guest(), {});
    expect(total).toBe(243);
    const reading = batches[Symbol.asyncIterator]();
    const first = await reading.next();
    expect(first.value).toHaveLength(100);
    const all = await list();
    expect(new Set(all.body.map(({ id: bookingId }) => bookingId)).size).toBe(243);
    const window = await world.services.bookingLists.list(world.guest(), { limit: 120, offset: 180 });
    const rows = await rowsOf(window.batches);
    expect(rows.map(({ booking }) => booking.id)).toEqual(all.body.slice(180).map(({ id: rowId }) => rowId));
    expect((await list('?limit=101&offset=1')).body).toEqual(all.body.slice(1, 102));
    expect((await list('?limit=0')).text).toBe('[]');
  });

  it.each([
    '/bookings',
    '/students',
    '/class-instances',
    '/bookings?limit=1',
    '/admin/bookings.csv',
    '/admin/students.csv',
  ])('reads %s through a separate connection, so that guests do not wait', async (path) => {
    const { id } = await makeClass(world);
    await makeBookings(world, id, 3);
    const token = await world.adminToken();
    const [usual, aside] = [
      StatementLog.of(world.database.reader),
      StatementLog.of(await asideReader(world)),
    ];
    expect((await site.rest('GET', path, undefined, { token })).status).toBe(200);
    expect(usual.statements.filter(({ sql }) => !sql.includes('"account"'))).toEqual([]);
    expect(aside.statements.length).toBeGreaterThan(0);
  });

  it.each(INDEXED_BOOKING_SORTS)(
    'returns each booking that exists throughout once, in the order of %s, during concurrent changes',
    async (sort) => {
      const { id } = await makeClass(world, { maxAttendees: 1_000 });
      await makeBookings(world, id, 350);
      const throughout = (await world.stored(BookingEntity).find()).map((row) => row.id);
      const removed = throughout.splice(200, 1);
      const seen: string[] = [];
      let others = 0;
      for await (const rows of world.services.bookingLists.all(
        world.guest(),
        {},
        { sort, direction: 'descending' },
      )) {
        seen.push(...rows.map((row) => row.id));
        others += 1;
        await book(world, id, {}, 2_000 + others);
        await world.database.transaction(world.guest(), (manager) => manager.delete(BookingEntity, removed));
      }
      expect(others).toBeGreaterThan(3);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(throughout));
    },
  );
});
