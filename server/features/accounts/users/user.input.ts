import { Field, InputType } from 'type-graphql';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import { RequiredEmail } from '../../../platform/graphql/required-email.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { Language } from '../../../platform/validation/language.js';
import { PERSON, PersonName } from '../../../platform/validation/person-fields.js';

@InputType({ description: 'A person to invite as an admin.' })
export class InviteAdminInput {
  @RequiredEmail("Receives the invitation, and becomes the account's email address.")
  email!: string;

  @Field(() => String, {
    description: 'Given name, up to 100 characters. A confirmed account keeps its own.',
  })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, {
    description: 'Family name, up to 100 characters. A confirmed account keeps its own.',
  })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => LanguageEnum, { defaultValue: 'en', description: 'Language of the invitation.' })
  @Language()
  language: Locale = 'en';

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Must be true if the email belongs to a client's account, which becomes an admin; otherwise CONFLICT.",
  })
  promotesClient: boolean = false;

  @IdempotencyKey(
    'Unique per submitted form. A repeated request with this key returns the account that the first one invited, and sends nothing, whatever else it contains.',
  )
  idempotencyKey?: string;
}
