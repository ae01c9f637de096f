import { screen, waitFor } from '@testing-library/react';

import { MyBookings } from '../features/bookings/mine/MyBookings';
import { sampleBooking } from '../features/bookings/testing/sample-responses';
import { leaveAndReturn } from '../testing/leave-and-return';
import { openPage } from '../testing/open-page';
import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt, elsa, noCrews } from './testing/sample-crew';
import { data, StubApi } from './testing/stub-api';
import { entry, offered, waitingApi, waitingListOf } from './testing/waiting-api';

beforeEach(preparePage);

it('the page of a waiting list entry displays an offer made while the guest was away', async () => {
  const api = waitingApi().on('WaitingEntry', () => data({ waitingListEntry: entry }));
  await openApp('/waiting-list/entry-1');
  await screen.findByText('OSHA 10-Hour Construction');
  expect(screen.queryByRole('link', { name: 'Book or decline' })).toBeNull();
  api.on('WaitingEntry', () => data({ waitingListEntry: offered }));
  await leaveAndReturn();
  expect(await screen.findByRole('link', { name: 'Book or decline' })).toBeTruthy();
});

it('the bookings and waiting lists of an account are displayed as they were changed while the guest was away', async () => {
  const bookingsAre = (...nodes: readonly object[]) =>
    data({
      myBookings: {
        __typename: 'BookingConfirmationConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
      myCrews: noCrews,
    });
  const api = new StubApi()
    .on('MyBookings', () => bookingsAre(sampleBooking))
    .on('MyWaitingList', () => waitingListOf(entry));
  openPage(<MyBookings />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  api.on('MyBookings', () => bookingsAre(sampleBooking, { ...sampleBooking, id: 'another' }));
  api.on('MyWaitingList', () => waitingListOf(offered));
  await leaveAndReturn();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(await screen.findByText('A seat is held for you')).toBeTruthy();
});

describe('the page of a crew', () => {
  const unnamed = { seats: 4, unnamedSeats: 2, nameableSeats: 2, addableSeats: 1, returnableSeats: 2 };
  const named = { ...unnamed, unnamedSeats: 1, bookings: [...crewAt(ahead).bookings, elsa] };
  const open = async () => {
    const api = new StubApi()
      .on('Site', () => data(site))
      .on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, unnamed) }));
    const user = await openApp('/crew-bookings/crew-1');
    await screen.findByText('OSHA 10-Hour Construction');
    return { api, user };
  };

  it('displays the names that were given while the guest was away', async () => {
    const { api } = await open();
    api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, named) }));
    await leaveAndReturn();
    expect(await screen.findByText('Elsa Soto')).toBeTruthy();
  });

  it('keeps the name that the guest is typing', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add the name' }));
    await user.type(screen.getByLabelText('First name'), 'Nora');
    api.on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, named) }));
    await leaveAndReturn();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Nora');
  });
});
