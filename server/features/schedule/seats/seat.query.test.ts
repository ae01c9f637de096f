import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { insertCrew, insertOffer } from '../../../testing/held-seats.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { BOOKING_STATUSES, isOpenOffer, seatsTaken, takesSeat, type BookingStatus } from './seat.rules.js';

describe.each(DATABASES)('the seat rule in SQL, on %s,', (kind) => {
  const world = useWorld(kind);

  it.each(BOOKING_STATUSES)('counts a %s booking like the rule in code', async (bookingStatus) => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    await expect(world.services.instances.get(world.guest(), id)).resolves.toMatchObject({
      takenSeats: takesSeat(bookingStatus) ? 1 : 0,
    });
  });

  it.each(BOOKING_STATUSES)(
    'finds the student of a %s booking like the rule in code',
    async (bookingStatus) => {
      const { id, classType } = await makeClass(world);
      const { booking } = await book(world, id);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
      const filter = { classTypeId: classType.id };
      const { nodes } = await world.services.students.page(filter, BY_NAME, { first: 10 });
      expect(nodes).toHaveLength(takesSeat(bookingStatus) ? 1 : 0);
    },
  );

  it('counts the unnamed seats of a crew', async () => {
    const { id } = await makeClass(world);
    await insertCrew(world, id, 3);
    const takenSeats = seatsTaken({ booked: 0, unnamed: 3, offered: 0 });
    await expect(taken(id)).resolves.toEqual([takenSeats, 17, 17]);
  });

  it('counts an offer until it expires, unless it has ended before', async () => {
    const { id } = await makeClass(world);
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    await insertOffer(world, id, { seats: 2, expiresAt });
    await insertOffer(world, id, { seats: 4, expiresAt, ending: 'declined' });
    for (const at of [now, new Date(expiresAt.getTime() - 1), expiresAt]) {
      world.clock.moveTo(at);
      const offered = isOpenOffer({ ending: null, expiresAt }, at) ? 2 : 0;
      await expect(taken(id)).resolves.toEqual([offered, 20 - offered, 20 - offered]);
    }
    expect(isOpenOffer({ ending: null, expiresAt }, expiresAt)).toBe(false);
  });

  /** Taken seats in the office's view, and seats left for the office and for guests. */
  async function taken(id: string): Promise<(number | undefined)[]> {
    const { instances, upcoming } = world.services;
    const ofOffice = await instances.get(world.guest(), id);
    const ofGuests = await upcoming.findById(world.guest(), id);
    return [ofOffice.takenSeats, ofOffice.seatsLeft, ofGuests?.seatsLeft];
  }

  it('counts only the bookings of its own class', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const statuses: BookingStatus[] = ['confirmed', 'completed', 'cancelled'];
    for (const [index, bookingStatus] of statuses.entries()) {
      const { booking } = await book(world, one.id, {}, index);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    }
    const { instances } = world.services;
    expect(await instances.get(world.guest(), one.id)).toMatchObject({ takenSeats: 2, seatsLeft: 18 });
    expect(await instances.get(world.guest(), other.id)).toMatchObject({ takenSeats: 0 });
  });
});

const BY_NAME = { sort: 'name', direction: 'ascending' } as const;
