import { describeProblem } from '../../../platform/errors/describe-problem.js';
import { attendee, attendeeAsJson, book, bookSeats, tally } from '../../../testing/attendees.js';
import { CLASS_START, makeClass, makeClassType } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { ClassTypeEntity } from '../../catalog/class-type.entity.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import type { BookSeatInput } from './book-seat.input.js';
import { GUEST_BOOKING_LIMITS } from '../booking.constants.js';
import { BookingEntity } from '../booking.entity.js';

const NO_CLASS = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';

describe.each(DATABASES)('a seat that a guest books, on %s,', (kind) => {
  const world = useWorld(kind);

  it('is confirmed, not yet paid, and has a confirmation number that can be read over the phone', async () => {
    const { id } = await makeClass(world);
    const { booking, isNew } = await book(world, id);
    expect(isNew).toBe(true);
    expect(booking).toMatchObject({
      bookingStatus: 'confirmed',
      paymentStatus: 'pending',
      firstName: 'María',
    });
    expect(booking.confirmationNumber).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    await expect(world.services.bookings.confirmation(world.guest(), booking.id)).resolves.toEqual(booking);
  });

  it('reduces the seats left by one', async () => {
    const { id } = await makeClass(world, { maxAttendees: 2 });
    const first = await book(world, id, {}, 1);
    expect(first.booking.classInstance).toMatchObject({ seatsLeft: 1, availability: 'open' });
    const last = await book(world, id, {}, 2);
    expect(last.booking.classInstance).toMatchObject({ seatsLeft: 0, availability: 'full' });
  });

  it('is refused with CLASS_FULL if no seat is left', async () => {
    const { id } = await makeClass(world, { maxAttendees: 2 });
    await bookSeats(world, id, 2);
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_FULL' });
  });

  it('goes to exactly one of a hundred guests if it is the last one', async () => {
    const { id } = await makeClass(world, { maxAttendees: 10 });
    await bookSeats(world, id, 9);
    const guests = Array.from({ length: 100 }, (_, index) => book(world, id, {}, index));
    expect(tally(await Promise.allSettled(guests))).toEqual({ booked: 1, CLASS_FULL: 99 });
    await expect(world.stored(BookingEntity).countBy({ classInstanceId: id })).resolves.toBe(10);
  });

  it('is one of twenty if a hundred guests book twenty seats concurrently', async () => {
    const { id } = await makeClass(world, { maxAttendees: 20 });
    const guests = Array.from({ length: 100 }, (_, index) => book(world, id, {}, index));
    expect(tally(await Promise.allSettled(guests))).toEqual({ booked: 20, CLASS_FULL: 80 });
  });

  it('does not take a seat of another class', async () => {
    const [one, other] = [
      await makeClass(world, { maxAttendees: 1 }),
      await makeClass(world, { maxAttendees: 1 }),
    ];
    await book(world, one.id);
    const { booking } = await book(world, other.id);
    expect(booking.classInstance.id).toBe(other.id);
  });

  it('is free again when its booking is cancelled, and remains taken when it is completed', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const { booking } = await book(world, id, {}, 1);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed' });
    await expect(book(world, id, {}, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    await expect(book(world, id, {}, 2)).resolves.toMatchObject({ isNew: true });
  });

  it('is refused if the office has lowered the capacity below the taken seats', async () => {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    await bookSeats(world, id, 3);
    await world.change(ClassInstanceEntity, { id }, { maxAttendees: 1 });
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    const upcomingClass = await world.services.upcoming.findById(world.guest(), id);
    expect(upcomingClass).toMatchObject({ seatsLeft: 0, seatsTaken: 3, availability: 'full' });
  });

  it('keeps the price and the attendee of the time of booking', async () => {
    const { id } = await makeClass(world, { priceCents: 8_950 });
    const { booking } = await book(world, id);
    await world.change(ClassInstanceEntity, { id }, { priceCents: 20_000 });
    const later = await world.services.bookings.confirmation(world.guest(), booking.id);
    expect(later).toMatchObject({ amountCents: 8_950, lastName: 'Muñoz 1', companyName: 'Wasatch Framing' });
    await expect(world.services.bookingLists.get(booking.id)).resolves.toMatchObject({
      amountCents: 8_950,
      emergencyContactName: 'Tomás Muñoz',
      emergencyContactPhone: '(801) 555-0199',
      phone: '(801) 555-0117',
      email: 'maria.munoz1@example.com',
    });
  });

  it('has the venue’s date as its booking date', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo('2027-01-12T06:59:00.000Z');
    const { booking } = await book(world, id);
    await expect(world.services.bookingLists.get(booking.id)).resolves.toMatchObject({
      bookingDate: '2027-01-11',
      termsAgreedAt: world.clock.now(),
      createdAt: world.clock.now(),
    });
  });

  it('can be booked until a moment before the class begins', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo(new Date(CLASS_START.getTime() - 1));
    await expect(book(world, id)).resolves.toMatchObject({ isNew: true });
  });

  it('cannot be booked once the class begins', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo(CLASS_START);
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it.each(['cancelled', 'completed'] as const)('cannot be booked in a class that is %s', async (status) => {
    const { id } = await makeClass(world, { status });
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('is refused because the class is over rather than full if it is both', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await book(world, id, {}, 2);
    world.clock.moveTo(CLASS_START);
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('cannot be booked in a class that does not exist', async () => {
    await expect(book(world, NO_CLASS)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be booked in a class of an inactive type, but existing bookings remain visible', async () => {
    const type = await makeClassType(world);
    const { id } = await makeClass(world, { classTypeId: type.id });
    const { booking } = await book(world, id, {}, 1);
    await world.change(ClassTypeEntity, { id: type.id }, { isActive: false });
    await expect(book(world, id, {}, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const shown = await world.services.bookings.confirmation(world.guest(), booking.id);
    expect(shown).toMatchObject({ id: booking.id, bookingStatus: 'confirmed' });
  });

  it('keeps its booking status when the class is cancelled and scheduled again', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    await world.change(ClassInstanceEntity, { id }, { status: 'cancelled' });
    const cancelled = await world.services.bookings.confirmation(world.guest(), booking.id);
    expect(cancelled).toMatchObject({ bookingStatus: 'confirmed', classInstance: { status: 'cancelled' } });
    await world.change(ClassInstanceEntity, { id }, { status: 'scheduled' });
    const back = await world.services.bookings.confirmation(world.guest(), booking.id);
    expect(back).toMatchObject({ bookingStatus: 'confirmed', classInstance: { status: 'scheduled' } });
  });

  it('is found by its secret id only', async () => {
    await expect(world.services.bookings.confirmation(world.guest(), NO_CLASS)).resolves.toBeNull();
  });
});

describe.each([
  ['en', 'Many seats were booked in a short time. To book more now, call us at (801) 555-0142'],
  ['es', 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al (801) 555-0142'],
] as const)('guests with rate limits, in %s,', (locale, text) => {
  const { site, world } = useSite('sqlite', { rateLimits: true });
  const { perAddress, perPerson } = GUEST_BOOKING_LIMITS;
  const bookFrom = (address: string, id: string, changes: Partial<BookSeatInput>, index: number) =>
    world.services.bookings.bookSeat(world.guest({ address, locale }), attendee(id, changes, index));
  const refusalOf = async (booking: Promise<unknown>) => {
    const refusal: unknown = await booking.catch((error: unknown) => error);
    return describeProblem(refusal, world.guest({ locale }));
  };

  it('can book 12 seats an hour from one address, then get the office’s phone number, while others can book', async () => {
    const { id } = await makeClass(world);
    for (let index = 0; index < perAddress.points; index += 1) await bookFrom('198.51.100.21', id, {}, index);
    const refusal = await refusalOf(bookFrom('198.51.100.21', id, {}, 99));
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429, message: text });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(3_500);
    await expect(bookFrom('198.51.100.22', id, {}, 99)).resolves.toMatchObject({ isNew: true });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(perAddress.points + 1);
  });

  it('can book 12 seats an hour with one email, in any spelling and from any address', async () => {
    const { id } = await makeClass(world);
    const emails = [`crew.${locale}@example.com`, `Crew.${locale.toUpperCase()}@Example.com`];
    const bookNext = (index: number) =>
      bookFrom(`198.51.101.${index}`, id, { email: emails[index % 2] ?? '' }, index);
    for (let index = 0; index < perPerson.points; index += 1) await bookNext(index);
    await expect(refusalOf(bookNext(99))).resolves.toMatchObject({ code: 'RATE_LIMITED', message: text });
    await expect(bookFrom('198.51.101.99', id, {}, 99)).resolves.toMatchObject({ isNew: true });
  });

  it('are not limited by requests that failed, of their own or of others with their email', async () => {
    const { id } = await makeClass(world);
    const email = `victim.${locale}@example.com`;
    for (let index = 0; index < perAddress.points + 2; index += 1)
      await expect(bookFrom('198.51.102.1', NO_CLASS, { email }, index)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    for (const [index, address] of ['198.51.102.1', '198.51.102.2'].entries())
      await expect(bookFrom(address, id, { email }, index)).resolves.toMatchObject({ isNew: true });
  });

  it('get 429 with Retry-After, and log-ins of the office are not counted', async () => {
    const { id } = await makeClass(world, { maxAttendees: 100 });
    const send = (index: number, token?: string) =>
      site.rest('POST', '/bookings', attendeeAsJson(id, index), {
        language: locale,
        ...(token && { token }),
      });
    const token = await world.adminToken();
    for (let index = 0; index < perAddress.points; index += 1)
      expect(await send(index, token)).toMatchObject({ status: 201 });
    for (let index = 20; index < 20 + perAddress.points; index += 1) await send(index);
    const { status, body, headers } = await send(99);
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', message: text } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
  });
});
