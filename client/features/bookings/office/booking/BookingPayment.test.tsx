import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { OfficeBookingPage } from './OfficeBookingPage';
import { booking, bookingEvent, smallOffice } from '../testing/office-rows';

let api: StubApi;

const paid = bookingEvent('paid', {
  actorName: 'Rosa Ibarra',
  paymentMethod: 'check',
  paymentDate: '2026-11-20',
});

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [paid] }));
});

const open = () =>
  openPage(
    <Routes>
      <Route path="/admin/bookings" element={null} />
      <Route path="/admin/bookings/:id" element={<OfficeBookingPage />} />
    </Routes>,
    '/admin/bookings/b1',
  );

const idOf = (label: RegExp) => screen.getByLabelText(label).id;
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const lastPayment = () => api.callsOf('BookingPaymentSet').at(-1)?.variables['input'];
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the payment of a booking', () => {
  it('says that nothing is due for a booking cancelled before payment, and prints only the facts', async () => {
    api.on('BookingOfOffice', () =>
      data({ booking: booking({ bookingStatus: 'cancelled', paymentSummary: 'nothingDue' }) }),
    );
    open();
    expect(await screen.findAllByText('Nothing due')).toHaveLength(2);
    fireEvent(window, new Event('beforeprint'));
    const sheet = document.querySelector('[data-sheet]');
    expect(sheet?.textContent).toContain('Nothing due');
  });

  it('records how and when it was paid, reports problems with that, and undoes it', async () => {
    const facts = { paymentMethod: 'check', paidOn: '2026-11-20', paymentReference: '1042' } as const;
    api.on('BookingPaymentSet', () => refusal('BAD_USER_INPUT', { paidOn: 'Must not be in the future' }));
    const user = open();
    await user.selectOptions(await screen.findByLabelText(/^Method/), 'Check');
    await user.type(screen.getByLabelText(/^Paid on/), '2026-11-20');
    await user.type(screen.getByLabelText(/^Reference/), '1042');
    const save = screen.getByRole('button', { name: 'Save and mark paid' });
    await user.click(save);
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).toBe(document.activeElement);
    expect(within(summary).getByRole('link').getAttribute('href')).toBe(`#${idOf(/^Paid on/)}`);
    expect(screen.getByLabelText<HTMLInputElement>(/^Reference/).value).toBe('1042');
    api.on('BookingPaymentSet', () =>
      data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid', ...facts }) }),
    );
    await user.click(save);
    expect(await screen.findByText('The payment of Rosa Peña is saved.')).toBeTruthy();
    const inputs = () => api.callsOf('BookingPaymentSet').map(({ variables }) => variables['input']);
    expect(inputs().at(-1)).toEqual({ id: 'b1', version: 1, paymentStatus: 'paid', ...facts });
    expect(await screen.findByRole('button', { name: 'Save payment' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inputs().at(-1)).toEqual({ id: 'b1', version: 2, paymentStatus: 'pending' }));
  });

  it('restores the payment details when marking it unpaid is undone', async () => {
    const facts = { paymentMethod: 'cash', paidOn: null, paymentReference: 'R-7' } as const;
    api
      .on('BookingOfOffice', () => data({ booking: booking({ paymentStatus: 'paid', ...facts }) }))
      .on('BookingPaymentSet', () => data({ setBookingPayment: booking({ version: 2 }) }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Mark payment pending' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.callsOf('BookingPaymentSet').at(-1)?.variables['input']).toEqual({
        id: 'b1',
        version: 2,
        paymentStatus: 'paid',
        ...facts,
      }),
    );
  });

  it('names who has changed it meanwhile, and keeps the typed values', async () => {
    api
      .on('BookingPaymentSet', () => refusal('CONFLICT'))
      .on('OfficeBookingEdited', () =>
        data({ booking: booking({ version: 2, bookingStatus: 'cancelled' }) }),
      );
    const user = open();
    await user.type(await screen.findByLabelText(/^Reference/), '1042');
    await user.click(screen.getByRole('button', { name: 'Save and mark paid' }));
    expect(
      await screen.findByText(/^Rosa Ibarra has changed this booking in the meantime \(Paid\)/),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Reference/).value).toBe('1042');
  });

  it('displays the stored payment, and stores the same again', async () => {
    const stored = { paymentMethod: 'cash', paidOn: '2026-11-22', paymentReference: '1042' } as const;
    const saved = booking({ version: 2, paymentStatus: 'paid', ...stored });
    api.on('BookingPaymentSet', () => data({ setBookingPayment: saved }));
    const user = open();
    await user.selectOptions(await screen.findByLabelText(/^Method/), 'Cash');
    await user.type(screen.getByLabelText(/^Reference/), ' 1042 ');
    await press(user, 'Save and mark paid');
    await press(user, 'Save payment');
    await waitFor(() => expect(lastPayment()).toMatchObject({ version: 2 }));
    expect(lastPayment()).toEqual({ id: 'b1', version: 2, paymentStatus: 'paid', ...stored });
    expect(valueOf(/^Reference/)).toBe('1042');
    await user.click(screen.getByRole('link', { name: 'All bookings' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes concurrent changes into fields that were not edited', async () => {
    const theirs = { paymentMethod: 'check', paidOn: '2026-11-20' } as const;
    api
      .on('BookingPaymentSet', () => refusal('CONFLICT'))
      .on('OfficeBookingEdited', () =>
        data({ booking: booking({ version: 2, paymentStatus: 'paid', ...theirs }) }),
      );
    const user = open();
    await user.type(await screen.findByLabelText(/^Reference/), '1042');
    await press(user, 'Save and mark paid');
    await screen.findByText(/^Rosa Ibarra has changed this booking in the meantime/);
    await press(user, 'Save payment');
    await waitFor(() =>
      expect(lastPayment()).toEqual({
        id: 'b1',
        version: 2,
        paymentStatus: 'paid',
        ...theirs,
        paymentReference: '1042',
      }),
    );
  });

  it('restores the refund with its date when marking it paid is undone', async () => {
    const paid = { paymentMethod: 'cash', paidOn: '2026-11-10' } as const;
    const refunded = { paymentStatus: 'cancelled', refundedOn: '2026-11-15', ...paid } as const;
    api
      .on('BookingOfOffice', () => data({ booking: booking(refunded) }))
      .on('BookingPaymentSet', () =>
        data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid', ...paid }) }),
      )
      .on('BookingRefund', () => data({ refundBooking: booking({ version: 3, ...refunded }) }));
    const user = open();
    await press(user, 'Mark paid');
    await press(user, 'Undo');
    await waitFor(() =>
      expect(api.callsOf('BookingRefund').at(-1)?.variables['input']).toEqual({
        id: 'b1',
        version: 2,
        refundedOn: '2026-11-15',
      }),
    );
  });
});
