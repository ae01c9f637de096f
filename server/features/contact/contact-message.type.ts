import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact.constants.js';

export const ContactSubjectEnum = enumOf(CONTACT_SUBJECTS);
registerEnumType(ContactSubjectEnum, {
  name: 'ContactSubject',
  description: 'Subject of a contact message.',
  valuesConfig: {
    osha10: { description: 'The OSHA 10 classes.' },
    osha30: { description: 'The OSHA 30 classes.' },
    firstAid: { description: 'First aid, CPR and AED.' },
    competentPerson: { description: 'OSHA competent person training.' },
    other: { description: 'Anything else.' },
  },
});

@ObjectType({ description: 'A received contact message; only its ID.' })
export class SentContactMessage {
  @Field(() => ID, { description: 'Identifies the message; it gives guests no access to it.' })
  id!: string;
}

@ObjectType({ description: 'A message from a guest (office view).' })
export class ContactMessage {
  @Field(() => ID, { description: 'ID for `markContactMessage`.' })
  id!: string;

  @Field(() => String, { description: "The sender's name, as entered." })
  name!: string;

  @Field(() => String, { description: 'The address to reply to.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As entered; null if none.' })
  phone!: string | null;

  @Field(() => ContactSubjectEnum, { description: 'The subject chosen by the guest.' })
  subject!: ContactSubject;

  @Field(() => String, { description: 'Plain text with line breaks.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'The language it was written in.' })
  language!: Locale;

  @Field(() => Date, { nullable: true, description: 'When the office opened it; null if unread.' })
  readAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the office marked it handled; null while it is open.',
  })
  handledAt!: Date | null;

  @Field(() => Date, { description: 'When it was received.' })
  createdAt!: Date;
}

export const ContactMessageConnection = ConnectionType(ContactMessage, 'ContactMessageConnection');
