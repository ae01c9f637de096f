import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, notJson, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { booking, bookingEvent, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';
import { expectSaid, press } from '../testing/office-tasks';

const unknown =
  'The server did not answer: we do not know whether it was saved. Try again; nothing is done twice.';
let api: StubApi;
/** As stored by the stub server. */
let stored: ReturnType<typeof booking>;

beforeEach(() => {
  stored = booking();
  api = smallOffice()
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [stored])))
    .on('OfficeBookingEdited', () => data({ booking: stored }))
    .on('BookingOfOffice', () => data({ booking: stored }))
    .on('BookingHistory', () =>
      data({ bookingHistory: [bookingEvent('paid', { actorName: 'Rosa Ibarra' })] }),
    );
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
});
afterEach(() => jest.useRealTimers());

/** Like the server: a change is made only to the version that it names. */
function change(
  operation: string,
  field: string,
  changesOf: (input: never) => Partial<OfficeBookingFragment>,
) {
  const make = ({ input }: Record<string, unknown>) => {
    const { version } = input as { version: number };
    if (version !== stored.version) return refusal('CONFLICT');
    stored = { ...stored, ...changesOf(input as never), version: version + 1 };
    return data({ [field]: stored });
  };
  api.on(operation, make);
  return {
    /** Makes the change, but the response is lost. */
    loseResponse: (lost: () => ReturnType<typeof notJson> = offline) =>
      api.on(operation, (variables) => {
        make(variables);
        api.on(operation, make);
        return lost();
      }),
    /** Makes the change, but nothing is heard from the server until it is connected again. */
    disconnect: () => {
      api.on('OfficeBookingEdited', offline).on(operation, (variables) => {
        make(variables);
        api.on(operation, offline);
        return offline();
      });
      return () => api.on('OfficeBookingEdited', () => data({ booking: stored })).on(operation, make);
    },
  };
}

const payment = () =>
  change('BookingPaymentSet', 'setBookingPayment', ({ paymentStatus }) => ({ paymentStatus }));
const cancellation = () => change('BookingCancel', 'cancelBooking', () => ({ bookingStatus: 'cancelled' }));
const notes = () => change('BookingNotesSet', 'setBookingNotes', ({ notes: typed }) => ({ notes: typed }));

async function cancel(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
}

describe('a change of a booking whose answer is lost', () => {
  it.each([
    ['without a response', offline],
    ['with the page of a proxy', () => notJson(502)],
    ['with a page', () => notJson(200)],
  ])('is reported as done, with its undo (%s)', async (_case, lost) => {
    cancellation().loseResponse(lost);
    change('BookingRestore', 'restoreBooking', () => ({ bookingStatus: 'confirmed' }));
    const user = openPage(<BookingsPage />);
    await cancel(user);
    await expectSaid('The booking of Rosa Peña is cancelled. The attendee gets an email.', 'status');
    expect(api.callsOf('BookingCancel')).toHaveLength(2);
    await press(user, 'Undo');
    await screen.findByText(/^The booking of Rosa Peña is restored\./);
    expect(api.callsOf('BookingRestore').at(-1)?.variables).toEqual({
      input: { id: 'b1', version: 2, notifyAttendee: true },
    });
  });

  it('is not attributed to the account if somebody else has changed the booking', async () => {
    api.on('BookingPaymentSet', () => {
      stored = { ...stored, version: 2, notes: 'Calls back' };
      api.on('BookingPaymentSet', () => refusal('CONFLICT'));
      return offline();
    });
    const user = openPage(<BookingsPage />);
    await press(user, /^Mark paid/);
    await expectSaid(/^Rosa Ibarra has changed this booking/, 'alert');
  });

  it('is found by the next try if the connection stays away, with the text of what was made', async () => {
    const connect = cancellation().disconnect();
    const user = openPage(<BookingsPage />);
    await cancel(user);
    await expectSaid(unknown, 'alert');
    connect();
    await user.click(await screen.findByRole('button', { name: /^Actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Tell the attendee/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expectSaid('The booking of Rosa Peña is cancelled. The attendee gets an email.', 'status');
    expect(stored.version).toBe(2);
  });

  it('is followed by another one of the same version', async () => {
    const connect = payment().disconnect();
    const user = openPage(<BookingsPage />);
    await press(user, /^Mark paid/);
    await expectSaid(unknown, 'alert');
    connect();
    cancellation();
    await cancel(user);
    await screen.findByText(/^The booking of Rosa Peña is cancelled\./);
    expect(stored).toMatchObject({ paymentStatus: 'paid', bookingStatus: 'cancelled', version: 3 });
  });

  it('does not keep a form from saving what was typed since', async () => {
    const connect = notes().disconnect();
    const user = openBooking();
    const field = await screen.findByRole('textbox', { name: /otes/ });
    await user.type(field, 'First');
    await press(user, 'Save notes');
    await expectSaid(unknown, 'alert');
    connect();
    await user.type(field, ' and second');
    await press(user, 'Save notes');
    await screen.findByText('The notes on the booking of Rosa Peña are saved.');
    expect(stored.notes).toBe('First and second');
  });
});
