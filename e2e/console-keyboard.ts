import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.js';
import { expectUsable } from './usable.js';

/** Uses the console by keyboard only. */
export class OfficeKeyboard {
  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async type(target: Locator, text: string): Promise<void> {
    await tabTo(this.page, target);
    // Tab has selected the existing text, which is replaced.
    await this.page.keyboard.insertText(text);
    await expect(target).toHaveValue(text);
  }

  /** Selects an option of a closed select by its first letters. */
  async choose(target: Locator, option: string): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.type(option.slice(0, 12));
    await expect(target.getByRole('option', { selected: true })).toContainText(option);
  }

  /** The first option after the prompt. */
  async chooseFirst(target: Locator, option: string): Promise<void> {
    await tabTo(this.page, target);
    // The options are loaded.
    await expect(target).toContainText(option);
    await this.page.keyboard.press('ArrowDown');
    await expect(target.getByRole('option', { selected: true })).toContainText(option);
  }

  /** The first suggestion below a combobox. */
  async chooseFirstSuggestion(target: Locator, suggestion: RegExp): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press('Alt+ArrowDown');
    const list = this.page.getByRole('listbox');
    // The suggestions are loaded.
    await expect(list.getByRole('option', { name: suggestion }).first()).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { name: suggestion, selected: true })).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(target).toHaveValue(suggestion);
    await expect(target).toHaveAttribute('aria-expanded', 'false');
  }

  /** Types a part of an option that a search finds alone, which is then active. */
  async chooseFound(target: Locator, part: string, option: string): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.type(part);
    await expect(this.page.getByRole('option', { name: option, selected: true })).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(target).toHaveValue(option);
    await expect(target).toHaveAttribute('aria-expanded', 'false');
  }

  /** Fills in a date field by segments: month and day have the same number, so that their order does not matter. */
  async typeDate(target: Locator, { month, year }: { month: number; year: number }): Promise<void> {
    await tabTo(this.page, target);
    const two = String(month).padStart(2, '0');
    await this.page.keyboard.type(`${two}${two}${String(year)}`);
    await expect(target).toHaveValue(`${String(year)}-${two}-${two}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  /** Opens a menu and moves to an item with the arrow keys. */
  async chooseFrom(menu: Locator, action: string): Promise<void> {
    await this.press(menu);
    const item = this.page.getByRole('menuitem', { name: action, exact: true });
    await expect(item).toBeVisible();
    for (let tries = 0; tries < 12 && !(await item.evaluate((each) => each.matches(':focus'))); tries += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  /** Moves the focus back to the navigation, and follows a link to another page. */
  async goTo(link: string, heading: string): Promise<void> {
    const navigation = this.page.locator('#console-nav');
    if (await navigation.isHidden()) {
      await tabTo(this.page, this.page.locator('[aria-controls=console-nav]'), 'Shift+Tab');
      await this.page.keyboard.press('Enter');
      await tabTo(this.page, navigation.getByRole('link', { name: link, exact: true }), 'Tab');
    } else await tabTo(this.page, navigation.getByRole('link', { name: link, exact: true }), 'Shift+Tab');
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }

  /** Checks the current state of the page in both themes. */
  async expectUsableInBothThemes(state: string): Promise<void> {
    const chosen = await this.page.evaluate(() => document.documentElement.dataset['theme']);
    for (const theme of ['light', 'dark']) {
      await this.page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectUsable(this.page, `${state}-${theme}`);
    }
    await this.page.evaluate((name) => {
      if (name === undefined) delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = name;
    }, chosen);
  }
}
