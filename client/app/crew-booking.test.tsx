import { screen, within } from '@testing-library/react';

import { sampleClass } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

const crew = {
  __typename: 'CrewBooking',
  id: 'crew-1',
  seats: 2,
  unnamedSeats: 0,
  firstName: 'Elena',
  companyName: null,
  purchaseOrder: null,
  seatPriceCents: 16500,
  nameUntil: '2099-12-11T15:00:00.000Z',
  returnUntil: '2099-12-09T15:00:00.000Z',
  nameableSeats: 0,
  addableSeats: 0,
  returnableSeats: 0,
  bookings: ['Ana', 'Luis'].map((firstName) => ({
    __typename: 'CrewSeat',
    id: firstName,
    confirmationNumber: 'K7M4WX9P',
    firstName,
    lastName: 'Ruiz',
    email: 'ana@example.com',
    bookingStatus: 'confirmed',
    paymentStatus: 'pending',
    amountCents: 16500,
  })),
};

async function openCrew(startsAt: string): Promise<void> {
  const classInstance = { ...sampleClass, startsAt, venue: null };
  const bookings = crew.bookings.map((booking) => ({ ...booking, classInstance }));
  new StubApi()
    .on('Site', () => data(site))
    .on('CrewBookingPage', () => data({ crewBooking: { ...crew, bookings, classInstance } }));
  await openApp('/crew-bookings/crew-1');
  await screen.findByText('OSHA 10-Hour Construction');
}

beforeEach(preparePage);
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

it('displays the next steps until the class starts', async () => {
  await openCrew('2099-12-11T15:00:00.000Z');
  expect(screen.getByText('Pay before class')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeTruthy();
});

it('displays no next steps after the start of the class', async () => {
  await openCrew('2020-12-11T15:00:00.000Z');
  expect(screen.queryByText('Pay before class')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it('displays the place once, with the link to its map', async () => {
  await openCrew('2099-12-11T15:00:00.000Z');
  const cell = screen.getByText('Place').parentElement;
  if (!cell) throw new Error('The place has no cell.');
  expect(cell.textContent).toContain('2155 S Quarry Road');
  expect(within(cell).getByRole('link', { name: /maps/i })).toBeTruthy();
});
