import { Field, InputType } from 'type-graphql';
import { Verbatim } from '../../../platform/validation/clean.js';
import { MAX_EMAIL_LENGTH } from '../../../platform/validation/lengths.js';
import { Shape } from '../../../platform/validation/shape.js';
import { PASSWORD_LENGTH } from '../passwords/password.rules.js';

/** Has no validation rules, so that all failures to log in have the same response. */
@InputType({ description: 'Credentials.' })
export class LoginInput {
  @Field(() => String, { description: "The account's email address, ignoring case." })
  @Shape({ maxLength: MAX_EMAIL_LENGTH })
  email?: string;

  @Field(() => String, { description: 'Used exactly as entered, including spaces.' })
  @Verbatim()
  @Shape({ maxLength: PASSWORD_LENGTH.max })
  password?: string;
}
