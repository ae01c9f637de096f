import { requiredValues } from './booking-form.js';
import { delayScripts } from './delayed-files.js';
import { expect, test } from './guest.js';
import { waitForHydration } from './navigation.js';
import { bookableClass } from './office.js';

/** Forms that are left before their scripts have loaded. */

for (const way of ['reloaded', 'changed to the other language'] as const) {
  test(`a form that is ${way} before its scripts have loaded keeps the typed values @both`, async ({
    page,
    baseURL,
    language,
  }) => {
    const release = await delayScripts(page);
    const { id } = await bookableClass(baseURL);
    await page.goto(`/book/${id}`);
    await page.locator('#firstName').fill(requiredValues.firstName);
    await page.locator('#email').fill(requiredValues.email);
    await page.locator('#agreeToTerms').check();
    // Not until its load event, which waits for scripts once the page has been touched, as by the mouse that is still over it.
    if (way === 'reloaded') await page.reload({ waitUntil: 'domcontentloaded' });
    else
      await page
        .getByRole('link', { name: language === 'en' ? 'Español' : 'English' })
        .first()
        .click();
    await expect(page.locator('#email')).toHaveValue(requiredValues.email);
    release();
    await waitForHydration(page);
    await expect(page.locator('#firstName')).toHaveValue(requiredValues.firstName);
    await expect(page.locator('#email')).toHaveValue(requiredValues.email);
    await expect(page.locator('#agreeToTerms')).toBeChecked();
  });
}

test('a log-in that is reloaded before its scripts have loaded keeps the email, but no password', async ({
  page,
}) => {
  await delayScripts(page);
  await page.goto('/login');
  await page.locator('#email').fill('ana@example.com');
  await page.locator('#password').fill('seven slow granite herons');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('#email')).toHaveValue('ana@example.com');
  await expect(page.locator('#password')).toHaveValue('');
});

test('a form whose script fails to load is reloaded with the typed values @es-360', async ({
  page,
  baseURL,
  pageErrors,
  texts,
}) => {
  const { id } = await bookableClass(baseURL);
  let failures = 0;
  await page.route('**/assets/BookingPage-*.js', async (route) => {
    failures += 1;
    if (failures === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.goto(`/book/${id}`);
  await page.locator('#firstName').fill(requiredValues.firstName);
  await page.locator('#email').fill(requiredValues.email);
  await expect.poll(() => failures).toBe(1);
  await page.getByRole('button', { name: texts.booking.next }).click();
  await waitForHydration(page);
  expect(failures).toBe(2);
  await expect(page.locator('#firstName')).toHaveValue(requiredValues.firstName);
  await expect(page.locator('#email')).toHaveValue(requiredValues.email);
  pageErrors.splice(0);
});
