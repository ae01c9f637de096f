import { screen } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import { bookingId, sampleBooking, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

jest.mock('./ChangePanel', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('offers to load the page again if a panel fails to load, which the browser does not retry', async () => {
  window.scrollTo = () => undefined;
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Correct or change name, email or phone' }));
  await screen.findByText(
    'This could not be loaded. Check your connection, then load the page again. Your booking has not changed.',
  );
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('There is still no connection.');
});
