import { screen, within } from '@testing-library/react';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BadgesPage } from './BadgesPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

it('prints a badge for each booking, eight per sheet', async () => {
  const people = Array.from({ length: 10 }, (_, index) => booking({ id: `b${String(index)}` }));
  const api = smallOffice().on('BookingBadges', () =>
    data(connection('bookings', 'BookingConnection', people)),
  );
  openPage(<BadgesPage />, `/admin/bookings/badges?ids=${people.map(({ id }) => id).join(',')}`);
  expect(await screen.findByText('10 badges')).toBeTruthy();
  const sheets = screen.getAllByRole('list');
  expect(sheets.map((sheet) => within(sheet).getAllByRole('listitem').length)).toEqual([8, 2]);
  expect(within(sheets[0] ?? document.body).getAllByText(/Wardle Roofing/)).toHaveLength(8);
  expect(api.callsOf('BookingBadges').at(-1)?.variables).toEqual({ ids: people.map(({ id }) => id) });
});

it('has the place of each badge while they are loading', async () => {
  let load: () => void = () => undefined;
  const isLoaded = new Promise<void>((resolve) => (load = resolve));
  smallOffice().on('BookingBadges', async () => {
    await isLoaded;
    return data(connection('bookings', 'BookingConnection', [booking({ id: 'b1' })]));
  });
  openPage(<BadgesPage />, '/admin/bookings/badges?ids=b1,b2,b3');
  const print = await screen.findByRole('button', { name: 'Print' });
  expect(document.querySelectorAll('.badge.loading')).toHaveLength(3);
  load();
  expect(await screen.findByText('1 badge')).toBeTruthy();
  expect(document.querySelectorAll('.badge.loading')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Print' })).toBe(print);
});
