import { Field, InputType } from 'type-graphql';
import { OptionalLanguage } from '../../platform/graphql/language.js';
import { RequiredEmail } from '../../platform/graphql/required-email.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Verbatim } from '../../platform/validation/clean.js';
import { KnownEmail } from '../../platform/validation/email.js';
import { PERSON, PersonName } from '../../platform/validation/person-fields.js';
import { AtMost, Required } from '../../platform/validation/rules.js';
import { ConfirmedPassword, NewPassword } from './passwords/new-password.rules.js';
import { PASSWORD_LENGTH } from './passwords/password.rules.js';

const LINK_INCOMPLETE = { en: 'The link is not complete', es: 'El enlace está incompleto' };

@InputType({ description: 'A password as it is to be from now on, typed twice.' })
class NewPasswordInput {
  @Field(() => String, {
    description: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters; common passwords are rejected.`,
  })
  @Verbatim()
  @NewPassword()
  password!: string;

  @Field(() => String, { description: 'Must equal the password.' })
  @Verbatim()
  @ConfirmedPassword(() => NewPasswordInput)
  confirmPassword!: string;
}

@InputType({ description: 'Registration of an account.' })
export class RegisterInput extends NewPasswordInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;

  @RequiredEmail('Email address of the account; must be unique.')
  email!: string;

  @OptionalLanguage('Language of the account and its emails; default: the language of the request.')
  language?: Locale;
}

@InputType({ description: 'The name of the current account.' })
export class ChangeNameInput {
  @Field(() => String, { description: 'Given name, up to 100 characters.' })
  @PersonName(PERSON.firstName)
  firstName!: string;

  @Field(() => String, { description: 'Family name, up to 100 characters.' })
  @PersonName(PERSON.lastName)
  lastName!: string;
}

/** A request for a mailed link. */
@InputType()
abstract class RequestLinkInput {
  @Field(() => String, {
    description: "The account's email address. The response does not reveal whether the account exists.",
  })
  @Required(PERSON.email)
  @KnownEmail()
  email!: string;

  @OptionalLanguage('Language of the email; default: the language of the request.')
  language?: Locale;
}

@InputType({
  description: 'Requests another link to confirm an email address.',
})
export class RequestEmailConfirmationInput extends RequestLinkInput {}

@InputType({ description: 'Confirms an email address by the emailed link.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the emailed link; valid once, for 48 hours.' })
  @Required(LINK_INCOMPLETE)
  @AtMost(200)
  token!: string;

  @Field(() => String, { description: 'The password chosen at registration.' })
  @Verbatim()
  @Required({ en: 'Password required', es: 'Escriba su contraseña' })
  @AtMost(PASSWORD_LENGTH.max)
  password!: string;
}

@InputType({ description: 'Requests a password reset.' })
export class RequestPasswordResetInput extends RequestLinkInput {}

@InputType({ description: 'A new password, set by the emailed link.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field(() => String, { description: 'From the emailed link; valid once, for one hour.' })
  @Required(LINK_INCOMPLETE)
  @AtMost(200)
  token!: string;
}

@InputType({ description: 'A new password for the current account.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field(() => String, { description: 'The password to replace.' })
  @Verbatim()
  @Required({ en: 'Current password required', es: 'Escriba su contraseña actual' })
  @AtMost(PASSWORD_LENGTH.max)
  currentPassword!: string;
}
