import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact.constants.js';

export const ContactSubjectEnum = enumOf(CONTACT_SUBJECTS);
registerEnumType(ContactSubjectEnum, {
  name: 'ContactSubject',
  description: 'What a message is about.',
  valuesConfig: {
    osha10: { description: 'The OSHA 10 classes.' },
    osha30: { description: 'The OSHA 30 classes.' },
    firstAid: { description: 'First aid, CPR and AED.' },
    competentPerson: { description: 'OSHA competent person training.' },
    other: { description: 'Anything else.' },
  },
});

@ObjectType({ description: 'A message the office has received; its id only.' })
export class SentContactMessage {
  @Field(() => ID, { description: 'Tells two messages apart; a guest cannot read one with it.' })
  id!: string;
}

@ObjectType({ description: 'A message of a guest, as the office sees it.' })
export class ContactMessage {
  @Field(() => ID, { description: 'What `markContactMessage` takes.' })
  id!: string;

  @Field(() => String, { description: 'Who has written, as they signed.' })
  name!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was typed; null when none was given.' })
  phone!: string | null;

  @Field(() => ContactSubjectEnum, { description: 'What it is about, as the guest chose.' })
  subject!: ContactSubject;

  @Field(() => String, { description: 'Plain text, with its line breaks.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'The language it was written in.' })
  language!: Locale;

  @Field(() => Date, { nullable: true, description: 'When the office opened it; null while it is unread.' })
  readAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the office was done with it; null while it is open.',
  })
  handledAt!: Date | null;

  @Field(() => Date, { description: 'When it came in.' })
  createdAt!: Date;
}

export const ContactMessageConnection = ConnectionType(ContactMessage, 'ContactMessageConnection');
