import { Board } from './board.js';
import { requiredValues } from './booking-form.js';
import { expect, bookingTest as test } from './guest.js';
import { expectUsable } from './usable.js';

const image = '<img src=x onerror=document["title"]="run">';
const script = '"><script>document.title="run"</script>';
/** Names of people may not contain a slash or angle brackets. */
const attribute = '" autofocus onfocus=document["title"]="run" x="';
const entity = '{strong} &lt;b&gt;';

test('markup and scripts in values are displayed as text, on Payment and on the confirmation @both @smoke', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.goToPayment({
    firstName: entity,
    lastName: attribute,
    email: 'maria.gutierrez@example.com',
    companyName: `${script}${image}`,
    emergencyContactName: `${entity} ${attribute}`,
    emergencyContactPhone: '801-555-0163',
    agreeToTerms: true,
  });
  for (const text of [entity, attribute, script]) await expect(page.getByRole('main')).toContainText(text);
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  const permit = page.getByRole('region', { name: texts.confirmation.number });
  await expect(permit).toContainText(`${entity} ${attribute}`);
  await expect(permit).toContainText(`${script}${image}`);
  await expect(page.locator('main img, main script, main [onfocus]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('run');
  await expectUsable(page, 'hostile-text');
});

test('texts of a class that end a script element stay data on the board @es-360', async ({
  page,
  office,
  texts,
  language,
}) => {
  const name = `</script>${image}`;
  const typeData = { name, name_es: name, description: script, description_es: script };
  const typeId = await office.addClassType(typeData);
  await office.addClass({ typeId });
  await page.goto('/');
  const card = new Board(page, texts).cardOf(typeId);
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
  await expect(card).toContainText(script);
  await expect(page).toHaveTitle(texts.home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('very long words stay within the page, on the board and beside the form @both', async ({
  page,
  office,
  texts,
}) => {
  const [name, text] = ['N'.repeat(100), 'T'.repeat(5000)];
  const typeData = { name, name_es: name, description: text, requirements: text, requirements_es: text };
  const typeId = await office.addClassType(typeData);
  const classId = await office.addClass({ typeId });
  await page.goto(`/?type=${typeId}`);
  await expect(new Board(page, texts).cardOf(typeId)).toBeVisible();
  await expectUsable(page, 'board-endless-words');
  await page.goto(`/book/${classId}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.booking.heading })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await expectUsable(page, 'booking-endless-words');
});

test('a very long email stays within the page on Payment, also when it is rejected @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const values = { ...requiredValues, email: `${'constructoradelvalle'.repeat(3)}@example.com` };
  await bookingForm.open(await office.addClass());
  await bookingForm.goToPayment(values);
  await expect(page.getByText(values.email)).toHaveCount(2);
  await expectUsable(page, 'payment-endless-email');
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await page.getByRole('link', { name: texts.confirmation.another }).click();
  await bookingForm.goToPayment(values);
  await bookingForm.confirm();
  await expect(page.getByRole('alert')).toContainText(values.email);
  await expectUsable(page, 'payment-endless-email-refused');
});

test('the content security policy blocks an injected script', async ({ page, pageErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.setAttribute("data-run", "")';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-run');
  // Verifies that the tests detect violations of the policy.
  expect(pageErrors.splice(0).join('\n')).toContain('Content Security Policy');
});
