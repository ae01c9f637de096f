import { screen, waitFor } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import {
  bookingId,
  otherClass,
  otherDatesResponse,
  sampleBooking,
  sampleClass,
  siteResponse,
} from '../testing/sample-responses';
import { refusal, StubServer } from '../testing/stub-server';

const third = { ...otherClass, id: '55555555-eeee-4eee-8eee-555555555555' };
let server: StubServer;

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const booked = { ...sampleBooking, classInstance: { ...sampleClass, venue: null } };
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('OtherDates', () => otherDatesResponse([otherClass, third]))
    .on('ConfirmationPage', () => ({ bookingConfirmation: booked }));
});

async function moveToFirstDate(): Promise<void> {
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  const [first] = await screen.findAllByRole('radio');
  if (!first) throw new Error('There is no date.');
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Move my booking' }));
}

it('says that the chosen date is gone if it was deleted meanwhile, and displays the dates that are left', async () => {
  server.on('OwnBookingMove', () => {
    server.on('OtherDates', () => otherDatesResponse([third]));
    return refusal('NOT_FOUND');
  });
  await moveToFirstDate();
  await screen.findByText(/^That date can no longer be booked\. Your booking has not changed\./);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByText(/^The time for this is over/)).toBeNull();
});

it.each(['NOT_FOUND', 'POLICY'])(
  'displays how the booking stands, with the focus, after a refusal %s of the booking itself',
  async (code) => {
    server.on('OwnBookingMove', () => refusal(code));
    await moveToFirstDate();
    const text = await screen.findByText(/^The time for this is over, or the booking has changed\./);
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('radio')).toBeNull();
  },
);
