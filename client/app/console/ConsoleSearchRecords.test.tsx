import { screen, waitFor } from '@testing-library/react';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { emptyDashboard, logInAs } from '../testing/sample-office';
import { found } from '../testing/sample-search';
import { data, StubApi } from '../testing/stub-api';

it('the global search finds venues, instructors and users, and leads to them in their lists', async () => {
  preparePage();
  logInAs('admin');
  const address = { __typename: 'Address', city: 'Ogden' };
  const venues = [{ __typename: 'Venue', id: 'v1', name: 'Vega Hall', nameEs: null, address }];
  const instructors = [{ __typename: 'Instructor', id: 'i1', name: 'Luz Vega', email: null }];
  const users = [
    { __typename: 'User', id: 'u1', firstName: 'Iris', lastName: 'Vega', email: 'iris@example.com' },
    { __typename: 'User', id: 'u2', firstName: null, lastName: null, email: 'vega@example.com' },
  ];
  const api = new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Search', () => data(found({}, { venues, instructors, users })));
  const visitor = await openApp('/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await visitor.keyboard('{Control>}k{/Control}');
  await visitor.type(await screen.findByRole('combobox', { name: /^Class, person/ }), 'vega');
  await screen.findByRole('option', { name: /^Vega Hall/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Vega Hall Ogden',
    'Luz Vega',
    'Iris Vega iris@example.com',
    'vega@example.com',
  ]);
  expect(api.callsOf('Search').at(-1)?.variables).toEqual({ text: 'vega' });
  await visitor.click(screen.getByRole('option', { name: /^Iris Vega/ }));
  await waitFor(() => expect(window.location.search).toBe('?q=iris%40example.com'));
  expect(window.location.pathname).toBe('/admin/users');
});
