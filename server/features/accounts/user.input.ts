import { Field, InputType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { LOCALES, type Locale } from '../../platform/i18n/message.js';
import { Email } from '../../platform/validation/email.js';
import { PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { OneOf, Required } from '../../platform/validation/rules.js';

const LANGUAGE = { en: 'Language must be en or es', es: 'El idioma debe ser en o es' };

@InputType({ description: 'Somebody who is to work in the office.' })
export class InviteAdminInput {
  @Field(() => String, { description: 'Where the invitation goes, and what the account will log in with.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => String, {
    description: 'Given name, up to 100 characters. An account that was confirmed keeps its own.',
  })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, {
    description: 'Family name, up to 100 characters. An account that was confirmed keeps its own.',
  })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => LanguageEnum, { defaultValue: 'en', description: 'Of the mail that invites.' })
  @OneOf(LOCALES, LANGUAGE)
  language: Locale = 'en';

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Must be true where the email has a client's account: CONFLICT tells so. It becomes an admin's.",
  })
  promotesClient: boolean = false;
}
