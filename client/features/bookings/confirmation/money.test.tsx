import { screen } from '@testing-library/react';

import { openSite } from '../testing/open-site';
import {
  bookingId,
  bookingPageResponse,
  noOptions,
  sampleBooking,
  sampleClass,
  siteResponse,
} from '../testing/sample-responses';
import { StubServer } from '../testing/stub-server';

const languages = ['en', 'es'] as const;

async function openBooking(changes: object, language: 'en' | 'es') {
  let booking = { ...sampleBooking, ...changes };
  const server = new StubServer()
    .on('Site', () => siteResponse)
    .on('BookingPage', () => bookingPageResponse())
    .on('ConfirmationPage', () => ({ bookingConfirmation: booking }))
    .on('OwnBookingCancel', () => {
      booking = { ...booking, bookingStatus: 'cancelled', options: noOptions };
      return { cancelOwnBooking: booking };
    });
  const site = await openSite(`/booking-confirmation/${bookingId}`, server, language);
  await screen.findByText('K7M4WX9P');
  return site;
}

const pageText = () => screen.getByRole('main').textContent.replace(/\s/gu, ' ');
const cancelled = { classInstance: { ...sampleClass, status: 'cancelled' } };
const movable = { ...noOptions, move: { ...noOptions.move, isAllowed: true, until: null } };

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

it('a refunded seat is promised neither a move nor another refund, nor is its class said to have started', async () => {
  const allowed = { ...noOptions.cancel, isAllowed: true, until: '2099-01-01T00:00:00.000Z' };
  const options = { ...noOptions, cancel: allowed, changeAttendee: allowed };
  await openBooking({ paymentStatus: 'cancelled', refundedOn: '2026-11-20', options }, 'en');
  expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeTruthy();
  expect(pageText()).not.toMatch(/with a full refund|move to another date|has started/);
});

describe('a member of a crew, whose contact pays for all seats,', () => {
  it.each([
    ['en', /to pay|payment pending|pay before|\$165|refund/i, 'Whoever booked for the crew pays'],
    ['es', /por pagar|pago pendiente|pague|\$165|reembolso/i, 'Paga quien reservó para el grupo'],
  ] as const)('is asked in %s for no payment', async (language, money, words) => {
    await openBooking({ isOfCrew: true }, language);
    expect(pageText()).toContain(words);
    expect(pageText()).not.toMatch(money);
  });

  it.each([
    ['en', 'Cancel the booking', /nothing left to pay|owe|back\./i],
    ['es', 'Cancelar la reservación', /pagar|deber|devolvemos/i],
  ] as const)('gets in %s no text about money when cancelling', async (language, name, money) => {
    const { user } = await openBooking({ isOfCrew: true }, language);
    await user.click(screen.getByRole('button', { name }));
    const panel = await screen.findByRole('button', { name: /^(Yes, cancel|Sí, cancelar)/ });
    expect(panel.closest('section')?.textContent ?? '').not.toMatch(money);
  });

  it.each(languages)('gets in %s no text about payment when the class is cancelled', async (language) => {
    await openBooking({ isOfCrew: true, paymentStatus: 'paid', options: movable, ...cancelled }, language);
    expect(pageText()).not.toMatch(/your payment|money back|de su pago|su dinero/i);
  });
});

describe('a cancelled class', () => {
  it.each(languages)('displays in %s no refund for an unpaid booking', async (language) => {
    await openBooking({ options: movable, ...cancelled }, language);
    expect(pageText()).not.toMatch(/your payment|money back|de su pago|su dinero/i);
  });

  it.each([
    ['en', 'call us about your payment', 'For a refund, call us.'],
    ['es', 'llámenos para hablar de su pago', 'Para pedir un reembolso, llámenos.'],
  ] as const)('explains in %s the refund of a paid booking', async (language, lead, choice) => {
    await openBooking({ paymentStatus: 'paid', options: movable, ...cancelled }, language);
    expect(pageText()).toContain(lead);
    expect(pageText()).toContain(choice);
  });
});

it.each([
  [
    'en',
    'Cancel the booking',
    /Until .*Mountain Time,? you can cancel at no cost, and you will not owe anything\./,
  ],
  ['es', 'Cancelar la reservación', /Hasta .*puede cancelar sin costo, y no tendrá que pagar la clase\./],
] as const)('says in %s that nothing is due after cancelling in time', async (language, name, words) => {
  const { user } = await openBooking({}, language);
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: /^(Yes, cancel|Sí, cancelar)/ });
  expect(pageText()).toMatch(words);
});

it.each([
  ['en', 'paid', 'We will send a confirmation to ana@example.com. You will get all of your $165 back.'],
  ['en', 'pending', 'We will send a confirmation to ana@example.com. You owe nothing.'],
  ['es', 'paid', 'Le enviaremos la confirmación a ana@example.com. Le devolveremos el total de $165.'],
  ['es', 'pending', 'Le enviaremos la confirmación a ana@example.com. No tiene que pagar la clase.'],
] as const)(
  'says in %s right after cancelling a %s booking what is mailed and paid back',
  async (language, paymentStatus, words) => {
    const email = 'ana@example.com';
    const { user } = await openBooking({ paymentStatus, email }, language);
    await user.click(screen.getByRole('button', { name: /^(Cancel the booking|Cancelar la reservación)$/ }));
    await user.click(await screen.findByRole('button', { name: /^(Yes, cancel|Sí, cancelar)/ }));
    await screen.findByRole('heading', {
      level: 1,
      name: /^(This booking is cancelled|Esta reservación está cancelada)$/,
    });
    expect(pageText()).toContain(words);
    expect(pageText()).not.toMatch(/surprise|no pidió/);
  },
);

it.each([
  ['en', 'please call us. You have paid $165, and we will pay all of it back.', /pay all of it back/],
  ['es', 'llámenos. Usted pagó $165 y le devolveremos el total.', /le devolveremos/],
] as const)(
  'says in %s above a cancelled booking that was paid what is paid back',
  async (language, words, refund) => {
    const isCancelled = { bookingStatus: 'cancelled', options: noOptions };
    const { unmount } = await openBooking({ paymentStatus: 'paid', ...isCancelled }, language);
    expect(pageText()).toContain(words);
    unmount();
    for (const changes of [
      { paymentStatus: 'pending' },
      { paymentStatus: 'cancelled' },
      { paymentStatus: 'paid', isOfCrew: true },
    ]) {
      const { unmount: close } = await openBooking({ ...isCancelled, ...changes }, language);
      expect(pageText()).not.toMatch(refund);
      close();
    }
  },
);

it('names nobody above the booking of a member of a crew, whose mail may go to the contact', async () => {
  await openBooking({ isOfCrew: true, firstName: 'Bob', email: 'dave@example.com' }, 'en');
  expect(pageText()).toContain('We sent these details to dave@example.com.');
  expect(pageText()).not.toContain('Bob, we');
});

const paidOn = { paymentStatus: 'paid', paidOn: '2026-11-24' };
const refunded = {
  ...paidOn,
  paymentStatus: 'cancelled',
  refundedOn: '2026-11-28',
  bookingStatus: 'cancelled',
};

it.each([
  ['en', 'a payment', paidOn, ['Paid', 'Paid$165on Tuesday, November 24, 2026']],
  ['en', 'a payment without a date', { ...paidOn, paidOn: null }, ['Paid', 'Paid$165']],
  ['en', 'a refund', refunded, ['Refunded', 'Refunded$165on Saturday, November 28, 2026']],
  ['es', 'a payment', paidOn, ['Pagado', 'Pagado$165el martes 24 de noviembre de 2026']],
  ['es', 'a refund', refunded, ['Reembolsado', 'Reembolsado$165el sábado 28 de noviembre de 2026']],
] as const)(
  'displays in %s %s as status and amount',
  async (language, _payment, changes, [status, amount]) => {
    await openBooking(changes, language);
    const [tag, label] = screen.getAllByText(status);
    expect(tag?.closest('dl')).toBeNull();
    expect(label?.parentElement?.textContent).toBe(amount);
    expect(pageText()).not.toMatch(/payment cancelled|pago cancelado|to pay|por pagar/i);
  },
);

it.each([paidOn, refunded])('displays no date of a payment to a member of a crew', async (changes) => {
  await openBooking({ ...changes, isOfCrew: true }, 'en');
  expect(pageText()).not.toMatch(/paid|refund|november/i);
});
