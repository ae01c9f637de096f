import { screen } from '@testing-library/react';

import { bookedHere, bookedHereWithAccount } from '../booked-here';
import { openSite } from '../testing/open-site';
import { bookingId, bookingPageResponse, sampleBooking, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

const pathname = `/booking-confirmation/${bookingId}`;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

it.each([
  ['en', bookedHereWithAccount, 'We will send you a second email, about your account.', true],
  ['es', bookedHereWithAccount, 'Le enviaremos un segundo correo, sobre su cuenta.', true],
  ['en', bookedHere, 'We will send you a second email, about your account.', false],
] as const)(
  'mentions in %s the mail about an account that was just requested',
  async (language, state, words, isNotified) => {
    const server = new StubServer()
      .on('Site', () => siteResponse)
      .on('BookingPage', () => bookingPageResponse())
      .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }));
    await openSite({ pathname, state }, server, language);
    const heading = language === 'en' ? 'Next steps' : 'Próximos pasos';
    const steps = await screen.findByRole('region', { name: heading });
    expect(steps.textContent.includes(words)).toBe(isNotified);
  },
);
