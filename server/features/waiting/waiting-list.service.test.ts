import { attendee, book, bookSeats } from '../../testing/attendees.js';
import { changeClass, CLASS_START, makeClass } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import {
  join,
  runWaitingListJob,
  makeFullClass,
  offersOf,
  offerTo,
  sendOffers,
  waiter,
} from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';

describe.each(DATABASES)('a waiting list, on %s,', (kind) => {
  const world = useWorld(kind);
  const guest = () => world.guest();

  /** The office cancels the oldest booking of a class. */
  async function freeSeat(classInstanceId: string): Promise<void> {
    const row = await world
      .stored(BookingEntity)
      .findOneByOrFail({ classInstanceId, bookingStatus: 'confirmed' });
    await world.services.officeBookings.cancel(guest(), { id: row.id });
  }
  const seatsLeft = async (id: string) => (await world.services.upcoming.get(guest(), id)).seatsLeft;
  const keysSent = async (): Promise<string[]> =>
    (await world.stored(OutboxMessageEntity).find()).map(({ template }) => template).sort();

  describe('can be joined', () => {
    it('while the class is full, with the number of earlier entries', async () => {
      const { id } = await makeFullClass(world);
      await expect(join(world, id)).resolves.toMatchObject({ seats: 1, ahead: 0, state: 'WAITING' });
      await expect(join(world, id, {}, 2)).resolves.toMatchObject({ seats: 1, ahead: 1 });
    });

    it('not while a seat is free', async () => {
      const { id } = await makeClass(world);
      await expect(join(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_FULL' });
      await expect(world.stored(WaitingListEntryEntity).count()).resolves.toBe(0);
    });

    it('for as many seats as the class has, or for more by a guest who accepts fewer', async () => {
      const { id } = await makeFullClass(world, 2);
      const refused = { code: 'BAD_USER_INPUT', details: { fields: { seats: { values: { max: 2 } } } } };
      await expect(join(world, id, { seats: 3 })).rejects.toMatchObject(refused);
      await expect(world.stored(WaitingListEntryEntity).count()).resolves.toBe(0);
      await expect(join(world, id, { seats: 2 })).resolves.toMatchObject({ seats: 2 });
      await expect(join(world, id, { seats: 10, acceptsFewer: true }, 2)).resolves.toMatchObject({
        seats: 10,
      });
    });

    it('while the free seat is offered to an earlier entry', async () => {
      const { id } = await makeFullClass(world);
      const first = await join(world, id);
      await freeSeat(id);
      // Refused requests are rolled back; this one is accepted, so the offer is stored.
      await expect(join(world, id, {}, 2)).resolves.toMatchObject({ state: 'WAITING', ahead: 0 });
      await expect(offersOf(world, first.id)).resolves.toHaveLength(1);
    });

    it('not for a class that can no longer be booked, nor for an unknown one', async () => {
      const { id } = await makeFullClass(world);
      await expect(join(world, 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      world.clock.moveTo(new Date(CLASS_START.getTime() - 14 * 60_000));
      await expect(join(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
      await changeClass(world, id, { status: 'cancelled' });
      await expect(join(world, id)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    });

    it('once if a form is sent twice, but not by another form with the same key', async () => {
      const { id } = await makeFullClass(world);
      const key = { idempotencyKey: 'form-1', phone: '(801) 555-0117' };
      const [one, two] = await Promise.all([join(world, id, key), join(world, id, key)]);
      expect(two.id).toBe(one.id);
      for (const change of [{ seats: 2 }, { acceptsFewer: true }, { textNotifications: true }]) {
        const other = join(world, id, { ...key, ...change });
        await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      }
      await expect(world.stored(WaitingListEntryEntity).count()).resolves.toBe(1);
      await expect(keysSent()).resolves.toEqual([
        'booking.confirmation',
        'booking.reminderMail',
        'waiting.joined',
      ]);
    });

    it('with the same response for an email that already waits or has a seat', async () => {
      const { id } = await makeFullClass(world);
      const strange = await join(world, id);
      const known = await join(world, id, {}, 1);
      const booked = await join(world, id, { email: attendee(id, {}, 1001).email }, 3);
      for (const entry of [known, booked]) expect(Object.keys(entry)).toEqual(Object.keys(strange));
    });
  });

  describe('gets a freed seat', () => {
    it('when it is next processed, and the seat is taken from then on', async () => {
      const { id } = await makeFullClass(world);
      const { id: entryId } = await join(world, id);
      await runWaitingListJob(world);
      await expect(offersOf(world, entryId)).resolves.toEqual([]);
      await freeSeat(id);
      await runWaitingListJob(world);
      const offer = await offerTo(world, entryId);
      // Twelve hours later it is night at the venue.
      expect(offer.expiresAt).toEqual(new Date('2027-01-12T15:00:00.000Z'));
      await expect(seatsLeft(id)).resolves.toBe(0);
      await runWaitingListJob(world);
      await expect(offersOf(world, entryId)).resolves.toHaveLength(1);
      expect(await keysSent()).toContain('waiting.offer');
    });

    it('before a guest who books at that moment', async () => {
      const { id } = await makeFullClass(world);
      const { id: entryId } = await join(world, id);
      await freeSeat(id);
      await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      await expect(offersOf(world, entryId)).resolves.toHaveLength(1);
    });

    it('that the office adds by raising the capacity', async () => {
      const { id } = await makeFullClass(world, 2);
      const { id: entryId } = await join(world, id, { seats: 2 });
      await changeClass(world, id, { maxAttendees: 3 });
      await runWaitingListJob(world);
      await expect(offersOf(world, entryId)).resolves.toEqual([]);
      await changeClass(world, id, { maxAttendees: 4 });
      await runWaitingListJob(world);
      await expect(offerTo(world, entryId)).resolves.toMatchObject({ seats: 2 });
    });

    it('which goes to the next entry when the offer is declined or has expired', async () => {
      const { id } = await makeFullClass(world);
      const entries = [await join(world, id), await join(world, id, {}, 2), await join(world, id, {}, 3)];
      const [first = '', second = '', third = ''] = entries.map((entry) => entry.id);
      await freeSeat(id);
      await runWaitingListJob(world);
      const { id: offerId } = await offerTo(world, first);
      const { waitingLists } = world.services;
      await expect(waitingLists.decline(guest(), offerId)).resolves.toMatchObject({ state: 'DECLINED' });
      await expect(waitingLists.decline(guest(), offerId)).resolves.toMatchObject({ state: 'DECLINED' });
      await expect(waitingLists.entry(guest(), first)).resolves.toMatchObject({
        state: 'PASSED',
        hasDeclined: true,
      });
      await runWaitingListJob(world);
      await sendOffers(world);
      const offer = await offerTo(world, second);
      world.clock.moveTo(offer.expiresAt);
      await expect(seatsLeft(id)).resolves.toBe(1);
      await runWaitingListJob(world);
      await expect(offerTo(world, third)).resolves.toMatchObject({ ending: null });
      await expect(offerTo(world, second)).resolves.toMatchObject({ ending: 'lapsed' });
      expect((await keysSent()).filter((template) => template === 'waiting.lapsed')).toHaveLength(1);
      await expect(waitingLists.decline(guest(), offer.id)).rejects.toMatchObject({ code: 'OFFER_LAPSED' });
      await expect(waitingLists.entry(guest(), second)).resolves.toMatchObject({
        state: 'PASSED',
        ahead: 0,
        hasDeclined: false,
      });
    });

    it('which goes to the next entry when its holder leaves the list', async () => {
      const { id } = await makeFullClass(world);
      const first = await join(world, id);
      const second = await join(world, id, {}, 2);
      await freeSeat(id);
      await runWaitingListJob(world);
      const { waitingLists } = world.services;
      for (let times = 0; times < 2; times += 1)
        await expect(waitingLists.leave(guest(), first.id)).resolves.toMatchObject({ state: 'LEFT' });
      // The unsent mail with the offer is withdrawn.
      expect(await keysSent()).not.toContain('waiting.offer');
      await runWaitingListJob(world);
      await expect(offersOf(world, second.id)).resolves.toHaveLength(1);
      await expect(waitingLists.leave(guest(), 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('and marks the offer as lapsed if its holder leaves after it has expired', async () => {
    const { id } = await makeFullClass(world);
    const first = await join(world, id);
    await freeSeat(id);
    await runWaitingListJob(world);
    const { expiresAt } = await offerTo(world, first.id);
    world.clock.moveTo(expiresAt);
    await world.services.waitingLists.leave(guest(), first.id);
    await expect(offerTo(world, first.id)).resolves.toMatchObject({ ending: 'lapsed', endedAt: expiresAt });
  });

  describe('is notified', () => {
    it('once that its class is cancelled, unless that is undone in time or notify is false', async () => {
      const { id } = await makeFullClass(world);
      await join(world, id);
      const told = async () => (await keysSent()).filter((name) => name === 'waiting.cancelled').length;
      await changeClass(world, id, { status: 'cancelled', notify: false });
      await expect(told()).resolves.toBe(0);
      await changeClass(world, id, { status: 'scheduled' });
      await changeClass(world, id, { status: 'cancelled' });
      await expect(told()).resolves.toBe(1);
      await changeClass(world, id, { status: 'scheduled' });
      await expect(told()).resolves.toBe(0);
      await changeClass(world, id, { status: 'cancelled' });
      await changeClass(world, id, { status: 'cancelled', notify: true });
      await expect(told()).resolves.toBe(1);
    });
  });

  it('adds no statement to a booking if it is empty', async () => {
    const [free, awaited] = [await makeClass(world), await makeFullClass(world)];
    await join(world, awaited.id);
    await bookSeats(world, free.id, 1);
    const source = await world.database.transaction(guest(), (manager) =>
      Promise.resolve(manager.connection),
    );
    const log = StatementLog.of(source);
    await book(world, free.id, {}, 7);
    // The entity is read within the statement that counts the seats, not by a separate one.
    const about = log.statements.filter(({ sql }) => sql.includes('waiting_list_entry'));
    expect(about).toHaveLength(1);
    expect(about[0]?.sql).toContain('"class_instance"');
    await expect(world.stored(SeatOfferEntity).count()).resolves.toBe(0);
  });

  it('accepts a repeated form in the other language as the same', async () => {
    const { id } = await makeFullClass(world);
    const ctx = world.guest({ locale: 'es' });
    const { id: entryId } = await world.services.waitingLists.join(
      ctx,
      waiter(id, { textNotifications: true, phone: '(801) 555-0117' }),
    );
    const row = await world.stored(WaitingListEntryEntity).findOneByOrFail({ id: entryId });
    expect(row.language).toBe('es');
    expect(row.smsConsentText).toMatch(/^Usted acepta recibir mensajes de texto/);
  });
});
