import { book, bookSeats } from '../../../testing/attendees.js';
import { CLASS_START, makeClass, makeClassType } from '../../../testing/classes.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import type { UpcomingFilter } from './upcoming-page.query.js';

const day = (date: string, startTime = '08:00') => ({ date, startTime, endTime: '16:30' });

async function allPages(world: World, first: number, filter: UpcomingFilter = {}): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await world.services.upcoming.page(world.guest(), filter, { first, after });
    ids.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  return ids;
}

describe.each(DATABASES)('the upcoming classes, on %s,', (kind) => {
  const world = useWorld(kind);
  const list = async () => (await world.services.upcoming.list(world.guest())).map(({ id }) => id);

  it('are sorted soonest first', async () => {
    const third = await makeClass(world, { days: [day('2027-03-01')] });
    const first = await makeClass(world, { days: [day('2027-02-01', '07:30')] });
    const second = await makeClass(world, { days: [day('2027-02-01', '13:00')] });
    await expect(list()).resolves.toEqual([first.id, second.id, third.id]);
  });

  it('are sorted by the instant they begin, not by the venue’s local time', async () => {
    const address = { street1: '1 Main St', city: 'Somewhere', zip: '89101' };
    const inNevada = await makeClass(world, {
      days: [day('2027-02-01', '08:00')],
      address: { ...address, state: 'NV' },
    });
    const inUtah = await makeClass(world, {
      days: [day('2027-02-01', '08:30')],
      address: { ...address, state: 'UT' },
    });
    await expect(list()).resolves.toEqual([inUtah.id, inNevada.id]);
  });

  it('exclude cancelled and completed classes, and those of an inactive type', async () => {
    const shown = await makeClass(world);
    await makeClass(world, { status: 'cancelled' });
    await makeClass(world, { status: 'completed' });
    const inactive = await makeClassType(world, { isActive: false });
    await makeClass(world, { classTypeId: inactive.id });
    await expect(list()).resolves.toEqual([shown.id]);
  });

  it('offer the next three other dates of the same class type that have a seat left', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const make = (date: string, maxAttendees = 5) =>
      makeClass(world, { classTypeId, maxAttendees, days: [day(date)] });
    const first = await make('2027-02-01');
    const full = await make('2027-02-02', 1);
    await bookSeats(world, full.id, 1);
    await makeClass(world, { days: [day('2027-02-03')] });
    const others = [await make('2027-02-04'), await make('2027-02-05'), await make('2027-02-06')];
    await make('2027-02-07');
    const next = await world.services.upcoming.nextDates(world.guest(), { id: first.id, classTypeId });
    expect(next.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });

  it('exclude a class once it has begun, even if further days follow', async () => {
    const { id } = await makeClass(world, { days: [day('2027-01-25'), day('2027-01-26')] });
    world.clock.moveTo(new Date(CLASS_START.getTime() - 1));
    await expect(list()).resolves.toEqual([id]);
    world.clock.moveTo(CLASS_START);
    await expect(list()).resolves.toEqual([]);
  });

  it('include a full class, as full', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await book(world, id);
    const [upcomingClass] = await world.services.upcoming.list(world.guest());
    expect(upcomingClass).toMatchObject({ id, seatsLeft: 0, availability: 'full' });
  });

  it('count a seat for every confirmed or completed booking, none for a cancelled one', async () => {
    const { id } = await makeClass(world, { maxAttendees: 10 });
    await bookSeats(world, id, 4);
    const [one, other] = await world.stored(BookingEntity).find();
    await world.change(BookingEntity, { id: one?.id ?? '' }, { bookingStatus: 'completed' });
    await world.change(BookingEntity, { id: other?.id ?? '' }, { bookingStatus: 'cancelled' });
    const [upcomingClass] = await world.services.upcoming.list(world.guest());
    expect(upcomingClass).toMatchObject({ seatsTaken: 3, seatsLeft: 7 });
  });

  it('have their days in order, as local times and as instants', async () => {
    const { id } = await makeClass(world, { days: [day('2027-03-15'), day('2027-03-13')] });
    const upcomingClass = await world.services.upcoming.findById(world.guest(), id);
    expect(
      upcomingClass?.days.map(({ dayNumber, date, startsAt }) => [dayNumber, date, startsAt.toISOString()]),
    ).toEqual([
      [1, '2027-03-13', '2027-03-13T15:00:00.000Z'],
      // The clocks go forward on the 14th.
      [2, '2027-03-15', '2027-03-15T14:00:00.000Z'],
    ]);
  });

  it('have a refund deadline 48 elapsed hours before the start', async () => {
    const { id } = await makeClass(world, { days: [day('2027-03-14')] });
    const upcomingClass = await world.services.upcoming.findById(world.guest(), id);
    expect(upcomingClass?.refundDeadline).toEqual(new Date('2027-03-12T14:00:00.000Z'));
  });

  it('are filtered by category, language of instruction and class type', async () => {
    const safety = await makeClassType(world, { category: 'safety' });
    const lifts = await makeClassType(world, { category: 'equipment' });
    const one = await makeClass(world, { classTypeId: safety.id, language: 'es' });
    const two = await makeClass(world, { classTypeId: lifts.id, language: 'es', days: [day('2027-02-01')] });
    const three = await makeClass(world, {
      classTypeId: lifts.id,
      language: 'bilingual',
      days: [day('2027-02-02')],
    });
    const found = (filter: UpcomingFilter) => allPages(world, 50, filter);
    await expect(found({ category: 'safety' })).resolves.toEqual([one.id]);
    await expect(found({ language: 'es' })).resolves.toEqual([one.id, two.id]);
    await expect(found({ category: 'equipment', language: 'es' })).resolves.toEqual([two.id]);
    await expect(found({ classTypeId: lifts.id })).resolves.toEqual([two.id, three.id]);
    await expect(found({ category: 'compliance' })).resolves.toEqual([]);
  });

  it('have pages without gaps or repetitions, also for equal starts', async () => {
    const type = await makeClassType(world);
    for (let index = 0; index < 7; index += 1) await makeClass(world, { classTypeId: type.id });
    await makeClass(world, { classTypeId: type.id, days: [day('2027-01-20')] });
    await makeClass(world, { classTypeId: type.id, days: [day('2027-02-20')] });
    const whole = await list();
    expect(new Set(whole).size).toBe(9);
    for (const size of [1, 2, 3, 8, 9, 100]) await expect(allPages(world, size)).resolves.toEqual(whole);
  });

  it('have a total count that does not depend on the page', async () => {
    const type = await makeClassType(world);
    for (let index = 0; index < 3; index += 1) await makeClass(world, { classTypeId: type.id });
    await makeClass(world, { status: 'cancelled' });
    const page = await world.services.upcoming.page(world.guest(), {}, { first: 1 });
    expect(page.nodes).toHaveLength(1);
    expect(page.pageInfo.hasNextPage).toBe(true);
    await expect(page.totalCount).resolves.toBe(3);
    const last = await world.services.upcoming.page(world.guest(), {}, { first: 3 });
    expect(last.pageInfo.hasNextPage).toBe(false);
  });

  it('are an empty page if there are none', async () => {
    const page = await world.services.upcoming.page(world.guest(), {}, { first: 10 });
    expect(page).toMatchObject({ nodes: [], pageInfo: { endCursor: null, hasNextPage: false } });
    await expect(page.totalCount).resolves.toBe(0);
  });

  it.each([0, -1, 101])('reject a page of %d', async (first) => {
    await expect(world.services.upcoming.page(world.guest(), {}, { first })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { first: expect.anything() as unknown } },
    });
  });

  it.each(['nonsense', '', 'a|b|c', "' OR 1=1 --"])('reject %j as a cursor', async (after) => {
    await expect(world.services.upcoming.page(world.guest(), {}, { first: 10, after })).rejects.toMatchObject(
      {
        code: 'BAD_USER_INPUT',
        details: { fields: { after: expect.anything() as unknown } },
      },
    );
  });

  it('are found by id, also if past or cancelled, but not of an inactive type', async () => {
    const find = (id: string) => world.services.upcoming.findById(world.guest(), id);
    const type = await makeClassType(world, { isActive: false });
    const [past, cancelled] = [await makeClass(world), await makeClass(world, { status: 'cancelled' })];
    const hidden = await makeClass(world, { classTypeId: type.id });
    world.clock.moveTo('2027-06-01T00:00:00.000Z');
    await expect(find(past.id)).resolves.toMatchObject({ availability: 'past' });
    await expect(find(cancelled.id)).resolves.toMatchObject({ availability: 'cancelled' });
    await expect(find(hidden.id)).resolves.toBeNull();
    await expect(find('no-such-class')).resolves.toBeNull();
  });
});
