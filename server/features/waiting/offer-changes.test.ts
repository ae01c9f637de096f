import { setTimeout as sleep } from 'node:timers/promises';
import { attendee, book, bookSeats, tally } from '../../testing/attendees.js';
import { changeClass, FORKLIFT, makeClass } from '../../testing/classes.js';
import { crewOf } from '../../testing/crews.js';
import { MovableClock } from '../../testing/movable-clock.js';
import { runs } from '../../testing/repetitions.js';
import {
  join,
  runWaitingListJob,
  makeFullClass,
  offersOf,
  offerTo,
  sendOffers,
} from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { SeatOfferEntity } from './seat-offer.entity.js';

describe.each(DATABASES)('during an open offer, on %s,', (kind) => {
  const world = useWorld(kind);
  const guest = () => world.guest();

  /** A class with three seats taken: two held for the first of two entries, and one booked. */
  async function makeOffer() {
    const { id: classId, classType } = await makeClass(world, { maxAttendees: 1 });
    await bookSeats(world, classId, 1);
    const first = await join(world, classId, { seats: 2, acceptsFewer: true });
    const next = await join(world, classId, {}, 2);
    await changeClass(world, classId, { maxAttendees: 3 });
    await runWaitingListJob(world);
    return { classId, classType, offer: await offerTo(world, first.id), next };
  }
  const take = (classId: string, offerId: string, index = 1) =>
    world.services.bookings.bookSeat(guest(), attendee(classId, { offerId }, index));
  const takeAsCrew = (classId: string, offerId: string, named: number) =>
    world.services.crews.book(guest(), crewOf(classId, named, { offerId, unnamedSeats: 0 }));
  const confirmed = (classInstanceId: string) =>
    world.stored(BookingEntity).countBy({ classInstanceId, bookingStatus: 'confirmed' });
  const stateOf = async (offerId: string) =>
    (await world.services.waitingLists.offer(guest(), offerId))?.state;
  const setActive = ({ id, version }: { id: string; version: number }, isActive: boolean) =>
    world.services.classTypes.update(guest(), { id, version }, { ...FORKLIFT, isActive });

  describe('if the office lowers the capacity below the held seats,', () => {
    it('the class is full for all others, no seat is offered, and the held seats can be booked', async () => {
      const { classId, offer, next } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await expect(world.services.upcoming.get(guest(), classId)).resolves.toMatchObject({ seatsLeft: 0 });
      await expect(book(world, classId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await runWaitingListJob(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await takeAsCrew(classId, offer.id, 2);
      await expect(confirmed(classId)).resolves.toBe(3);
    });

    it('a crew gets no more seats than were held', async () => {
      const { classId, offer } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await expect(takeAsCrew(classId, offer.id, 3)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
    });

    it('a declined offer goes to nobody while the class is overfull', async () => {
      const { classId, offer, next } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await world.services.waitingLists.decline(guest(), offer.id);
      await runWaitingListJob(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      await expect(book(world, classId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    });
  });

  describe('if its class is cancelled,', () => {
    it('booking it fails because of the class, and it is open again when the class is scheduled again', async () => {
      const { classId, offer } = await makeOffer();
      await changeClass(world, classId, { status: 'cancelled' });
      await expect(stateOf(offer.id)).resolves.toBe('LAPSED');
      const refused = await Promise.allSettled([take(classId, offer.id), takeAsCrew(classId, offer.id, 2)]);
      expect(tally(refused)).toEqual({ CLASS_NOT_BOOKABLE: 2 });
      await changeClass(world, classId, { status: 'scheduled' });
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
    });

    it('no further offers are made', async () => {
      const { classId, next } = await makeOffer();
      await changeClass(world, classId, { status: 'cancelled', maxAttendees: 9 });
      await runWaitingListJob(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
    });
  });

  describe('if the type of its class is archived,', () => {
    it('the held seats can be booked, and nobody else is offered one', async () => {
      const { classId, classType, offer, next } = await makeOffer();
      await setActive(classType, false);
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await expect(takeAsCrew(classId, offer.id, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
      await changeClass(world, classId, { maxAttendees: 9 });
      await runWaitingListJob(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      for (const call of [book(world, classId, {}, 3), join(world, classId, {}, 4)])
        await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(confirmed(classId)).resolves.toBe(2);
    });

    it('a crew can book them, and guests can leave the list or decline', async () => {
      const { classId, classType, offer, next } = await makeOffer();
      await setActive(classType, false);
      const { crew } = await takeAsCrew(classId, offer.id, 2);
      expect(crew.bookings).toHaveLength(2);
      const { waitingLists } = world.services;
      await expect(waitingLists.leave(guest(), next.id)).resolves.toMatchObject({ state: 'LEFT' });
      await expect(waitingLists.decline(guest(), offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    });
  });

  it.each(['decline', 'leave'] as const)(
    'a repeated concurrent request to %s has one effect',
    async (what) => {
      const { offer, next } = await makeOffer();
      const { waitingLists } = world.services;
      const id = what === 'decline' ? offer.id : offer.entryId;
      const answers = await Promise.all([1, 2].map(() => waitingLists[what](guest(), id)));
      expect(answers.map(({ state }) => state)).toEqual(
        Array(2).fill(what === 'decline' ? 'DECLINED' : 'LEFT'),
      );
      const action = what === 'decline' ? 'seatOffer.declined' : 'waitingListEntry.left';
      await expect(world.stored(AuditEntryEntity).countBy({ action })).resolves.toBe(1);
      await runWaitingListJob(world);
      await expect(offersOf(world, next.id)).resolves.toHaveLength(1);
    },
  );

  /** An offer that is about to expire, and the next entry of the list. */
  async function makeLastMoment() {
    const { id: classId } = await makeFullClass(world);
    const first = await join(world, classId);
    const next = await join(world, classId, {}, 2);
    await changeClass(world, classId, { maxAttendees: 2 });
    await runWaitingListJob(world);
    await sendOffers(world);
    const offer = await offerTo(world, first.id);
    world.clock.moveTo(new Date(offer.expiresAt.getTime() - 1));
    return { classId, offer, next };
  }
  /** Either the guest has the seat or it is offered to the next entry, never both. */
  async function expectOneHasIt(
    { classId, offer, next }: Awaited<ReturnType<typeof makeLastMoment>>,
    taken: PromiseSettledResult<unknown> | undefined,
  ): Promise<void> {
    await runWaitingListJob(world);
    const isTheirs = taken?.status === 'fulfilled';
    if (!isTheirs) expect(taken).toMatchObject({ reason: { code: 'OFFER_LAPSED' } });
    await expect(confirmed(classId)).resolves.toBe(isTheirs ? 2 : 1);
    await expect(offersOf(world, next.id)).resolves.toHaveLength(isTheirs ? 0 : 1);
    await expect(world.stored(SeatOfferEntity).findOneByOrFail({ id: offer.id })).resolves.toMatchObject({
      ending: isTheirs ? 'taken' : 'lapsed',
    });
  }
  const full = { reason: { code: 'CLASS_FULL' } };

  it.each(runs(8, 80))(
    'of a booking and an expiry at the same time, exactly one wins the seat (run %d)',
    async (run) => {
      const moment = await makeLastMoment();
      const { classId, offer } = moment;
      const tries = [
        () => take(classId, offer.id),
        () => runWaitingListJob(world),
        () => book(world, classId, {}, 5),
        () => runWaitingListJob(world),
      ];
      // The first request does not wait; the offer expires while the others are in progress.
      const underWay = rotated(tries, run).map((attempt) => attempt());
      await sleep(run % 10);
      world.clock.moveTo(offer.expiresAt);
      const [taken, ...others] = rotated(await Promise.allSettled(underWay), -run);
      expect(others).toMatchObject([{ status: 'fulfilled' }, full, { status: 'fulfilled' }]);
      await expectOneHasIt(moment, taken);
    },
  );

  it.each(runs(4, 40))(
    'only one guest gets the seat if it is open on one server and expired on another (run %d)',
    async (run) => {
      const moment = await makeLastMoment();
      const { classId, offer } = moment;
      const behind = new MovableClock();
      behind.moveTo(world.clock.now());
      world.clock.moveTo(offer.expiresAt);
      const tries = [
        () =>
          world.services.bookings.bookSeat(
            world.guest({ clock: behind }),
            attendee(classId, { offerId: offer.id }),
          ),
        () => runWaitingListJob(world),
        () => book(world, classId, {}, 5),
      ];
      const underWay = rotated(tries, run).map((attempt) => attempt());
      const [taken, ...others] = rotated(await Promise.allSettled(underWay), -run);
      expect(others).toMatchObject([{ status: 'fulfilled' }, full]);
      await expectOneHasIt(moment, taken);
    },
  );

  it('it has expired once a server whose clock is ahead has given its seat away', async () => {
    const { id: classId } = await makeFullClass(world);
    const first = await join(world, classId);
    await changeClass(world, classId, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const offer = await offerTo(world, first.id);
    world.clock.moveTo(offer.expiresAt);
    await book(world, classId, {}, 5);
    world.clock.moveTo(new Date(offer.expiresAt.getTime() - 1));
    await expect(take(classId, offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    await expect(takeAsCrew(classId, offer.id, 1)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
  });
});

function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const start = ((by % values.length) + values.length) % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
