import { screen, waitFor } from '@testing-library/react';

import { bookingId, sampleBooking, sampleClass } from '../features/bookings/testing/sample-responses';
import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

const newLink = '44444444-dddd-4ddd-8ddd-4444abcd1234';
const booked = { ...sampleBooking, textNotifications: false, classInstance: { ...sampleClass, venue: null } };
const corrected = { ...booked, id: newLink, email: 'elena@example.com' };

beforeEach(() => {
  preparePage();
  new StubApi()
    .on('Site', () => data(site))
    .on('ConfirmationPage', ({ id }) => data({ bookingConfirmation: id === newLink ? corrected : booked }))
    .on('OwnBookingChange', () => data({ changeOwnBooking: corrected }));
});

it('keeps a guest who corrects the email address at the notice, although the address changes', async () => {
  const user = await openApp(`/booking-confirmation/${bookingId}`);
  await user.click(await screen.findByRole('button', { name: 'Correct or change name, email or phone' }));
  const field = await screen.findByLabelText('Email');
  await user.clear(field);
  await user.paste('elena@example.com');
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  // The navigation is a transition, which jsdom may defer for the 5 s after which React no longer waits.
  const toast = await screen.findByText(/^Done: messages go to elena@example.com now\./);
  await waitFor(() => expect(window.location.pathname).toBe(`/booking-confirmation/${newLink}`));
  expect(document.activeElement).toBe(toast.parentElement);
  expect(scrollTo).not.toHaveBeenCalled();
});
