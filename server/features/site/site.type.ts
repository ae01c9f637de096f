import { Field, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { State } from '../schedule/address.rules.js';
import { StateEnum } from '../schedule/upcoming-class.type.js';

@ObjectType({ description: 'What the company says of itself, and the constants its site works with.' })
export class Site {
  @Field(() => String)
  companyName!: string;

  @Field(() => String, { description: 'E.164, for tel: links.' })
  companyPhone!: string;

  @Field(() => String, { description: 'For reading: (801) 555-0142' })
  companyPhoneDisplay!: string;

  @Field(() => String)
  companyEmail!: string;

  @Field(() => String)
  companyWebsite!: string;

  @Field(() => String, { description: '#rrggbb' })
  brandPrimary!: string;

  @Field(() => String, { description: 'The colour of text on brandPrimary: #rrggbb' })
  brandPrimaryText!: string;

  @Field(() => String, { description: '#rrggbb' })
  brandAccent!: string;

  @Field(() => String, { nullable: true, description: 'For card payment, which comes later.' })
  cardPublicKey!: string | null;

  @Field(() => [LanguageEnum])
  languages!: readonly Locale[];

  @Field(() => LanguageEnum)
  defaultLanguage!: Locale;

  @Field(() => [StateEnum])
  states!: readonly State[];

  @Field(() => StateEnum)
  defaultState!: State;

  @Field(() => Int)
  defaultMaxAttendees!: number;

  @Field(() => Int, { description: 'Fewer seats left than this, and more than 0, is warned about.' })
  limitedSeatsBelow!: number;

  @Field(() => Int)
  refundWindowHours!: number;

  @Field(() => Int)
  arriveEarlyMinutes!: number;

  @Field(() => Int)
  reminderHoursBefore!: number;
}
