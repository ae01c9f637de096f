import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, notJson, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chooseClass } from '../testing/choose-class';
import { booking, connection, smallOffice } from '../testing/office-rows';

let api: StubApi;

const people = ['Ana', 'Bea', 'Carla', 'Dora'].map((firstName, index) =>
  booking({ id: `b${String(index + 1)}`, firstName, confirmationNumber: `K7M4WX9${String(index)}` }),
);

beforeEach(() => {
  api = smallOffice().on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', people)));
});

const boxOf = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];
const bar = () => screen.findByRole('region', { name: 'Selected bookings' });

/** Clicks the button of the bar and that of the confirmation, which contains the count. */
async function cancelThem(user: UserEvent, count: number) {
  await user.click(within(await bar()).getByRole('button', { name: 'Cancel bookings' }));
  const dialog = await screen.findByRole('dialog', {
    name: new RegExp(`^Cancel ${String(count)} booking|^Cancel the booking`),
  });
  await user.click(within(dialog).getByRole('button', { name: /^Cancel booking/ }));
}

/** The server's result for a booking: changed, unless there is a code. */
function changeResult(id: string, changes: Parameters<typeof booking>[0] = {}, code: string | null = null) {
  const seen = people.find((each) => each.id === id) ?? booking();
  return {
    __typename: 'BookingChange',
    id,
    isDone: code === null,
    isUnchanged: false,
    code,
    changedBy: code === 'CONFLICT' ? 'Rosa Ibarra' : null,
    booking: { ...seen, version: 2, ...changes },
  };
}

describe('several bookings', () => {
  it('are selected by checkbox, in a range with Shift, by the x key, and all at once', async () => {
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    expect((await bar()).textContent).toContain('1 booking selected');
    await user.keyboard('{Shift>}');
    await user.click(await boxOf('Carla'));
    await user.keyboard('{/Shift}');
    expect((await bar()).textContent).toContain('3 bookings selected');
    document.getElementById('booking-b2')?.focus();
    await user.keyboard('x');
    expect((await bar()).textContent).toContain('2 bookings selected');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect((await bar()).textContent).toContain('4 bookings selected');
    await press(user, 'Clear selection');
    expect(screen.queryByRole('region', { name: 'Selected bookings' })).toBeNull();
  });

  it('are marked as paid together, and that is undone with the new versions', async () => {
    const paid = { paymentStatus: 'paid', paidOn: '2026-11-22' } as const;
    api
      .on('BookingsMarkPaid', () => data({ changes: [changeResult('b1', paid), changeResult('b2', paid)] }))
      .on('BookingsMarkUnpaid', () =>
        data({ changes: [changeResult('b1', { version: 3 }), changeResult('b2', { version: 3 })] }),
      );
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await user.click(await boxOf('Bea'));
    await user.click(within(await bar()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
    expect(inputOf('BookingsMarkPaid')).toEqual({
      bookings: [
        { id: 'b1', version: 1 },
        { id: 'b2', version: 1 },
      ],
    });
    expect(screen.queryByRole('region', { name: 'Selected bookings' })).toBeNull();
    await press(user, 'Undo');
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(inputOf('BookingsMarkUnpaid')).toEqual({
      bookings: [
        { id: 'b1', version: 2 },
        { id: 'b2', version: 2 },
      ],
    });
  });

  it('can be changed after an unreadable response', async () => {
    api.on('BookingsMarkPaid', () => data({ changes: [null] }));
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await user.click(within(await bar()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('Failed to update booking')).toBeTruthy();
    api.on('BookingsMarkPaid', () => data({ changes: [changeResult('b1', { paymentStatus: 'paid' })] }));
    await user.click(within(await bar()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('1 booking is marked paid.')).toBeTruthy();
  });

  it('are cancelled after a confirmation, and their attendees are notified only if chosen', async () => {
    api.on('BookingsCancel', () => data({ changes: [changeResult('b1'), changeResult('b2')] }));
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await user.click(await boxOf('Bea'));
    await press(user, 'Cancel bookings');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 bookings?' }));
    expect(dialog.getByRole('checkbox', { name: 'Tell the attendees by email' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(dialog.getByRole('button', { name: 'Do not cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('BookingsCancel')).toEqual([]);

    await press(user, 'Cancel bookings');
    await user.click(screen.getByRole('checkbox', { name: 'Tell the attendees by email' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel bookings' }));
    expect(await screen.findByText('2 bookings are cancelled. The attendees get no email.')).toBeTruthy();
    expect(inputOf('BookingsCancel')).not.toHaveProperty('notifyAttendees');
  });

  it('are not undone if they needed no change', async () => {
    api
      .on('BookingsCancel', () =>
        data({
          changes: [
            changeResult('b1', { bookingStatus: 'cancelled' }),
            changeResult('b2', { version: 1, bookingStatus: 'cancelled' }),
          ],
        }),
      )
      .on('BookingsRestore', () => data({ changes: [changeResult('b1', { version: 3 })] }));
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await user.click(await boxOf('Bea'));
    await cancelThem(user, 2);
    expect(
      await screen.findByText('1 booking is cancelled. The attendee gets an email. 1 was cancelled already.'),
    ).toBeTruthy();
    await press(user, 'Undo');
    const input = { bookings: [{ id: 'b1', version: 2 }], notifyAttendees: true };
    await waitFor(() => expect(inputOf('BookingsRestore')).toEqual(input));
  });

  it('offer to notify the contacts of their crews, also on undo, and only if there are crews', async () => {
    const crews = [null, 'crew1', 'crew1', 'crew2'];
    const ofCrews = people.map((person, index) => ({ ...person, crewBookingId: crews[index] }));
    api
      .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', ofCrews)))
      .on('BookingsCancel', () =>
        data({ changes: [changeResult('b1'), changeResult('b2'), changeResult('b3')] }),
      )
      .on('BookingsRestore', () => data({ changes: [] }))
      .on('BookingsMove', () => data({ changes: [changeResult('b4')] }));
    const user = openPage(<BookingsPage />);
    const choice = () => screen.queryByRole('checkbox', { name: /^When I cancel or move/ });
    await user.click(await boxOf('Ana'));
    expect(choice()).toBeNull();
    for (const name of ['Bea', 'Carla', 'Dora']) await user.click(await boxOf(name));
    expect(screen.getByLabelText('When I cancel or move: tell the contacts of 2 crews')).toBeTruthy();
    await user.click(await boxOf('Dora'));
    await user.click(screen.getByLabelText('When I cancel or move: tell the contact of the crew'));
    await cancelThem(user, 3);
    await press(user, 'Undo');
    await waitFor(() => expect(inputOf('BookingsRestore')).toMatchObject({ notifyContact: true }));
    expect(inputOf('BookingsCancel')).toMatchObject({ notifyContact: true });

    await user.click(await boxOf('Dora'));
    // The choice is reset for each selection.
    expect(choice()).toHaveProperty('checked', false);
    await user.click(within(await bar()).getByRole('button', { name: 'Move' }));
    const choiceOfClass = await screen.findByLabelText('Move to');
    await chooseClass(user, choiceOfClass, /December 12/);
    const form = choiceOfClass.closest('form') ?? document.body;
    await user.click(within(form).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(inputOf('BookingsMove')).toBeDefined());
    expect(inputOf('BookingsMove')).not.toHaveProperty('notifyContact');
  });

  it('are reported without undo if all were paid already', async () => {
    const paid = { version: 1, paymentStatus: 'paid' } as const;
    api.on('BookingsMarkPaid', () => data({ changes: [changeResult('b1', paid), changeResult('b2', paid)] }));
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await user.click(await boxOf('Bea'));
    await user.click(within(await bar()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('2 were paid already.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are named if not changed, with who changed them and how', async () => {
    api.on('BookingsMove', () =>
      data({
        changes: [
          changeResult('b1'),
          changeResult('b2', { paymentStatus: 'paid' }, 'CONFLICT'),
          changeResult('b3', { version: 1 }, 'CLASS_FULL'),
        ],
      }),
    );
    const user = openPage(<BookingsPage />);
    for (const name of ['Ana', 'Bea', 'Carla']) await user.click(await boxOf(name));
    await user.click(within(await bar()).getByRole('button', { name: 'Move' }));
    await chooseClass(user, await screen.findByLabelText('Move to'), /December 12/);
    await press(user, 'Move 3 bookings');
    expect(await screen.findByText('1 booking is moved. The attendee gets an email.')).toBeTruthy();
    const problem = screen.getByText('2 bookings were left as they are:').closest('[role="alert"]');
    expect([...(problem?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Bea Peña, K7M4WX91: Rosa Ibarra changed it in the meantime. It is now: Paid.',
      'Carla Peña, K7M4WX92: No seat was left for it.',
    ]);
  });

  it.each([
    ['the connection is lost', offline],
    ['a proxy answers in place of the server', () => notJson(502)],
  ])('are retried if %s', async (_cause, lost) => {
    api.on('BookingsCancel', lost);
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    const quick = user;
    await cancelThem(quick, 1);
    expect(await screen.findByText(/^The connection was lost/)).toBeTruthy();
    jest.useRealTimers();
    expect(api.callsOf('BookingsCancel')).toHaveLength(3);
    api.on('BookingsCancel', () => data({ changes: [changeResult('b1', { bookingStatus: 'cancelled' })] }));
    await press(user, 'Try again');
    expect(await screen.findByText('1 booking is cancelled. The attendee gets an email.')).toBeTruthy();
    const inputs = api.callsOf('BookingsCancel').map(({ variables }) => JSON.stringify(variables['input']));
    expect(new Set(inputs).size).toBe(1);

    // The server's refusal is not.
    api.on('BookingsCancel', () => refusal('INTERNAL'));
    await user.click(await boxOf('Bea'));
    await cancelThem(user, 1);
    expect(await screen.findByText('Failed to update booking')).toBeTruthy();
    expect(api.callsOf('BookingsCancel')).toHaveLength(5);
  });

  it('return to their previous classes, and those that cannot are named', async () => {
    const elsewhere = { ...booking().classInstance, id: 'c2' };
    const [ana, bea] = [booking({ firstName: 'Ana' }), booking({ id: 'b2', firstName: 'Bea' })];
    const two = [ana, { ...bea, classInstance: elsewhere }];
    api
      .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', two)))
      .on('BookingsMove', () => data({ changes: [changeResult('b1'), changeResult('b2')] }));
    const user = openPage(<BookingsPage />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Move' }));
    expect(document.activeElement?.textContent).toBe('Move 2 bookings to another class');
    await chooseClass(user, screen.getByLabelText('Move to'), /December 12/);
    await press(user, 'Move 2 bookings');
    await screen.findByText('2 bookings are moved. The attendees get emails.');
    api.on('BookingsMove', ({ input }) => {
      const { classInstanceId } = input as { classInstanceId: string };
      return classInstanceId === 'c1'
        ? data({ changes: [changeResult('b1', {}, 'CLASS_FULL')] })
        : data({ changes: [changeResult('b2', { version: 3 })] });
    });
    await press(user, 'Undo');
    expect(
      await screen.findByText('Undone. The attendee gets an email only if the first one has already left.'),
    ).toBeTruthy();
    const problem = within(screen.getByText('1 booking was left as it is:').closest('div') ?? document.body);
    expect(problem.getByText(/No seat was left for it/)).toBeTruthy();
    await user.click(problem.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('booking-b1'));
  });

  it('stay selected after an unknown outcome, and can all be selected in the bar', async () => {
    api.on('BookingsMarkPaid', () => refusal('INTERNAL'));
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    await press(user, 'Select all on this page');
    expect((await bar()).textContent).toContain('4 bookings selected');
    expect(screen.queryByRole('button', { name: 'Select all on this page' })).toBeNull();
    await user.click(within(await bar()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('Failed to update booking')).toBeTruthy();
    expect((await bar()).textContent).toContain('4 bookings selected');
  });

  it('return the focus to the control that opened the choice of a class', async () => {
    const user = openPage(<BookingsPage />);
    await user.click(await boxOf('Ana'));
    const move = within(await bar()).getByRole('button', { name: 'Move' });
    await user.click(move);
    await user.click(within(await bar()).getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(move);
  });
});
