import type { Locator, Page } from '@playwright/test';
import { comeAlive } from './inside.js';
import type { Words } from './words.js';

/** Page object of the board on the home page: a card for each class type, with a row for each class. */
export class Board {
  readonly cards: Locator;
  /** All classes, including full ones. */
  readonly classes: Locator;
  readonly categories: Locator;
  readonly cities: Locator;
  readonly teaching: Locator;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {
    const section = page.getByRole('region', { name: words.home.board });
    this.cards = section.getByRole('article');
    this.classes = this.cards.locator('[id^="class-"]');
    this.categories = section.getByRole('group', { name: words.home.categories });
    this.cities = section.getByRole('group', { name: words.home.city });
    this.teaching = section.getByRole('group', { name: words.home.taughtIn });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${search}`);
    await comeAlive(this.page);
    await this.cards.first().waitFor();
  }

  classRow(classId: string): Locator {
    return this.page.locator(`#class-${classId}`);
  }

  cardOf(classTypeId: string): Locator {
    return this.page.locator(`[aria-labelledby="type-${classTypeId}"]`);
  }

  /** Its name consists of the category and the number of classes. */
  category(name: keyof Words['home']['category'] | 'all'): Locator {
    const word = name === 'all' ? this.words.home.all : this.words.home.category[name];
    return this.categories.getByRole('link', { name: new RegExp(`^${word} \\d+$`) });
  }

  /** A choice of a row by its text. */
  choice(row: Locator, word: string): Locator {
    return row.getByRole('link', { name: new RegExp(`^${word}( \\d+)?$`) });
  }

  async choose(row: Locator, word: string): Promise<void> {
    await this.choice(row, word).click();
  }
}
