import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page needs from start to end. */
const maxPresses = 150;

/** Moves the focus with Tab only; fails if the target cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusVisible(target);
      return;
    }
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

async function expectFocusVisible(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
}
