import { attendee, book, tally } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';

const KEY = { idempotencyKey: 'c0ffee00-form-1' };

describe.each(DATABASES)('a booking request repeated with its idempotency key, on %s,', (kind) => {
  const world = useWorld(kind);

  it('returns the same booking', async () => {
    const { id } = await makeClass(world);
    const first = await book(world, id, KEY);
    world.clock.passHours(1);
    const again = await book(world, id, KEY);
    expect(again).toEqual({ ...first, isNew: false });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('returns the same booking after the class has filled up or begun', async () => {
    const { id, startsAt } = await makeClass(world, { maxAttendees: 1 });
    world.clock.moveTo(new Date(startsAt.getTime() - 1000));
    const first = await book(world, id, KEY);
    world.clock.passHours(1);
    const again = await book(world, id, KEY);
    expect(again).toMatchObject({ isNew: false, booking: { id: first.booking.id } });
  });

  it('returns the same booking if the visitor has switched the language in between', async () => {
    const { id } = await makeClass(world);
    const first = await book(world, id, { ...KEY, language: 'en' });
    const again = await book(world, id, { ...KEY, language: 'es' });
    expect(again).toMatchObject({ isNew: false, booking: { id: first.booking.id, language: 'en' } });
  });

  it.each([
    ['another name', { firstName: 'Ana' }],
    ['another phone', { phone: '(801) 555-0118' }],
    ['another emergency contact', { emergencyContactName: 'Ana' }],
  ])('is an IDEMPOTENCY_MISMATCH with %s', async (_what, changes) => {
    const { id } = await makeClass(world);
    await book(world, id, KEY);
    await expect(book(world, id, { ...KEY, ...changes })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('is an IDEMPOTENCY_MISMATCH for another class', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    await book(world, one.id, KEY);
    await expect(book(world, other.id, KEY)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('is recognized for exactly 24 hours', async () => {
    const { id } = await makeClass(world);
    await book(world, id, KEY);
    world.clock.passHours(24);
    await expect(book(world, id, KEY)).resolves.toMatchObject({ isNew: false });
    world.clock.moveTo(new Date(world.clock.now().getTime() + 1));
    await expect(book(world, id, KEY)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
  });

  it('can use an expired key for another person', async () => {
    const { id } = await makeClass(world);
    const first = await book(world, id, KEY, 1);
    world.clock.passHours(25);
    const other = await book(world, id, KEY, 2);
    expect(other.isNew).toBe(true);
    expect(other.booking.id).not.toBe(first.booking.id);
    await expect(book(world, id, KEY, 2)).resolves.toMatchObject({
      isNew: false,
      booking: { id: other.booking.id },
    });
  });

  it('is carried out if the first attempt failed', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const { booking } = await book(world, id, {}, 2);
    await expect(book(world, id, KEY)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    await expect(book(world, id, KEY)).resolves.toMatchObject({ isNew: true });
  });

  it('makes one booking and gets equal responses if it arrives 50 times concurrently', async () => {
    const { id } = await makeClass(world);
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(world, id, KEY)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const [first] = answers;
    for (const { booking } of answers) expect(booking).toEqual(first?.booking);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('makes a booking in only one of two classes that get the same key concurrently', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const attempts = Array.from({ length: 20 }, (_, index) =>
      world.services.bookings.bookSeat(world.guest(), attendee(index % 2 ? one.id : other.id, KEY)),
    );
    expect(tally(await Promise.allSettled(attempts))).toEqual({ booked: 10, IDEMPOTENCY_MISMATCH: 10 });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });
});
