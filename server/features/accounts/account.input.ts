import { Field, InputType } from 'type-graphql';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { LOCALES, type Locale } from '../../platform/i18n/message.js';
import { Verbatim } from '../../platform/validation/clean.js';
import { Email, KnownEmail } from '../../platform/validation/email.js';
import { PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { AtMost, OneOf, Optional, Required } from '../../platform/validation/rules.js';
import { ConfirmedPassword, NewPassword } from './new-password.rules.js';

const LANGUAGE = { en: 'Language must be en or es', es: 'El idioma debe ser en o es' };
const LINK_INCOMPLETE = { en: 'The link is not complete', es: 'El enlace está incompleto' };

@InputType({ description: 'A password as it is to be from now on, typed twice.' })
export class NewPasswordInput {
  @Field(() => String, { description: '8 to 128 characters, not a well-known one.' })
  @Verbatim()
  @NewPassword()
  password!: string;

  @Field(() => String, { description: 'The same password once more.' })
  @Verbatim()
  @ConfirmedPassword(() => NewPasswordInput)
  confirmPassword!: string;
}

@InputType({ description: 'Somebody who wants an account.' })
export class RegisterInput extends NewPasswordInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @Field(() => String, { description: 'What the account logs in with; one account for each address.' })
  @Required(PERSON.email)
  @Email()
  email!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Of the mail that follows and of the account; left out, the request's.",
  })
  @Optional()
  @OneOf(LOCALES, LANGUAGE)
  language?: Locale;
}

/** A request for a mailed link. */
@InputType()
abstract class RequestLinkInput {
  @Field(() => String, { description: 'Of the account. The answer is the same when there is none.' })
  @Required(PERSON.email)
  @KnownEmail()
  email!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Of the mail that follows; left out, the request's.",
  })
  @Optional()
  @OneOf(LOCALES, LANGUAGE)
  language?: Locale;
}

@InputType({
  description: 'Somebody whose mail to confirm an email has not come, or whose link has expired.',
})
export class RequestEmailConfirmationInput extends RequestLinkInput {}

@InputType({ description: 'The owner of an email, by the mailed link.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the mailed link, which works once, for 48 hours.' })
  @Required(LINK_INCOMPLETE)
  @AtMost(200)
  token!: string;

  @Field(() => String, { description: 'The one that was chosen with the request for the account.' })
  @Verbatim()
  @Required({ en: 'Password required', es: 'Escriba su contraseña' })
  @AtMost(128)
  password!: string;
}

@InputType({ description: 'Somebody who forgot a password.' })
export class RequestPasswordResetInput extends RequestLinkInput {}

@InputType({ description: 'A new password by the mailed link.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field(() => String, { description: 'From the mailed link, which works once, for an hour.' })
  @Required(LINK_INCOMPLETE)
  @AtMost(200)
  token!: string;
}

@InputType({ description: 'A new password for the account that is logged in.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field(() => String, { description: 'The one that is to be replaced.' })
  @Verbatim()
  @Required({ en: 'Current password required', es: 'Escriba su contraseña actual' })
  @AtMost(128)
  currentPassword!: string;
}
