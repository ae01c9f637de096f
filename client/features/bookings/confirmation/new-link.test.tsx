import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { bookedHere } from '../booked-here';
import { clearDrafts } from '../../../ui/forms/stored-draft';
import { openSite } from '../testing/open-site';
import { bookingId, noOptions, sampleBooking, sampleClass, siteResponse } from '../testing/sample-responses';
import { connectionLost, refusal, StubServer } from '../testing/stub-server';

const newLink = '44444444-dddd-4ddd-8ddd-4444abcd1234';
const pathOf = (link: string) => `/booking-confirmation/${link}`;
/** With every field of the query: a response that lacks one would be requested again. */
const booked = { ...sampleBooking, classInstance: { ...sampleClass, venue: null } };
const corrected = { ...booked, id: newLink, email: 'elena@example.com' };
const reassigned = {
  ...booked,
  firstName: 'Tomás',
  lastName: 'Rivas',
  email: 'tomas@example.com',
  phoneLast4: null,
  options: noOptions,
  isPassedOn: true,
};

let server: StubServer;

beforeEach(() => {
  clearDrafts();
  window.scrollTo = () => undefined;
  const links = new Map<unknown, object>([[bookingId, booked]]);
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('OwnBookingTexting', () => ({
      site: { ...siteResponse.site, smsDisclosureEn: '', smsDisclosureEs: '' },
    }))
    .on('ConfirmationPage', ({ id }) => ({ bookingConfirmation: links.get(id) ?? null }))
    .on('OwnBookingChange', () => {
      links.delete(bookingId);
      links.set(newLink, corrected);
      return { changeOwnBooking: corrected };
    });
});

async function openForm(user: UserEvent, button = 'Correct or change name, email or phone') {
  await user.click(await screen.findByRole('button', { name: button }));
}
async function save(user: UserEvent, email: string) {
  await openForm(user);
  const field = await screen.findByLabelText('Email');
  await user.clear(field);
  await user.paste(email);
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
}
const askedLinks = () =>
  server.sent.flatMap(({ operation, variables }) => (operation === 'ConfirmationPage' ? [variables.id] : []));

describe('a guest who corrects the email address', () => {
  it('continues with the new link, which replaces the former in the history, and is notified', async () => {
    const { user, address, back } = await openSite(`${pathOf(bookingId)}?lang=en`, server);
    await save(user, 'elena@example.com');
    await waitFor(() => expect(address()).toBe(`${pathOf(newLink)}?lang=en`));
    const toast = screen.getByText(/^Done: messages go to elena@example.com now\./);
    expect(toast.parentElement).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      `/api/bookings/${newLink}/calendar.ics`,
    );
    // The next change applies to the booking opened by the new link.
    await save(user, 'e@example.com');
    await waitFor(() => expect(server.inputsOf('OwnBookingChange')).toHaveLength(2));
    expect(server.inputsOf('OwnBookingChange')[1]).toMatchObject({ bookingId: newLink });
    await back();
    expect(address()).toBe('/');
    // Not by the new link either: the next change may have replaced it before the lookup is answered.
    expect(askedLinks()).toEqual([bookingId]);
  });

  it('and leaves the page meanwhile stays where they have gone, and returns to the new link', async () => {
    const { user, address, back, forward } = await openSite(pathOf(bookingId), server);
    const release = server.hold('OwnBookingChange');
    await save(user, 'elena@example.com');
    await back();
    await act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(address()).toBe('/');
    screen.getByRole('heading', { level: 1, name: 'Home' });
    await forward();
    await waitFor(() => expect(address()).toBe(pathOf(newLink)));
    await screen.findByText('K7M4WX9P');
    expect(askedLinks()).toEqual([bookingId, newLink]);
  });

  it('and returns before the answer continues with the new link', async () => {
    const { user, address, back, forward } = await openSite(pathOf(bookingId), server);
    const release = server.hold('OwnBookingChange');
    await save(user, 'elena@example.com');
    await back();
    await forward();
    await screen.findByText('mgutierrez@example.com', { exact: false });
    release();
    await waitFor(() => expect(address()).toBe(pathOf(newLink)));
    await screen.findByText('elena@example.com', { exact: false });
  });

  it('never sees the page without the booking meanwhile, and it still counts as booked here', async () => {
    const { user, address } = await openSite({ pathname: pathOf(bookingId), state: bookedHere }, server);
    await openForm(user);
    await screen.findByLabelText('Email');
    server.on('ConfirmationPage', connectionLost);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    await user.clear(field);
    await user.paste('elena@example.com');
    expect(field.value).toBe('elena@example.com');
    await user.click(screen.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(address()).toBe(pathOf(newLink)));
    await screen.findByText(/^Done: messages go to elena@example.com now\./);
    expect(screen.getByText('K7M4WX9P')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Your seat is booked' })).toBeTruthy();
  });
});

describe('a guest who passes the seat on', () => {
  beforeEach(() => server.on('OwnBookingChange', () => ({ changeOwnBooking: reassigned })));

  it.each([
    [
      'en',
      'You have passed this seat on',
      /^Tomás Rivas has the seat now\. We will send everything to tomas@/,
    ],
    ['es', 'Usted cedió este lugar', /^Ahora el lugar es de Tomás Rivas\. Le enviaremos todo a tomas@/],
  ] as const)('gets a confirmation in %s without further actions', async (language, title, lead) => {
    const words = {
      en: ['Correct or change name, email or phone', 'Email', 'Save the changes'],
      es: ['Corregir o cambiar nombre, correo o teléfono', 'Correo electrónico', 'Guardar los cambios'],
    }[language];
    const { user, address } = await openSite(pathOf(bookingId), server, language);
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await openForm(user, words[0]);
    const field = await screen.findByLabelText(words[1] ?? '');
    await user.clear(field);
    await user.paste('tomas@example.com');
    await user.click(screen.getByRole('button', { name: words[2] ?? '' }));
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(document.activeElement).toBe(heading);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toContain(title);
    expect(screen.getByRole('status').textContent).toMatch(lead);
    const main = screen.getByRole('main');
    expect(main.querySelectorAll('button')).toHaveLength(0);
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+18015550142',
      '/',
    ]);
    expect(address()).toBe(pathOf(bookingId));
  });
});

it('displays the current state if the link was replaced meanwhile', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on('OwnBookingChange', () => {
    server.on('ConfirmationPage', () => ({ bookingConfirmation: null }));
    return refusal('NOT_FOUND');
  });
  const { user } = await openSite(pathOf(bookingId), server);
  await save(user, 'elena@example.com');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Booking not found' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The link may be incomplete, or replaced by a newer one/,
  );
});
