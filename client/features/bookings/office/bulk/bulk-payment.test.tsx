import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

const cash = { paymentStatus: 'paid', paymentMethod: 'cash', paidOn: '2026-11-20' } as const;
const paid = { paymentStatus: 'paid', paymentMethod: 'check', paymentReference: '1041' } as const;
const rows = [booking({ id: 'b1' }), booking({ id: 'b2', ...cash }), booking({ id: 'b3' })];

let api: StubApi;
let user: UserEvent;

const changes = (ids: readonly string[], facts: Parameters<typeof booking>[0]) =>
  data({
    changes: ids.map((id) => ({
      __typename: 'BookingChange',
      id,
      isDone: true,
      isUnchanged: false,
      code: null,
      changedBy: null,
      booking: booking({ ...facts, id }),
    })),
  });
const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const at = (version: number, ...ids: string[]) => ({ bookings: ids.map((id) => ({ id, version })) });

beforeEach(() => {
  api = smallOffice().on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows)));
  user = openPage(<BookingsPage />);
});

async function openForm() {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Payment…' }));
  return bar;
}

describe('the payment of several bookings', () => {
  it('is noted at once, and each has its previous payment again after that is undone', async () => {
    api
      .on('BookingsMarkPaid', () => changes(['b1', 'b2', 'b3'], { ...paid, version: 2 }))
      .on('BookingsMarkUnpaid', () => changes(['b1', 'b3'], { version: 3 }));
    const bar = await openForm();
    expect(document.activeElement).toBe(bar.getByRole('heading', { name: 'Payment' }));
    expect(bar.getByText('1 is paid already. It keeps the details that you leave empty here.')).toBeTruthy();
    await user.selectOptions(bar.getByLabelText(/^Method/), 'Check');
    await user.type(bar.getByLabelText(/^Reference/), '1041');
    await user.click(bar.getByRole('button', { name: 'Mark 3 bookings paid' }));
    expect(await screen.findByText('3 bookings are marked paid.')).toBeTruthy();
    expect(inputsOf('BookingsMarkPaid')).toEqual([
      { ...at(1, 'b1', 'b2', 'b3'), paymentMethod: 'check', paymentReference: '1041' },
    ]);

    api.on('BookingsMarkPaid', () => changes(['b2'], { ...cash, version: 3 }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(inputsOf('BookingsMarkUnpaid')).toEqual([at(2, 'b1', 'b3')]);
    expect(inputsOf('BookingsMarkPaid').at(-1)).toEqual({
      ...at(2, 'b2'),
      paymentMethod: 'cash',
      paidOn: '2026-11-20',
      paymentReference: null,
    });
  });

  it('is corrected at its field if the server refuses it', async () => {
    api.on('BookingsMarkPaid', () => refusal('BAD_USER_INPUT', { paidOn: 'Must not be in the future' }));
    const bar = await openForm();
    await user.type(bar.getByLabelText(/^Paid on/), '2030-01-01');
    await user.click(bar.getByRole('button', { name: 'Mark 3 bookings paid' }));
    const field = await bar.findByLabelText(/^Paid on/);
    expect(await bar.findAllByText('Must not be in the future')).toHaveLength(2);
    expect(field).toHaveProperty('value', '2030-01-01');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Failed to update booking')).toBeNull();
  });

  it('stays typed while other bookings are selected, until it is discarded', async () => {
    const open = async () => user.click(await screen.findByRole('button', { name: 'Payment…' }));
    const typed = () => screen.getByLabelText<HTMLInputElement>(/^Reference/).value;
    const bar = await openForm();
    await user.type(bar.getByLabelText(/^Reference/), '1041');
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    await user.click(screen.getAllByRole('checkbox', { name: /^Select Rosa/ })[0] ?? document.body);
    await open();
    expect(typed()).toBe('1041');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await open();
    expect(typed()).toBe('');
  });

  it('is forgotten once it is saved', async () => {
    api.on('BookingsMarkPaid', () => changes(['b1', 'b2', 'b3'], { ...paid, version: 2 }));
    const bar = await openForm();
    await user.type(bar.getByLabelText(/^Reference/), '1041');
    await user.click(bar.getByRole('button', { name: 'Mark 3 bookings paid' }));
    await screen.findByText('3 bookings are marked paid.');
    const next = await openForm();
    expect(next.getByLabelText(/^Reference/)).toHaveProperty('value', '');
  });

  it('leaves the form with the focus on its button', async () => {
    const bar = await openForm();
    await user.click(bar.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Payment…' }));
  });
});
