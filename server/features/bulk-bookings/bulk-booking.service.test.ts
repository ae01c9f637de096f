import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType, makeTwoDates } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { COMPLETED_ALREADY } from '../bookings/booking.texts.js';
import type { BookingChange } from './bulk-booking.type.js';

const OTHER = '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const outcomes = (changes: readonly BookingChange[]) => changes.map(({ isDone, code }) => code ?? isDone);
const repeated = (changes: readonly BookingChange[]) =>
  changes.map((change) => ({ ...change, isUnchanged: true }));
const seenIn = (changes: readonly BookingChange[]) =>
  changes.map(({ id, booking }) => ({ id, version: booking?.version ?? 0 }));

describe.each(DATABASES)('a bulk change of bookings, on %s,', (kind) => {
  const world = useWorld(kind);
  const bulk = () => world.services.bulkBookings;
  const office = (accountId = OTHER): RequestContext => world.office(accountId, { requestId: 'bulk' });
  const reminders = async () =>
    (await world.stored(OutboxMessageEntity).findBy({ template: 'booking.reminder' })).map(
      ({ dueAt }) => dueAt,
    );

  const wait = () => world.clock.moveTo(new Date(world.clock.now().getTime() + 1000));

  async function booked(classId: string, count: number, from = 1) {
    const made = [];
    for (let index = from; index < from + count; index += 1) {
      const { booking } = await book(world, classId, { textNotifications: true }, index);
      made.push({ id: booking.id, version: 1 });
    }
    wait();
    return made;
  }

  it('marks them paid with method and date, and is undone with the versions of the result', async () => {
    const seen = await booked((await makeClass(world)).id, 3);
    const note = { paymentMethod: 'check', paymentReference: '1042' } as const;
    const paid = await bulk().markPaid(office(), seen, note);
    expect(paid.map(({ booking }) => booking)).toMatchObject(
      seen.map(({ id }) => ({ id, version: 2, paymentStatus: 'paid', paidOn: '2027-01-11', ...note })),
    );
    const audited = await world.stored(AuditEntryEntity).findBy({ requestId: 'bulk' });
    expect(audited.map(({ action }) => action)).toEqual(seen.map(() => 'booking.paymentSet'));
    const back = await bulk().markUnpaid(office(), seenIn(paid));
    expect(back.map(({ booking }) => booking)).toMatchObject(
      seen.map(() => ({ version: 3, paymentStatus: 'pending', paidOn: null, paymentReference: null })),
    );
  });

  it('adds payment facts to paid bookings, and succeeds if they are already stored', async () => {
    const { id: classId } = await makeClass(world);
    const seen = await booked(classId, 3);
    const [first] = seen;
    if (!first) throw new Error('three were booked');
    const card = { paymentMethod: 'cardTerminal', paidOn: '2027-01-08' } as const;
    await world.services.bookingPayments.set(office(), first, 'paid', card);
    const note = { paymentMethod: 'check', paymentReference: '77' } as const;
    const again = [{ ...first, version: 2 }, ...seen.slice(1)];
    const changes = await bulk().markPaid(office(), again, note);
    expect(outcomes(changes)).toEqual([true, true, true]);
    expect(changes.map(({ booking }) => booking)).toMatchObject(
      ['2027-01-08', '2027-01-11', '2027-01-11'].map((paidOn) => ({ ...note, paidOn })),
    );
    const audited = await world.stored(AuditEntryEntity).findBy({ subjectId: first.id, requestId: 'bulk' });
    expect(audited.map(({ details }) => details)).toContain(
      '{"paymentStatus":"paid","paymentMethod":"check","paidOn":"2027-01-08"}',
    );
    wait();
    expect(await bulk().markPaid(office(), again, note)).toEqual(repeated(changes));
    expect(seenIn(await bulk().markPaid(office(), seenIn(changes), {}))).toEqual(seenIn(changes));
  });

  it('records the refunds that are due, and is undone with all payment facts', async () => {
    const seen = await booked((await makeClass(world)).id, 3);
    const note = { paymentMethod: 'check', paidOn: '2027-01-08', paymentReference: '1042' } as const;
    const paid = seenIn(await bulk().markPaid(office(), seen, note));
    const cancelled = seenIn(await bulk().cancel(office(), paid.slice(0, 2)));
    const refunded = await bulk().refund(office(), [...cancelled, ...paid.slice(2)]);
    expect(outcomes(refunded)).toEqual([true, true, 'BAD_USER_INPUT']);
    expect(refunded.map(({ booking }) => booking)).toMatchObject([
      ...[0, 1].map(() => ({ ...note, paymentStatus: 'cancelled', refundedOn: '2027-01-11', version: 4 })),
      { paymentStatus: 'paid', refundedOn: null, version: 2 },
    ]);
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'booking.refunded' })).resolves.toBe(2);
    const done = seenIn(refunded.slice(0, 2));
    expect(outcomes(await bulk().markPaid(office(), done, {}))).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    const undone = await bulk().markPaid(office(), done, { includeRefunded: true });
    expect(undone.map(({ booking }) => booking)).toMatchObject(
      done.map(() => ({ ...note, paymentStatus: 'paid', refundedOn: null, paymentSummary: 'refundDue' })),
    );
  });

  it('records no refund before the payment, whose day may still be to come at the venue', async () => {
    const seen = await booked((await makeClass(world)).id, 2);
    const paid = seenIn(await bulk().markPaid(office(), seen, {}));
    const cancelled = seenIn(await bulk().cancel(office(), paid));
    await world.change(BookingEntity, { id: cancelled[1]?.id ?? '' }, { paidOn: '2027-01-12' });
    const refunded = await bulk().refund(office(), cancelled);
    expect(outcomes(refunded)).toEqual([true, 'BAD_USER_INPUT']);
    expect(refunded[0]?.booking).toMatchObject({ paidOn: '2027-01-11', refundedOn: '2027-01-11' });
  });

  it('does not cancel a completed booking, as a single cancellation does not', async () => {
    const [one, two] = await booked((await makeClass(world)).id, 2);
    if (!one || !two) throw new Error('two were booked');
    await world.change(BookingEntity, { id: one.id }, { bookingStatus: 'completed' });
    expect(outcomes(await bulk().cancel(office(), [one, two]))).toEqual(['BAD_USER_INPUT', true]);
    const alone = world.services.officeBookings.cancel(office(), one);
    await expect(alone).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { id: COMPLETED_ALREADY } },
    });
    const late = world.services.officeBookings.cancel(office(), { ...one, version: 7 });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    const burst = world.services.bursts.cancel(office(), [one]);
    await expect(burst).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('succeeds or fails for each separately, and a conflict names who made the change', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { id: rosa } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    const [one, two, three] = await booked((await makeClass(world)).id, 3);
    if (!one || !two || !three) throw new Error('three were booked');
    await world.services.officeBookings.cancel(office(rosa), two);
    await world.services.bookingPayments.set(office(), three, 'cancelled');
    wait();
    const seen = [one, two, { ...three, version: 2 }, { id: NOBODY, version: 1 }];
    const changes = await bulk().markPaid(office(), seen, {});
    expect(outcomes(changes)).toEqual([true, 'CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND']);
    expect(changes[1]).toMatchObject({
      changedBy: 'Rosa Ibarra',
      booking: { bookingStatus: 'cancelled', paymentStatus: 'pending', version: 2 },
    });
    expect(changes[3]).toMatchObject({ booking: null, changedBy: null });
  });

  it('is applied once if the call is repeated because its response was lost', async () => {
    const seen = await booked((await makeClass(world)).id, 2);
    const first = await bulk().cancel(office(), seen);
    expect(outcomes(first)).toEqual([true, true]);
    expect(first.map(({ isUnchanged }) => isUnchanged)).toEqual([false, false]);
    wait();
    expect(await bulk().cancel(office(), seen)).toEqual(repeated(first));
    await expect(world.stored(AuditEntryEntity).countBy({ requestId: 'bulk' })).resolves.toBe(2);
    // For another account, the later change is a conflict.
    expect(outcomes(await bulk().cancel(office(NOBODY), seen))).toEqual(['CONFLICT', 'CONFLICT']);
  });

  it('decides a booking that is named twice by the first version', async () => {
    const [seen] = await booked((await makeClass(world)).id, 1);
    if (!seen) throw new Error('one was booked');
    const outdated = { ...seen, version: 0 };
    expect(outcomes(await bulk().markUnpaid(office(), [outdated, seen]))).toEqual(['CONFLICT', 'CONFLICT']);
    expect(outcomes(await bulk().markPaid(office(), [seen, outdated], {}))).toEqual([true, true]);
  });

  it('frees the seats and withdraws the reminders on cancellation, and restores both', async () => {
    const { id } = await makeClass(world, { maxAttendees: 2 });
    const seen = await booked(id, 2);
    const cancelled = await bulk().cancel(office(), seen);
    await expect(reminders()).resolves.toEqual([]);
    await booked(id, 1, 10);
    expect(outcomes(await bulk().restore(office(), seenIn(cancelled)))).toEqual([true, 'CLASS_FULL']);
    await expect(reminders()).resolves.toHaveLength(2);
  });

  it('moves bookings while there are seats, in the order of the call, and back', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const from = await makeClass(world, { classTypeId });
    const days = [{ ...CLASS_DAY, date: '2027-02-08' }];
    const to = await makeClass(world, { classTypeId, days, maxAttendees: 2 });
    const seen = (await booked(from.id, 3)).toReversed();
    const [stranger] = await booked((await makeClass(world)).id, 1, 20);
    if (!stranger) throw new Error('one was booked');
    const moved = await bulk().move(office(), [stranger, ...seen], to.id);
    expect(outcomes(moved)).toEqual(['BAD_USER_INPUT', true, true, 'CLASS_FULL']);
    expect(moved[1]?.booking).toMatchObject({ classInstance: { id: to.id }, version: 2 });
    const due = new Date(to.startsAt.getTime() - 24 * 60 * 60 * 1000).getTime();
    expect((await reminders()).filter((at) => at.getTime() === due)).toHaveLength(2);
    const back = await bulk().move(office(), seenIn(moved.slice(1, 3)), from.id);
    expect(outcomes(back)).toEqual([true, true]);
    await expect(bulk().move(office(), seen, NOBODY)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives one person one seat, even if two of their bookings are moved together', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const day = (date: string) => ({ classTypeId, days: [{ ...CLASS_DAY, date }] });
    const [one, two, to] = [
      await makeClass(world, day('2027-02-01')),
      await makeClass(world, day('2027-02-02')),
      await makeClass(world, day('2027-02-03')),
    ];
    const seen = [...(await booked(one.id, 1)), ...(await booked(two.id, 1))];
    expect(outcomes(await bulk().move(office(), seen, to.id))).toEqual([true, 'ALREADY_BOOKED']);
  });

  it('never oversells a class that several admins and guests book concurrently', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const day = (date: string) => ({ classTypeId, days: [{ ...CLASS_DAY, date }] });
    const sources = [await makeClass(world, day('2027-02-01')), await makeClass(world, day('2027-02-02'))];
    const to = await makeClass(world, { ...day('2027-02-03'), maxAttendees: 5 });
    const groups = [];
    for (const [index, { id }] of sources.entries()) groups.push(await booked(id, 4, 1 + index * 10));
    const guests = Array.from({ length: 4 }, (_, index) => book(world, to.id, {}, 50 + index));
    const moves = groups.map((seen, index) => bulk().move(office(index === 0 ? OTHER : NOBODY), seen, to.id));
    const [changes, results] = await Promise.all([Promise.all(moves), Promise.allSettled(guests)]);
    const gotIn = results.filter(({ status }) => status === 'fulfilled').length;
    const movedIn = changes.flat().filter(({ isDone }) => isDone).length;
    expect(gotIn + movedIn).toBe(5);
    const seats = await world.services.bookingLists.listSeatTaking([to.id]);
    expect(seats.get(to.id)).toHaveLength(5);
  });

  it('never oversells a class in which several admins restore bookings while guests book', async () => {
    const { id } = await makeClass(world, { maxAttendees: 6 });
    const groups = [await booked(id, 3), await booked(id, 3, 10)];
    const cancelled = [];
    for (const group of groups) cancelled.push(seenIn(await bulk().cancel(office(), group)));
    const guests = Array.from({ length: 4 }, (_, index) => book(world, id, {}, 50 + index));
    const calls = cancelled.map((seen, index) => bulk().restore(office(index === 0 ? OTHER : NOBODY), seen));
    const [changes, results] = await Promise.all([Promise.all(calls), Promise.allSettled(guests)]);
    const restored = changes.flat().filter(({ isDone }) => isDone).length;
    expect(results.filter(({ status }) => status === 'fulfilled').length + restored).toBe(6);
    expect(outcomes(changes.flat()).filter((code) => code !== true)).toEqual(
      Array<string>(6 - restored).fill('CLASS_FULL'),
    );
    const seats = await world.services.bookingLists.listSeatTaking([id]);
    expect(seats.get(id)).toHaveLength(6);
  });

  it('executes as many statements for ten as for two', async () => {
    const [from, to] = await makeTwoDates(world);
    const seen = await booked(from.id, 12);
    const log = StatementLog.of(world.database.reader);
    const few = await log.count(() => bulk().move(office(), seen.slice(0, 2), to.id));
    const many = await log.count(() => bulk().move(office(), seen.slice(2), to.id));
    expect(many).toBe(few);
  });
});
