import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { clearDrafts } from '../../../ui/forms/stored-draft';
import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import { bookingId, classId, sampleBooking } from '../testing/sample-responses';
import { connectionLost, refusal, type StubServer } from '../testing/stub-server';
import { en, field, goToPayment } from '../testing/visitor';

const formAt = `/book/${classId}`;
const note = /^This booking has what you entered the first time/;
let server: StubServer;

beforeEach(() => {
  clearDrafts();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

/** A guest whose booking request got no answer. */
async function loseAnswer() {
  server.on('BookingCreate', connectionLost);
  const site = await openSite(formAt, server);
  await goToPayment(site.user);
  await site.user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await screen.findByText('The connection was lost');
  return site;
}

async function correctAndConfirm(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Change First name' }));
  await user.type(field(en.firstName), ' Luisa');
  await user.click(screen.getByRole('button', { name: en.next }));
  await user.click(await screen.findByRole('button', { name: 'Confirm booking' }));
}

const sent = () =>
  server
    .inputsOf('BookingCreate')
    .map(({ firstName, idempotencyKey }) => ({ firstName, key: idempotencyKey }));

it.each(['at once', 'after a reload'])(
  'a corrected request first repeats the unanswered one, and opens its booking, %s',
  async (when) => {
    let { user, address, unmount } = await loseAnswer();
    if (when === 'after a reload') {
      unmount();
      ({ user, address, unmount } = await openSite(`${formAt}?step=payment`, server));
      await screen.findByText('The connection was lost');
    }
    server.on('BookingCreate', () => ({ bookSeat: sampleBooking }));
    await correctAndConfirm(user);
    await screen.findByText(note);
    expect(address()).toBe(`/booking-confirmation/${bookingId}`);
    expect(sent()).toEqual([
      { firstName: 'Ana', key: sent()[0]?.key },
      { firstName: 'Ana', key: sent()[0]?.key },
    ]);
    expect({ ...sessionStorage }).toEqual({});
  },
);

it('no longer says that the booking has the first data once the guest has changed it', async () => {
  const { user } = await loseAnswer();
  server.on('BookingCreate', () => ({ bookSeat: sampleBooking }));
  await correctAndConfirm(user);
  await screen.findByText(note);
  server.on('OwnBookingTexting', connectionLost);
  server.on('OwnBookingChange', () => ({ changeOwnBooking: { ...sampleBooking, firstName: 'Ana Luisa' } }));
  await user.click(screen.getByRole('button', { name: 'Correct or change name, email or phone' }));
  await user.click(await screen.findByRole('button', { name: 'Save the changes' }));
  await screen.findByText(/^Done: this is the booking as it is now/);
  expect(screen.queryByText(note)).toBeNull();
});

it('the corrected request is sent if the unanswered one is refused, with another key', async () => {
  const { user } = await loseAnswer();
  server.on('BookingCreate', ({ input }) =>
    (input as { firstName: string }).firstName === 'Ana'
      ? refusal('BAD_USER_INPUT', { firstName: 'Invalid' })
      : { bookSeat: sampleBooking },
  );
  await correctAndConfirm(user);
  await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
  expect(screen.queryByText(note)).toBeNull();
  const [first, repeated, corrected] = sent();
  expect(repeated).toEqual(first);
  expect(corrected?.firstName).toBe('Ana Luisa');
  expect(corrected?.key).not.toBe(first?.key);
});

it('the unanswered request is repeated until there is an answer', async () => {
  const { user } = await loseAnswer();
  await correctAndConfirm(user);
  await screen.findByText('The connection was lost');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(new Set(sent().map(({ firstName }) => firstName))).toEqual(new Set(['Ana']));
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

describe('a guest who returns to the information while the request is being sent', () => {
  /** @returns delivers the response after the first name and the company were changed */
  async function changeMeanwhile() {
    const site = await openSite(formAt, server);
    await goToPayment(site.user);
    const release = server.hold('BookingCreate');
    await site.user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await site.back();
    await site.user.type(field(en.firstName), ' Luisa');
    await site.user.type(field(/^Company/), 'Salas Framing');
    await act(async () => {
      release();
      await Promise.resolve();
    });
    return site;
  }

  it('keeps what is typed if the response is lost', async () => {
    server.on('BookingCreate', connectionLost);
    const { unmount } = await changeMeanwhile();
    unmount();
    await openSite(formAt, server);
    expect((await screen.findByLabelText<HTMLInputElement>(en.firstName)).value).toBe('Ana Luisa');
    expect(field(/^Company/).value).toBe('Salas Framing');
  });

  it('is told that the booking does not have it', async () => {
    const { address } = await changeMeanwhile();
    await screen.findByText(note);
    expect(address()).toBe(`/booking-confirmation/${bookingId}`);
  });
});

it('a guest who returns to the form while the request is being sent books one seat', async () => {
  const { user, back, forward } = await openSite(formAt, server);
  await goToPayment(user);
  const release = server.hold('BookingCreate');
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await back();
  await back();
  await screen.findByRole('heading', { name: 'Home' });
  await forward();
  await forward();
  await screen.findByText('The connection was lost');
  await act(async () => {
    release();
    await Promise.resolve();
  });
  await correctAndConfirm(user);
  await screen.findByText(note);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent().map(({ firstName }) => firstName))).toEqual(new Set(['Ana']));
});

describe('a guest who has left the form before the response', () => {
  /** @param looksIn whether they look at the form once more before the response */
  async function leave(looksIn: boolean) {
    const site = await openSite(formAt, server);
    await goToPayment(site.user);
    const release = server.hold('BookingCreate');
    await site.user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await site.back();
    await site.back();
    if (looksIn) {
      await site.forward();
      await screen.findByLabelText(en.firstName);
      await site.back();
    }
    await screen.findByRole('heading', { name: 'Home' });
    await act(async () => {
      release();
      await Promise.resolve();
    });
    return site;
  }

  it('is told of the booking when they return, once', async () => {
    const { user, forward, address } = await leave(false);
    expect(address()).toBe('/');
    expect({ ...sessionStorage }).toEqual({});
    await forward();
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
    expect(address()).toBe(`/booking-confirmation/${bookingId}`);

    await user.click(screen.getByRole('link', { name: 'Book another person' }));
    await screen.findByLabelText(en.firstName);
    expect(address()).toBe(formAt);
  });

  it('is told of the booking, even after another look at the form', async () => {
    const { forward } = await leave(true);
    await forward();
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
  });

  it('is not told of it after half an hour, when somebody else may use the device', async () => {
    const { forward } = await leave(false);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
    await forward();
    await screen.findByLabelText(en.firstName);
    expect(screen.queryByText('Your seat is booked')).toBeNull();
  });
});

it('a limit that was reached does not claim that nothing was booked', async () => {
  const { user } = await loseAnswer();
  server.on('BookingCreate', () => refusal('RATE_LIMITED'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const alert = await screen.findByText('Error processing booking. Please try again.');
  expect(alert).toBeTruthy();
  expect(screen.queryByText(/Nothing was booked/)).toBeNull();
});
