import { ArgsType, Field, Int } from 'type-graphql';
import { Whole } from '../../platform/validation/rules.js';

@ArgsType()
export class TodayArgs {
  @Field(() => Int, {
    defaultValue: 5,
    description: 'Maximum number of unpaid bookings to list, 1 to 100; the count includes all.',
  })
  @Whole({ en: 'Must be from {min} to {max}', es: 'Debe ser de {min} a {max}' }, { min: 1, max: 100 })
  mostUnpaid: number = 5;
}
