import { screen, waitFor } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import { bookingId, bookingPageResponse, sampleBooking, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

it('displays in the page title that a field of the change has an error, until the panel is closed', async () => {
  window.scrollTo = () => undefined;
  const bookingConfirmation = { ...sampleBooking, textNotifications: false };
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingPage', () => bookingPageResponse())
    .on('ConfirmationPage', () => ({ bookingConfirmation }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Change who comes, phone or contact' }));
  await user.clear(await screen.findByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(document.title).toMatch(/^Error: Your seat is booked/));
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(document.title).toMatch(/^Your seat is booked/));
});
