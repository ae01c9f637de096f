import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { CLASS_CHANGE_KINDS, type ClassChangeKind } from './schedule.constants.js';

const ClassChangeKindEnum = enumOf(CLASS_CHANGE_KINDS);
registerEnumType(ClassChangeKindEnum, {
  name: 'ClassChangeKind',
  description: 'What becomes of a class for those who have a seat in it.',
  valuesConfig: {
    changed: { description: 'Its place, its days or its language are others.' },
    cancelled: { description: 'It does not take place.' },
    restored: { description: 'It was cancelled and takes place after all.' },
  },
});

@ObjectType({ description: 'A class notice in one language, as an example person would get it.' })
export class ClassNoticeText {
  @Field(() => LanguageEnum, { description: 'The language of all of it.' })
  language!: Locale;

  @Field(() => String, { description: 'The subject of the mail.' })
  subject!: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text!: string;

  @Field(() => String, { description: 'The mail as HTML.' })
  html!: string;

  @Field(() => String, { description: 'The text message.' })
  textMessage!: string;
}

@ObjectType({ description: 'Who would be told of a change of a class, and what.' })
export class ClassNoticePreview {
  @Field(() => ClassChangeKindEnum, {
    nullable: true,
    description: 'What most of them would be told; null when there is nothing to tell anybody.',
  })
  kind!: ClassChangeKind | null;

  @Field(() => Int, { description: 'How many people would be told; each gets a mail.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them would get a text message too.' })
  textMessages!: number;

  @Field(() => Int, { description: 'How many of them have paid: a refund is due if the class is cancelled.' })
  paid!: number;

  @Field(() => [ClassNoticeText], {
    description: 'What they would get, in each language; empty when nobody is told.',
  })
  notices!: ClassNoticeText[];
}
