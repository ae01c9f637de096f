import type { ContactFormValues } from './contact-form.js';
import { blockApi } from './network.js';
import { expect, bookingTest as test } from './guest.js';
import { expectUsable } from './usable.js';

const message = (subject = ''): ContactFormValues => ({
  name: 'Rosa " onfocus=alert(1) x="',
  email: 'rosa@example.com',
  phone: '801 555 0117',
  subject,
  message: 'Ocho personas, en Ogden, en español.\n"><img src=x onerror=alert(1)>',
});

test.beforeEach(async ({ page, contactForm }) => {
  // Without the classes of other tests, which are not needed here.
  await page.goto('/?type=none');
  await contactForm.comeNear();
});

test('offers the five subjects', async ({ contactForm, texts }) => {
  const options = contactForm.field('subject').getByRole('option');
  await expect(options).toHaveText([/./, ...texts.contact.subjects]);
});

test('reports each missing value, and clears the error when the field is edited @both', async ({
  page,
  contactForm,
  texts,
}) => {
  await contactForm.sendButton.click();
  const summary = contactForm.errorSummary;
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(texts.contact.required);
  await expect(page).toHaveTitle(/^Error: /);
  await expectUsable(page, 'contact-errors');

  const [nameRequired = '', emailRequired = ''] = texts.contact.required;
  await summary.getByRole('link', { name: emailRequired }).click();
  const email = contactForm.field('email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(emailRequired));
  await email.fill('rosa at example');
  await expect(summary.getByRole('link', { name: emailRequired })).toBeHidden();
  await expect(summary.getByRole('link', { name: nameRequired })).toBeVisible();

  await contactForm.sendButton.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: texts.contact.invalidEmail })).toBeVisible();
});

test('sends a message once, confirms it and is empty again @both @smoke', async ({
  page,
  contactForm,
  texts,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('rosa@example.com')) sent += 1;
  });
  await contactForm.fill(message(texts.contact.subjects[1]));
  await contactForm.sendButton.dblclick();
  const confirmation = contactForm.section.getByRole('status').filter({ hasText: texts.contact.sent });
  await expect(confirmation).toBeVisible();
  await expect(contactForm.field('message')).toHaveValue('');
  // A click that comes after the answer neither reports the empty fields nor removes the confirmation.
  await contactForm.sendButton.click();
  await expect(confirmation).toBeVisible();
  await expect(contactForm.errorSummary).toBeHidden();
  expect(sent).toBe(1);
  await expectUsable(page, 'contact-sent');
});

test('displays that it is sending @es-360', async ({ page, contactForm, texts }) => {
  await page.route('**/graphql', () => undefined);
  await contactForm.fill(message(texts.contact.subjects[1]));
  await contactForm.sendButton.click();
  await expect(contactForm.sendButton).toHaveText(texts.contact.sending);
  await expect(contactForm.sendButton).toHaveAttribute('aria-busy', 'true');
});

test('a message that could not be sent is kept, also after a reload, and sent by a retry @both', async ({
  page,
  contactForm,
  texts,
}) => {
  const restore = await blockApi(page);
  const values = message(texts.contact.subjects[4]);
  await contactForm.fill(values);
  await contactForm.sendButton.click();
  const alert = contactForm.section.getByRole('alert').filter({ hasText: texts.contact.failed });
  await expect(alert).toContainText(texts.contact.kept);
  await expect(contactForm.field('message')).toHaveValue(values.message);
  await expectUsable(page, 'contact-failed');

  await restore();
  await page.reload();
  await contactForm.comeNear();
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(contactForm.field(name)).toHaveValue(values[name]);
  }
  await contactForm.sendButton.click();
  await expect(contactForm.section.getByRole('status').filter({ hasText: texts.contact.sent })).toBeVisible();
});
