import type { Locator, Page } from '@playwright/test';
import type { Words } from './words.js';

/** The board of upcoming classes on the home page. */
export class Board {
  readonly cards: Locator;
  readonly categories: Locator;
  readonly teaching: Locator;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {
    const section = page.getByRole('region', { name: words.home.board });
    this.cards = section.getByRole('article');
    this.categories = section.getByRole('group', { name: words.home.categories });
    this.teaching = section.getByRole('group', { name: words.home.taughtIn });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${search}`);
    await this.cards.first().waitFor();
  }

  card(classId: string): Locator {
    return this.page.locator(`[aria-labelledby="class-${classId}"]`);
  }

  /** Its name is the word and how many classes it would show. */
  category(name: keyof Words['home']['category'] | 'all'): Locator {
    const word = name === 'all' ? this.words.home.all : this.words.home.category[name];
    return this.categories.getByRole('button', { name: new RegExp(`^${word} \\d+$`) });
  }

  taughtIn(language: 'English' | 'Español'): Locator {
    return this.teaching.getByRole('radio', { name: language, exact: true });
  }

  /** On the words: the radio button itself is not seen. */
  async chooseTaughtIn(language: 'English' | 'Español'): Promise<void> {
    await this.teaching.getByText(language, { exact: true }).click();
  }
}
