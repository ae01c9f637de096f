import { screen, waitFor } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageResponse,
  otherClass,
  otherDatesResponse,
  sampleBooking,
  siteResponse,
} from '../testing/sample-responses';
import { connectionLost, StubServer } from '../testing/stub-server';

const button = 'Correct or change name, email or phone';
let server: StubServer;

beforeEach(() => {
  window.scrollTo = () => undefined;
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingPage', () => bookingPageResponse())
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: false } }));
});

it('displays in the page title that a field of the change has an error, until the panel is closed', async () => {
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.clear(await screen.findByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(document.title).toMatch(/^Error: Your seat is booked/));
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(document.title).toMatch(/^Your seat is booked/));
});

it('displays the consent to text messages once a new number is typed', async () => {
  const smsDisclosureEn = 'You agree to get text messages.';
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: true } }))
    .on('OwnBookingTexting', () => ({
      site: { ...siteResponse.site, smsDisclosureEn, smsDisclosureEs: '' },
    }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  const phone = await screen.findByLabelText(/^Phone \(optional\)/);
  await waitFor(() => expect(server.sent.map(({ operation }) => operation)).toContain('OwnBookingTexting'));
  expect(screen.queryByText(new RegExp(smsDisclosureEn))).toBeNull();
  await user.type(phone, '8');
  expect(await screen.findByText(new RegExp(smsDisclosureEn))).toBeTruthy();
});

it('offers to change the phone only with the consent to text messages, which can be loaded again', async () => {
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: true } }))
    .on('OwnBookingTexting', connectionLost);
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(/^The phone number cannot be changed at the moment/)).toBeTruthy();
  expect(document.getElementById('own-phone')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Try again' });

  let release = server.hold('OwnBookingTexting');
  await user.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  release();
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(retry);

  server.on('OwnBookingTexting', () => ({
    site: { ...siteResponse.site, smsDisclosureEn: 'You agree.', smsDisclosureEs: '' },
  }));
  release = server.hold('OwnBookingTexting');
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  release();
  await waitFor(() => expect(document.activeElement?.id).toBe('own-phone'));
});

it('keeps the focus while the other dates are loaded again, then gives it to the first of them', async () => {
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('OtherDates', connectionLost);
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on('OtherDates', () => otherDatesResponse([otherClass]));
  const release = server.hold('OtherDates');
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  release();
  await waitFor(() => expect(document.activeElement?.id).toBe(`date-${otherClass.id}`));
});
