import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';

@ObjectType({ description: 'Somebody whom the office is about to write to.' })
export class OfficeMessageRecipient {
  @Field(() => ID, { nullable: true, description: 'Of their booking; null for the contact of a crew.' })
  bookingId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Of the crew whose contact it is; null for an attendee.' })
  crewBookingId!: string | null;

  @Field(() => String, { description: 'Given name of the attendee.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of the attendee.' })
  lastName!: string;

  @Field(() => String, { description: 'Where the mail goes.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'What they read.' })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether they agreed to text messages and have a phone for them.' })
  takesTextMessages!: boolean;
}

@ObjectType({ description: 'Everybody whom the office is about to write to.' })
export class OfficeMessageAudience {
  @Field(() => [OfficeMessageRecipient], {
    description:
      'By last name; each gets a mail. The contact of a crew stands for those without an email of their own.',
  })
  recipients!: OfficeMessageRecipient[];

  @Field(() => Int, { description: 'How many of them take a text message too.' })
  textMessages!: number;
}

@ObjectType({ description: 'A message of the office as one person will get it.' })
export class OfficeMessagePreview {
  @Field(() => LanguageEnum, { description: 'The language of all of it.' })
  language!: Locale;

  @Field(() => String, { description: 'The subject of the mail.' })
  subject!: string;

  @Field(() => String, { description: 'The mail as HTML.' })
  html!: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text message; null for somebody who takes none.',
  })
  textMessage!: string | null;
}

@ObjectType({ description: 'A message of the office that is on its way.' })
export class OfficeMessage {
  @Field(() => ID, { description: 'To take it back by.' })
  id!: string;

  @Field(() => Int, { description: 'How many people it goes to; each gets a mail.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them get a text message too.' })
  textMessages!: number;

  @Field(() => Date, { description: 'When it leaves; until then it can be taken back.' })
  dueAt!: Date;
}

@ObjectType({ description: 'A message to its author, to see how it arrives.' })
export class OfficeMessageTest {
  @Field(() => String, { description: 'Where it goes.' })
  recipient!: string;

  @Field(() => [LanguageEnum], { description: 'One mail in each of these languages.' })
  languages!: Locale[];
}

@ObjectType({ description: 'A message of the office that was taken back.' })
export class WithdrawnOfficeMessage {
  @Field(() => ID, { description: 'The id it had.' })
  id!: string;

  @Field(() => Int, { description: 'How many people get nothing.' })
  spared!: number;

  @Field(() => Int, { description: 'How many have got it already.' })
  reached!: number;
}

@ObjectType({ description: 'A message in one language.' })
export class OfficeMessageWords {
  @Field(() => String, { description: 'Of the mail.' })
  subject!: string;

  @Field(() => String, { description: 'Several lines.' })
  text!: string;
}

@ObjectType({ description: 'A text that the office starts from.' })
export class OfficeMessageTemplate {
  @Field(() => ID, { description: 'Tells it from the others.' })
  id!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name!: string;

  @Field(() => OfficeMessageWords, { description: 'In English.' })
  english!: OfficeMessageWords;

  @Field(() => OfficeMessageWords, { description: 'In Spanish.' })
  spanish!: OfficeMessageWords;
}

@ObjectType({ description: 'What stands for something else with each recipient, as it is written.' })
export class OfficeMessagePlaceholder {
  @Field(() => String, { description: 'In an English text: {first name}' })
  english!: string;

  @Field(() => String, { description: 'In a Spanish text: {nombre}' })
  spanish!: string;
}

@ObjectType({ description: 'What a message of the office is written with.' })
export class OfficeMessageHelp {
  @Field(() => [OfficeMessageTemplate], { description: 'Texts to start from.' })
  templates!: OfficeMessageTemplate[];

  @Field(() => [OfficeMessagePlaceholder], { description: 'What is filled in for each recipient.' })
  placeholders!: OfficeMessagePlaceholder[];
}
