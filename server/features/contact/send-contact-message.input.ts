import { Field, InputType } from 'type-graphql';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { Email } from '../../platform/validation/email.js';
import { MAX_TEXT_LENGTH } from '../../platform/validation/lengths.js';
import { SenderName } from '../../platform/validation/person-fields.js';
import { Phone } from '../../platform/validation/phone.js';
import { AtMost, OneOf, Optional, Required } from '../../platform/validation/rules.js';
import { ContactSubjectEnum } from './contact-message.type.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact.constants.js';

/** The contact form. */
@InputType({ description: 'A message to the office.' })
export class SendContactMessageInput {
  @Field(() => String, {
    description: 'The name of the sender, a person or a company, up to 100 characters.',
  })
  @SenderName({ en: 'Name required', es: 'Escriba su nombre' })
  name!: string;

  @Field(() => String, { description: 'The address to reply to.' })
  @Required({ en: 'Email required', es: 'Escriba el correo electrónico' })
  @Email()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'At least 7 digits in any format, up to 40 characters.',
  })
  @Optional()
  @Phone()
  phone?: string;

  @Field(() => ContactSubjectEnum, { description: 'Subject of the message.' })
  @Required({ en: 'Subject required', es: 'Elija un asunto' })
  @OneOf(CONTACT_SUBJECTS, {
    en: 'Choose one of the listed subjects',
    es: 'Elija uno de los asuntos de la lista',
  })
  subject!: ContactSubject;

  @Field(() => String, { description: 'Plain text, up to 5,000 characters; line breaks are kept.' })
  @MultiLine()
  @Required({ en: 'Message required', es: 'Escriba el mensaje' })
  @AtMost(MAX_TEXT_LENGTH)
  message!: string;

  @OptionalLanguage("The guest's language; default: the language of the request.")
  language?: Locale;

  @IdempotencyKey(
    'Random text, unique per submitted form. A repeated request with this key and content sends nothing.',
  )
  idempotencyKey?: string;
}
