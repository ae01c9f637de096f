import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BOOKING_STATUSES, takesSeat, type BookingStatus } from './seat.rules.js';

describe.each(DATABASES)('the seat rule in SQL, on %s,', (kind) => {
  const world = useWorld(kind);

  it.each(BOOKING_STATUSES)('counts a %s booking as the rule in code does', async (bookingStatus) => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    await expect(world.services.instances.get(id)).resolves.toMatchObject({
      takenSeats: takesSeat(bookingStatus) ? 1 : 0,
    });
  });

  it.each(BOOKING_STATUSES)('finds the student of a %s booking as the rule does', async (bookingStatus) => {
    const { id, classType } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    const filter = { classTypeId: classType.id };
    const { nodes } = await world.services.students.page(filter, BY_NAME, { first: 10 });
    expect(nodes).toHaveLength(takesSeat(bookingStatus) ? 1 : 0);
  });

  it('counts the bookings of its own class alone', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const statuses: BookingStatus[] = ['confirmed', 'completed', 'cancelled'];
    for (const [index, bookingStatus] of statuses.entries()) {
      const { booking } = await book(world, one.id, {}, index);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus });
    }
    const { instances } = world.services;
    expect(await instances.get(one.id)).toMatchObject({ takenSeats: 2, seatsLeft: 18 });
    expect(await instances.get(other.id)).toMatchObject({ takenSeats: 0 });
  });
});

const BY_NAME = { sort: 'name', direction: 'ascending' } as const;
