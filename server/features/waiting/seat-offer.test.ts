import { attendee, tally } from '../../testing/attendees.js';
import { changeClass, CLASS_START } from '../../testing/classes.js';
import { runs } from '../../testing/repetitions.js';
import { join, runWaitingListJob, makeFullClass, offersOf, offerTo } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { BookSeatInput } from '../bookings/book/book-seat.input.js';
import type { SeatOfferEntity } from './seat-offer.entity.js';

describe.each(DATABASES)('an offer of a seat, on %s,', (kind) => {
  const world = useWorld(kind);

  const cancelOne = async (classInstanceId: string): Promise<void> => {
    const row = await world
      .stored(BookingEntity)
      .findOneByOrFail({ classInstanceId, bookingStatus: 'confirmed' });
    await world.services.officeBookings.cancel(world.guest(), { id: row.id });
  };
  /** A full class in which one seat was freed and is held for an entry. */
  async function makeOffer(seats = 1): Promise<{ classId: string; entryId: string; offer: SeatOfferEntity }> {
    const { id: classId } = await makeFullClass(world, seats);
    const { id: entryId } = await join(world, classId, { seats });
    for (let count = 0; count < seats; count += 1) await cancelOne(classId);
    await runWaitingListJob(world);
    return { classId, entryId, offer: await offerTo(world, entryId) };
  }
  const take = (classId: string, offerId: string, changes: Partial<BookSeatInput> = {}, index = 1) =>
    world.services.bookings.bookSeat(world.guest(), attendee(classId, { offerId, ...changes }, index));
  const confirmed = (classInstanceId: string) =>
    world.stored(BookingEntity).countBy({ classInstanceId, bookingStatus: 'confirmed' });

  it('ends when it is booked, and a repeated form returns the same booking', async () => {
    const { classId, entryId, offer } = await makeOffer();
    const key = { idempotencyKey: 'form-1' };
    const [one, two] = await Promise.all([take(classId, offer.id, key), take(classId, offer.id, key)]);
    const again = await take(classId, offer.id, key);
    expect(new Set([one, two, again].map(({ booking }) => booking.id)).size).toBe(1);
    expect(again.isNew).toBe(false);
    const { waitingLists } = world.services;
    const guest = world.guest();
    await expect(waitingLists.entry(guest, entryId)).resolves.toMatchObject({ state: 'SERVED' });
    await expect(waitingLists.offer(guest, offer.id)).resolves.toMatchObject({ state: 'TAKEN', email: null });
    await expect(confirmed(classId)).resolves.toBe(1);
  });

  it.each(runs(2, 20))('is booked by exactly one of several concurrent requests (run %d)', async () => {
    const { classId, offer } = await makeOffer();
    const tries = Array.from({ length: 8 }, (_, index) => take(classId, offer.id, {}, index));
    expect(tally(await Promise.allSettled(tries))).toEqual({ booked: 1, OFFER_LAPSED: 7 });
    await expect(confirmed(classId)).resolves.toBe(1);
  });

  it('is refused from its expiry on, whether or not it was processed', async () => {
    const { classId, offer } = await makeOffer();
    world.clock.moveTo(offer.expiresAt);
    await expect(take(classId, offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    await expect(confirmed(classId)).resolves.toBe(0);
  });

  it('can be booked in its last millisecond', async () => {
    const { classId, offer } = await makeOffer();
    world.clock.moveTo(new Date(offer.expiresAt.getTime() - 1));
    await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
  });

  it('leaves its unused seats to the next entry', async () => {
    const { classId, offer } = await makeOffer(2);
    const next = await join(world, classId, {}, 2);
    await take(classId, offer.id);
    await runWaitingListJob(world);
    await expect(offerTo(world, next.id)).resolves.toMatchObject({ seats: 1 });
    await expect(confirmed(classId)).resolves.toBe(1);
  });

  it('remains open if the booking is refused for another reason', async () => {
    const { classId, offer } = await makeOffer();
    await changeClass(world, classId, { maxAttendees: 2 });
    await world.services.bookings.bookSeat(world.guest(), attendee(classId, {}, 1));
    const twice = take(classId, offer.id, {}, 1);
    await expect(twice).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    const guest = world.guest();
    await expect(world.services.waitingLists.offer(guest, offer.id)).resolves.toMatchObject({
      state: 'OPEN',
    });
  });

  it('holds its seat even if the office lowers the capacity below the taken seats', async () => {
    const { classId, offer } = await makeOffer(2);
    await changeClass(world, classId, { maxAttendees: 1 });
    await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
    const others = take(classId, offer.id, {}, 2);
    await expect(others).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    await expect(confirmed(classId)).resolves.toBe(1);
  });

  it('ends with its class', async () => {
    const { classId, offer } = await makeOffer();
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(take(classId, offer.id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    const guest = world.guest();
    const { waitingLists } = world.services;
    await expect(waitingLists.offer(guest, offer.id)).resolves.toMatchObject({
      state: 'LAPSED',
      email: null,
    });
    await expect(waitingLists.decline(guest, offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
  });

  it('is refused because of its class once that has begun', async () => {
    const { classId, offer } = await makeOffer();
    world.clock.moveTo(CLASS_START);
    await expect(take(classId, offer.id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('cannot be used for another class, nor with an invented id', async () => {
    const { classId, offer } = await makeOffer();
    const other = await makeFullClass(world);
    await expect(take(other.id, offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    await expect(take(classId, 'made up')).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
  });

  it.each(runs(2, 20))('and concurrent bookings never take more seats than there are (run %d)', async () => {
    const { id } = await makeFullClass(world, 3);
    const entries = [await join(world, id, { seats: 2 }), await join(world, id, {}, 2)];
    await cancelOne(id);
    await cancelOne(id);
    const crowd = Array.from({ length: 12 }, (_, index) =>
      world.services.bookings.bookSeat(world.guest(), attendee(id, {}, index)),
    );
    const looks = [runWaitingListJob(world), runWaitingListJob(world)];
    expect(tally(await Promise.allSettled(crowd))).toEqual({ CLASS_FULL: 12 });
    await Promise.all(looks);
    const made = await Promise.all(entries.map((entry) => offersOf(world, entry.id)));
    expect(made.map((offers) => offers.map(({ seats }) => seats))).toEqual([[2], []]);
  });
});
