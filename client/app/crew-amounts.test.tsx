import { screen } from '@testing-library/react';

import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { ahead, crewAt } from './testing/sample-crew';
import { data, StubApi } from './testing/stub-api';

const [ana, luis] = crewAt(ahead).bookings;
const paid = { paymentStatus: 'paid', paidOn: '2026-11-24' };

async function openCrew(changes: object): Promise<void> {
  new StubApi()
    .on('Site', () => data(site))
    .on('CrewBookingPage', () => data({ crewBooking: crewAt(ahead, changes) }));
  await openApp('/crew-bookings/crew-1');
  await screen.findByText('OSHA 10-Hour Construction');
}

beforeEach(preparePage);

describe('the amount due', () => {
  it.each([
    ['includes the seats without a name', { seats: 3, unnamedSeats: 1, nameableSeats: 1 }, 'To pay$495'],
    ['excludes what is paid', { bookings: [ana, { ...luis, paymentStatus: 'paid' }] }, 'To pay$165'],
    ['excludes cancelled seats', { bookings: [ana, { ...luis, bookingStatus: 'cancelled' }] }, 'To pay$165'],
  ])('%s', async (_case, changes, text) => {
    await openCrew(changes);
    expect(screen.getByText('To pay').parentElement?.textContent).toBe(text);
  });
});

describe('what was paid', () => {
  const textsOf = (label: string) =>
    screen.queryAllByText(label).map((cell) => cell.parentElement?.textContent);

  it('is added up for each day', async () => {
    const eva = { ...ana, id: 'seat-3' };
    const later = { ...paid, paidOn: '2026-11-27' };
    await openCrew({
      seats: 3,
      bookings: [
        { ...ana, ...later },
        { ...luis, ...paid },
        { ...eva, ...paid },
      ],
    });
    expect(textsOf('Paid')).toEqual([
      'Paid$330on Tuesday, November 24, 2026',
      'Paid$165on Friday, November 27, 2026',
    ]);
    expect(textsOf('To pay')).toEqual([]);
  });

  it('includes what is still to be refunded for a cancelled seat', async () => {
    await openCrew({
      seats: 1,
      bookings: [
        { ...ana, ...paid, bookingStatus: 'cancelled' },
        { ...luis, ...paid },
      ],
    });
    expect(textsOf('Paid')).toEqual(['Paid$330on Tuesday, November 24, 2026']);
    expect(textsOf('To be refunded')).toEqual(['To be refunded$165']);
  });

  it('is distinguished from what was refunded, and may have no date', async () => {
    const refunded = { paymentStatus: 'cancelled', paidOn: '2026-11-24', refundedOn: '2026-11-28' };
    await openCrew({
      seats: 1,
      bookings: [
        { ...ana, ...paid, paidOn: null },
        { ...luis, ...refunded, bookingStatus: 'cancelled' },
      ],
    });
    expect(textsOf('Paid')).toEqual(['Paid$165', 'Paid$165on Tuesday, November 24, 2026']);
    expect(textsOf('Refunded')).toEqual(['Refunded$165on Saturday, November 28, 2026']);
    expect(textsOf('To be refunded')).toEqual([]);
  });
});

describe('a crew whose seats were all cancelled', () => {
  const lead = () => screen.getByText(/^All seats were cancelled\./).textContent;
  const seats = (payment: object) => ({
    seats: 0,
    bookings: [ana, luis].map((booking) => ({ ...booking, bookingStatus: 'cancelled', ...payment })),
  });

  it('is told what will be refunded', async () => {
    await openCrew(seats(paid));
    expect(lead()).toContain('We will pay $330 back.');
  });

  it('is told what is left to refund', async () => {
    const off = { bookingStatus: 'cancelled', ...paid };
    await openCrew({
      seats: 0,
      bookings: [
        { ...ana, ...off },
        { ...luis, ...off, paymentStatus: 'cancelled', refundedOn: '2026-11-28' },
      ],
    });
    expect(lead()).toContain('We will pay $165 back.');
  });

  it.each([
    ['nothing was paid', {}],
    [
      'all of it was refunded',
      { paymentStatus: 'cancelled', paidOn: '2026-11-24', refundedOn: '2026-11-28' },
    ],
  ])('is promised no refund if %s', async (_case, payment) => {
    await openCrew(seats(payment));
    expect(lead()).not.toMatch(/pay/);
  });
});
