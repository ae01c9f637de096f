import { screen, within } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import { bookingId, sampleBooking, sampleClass, siteResponse } from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

async function openClass(days: readonly object[], language: 'en' | 'es'): Promise<void> {
  const booking = { ...sampleBooking, classInstance: { ...sampleClass, venue: null, days } };
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('ConfirmationPage', () => ({ bookingConfirmation: booking }));
  await openSite(`/booking-confirmation/${bookingId}`, server, language);
  await screen.findByText('K7M4WX9P');
}

it('links to a new event in Google Calendar, in a new tab, without data of the booking', async () => {
  await openClass(sampleClass.days.slice(0, 1), 'en');
  const link = screen.getByRole('link', { name: 'Add to Google Calendar' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'OSHA 10-Hour Construction',
    dates: '20991211T080000/20991211T133000',
    ctz: 'America/Denver',
    location: 'Training yard, 2155 S Quarry Road, West Valley City, UT 84119',
  });
});

it('has one link for each day of a longer class, in the language of the page', async () => {
  await openClass(sampleClass.days, 'es');
  const list = screen.getByRole('list', { name: 'Agregar a Google Calendar' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Viernes 11 de diciembre',
    'Sábado 12 de diciembre',
  ]);
  const url = new URL(links[1]?.getAttribute('href') ?? '');
  expect(url.searchParams.get('text')).toBe('OSHA 10 horas, construcción');
  expect(url.searchParams.get('dates')).toMatch(/^20991212T/);
});
