import { Field, InputType } from 'type-graphql';
import { AtMost, Required } from '../../platform/validation/rules.js';
import { Verbatim } from '../../platform/validation/clean.js';
import { PASSWORD_LENGTH } from './password.rules.js';

@InputType({ description: 'Who wants to log in.' })
export class LoginInput {
  @Field(() => String, { description: 'Of the account; capitals make no difference.' })
  @Required({ en: 'Email required', es: 'Escriba su correo electrónico' })
  @AtMost(254)
  email!: string;

  @Field(() => String, { description: 'Taken as it is typed, spaces included.' })
  @Verbatim()
  @Required({ en: 'Password required', es: 'Escriba su contraseña' })
  @AtMost(PASSWORD_LENGTH.max)
  password!: string;
}
