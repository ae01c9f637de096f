import { screen } from '@testing-library/react';

import { leaveAndReturn } from '../../../testing/leave-and-return';
import { bookedHere } from '../booked-here';
import { openSite } from '../testing/open-site';
import { bookingId, noOptions, sampleBooking, siteResponse } from '../testing/sample-responses';
import { connectionLost, StubServer } from '../testing/stub-server';

const confirmationAt = `/booking-confirmation/${bookingId}`;
const cancelled = { ...sampleBooking, bookingStatus: 'cancelled', options: noOptions };

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a guest who returns to the tab sees that the booking was cancelled meanwhile', async () => {
  await openSite(confirmationAt, server);
  await heading('Your seat is booked');
  server.on('ConfirmationPage', () => ({ bookingConfirmation: cancelled }));
  screen.getByRole('button', { name: 'Cancel the booking' }).focus();
  await leaveAndReturn();
  const changed = await heading('This booking is cancelled');
  expect(document.activeElement).toBe(changed);
});

it('a guest whose link was replaced meanwhile is told so, even if they have just booked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openSite({ pathname: confirmationAt, state: bookedHere }, server);
  await heading('Your seat is booked');
  server.on('ConfirmationPage', () => ({ bookingConfirmation: null }));
  await leaveAndReturn();
  await heading('Booking not found');
  screen.getByRole('link', { name: 'Email me the link' });
});

it('the booking stays on the page if there is no connection then', async () => {
  await openSite(confirmationAt, server);
  await heading('Your seat is booked');
  server.on('ConfirmationPage', connectionLost);
  await leaveAndReturn();
  await heading('Your seat is booked');
  screen.getByText('K7M4WX9P');
});

it('nothing is read while the guest is changing the booking', async () => {
  const { user } = await openSite(confirmationAt, server);
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  await screen.findByRole('button', { name: 'Yes, cancel my booking' });
  // As after a change of the email, whose response was lost.
  server.on('ConfirmationPage', () => ({ bookingConfirmation: null }));
  await leaveAndReturn();
  await heading('Your seat is booked');
  screen.getByRole('button', { name: 'Yes, cancel my booking' });
});

it('nothing is read while it is unknown whether a change was made', async () => {
  server.on('OwnBookingCancel', connectionLost);
  const { user } = await openSite(confirmationAt, server);
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel my booking' }));
  await screen.findByText(/^No connection: we do not know/);
  server.on('ConfirmationPage', connectionLost);
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await screen.findByText(/^We do not know yet whether your change was made\./);
  server.on('ConfirmationPage', () => ({ bookingConfirmation: null }));
  await leaveAndReturn();
  await heading('Your seat is booked');
  screen.getByText(/^We do not know yet whether your change was made\./);
});
