import { setTimeout as sleep } from 'node:timers/promises';
import { attendee, book, bookSeats, tally } from '../../testing/attendees.js';
import { changeClass, FORKLIFT, makeClass } from '../../testing/classes.js';
import { crewOf } from '../../testing/crews.js';
import { MovableClock } from '../../testing/movable-clock.js';
import { runs } from '../../testing/repetitions.js';
import { join, look, makeFullClass, offersOf, offerTo } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { SeatOfferEntity } from './seat-offer.entity.js';

describe.each(DATABASES)('while an offer is out, on %s,', (kind) => {
  const world = useWorld(kind);
  const guest = () => world.guest();

  /** A class of three seats that are booked or held: two seats for the first of two who wait, and one booked. */
  async function makeOffer() {
    const { id: classId, classType } = await makeClass(world, { maxAttendees: 1 });
    await bookSeats(world, classId, 1);
    const first = await join(world, classId, { seats: 2 });
    const next = await join(world, classId, {}, 2);
    await changeClass(world, classId, { maxAttendees: 3 });
    await look(world);
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

  describe('the office lowers the capacity below it:', () => {
    it('the class is full for everybody else, nothing more is offered, and its seats are theirs', async () => {
      const { classId, offer, next } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await expect(world.services.upcoming.get(guest(), classId)).resolves.toMatchObject({ seatsLeft: 0 });
      await expect(book(world, classId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await look(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await takeAsCrew(classId, offer.id, 2);
      await expect(confirmed(classId)).resolves.toBe(3);
    });

    it('a crew takes no more of it than was held', async () => {
      const { classId, offer } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await expect(takeAsCrew(classId, offer.id, 3)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
    });

    it('declined, it goes to nobody while the class is still overfull', async () => {
      const { classId, offer, next } = await makeOffer();
      await changeClass(world, classId, { maxAttendees: 1 });
      await world.services.waitingLists.decline(guest(), offer.id);
      await look(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      await expect(book(world, classId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    });
  });

  describe('its class is cancelled:', () => {
    it('whoever takes it is told that of the class, and set back to scheduled it is what it was', async () => {
      const { classId, offer } = await makeOffer();
      await changeClass(world, classId, { status: 'cancelled' });
      await expect(stateOf(offer.id)).resolves.toBe('LAPSED');
      const refused = await Promise.allSettled([take(classId, offer.id), takeAsCrew(classId, offer.id, 2)]);
      expect(tally(refused)).toEqual({ CLASS_NOT_BOOKABLE: 2 });
      await changeClass(world, classId, { status: 'scheduled' });
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
    });

    it('nobody is offered anything more', async () => {
      const { classId, next } = await makeOffer();
      await changeClass(world, classId, { status: 'cancelled', maxAttendees: 9 });
      await look(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
    });
  });

  describe('the type of its class is archived:', () => {
    it('the seats that were promised are theirs, and nobody gets another', async () => {
      const { classId, classType, offer, next } = await makeOffer();
      await setActive(classType, false);
      await expect(stateOf(offer.id)).resolves.toBe('OPEN');
      await expect(takeAsCrew(classId, offer.id, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(take(classId, offer.id)).resolves.toMatchObject({ isNew: true });
      await changeClass(world, classId, { maxAttendees: 9 });
      await look(world);
      await expect(offersOf(world, next.id)).resolves.toEqual([]);
      for (const call of [book(world, classId, {}, 3), join(world, classId, {}, 4)])
        await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(confirmed(classId)).resolves.toBe(2);
    });

    it('a crew takes them, and who waits leaves or declines as before', async () => {
      const { classId, classType, offer, next } = await makeOffer();
      await setActive(classType, false);
      const { crew } = await takeAsCrew(classId, offer.id, 2);
      expect(crew.bookings).toHaveLength(2);
      const { waitingLists } = world.services;
      await expect(waitingLists.leave(guest(), next.id)).resolves.toMatchObject({ state: 'LEFT' });
      await expect(waitingLists.decline(guest(), offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
    });
  });

  it.each(['decline', 'leave'] as const)('to %s twice at once is to do it once', async (what) => {
    const { offer, next } = await makeOffer();
    const { waitingLists } = world.services;
    const id = what === 'decline' ? offer.id : offer.entryId;
    const answers = await Promise.all([1, 2].map(() => waitingLists[what](guest(), id)));
    expect(answers.map(({ state }) => state)).toEqual(
      Array(2).fill(what === 'decline' ? 'DECLINED' : 'LEFT'),
    );
    const action = what === 'decline' ? 'seatOffer.declined' : 'waitingListEntry.left';
    await expect(world.stored(AuditEntryEntity).countBy({ action })).resolves.toBe(1);
    await look(world);
    await expect(offersOf(world, next.id)).resolves.toHaveLength(1);
  });

  /** An offer that is about to lapse, and somebody who is the next to be offered its seat. */
  async function makeLastMoment() {
    const { id: classId } = await makeFullClass(world);
    const first = await join(world, classId);
    const next = await join(world, classId, {}, 2);
    await changeClass(world, classId, { maxAttendees: 2 });
    await look(world);
    const offer = await offerTo(world, first.id);
    world.clock.moveTo(new Date(offer.expiresAt.getTime() - 1));
    return { classId, offer, next };
  }
  /** The seat is theirs, or goes to the next, and never to both. */
  async function expectOneHasIt(
    { classId, offer, next }: Awaited<ReturnType<typeof makeLastMoment>>,
    taken: PromiseSettledResult<unknown> | undefined,
  ): Promise<void> {
    await look(world);
    const isTheirs = taken?.status === 'fulfilled';
    if (!isTheirs) expect(taken).toMatchObject({ reason: { code: 'OFFER_LAPSED' } });
    await expect(confirmed(classId)).resolves.toBe(isTheirs ? 2 : 1);
    await expect(offersOf(world, next.id)).resolves.toHaveLength(isTheirs ? 0 : 1);
    await expect(world.stored(SeatOfferEntity).findOneByOrFail({ id: offer.id })).resolves.toMatchObject({
      ending: isTheirs ? 'taken' : 'lapsed',
    });
  }
  const full = { reason: { code: 'CLASS_FULL' } };

  it.each(runs(8, 80))('it is taken while it lapses: one has its seat (run %d)', async (run) => {
    const moment = await makeLastMoment();
    const { classId, offer } = moment;
    const tries = [
      () => take(classId, offer.id),
      () => look(world),
      () => book(world, classId, {}, 5),
      () => look(world),
    ];
    // Whoever comes first waits for nobody; the time is over while the others are under way.
    const underWay = rotated(tries, run).map((attempt) => attempt());
    await sleep(run % 10);
    world.clock.moveTo(offer.expiresAt);
    const [taken, ...others] = rotated(await Promise.allSettled(underWay), -run);
    expect(others).toMatchObject([{ status: 'fulfilled' }, full, { status: 'fulfilled' }]);
    await expectOneHasIt(moment, taken);
  });

  it.each(runs(4, 40))(
    'it is taken on a server where it is not over yet, while it is on another: one has its seat (run %d)',
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
        () => look(world),
        () => book(world, classId, {}, 5),
      ];
      const underWay = rotated(tries, run).map((attempt) => attempt());
      const [taken, ...others] = rotated(await Promise.allSettled(underWay), -run);
      expect(others).toMatchObject([{ status: 'fulfilled' }, full]);
      await expectOneHasIt(moment, taken);
    },
  );

  it('it is over where a server whose clock is ahead has given its seat away', async () => {
    const { id: classId } = await makeFullClass(world);
    const first = await join(world, classId);
    await changeClass(world, classId, { maxAttendees: 2 });
    await look(world);
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
