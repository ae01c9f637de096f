import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TAKES_NO_SEAT } from '../../payments/payment.texts.js';
import { factsOfPayment, NOTHING_PAID } from '../../payments/payment.rules.js';
import { BookingEntity } from '../booking.entity.js';

const TODAY = '2027-01-11';

describe.each(DATABASES)('the payment of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const payments = () => world.services.bookingPayments;
  const ctx = () => world.office();
  const make = async () => (await book(world, (await makeClass(world)).id)).booking.id;

  it('is dated today by default, and its method and reference can be added later', async () => {
    const id = await make();
    const paid = await payments().set(ctx(), { id, version: 1 }, 'paid');
    expect(paid).toMatchObject({ paidOn: TODAY, paymentMethod: null, paymentReference: null });
    const note = { paymentMethod: 'check', paymentReference: 'No. 1042', paidOn: '2027-01-08' } as const;
    const noted = await payments().set(ctx(), { id, version: 2 }, 'paid', note);
    expect(noted).toMatchObject({ ...note, version: 3 });
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.paymentSet' });
    expect(audited.map(({ details }) => details)).toContain(
      '{"paymentStatus":"paid","paymentMethod":"check","paidOn":"2027-01-08"}',
    );
    // References of checks are not logged.
    expect(JSON.stringify(audited)).not.toContain(note.paymentReference);
  });

  it('cannot be dated in the future, nor refunded before it was made', async () => {
    const id = await make();
    const tomorrow = payments().set(ctx(), { id, version: 1 }, 'paid', { paidOn: '2027-01-12' });
    await expect(tomorrow).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await payments().set(ctx(), { id, version: 1 }, 'paid');
    const early = payments().refund(ctx(), { id, version: 2 }, '2027-01-10');
    await expect(early).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('can be dated today', async () => {
    const id = await make();
    const paid = await payments().set(ctx(), { id, version: 1 }, 'paid', { paidOn: TODAY });
    expect(paid).toMatchObject({ paymentStatus: 'paid', paidOn: TODAY });
  });

  it('is due for a refund when the booking or its class is cancelled, until it is refunded', async () => {
    const id = await make();
    await payments().set(ctx(), { id, version: 1 }, 'paid', { paymentMethod: 'cash' });
    const cancelled = await world.services.officeBookings.cancel(ctx(), { id, version: 2 });
    expect(cancelled.paymentSummary).toBe('refundDue');
    const refunded = await payments().refund(ctx(), { id, version: 3 });
    const facts = { paymentStatus: 'cancelled', refundedOn: TODAY, paidOn: TODAY, paymentMethod: 'cash' };
    expect(refunded).toMatchObject({ ...facts, paymentSummary: 'refunded' });
    const { linkId } = refunded;
    const visibleToGuest = await world.services.bookings.getConfirmation(world.guest(), linkId);
    expect(visibleToGuest).toMatchObject({ paymentStatus: 'cancelled', paidOn: TODAY, refundedOn: TODAY });
    const late = payments().refund(ctx(), { id, version: 3 });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    const corrected = { paymentReference: '1042' };
    const kept = await payments().set(ctx(), { id, version: 4 }, 'cancelled', corrected);
    expect(kept).toMatchObject({ ...facts, ...corrected, paymentSummary: 'refunded' });
    const undone = await payments().set(ctx(), { id, version: 5 }, 'paid');
    expect(undone).toMatchObject({
      refundedOn: null,
      paidOn: TODAY,
      paymentMethod: 'cash',
      paymentSummary: 'refundDue',
    });
  });

  it('gives no seat again once it has been refunded, unless the refund is undone', async () => {
    const id = await make();
    const { officeBookings, bulkBookings } = world.services;
    await payments().set(ctx(), { id, version: 1 }, 'paid');
    await officeBookings.cancel(ctx(), { id, version: 2 });
    await payments().refund(ctx(), { id, version: 3 });
    const restored = officeBookings.restore(ctx(), { id, version: 4 });
    await expect(restored).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { id: TAKES_NO_SEAT } },
    });
    await expect(bulkBookings.restore(ctx(), [{ id, version: 4 }])).resolves.toMatchObject([
      { isDone: false, code: 'BAD_USER_INPUT' },
    ]);
    await payments().set(ctx(), { id, version: 4 }, 'paid');
    const back = await officeBookings.restore(ctx(), { id, version: 5 });
    expect(back).toMatchObject({ bookingStatus: 'confirmed', paymentSummary: 'paid' });
  });

  it('is not moved with its booking once it has been refunded', async () => {
    const id = await make();
    const { officeBookings, bulkBookings } = world.services;
    const target = (await makeClass(world)).id;
    await payments().set(ctx(), { id, version: 1 }, 'paid');
    await payments().refund(ctx(), { id, version: 2 });
    const moved = officeBookings.move(ctx(), { id, version: 3, classInstanceId: target });
    await expect(moved).rejects.toMatchObject({ details: { fields: { id: TAKES_NO_SEAT } } });
    await expect(bulkBookings.move(ctx(), [{ id, version: 3 }], target)).resolves.toMatchObject([
      { isDone: false, code: 'BAD_USER_INPUT' },
    ]);
  });

  it('keeps everything but the date if that of its refund is corrected', async () => {
    const id = await make();
    await payments().set(ctx(), { id, version: 1 }, 'paid', { paymentMethod: 'cash', paidOn: '2027-01-08' });
    await payments().refund(ctx(), { id, version: 2 });
    const corrected = await payments().refund(ctx(), { id, version: 3 }, '2027-01-09');
    const facts = { paymentStatus: 'cancelled', paymentMethod: 'cash', paidOn: '2027-01-08' };
    expect(corrected).toMatchObject({ ...facts, refundedOn: '2027-01-09', version: 4 });
    const same = await payments().refund(ctx(), { id, version: 4 }, '2027-01-09');
    expect(same.version).toBe(4);
    const late = payments().refund(ctx(), { id, version: 3 }, '2027-01-09');
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.refunded' });
    expect(audited.map(({ details }) => details)).toEqual([
      `{"refundedOn":"${TODAY}"}`,
      '{"refundedOn":"2027-01-09"}',
    ]);
  });

  it.each([
    ['before the payment', '2027-01-07', ['refundedOn']],
    ['in the future', '2027-01-12', ['refundedOn']],
    ['today by default', undefined, ['id']],
  ])('cannot have its refund corrected to a date %s', async (_case, refundedOn, fields) => {
    const id = await make();
    await payments().set(ctx(), { id, version: 1 }, 'paid', { paidOn: '2027-01-08' });
    await payments().refund(ctx(), { id, version: 2 }, '2027-01-09');
    const refused = payments().refund(ctx(), { id, version: 3 }, refundedOn);
    const failure: unknown = await refused.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(failure instanceof DomainError && Object.keys(failure.details.fields ?? {})).toEqual(fields);
  });

  it('is a CONFLICT for the second of two admins who enter it concurrently', async () => {
    const id = await make();
    await payments().set(ctx(), { id, version: 1 }, 'paid', { paymentMethod: 'cash' });
    const late = payments().set(ctx(), { id, version: 1 }, 'paid', { paymentMethod: 'check' });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(world.stored(BookingEntity).findOneByOrFail({ id })).resolves.toMatchObject({
      paymentMethod: 'cash',
    });
  });
});

describe('the stored facts of a payment', () => {
  const before = { ...NOTHING_PAID, paymentStatus: 'pending' } as const;
  const known = { ...before, paymentStatus: 'paid', paidOn: null, paymentMethod: 'cash' } as const;

  it.each([
    ['of one that was paid before anybody noted the day, the day stays unknown', known, {}, null],
    ['of one that was pending, the day is today', before, {}, TODAY],
    ['what is taken away is gone', known, { paidOn: null }, null],
  ] as const)('%s', (_case, earlier, note, paidOn) => {
    expect(factsOfPayment('paid', note, earlier, TODAY)).toMatchObject({ paidOn });
  });

  it.each(['pending', 'cancelled'] as const)('are removed if it is %s', (status) => {
    expect(factsOfPayment(status, { paymentMethod: 'check' }, known, TODAY)).toEqual(NOTHING_PAID);
  });
});
