import { screen } from '@testing-library/react';

import { bookingServer } from '../testing/booking-server';
import { openSite } from '../testing/open-site';
import { bookingPageResponse, classId, sampleClass } from '../testing/sample-responses';
import type { StubServer } from '../testing/stub-server';
import { en, es, field, fillIn, goToPayment } from '../testing/visitor';

const formAt = `/book/${classId}`;
const paymentAt = `${formAt}?step=payment`;

let server: StubServer;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  server = bookingServer();
});

describe('the typed values', () => {
  it('survive a reload, except the passwords', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');

    await openSite(formAt, server);
    await screen.findByLabelText(en.firstName);
    expect(field(en.firstName).value).toBe('Ana');
    expect(field(en.terms).checked).toBe(true);
    expect(field(en.password).value).toBe('');
    expect(screen.getByText('Please type your password again')).toBeTruthy();
  });

  it('are kept through Payment and back, including the passwords', async () => {
    const { user, back, address } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    await user.click(screen.getByRole('button', { name: en.next }));
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(address()).toBe(paymentAt);

    await back();
    expect(address()).toBe(formAt);
    expect(field(en.password).value).toBe('correct horse');
    expect(field(en.lastName).value).toBe('Peña');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('are not lost because of an invalid draft', async () => {
    sessionStorage.setItem(`booking-draft:${classId}`, '{"values":{"firstName":{}}}');
    await openSite(formAt, server);
    expect((await screen.findByLabelText<HTMLInputElement>(en.firstName)).value).toBe('');
  });
});

describe('the Payment step', () => {
  it('displays every value and asks for no card', async () => {
    const { user } = await openSite(formAt, server);
    await goToPayment(user);
    expect(screen.getByText('ana@example.com')).toBeTruthy();
    expect(screen.getByText('(801) 555-0163')).toBeTruthy();
    expect(screen.getByText('You pay nothing today.')).toBeTruthy();
    expect(screen.getByText('payment pending').tagName).toBe('EM');
    expect(screen.getByText(/Payment instructions: to pay, call us or reply to the email/)).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(document.title).toBe('Payment, step 2 of 2 – Book a seat');
  });

  it.each([
    [
      'en',
      en,
      [
        'OSHA 10-Hour Construction',
        'Fri, Dec 11 8:00 AM – 1:30 PM',
        'Sat, Dec 12 8:00 AM – 1:30 PM',
        'Place' + 'Training yard' + '2155 S Quarry Road, West Valley City, UT 84119',
        'Taught in' + 'Español',
        '$165',
        'Cancel by Wednesday, December 9 at 8:00 AM Mountain Time (48 hours before class) for a full refund.',
        'Before you book' + 'Bring work boots.',
        'Phone' + 'Not given',
        'Company' + 'Not given',
        'You pay nothing today.',
      ],
    ],
    [
      'es',
      es,
      [
        'OSHA 10 horas, construcción',
        'Viernes 11 de diciembre 8:00 a.m. – 1:30 p.m.',
        'Sábado 12 de diciembre 8:00 a.m. – 1:30 p.m.',
        'Sede' + 'Patio de capacitación' + '2155 S Quarry Road, West Valley City, UT 84119',
        'Idioma' + 'Español',
        '$165',
        'Si cancela a más tardar el miércoles 9 de diciembre a las 8:00 a.m., hora de la montaña',
        'Antes de reservar' + 'Traiga botas de trabajo.',
        'Teléfono' + 'No lo indicó',
        'Empresa' + 'No la indicó',
        'Hoy no paga nada.',
      ],
    ],
  ] as const)('displays all booking details in %s, none collapsed', async (language, words, facts) => {
    const { user } = await openSite(formAt, server, language);
    await goToPayment(user, words);
    await screen.findByText(language === 'en' ? 'payment pending' : 'pago pendiente');
    const main = screen.getByRole('main');
    expect(main.querySelector('details')).toBeNull();
    const text = main.textContent.replace(/\s/gu, ' ');
    for (const fact of facts) expect(text).toContain(fact);
  });

  it.each([
    ['en', en, 'This class is free of charge.', 'Continue', 'Check and confirm', /pay|refund|\$/i],
    ['es', es, 'Esta clase no tiene costo.', 'Continuar', 'Revise y confirme', /pag[ao]|reembolso|\$/i],
  ] as const)(
    'does not mention payment for a free class, in %s',
    async (language, words, free, next, heading, payment) => {
      server.on('BookingPage', () => bookingPageResponse({ ...sampleClass, priceCents: 0 }));
      const { user } = await openSite(formAt, server, language);
      await goToPayment(user, { ...words, next });
      await screen.findByText(free);
      expect(screen.getByRole('main').textContent).not.toMatch(payment);
      expect(document.title).toBe(heading);
    },
  );

  it('links from a value back to its field', async () => {
    const { user, address } = await openSite(formAt, server);
    await goToPayment(user);
    await user.click(screen.getByRole('link', { name: 'Change Email' }));
    expect(address()).toBe(formAt);
    expect(document.activeElement).toBe(field(en.email));
  });

  it('requires valid information', async () => {
    const { address } = await openSite(paymentAt, server);
    await screen.findByRole('button', { name: en.next });
    expect(address()).toBe(formAt);
  });

  it('survives a reload', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await goToPayment(user);
    unmount();
    const { address } = await openSite(paymentAt, server);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(address()).toBe(paymentAt);
  });

  it('returns to the passwords after a reload, because they are not stored', async () => {
    const { user, unmount } = await openSite(formAt, server);
    await fillIn(user);
    await user.click(field(en.account));
    await user.type(field(en.password), 'correct horse');
    await user.type(field(en.confirmPassword), 'correct horse');
    await user.click(screen.getByRole('button', { name: en.next }));
    await screen.findByRole('button', { name: 'Confirm booking' });
    unmount();

    const { address } = await openSite(paymentAt, server);
    await screen.findByText('Please type your password again');
    expect(address()).toBe(formAt);
    expect(document.activeElement).toBe(field(en.password));
  });
});
