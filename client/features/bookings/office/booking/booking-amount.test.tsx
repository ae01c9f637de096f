import { screen, waitFor } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { booking, bookingEvent, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking({ notes: 'Old notes' }) }))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
});

const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const amountField = () => screen.findByLabelText<HTMLInputElement>(/^Amount in dollars/);
const notesField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);

describe('the amount of a booking', () => {
  const saved = (amountCents: number, version = 2) =>
    data({ setBookingAmount: booking({ version, amountCents }) });

  it('is changed without touching the payment, and the change can be undone', async () => {
    api.on('BookingAmountSet', () => saved(12_550));
    const user = openBooking();
    const field = await amountField();
    expect(field.value).toBe('149.00');
    await user.type(screen.getByLabelText(/^Reference/), '1042');
    await user.clear(field);
    await user.type(field, '125.5');
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(await screen.findByText('The amount for Rosa Peña is now $125.50.')).toBeTruthy();
    expect(inputsOf('BookingAmountSet')).toEqual([{ id: 'b1', version: 1, amountCents: 12_550 }]);
    expect((await amountField()).value).toBe('125.50');
    expect(screen.getByLabelText<HTMLInputElement>(/^Reference/).value).toBe('1042');
    api.on('BookingAmountSet', () => saved(14_900, 3));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(inputsOf('BookingAmountSet').at(-1)).toEqual({ id: 'b1', version: 2, amountCents: 14_900 }),
    );
    expect(await screen.findByDisplayValue('149.00')).toBeTruthy();
  });

  it.each([
    ['', 'Amount required'],
    ['12.345', 'Amount must be 0 or more, with at most two decimals'],
  ])('is not sent if it is "%s"', async (typed, problem) => {
    const user = openBooking();
    const field = await amountField();
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(await screen.findAllByText(problem)).toBeTruthy();
    expect(inputsOf('BookingAmountSet')).toEqual([]);
  });

  it('names who has changed it meanwhile, and keeps what was typed', async () => {
    const theirs = bookingEvent('amountChanged', {
      actorName: 'Rosa Ibarra',
      fromAmountCents: 14_900,
      toAmountCents: 10_000,
    });
    api
      .on('BookingAmountSet', () => refusal('CONFLICT'))
      .on('BookingHistory', () => data({ bookingHistory: [theirs] }))
      .on('OfficeBookingEdited', () => data({ booking: booking({ version: 2, amountCents: 10_000 }) }));
    const user = openBooking();
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(
      await screen.findByText(/^Rosa Ibarra has changed this booking in the meantime \(Amount changed\)/),
    ).toBeTruthy();
    expect((await amountField()).value).toBe('120');
    expect(await screen.findByText('Amount changed from $149.00 to $100.00')).toBeTruthy();
  });

  it('cannot be changed once the payment was refunded', async () => {
    const refunded = {
      paymentStatus: 'cancelled',
      paymentSummary: 'refunded',
      refundedOn: '2026-11-15',
    } as const;
    api.on('BookingOfOffice', () => data({ booking: booking(refunded) }));
    openBooking();
    await screen.findByText('Refunded on Nov 15, 2026.');
    expect(screen.queryByLabelText(/^Amount in dollars/)).toBeNull();
  });
});

describe('the notes on a booking', () => {
  it('are edited on a cancelled booking too, and the change can be undone', async () => {
    const cancelled = { bookingStatus: 'cancelled', notes: 'Old notes' } as const;
    api
      .on('BookingOfOffice', () => data({ booking: booking(cancelled) }))
      .on('BookingNotesSet', () =>
        data({ setBookingNotes: booking({ ...cancelled, version: 2, notes: 'New notes' }) }),
      );
    const user = openBooking();
    const field = await notesField();
    expect(field.value).toBe('Old notes');
    await user.clear(field);
    await user.type(field, 'New notes ');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('The notes on the booking of Rosa Peña are saved.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(inputsOf('BookingNotesSet')).toEqual([
        { id: 'b1', version: 1, notes: 'New notes' },
        { id: 'b1', version: 2, notes: 'Old notes' },
      ]),
    );
  });

  it('are removed if the field is empty', async () => {
    api.on('BookingNotesSet', () => data({ setBookingNotes: booking({ version: 2 }) }));
    const user = openBooking();
    await user.clear(await notesField());
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(inputsOf('BookingNotesSet')).toEqual([{ id: 'b1', version: 1, notes: null }]));
  });
});
