import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { emptyDashboard, logInAs } from '../testing/sample-office';
import { found } from '../testing/sample-search';
import { data, StubApi } from '../testing/stub-api';

it('keeps the letters typed after Ctrl+K while the search is being loaded', async () => {
  preparePage();
  logInAs('admin');
  new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Search', () => data(found({})));
  await openApp('/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  // On a slow machine, the dialog may be open before the first letter.
  await userEvent.setup({ delay: null }).keyboard('{Control>}k{/Control}mux{Backspace}ñ');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Class, person/ });
  expect(field.value).toBe('muñ');
});
