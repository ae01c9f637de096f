import type { Locator, Page } from '@playwright/test';

/** A link of the console's navigation, which on a phone is in a menu that is opened first. */
export async function consoleLink(page: Page, name: string): Promise<Locator> {
  const navigation = page.locator('#console-nav');
  const menu = page.locator('[aria-controls=console-nav]');
  await navigation.or(menu).filter({ visible: true }).first().waitFor();
  if (await navigation.isHidden()) await menu.click();
  return navigation.getByRole('link', { name, exact: true });
}
