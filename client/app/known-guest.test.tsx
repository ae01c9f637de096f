import { screen } from '@testing-library/react';

import { bookingPageResponse, classId, siteResponse } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { data, StubApi } from './testing/stub-api';

const storedUser = { id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Peña' };

beforeEach(() => {
  preparePage();
  new StubApi().on('Site', () => data(siteResponse)).on('BookingPage', () => data(bookingPageResponse()));
});

async function openForm(role?: 'client' | 'admin') {
  if (role) {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user', JSON.stringify({ ...storedUser, role }));
  }
  const user = await openApp(`/book/${classId}`);
  await screen.findByLabelText('First name');
  return user;
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const account = () => screen.queryByLabelText(/^Create an account/);

it('fills in name and email of a logged-in guest, and offers no second account', async () => {
  await openForm('client');
  expect([valueOf('First name'), valueOf('Last name'), valueOf('Email')]).toEqual([
    'Ana',
    'Peña',
    'ana@example.com',
  ]);
  expect(account()).toBeNull();
});

it('keeps what the guest has typed before', async () => {
  const user = await openForm('client');
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Rosa');
  await closeApps();
  await openForm();
  expect(valueOf('First name')).toBe('Rosa');
});

it.each([undefined, 'admin'] as const)('starts empty, with the account, for %s', async (role) => {
  await openForm(role);
  expect([valueOf('First name'), valueOf('Email')]).toEqual(['', '']);
  expect(account()).not.toBeNull();
});
