import { screen, within } from '@testing-library/react';

import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { smallOffice } from '../testing/office-rows';

it('folds the further actions together with the choice of a class', async () => {
  smallOffice();
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  const more = bar.getByRole('button', { name: 'More actions' });
  await user.click(bar.getByRole('button', { name: 'Move' }));
  await screen.findByLabelText('Move to');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('Move to')).toBeNull();
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});
