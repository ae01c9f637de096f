import { ArgsType, Field, Int } from 'type-graphql';
import { AtMost, Optional, Whole } from '../../platform/validation/rules.js';
import { MAX_SEARCH_LENGTH, MAX_FOUND } from './search.constants.js';

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description:
      'Words of a name, email, company, class, city, venue or instructor, a date, month or weekday, a confirmation or purchase order number, or a phone number in any format. Ignores accents and case.',
  })
  @Optional()
  @AtMost(MAX_SEARCH_LENGTH)
  text?: string;

  @Field(() => Int, {
    defaultValue: MAX_FOUND,
    description: `Maximum number of results of each kind, 1 to ${MAX_FOUND}.`,
  })
  @Whole(
    { en: 'Must be a whole number from {min} to {max}', es: 'Debe ser un número entero de {min} a {max}' },
    { min: 1, max: MAX_FOUND },
  )
  first: number = MAX_FOUND;
}
