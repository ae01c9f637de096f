import { Field, InputType } from 'type-graphql';
import { Verbatim } from '../../platform/validation/clean.js';
import { MAX_EMAIL_LENGTH } from '../../platform/validation/lengths.js';
import { Shape } from '../../platform/validation/shape.js';
import { PASSWORD_LENGTH } from './password.rules.js';

/** Has no validation rules, so that all failures to log in have the same response. */
@InputType({ description: 'Who wants to log in.' })
export class LoginInput {
  @Field(() => String, { description: 'Of the account; capitals make no difference.' })
  @Shape({ maxLength: MAX_EMAIL_LENGTH })
  email?: string;

  @Field(() => String, { description: 'Taken as it is typed, spaces included.' })
  @Verbatim()
  @Shape({ maxLength: PASSWORD_LENGTH.max })
  password?: string;
}
