import { Field, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { State } from '../schedule/venues/address.rules.js';
import { StateEnum } from '../schedule/venues/address.type.js';

@ObjectType({ description: 'Company data and constants of the site.' })
export class Site {
  @Field(() => String, { description: 'Name of the training provider.' })
  companyName!: string;

  @Field(() => String, { description: 'E.164 format, for tel: links.' })
  companyPhone!: string;

  @Field(() => String, { description: 'Formatted for display: (801) 555-0142' })
  companyPhoneDisplay!: string;

  @Field(() => String, { description: 'Receives messages from guests.' })
  companyEmail!: string;

  @Field(() => String, { description: "URL of the company's own website." })
  companyWebsite!: string;

  @Field(() => String, { description: 'Color of buttons: #rrggbb' })
  brandPrimary!: string;

  @Field(() => String, { description: 'Color of text on brandPrimary: #rrggbb' })
  brandPrimaryText!: string;

  @Field(() => String, { description: 'Accent color: #rrggbb' })
  brandAccent!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For future card payments; null if not set.',
  })
  cardPublicKey!: string | null;

  @Field(() => [LanguageEnum], { description: 'Languages of the site.' })
  languages!: readonly Locale[];

  @Field(() => LanguageEnum, { description: 'Language of the site until a visitor chooses one.' })
  defaultLanguage!: Locale;

  @Field(() => [StateEnum], { description: 'States in which classes can be held.' })
  states!: readonly State[];

  @Field(() => StateEnum, { description: 'Default state of a new class.' })
  defaultState!: State;

  @Field(() => Int, { description: 'Default number of seats of a class.' })
  defaultMaxAttendees!: number;

  @Field(() => Int, {
    description: 'A class with fewer seats left than this, but more than 0, has limited availability.',
  })
  limitedSeatsBelow!: number;

  @Field(() => Int, { description: 'Maximum seats of a class.' })
  maxSeats!: number;

  @Field(() => Int, { description: 'Maximum days of a class.' })
  maxDays!: number;

  @Field(() => Int, { description: 'Maximum hours of a class type.' })
  maxCourseHours!: number;

  @Field(() => Int, { description: 'Maximum price, in US cents.' })
  maxPriceCents!: number;

  @Field(() => Int, { description: 'Maximum characters of single-line text, such as a name or street.' })
  maxLineLength!: number;

  @Field(() => Int, { description: 'Maximum characters of multi-line text, such as a description or note.' })
  maxTextLength!: number;

  @Field(() => Int, { description: 'Minimum characters of a password.' })
  minPasswordLength!: number;

  @Field(() => Int, { description: 'Maximum characters of a password.' })
  maxPasswordLength!: number;

  @Field(() => Int, {
    description: 'How long log-ins are blocked after too many wrong passwords, in minutes.',
  })
  loginPauseMinutes!: number;

  @Field(() => Int, { description: 'Validity of password reset links, in minutes.' })
  resetLinkMinutes!: number;

  @Field(() => Int, { description: 'Validity of email confirmation links, in hours.' })
  confirmationLinkHours!: number;

  @Field(() => Int, {
    description: 'Hours before the start of the first day until which a cancellation is fully refunded.',
  })
  refundWindowHours!: number;

  @Field(() => Int, { description: 'How long before the start guests should arrive, in minutes.' })
  arriveEarlyMinutes!: number;

  @Field(() => Int, { description: 'How long before the first day the reminder is sent, in hours.' })
  reminderHoursBefore!: number;
}
