import { attendee, bookSeats } from '../../testing/attendees.js';
import { changeClass, makeClass } from '../../testing/classes.js';
import { insertCrew } from '../../testing/held-seats.js';
import { runs } from '../../testing/repetitions.js';
import { makeStudent } from '../../testing/students.js';
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
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';

describe.each(DATABASES)('the office, on %s,', (kind) => {
  const world = useWorld(kind);

  const listOf = async (id: string) => {
    const page = await world.services.waitingOffice.page(world.guest(), id, { first: 10 });
    return page.nodes.map(({ lastName, state, offers }) => [
      lastName,
      state,
      ...offers.map(
        ({ seats, isWithdrawn, ...offer }) => `${seats} ${isWithdrawn ? 'withdrawn' : offer.state}`,
      ),
    ]);
  };

  it('is not recorded as who made an offer that was due when it booked another seat', async () => {
    const admin = await world.admin();
    const { id: classInstanceId } = await makeFullClass(world);
    const { id: subjectId } = await join(world, classInstanceId);
    await changeClass(world, classInstanceId, { maxAttendees: 3 });
    const { id: studentId } = await makeStudent(world);
    const form = { bookingDate: '2027-01-11', paymentStatus: 'pending', amountCents: 0 } as const;
    await world.services.officeBookings.create(admin, { ...form, studentId, classInstanceId });
    await expect(world.stored(AuditEntryEntity).findBy({ action: 'seatOffer.made' })).resolves.toMatchObject([
      { subjectId, actorRole: 'guest', actorId: null },
    ]);
  });

  it('sees the entries in their order, with their offers', async () => {
    const { id } = await makeFullClass(world, 2);
    await join(world, id);
    await join(world, id, { seats: 4, acceptsFewer: true }, 2);
    await changeClass(world, id, { maxAttendees: 3 });
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toEqual([
      ['Vega 1', 'OFFERED', '1 OPEN'],
      ['Vega 2', 'WAITING'],
    ]);
    const page = await world.services.waitingOffice.page(world.guest(), id, { first: 1 });
    expect(page.pageInfo.hasNextPage).toBe(true);
    await expect(Promise.resolve(page.totalCount)).resolves.toBe(2);
    await expect(
      world.services.waitingOffice.page(world.guest(), 'none', { first: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can offer a seat again to a guest whose offer has expired', async () => {
    const { id } = await makeFullClass(world);
    const { id: entryId } = await join(world, id);
    const { waitingOffice } = world.services;
    await expect(waitingOffice.offer(world.guest(), entryId)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    world.clock.passHours(24);
    await expect(listOf(id)).resolves.toEqual([['Vega 1', 'PASSED', '1 LAPSED']]);
    const [one, two] = await Promise.all([
      waitingOffice.offer(world.guest(), entryId),
      waitingOffice.offer(world.guest(), entryId),
    ]);
    expect([one.state, two.state]).toEqual(['OFFERED', 'OFFERED']);
    await expect(offersOf(world, entryId)).resolves.toHaveLength(2);
  });

  it('can remove an entry, whose held seat goes to the next', async () => {
    const { id } = await makeFullClass(world);
    const first = await join(world, id);
    await join(world, id, {}, 2);
    await changeClass(world, id, { maxAttendees: 2 });
    await runWaitingListJob(world);
    await sendOffers(world);
    const { waitingOffice } = world.services;
    for (let times = 0; times < 2; times += 1) await waitingOffice.remove(world.guest(), first.id);
    await expect(waitingOffice.offer(world.guest(), first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await runWaitingListJob(world);
    await expect(listOf(id)).resolves.toEqual([
      ['Vega 1', 'REMOVED', '1 withdrawn'],
      ['Vega 2', 'OFFERED', '1 OPEN'],
    ]);
    const told = { template: 'waiting.lapsed' };
    await expect(world.stored(OutboxMessageEntity).countBy(told)).resolves.toBe(1);
  });

  describe('if a free seat is held for the first entry', () => {
    async function held() {
      const { id } = await makeFullClass(world);
      const [first, second] = [await join(world, id), await join(world, id, {}, 2)];
      await changeClass(world, id, { maxAttendees: 2 });
      await runWaitingListJob(world);
      await sendOffers(world);
      return { id, first, second, offer: await offerTo(world, first.id) };
    }
    const office = () => world.services.waitingOffice;
    const told = () => world.stored(OutboxMessageEntity).countBy({ template: 'waiting.lapsed' });

    it('gets a conflict with the holder’s name when it selects another entry', async () => {
      const { second } = await held();
      const refused = await office()
        .offer(world.guest(), second.id)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        details: { message: { values: { names: 'Luz Vega 1' } } },
      });
    });

    it('gets CLASS_FULL if the held seats would not fit the selected entry', async () => {
      const { id, first } = await held();
      const { id: pedro } = await join(world, id, { seats: 2 }, 3);
      await expect(office().offer(world.guest(), pedro)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await world.services.waitingLists.leave(world.guest(), first.id);
      await changeClass(world, id, { maxAttendees: 3 });
      await runWaitingListJob(world);
      // One seat is held for the second entry, and one is free.
      await expect(office().offer(world.guest(), pedro)).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('can transfer it to another entry in one step, and the first is notified and stays on the list', async () => {
      const { id, second, offer } = await held();
      const person = await office().offer(await world.admin(), second.id, offer.id);
      expect(person.state).toBe('OFFERED');
      await runWaitingListJob(world);
      await expect(listOf(id)).resolves.toEqual([
        ['Vega 1', 'PASSED', '1 withdrawn'],
        ['Vega 2', 'OFFERED', '1 OPEN'],
      ]);
      await expect(told()).resolves.toBe(1);
      const audited = await world.stored(AuditEntryEntity).findBy({ actorRole: 'admin' });
      expect(audited.map(({ action }) => action)).toEqual(['seatOffer.withdrawn', 'seatOffer.made']);
    });

    it('must itself offer the first entry a seat again', async () => {
      const { id, first, second, offer } = await held();
      await office().offer(world.guest(), second.id, offer.id);
      world.clock.passHours(1);
      await changeClass(world, id, { maxAttendees: 3 });
      await runWaitingListJob(world);
      await expect(offersOf(world, first.id)).resolves.toMatchObject([{ ending: 'withdrawn' }]);
      await expect(office().offer(world.guest(), first.id)).resolves.toMatchObject({ state: 'OFFERED' });
    });

    it('can withdraw it, and it is free for everybody if nobody else waits', async () => {
      const { id, first, second, offer } = await held();
      await world.services.waitingLists.leave(world.guest(), second.id);
      await office().withdraw(world.guest(), offer.id);
      await runWaitingListJob(world);
      const upcomingClass = await world.services.upcoming.get(world.guest(), id);
      expect([upcomingClass.availability, upcomingClass.seatsLeft]).toEqual(['open', 1]);
      world.clock.passHours(1);
      await runWaitingListJob(world);
      await expect(offersOf(world, first.id)).resolves.toHaveLength(1);
      const booked = await world.services.bookings.bookSeat(world.guest(), attendee(id, {}, 7));
      expect(booked.isNew).toBe(true);
    });

    it('can withdraw it, and it is offered to the next entry', async () => {
      const { id, first, offer } = await held();
      for (let times = 0; times < 2; times += 1)
        await expect(office().withdraw(world.guest(), offer.id)).resolves.toMatchObject({ id: first.id });
      await runWaitingListJob(world);
      await expect(listOf(id)).resolves.toEqual([
        ['Vega 1', 'PASSED', '1 withdrawn'],
        ['Vega 2', 'OFFERED', '1 OPEN'],
      ]);
      await expect(told()).resolves.toBe(1);
    });

    it('notifies nobody of a withdrawn offer whose mail was not sent', async () => {
      const { offer } = await held();
      await world.change(OutboxMessageEntity, { template: 'waiting.offer' }, { sentAt: null });
      await office().withdraw(world.guest(), offer.id);
      await expect(world.stored(OutboxMessageEntity).findBy({ template: 'waiting.offer' })).resolves.toEqual(
        [],
      );
      await expect(told()).resolves.toBe(0);
    });

    it('cannot withdraw an offer that has ended, or one of another class', async () => {
      const { id, first, second, offer } = await held();
      const other = await held();
      // A seat is free, so only the offer of the other class is the reason.
      await changeClass(world, id, { maxAttendees: 3 });
      const instead = office().offer(world.guest(), second.id, other.offer.id);
      await expect(instead).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(office().withdraw(world.guest(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await world.services.waitingLists.decline(world.guest(), offer.id);
      await expect(office().withdraw(world.guest(), offer.id)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(offersOf(world, first.id)).resolves.toMatchObject([{ ending: 'declined' }]);
      await expect(offersOf(world, other.first.id)).resolves.toMatchObject([{ ending: null }]);
    });

    it.each(runs(2, 20))(
      'and a guest who accepts at that moment: exactly one succeeds (run %d)',
      async () => {
        const { id, second, offer } = await held();
        const input = attendee(id, { offerId: offer.id }, 7);
        const [taken, named] = await Promise.allSettled([
          world.services.bookings.bookSeat(world.guest(), input),
          office().offer(world.guest(), second.id, offer.id),
        ]);
        expect([taken.status, named.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const { seatsLeft } = await world.services.upcoming.get(world.guest(), id);
        expect(seatsLeft).toBe(0);
      },
    );
  });

  it('sees the number of waiting guests in the list of classes and on the dashboard', async () => {
    const { id } = await makeFullClass(world);
    await join(world, id);
    const { id: entryId } = await join(world, id, {}, 2);
    await join(world, id, {}, 3);
    await world.services.waitingLists.leave(world.guest(), entryId);
    const { nodes } = await world.services.instances.page(world.guest(), {}, { first: 5 });
    expect(nodes.map((shown) => shown.waiting)).toEqual([2]);
    const { upcomingClassList } = await world.services.dashboards.get(world.guest());
    expect(upcomingClassList).toMatchObject([{ id, waiting: 2 }]);
  });

  it('reads in the ledger why seats are taken, and who changed the capacity', async () => {
    const ctx = await world.admin();
    const { id } = await makeClass(world, { maxAttendees: 7 });
    await bookSeats(world, id, 4);
    await insertCrew(world, id, 3);
    await join(world, id, { seats: 2 });
    const { instances } = world.services;
    const { days, address, classType, ...rest } = await instances.get(ctx, id);
    const { street2: _street2, ...place } = address;
    const input = {
      locationName: rest.locationName,
      language: rest.language,
      priceCents: rest.priceCents,
      status: rest.status,
      days,
      address: place,
      classTypeId: classType.id,
      maxAttendees: 10,
    };
    await instances.update(ctx, { id }, input);
    await runWaitingListJob(world);
    const ledger = await world.services.seatLedgers.of(ctx, id);
    const counts = { capacity: 10, confirmed: 4, completed: 0, offered: 2, unnamed: 3, free: 1 };
    expect(ledger).toMatchObject({
      ...counts,
      offers: [{ seats: 2, lastName: 'Vega 1' }],
      changes: [{ before: 7, after: 10, actorName: 'Rosa Ibarra', at: world.clock.now() }],
    });
    const upcomingClass = await world.services.upcoming.get(ctx, id);
    expect(upcomingClass.seatsLeft).toBe(ledger.free);
    await expect(world.services.seatLedgers.of(ctx, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
