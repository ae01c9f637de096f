import type { Locator, Page } from '@playwright/test';
import { comeAlive } from './inside.js';
import type { Words } from './words.js';

export interface BookingAnswers {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  textNotifications: boolean;
  companyName: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  createAccount: boolean;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
}

export type BookingField = keyof BookingAnswers;

/** In the order on the page. */
const fields: readonly BookingField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'textNotifications',
  'companyName',
  'emergencyContactName',
  'emergencyContactPhone',
  'createAccount',
  'password',
  'confirmPassword',
  'agreeToTerms',
];

/** The required fields only. */
export const requiredAnswers = {
  firstName: 'María Elena',
  lastName: 'Gutiérrez Peña',
  email: 'maria.gutierrez@example.com',
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '(801) 555-0163',
  agreeToTerms: true,
} satisfies Partial<BookingAnswers>;

/** Page object of both steps of /book/{id}, by labels; it taps on touch screens. */
export class BookingForm {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly hasTouch: boolean,
  ) {}

  async open(classId: string): Promise<void> {
    await this.page.goto(`/book/${classId}`);
    await comeAlive(this.page);
    await this.field('firstName').waitFor();
  }

  field(name: BookingField): Locator {
    return this.page.getByLabel(this.words.booking.labels[name], { exact: true });
  }

  async press(target: Locator): Promise<void> {
    await (this.hasTouch ? target.tap() : target.click());
  }

  async fill(answers: Partial<BookingAnswers> = requiredAnswers): Promise<void> {
    for (const name of fields) {
      const answer = answers[name];
      if (answer === undefined) continue;
      const field = this.field(name);
      if (typeof answer === 'string') await field.fill(answer);
      else if ((await field.isChecked()) !== answer) await this.press(field);
    }
  }

  async continue(): Promise<void> {
    const { next, nextWhenFree } = this.words.booking;
    const isNext = new RegExp(`^(${next}|${nextWhenFree})$`);
    await this.press(this.page.getByRole('button', { name: isNext }));
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.words.payment.confirm });
  }

  async confirm(): Promise<void> {
    await this.press(this.confirmButton);
  }

  /** Completes the first step and goes to the second. */
  async goToPayment(answers?: Partial<BookingAnswers>): Promise<void> {
    await this.fill(answers);
    await this.continue();
    await this.heading(this.words.payment.heading).waitFor();
    await this.confirmButton.waitFor();
  }

  /** Completes a booking. @returns its id, from the address of the confirmation */
  async book(classId: string, answers?: Partial<BookingAnswers>): Promise<string> {
    await this.open(classId);
    await this.goToPayment(answers);
    await this.confirm();
    return this.confirmedId();
  }

  async confirmedId(): Promise<string> {
    await this.page.waitForURL('**/booking-confirmation/*');
    await this.heading(this.words.confirmation.heading).waitFor();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  get errorSummary(): Locator {
    return this.page.getByRole('group', { name: this.words.problem });
  }
}
