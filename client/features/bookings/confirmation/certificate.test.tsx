import { screen } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import { bookingId, noOptions, sampleBooking, sampleClass, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

const confirmationAt = `/booking-confirmation/${bookingId}`;
const over = { ...sampleBooking, options: noOptions, classInstance: { ...sampleClass, status: 'completed' } };
const attended = { ...over, bookingStatus: 'completed', attendance: 'attended' };

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name="api-base"]')) meta.remove();
});

const serverWith = (booking: object) =>
  new StubServer()
    .on('Site', () => siteResponse)
    .on('ConfirmationPage', () => ({ bookingConfirmation: booking }));
const certificate = (name = 'Certificate (PDF)') => screen.queryByRole('link', { name });
const pageText = () => screen.getByRole('main').textContent.replace(/\s/gu, ' ');

it('is the first link after the heading for a person who attended', async () => {
  await openSite(confirmationAt, serverWith(attended));
  await screen.findByRole('heading', { level: 1, name: 'You have completed this class' });
  const [first] = screen.getByRole('main').querySelectorAll('a, button');
  expect(first).toBe(certificate());
  expect(first?.getAttribute('href')).toBe(`/api/bookings/${bookingId}/certificate.pdf?language=en`);
  expect(first?.hasAttribute('download')).toBe(true);
  expect(pageText()).toContain('María Elena, thank you for training with us.');
});

it('is in the language of the page, from the API that the page names', async () => {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'api-base', content: 'https://api.example.com/' }),
  );
  await openSite(confirmationAt, serverWith(attended), 'es');
  await screen.findByRole('heading', { level: 1, name: 'Usted completó esta clase' });
  expect(certificate('Certificado (PDF)')?.getAttribute('href')).toBe(
    `https://api.example.com/api/bookings/${bookingId}/certificate.pdf?language=es`,
  );
});

it.each([
  [
    'attendance is not recorded',
    over,
    'María Elena, your certificate will be here once we have recorded your attendance.',
  ],
  [
    'the person was absent',
    { ...over, attendance: 'absent' },
    'María Elena, our records do not show that you attended.',
  ],
])('is not offered, and nobody is said to have attended, if %s', async (_case, booking, lead) => {
  await openSite(confirmationAt, serverWith(booking));
  await screen.findByRole('heading', { level: 1, name: 'This class has taken place' });
  expect(pageText()).toContain(lead);
  expect(pageText()).not.toContain('thank you for training');
  expect(certificate()).toBeNull();
});

it('is not offered for a class that was cancelled afterwards', async () => {
  await openSite(
    confirmationAt,
    serverWith({ ...attended, classInstance: { ...sampleClass, status: 'cancelled' } }),
  );
  await screen.findByRole('heading', { level: 1, name: 'You have completed this class' });
  expect(certificate()).toBeNull();
});
