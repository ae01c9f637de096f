import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { requiredValues } from './booking-form.js';
import { bookingTest, expect, ownSiteTest } from './guest.js';
import { officeEnvironment, upcomingClasses } from './office.js';
import { expectUsable } from './usable.js';

bookingTest('displays number, days, venue and next steps', async ({ page, office, bookingForm, texts }) => {
  const bookingId = await bookingForm.book(await office.addClass({ dayCount: 2 }), {
    ...requiredValues,
    companyName: 'Gutiérrez & Sons',
  });
  const permit = page.getByRole('region', { name: texts.confirmation.number });
  const response = await page.request.get(`/api/bookings/${bookingId}`);
  const { confirmation_number: number } = (await response.json()) as { confirmation_number: string };
  expect(number).toMatch(/^[A-Z2-9]{8}$/);
  await expect(page).toHaveTitle(texts.confirmation.title(number));
  for (const text of [
    number,
    texts.confirmation.confirmed,
    texts.confirmation.pending,
    texts.confirmation.day(1),
    texts.confirmation.day(2),
    '2155 S Quarry Road, West Valley City, UT 84119',
    'María Elena Gutiérrez Peña',
    'Gutiérrez & Sons',
    '$165',
  ]) {
    await expect(permit).toContainText(text);
  }
  await expect(page.getByText(texts.confirmation.arriveEarly)).toBeVisible();
  await expect(permit.getByRole('link', { name: texts.confirmation.maps })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/.*West%20Valley%20City/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: texts.confirmation.backHome }).click();
  await expect(page).toHaveURL('/');
});

bookingTest(
  'the calendar file has one event for each day @es-360',
  async ({ page, office, bookingForm, texts }) => {
    await bookingForm.book(await office.addClass({ dayCount: 3 }));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.confirmation.calendar }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[A-Z2-9]{8}\.ics$/);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(3);
    expect(calendar.match(/^DTSTART:\d{8}T1[45]0000Z\r$/gm)).toHaveLength(3);
  },
);

bookingTest(
  'prints on one page, without content for the screen @both',
  async ({ page, office, bookingForm, texts }) => {
    await bookingForm.book(await office.addClass({ dayCount: 5 }), {
      ...requiredValues,
      phone: '801-555-0117',
      textNotifications: true,
      companyName: 'Gutiérrez & Sons',
    });
    await expect(page.getByRole('button', { name: texts.confirmation.print })).toBeVisible();
    await expectOneSheet(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: texts.confirmation.number })).toBeVisible();
    for (const button of [texts.confirmation.print, texts.confirmation.calendar]) {
      await expect(page.getByText(button, { exact: true })).toBeHidden();
    }
    await expect(page.getByRole('contentinfo')).toBeHidden();
  },
);

ownSiteTest.describe(() => {
  ownSiteTest.use({ environment: { ...officeEnvironment, DEMO_DATA: 'on' } });

  ownSiteTest(
    'prints the longest class of the demo data, with its directions, on one page @both',
    async ({ page, site, bookingForm }) => {
      const bookable = (await upcomingClasses(site.url)).filter(({ seats_left }) => seats_left > 0);
      const longest = bookable.sort((one, other) => other.days.length - one.days.length)[0];
      await bookingForm.book(longest?.id ?? '', { ...requiredValues, companyName: 'Gutiérrez & Sons' });
      await expectOneSheet(page);
    },
  );
});

/** Of the paper sizes of the United States and of most other countries. */
async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
}

bookingTest('the print button opens the print dialog', async ({ page, office, bookingForm, texts }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await bookingForm.book(await office.addClass());
  await bookingForm.press(page.getByRole('button', { name: texts.confirmation.print }));
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

bookingTest(
  'an unknown booking is reported, with the way to its link and the phone number @both',
  async ({ page, bookingForm, texts, pageErrors }) => {
    const main = page.getByRole('main');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`/booking-confirmation/${id}`);
      await expect(bookingForm.heading(texts.confirmation.notFound)).toBeVisible();
      await expect(main).not.toContainText(texts.confirmation.heading);
      await expect(main.getByRole('link', { name: texts.confirmation.mailLink })).toBeVisible();
      await expect(main.getByRole('link', { name: texts.unavailable.call })).toBeVisible();
      await expect(main.getByRole('link', { name: texts.confirmation.backHome })).toBeVisible();
      expect([...new Set(pageErrors.splice(0))]).toEqual(['There is no booking with this id.']);
    }
    await expectUsable(page, 'confirmation-unknown');
  },
);

bookingTest(
  'a booking that fails to load counts as booked where it was made, and as unknown elsewhere @both',
  async ({ page, context, office, bookingForm, texts, pageErrors }) => {
    const bookingId = await bookingForm.book(await office.addClass());
    await context.route('**/graphql', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(bookingForm.heading(texts.confirmation.heading)).toBeVisible();
    await expect(page.getByText(texts.confirmation.detailsMissing)).toBeVisible();
    await expect(page.getByText(texts.confirmation.arriveEarly)).toBeVisible();
    await expectUsable(page, 'confirmation-details-missing');

    const elsewhere = await context.newPage();
    await elsewhere.goto(`/booking-confirmation/${bookingId}`);
    const heading = elsewhere.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(texts.confirmation.notLoaded);
    await expect(elsewhere.getByRole('main')).not.toContainText(/fetch/i);
    await expectUsable(elsewhere, 'confirmation-not-loaded');

    await context.unroute('**/graphql');
    await elsewhere.getByRole('button', { name: texts.payment.retry }).click();
    await expect(heading).toHaveText(texts.confirmation.heading);
    await expect(heading).toBeFocused();
    expect(pageErrors.splice(0).every((each) => each.startsWith('The booking could not be looked up.'))).toBe(
      true,
    );
  },
);

bookingTest(
  'displays what to bring, and for a free class nothing about payment @both',
  async ({ page, office, bookingForm, texts }) => {
    const typeId = await office.addClassType({
      requirements: 'Bring work boots.',
      requirements_es: 'Traiga botas de trabajo.',
    });
    await bookingForm.book(await office.addClass({ typeId, price: 0 }));
    await expect(page.getByText(texts.confirmation.whatToBring)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/Bring work boots|Traiga botas/);
    await expect(main.getByText(texts.payment.free, { exact: true })).toBeVisible();
    // The random confirmation number, all in capitals, may contain PAY.
    await expect(main).not.toContainText(/[Pp](ay|ag[aou])|[Rr](efund|eembolso)|\$/);
    await expectUsable(page, 'confirmation-free');
  },
);

ownSiteTest(
  'is the same after a restart of the server @es-360',
  async ({ page, office, site, bookingForm, texts }) => {
    const bookingId = await bookingForm.book(await office.addClass({ dayCount: 2 }));
    const permit = page.getByRole('region', { name: texts.confirmation.number });
    const before = await permit.innerText();

    // Another port is another origin, so that no stored data can replace the server's response.
    await page.goto(`${await site.restart()}/booking-confirmation/${bookingId}`);
    await expect(bookingForm.heading(texts.confirmation.heading)).toBeVisible();
    expect(await permit.innerText()).toBe(before);
  },
);

bookingTest('is not cached, however its address is written', async ({ page, office, bookingForm, texts }) => {
  const id = await bookingForm.book(await office.addClass());
  for (const address of [
    `/Booking-Confirmation/${id}`,
    `/booking-confirmation/${id}//`,
    `/%62ooking%2Dconfirmation/${id}`,
  ]) {
    const response = await page.goto(address);
    await expect(page.getByRole('region', { name: texts.confirmation.number })).toBeVisible();
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});
