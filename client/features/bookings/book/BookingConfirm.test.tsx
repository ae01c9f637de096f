import { screen, waitFor } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageResponse,
  classId,
  otherClass,
  otherClassId,
  otherDatesResponse,
  sampleBooking,
  sampleClass,
} from '../testing/sample-responses';
import { connectionLost, refusal, type StubServer } from '../testing/stub-server';
import { en, es, field, goToPayment, linksOf, summary } from '../testing/visitor';

const formAt = `/book/${classId}`;
const paymentAt = `${formAt}?step=payment`;
const confirmationAt = `/booking-confirmation/${bookingId}`;

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

describe('confirming', () => {
  const confirm = (name = 'Confirm booking') => screen.getByRole('button', { name });

  /** Leaves the page after a booking request whose response was lost. */
  async function loseAnswer(): Promise<void> {
    server.on('BookingCreate', connectionLost);
    const { user, unmount } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await screen.findByRole('alert');
    unmount();
  }

  it('books, removes the draft, and Back does not return to the form', async () => {
    const { user, address, back } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });

    expect(address()).toBe(confirmationAt);
    expect(server.inputsOf('BookingCreate')).toEqual([
      expect.objectContaining({
        classInstanceId: classId,
        firstName: 'Ana',
        language: 'en',
        agreeToTerms: true,
      }),
    ]);
    expect({ ...sessionStorage }).toEqual({});
    await back();
    expect(address()).toBe('/');
  });

  it('offers the form for another person with email, company and emergency contact', async () => {
    server.on('ConfirmationPage', () => ({
      bookingConfirmation: { ...sampleBooking, classInstance: { ...sampleClass, venue: null } },
    }));
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await user.click(await screen.findByRole('link', { name: 'Book another person' }));
    expect(address()).toBe(formAt);
    await screen.findByLabelText(en.firstName);
    for (const [label, value] of [
      [en.firstName, ''],
      [en.lastName, ''],
      [en.email, sampleBooking.email],
      [en.phone, ''],
      [/^Company/, sampleBooking.companyName],
      [en.emergencyName, 'Luis Peña'],
    ] as const)
      expect(field(label).value).toBe(value);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  });

  it('displays the new booking even if it cannot be loaded', async () => {
    server.on('ConfirmationPage', connectionLost);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
    expect(screen.queryByRole('heading', { name: 'Your booking could not be loaded' })).toBeNull();
  });

  it('displays the confirmation to the guest who has booked the last seat', async () => {
    server.on('BookingCreate', () => ({
      bookSeat: { ...sampleBooking, classInstance: { ...sampleClass, availability: 'full', seatsLeft: 0 } },
    }));
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
    expect(address()).toBe(confirmationAt);
  });

  it('books once however often it is clicked, and is busy meanwhile', async () => {
    const release = server.hold('BookingCreate');
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    const button = confirm();
    await user.dblClick(button);
    await user.keyboard('{Enter}');

    expect(button.textContent).toBe('Confirming…');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(server.inputsOf('BookingCreate')).toHaveLength(1);
    release();
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
    expect(server.inputsOf('BookingCreate')).toHaveLength(1);
  });

  it('leads to the confirmation also from Information, if Back was pressed during the request', async () => {
    const release = server.hold('BookingCreate');
    const { user, address, back } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await back();
    expect(address()).toBe(formAt);
    release();
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
    expect(address()).toBe(confirmationAt);
    await back();
    expect(address()).toBe('/');
  });

  it('keeps the form after a lost connection, and retries with the same key', async () => {
    server.on('BookingCreate', connectionLost);
    const { user, switchLanguage } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error processing booking. Please try again.');
    expect(alert.textContent).toContain('We do not know whether your seat was booked.');
    expect(alert.textContent).not.toContain('Nothing was booked');
    expect(alert.textContent).toContain('trying again cannot book twice');

    await switchLanguage('es');
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByText('Se perdió la conexión');
    expect(screen.getByText(/^No sabemos si su lugar quedó reservado/)).toBeTruthy();
    server.on('BookingCreate', () => ({ bookSeat: sampleBooking }));
    await user.click(confirm('Confirmar la reservación'));
    await screen.findByRole('heading', { level: 1, name: 'Su lugar está reservado' });

    const keys = server.inputsOf('BookingCreate').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('retries with the same key even if the lost request took the last seat', async () => {
    await loseAnswer();

    server.on('BookingPage', () =>
      bookingPageResponse({ ...sampleClass, availability: 'full', seatsLeft: 0 }),
    );
    server.on('BookingCreate', () => ({ bookSeat: sampleBooking }));
    const reloaded = await openSite(paymentAt, server);
    await reloaded.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: 'Your seat is booked' });
  });

  it("displays the server's errors at their fields", async () => {
    server.on('BookingCreate', () =>
      refusal('BAD_USER_INPUT', { email: 'Invalid email', companyName: 'At most 100 characters' }),
    );
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());

    await screen.findByRole('group', { name: en.problem });
    expect(address()).toBe(formAt);
    expect(linksOf(summary())).toEqual(['Invalid email', 'At most 100 characters']);
    expect(document.activeElement).toBe(summary());
    await user.type(field(en.email), '.mx');
    expect(linksOf(summary())).toEqual(['At most 100 characters']);
    await user.click(screen.getByRole('button', { name: en.next }));
    await waitFor(() => expect(address()).toBe(paymentAt));
  });

  it('says that this person is already booked', async () => {
    server.on('BookingCreate', () => refusal('ALREADY_BOOKED'));
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ana Peña already has a seat in this class',
    );
    await user.click(screen.getByRole('link', { name: 'change the name' }));
    expect(address()).toBe(formAt);
    expect(document.activeElement).toBe(field(en.firstName));
  });

  it('brings the typed email to the page that mails the link', async () => {
    server.on('BookingCreate', () => refusal('ALREADY_BOOKED'));
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await user.click(await screen.findByRole('link', { name: 'ask for its link' }));
    expect(address()).toBe('/find-booking');
    expect(field(en.email)).toHaveProperty('value', 'ana@example.com');
    const account = screen.getByRole('link', { name: 'Create an account' });
    expect(account.getAttribute('href')).toBe('/register');
    expect(account.parentElement?.textContent).toMatch(/^No number\? .+, or call \(801\) 555-0142\.$/);
  });

  it.each([
    ['INTERNAL', 'en', 'Error processing booking. Please try again.'],
    ['INTERNAL', 'es', 'Error al procesar la reservación. Inténtelo de nuevo.'],
    ['IDEMPOTENCY_MISMATCH', 'en', 'Error processing booking. Please try again.'],
    ['RATE_LIMITED', 'en', 'Nothing was booked, and what you typed is kept. Call us at (801) 555-0142'],
    ['RATE_LIMITED', 'es', 'No se reservó nada y lo que escribió sigue aquí. Llámenos al (801) 555-0142'],
  ] as const)('responds to %s in %s with: %s', async (code, language, message) => {
    server.on('BookingCreate', () => refusal(code));
    const { user } = await openSite(formAt, server, language);
    await goToPayment(user, language === 'en' ? en : es);
    await user.click(confirm(language === 'en' ? 'Confirm booking' : 'Confirmar la reservación'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(document.title).toMatch(/^Error: /);
  });

  it('uses a new key after a mismatch', async () => {
    server.on('BookingCreate', () => refusal('IDEMPOTENCY_MISMATCH'));
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(confirm());
    await screen.findByRole('alert');
    await user.click(confirm());
    await waitFor(() => expect(server.inputsOf('BookingCreate')).toHaveLength(2));
    const [first, second] = server.inputsOf('BookingCreate').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('displays that the class is full if the last seat was taken meanwhile, and prefills the form of another date', async () => {
    server.on('BookingCreate', () => refusal('CLASS_FULL'));
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    server.on('BookingPage', ({ id }) =>
      bookingPageResponse(
        id === classId ? { ...sampleClass, availability: 'full', seatsLeft: 0 } : otherClass,
      ),
    );
    await user.click(confirm());

    const heading = await screen.findByRole('heading', { level: 1, name: 'This class is full' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/Nothing was booked. What you typed is kept/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call (801) 555-0142' }).getAttribute('href')).toBe(
      'tel:+18015550142',
    );

    await user.click(await screen.findByRole('link', { name: 'Book a seat Friday, December 18' }));
    expect(address()).toBe(`/book/${otherClassId}`);
    expect((await screen.findByLabelText<HTMLInputElement>(en.firstName)).value).toBe('Ana');
  });

  it('moves the focus to the news that the class is full, also after a reload', async () => {
    await loseAnswer();

    const reloaded = await openSite(paymentAt, server);
    server.on('BookingCreate', () => refusal('CLASS_FULL'));
    await reloaded.user.click(await screen.findByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'This class is full' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says if the class is no longer bookable', async () => {
    server.on('BookingCreate', () => refusal('CLASS_NOT_BOOKABLE'));
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    const cancelled = { ...sampleClass, availability: 'cancelled' };
    server.on('BookingPage', () => bookingPageResponse(cancelled));
    // The same class in both responses, so that the cache is right in either order.
    server.on('OtherDates', () => otherDatesResponse([cancelled, otherClass]));
    await user.click(confirm());
    await screen.findByRole('heading', { level: 1, name: 'This class was cancelled' });
    expect(screen.getByText('Booking closed while you were filling in the form.')).toBeTruthy();
  });
});
