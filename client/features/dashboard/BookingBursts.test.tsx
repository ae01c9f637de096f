import { screen, waitFor, within } from '@testing-library/react';

import { dashboardOf, nothingToday } from '../../app/testing/sample-office';
import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { DashboardPage } from './DashboardPage';

const classInstance = (id: string, name: string) => ({
  __typename: 'BookedClass',
  id,
  name,
  nameEs: null,
  startsAt: '2027-01-25T15:00:00.000Z',
  timeZone: 'America/Denver',
});
const booking = (index: number, version = 1) => ({
  __typename: 'Booking',
  id: `b${index}`,
  version,
  firstName: 'Guest',
  lastName: `Number ${index}`,
  classInstance: index % 2 === 0 ? classInstance('c0', 'Forklift Operator') : classInstance('c1', 'OSHA 10'),
});
const burst = (version = 1) => ({
  __typename: 'BookingBurst',
  id: 'b0',
  count: 8,
  firstAt: '2027-01-11T15:00:00.000Z',
  lastAt: '2027-01-11T15:01:45.000Z',
  bookings: Array.from({ length: 8 }, (_, index) => booking(index, version)),
  crews: [],
});

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('Dashboard', () => data(dashboardOf({ totalBookings: 8 })))
    .on('Today', () => data(nothingToday))
    .on('BookingBursts', () => data({ bookingBursts: [burst()] }))
    .on('BurstCancel', () => data({ cancelBurst: { __typename: 'CancelledBurst', count: 8, mailsSent: 3 } }))
    .on('BurstDismiss', () => data({ dismissBurst: { __typename: 'DismissedBurst', count: 8 } }));
});

const settled = () => api.on('BookingBursts', () => data({ bookingBursts: [] }));
const attention = () => screen.findByRole('region', { name: 'Needs attention' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());

describe('bursts on the dashboard', () => {
  it('display the number, the period, and the attendees by class', async () => {
    openPage(<DashboardPage />);
    const region = within(await attention());
    region.getByRole('heading', { name: '8 bookings from one internet address within 2 minutes' });
    region.getByText('See 8 names in 2 classes');
    region.getByText('Guest Number 3');
    expect(region.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      expect.stringContaining('Forklift Operator'),
      expect.stringContaining('OSHA 10'),
    ]);
  });

  it('are omitted if there are none', async () => {
    settled();
    openPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Recent bookings' });
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('are cancelled as displayed, after a confirmation with the number of people and classes', async () => {
    const user = openPage(<DashboardPage />);
    await user.click(within(await attention()).getByRole('button', { name: 'Cancel all 8' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel 8 bookings?' }));
    dialog.getByText(/8 people lose their seats in 2 classes/);
    dialog.getByText(/Messages for these bookings that have not left yet will not be sent/);
    expect(api.callsOf('BurstCancel')).toEqual([]);
    settled();
    await user.click(dialog.getByRole('button', { name: 'Cancel all 8' }));
    await screen.findByText('8 bookings cancelled. 3 confirmation emails had left already.');
    const bookings = burst().bookings.map(({ id, version }) => ({ id, version }));
    expect(api.callsOf('BurstCancel').map(({ variables }) => variables)).toEqual([
      { input: { bookings, crews: [] } },
    ]);
    await gone();
    expect(screen.queryByRole('dialog')).toBeNull();
    // The figures are refetched.
    expect(api.callsOf('Dashboard')).toHaveLength(2);
  });

  it('stay if it is not confirmed', async () => {
    const user = openPage(<DashboardPage />);
    await user.click(within(await attention()).getByRole('button', { name: 'Cancel all 8' }));
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('BurstCancel')).toEqual([]);
  });

  it('are reported as changed meanwhile, and reloaded', async () => {
    api.on('BurstCancel', () => refusal('CONFLICT'));
    const user = openPage(<DashboardPage />);
    await user.click(within(await attention()).getByRole('button', { name: 'Cancel all 8' }));
    api.on('BookingBursts', () => data({ bookingBursts: [burst(2)] }));
    const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel all 8' });
    await user.click(confirm());
    await screen.findByText(/One of these bookings has changed in the meantime, so none was cancelled/);
    await user.click(within(await attention()).getByRole('button', { name: 'Cancel all 8' }));
    await user.click(confirm());
    await waitFor(() => expect(api.callsOf('BurstCancel')).toHaveLength(2));
    expect(JSON.stringify(api.callsOf('BurstCancel')[1]?.variables)).toContain('"version":2');
  });

  it('include a crew with its number of unnamed seats', async () => {
    const crew = {
      __typename: 'BurstCrew',
      id: 'crew',
      version: 2,
      firstName: 'Elena',
      lastName: 'Vigil',
      unnamedSeats: 3,
      classInstance: classInstance('c1', 'OSHA 10'),
    };
    const withCrew = { ...burst(), count: 11, crews: [crew] };
    api.on('BookingBursts', () => data({ bookingBursts: [withCrew] }));
    const user = openPage(<DashboardPage />);
    const region = within(await attention());
    region.getByRole('heading', { name: '11 bookings from one internet address within 2 minutes' });
    region.getByText('See 9 names in 2 classes');
    region.getByText('Elena Vigil, for a crew: 3 names to come');
    settled();
    await user.click(region.getByRole('button', { name: /They are fine/ }));
    await screen.findByText('11 bookings stay as they are.');
    const [dismissed] = api.callsOf('BurstDismiss');
    expect(dismissed?.variables).toMatchObject({ input: { crewBookingIds: ['crew'] } });
  });

  it('are removed from the dashboard when marked as fine', async () => {
    const user = openPage(<DashboardPage />);
    await attention();
    settled();
    await user.click(screen.getByRole('button', { name: 'They are fine' }));
    await screen.findByText('8 bookings stay as they are.');
    const bookingIds = burst().bookings.map(({ id }) => id);
    expect(api.callsOf('BurstDismiss').map(({ variables }) => variables)).toEqual([
      { input: { bookingIds, crewBookingIds: [] } },
    ]);
    await gone();
  });

  it('are retried after a failure', async () => {
    api.on('BookingBursts', offline);
    const user = openPage(<DashboardPage />);
    await screen.findByText('Failed to fetch dashboard data');
    api.on('BookingBursts', () => data({ bookingBursts: [burst()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await attention();
    await waitFor(() => expect(screen.queryByText('Failed to fetch dashboard data')).toBeNull());
  });
});
