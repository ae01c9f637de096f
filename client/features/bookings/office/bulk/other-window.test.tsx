import { screen, within } from '@testing-library/react';

import { data, offline, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

const people = ['Ana', 'Bea'].map((firstName) => booking({ id: firstName, firstName }));
let api: StubApi;

beforeEach(() => {
  api = smallOffice().on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', people)));
});

/** Both were marked paid by the same account; those named, before this request. */
const marked = (...before: string[]) =>
  data({
    changes: people.map((person) => ({
      __typename: 'BookingChange',
      id: person.id,
      isDone: true,
      isUnchanged: before.includes(person.id),
      code: null,
      changedBy: null,
      booking: { ...person, version: 2, paymentStatus: 'paid' },
    })),
  });

async function markBothPaid() {
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Mark paid' }));
  return user;
}

async function idsUndone(user: ReturnType<typeof openPage>) {
  api.on('BookingsMarkUnpaid', () => data({ changes: [] }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const { bookings } = api.callsOf('BookingsMarkUnpaid')[0]?.variables['input'] as {
    bookings: { id: string }[];
  };
  return bookings.map(({ id }) => id);
}

describe('bookings that the same account has changed before', () => {
  it('in another window are not counted as changed here, and not undone', async () => {
    api.on('BookingsMarkPaid', () => marked('Bea'));
    const user = await markBothPaid();
    expect(await screen.findByText('1 booking is marked paid. 1 was paid already.')).toBeTruthy();
    expect(await idsUndone(user)).toEqual(['Ana']);
  });

  it('by the same request, whose response was lost, are counted and undone', async () => {
    let tries = 0;
    api.on('BookingsMarkPaid', () => {
      tries += 1;
      return tries === 1 ? offline() : marked('Ana', 'Bea');
    });
    const user = await markBothPaid();
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
    expect(await idsUndone(user)).toEqual(['Ana', 'Bea']);
  });

  it('by a request that is sent again after a lost connection, are counted and undone', async () => {
    api.on('BookingsMarkPaid', offline);
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    const user = await markBothPaid();
    const again = await screen.findByRole('button', { name: 'Try again' });
    jest.useRealTimers();
    api.on('BookingsMarkPaid', () => marked('Ana', 'Bea'));
    await user.click(again);
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
    expect(await idsUndone(user)).toEqual(['Ana', 'Bea']);
  });
});
