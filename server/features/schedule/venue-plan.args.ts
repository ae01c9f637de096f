import { ArgsType, Field, ID } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, AtMostItems, Optional } from '../../platform/validation/rules.js';
import type { VenuePlan } from './class-clash.rules.js';
import { ClassDayInput } from './class-instance.input.js';
import { MAX_DAYS } from './schedule.constants.js';

@ArgsType()
export class VenuePlanArgs implements VenuePlan {
  @Field(() => String, { description: 'The venue; capitals and extra spaces make no difference.' })
  @AtMost(MAX_LINE_LENGTH)
  locationName!: string;

  @Field(() => String, {
    description: 'Its number and street; capitals and extra spaces make no difference.',
  })
  @AtMost(MAX_LINE_LENGTH)
  street1!: string;

  @Field(() => String, { description: 'Its ZIP code, of which the first five digits count.' })
  @AtMost(MAX_LINE_LENGTH)
  zip!: string;

  @Field(() => [ClassDayInput], { description: 'When the place is wanted: up to 60 days, in any order.' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  days!: ClassDayInput[];

  @Field(() => ID, { nullable: true, description: 'The class that is edited and cannot be in its own way.' })
  @Optional()
  exceptId?: string;
}
