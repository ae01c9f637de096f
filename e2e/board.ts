import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './navigation.js';
import type { Texts } from './texts.js';

/** Page object of the board on the home page: a card for each class type, with a row for each class. */
export class Board {
  readonly cards: Locator;
  /** All classes, including full ones. */
  readonly classes: Locator;
  readonly categories: Locator;
  readonly cities: Locator;
  readonly teaching: Locator;
  /** On a phone it opens the rows of class types and cities. */
  private readonly typeAndCity: Locator;

  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {
    const section = page.getByRole('region', { name: texts.home.board });
    this.cards = section.getByRole('article');
    this.classes = this.cards.locator('[id^="class-"]');
    this.categories = section.getByRole('group', { name: texts.home.categories });
    this.cities = section.getByRole('group', { name: texts.home.city });
    this.typeAndCity = section.locator('summary', { hasText: texts.home.typeAndCity });
    this.teaching = section.getByRole('group', { name: texts.home.taughtIn });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${search}`);
    await waitForHydration(this.page);
    await this.cards.first().waitFor();
  }

  classRow(classId: string): Locator {
    return this.page.locator(`#class-${classId}`);
  }

  cardOf(classTypeId: string): Locator {
    return this.page.locator(`[aria-labelledby="type-${classTypeId}"]`);
  }

  /** Its name consists of the category and the number of classes. */
  category(name: keyof Texts['home']['category'] | 'all'): Locator {
    const word = name === 'all' ? this.texts.home.all : this.texts.home.category[name];
    return this.categories.getByRole('link', { name: new RegExp(`^${word} \\d+$`) });
  }

  /** A choice of a row by its text. */
  choice(row: Locator, word: string): Locator {
    return row.getByRole('link', { name: new RegExp(`^${word}( \\d+)?$`) });
  }

  async choose(row: Locator, word: string): Promise<void> {
    await this.show(row);
    await this.choice(row, word).click();
  }

  async show(row: Locator): Promise<void> {
    if (!(await row.isVisible())) await this.typeAndCity.click();
  }
}
