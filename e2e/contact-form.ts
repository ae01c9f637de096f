import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from './texts.js';

export interface ContactFormValues {
  name: string;
  email: string;
  phone: string;
  /** The text of the option in the visitor's language. */
  subject: string;
  message: string;
}

export type ContactField = keyof ContactFormValues;

/** Page object of the form at the end of the home page. It is loaded when it is near the viewport. */
export class ContactForm {
  readonly section: Locator;

  constructor(
    page: Page,
    private readonly texts: Texts,
  ) {
    this.section = page.getByRole('region', { name: texts.contact.heading });
  }

  async comeNear(): Promise<void> {
    // The board above may become shorter, which scrolls the form out of view.
    await expect(async () => {
      await this.section.scrollIntoViewIfNeeded();
      await this.field('name').waitFor({ timeout: 1000 });
    }).toPass();
  }

  field(name: ContactField): Locator {
    return this.section.getByLabel(this.texts.contact.labels[name], { exact: true });
  }

  async fill({ subject, ...texts }: ContactFormValues): Promise<void> {
    await this.field('subject').selectOption({ label: subject });
    await this.field('name').fill(texts.name);
    await this.field('email').fill(texts.email);
    await this.field('phone').fill(texts.phone);
    await this.field('message').fill(texts.message);
  }

  get sendButton(): Locator {
    return this.section.getByRole('button');
  }

  get errorSummary(): Locator {
    return this.section.getByRole('group', { name: this.texts.problem });
  }
}
