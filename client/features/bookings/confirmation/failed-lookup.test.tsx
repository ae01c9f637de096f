import { screen } from '@testing-library/react';

import { bookedHere } from '../booked-here';
import { openSite } from '../testing/open-site';
import { bookingId, sampleBooking, siteResponse } from '../testing/sample-responses';
import { connectionLost, refusal, StubServer } from '../testing/stub-server';

const confirmationAt = `/booking-confirmation/${bookingId}`;

let server: StubServer;

function answerWith(booking: object | null): void {
  server.on('ConfirmationPage', () => ({ bookingConfirmation: booking }));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = new StubServer().on('Site', () => siteResponse);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pageText = () => screen.getByRole('main').textContent.replace(/\s/gu, ' ');

describe('a failed lookup', () => {
  const lost = [
    'because the connection is lost',
    () => server.on('ConfirmationPage', connectionLost),
  ] as const;
  const broken = [
    'because the server is at fault',
    () => server.on('ConfirmationPage', () => refusal('INTERNAL')),
  ] as const;
  const unknown = ['because there is no such booking', () => answerWith(null)] as const;
  const notLoaded = ['Your booking could not be loaded', /^This does not affect your booking/] as const;
  const notFound = ['Booking not found', /^The link may be incomplete/] as const;
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const expectFailure = async ([title, body]: typeof notLoaded | typeof notFound) => {
    await heading(title);
    expect(screen.getByRole('alert').textContent).toMatch(body);
    expect(document.title).toBe(title);
    expect(pageText()).not.toContain('Your seat is booked');
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' }).getAttribute('href')).toBe(
      'tel:+18015550142',
    );
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/booking/));
  };

  it('because there is no such booking offers to mail the link instead of Retry', async () => {
    answerWith(null);
    await openSite(confirmationAt, server);
    await expectFailure(notFound);
    expect(screen.getByRole('link', { name: 'Email me the link' }).getAttribute('href')).toBe(
      '/find-booking',
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([lost, broken])('%s offers Retry', async (_why, arrange) => {
    arrange();
    const { user } = await openSite(confirmationAt, server);
    await expectFailure(notLoaded);

    const release = server.hold('ConfirmationPage');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Trying again…' });
    answerWith(sampleBooking);
    release();
    const found = await heading('Your seat is booked');
    expect(screen.getByText('K7M4WX9P')).toBeTruthy();
    expect(document.activeElement).toBe(found);
  });

  it.each([lost, broken, unknown])(
    '%s keeps the success heading for a booking made in this tab, also after a reload',
    async (_why, arrange) => {
      arrange();
      await openSite({ pathname: confirmationAt, state: bookedHere }, server);
      await heading('Your seat is booked');
      expect(screen.queryByText('Confirmation number')).toBeNull();
      expect(pageText()).toContain('We could not load its details just now.');
      expect(pageText()).toContain('Arrive 15 minutes early');
      expect(pageText()).toContain(
        'If you asked for text messages, we will send an SMS reminder 24 hours before class.',
      );
      for (const name of ['Retry', 'Print']) expect(screen.getByRole('button', { name })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Call (801) 555-0142' })).toBeTruthy();
    },
  );

  it.each([
    [...lost, 'No pudimos cargar su reservación'],
    [...broken, 'No pudimos cargar su reservación'],
    [...unknown, 'Reservación no encontrada'],
  ])('%s is fully in Spanish', async (_why, arrange, title) => {
    arrange();
    await openSite(confirmationAt, server, 'es');
    await heading(title);
    expect(pageText()).not.toMatch(/fetch|failed|error|internal/i);
  });
});
