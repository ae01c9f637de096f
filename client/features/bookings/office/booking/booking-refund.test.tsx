import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { booking, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';
import { press } from '../testing/office-tasks';

const paid = { bookingStatus: 'cancelled', paymentMethod: 'cash', paidOn: '2026-11-10' } as const;
const due = { ...paid, paymentStatus: 'paid', paymentSummary: 'refundDue' } as const;
const refunded = (refundedOn: string, version: number) =>
  booking({ ...paid, paymentStatus: 'cancelled', paymentSummary: 'refunded', refundedOn, version });

let api: StubApi;

beforeEach(() => {
  // Already the 23rd in UTC.
  jest.useFakeTimers({ now: new Date('2026-11-23T03:00:00Z'), advanceTimers: true });
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking(due) }))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
});
afterEach(() => jest.useRealTimers());

const dateField = () => screen.findByLabelText<HTMLInputElement>('Refunded on');
const inputs = () => api.callsOf('BookingRefund').map(({ variables }) => variables['input']);

async function enter(user: UserEvent, date: string): Promise<void> {
  const field = await dateField();
  await user.clear(field);
  if (date !== '') await user.type(field, date);
}

describe('the refund of a booking', () => {
  it('is recorded today at the venue, unless the office enters another date, and undone', async () => {
    api
      .on('BookingRefund', () => data({ refundBooking: refunded('2026-11-20', 2) }))
      .on('BookingPaymentSet', () => data({ setBookingPayment: booking({ ...due, version: 3 }) }));
    const user = openBooking();
    expect((await dateField()).value).toBe('2026-11-22');
    await enter(user, '2026-11-20');
    await press(user, 'Save and mark refunded');
    expect(await screen.findByText('The booking of Rosa Peña is marked refunded.')).toBeTruthy();
    expect(inputs()).toEqual([{ id: 'b1', version: 1, refundedOn: '2026-11-20' }]);
    expect(screen.getByText('Refunded on Nov 20, 2026.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save refund date' })).toBeTruthy();
    await press(user, 'Undo');
    await screen.findByRole('button', { name: 'Save and mark refunded' });
    expect(api.callsOf('BookingPaymentSet').at(-1)?.variables['input']).toMatchObject({
      version: 2,
      paymentStatus: 'paid',
      paidOn: '2026-11-10',
    });
    expect((await dateField()).value).toBe('2026-11-22');
  });

  it('is still recorded today with one click', async () => {
    api.on('BookingRefund', () => data({ refundBooking: refunded('2026-11-22', 2) }));
    const user = openBooking();
    await press(user, 'Mark refunded');
    expect(await screen.findByText('The booking of Rosa Peña is marked refunded.')).toBeTruthy();
    expect(inputs()).toEqual([{ id: 'b1', version: 1 }]);
  });

  it('has its date corrected, which is undone', async () => {
    const answers = [refunded('2026-11-18', 3), refunded('2026-11-20', 4)];
    api
      .on('BookingOfOffice', () => data({ booking: refunded('2026-11-20', 2) }))
      .on('BookingRefund', () => data({ refundBooking: answers.shift() }));
    const user = openBooking();
    expect((await dateField()).value).toBe('2026-11-20');
    await enter(user, '2026-11-18');
    await press(user, 'Save refund date');
    expect(await screen.findByText('The booking of Rosa Peña is marked refunded.')).toBeTruthy();
    expect(screen.getByText('Refunded on Nov 18, 2026.')).toBeTruthy();
    await press(user, 'Undo');
    await screen.findByText('Refunded on Nov 20, 2026.');
    expect(inputs()).toEqual([
      { id: 'b1', version: 2, refundedOn: '2026-11-18' },
      { id: 'b1', version: 3, refundedOn: '2026-11-20' },
    ]);
  });

  it.each([
    ['empty', '', 'Enter the date of the refund'],
    ['refused by the server', '2026-11-09', 'The refund must not be before the payment'],
  ])('names the date that is %s, and keeps what was typed', async (_case, date, text) => {
    api.on('BookingRefund', () =>
      refusal('BAD_USER_INPUT', { refundedOn: 'The refund must not be before the payment' }),
    );
    const user = openBooking();
    await enter(user, date);
    await press(user, 'Save and mark refunded');
    const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
    const link = summary.getByRole('link', { name: new RegExp(text) });
    const field = screen.getByLabelText<HTMLInputElement>(/^Refunded on/);
    expect(link.getAttribute('href')).toBe(`#${field.id}`);
    expect(field.value).toBe(date);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it.each([
    ['paid, as long as it is not due', { paymentStatus: 'paid' }],
    ['not paid', {}],
  ] as const)('is not asked for if the booking is %s', async (_case, changes) => {
    api.on('BookingOfOffice', () => data({ booking: booking(changes) }));
    openBooking();
    await screen.findByLabelText(/^Paid on/);
    expect(screen.queryByLabelText(/^Refunded on/)).toBeNull();
  });
});
