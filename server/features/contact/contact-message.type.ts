import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact-words.js';

export const ContactSubjectEnum = enumOf(CONTACT_SUBJECTS);
registerEnumType(ContactSubjectEnum, { name: 'ContactSubject', description: 'What a message is about.' });

@ObjectType({ description: 'A message the office has received; its id only.' })
export class SentContactMessage {
  @Field(() => ID)
  id!: string;
}

@ObjectType({ description: 'A message of a guest, as the office sees it.' })
export class ContactMessage {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => ContactSubjectEnum)
  subject!: ContactSubject;

  @Field(() => String)
  message!: string;

  @Field(() => LanguageEnum, { description: 'The language it was written in.' })
  language!: Locale;

  @Field(() => Date, { nullable: true })
  readAt!: Date | null;

  @Field(() => Date, { nullable: true })
  handledAt!: Date | null;

  @Field(() => Date)
  createdAt!: Date;
}

export const ContactMessageConnection = ConnectionType(ContactMessage, 'ContactMessageConnection');
