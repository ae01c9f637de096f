import { fireEvent, screen } from '@testing-library/react';

import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { smallOffice } from '../testing/office-rows';

it('prints one booking of the list once, and the list again afterwards', async () => {
  smallOffice();
  const sheet = () => document.querySelector('[data-sheet]');
  const printed: boolean[] = [];
  window.print = () => {
    fireEvent(window, new Event('beforeprint'));
    printed.push(sheet() !== null);
  };
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(printed).toEqual([true]);
  fireEvent(window, new Event('afterprint'));
  expect(sheet()).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(sheet()).toBeNull();
});
