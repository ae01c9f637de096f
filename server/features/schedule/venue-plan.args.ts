import { ArgsType, Field, ID } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, AtMostItems, Optional } from '../../platform/validation/rules.js';
import type { VenuePlan } from './class-clash.rules.js';
import { ClassDayInput } from './class-instance.input.js';
import { MAX_DAYS } from './schedule.constants.js';

@ArgsType()
export class VenuePlanArgs implements VenuePlan {
  @Field(() => String, { description: 'Name of the venue, ignoring case and extra spaces.' })
  @AtMost(MAX_LINE_LENGTH)
  locationName!: string;

  @Field(() => String, {
    description: 'Number and street, ignoring case and extra spaces.',
  })
  @AtMost(MAX_LINE_LENGTH)
  street1!: string;

  @Field(() => String, { description: 'ZIP code; only the first five digits count.' })
  @AtMost(MAX_LINE_LENGTH)
  zip!: string;

  @Field(() => [ClassDayInput], { description: 'The days to check: up to 60, in any order.' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  days!: ClassDayInput[];

  @Field(() => ID, { nullable: true, description: 'A class to ignore, such as the one being edited.' })
  @Optional()
  exceptId?: string;
}
