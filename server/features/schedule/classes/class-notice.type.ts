import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { CLASS_CHANGE_KINDS, type ClassChangeKind } from '../schedule.constants.js';

const ClassChangeKindEnum = enumOf(CLASS_CHANGE_KINDS);
registerEnumType(ClassChangeKindEnum, {
  name: 'ClassChangeKind',
  description: 'How a change of a class affects its attendees.',
  valuesConfig: {
    changed: { description: 'Its venue, days or language changed.' },
    cancelled: { description: 'It was cancelled.' },
    restored: { description: 'It was cancelled and is scheduled again.' },
  },
});

@ObjectType({ description: 'A class notice in one language, with a sample recipient.' })
export class ClassNoticeText {
  @Field(() => LanguageEnum, { description: 'Language of the texts.' })
  language!: Locale;

  @Field(() => String, { description: 'Subject of the email.' })
  subject!: string;

  @Field(() => String, { description: 'The email as plain text.' })
  text!: string;

  @Field(() => String, { description: 'The email as HTML.' })
  html!: string;

  @Field(() => String, { description: 'The text message.' })
  textMessage!: string;
}

@ObjectType({ description: 'Who would be notified of a change of a class, and the text.' })
export class ClassNoticePreview {
  @Field(() => ClassChangeKindEnum, {
    nullable: true,
    description: 'The kind of change for most of them; null if there is nothing to notify about.',
  })
  kind!: ClassChangeKind | null;

  @Field(() => Int, {
    description: 'The taken seats of the class, including unnamed seats of crews and held seats.',
  })
  takenSeats!: number;

  @Field(() => Int, { description: 'Number of people who would be notified, each by email.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them would also get a text message.' })
  textMessages!: number;

  @Field(() => Int, {
    description: 'How many of them have paid and would be due a refund if the class is cancelled.',
  })
  paid!: number;

  @Field(() => [ClassNoticeText], {
    description: 'The notices in each language; empty if nobody is notified.',
  })
  notices!: ClassNoticeText[];
}

/** What the messages themselves determine. */
export type NoticeSummary = Omit<ClassNoticePreview, 'takenSeats'>;
