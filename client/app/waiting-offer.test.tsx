import { act, screen, waitFor } from '@testing-library/react';

import { writeDraft } from '../features/bookings/book/booking-draft';
import { filledValues } from '../features/bookings/testing/filled-values';
import { bookingId, classId, sampleBooking } from '../features/bookings/testing/sample-responses';
import { closeApps, openApp, preparePage } from './testing/open-app';
import { data, offline, refusal, type StubApi } from './testing/stub-api';
import { offer, offerPage, waitingApi } from './testing/waiting-api';

const page = '/seat-offer/offer-1';
const taken = () => offerPage({ ...offer, state: 'TAKEN' });
const takenHeading = { level: 1, name: 'This seat was booked' };
const answer = () => data({ bookSeat: sampleBooking });

let api: StubApi;
beforeEach(() => {
  preparePage();
  writeDraft(classId, { values: filledValues, attempt: null });
  api = waitingApi().on('ConfirmationPage', () => data({ bookingConfirmation: sampleBooking }));
});

const press = async (user: Awaited<ReturnType<typeof openApp>>, name: string) =>
  await user.click(await screen.findByRole('button', { name }));
const isConfirmed = () =>
  waitFor(() => expect(window.location.pathname).toBe(`/booking-confirmation/${bookingId}`));

async function confirm() {
  const user = await openApp(page);
  await press(user, 'Continue to payment');
  await press(user, 'Confirm booking');
  return user;
}

/** The server carries out the booking, but its response is lost. */
function loseAnswer(): void {
  api.on('BookingCreate', () => {
    api.on('SeatOffer', taken);
    return offline();
  });
}

it('a booking whose response was lost can be repeated after a reload, although the offer is taken', async () => {
  loseAnswer();
  await confirm();
  await screen.findByText('The connection was lost');
  await closeApps();
  api.on('BookingCreate', answer);
  const user = await openApp(`${page}?step=payment`);
  await waitFor(() => expect(api.callsOf('SeatOffer')).toHaveLength(2));
  await screen.findByText('The connection was lost');
  await press(user, 'Retry');
  await isConfirmed();
  const [first, second] = api.callsOf('BookingCreate').map(({ variables }) => variables['input']);
  expect(second).toEqual(first);
});

it('a booking that is refused after a reload displays that the offer has ended', async () => {
  loseAnswer();
  await confirm();
  await screen.findByText('The connection was lost');
  await closeApps();
  api.on('BookingCreate', () => refusal('OFFER_LAPSED'));
  await press(await openApp(`${page}?step=payment`), 'Retry');
  const heading = await screen.findByRole('heading', takenHeading);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('the form stays if the offer is reported as taken before its own booking is answered', async () => {
  api.on('BookingCreate', answer);
  const user = await openApp(page);
  await user.click(await screen.findByRole('link', { name: 'Back to all classes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull());
  api.on('SeatOffer', taken);
  const releaseOffer = api.hold('SeatOffer');
  const releaseBooking = api.hold('BookingCreate');
  window.history.back();
  await press(user, 'Continue to payment');
  await press(user, 'Confirm booking');
  await act(async () => {
    releaseOffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(api.callsOf('SeatOffer')).toHaveLength(2);
  expect(screen.queryByRole('heading', takenHeading)).toBeNull();
  releaseBooking();
  await isConfirmed();
});

it('is loaded again when the guest returns to its tab, because it may have lapsed', async () => {
  await openApp(page);
  await screen.findByRole('button', { name: 'Continue to payment' });
  api.on('SeatOffer', () => offerPage({ ...offer, state: 'LAPSED' }));
  const start = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(start + 61_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'This seat is no longer held for you',
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
