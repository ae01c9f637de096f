import type { Page } from '@playwright/test';
import { expect, bookingTest as test } from './guest.js';
import { mailedLink } from './mailed-link.js';
import { waitForHydration } from './navigation.js';
import { loseResponses } from './network.js';
import { expectUsable } from './usable.js';

const TEXTS = {
  en: {
    lost: 'The connection was lost. Press the button again: nothing is booked twice.',
    earlier: /^This crew has what you entered the first time/,
    changed: /^The dates, the place or the price of the class have changed\./,
    book: 'Book 4 seats',
    booked: 'Your crew has its seats',
    held: '3 seats are held for you',
    fewer: 'You are booking 2 of the 3 seats held for you. The other one goes to the next person.',
    several: 'Book several seats',
    bookTwo: 'Book 2 seats',
  },
  es: {
    lost: 'Se perdió la conexión. Presione el botón otra vez: nada se reserva dos veces.',
    earlier: /^Este grupo tiene los datos que escribió la primera vez/,
    changed: /^Cambiaron las fechas, la sede o el precio de la clase\./,
    book: 'Reservar 4 lugares',
    booked: 'Su grupo ya tiene sus lugares',
    held: 'Hay 3 lugares apartados para usted',
    fewer: 'Va a reservar 2 de los 3 lugares apartados para usted. El otro será para la siguiente persona.',
    several: 'Reservar varios lugares',
    bookTwo: 'Reservar 2 lugares',
  },
};

const details = {
  'attendees.0.firstName': 'Jose',
  'attendees.0.lastName': 'Soto',
  'contact.firstName': 'Elena',
  'contact.lastName': 'Vigil',
  'contact.email': 'elena.vigil@example.com',
  'contact.phone': '(801) 555-0161',
  emergencyContactName: 'Marta Vigil',
  emergencyContactPhone: '(801) 555-0162',
};

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

async function fillForFour(page: Page, classId: string): Promise<void> {
  await page.goto(`/book/${classId}/crew`);
  await field(page, 'seats').selectOption('4');
  for (const [name, text] of Object.entries(details)) await field(page, name).fill(text);
  await field(page, 'agreeToTerms').check();
}

test('a crew with the last seats is booked once, though its response is lost, the page reloaded and a name corrected @both @smoke', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const classId = await office.addClass({ seats: 4 });
  await fillForFour(page, classId);
  const restore = await loseResponses(page);
  await page.getByRole('button', { name: texts.book }).click();
  await expect(page.getByText(texts.lost)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(0);

  await restore();
  await page.reload();
  await expect(page.getByText(texts.lost)).toBeVisible();
  await field(page, 'attendees.0.firstName').fill('José');
  await expectUsable(page, 'crew-response-lost');
  await page.getByRole('button', { name: texts.book }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.booked })).toBeVisible();
  await expect(page.getByText(texts.earlier)).toBeVisible();
  await expect(page.getByText('Jose Soto', { exact: true })).toBeVisible();
  await expectUsable(page, 'crew-earlier-request');
});

test('a crew whose name is corrected after a lost response takes its seats once', async ({
  page,
  office,
}) => {
  const classId = await office.addClass({ seats: 12 });
  await fillForFour(page, classId);
  const restore = await loseResponses(page);
  await page.getByRole('button', { name: TEXTS.en.book }).click();
  await expect(page.getByText(TEXTS.en.lost)).toBeVisible();
  await restore();
  await field(page, 'attendees.0.firstName').fill('José');
  await page.getByRole('button', { name: TEXTS.en.book }).click();
  await expect(page.getByText(TEXTS.en.earlier)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(8);
});

test('a crew is confirmed a second time after the price has changed, and then booked @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const classId = await office.addClass({ price: 150 });
  // As a page that was opened before the office changed the price.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text
        .replaceAll('"priceCents":15000', '"priceCents":10000')
        .replace(/"detailsKey":"/g, '$&former'),
    });
  });
  await fillForFour(page, classId);
  await expect(page.getByText('$400')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: texts.book }).click();
  await expect(page.getByText(texts.changed)).toBeVisible();
  await expect(page.getByText('$600')).toBeVisible();
  await expectUsable(page, 'crew-class-changed');
  await page.getByRole('button', { name: texts.book }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.booked })).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(16);
});

test('the seats of an offer are booked for a crew by a contact who is known @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const classId = await office.addClass({ seats: 3, inDays: 20 });
  const taken: string[] = [];
  for (const name of ['Ana', 'Eva', 'Rosa'])
    taken.push(
      await office.takeSeat(classId, { first_name: name, last_name: 'Ruiz', email: `${name}@example.com` }),
    );
  const email = `luz.${language}@example.com`;
  const joined = await page.request.post(`/api/class-instances/${classId}/waiting-list`, {
    data: { first_name: 'Luz', last_name: 'Vega', email, seats: 3, agree_to_terms: true, language },
  });
  expect(joined.ok()).toBe(true);
  for (const id of taken) await page.request.post(`/api/bookings/${id}/cancel`, { data: {} });
  await page.goto(await mailedLink(office.dataFolder, email, '/seat-offer/[0-9a-f-]+'));
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: texts.several }).click();

  await expect(page.getByRole('heading', { name: texts.held })).toBeVisible();
  await expect(field(page, 'seats')).toHaveValue('3');
  await expect(field(page, 'contact.firstName')).toHaveValue('Luz');
  await expect(field(page, 'contact.email')).toHaveValue(email);
  await field(page, 'seats').selectOption('2');
  await expect(page.getByText(texts.fewer)).toBeVisible();
  await expectUsable(page, 'crew-of-offer');
  for (const name of ['contact.phone', 'emergencyContactName', 'emergencyContactPhone'] as const)
    await field(page, name).fill(details[name]);
  await field(page, 'agreeToTerms').check();
  await page.getByRole('button', { name: texts.bookTwo }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.booked })).toBeVisible();
});
