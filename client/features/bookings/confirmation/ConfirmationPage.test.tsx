import { screen, within } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageResponse,
  classId,
  lateOptions,
  noOptions,
  sampleBooking,
  sampleClass,
  siteResponse,
} from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

const confirmationAt = `/booking-confirmation/${bookingId}`;

let server: StubServer;

function answerWith(booking: object | null): void {
  server.on('ConfirmationPage', () => ({ bookingConfirmation: booking }));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = new StubServer().on('Site', () => siteResponse).on('BookingPage', () => bookingPageResponse());
  answerWith(sampleBooking);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pageText = () => screen.getByRole('main').textContent.replace(/\s/gu, ' ');

describe('the confirmation', () => {
  it('has number, days with arrival time, venue, attendee and payment', async () => {
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    for (const fact of [
      'María Elena, we sent these details to mgutierrez@example.com.',
      'K7M4WX9P',
      'Confirmed',
      'Payment pending',
      'OSHA 10-Hour Construction',
      '10 hours, 2 days, Mountain Time',
      'Day 1 8:00 AM – 1:30 PM Arrive at 7:45 AM',
      'Day 2',
      '2155 S Quarry Road, West Valley City, UT 84119',
      'María Elena Gutiérrez',
      'Salas Framing LLC',
      'Español',
      'To pay$165',
    ]) {
      expect(pageText()).toContain(fact);
    }
    expect(document.title).toBe('Your seat is booked, number K7M4WX9P');
  });

  it('displays the next steps, the deadline for free cancellation, and the phone number', async () => {
    await openSite(confirmationAt, server);
    const steps = await screen.findByRole('region', { name: 'Next steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Pay before class To pay, call us or reply to the confirmation email. Your seat stays booked meanwhile.',
      'Watch for our text We will send an SMS reminder 24 hours before class to the number ending in 0117.',
      'Before you come Bring work boots.',
      'Arrive 15 minutes early You sign in first, and class starts on time.',
    ]);
    expect(pageText()).toContain(
      'You can cancel until Wednesday, December 9 at 8:00 AM Mountain Time, with a full refund.',
    );
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' }).getAttribute('href')).toBe(
      'tel:+18015550142',
    );
  });

  it('is in Spanish for a Spanish visitor', async () => {
    await openSite(confirmationAt, server, 'es');
    await heading('Su lugar está reservado');
    for (const fact of [
      'Número de confirmación',
      'Pago pendiente',
      'OSHA 10 horas, construcción',
      '10 horas, 2 días, hora de la montaña',
      'Hora de llegada: 7:45 a.m.',
      'Viernes 11 diciembre',
      'al número que termina en 0117',
      'Traiga botas de trabajo.',
    ]) {
      expect(pageText()).toContain(fact);
    }
  });

  it('links to calendar, map, print, another booking and the home page', async () => {
    const print = jest.fn();
    window.print = print;
    const { user, address } = await openSite(confirmationAt, server);
    const calendar = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toBe(`/api/bookings/${bookingId}/calendar.ics`);
    const map = screen.getByRole('link', { name: 'Open in maps' });
    expect(map.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Training%20yard%2C%202155%20S%20Quarry%20Road%2C%20West%20Valley%20City%2C%20UT%2084119',
    );
    expect(map.getAttribute('rel')).toBe('noreferrer');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Book another person' }));
    expect(address()).toBe(`/book/${classId}`);
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('');
  });

  it('keeps search engines away', async () => {
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('does not announce a text message that is not wanted or no longer possible', async () => {
    answerWith({ ...sampleBooking, textNotifications: false, phoneLast4: null });
    const { unmount } = await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    expect(screen.queryByText(/SMS reminder/)).toBeNull();
    expect(screen.getByText('We will email you a reminder 24 hours before class.')).toBeTruthy();
    // Paper has no button to press.
    expect(screen.getByText(/^To get a text message instead, press/).className).toBe('no-print');
    unmount();

    const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
    answerWith({ ...sampleBooking, classInstance: { ...sampleClass, startsAt: tomorrow } });
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    expect(screen.queryByText(/SMS reminder|We will email you a reminder/)).toBeNull();
  });

  it('displays that the refund deadline has passed', async () => {
    answerWith({ ...sampleBooking, options: lateOptions });
    await openSite(confirmationAt, server);
    await screen.findByText(/^The time to cancel ended on/);
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
  });

  it('explains a deadline that was kept from an earlier date', async () => {
    const cancel = { ...lateOptions.cancel, until: '2026-11-29T20:30:00.000Z' };
    answerWith({ ...sampleBooking, options: { ...lateOptions, cancel } });
    await openSite(confirmationAt, server);
    const lead = await screen.findByText(/^You can no longer cancel/);
    expect(lead.textContent).toMatch(
      /because the deadline of your earlier date, Sunday, November 29 at 1:30.PM Mountain Time, had passed/,
    );
    expect(screen.queryByText(/The time to cancel ended/)).toBeNull();
  });

  it('falls back to the last 8 characters of the id', async () => {
    answerWith({ ...sampleBooking, confirmationNumber: '' });
    await openSite(confirmationAt, server);
    await screen.findByText('ABCD1234');
  });
});

describe('a booking with another outcome', () => {
  it.each([
    ['cancelled', 'scheduled', 'This booking is cancelled', 'Cancelled'],
    ['confirmed', 'cancelled', 'This class was cancelled', 'Class cancelled'],
    ['confirmed', 'completed', 'This class has taken place', 'Class over'],
    ['completed', 'scheduled', 'You have completed this class', 'Attended'],
  ] as const)('%s in a class that is %s has the heading: %s', async (bookingStatus, status, title, tag) => {
    const classInstance = { ...sampleClass, status };
    answerWith({ ...sampleBooking, bookingStatus, options: noOptions, classInstance });
    await openSite(confirmationAt, server);
    await heading(title);
    expect(screen.getByText(tag)).toBeTruthy();
    expect(screen.getByText('K7M4WX9P')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByText(/Arrive at/)).toBeNull();
    expect(screen.queryByText(/full refund/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' })).toBeTruthy();
  });

  it.each([
    ['paid', 'confirmed', 'Paid$165'],
    ['cancelled', 'confirmed', 'To payNothing'],
    ['pending', 'cancelled', 'To payNothing'],
  ] as const)(
    'describes a payment that is %s while the booking is %s: %s',
    async (paymentStatus, bookingStatus, text) => {
      answerWith({ ...sampleBooking, paymentStatus, bookingStatus });
      await openSite(confirmationAt, server);
      await screen.findByText('K7M4WX9P');
      expect(pageText()).toContain(text);
      expect(screen.queryByText('Pay before class')).toBeNull();
    },
  );
});

it('describes parking and entrance only while the attendee is expected', async () => {
  const venue = {
    __typename: 'ClassVenue',
    parking: 'Behind the hall.',
    parkingEs: null,
    entrance: 'Gate B.',
    entranceEs: null,
    mapUrl: null,
  };
  answerWith({ ...sampleBooking, classInstance: { ...sampleClass, venue } });
  const { unmount } = await openSite(confirmationAt, server);
  await heading('Your seat is booked');
  expect(pageText()).toContain('ParkingBehind the hall.EntranceGate B.');
  unmount();

  answerWith({ ...sampleBooking, classInstance: { ...sampleClass, venue, status: 'cancelled' } });
  await openSite(confirmationAt, server);
  await heading('This class was cancelled');
  expect(screen.queryByText(/Behind the hall|Gate B/)).toBeNull();
});

it.each([true, false])(
  'links from the notice of a cancelled class to the change of date if that is possible: %s',
  async (isAllowed) => {
    const options = { ...noOptions, move: { ...noOptions.move, isAllowed } };
    answerWith({ ...sampleBooking, options, classInstance: { ...sampleClass, status: 'cancelled' } });
    await openSite(confirmationAt, server);
    await heading('This class was cancelled');
    const link = screen.queryByRole('link', { name: 'Move to another date' });
    const button = screen.queryByRole('button', { name: 'Move to another date' });
    expect(link?.getAttribute('href')).toBe(isAllowed ? '#booking-move' : undefined);
    expect(button?.id).toBe(isAllowed ? 'booking-move' : undefined);
  },
);

it('requests no payment for a cancelled class', async () => {
  answerWith({ ...sampleBooking, classInstance: { ...sampleClass, status: 'cancelled' } });
  await openSite(confirmationAt, server);
  await heading('This class was cancelled');
  expect(pageText()).toContain('To payNothing');
  expect(screen.queryByText('Payment pending')).toBeNull();
});

describe('a free class', () => {
  const freeClass = { ...sampleClass, priceCents: 0 };

  it.each([
    ['en', 'Price, 1 seatFree', /pay|refund|\$/i],
    ['es', 'Precio, 1 lugarSin costo', /pag[aou]|reembolso|\$/i],
  ] as const)('is described in %s without mentioning payment', async (language, price, payment) => {
    answerWith({ ...sampleBooking, amountCents: 0, classInstance: freeClass });
    await openSite(confirmationAt, server, language);
    await screen.findByText('K7M4WX9P');
    expect(pageText()).toContain(price);
    expect(pageText()).not.toMatch(payment);
  });

  it('does not mention payment when cancelled either', async () => {
    answerWith({ ...sampleBooking, amountCents: 0, classInstance: { ...freeClass, status: 'cancelled' } });
    await openSite(confirmationAt, server);
    await heading('This class was cancelled');
    expect(pageText()).toContain('Choose another date, or call us.');
    expect(pageText()).not.toMatch(/pay/i);
  });
});

it('has a general hint instead of missing requirements', async () => {
  answerWith({ ...sampleBooking, classInstance: { ...sampleClass, requirements: null } });
  await openSite(confirmationAt, server);
  await screen.findByText('Bring a photo ID and something to write with.');
  expect(screen.queryByText('Before you come')).toBeNull();
});
