import { screen, waitFor, within } from '@testing-library/react';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { emptyDashboard, logInAs } from '../testing/sample-office';
import { classOf, found } from '../testing/sample-search';
import { data, StubApi } from '../testing/stub-api';

const waiting = (id: string, changes: object = {}) => ({
  __typename: 'FoundWaitingPerson',
  id,
  firstName: 'Luz',
  lastName: 'Vega',
  seats: 2,
  state: 'WAITING',
  hasDeclined: false,
  isWithdrawn: false,
  classInstance: classOf,
  ...changes,
});
const crew = {
  __typename: 'FoundCrew',
  id: 'g1',
  firstName: 'Elena',
  lastName: 'Vigil',
  companyName: 'Vigil Concrete',
  purchaseOrder: 'PO/2027-15',
  namedSeats: 4,
  unnamedSeats: 2,
  classInstance: classOf,
};
const message = {
  __typename: 'ContactMessage',
  id: 'm1',
  name: 'Omar Diaz',
  email: 'omar@example.com',
  readAt: null,
  handledAt: null,
  createdAt: '2027-01-12T17:05:00.000Z',
};

let api: StubApi;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }));
});

/** Opens the search, which has these results, and types. */
async function search(results: object, text: string) {
  api.on('Search', () => data(found(results)));
  const user = await openApp('/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Class, person/ }), text);
  return user;
}

describe('the global search for people who are not students', () => {
  it('displays who waits for a seat, and links to their place on the waiting list', async () => {
    const states = [
      waiting('w1'),
      waiting('w2', { state: 'PASSED', hasDeclined: true }),
      waiting('w3', { state: 'PASSED', isWithdrawn: true }),
      waiting('w4', { state: 'PASSED', seats: 1 }),
      waiting('w5', { classInstance: { ...classOf, status: 'cancelled' } }),
    ];
    const user = await search({ waitingPeople: states }, 'vega');
    const group = within(await screen.findByRole('group', { name: 'Waiting lists' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Luz Vega.*Forklift Operator.*Mon, Jan 25, 2027.* 2 seats wanted Waiting$/),
      expect.stringMatching(/2 seats wanted Declined an offer$/),
      expect.stringMatching(/2 seats wanted Offer withdrawn$/),
      expect.stringMatching(/1 seat wanted Let an offer pass$/),
      expect.stringMatching(/Class cancelled$/),
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/schedule/c1'));
    expect(window.location.hash).toBe('#waiting-w2');
  });

  it('displays the seats of a crew, and links to its page', async () => {
    const former = {
      ...crew,
      id: 'g2',
      namedSeats: 0,
      unnamedSeats: 0,
      purchaseOrder: null,
      companyName: null,
    };
    const user = await search({ crews: [crew, former] }, 'vigil');
    const group = within(await screen.findByRole('group', { name: 'Crews' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Elena Vigil, Vigil Concrete.*Forklift Operator.*Purchase order PO\/2027-15 6 seats, 2 names to come$/,
      ),
      expect.stringMatching(/^Elena Vigil Forklift Operator.* No seats$/),
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/bookings/crews/g1'));
  });

  it('displays whether a message is handled, and links to it among those of its sender', async () => {
    const done = { readAt: message.createdAt, handledAt: message.createdAt };
    const messages = [message, { ...message, id: 'm2', ...done }];
    const user = await search({ contactMessages: messages }, 'omar');
    const group = within(await screen.findByRole('group', { name: 'Messages' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Omar Diaz.*omar@example.com.*Tue, Jan 12, 2027, 10:05.AM Unread$/),
      expect.stringMatching(/Handled$/),
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/messages'));
    expect(window.location.search).toBe('?q=omar%40example.com&show=all');
    expect(window.location.hash).toBe('#message-m2');
  });
});
