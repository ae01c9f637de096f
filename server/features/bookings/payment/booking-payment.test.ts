import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { BookingEntity } from '../booking.entity.js';

const FACTS = 'version paymentStatus paymentMethod paidOn paymentReference';
const SET = `mutation ($input: SetBookingPaymentInput!) { setBookingPayment(input: $input) { ${FACTS} } }`;
const REFUND = `mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { ${FACTS} } }`;
const CHECK = { paymentMethod: 'check', paidOn: '2027-01-08', paymentReference: '1045' } as const;

describe.each(DATABASES)('the payment that the office records for a booking, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  async function bookedAs(payment: Partial<BookingEntity>) {
    const { booking } = await book(world, (await makeClass(world)).id);
    await world.change(BookingEntity, { id: booking.id }, payment);
    const token = await world.adminToken();
    const { id } = booking;
    const send = (query: string, input: object, language = 'en') =>
      site.graphql(query, { input: { id, version: 1, ...input } }, { token, language });
    return { send };
  }

  it.each<[string, object, object]>([
    ['a reference', { paymentReference: null }, { paymentReference: null }],
    ['a reference that is sent empty', { paymentReference: ' ' }, { paymentReference: null }],
    ['a method', { paymentMethod: null }, { paymentMethod: null }],
    ['a date', { paidOn: null }, { paidOn: null }],
  ])('loses %s if it is null, and keeps what is undefined', async (_what, sent, left) => {
    const { send } = await bookedAs({ paymentStatus: 'paid', ...CHECK });
    const { body } = await send(SET, { paymentStatus: 'paid', ...sent });
    expect(body).toMatchObject({ data: { setBookingPayment: { ...CHECK, ...left, version: 2 } } });
  });

  it('can be undone, even if its date was unknown', async () => {
    const unknown = { paymentMethod: null, paidOn: null, paymentReference: null };
    const { send } = await bookedAs({ paymentStatus: 'paid', ...unknown });
    await send(SET, { paymentStatus: 'pending' });
    const { body } = await send(SET, { version: 2, paymentStatus: 'paid', ...unknown });
    expect(body).toMatchObject({ data: { setBookingPayment: { paymentStatus: 'paid', ...unknown } } });
  });

  it.each([
    ['en', 'This booking is not paid'],
    ['es', 'Esta reservación no está pagada'],
  ])('cannot be refunded if there is none, with a message in %s', async (language, text) => {
    const { send } = await bookedAs({ paymentStatus: 'pending' });
    const { body } = await send(REFUND, {}, language);
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { id: text } } }],
    });
  });

  it.each([
    ['2027-01-07', 'en', 'The refund must not be before the payment'],
    ['2027-01-07', 'es', 'El reembolso no puede ser anterior al pago'],
    ['2127-01-12', 'en', 'The refund must not be in the future'],
    ['2127-01-12', 'es', 'El reembolso no puede tener una fecha futura'],
  ])('cannot be refunded on %s, with a message in %s', async (refundedOn, language, text) => {
    const { send } = await bookedAs({ paymentStatus: 'paid', ...CHECK });
    const { body } = await send(REFUND, { refundedOn }, language);
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { refundedOn: text } } }],
    });
  });
});
