import { screen, within } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageAnswer,
  classId,
  sampleBooking,
  sampleClass,
  siteAnswer,
} from '../testing/sample-answers';
import { connectionLost, StubServer } from '../testing/stub-server';

const confirmationAt = `/booking-confirmation/${bookingId}`;

let server: StubServer;

function answerWith(booking: object | null): void {
  server.on('ConfirmationPage', () => ({ bookingConfirmation: booking }));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = new StubServer().on('Site', () => siteAnswer).on('BookingPage', () => bookingPageAnswer());
  answerWith(sampleBooking);
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pageText = () => screen.getByRole('main').textContent.replace(/\s/gu, ' ');

describe('the confirmation', () => {
  it('has the number, the days with their arrival, the place, the person and what is to pay', async () => {
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    for (const fact of [
      'María Elena, we send these details to mgutierrez@example.com.',
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

  it('says what happens next, until when cancelling is free, and whom to call', async () => {
    await openSite(confirmationAt, server);
    const steps = await screen.findByRole('region', { name: 'Next steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Pay before class Payment instructions come by email. Your booking stays confirmed meanwhile.',
      'Watch for our text We send an SMS reminder 24 hours before class to the number ending in 0117.',
      'Arrive 15 minutes early Bring work boots.',
    ]);
    expect(pageText()).toContain('cancel by Wednesday, December 9 at 8:00 AM Mountain Time');
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' }).getAttribute('href')).toBe(
      'tel:+18015550142',
    );
  });

  it('is in Spanish for a visitor who reads Spanish', async () => {
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

  it('offers calendar, map, print, another person and home', async () => {
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

  it('promises no text message to somebody who wants none, nor when its time is over', async () => {
    answerWith({ ...sampleBooking, textNotifications: false, phoneLast4: null });
    const { unmount } = await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    expect(screen.queryByText(/SMS reminder/)).toBeNull();
    unmount();

    const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
    answerWith({ ...sampleBooking, classInstance: { ...sampleClass, startsAt: tomorrow } });
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');
    expect(screen.queryByText(/SMS reminder/)).toBeNull();
  });

  it('says that the time for a refund is over when it is', async () => {
    answerWith({
      ...sampleBooking,
      classInstance: { ...sampleClass, refundDeadline: '2020-01-01T00:00:00.000Z' },
    });
    await openSite(confirmationAt, server);
    await screen.findByText(/^The time for a full refund is over/);
    expect(screen.queryByText(/cancel by/)).toBeNull();
  });

  it('falls back to the last 8 characters of the id', async () => {
    answerWith({ ...sampleBooking, confirmationNumber: '' });
    await openSite(confirmationAt, server);
    await screen.findByText('ABCD1234');
  });
});

describe('a booking that came to something else', () => {
  it.each([
    ['cancelled', 'scheduled', 'This booking is cancelled', 'Cancelled'],
    ['confirmed', 'cancelled', 'This class was cancelled', 'Class cancelled'],
    ['confirmed', 'completed', 'This class has taken place', 'Completed'],
    ['completed', 'scheduled', 'This class has taken place', 'Completed'],
  ] as const)('%s in a class that is %s is headed: %s', async (bookingStatus, status, title, tag) => {
    answerWith({ ...sampleBooking, bookingStatus, classInstance: { ...sampleClass, status } });
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
    'says of a payment that is %s while the booking is %s: %s',
    async (paymentStatus, bookingStatus, text) => {
      answerWith({ ...sampleBooking, paymentStatus, bookingStatus });
      await openSite(confirmationAt, server);
      await screen.findByText('K7M4WX9P');
      expect(pageText()).toContain(text);
      expect(screen.queryByText('Pay before class')).toBeNull();
    },
  );
});

it('asks nobody to pay for a class that was cancelled', async () => {
  answerWith({ ...sampleBooking, classInstance: { ...sampleClass, status: 'cancelled' } });
  await openSite(confirmationAt, server);
  await heading('This class was cancelled');
  expect(pageText()).toContain('To payNothing');
  expect(screen.queryByText('Payment pending')).toBeNull();
});

describe('a lookup that fails', () => {
  it.each([
    ['because the connection is lost', () => server.on('ConfirmationPage', connectionLost)],
    ['because there is no such booking', () => answerWith(null)],
  ])('%s shows the success heading without details, and is only logged', async (_why, arrange) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    arrange();
    await openSite(confirmationAt, server);
    await heading('Your seat is booked');

    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Confirmation number')).toBeNull();
    expect(pageText()).toContain('Arrive 15 minutes early');
    expect(pageText()).toContain(
      'If you asked for text messages, we send an SMS reminder 24 hours before class.',
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/booking/));
  });
});
