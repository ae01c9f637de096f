import { screen, waitFor } from '@testing-library/react';

import { clearDrafts } from '../../../ui/forms/stored-draft';
import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageResponse,
  otherClass,
  otherDatesResponse,
  sampleBooking,
  siteResponse,
} from '../testing/sample-responses';
import { connectionLost, StubServer } from '../testing/stub-server';

const button = 'Correct or change name, email or phone';
const disclosure = 'You agree to get text messages.';
const texting = () => ({ site: { ...siteResponse.site, smsDisclosureEn: disclosure, smsDisclosureEs: '' } });
let server: StubServer;

beforeEach(() => {
  clearDrafts();
  window.scrollTo = () => undefined;
  server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingPage', () => bookingPageResponse())
    .on('OwnBookingTexting', texting)
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: false } }));
});

it('displays in the page title that a field of the change has an error, until the panel is closed', async () => {
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.clear(await screen.findByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(document.title).toMatch(/^Error: Your seat is booked/));
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(document.title).toMatch(/^Your seat is booked/));
});

it.each([
  ['turns on', false],
  ['turns off', true],
])('%s text messages, next to the consent to them', async (_name, textNotifications) => {
  const booking = { ...sampleBooking, textNotifications };
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: booking }))
    .on('OwnBookingChange', () => ({
      changeOwnBooking: { ...booking, textNotifications: !textNotifications },
    }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /text messages/ });
  expect(box.checked).toBe(textNotifications);
  expect(screen.getByText(disclosure)).toBeTruthy();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await screen.findByText(/^Done: this is the booking as it is now/);
  expect(changeSent()).toMatchObject({ textNotifications: !textNotifications });
});

it('changes the language of the messages, whatever the language of the page', async () => {
  const booking = { ...sampleBooking, language: 'en' };
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: booking }))
    .on('OwnBookingChange', () => ({ changeOwnBooking: { ...booking, language: 'es' } }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server, 'es');
  await user.click(await screen.findByRole('button', { name: /^Corregir o cambiar/ }));
  const choice = await screen.findByLabelText<HTMLSelectElement>('Idioma de los mensajes');
  expect(choice.value).toBe('en');
  await user.selectOptions(choice, 'Español');
  await user.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
  await waitFor(() => expect(changeSent()).toMatchObject({ language: 'es' }));
});

it('asks nothing about text messages while another person is entered, who decides for themselves', async () => {
  server.on('OwnBookingChange', () => ({ changeOwnBooking: sampleBooking }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('checkbox', { name: /text messages/ }));
  await user.type(screen.getByLabelText('First name'), 'a');
  expect(screen.getByRole('checkbox', { name: /text messages/ })).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), '.mx');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(changeSent()).toMatchObject({ bookingId }));
  expect(changeSent()).not.toHaveProperty('textNotifications');
});

it('says what passing the seat on means only while another person is entered', async () => {
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  const email = await screen.findByLabelText('Email');
  const consequence = () => screen.queryByText(/^You are passing the seat on/);
  await user.type(screen.getByLabelText('Last name'), ' Vega');
  expect(consequence()).toBeNull();
  await user.type(email, '.mx');
  expect(consequence()).toBeTruthy();
  await user.type(email, '{Backspace}{Backspace}{Backspace}');
  expect(consequence()).toBeNull();
});

it('offers no text messages to a member of a crew, whose contact may be reading', async () => {
  server.on('ConfirmationPage', () => ({
    bookingConfirmation: { ...sampleBooking, phoneLast4: null, textNotifications: false, isOfCrew: true },
  }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByLabelText(/^Phone \(optional\)/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.sent.map(({ operation }) => operation)).not.toContain('OwnBookingTexting');
});

it('says that text messages cannot be turned on while the consent to them cannot be loaded', async () => {
  server.on('OwnBookingTexting', connectionLost);
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(/^Text messages cannot be turned on at the moment/)).toBeTruthy();
  expect(document.getElementById('own-phone')).not.toBeNull();
  server.on('OwnBookingTexting', texting);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('own-textNotifications'));
});

it('sends nothing about text messages if their box is not touched', async () => {
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: true } }))
    .on('OwnBookingChange', () => ({ changeOwnBooking: sampleBooking }));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('checkbox', { name: /text messages/ });
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await screen.findByText(/^Done: this is the booking as it is now/);
  expect(changeSent()).not.toHaveProperty('textNotifications');
});

it('keeps what was typed for a reload, until it is discarded or saved', async () => {
  server.on('OwnBookingChange', () => ({ changeOwnBooking: sampleBooking }));
  const page = `/booking-confirmation/${bookingId}`;
  const first = await openSite(page, server);
  await first.user.click(await screen.findByRole('button', { name: button }));
  await first.user.type(await screen.findByLabelText(/^Emergency contact/), 'Rosa Salas');
  first.unmount();

  const { user } = await openSite(page, server);
  const typed = async () => {
    await user.click(await screen.findByRole('button', { name: button }));
    return (await screen.findByLabelText<HTMLInputElement>(/^Emergency contact/)).value;
  };
  expect(await typed()).toBe('Rosa Salas');
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(await typed()).toBe('');
  await user.type(screen.getByLabelText(/^Emergency contact/), 'Luz Vega');
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await screen.findByText(/^Done: this is the booking as it is now/);
  expect(await typed()).toBe('');
});

it('keeps what was typed over a booking that has changed meanwhile, and says so', async () => {
  server.on('OwnBookingChange', () => ({ changeOwnBooking: sampleBooking }));
  const page = `/booking-confirmation/${bookingId}`;
  const notice = /^The booking has changed since you opened this form/;
  const first = await openSite(page, server);
  await first.user.click(await screen.findByRole('button', { name: button }));
  await first.user.type(await screen.findByLabelText(/^Emergency contact/), 'Rosa Salas');
  expect(screen.queryByText(notice)).toBeNull();
  first.unmount();

  const corrected = { ...sampleBooking, lastName: 'Corrected', textNotifications: false };
  server.on('ConfirmationPage', () => ({ bookingConfirmation: corrected }));
  const { user } = await openSite(page, server);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Emergency contact/).value).toBe('Rosa Salas');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Corrected');
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByLabelText('Last name');
  expect(screen.queryByText(notice)).toBeNull();
});

function changeSent(): unknown {
  return server.sent.find(({ operation }) => operation === 'OwnBookingChange')?.variables.input;
}

it('offers to change the phone only with the consent to text messages, which can be loaded again', async () => {
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: { ...sampleBooking, textNotifications: true } }))
    .on('OwnBookingTexting', connectionLost);
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(/^The phone number cannot be changed at the moment/)).toBeTruthy();
  expect(document.getElementById('own-phone')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Try again' });

  let release = server.hold('OwnBookingTexting');
  await user.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  release();
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(retry);

  server.on('OwnBookingTexting', () => ({
    site: { ...siteResponse.site, smsDisclosureEn: 'You agree.', smsDisclosureEs: '' },
  }));
  release = server.hold('OwnBookingTexting');
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  release();
  await waitFor(() => expect(document.activeElement?.id).toBe('own-phone'));
});

it('gives the focus to the first of the further dates when they are displayed', async () => {
  const dates = Array.from({ length: 7 }, (_, index) => ({ ...otherClass, id: `${otherClass.id}-${index}` }));
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('OtherDates', () => otherDatesResponse(dates));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  await user.click(await screen.findByRole('button', { name: 'Show more dates' }));
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(document.activeElement?.id).toBe(`date-${dates[5]?.id}`);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('warns that a near date ends the time to cancel', async () => {
  const near = { ...otherClass, id: 'near', refundDeadline: '2020-01-01T15:00:00.000Z' };
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('OtherDates', () => otherDatesResponse([near, otherClass]));
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  const [nearDate, later] = await screen.findAllByRole('radio');
  const warning = () => screen.queryByText(/after the move, you can no longer cancel/);
  await user.click(later ?? document.body);
  expect(warning()).toBeNull();
  await user.click(nearDate ?? document.body);
  expect(warning()).not.toBeNull();
});

it('keeps the focus while the other dates are loaded again, then gives it to the first of them', async () => {
  server
    .on('ConfirmationPage', () => ({ bookingConfirmation: sampleBooking }))
    .on('OtherDates', connectionLost);
  const { user } = await openSite(`/booking-confirmation/${bookingId}`, server);
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on('OtherDates', () => otherDatesResponse([otherClass]));
  const release = server.hold('OtherDates');
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  release();
  await waitFor(() => expect(document.activeElement?.id).toBe(`date-${otherClass.id}`));
});
