import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { classId, sampleClass, siteResponse } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

async function openForm(changes: object = {}): Promise<UserEvent> {
  new StubApi()
    .on('Site', () => data(site))
    .on('CrewPage', () => data({ upcomingClass: { ...sampleClass, ...changes }, site: siteResponse.site }));
  const user = await openApp(`/book/${classId}/crew`);
  await screen.findByLabelText('Number of seats');
  return user;
}

beforeEach(preparePage);
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

it('offers to add names later until two days before the class', async () => {
  await openForm();
  expect(screen.getByText(/Names you do not know yet can follow later\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seat 1 (name can follow)' })).toBeTruthy();
});

it('asks for all names at once when the class is near', async () => {
  await openForm({ refundDeadline: '2020-12-09T15:00:00.000Z' });
  expect(screen.getByText('You get all the seats or none.')).toBeTruthy();
  expect(screen.queryByText(/can follow/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Seat 1' })).toBeTruthy();
});

it('does not ask to call for more seats than the class has', async () => {
  await openForm({ seatsLeft: 2 });
  expect(screen.getByText('2 seats left in this class.')).toBeTruthy();
  await closeApps();
  await openForm({ seatsLeft: 13 });
  expect(screen.getByText('Up to 12 seats. For more, please call us.')).toBeTruthy();
});

it('moves the focus from the pasted list to how many people were put into the seats', async () => {
  const user = await openForm({ seatsLeft: 3 });
  await user.click(screen.getByText('Paste a list of names'));
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('Ana Ruiz\nLuis Ortega\nEva Soto\nJuan Vega');
  await user.click(screen.getByRole('button', { name: 'Put into the seats' }));
  const said = await screen.findByText('3 people were put into the seats.');
  expect(document.activeElement).toBe(said.parentElement);
  expect(said.parentElement?.textContent).toContain('There is no seat for one more: Juan Vega');
});
