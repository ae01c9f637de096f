import { Field, InputType } from 'type-graphql';
import { AtMost, Optional } from '../../platform/validation/rules.js';
import { Verbatim } from '../../platform/validation/clean.js';
import { PASSWORD_LENGTH } from './password.rules.js';

/** An empty one fails to log in, as a wrong one does: all failures are answered alike. */
@InputType({ description: 'Who wants to log in.' })
export class LoginInput {
  @Field(() => String, { description: 'Of the account; capitals make no difference.' })
  @Optional()
  @AtMost(254)
  email?: string;

  @Field(() => String, { description: 'Taken as it is typed, spaces included.' })
  @Verbatim()
  @Optional()
  @AtMost(PASSWORD_LENGTH.max)
  password?: string;
}
