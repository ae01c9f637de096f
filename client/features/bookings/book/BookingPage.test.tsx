import { screen, within } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import {
  bookingPageResponse,
  classId,
  otherClass,
  otherClassId,
  otherDatesResponse,
  sampleClass,
} from '../testing/sample-responses';
import { connectionLost, type StubServer } from '../testing/stub-server';
import { en } from '../testing/visitor';

const formAt = `/book/${classId}`;

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

describe('a class that cannot be booked', () => {
  it.each([
    ['full', 'en', 'This class is full'],
    ['full', 'es', 'Esta clase ya tiene el cupo lleno'],
    ['past', 'en', 'This class has already started'],
    ['cancelled', 'en', 'This class was cancelled'],
    ['completed', 'es', 'Esta clase ya terminó'],
  ] as const)(
    'that is %s says in %s: %s, and displays other dates',
    async (availability, language, heading) => {
      const thisClass = { ...sampleClass, availability };
      server
        .on('BookingPage', () => bookingPageResponse(thisClass))
        .on('OtherDates', () => otherDatesResponse([thisClass, otherClass]));
      await openSite(formAt, server, language);
      await screen.findByRole('heading', { level: 1, name: heading });
      expect(screen.queryByRole('textbox')).toBeNull();
      const links = await screen.findAllByRole('link', { name: /^(Book a seat|Reservar un lugar) \w/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([`/book/${otherClassId}`]);
    },
  );

  it('displays the phone number if there is no other date', async () => {
    server
      .on('BookingPage', () => bookingPageResponse({ ...sampleClass, availability: 'full' }))
      .on('OtherDates', () => otherDatesResponse([{ ...otherClass, availability: 'full' }]));
    await openSite(formAt, server);
    await screen.findByText(/There is no other date with free seats right now/);
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' })).toBeTruthy();
  });

  it('links to all dates of the class type on the board, or to all classes if it has none', async () => {
    const full = { ...sampleClass, availability: 'full' };
    server
      .on('BookingPage', () => bookingPageResponse(full))
      .on('OtherDates', () => otherDatesResponse([full, otherClass]));
    const { unmount } = await openSite(formAt, server);
    const dates = await screen.findByRole('link', { name: 'See all dates of this course' });
    expect(dates.getAttribute('href')).toBe('/?type=type-1#classes');
    unmount();

    server.on('OtherDates', () => otherDatesResponse([full]));
    await openSite(formAt, server);
    const classes = await screen.findByRole('link', { name: 'See all classes' });
    expect(classes.getAttribute('href')).toBe('/#classes');
    expect(screen.queryByRole('link', { name: 'See all dates of this course' })).toBeNull();
  });

  it.each([
    ['en', 'Free'],
    ['es', 'Sin costo'],
  ] as const)('displays in %s that another date is %s', async (language, price) => {
    server
      .on('BookingPage', () => bookingPageResponse({ ...sampleClass, availability: 'full' }))
      .on('OtherDates', () => otherDatesResponse([{ ...otherClass, priceCents: 0 }]));
    await openSite(formAt, server, language);
    await screen.findByText(price);
  });

  it.each([
    ['America/Denver', []],
    ['America/Los_Angeles', ['Pacific Time']],
  ])('names the time zone of another date only if it is another one: %s', async (timeZone, expected) => {
    server
      .on('BookingPage', () => bookingPageResponse({ ...sampleClass, availability: 'full' }))
      .on('OtherDates', () => otherDatesResponse([{ ...otherClass, timeZone }]));
    await openSite(formAt, server);
    const dates = await screen.findByRole('region', { name: 'Next dates of this course' });
    await within(dates).findByRole('link', { name: /^Book a seat \w/ });
    expect(
      within(dates)
        .queryAllByText(/ Time$/)
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  it.each([
    ['en', 'Class not found', 'Back to Home'],
    ['es', 'Clase no encontrada', 'Volver al inicio'],
  ] as const)('is not found in %s', async (language, heading, link) => {
    server.on('BookingPage', () => bookingPageResponse(null));
    const { user, address } = await openSite(formAt, server, language);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByRole('button', { name: /Retry|Intentar de nuevo/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: link }));
    expect(address()).toBe('/');
  });

  it('can be retried if it could not be loaded', async () => {
    server.on('BookingPage', connectionLost).on('Site', connectionLost);
    const { user } = await openSite(formAt, server);
    await screen.findByRole('heading', { level: 1, name: 'Class not found' });
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
    server.on('BookingPage', () => bookingPageResponse());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByLabelText(en.firstName);
  });
});

describe('the class beside the form', () => {
  it('has name, days, time zone, price, venue, seats and the refund deadline at the venue', async () => {
    await openSite(formAt, server);
    const aside = await screen.findByRole('complementary', { name: 'Your class' });
    const text = aside.textContent.replace(/\s/gu, ' ');
    expect(within(aside).getByRole('heading', { name: 'OSHA 10-Hour Construction' })).toBeTruthy();
    for (const fact of [
      '10 hours, 2 days',
      'Time, Mountain Time',
      'Fri, Dec 11 8:00 AM – 1:30 PM',
      'Sat, Dec 12',
      '$165',
      'Training yard',
      '2155 S Quarry Road, West Valley City, UT 84119',
      '14 seats left',
      'Cancel by Wednesday, December 9 at 8:00 AM Mountain Time (48 hours before class)',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it.each([
    [4, 'limited'],
    [5, 'open'],
  ])('displays %i seats left as %s, even if collapsed', async (seatsLeft, state) => {
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, seatsLeft }));
    await openSite(formAt, server);
    const seats = await screen.findByText(`${seatsLeft} seats left`);
    expect(seats.closest('[data-state]')?.getAttribute('data-state')).toBe(state);
    expect(seats.closest('details')).toBeNull();
  });

  it.each([
    ['en', 'Place', 'Training yard'],
    ['es', 'Sede', 'Patio de capacitación'],
  ] as const)('displays venue and city even if collapsed, in %s', async (language, label, venue) => {
    await openSite(formAt, server, language);
    const place = (await screen.findByText(label)).parentElement;
    expect(place?.textContent).toBe(`${label}${venue}West Valley City, UT`);
    expect(place?.closest('details')).toBeNull();
    expect(screen.getByText(/2155 S Quarry Road/).closest('details')).not.toBeNull();
  });

  it.each([
    ['en', 'Free'],
    ['es', 'Sin costo'],
  ] as const)('is free in %s: %s, and has no refund deadline', async (language, price) => {
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, priceCents: 0 }));
    await openSite(formAt, server, language);
    const aside = await screen.findByRole('complementary');
    expect(within(aside).getByText(price)).toBeTruthy();
    expect(aside.textContent).not.toMatch(/\$0|refund|reembolso/);
  });

  it('does not promise a refund after the deadline', async () => {
    const soon = { ...sampleClass, refundDeadline: '2020-01-01T00:00:00.000Z' };
    server.on('BookingPage', () => bookingPageResponse(soon));
    await openSite(formAt, server);
    await screen.findByText(/the time for a full refund is over/);
    expect(screen.queryByText(/^Cancel by/)).toBeNull();
  });

  it('marks an English name in a Spanish page', async () => {
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, nameEs: null }));
    await openSite(formAt, server, 'es');
    expect((await screen.findByRole('heading', { level: 2, name: sampleClass.name })).lang).toBe('en');
  });
});
