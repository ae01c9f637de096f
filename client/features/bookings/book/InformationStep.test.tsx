import { screen, within } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { filledValues } from '../testing/filled-values';
import { openSite } from '../testing/open-site';
import { bookingPageResponse, classId, sampleClass } from '../testing/sample-responses';
import type { StubServer } from '../testing/stub-server';
import { descriptionOf, en, es, field, fillIn, linksOf, submitWithErrors, summary } from '../testing/visitor';

const formAt = `/book/${classId}`;

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

describe('the requirements for attendees', () => {
  it.each([
    ['en', 'Before you book', 'Bring work boots.', 'en'],
    ['es', 'Antes de reservar', 'Traiga botas de trabajo.', 'es'],
  ] as const)('are displayed above the form, in %s', async (language, heading, text, lang) => {
    await openSite(formAt, server, language);
    const section = await screen.findByRole('region', { name: heading });
    const words = within(section).getByText(text);
    expect(words.lang).toBe(lang);
    expect(words.closest('details')).toBeNull();
    const form = field(language === 'en' ? en.firstName : es.firstName);
    expect(section.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are marked as English if there is no Spanish text', async () => {
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, requirementsEs: null }));
    await openSite(formAt, server, 'es');
    await screen.findByRole('heading', { name: 'Antes de reservar' });
    expect(screen.getByText('Bring work boots.').lang).toBe('en');
  });

  it.each([null, ' '])('are omitted if there are none: %p', async (requirements) => {
    server.on('BookingPage', () =>
      bookingPageResponse({ ...sampleClass, requirements, requirementsEs: null }),
    );
    await openSite(formAt, server);
    await screen.findByLabelText(en.firstName);
    expect(screen.queryByRole('heading', { name: 'Before you book' })).toBeNull();
  });

  it('are collapsed if they are long', async () => {
    const requirements = 'Bring work boots. '.repeat(277).trim();
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, requirements }));
    await openSite(formAt, server);
    const section = await screen.findByRole('region', { name: 'Before you book' });
    const [start, rest] = [...section.querySelectorAll('p')];
    expect(start?.textContent.length).toBeLessThan(330);
    expect(rest?.closest('details')?.open).toBe(false);
    expect(`${String(start?.textContent)} ${String(rest?.textContent)}`).toBe(requirements);
  });
});

describe('the Information step', () => {
  it.each([
    ['en', en.next, 'You pay nothing today.'],
    ['es', es.next, 'Hoy no paga nada.'],
  ] as const)('says in %s at its button that nothing is paid today', async (language, button, words) => {
    await openSite(formAt, server, language);
    expect(descriptionOf(await screen.findByRole('button', { name: button }))).toBe(words);
  });

  it.each([
    ['en', 'Continue', 'This class is free of charge.', /pay|charged|refund/i],
    ['es', 'Continuar', 'Esta clase no tiene costo.', /pag[ao]|cobra|reembolso/i],
  ] as const)(
    'does not mention payment for a free class, in %s',
    async (language, button, words, payment) => {
      server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, priceCents: 0 }));
      await openSite(formAt, server, language);
      expect(descriptionOf(await screen.findByRole('button', { name: button }))).toBe(words);
      expect(screen.getByRole('main').textContent).not.toMatch(payment);
    },
  );

  it.each([
    [
      'en',
      en,
      ['First name required', 'Last name required', 'Email required', 'Emergency contact required'],
      ['Emergency phone required', 'You must agree to the terms'],
    ],
    [
      'es',
      es,
      [
        'Escriba el nombre',
        'Escriba el apellido',
        'Escriba el correo electrónico',
        'Escriba el nombre del contacto de emergencia',
      ],
      ['Escriba el teléfono del contacto de emergencia', 'Debe aceptar las condiciones'],
    ],
  ] as const)(
    'reports every missing value in the summary and at the field, in %s',
    async (language, words, first, rest) => {
      const { user, address } = await openSite(formAt, server, language);
      await user.type(await screen.findByLabelText(words.firstName), '   ');
      await submitWithErrors(user, words);

      expect(linksOf(summary(words))).toEqual([...first, ...rest]);
      expect(document.activeElement).toBe(summary(words));
      expect(document.title).toMatch(/^Error: /);
      expect(field(words.firstName).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(field(words.firstName))).toContain(first[0]);
      expect(descriptionOf(field(words.terms))).toContain(rest[1]);
      expect(address()).toBe(formAt);
      expect(server.inputsOf('BookingCreate')).toEqual([]);
    },
  );

  it.each([
    ['en', en, 'Invalid email', 'Phone required for SMS notifications', 'Passwords do not match'],
    [
      'es',
      es,
      'El correo electrónico no es válido',
      'Escriba un teléfono para recibir mensajes de texto',
      'Las contraseñas no coinciden',
    ],
  ] as const)(
    'validates the email, the phone for text messages and the passwords, in %s',
    async (language, words, ...messages) => {
      const { user } = await openSite(formAt, server, language);
      await fillIn(user, words);
      await user.type(field(words.email), '@');
      await user.click(field(words.sms));
      await user.click(field(words.account));
      await user.type(field(words.password), 'long enough');
      await user.type(field(words.confirmPassword), 'long enoug');
      await submitWithErrors(user, words);
      expect(linksOf(summary(words))).toEqual(messages);

      await user.clear(field(words.password));
      await user.type(field(words.password), 'short');
      await submitWithErrors(user, words);
      expect(linksOf(summary(words))).toContain(
        language === 'en'
          ? 'Password must be 8 to 128 characters'
          : 'La contraseña debe tener de 8 a 128 caracteres',
      );
    },
  );

  it('validates nothing before submit', async () => {
    const { user } = await openSite(formAt, server);
    await user.type(await screen.findByLabelText(en.email), 'no');
    await user.tab();
    expect(field(en.email).getAttribute('aria-invalid')).toBeNull();
  });

  it('clears the error of an edited field, and keeps the others', async () => {
    const { user } = await openSite(formAt, server);
    await screen.findByLabelText(en.firstName);
    await submitWithErrors(user);
    await user.type(field(en.lastName), 'P');

    expect(field(en.lastName).getAttribute('aria-invalid')).toBeNull();
    expect(linksOf(summary())).not.toContain('Last name required');
    expect(linksOf(summary())).toContain('First name required');
    expect(document.activeElement).toBe(field(en.lastName));
  });

  it('clears the error of the phone when text messages are deselected', async () => {
    const { user } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.sms));
    await submitWithErrors(user);
    expect(field(en.phone).getAttribute('aria-invalid')).toBe('true');
    await user.click(field(en.sms));
    expect(field(en.phone).getAttribute('aria-invalid')).toBeNull();
  });

  it('links from the summary to the field', async () => {
    const { user } = await openSite(formAt, server);
    await screen.findByLabelText(en.firstName);
    await submitWithErrors(user);
    await user.click(screen.getByRole('link', { name: 'Emergency phone required' }));
    expect(document.activeElement).toBe(field(en.emergencyPhone));
  });

  it('displays the errors in the other language after a switch, with all typed values', async () => {
    const { user, switchLanguage } = await openSite(formAt, server);
    await user.type(await screen.findByLabelText(en.firstName), 'Ana');
    await submitWithErrors(user);
    await switchLanguage('es');
    expect(linksOf(await screen.findByRole('group', { name: es.problem }))).toContain('Escriba el apellido');
    expect(field(es.firstName).value).toBe('Ana');
    expect(screen.getByText('Usted acepta recibir mensajes de texto automáticos.')).toBeTruthy();
  });

  it('requires a phone only with text messages, and passwords only with an account', async () => {
    const { user } = await openSite(formAt, server);
    await screen.findByLabelText('Phone (optional)');
    expect(screen.queryByLabelText(en.password)).toBeNull();
    await user.click(field(en.sms));
    await user.click(field(en.account));
    expect(screen.getByLabelText('Phone')).toBeTruthy();
    expect(field(en.password).type).toBe('password');
    expect(descriptionOf(field(en.sms))).toContain('You agree to receive automated text messages.');
  });

  it('offers no text message that can no longer be sent, whatever was chosen for another date', async () => {
    const soon = new Date(Date.now() + 20 * 3_600_000).toISOString();
    server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, startsAt: soon }));
    const draft = { values: { ...filledValues, textNotifications: true, phone: '' }, attempt: null };
    sessionStorage.setItem(`booking-draft:${classId}`, JSON.stringify(draft));
    const { user } = await openSite(formAt, server);
    await screen.findByLabelText('Phone (optional)');
    expect(screen.queryByLabelText(en.sms)).toBeNull();

    await user.click(screen.getByRole('button', { name: en.next }));
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(screen.queryByText('SMS reminder')).toBeNull();
  });
});
