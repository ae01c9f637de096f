import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../booking.entity.js';

const SET = `mutation ($input: SetBookingAmountInput!) { setBookingAmount(input: $input) { version amountCents } }`;

describe.each(DATABASES)('the amount of a booking, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const ctx = () => world.guest();
  const payments = () => world.services.bookingPayments;
  const make = async () => (await book(world, (await makeClass(world)).id)).booking.id;
  const storedOf = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });
  const figures = async () => {
    const { services } = world;
    const costly = { leadDays: false, students: false };
    const [total] = await services.reports.totals(ctx(), 'month', {}, costly);
    const { refundsDueCents } = await services.dashboards.get(ctx());
    const { unpaidCents } = await services.today.get(ctx(), 5);
    const { revenueExpectedCents: expected, revenuePaidCents: paid } = total ?? {};
    return { expected, paid, unpaidCents, refundsDueCents };
  };

  it('is right in every report and sum after each change', async () => {
    const { id: classId } = await makeClass(world, {
      days: [{ date: '2027-01-14', startTime: '08:00', endTime: '16:00' }],
    });
    const { id } = (await book(world, classId)).booking;
    await book(world, classId, {}, 2);
    const rest = { refundsDueCents: 0 };
    expect(await figures()).toEqual({ ...rest, expected: 29_800, paid: 0, unpaidCents: 29_800 });
    await payments().setAmount(ctx(), { id, version: 1 }, 10_050);
    expect(await figures()).toEqual({ ...rest, expected: 24_950, paid: 0, unpaidCents: 24_950 });
    await payments().set(ctx(), { id, version: 2 }, 'paid');
    await payments().setAmount(ctx(), { id, version: 3 }, 12_000);
    expect(await figures()).toEqual({ ...rest, expected: 26_900, paid: 12_000, unpaidCents: 14_900 });
    await world.services.officeBookings.cancel(ctx(), { id, version: 4 });
    await payments().setAmount(ctx(), { id, version: 5 }, 6_000);
    expect(await figures()).toEqual({
      expected: 14_900,
      paid: 6_000,
      unpaidCents: 14_900,
      refundsDueCents: 6_000,
    });
  });

  it('is displayed to the guest, who is not notified of the change', async () => {
    const id = await make();
    const mails = await world.stored(OutboxMessageEntity).count();
    await payments().setAmount(ctx(), { id, version: 1 }, 9_900);
    await expect(world.services.bookings.getConfirmation(ctx(), id)).resolves.toMatchObject({
      amountCents: 9_900,
    });
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(mails);
  });

  it('decides whether anything is due', async () => {
    const id = await make();
    const free = await payments().setAmount(ctx(), { id, version: 1 }, 0);
    expect(free).toMatchObject({ paymentStatus: 'pending', paymentSummary: 'nothingDue' });
    const due = await payments().setAmount(ctx(), { id, version: 2 }, 500);
    expect(due).toMatchObject({ paymentStatus: 'pending', paymentSummary: 'pending' });
  });

  it('is in the history and the audit log before and after the change, with who changed it', async () => {
    const office = await world.admin();
    const id = await make();
    await payments().setAmount(office, { id, version: 1 }, 12_550);
    const event = (await world.services.bookingHistory.of(id)).find((each) => each.kind === 'amountChanged');
    expect(event).toMatchObject({
      fromAmountCents: 14_900,
      toAmountCents: 12_550,
      actorName: 'Rosa Ibarra',
      isByGuest: false,
    });
    const audited = await world.stored(AuditEntryEntity).findOneByOrFail({ action: 'booking.amountSet' });
    expect(JSON.parse(audited.details)).toEqual({ amountCents: 12_550, fromAmountCents: 14_900 });
  });

  it('is not changed by an outdated version, and setting it again changes nothing', async () => {
    const id = await make();
    await payments().setAmount(ctx(), { id, version: 1 }, 9_900);
    const late = payments().setAmount(ctx(), { id, version: 1 }, 9_900);
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(payments().setAmount(ctx(), { id, version: 2 }, 9_900)).resolves.toMatchObject({
      version: 2,
    });
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'booking.amountSet' })).resolves.toBe(1);
  });

  it('is changed by only one of two admins at the same time', async () => {
    const id = await make();
    const results = await Promise.allSettled(
      [9_900, 8_900].map((cents) => payments().setAmount(ctx(), { id, version: 1 }, cents)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(storedOf(id)).resolves.toMatchObject({ version: 2 });
  });

  it.each([
    ['en', 'This payment has been refunded, so its amount cannot be changed'],
    ['es', 'Este pago ya se reembolsó, así que el monto no se puede cambiar'],
  ])('stays as it is once it is refunded, with a message in %s', async (language, text) => {
    const id = await make();
    const refunded = { paymentStatus: 'cancelled', paidOn: '2027-01-08', refundedOn: '2027-01-10' } as const;
    await world.change(BookingEntity, { id }, refunded);
    const token = await world.adminToken();
    const input = { id, version: 1, amountCents: 100 };
    const { body } = await site.graphql(SET, { input }, { token, language });
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { amountCents: text } } }],
    });
    await expect(storedOf(id)).resolves.toMatchObject({ amountCents: 14_900, version: 1 });
  });

  it.each([-1, 10_000_001])('cannot be %i cents', async (amountCents) => {
    const id = await make();
    const token = await world.adminToken();
    const { body } = await site.graphql(SET, { input: { id, version: 1, amountCents } }, { token });
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { amountCents: expect.any(String) as string },
    });
    await expect(storedOf(id)).resolves.toMatchObject({ amountCents: 14_900, version: 1 });
  });
});
