import { screen, within } from '@testing-library/react';

import { emptyDashboard, todayOf } from '../../app/testing/sample-office';
import { data, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { DashboardPage } from './DashboardPage';

it('lists classes that are over, with attendees whose attendance is not recorded', async () => {
  const unrecorded = {
    __typename: 'UnrecordedClass' as const,
    classInstanceId: 'c1',
    name: 'Forklift Operator',
    nameEs: 'Operador de montacargas',
    startsAt: '2027-01-11T15:00:00.000Z',
    timeZone: 'America/Denver',
    attendees: 8,
  };
  new StubApi()
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Today', () => data(todayOf({ unrecorded: [unrecorded], unrecordedCount: 2 })));
  openPage(<DashboardPage />);
  const list = within(await screen.findByRole('region', { name: 'Attendance to record' }));
  const hrefOf = (name: string) => list.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Forklift Operator')).toBe('/admin/schedule/c1');
  expect(hrefOf('Record attendance')).toBe('/admin/schedule/c1/attendance');
  list.getByText('8 attendees');
  expect(hrefOf('and 1 more class')).toBe('/admin/bookings?attendance=notRecorded&sort=classDate');
});
