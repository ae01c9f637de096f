import { Field, InputType } from 'type-graphql';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../../platform/graphql/language.js';
import { RequiredEmail } from '../../../platform/graphql/required-email.js';
import { OptionalId } from '../../../platform/graphql/id-field.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { Verbatim } from '../../../platform/validation/clean.js';
import { AgreesToTerms, SatisfiesWithin } from '../../../platform/validation/rules.js';
import { TextablePhone } from '../../../platform/validation/phone.js';
import { ClassId, ExpectedDetailsKey } from '../../schedule/classes/class-id.type.js';
import { PASSWORD_TEXTS } from '../../accounts/passwords/new-password.rules.js';
import { PASSWORD_LENGTH, passwordProblem } from '../../accounts/passwords/password.rules.js';
import { AttendeeInput } from '../../students/person.type.js';

const isLongEnough = (value: unknown, input: BookSeatInput): boolean =>
  !input.createAccount || (typeof value === 'string' && passwordProblem(value) !== 'length');

const isNotWellKnown = (value: unknown, input: BookSeatInput): boolean =>
  !input.createAccount || typeof value !== 'string' || passwordProblem(value) !== 'wellKnown';

const isConfirmed = (value: unknown, input: BookSeatInput): boolean =>
  !input.createAccount || value === input.password;

/** The public booking form. Each field has its own error message. */
@InputType({ description: 'One seat for one attendee.' })
export class BookSeatInput extends AttendeeInput {
  @ClassId('The class: `id` of an UpcomingClass.')
  classInstanceId!: string;

  @RequiredEmail('Receives the confirmation; one address may book several people.')
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Up to 40 characters. With textNotifications, required and a US number with area code.',
  })
  @TextablePhone(() => BookSeatInput)
  phone?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether the guest agrees to the site's SMS disclosure.",
  })
  textNotifications: boolean = false;

  @Field(() => Boolean, { description: 'Must be true.' })
  @AgreesToTerms()
  agreeToTerms!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Creates an account unless the email has one; the response does not reveal which.',
  })
  createAccount: boolean = false;

  @Field(() => String, {
    nullable: true,
    description: `Required with createAccount: ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  })
  @Verbatim()
  @SatisfiesWithin(() => BookSeatInput, 'isLongEnough', isLongEnough, PASSWORD_TEXTS.length)
  @SatisfiesWithin(() => BookSeatInput, 'isNotWellKnown', isNotWellKnown, PASSWORD_TEXTS.wellKnown)
  password?: string;

  @Field(() => String, { nullable: true, description: 'Must equal password; required with createAccount.' })
  @Verbatim()
  @SatisfiesWithin(() => BookSeatInput, 'isConfirmed', isConfirmed, PASSWORD_TEXTS.mismatch)
  confirmPassword?: string;

  @OptionalLanguage("The guest's language; default: the language of the request.")
  language?: Locale;

  @OptionalId('An open SeatOffer of this class; one of its seats is booked.')
  offerId?: string;

  @ExpectedDetailsKey('guest')
  expectedDetailsKey?: string;

  @IdempotencyKey(
    'Unique per submitted form. A repeated request with this key within 24 hours returns the same booking.',
  )
  idempotencyKey?: string;
}
