import { Field, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { State } from '../schedule/address.rules.js';
import { StateEnum } from '../schedule/upcoming-class.type.js';

@ObjectType({ description: 'What the company says of itself, and the constants its site works with.' })
export class Site {
  @Field(() => String, { description: 'The training provider, as it signs its mail.' })
  companyName!: string;

  @Field(() => String, { description: 'E.164, for tel: links.' })
  companyPhone!: string;

  @Field(() => String, { description: 'For reading: (801) 555-0142' })
  companyPhoneDisplay!: string;

  @Field(() => String, { description: 'Where messages of guests go.' })
  companyEmail!: string;

  @Field(() => String, { description: "The address of the company's own website." })
  companyWebsite!: string;

  @Field(() => String, { description: 'The colour of buttons: #rrggbb' })
  brandPrimary!: string;

  @Field(() => String, { description: 'The colour of text on brandPrimary: #rrggbb' })
  brandPrimaryText!: string;

  @Field(() => String, { description: 'The second colour, for highlights: #rrggbb' })
  brandAccent!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For card payment, which comes later; null when none is set.',
  })
  cardPublicKey!: string | null;

  @Field(() => [LanguageEnum], { description: 'The languages the site can be read in.' })
  languages!: readonly Locale[];

  @Field(() => LanguageEnum, { description: 'The language the site opens in until a visitor chooses.' })
  defaultLanguage!: Locale;

  @Field(() => [StateEnum], { description: 'The states a class can be held in.' })
  states!: readonly State[];

  @Field(() => StateEnum, { description: 'The state that the form of a new class begins with.' })
  defaultState!: State;

  @Field(() => Int, { description: 'Seats of a class for which nobody says another number.' })
  defaultMaxAttendees!: number;

  @Field(() => Int, { description: 'Fewer seats left than this, and more than 0, is warned about.' })
  limitedSeatsBelow!: number;

  @Field(() => Int, { description: 'The most seats that a class can have.' })
  maxSeats!: number;

  @Field(() => Int, { description: 'The most days that a class can have.' })
  maxDays!: number;

  @Field(() => Int, { description: 'The most hours that a course can take.' })
  maxCourseHours!: number;

  @Field(() => Int, { description: 'The highest price, in US cents.' })
  maxPriceCents!: number;

  @Field(() => Int, { description: 'Characters in a name, a street or another text of one line.' })
  maxLineLength!: number;

  @Field(() => Int, { description: 'Characters in a description, a note or another text of several lines.' })
  maxTextLength!: number;

  @Field(() => Int, { description: 'The fewest characters of a password.' })
  minPasswordLength!: number;

  @Field(() => Int, { description: 'The most characters of a password.' })
  maxPasswordLength!: number;

  @Field(() => Int, { description: 'How long a login is refused after too many wrong passwords.' })
  loginPauseMinutes!: number;

  @Field(() => Int, { description: 'How long the link to a new password works.' })
  resetLinkMinutes!: number;

  @Field(() => Int, { description: 'How long the link works that confirms an email.' })
  confirmationLinkHours!: number;

  @Field(() => Int, {
    description: 'Elapsed hours before the first day up to which a cancellation is refunded in full.',
  })
  refundWindowHours!: number;

  @Field(() => Int, { description: 'How long before the start guests are asked to be there.' })
  arriveEarlyMinutes!: number;

  @Field(() => Int, { description: 'How long before the first day the reminder leaves.' })
  reminderHoursBefore!: number;
}
