import { expectAccessible, expectNoSidewaysScroll } from './accessibility.js';
import { expect, test } from './visitor.js';

test('the home page answers in the language of the visitor', async ({ page, language }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
