import { Field, InputType } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, OneOf, Optional, Pattern, Required } from '../../../platform/validation/rules.js';
import { STATES, ZIP_PATTERN, type State } from './address.rules.js';
import { StateEnum } from './address.type.js';

@InputType({ description: 'The address of a class or venue.' })
export class AddressInput {
  @Field(() => String, { description: 'Number and street, up to 100 characters.' })
  @Required({ en: 'Street required', es: 'Escriba la calle y el número' })
  @AtMost(MAX_LINE_LENGTH)
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Suite, floor or building, if any.' })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  street2?: string;

  @Field(() => String, { description: 'Up to 100 characters; lists and reports can be filtered by it.' })
  @Required({ en: 'City required', es: 'Escriba la ciudad' })
  @AtMost(MAX_LINE_LENGTH)
  city!: string;

  @Field(() => StateEnum, { description: 'Determines the time zone, unless timeZone is given.' })
  @Required({ en: 'State required', es: 'Elija el estado' })
  @OneOf(STATES, {
    en: 'State must be UT, ID, WY, CO, NV or AZ',
    es: 'El estado debe ser UT, ID, WY, CO, NV o AZ',
  })
  state!: State;

  @Field(() => String, { description: 'Five digits, or ZIP+4: 84119-1234' })
  @Required({ en: 'ZIP code required', es: 'Escriba el código postal' })
  @Pattern(ZIP_PATTERN, {
    en: 'ZIP code must be five digits, optionally a dash and four digits',
    es: 'El código postal debe tener cinco dígitos; puede agregar un guion y cuatro dígitos más',
  })
  zip!: string;
}
