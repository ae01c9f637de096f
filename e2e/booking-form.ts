import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './navigation.js';
import type { Texts } from './texts.js';

export interface BookingFormValues {
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

export type BookingField = keyof BookingFormValues;

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
export const requiredValues = {
  firstName: 'María Elena',
  lastName: 'Gutiérrez Peña',
  email: 'maria.gutierrez@example.com',
  emergencyContactName: 'Luis Salas',
  emergencyContactPhone: '(801) 555-0163',
  agreeToTerms: true,
} satisfies Partial<BookingFormValues>;

/** Page object of both steps of /book/{id}, by labels; it taps on touch screens. */
export class BookingForm {
  constructor(
    readonly page: Page,
    private readonly texts: Texts,
    private readonly hasTouch: boolean,
  ) {}

  async open(classId: string): Promise<void> {
    await this.page.goto(`/book/${classId}`);
    await waitForHydration(this.page);
    await this.field('firstName').waitFor();
  }

  field(name: BookingField): Locator {
    return this.page.getByLabel(this.texts.booking.labels[name], { exact: true });
  }

  async press(target: Locator): Promise<void> {
    await (this.hasTouch ? target.tap() : target.click());
  }

  async fill(values: Partial<BookingFormValues> = requiredValues): Promise<void> {
    for (const name of fields) {
      const value = values[name];
      if (value === undefined) continue;
      const field = this.field(name);
      if (typeof value === 'string') await field.fill(value);
      else if ((await field.isChecked()) !== value) await this.press(field);
    }
  }

  async continue(): Promise<void> {
    const { next, nextWhenFree } = this.texts.booking;
    const isNext = new RegExp(`^(${next}|${nextWhenFree})$`);
    await this.press(this.page.getByRole('button', { name: isNext }));
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.payment.confirm });
  }

  async confirm(): Promise<void> {
    await this.press(this.confirmButton);
  }

  /** Completes the first step and goes to the second. */
  async goToPayment(values?: Partial<BookingFormValues>): Promise<void> {
    await this.fill(values);
    await this.continue();
    await this.heading(this.texts.payment.heading).waitFor();
    await this.confirmButton.waitFor();
  }

  /** Completes a booking. @returns its id, from the URL of the confirmation */
  async book(classId: string, values?: Partial<BookingFormValues>): Promise<string> {
    await this.open(classId);
    await this.goToPayment(values);
    await this.confirm();
    return this.confirmedId();
  }

  async confirmedId(): Promise<string> {
    await this.page.waitForURL('**/booking-confirmation/*');
    await this.heading(this.texts.confirmation.heading).waitFor();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  get errorSummary(): Locator {
    return this.page.getByRole('group', { name: this.texts.problem });
  }
}
