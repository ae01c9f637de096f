import type { Page } from '@playwright/test';
import { expect, ownSiteTest as test } from './guest.js';
import { waitForFonts } from './fonts.mjs';
import { layoutShift } from './layout-shift.js';
import { waitForHydration } from './navigation.js';
import { delayApi } from './network.js';
import { logInAsOffice } from './log-in.js';
import { expectMail, mailedLink } from './mailed-link.js';
import type { Office } from './office.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    tellMe: 'Tell me when a seat opens up',
    join: 'Put me on the list',
    waiting: 'You are on the waiting list',
    decline: 'I do not need it',
    yes: 'Yes, decline',
    declined: 'You declined this seat',
    taken: 'This seat was booked',
    leave: 'Leave the list',
    leaveYes: 'Yes, leave it',
    left: 'You have left the waiting list',
    labels: ['First name', 'Last name', 'Email'],
    ended: 'This seat is no longer held for you',
    withdrawnText: /^Our office could not keep the seat for you\. You stay on the waiting list/,
    free: 'This class is not full. You can book a seat now.',
    bookNow: 'Book a seat',
    otherDate: /^Book a seat ./,
    mailedEnded: 'The seat is no longer held for you',
    office: {
      offerToRosa: 'Offer a seat: Rosa Vega',
      noSeat: 'No seat is free for Rosa Vega',
      instead: 'Offer to Rosa Vega instead',
      offered: 'A seat is held for Rosa Vega. We will write to them.',
      withdrawnState: 'Offer withdrawn',
      withdrawFromRosa: 'Withdraw offer: Rosa Vega',
      withdrawHeading: 'Withdraw the seat offered to Rosa Vega?',
      withdraw: 'Withdraw offer',
      withdrawn: 'The offer to Rosa Vega is withdrawn.',
    },
  },
  es: {
    tellMe: 'Avísenme cuando haya un lugar',
    join: 'Agregarme a la lista',
    waiting: 'Usted está en la lista de espera',
    decline: 'No lo necesito',
    yes: 'Sí, rechazar',
    declined: 'Usted rechazó este lugar',
    taken: 'Este lugar ya se reservó',
    leave: 'Salir de la lista',
    leaveYes: 'Sí, salir',
    left: 'Usted salió de la lista de espera',
    labels: ['Nombre', 'Apellido', 'Correo electrónico'],
    ended: 'Este lugar ya no está apartado para usted',
    withdrawnText: /^Nuestra oficina no pudo mantener el lugar apartado para usted\. Usted sigue en la lista/,
    free: 'Todavía hay cupo en esta clase. Puede reservar un lugar ahora.',
    bookNow: 'Reservar un lugar',
    otherDate: /^Reservar un lugar ./,
    mailedEnded: 'El lugar ya no está apartado para usted',
    office: {
      offerToRosa: 'Ofrecer un lugar: Rosa Vega',
      noSeat: 'No hay ningún lugar disponible para Rosa Vega',
      instead: 'Ofrecérselo a Rosa Vega',
      offered: 'Hay un lugar apartado para Rosa Vega; se le enviará un aviso.',
      withdrawnState: 'Oferta retirada',
      withdrawFromRosa: 'Retirar la oferta: Rosa Vega',
      withdrawHeading: '¿Retirar el lugar ofrecido a Rosa Vega?',
      withdraw: 'Retirar la oferta',
      withdrawn: 'Se retiró la oferta a Rosa Vega.',
    },
  },
};
type Texts = (typeof textsOf)['en'];

const maria = { first_name: 'María', last_name: 'Peña', email: 'maria@example.com', phone: '(801) 555-0117' };
const OFFER = '/seat-offer/[0-9a-f-]+';

/** Joins the waiting list from the page of the full class. */
async function wait(page: Page, classId: string, texts: Texts, firstName: string): Promise<void> {
  await page.goto(`/book/${classId}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: texts.tellMe }).first().click();
  const values = [firstName, 'Vega', `${firstName.toLowerCase()}@example.com`];
  for (const [index, label] of texts.labels.entries())
    await page.getByLabel(label, { exact: true }).fill(values[index] ?? '');
  await page.locator('#agreeToTerms').check();
  await expectUsable(page, 'waiting-form');
  await page.getByRole('button', { name: texts.join }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: texts.waiting })).toBeVisible();
}

/** The fields that an offer does not prefill. */
const whatIsMissing = {
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '(801) 555-0163',
  agreeToTerms: true,
};

interface FullClass {
  id: string;
  typeId: string;
  /** Cancels the booking of the seat. */
  free: () => Promise<unknown>;
}

/** A class whose only seat is taken, with a waiting list in this order. */
async function fullClassWith(
  page: Page,
  office: Office,
  texts: Texts,
  firstNames: readonly string[],
): Promise<FullClass> {
  const typeId = await office.addClassType();
  const id = await office.addClass({ typeId, seats: 1, inDays: 20 });
  const bookingId = await office.takeSeat(id, maria);
  for (const firstName of firstNames) await wait(page, id, texts, firstName);
  const free = () => page.request.post(`/api/bookings/${bookingId}/cancel`, { data: {} });
  return { id, typeId, free };
}

test('nothing moves when the form to join has loaded @es-360', async ({ page, office, language }) => {
  const id = await office.addClass({ seats: 1, inDays: 20 });
  await office.takeSeat(id, maria);
  const release = await delayApi(page);
  await page.goto(`/book/${id}/wait`);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await waitForFonts(page);
  await release();
  await expect(page.locator('#agreeToTerms')).toBeVisible();
  await expect(page.getByRole('button', { name: textsOf[language].join })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('a freed seat is offered to the waiting list, and booked with the mailed link @both @smoke', async ({
  page,
  office,
  site,
  language,
  bookingForm,
}) => {
  const texts = textsOf[language];
  const full = await fullClassWith(page, office, texts, ['Luz']);
  await expectUsable(page, 'waiting-entry');

  await full.free();
  const link = await mailedLink(site.dataFolder, 'luz@example.com', OFFER);
  // Meanwhile the seat is not available to others.
  expect(await office.seatsLeft(full.id)).toBe(0);
  await page.goto(link);
  await waitForHydration(page);
  await expect(bookingForm.field('firstName')).toHaveValue('Luz');
  await expectUsable(page, 'seat-offer');
  await bookingForm.goToPayment(whatIsMissing);
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts.taken })).toBeVisible();
});

test('a declined offer goes to the next entry @both', async ({ page, office, site, language }) => {
  const texts = textsOf[language];
  const full = await fullClassWith(page, office, texts, ['Luz', 'Rosa']);
  await full.free();
  await page.goto(await mailedLink(site.dataFolder, 'luz@example.com', OFFER));
  await page.getByRole('button', { name: texts.decline }).click();
  await page.getByRole('button', { name: texts.yes }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.declined })).toBeVisible();
  await page.goto(await mailedLink(site.dataFolder, 'rosa@example.com', OFFER));
  await expect(page.getByRole('button', { name: texts.decline })).toBeVisible();
});

test('an entry removed with the mailed link gets no offer, and the next one does @both', async ({
  page,
  office,
  site,
  language,
}) => {
  const texts = textsOf[language];
  const full = await fullClassWith(page, office, texts, ['Luz', 'Rosa']);
  await page.goto(await mailedLink(site.dataFolder, 'luz@example.com', '/waiting-list/[0-9a-f-]+'));
  await page.getByRole('button', { name: texts.leave }).click();
  await expectUsable(page, 'waiting-leave');
  await page.getByRole('button', { name: texts.leaveYes }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.left })).toBeVisible();
  await expectUsable(page, 'waiting-left');
  await full.free();
  await mailedLink(site.dataFolder, 'rosa@example.com', OFFER);
  const offers = await site.query<{ email: string }>(
    'SELECT entry.email FROM seat_offer offer JOIN waiting_list_entry entry ON entry.id = offer.entry_id',
  );
  expect(offers).toEqual([{ email: 'rosa@example.com' }]);
});

test('the office offers a held seat to another entry, and both guests are notified @both @short-es', async ({
  page,
  context,
  browser,
  office,
  site,
  language,
  bookingForm,
}) => {
  const texts = textsOf[language];
  const full = await fullClassWith(page, office, texts, ['Luz', 'Rosa']);
  await office.addClass({ typeId: full.typeId, inDays: 27 });
  await full.free();
  const link = await mailedLink(site.dataFolder, 'luz@example.com', OFFER);
  const ended = { name: texts.ended, level: 1 };
  const otherTab = await context.newPage();
  await otherTab.goto(link);
  await expect(otherTab.getByRole('button', { name: texts.decline })).toBeVisible();
  await page.goto(link);
  await waitForHydration(page);
  await bookingForm.goToPayment(whatIsMissing);

  // On the office's device.
  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await desk.goto(`/admin/schedule/${full.id}?lang=${language}`);
  await logInAsOffice(desk, language);
  await desk.getByRole('button', { name: texts.office.offerToRosa }).click();
  const instead = desk.getByRole('dialog', { name: texts.office.noSeat });
  await expect(instead).toBeVisible();
  await expectUsable(desk, 'offer-instead');
  await instead.getByRole('button', { name: texts.office.instead }).click();
  await expect(desk.getByText(texts.office.offered)).toBeVisible();
  await expect(desk.getByText(texts.office.withdrawnState)).toBeVisible();
  expect(await office.seatsLeft(full.id)).toBe(0);

  await otherTab.reload();
  await expect(otherTab.getByRole('heading', ended)).toBeVisible();
  await expect(otherTab.getByText(texts.withdrawnText)).toBeVisible();
  await bookingForm.confirm();
  await expect(page.getByRole('heading', ended)).toBeFocused();
  await expect(page.getByText(texts.withdrawnText)).toBeVisible();
  await expectUsable(page, 'seat-offer-withdrawn');
  await expectMail(site.dataFolder, 'luz@example.com', texts.mailedEnded);
  // The typed values are copied to another date.
  await page.getByRole('link', { name: texts.otherDate }).click();
  await expect(bookingForm.field('firstName')).toHaveValue('Luz');

  await otherTab.goto(await mailedLink(site.dataFolder, 'rosa@example.com', OFFER));
  await expect(otherTab.getByRole('button', { name: texts.decline })).toBeVisible();
  await desk.getByRole('button', { name: texts.office.withdrawFromRosa }).click();
  const question = desk.getByRole('dialog', { name: texts.office.withdrawHeading });
  await expect(question).toBeVisible();
  await expectUsable(desk, 'withdraw-offer');
  await question.getByRole('button', { name: texts.office.withdraw }).click();
  await expect(desk.getByText(texts.office.withdrawn)).toBeVisible();
  // No entry is left to offer it to.
  expect(await office.seatsLeft(full.id)).toBe(1);
  await otherTab.reload();
  await expect(otherTab.getByRole('heading', ended)).toBeVisible();
  await expect(otherTab.getByText(texts.free)).toBeVisible();
  await expect(otherTab.getByRole('link', { name: texts.bookNow, exact: true })).toBeVisible();
  await expectUsable(otherTab, 'seat-offer-withdrawn-free');
});
