import type { Page } from '@playwright/test';
import { expect, ownSiteTest as test } from './guest.js';
import { comeAlive } from './inside.js';
import { mailedLink } from './mailed-link.js';
import { expectUsable } from './usable.js';

const wordsOf = {
  en: {
    tellMe: 'Tell me when a seat opens up',
    join: 'Put me on the list',
    waiting: 'You are on the waiting list',
    decline: 'I do not need it',
    yes: 'Yes, decline',
    declined: 'You declined this seat',
    taken: 'This seat was booked',
    leave: 'Leave the list',
    left: 'You have left the waiting list',
    labels: ['First name', 'Last name', 'Email'],
  },
  es: {
    tellMe: 'Avísenme cuando haya un lugar',
    join: 'Agregarme a la lista',
    waiting: 'Usted está en la lista de espera',
    decline: 'No lo necesito',
    yes: 'Sí, rechazarlo',
    declined: 'Usted rechazó este lugar',
    taken: 'Este lugar ya se reservó',
    leave: 'Salir de la lista',
    left: 'Usted salió de la lista de espera',
    labels: ['Nombre', 'Apellido', 'Correo electrónico'],
  },
};
type Words = (typeof wordsOf)['en'];

const maria = { first_name: 'María', last_name: 'Peña', email: 'maria@example.com', phone: '(801) 555-0117' };
const OFFER = '/seat-offer/[0-9a-f-]+';

/** From the page of the full class to one's place on the list. */
async function wait(page: Page, classId: string, words: Words, firstName: string): Promise<void> {
  await page.goto(`/book/${classId}`);
  await comeAlive(page);
  await page.getByRole('main').getByRole('link', { name: words.tellMe }).first().click();
  const answers = [firstName, 'Vega', `${firstName.toLowerCase()}@example.com`];
  for (const [index, label] of words.labels.entries())
    await page.getByLabel(label, { exact: true }).fill(answers[index] ?? '');
  await page.locator('#agreeToTerms').check();
  await expectUsable(page, 'waiting-form');
  await page.getByRole('button', { name: words.join }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible();
}

test('a seat that frees is held for whoever waits, who books it by the mailed link @both', async ({
  page,
  office,
  site,
  language,
  bookingForm,
}) => {
  const words = wordsOf[language];
  const classId = await office.addClass({ seats: 1, inDays: 20 });
  const bookingId = await office.takeSeat(classId, maria);
  await wait(page, classId, words, 'Luz');
  await expectUsable(page, 'waiting-entry');

  await page.request.post(`/api/bookings/${bookingId}/cancel`, { data: {} });
  const link = await mailedLink(site.dataFolder, 'luz@example.com', OFFER);
  // Nobody else is given the seat meanwhile.
  expect(await office.seatsLeft(classId)).toBe(0);
  await page.goto(link);
  await comeAlive(page);
  await expect(bookingForm.field('firstName')).toHaveValue('Luz');
  await expectUsable(page, 'seat-offer');
  await bookingForm.goToPayment({
    emergencyContactName: 'Luis Salas',
    emergencyContactPhone: '(801) 555-0163',
    agreeToTerms: true,
  });
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words.taken })).toBeVisible();
});

test('whoever declines a held seat makes room for the next who waits @both', async ({
  page,
  office,
  site,
  language,
}) => {
  const words = wordsOf[language];
  const classId = await office.addClass({ seats: 1, inDays: 20 });
  const bookingId = await office.takeSeat(classId, maria);
  await wait(page, classId, words, 'Luz');
  await wait(page, classId, words, 'Rosa');
  await page.request.post(`/api/bookings/${bookingId}/cancel`, { data: {} });
  await page.goto(await mailedLink(site.dataFolder, 'luz@example.com', OFFER));
  await page.getByRole('button', { name: words.decline }).click();
  await page.getByRole('button', { name: words.yes }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.declined })).toBeVisible();
  await page.goto(await mailedLink(site.dataFolder, 'rosa@example.com', OFFER));
  await expect(page.getByRole('button', { name: words.decline })).toBeVisible();
});

test('whoever leaves by the mailed link is offered nothing, and the next who waits is @both', async ({
  page,
  office,
  site,
  language,
}) => {
  const words = wordsOf[language];
  const classId = await office.addClass({ seats: 1, inDays: 20 });
  const bookingId = await office.takeSeat(classId, maria);
  await wait(page, classId, words, 'Luz');
  await wait(page, classId, words, 'Rosa');
  await page.goto(await mailedLink(site.dataFolder, 'luz@example.com', '/waiting-list/[0-9a-f-]+'));
  await page.getByRole('button', { name: words.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.left })).toBeVisible();
  await expectUsable(page, 'waiting-left');
  await page.request.post(`/api/bookings/${bookingId}/cancel`, { data: {} });
  await mailedLink(site.dataFolder, 'rosa@example.com', OFFER);
  const offers = await site.query<{ email: string }>(
    'SELECT entry.email FROM seat_offer offer JOIN waiting_list_entry entry ON entry.id = offer.entry_id',
  );
  expect(offers).toEqual([{ email: 'rosa@example.com' }]);
});
