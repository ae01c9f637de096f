import { randomUUID } from 'node:crypto';
import { Like } from 'typeorm';
import { bookSeats } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { join, offersOf, offerTo, runWaitingListJob, sendOffers } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';

describe.each(DATABASES)('the job of the waiting lists, on %s,', (kind) => {
  const world = useWorld(kind);

  /** A class with one free seat and an entry that waits for `seats`. */
  async function makeAwaitedClass(
    seats: number,
    date: string,
  ): Promise<{ classId: string; entryId: string }> {
    const days = [{ date, startTime: '08:00', endTime: '16:30' }];
    const { id: classId } = await makeClass(world, { maxAttendees: 1, days });
    await bookSeats(world, classId, 1);
    const { id: entryId } = await join(world, classId);
    // Stored by itself: the office may have lowered the capacity since.
    await world.change(WaitingListEntryEntity, { id: entryId }, { seats });
    const booked = { classInstanceId: classId, bookingStatus: 'confirmed' as const };
    await world.change(BookingEntity, booked, { bookingStatus: 'cancelled' });
    return { classId, entryId };
  }

  /** Copies a class and its entry, both with the same times. */
  async function copyAwaitedClass(classId: string, entryId: string, copies: number): Promise<void> {
    const instance = await world.stored(ClassInstanceEntity).findOneByOrFail({ id: classId });
    const entry = await world.stored(WaitingListEntryEntity).findOneByOrFail({ id: entryId });
    const ids = Array.from({ length: copies }, () => randomUUID());
    await world.database.transaction(world.guest(), async (manager) => {
      await insertRows(
        manager,
        ClassInstanceEntity,
        ids.map((id) => ({ ...instance, id })),
      );
      await insertRows(
        manager,
        WaitingListEntryEntity,
        ids.map((classInstanceId) => ({ ...entry, id: randomUUID(), classInstanceId, searchText: '' })),
      );
    });
  }

  it('offers a seat after any number of earlier classes whose free seats fit nobody', async () => {
    const tooFew = await makeAwaitedClass(2, '2027-01-25');
    await copyAwaitedClass(tooFew.classId, tooFew.entryId, 120);
    const { entryId } = await makeAwaitedClass(1, '2027-01-26');
    await runWaitingListJob(world);
    await expect(offersOf(world, tooFew.entryId)).resolves.toHaveLength(0);
    await expect(offerTo(world, entryId)).resolves.toMatchObject({ seats: 1 });
  });

  it('makes the offers of 50 classes in one run, and the others in the next', async () => {
    const { classId, entryId } = await makeAwaitedClass(1, '2027-01-25');
    await copyAwaitedClass(classId, entryId, 69);
    const offers = () => world.stored(SeatOfferEntity).count();
    await runWaitingListJob(world);
    await expect(offers()).resolves.toBe(50);
    await runWaitingListJob(world);
    await expect(offers()).resolves.toBe(70);
  });

  it('makes no offer once it is stopped', async () => {
    await makeAwaitedClass(1, '2027-01-25');
    await world.services.waitingListJob.run(world.guest(), AbortSignal.abort());
    await expect(world.stored(SeatOfferEntity).count()).resolves.toBe(0);
  });

  it('mails that an offer has expired, but not to somebody whose entry has ended', async () => {
    const entries = [await makeAwaitedClass(1, '2027-01-25'), await makeAwaitedClass(1, '2027-01-25')];
    await runWaitingListJob(world);
    await sendOffers(world);
    const [waiting, removed] = await Promise.all(entries.map(({ entryId }) => offerTo(world, entryId)));
    if (!waiting || !removed) throw new Error('both were offered a seat');
    world.clock.moveTo(removed.expiresAt);
    await world.services.waitingOffice.remove(world.office(), removed.entryId);
    await runWaitingListJob(world);
    for (const { id, expiresAt } of [waiting, removed])
      await expect(world.stored(SeatOfferEntity).findOneByOrFail({ id })).resolves.toMatchObject({
        ending: 'lapsed',
        endedAt: expiresAt,
      });
    const mails = await world.stored(OutboxMessageEntity).findBy({ template: 'waiting.lapsed' });
    expect(mails.map(({ subjectId }) => subjectId)).toEqual([waiting.id]);
  });

  it('mails once that an offer has expired, though three jobs see it at once', async () => {
    const { entryId } = await makeAwaitedClass(1, '2027-01-25');
    await runWaitingListJob(world);
    await sendOffers(world);
    const offer = await offerTo(world, entryId);
    world.clock.moveTo(offer.expiresAt);
    await Promise.all([runWaitingListJob(world), runWaitingListJob(world), runWaitingListJob(world)]);
    const mails = await world.stored(OutboxMessageEntity).findBy({ template: 'waiting.lapsed' });
    expect(mails.map(({ subjectId }) => subjectId)).toEqual([offer.id]);
  });

  describe('when an offer expires', () => {
    /** An expired offer whose mail is in that state, after the next run. */
    async function afterExpiry(mail: Partial<OutboxMessageEntity>): Promise<SeatOfferEntity[]> {
      const { entryId } = await makeAwaitedClass(1, '2027-01-25');
      await runWaitingListJob(world);
      await world.change(OutboxMessageEntity, { template: 'waiting.offer' }, mail);
      world.clock.moveTo((await offerTo(world, entryId)).expiresAt);
      await runWaitingListJob(world);
      return offersOf(world, entryId);
    }
    async function waitingMails(): Promise<string[]> {
      const mails = await world.stored(OutboxMessageEntity).findBy({ template: Like('waiting.%') });
      return mails.map(({ template }) => template).sort();
    }

    it.each([
      ['was never sent', { attempts: 0 }],
      ['could not be sent because the mail server failed', { attempts: 5, lastError: 'ECONNECTION' }],
      ['became void at its expiry', { lastError: 'VOID' }],
    ])('and its mail %s, the guest is offered the seat again', async (_state, mail) => {
      const [unsent, ...offers] = await afterExpiry(mail);
      expect(unsent).toMatchObject({ ending: 'unsent', endedAt: unsent?.expiresAt });
      expect(offers).toMatchObject([{ ending: null, createdAt: world.clock.now() }]);
      const [offer] = offers;
      expect(offer?.expiresAt.getTime()).toBeGreaterThan(world.clock.now().getTime());
      await expect(waitingMails()).resolves.toEqual(['waiting.joined', 'waiting.offer']);
    });

    it.each([
      ['was sent', { sentAt: new Date(0) }],
      ['failed', { failedAt: new Date(0) }],
      ['was refused by the mailbox', { attempts: 5, lastError: 'EMAILBOX 452' }],
      ['is being sent', { leasedUntil: new Date('2099-01-01T00:00:00Z') }],
    ])('and its mail %s, the guest had a turn', async (_state, mail) => {
      await expect(afterExpiry(mail)).resolves.toMatchObject([{ ending: 'lapsed' }]);
    });
  });
});
