import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';

@ObjectType({ description: 'A recipient of a message from the office.' })
export class OfficeMessageRecipient {
  @Field(() => ID, {
    nullable: true,
    description: "The recipient's booking; null for the contact of a crew.",
  })
  bookingId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The crew of the contact; null for an attendee.' })
  crewBookingId!: string | null;

  @Field(() => String, { description: 'Given name of the attendee.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the attendee.' })
  lastName!: string;

  @Field(() => String, { description: "The recipient's address." })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the message to them.' })
  language!: Locale;

  @Field(() => Boolean, {
    description: 'Whether they agreed to text messages and have a suitable phone number.',
  })
  takesTextMessages!: boolean;
}

@ObjectType({ description: 'The recipients of a message from the office.' })
export class OfficeMessageAudience {
  @Field(() => [OfficeMessageRecipient], {
    description:
      "By last name; each gets an email. A crew's contact stands in for members without their own email.",
  })
  recipients!: OfficeMessageRecipient[];

  @Field(() => Int, { description: 'How many of them also accept text messages.' })
  textMessages!: number;
}

@ObjectType({ description: 'A message from the office as one recipient would see it.' })
export class OfficeMessagePreview {
  @Field(() => LanguageEnum, { description: 'Language of the texts.' })
  language!: Locale;

  @Field(() => String, { description: 'Subject of the email.' })
  subject!: string;

  @Field(() => String, { description: 'The email as HTML.' })
  html!: string;

  @Field(() => String, { description: 'The email as plain text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text message; null if the recipient does not accept them.',
  })
  textMessage!: string | null;
}

@ObjectType({ description: 'A queued message from the office.' })
export class OfficeMessage {
  @Field(() => ID, { description: 'ID for withdrawing it.' })
  id!: string;

  @Field(() => Int, { description: 'Number of recipients, each by email.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them also get a text message.' })
  textMessages!: number;

  @Field(() => Date, { description: 'When it is sent; it can be withdrawn until then.' })
  dueAt!: Date;
}

@ObjectType({ description: 'A test message to its author.' })
export class OfficeMessageTest {
  @Field(() => String, { description: "The recipient's address." })
  recipient!: string;

  @Field(() => [LanguageEnum], { description: 'One email is sent in each of these languages.' })
  languages!: Locale[];
}

@ObjectType({ description: 'A withdrawn message from the office.' })
export class WithdrawnOfficeMessage {
  @Field(() => ID, { description: 'Its former ID.' })
  id!: string;

  @Field(() => Int, { description: 'Number of people who will not receive it.' })
  spared!: number;

  @Field(() => Int, { description: 'Number of people who had already received it.' })
  reached!: number;
}

@ObjectType({ description: 'A message in one language.' })
export class OfficeMessageWords {
  @Field(() => String, { description: 'Subject of the email.' })
  subject!: string;

  @Field(() => String, { description: 'Body, with line breaks.' })
  text!: string;
}

@ObjectType({ description: 'A template of a message from the office.' })
export class OfficeMessageTemplate {
  @Field(() => ID, { description: 'Identifies the template.' })
  id!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name!: string;

  @Field(() => OfficeMessageWords, { description: 'In English.' })
  english!: OfficeMessageWords;

  @Field(() => OfficeMessageWords, { description: 'In Spanish.' })
  spanish!: OfficeMessageWords;
}

@ObjectType({ description: 'A placeholder that is replaced for each recipient, as written.' })
export class OfficeMessagePlaceholder {
  @Field(() => String, { description: 'In an English text: {first name}' })
  english!: string;

  @Field(() => String, { description: 'In a Spanish text: {nombre}' })
  spanish!: string;
}

@ObjectType({ description: 'Help for writing a message from the office.' })
export class OfficeMessageHelp {
  @Field(() => [OfficeMessageTemplate], { description: 'Templates.' })
  templates!: OfficeMessageTemplate[];

  @Field(() => [OfficeMessagePlaceholder], { description: 'Texts that are replaced for each recipient.' })
  placeholders!: OfficeMessagePlaceholder[];
}
