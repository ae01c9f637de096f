import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { clearDrafts } from '../../../ui/forms/stored-draft';
import { openSite } from '../testing/open-site';
import {
  bookingId,
  noOptions,
  otherClass,
  otherDatesResponse,
  sampleBooking,
  sampleClass,
  siteResponse,
} from '../testing/sample-responses';
import { connectionLost, refusal, StubServer } from '../testing/stub-server';

const page = `/booking-confirmation/${bookingId}`;
const newLink = '44444444-dddd-4ddd-8ddd-4444abcd1234';
const booked = { ...sampleBooking, classInstance: { ...sampleClass, venue: null } };
const unknown = /^We do not know yet whether your change was made\./;
const checked = 'We have checked: this is how your booking stands now.';
const lost = /^No connection: we do not know whether it was done\./;
/** As stored by the stub server, by link. */
let links: Map<unknown, typeof booked>;
let server: StubServer;

beforeEach(() => {
  clearDrafts();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  links = new Map([[bookingId, booked]]);
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('OtherDates', () => otherDatesResponse([otherClass]))
    .on('OwnBookingTexting', () => ({
      site: { ...siteResponse.site, smsDisclosureEn: '', smsDisclosureEs: '' },
    }));
  connect();
});

function connect(): void {
  server.on('ConfirmationPage', ({ id }) => ({ bookingConfirmation: links.get(id) ?? null }));
}

const press = async (user: UserEvent, name: string) =>
  await user.click(await screen.findByRole('button', { name }));

describe('after a cancellation whose answer is lost', () => {
  const cancelled = { ...booked, bookingStatus: 'cancelled', options: noOptions };

  async function cancel(isMade: boolean) {
    server.on('OwnBookingCancel', () => {
      if (isMade) links.set(bookingId, cancelled);
      return connectionLost();
    });
    const { user } = await openSite(page, server);
    await press(user, 'Cancel the booking');
    await press(user, 'Yes, cancel my booking');
    await screen.findByText(lost);
    return user;
  }

  it.each(['Leave it as it is', 'Cancel the booking'])(
    'the page displays the cancelled booking once the panel is closed with “%s”',
    async (button) => {
      await press(await cancel(true), button);
      const heading = await screen.findByRole('heading', { level: 1, name: 'This booking is cancelled' });
      expect(document.activeElement).toBe(heading);
      expect(screen.getByText(/^Done: the booking is cancelled\./)).toBeTruthy();
      expect(screen.queryByText(unknown)).toBeNull();
    },
  );

  it('the page says that it has checked if the cancellation did not arrive', async () => {
    await press(await cancel(false), 'Leave it as it is');
    await screen.findByText(checked);
    expect(screen.getByRole('heading', { level: 1, name: 'Your seat is booked' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the booking' }));
  });

  it.each(['RATE_LIMITED', 'INTERNAL'])(
    'the page says that the outcome is unknown if it cannot be looked up: %s',
    async (code) => {
      const user = await cancel(true);
      server.on('ConfirmationPage', () => refusal(code));
      await press(user, 'Leave it as it is');
      await screen.findByText(unknown);
      connect();
      await press(user, 'Retry');
      await screen.findByRole('heading', { level: 1, name: 'This booking is cancelled' });
    },
  );

  it('the page says that the outcome is unknown until there is a connection again', async () => {
    const user = await cancel(true);
    server.on('ConfirmationPage', connectionLost);
    await press(user, 'Leave it as it is');
    await screen.findByText(unknown);
    await press(user, 'Retry');
    // No further change meanwhile.
    await press(user, 'Move to another date');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(unknown)).toBeTruthy();
    connect();
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('heading', { level: 1, name: 'This booking is cancelled' });
  });
});

describe('after a change of email whose answer is lost', () => {
  const made = new Map<unknown, typeof booked>();

  async function typeEmail(user: UserEvent, email: string): Promise<void> {
    const field = await screen.findByLabelText('Email');
    await user.clear(field);
    await user.paste(email);
    await press(user, 'Save the changes');
  }

  /** Like the server: once per key, each with another link. */
  function change(input: unknown): object {
    const { bookingId: link, email, idempotencyKey } = input as Record<string, string>;
    const before = made.get(idempotencyKey);
    if (before) return { changeOwnBooking: before };
    const stored = links.get(link);
    if (!stored) return refusal('NOT_FOUND');
    const changed = {
      ...stored,
      id: links.size === 1 && link === bookingId ? newLink : `${newLink}-2`,
      email,
    };
    links.delete(link);
    links.set(changed.id, changed as typeof booked);
    made.set(idempotencyKey, changed as typeof booked);
    return { changeOwnBooking: changed };
  }

  async function loseAnswer() {
    made.clear();
    server.on('OwnBookingChange', ({ input }) => {
      change(input);
      server.on('OwnBookingChange', ({ input: next }) => change(next));
      return connectionLost();
    });
    const site = await openSite(page, server);
    await press(site.user, 'Correct or change name, email or phone');
    await typeEmail(site.user, 'mistyped@example.com');
    await screen.findByText(lost);
    return site;
  }

  it('a corrected one repeats it first, and then uses the new link', async () => {
    const { user, address } = await loseAnswer();
    await typeEmail(user, 'elena@example.com');
    await screen.findByText(/^Done: messages go to elena@example.com now\./);
    await waitFor(() => expect(address()).toBe(`/booking-confirmation/${newLink}-2`));
    const [first, repeated, corrected, ...more] = server.inputsOf('OwnBookingChange');
    expect(more).toEqual([]);
    expect(repeated).toEqual(first);
    expect(corrected).toMatchObject({ bookingId: newLink, email: 'elena@example.com' });
    expect(corrected?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
  });

  it('a corrected one is not sent if the repeated one has passed the seat on', async () => {
    const { user } = await loseAnswer();
    const passedOn = { ...booked, firstName: 'Tomás', options: noOptions, isPassedOn: true };
    server.on('OwnBookingChange', () => ({ changeOwnBooking: passedOn }));
    await typeEmail(user, 'elena@example.com');
    await screen.findByRole('heading', { level: 1, name: 'You have passed this seat on' });
    const [first, repeated, ...more] = server.inputsOf('OwnBookingChange');
    expect(more).toEqual([]);
    expect(repeated).toEqual(first);
  });

  it('the page has the new link even if the correction is refused, which the open form explains', async () => {
    const { user, address } = await loseAnswer();
    server.on('OwnBookingChange', ({ input }) =>
      (input as { email: string }).email === 'mistyped@example.com'
        ? change(input)
        : refusal('BAD_USER_INPUT', { email: 'Invalid email' }),
    );
    await typeEmail(user, 'elena@example.co');
    await screen.findByRole('link', { name: 'Invalid email' });
    await waitFor(() => expect(address()).toBe(`/booking-confirmation/${newLink}`));
  });

  it('the page continues with the new link if the panel is closed', async () => {
    const { user, address } = await loseAnswer();
    await press(user, 'Leave it as it is');
    await screen.findByText(/^Done: messages go to mistyped@example.com now\./);
    await waitFor(() => expect(address()).toBe(`/booking-confirmation/${newLink}`));
    expect(screen.queryByRole('heading', { name: 'Booking not found' })).toBeNull();
  });

  it('the page says that the booking cannot be found if the key is no longer known either', async () => {
    const { user } = await loseAnswer();
    server.on('OwnBookingChange', () => refusal('NOT_FOUND'));
    await press(user, 'Leave it as it is');
    await screen.findByRole('heading', { level: 1, name: 'Booking not found' });
  });
});

it('a move whose answer is lost can be sent again, though its date is that of the booking or full by now', async () => {
  const third = { ...otherClass, id: '55555555-eeee-4eee-8eee-555555555555' };
  const moved = { ...booked, isMoved: true, classInstance: { ...otherClass, venue: null } };
  server
    .on('OtherDates', () => otherDatesResponse([otherClass, third]))
    .on('OwnBookingMove', () => {
      server.on('OtherDates', () => otherDatesResponse([third]));
      return connectionLost();
    });
  const { user } = await openSite(page, server);
  await press(user, 'Move to another date');
  const [first] = await screen.findAllByRole('radio');
  await user.click(first ?? document.body);
  await press(user, 'Move my booking');
  await screen.findByText(lost);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  server.on('OwnBookingMove', () => ({ moveOwnBooking: moved }));
  await press(user, 'Move my booking');
  await screen.findByText('This booking was moved: this is its date now.');
  const [sent, repeated, ...others] = server.inputsOf('OwnBookingMove');
  expect(repeated).toEqual(sent);
  expect(others).toEqual([]);
});

it('after a move whose answer is lost the page displays the new date once the panel is closed', async () => {
  server.on('OwnBookingMove', () => {
    const moved = { ...booked, isMoved: true, classInstance: { ...otherClass, venue: null } };
    links.set(bookingId, moved);
    return connectionLost();
  });
  const { user } = await openSite(page, server);
  await press(user, 'Move to another date');
  await user.click(await screen.findByRole('radio'));
  await press(user, 'Move my booking');
  await screen.findByText(lost);
  await press(user, 'Leave it as it is');
  await screen.findByText(checked);
  await screen.findByText('This booking was moved: this is its date now.');
});
