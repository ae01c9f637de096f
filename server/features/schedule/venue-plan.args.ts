import { ArgsType, Field, ID } from 'type-graphql';
import { AtMost, Optional, Satisfies } from '../../platform/validation/rules.js';
import type { VenuePlan } from './class-clash.rules.js';
import { ClassDayInput } from './class-instance.input.js';
import { MOST_DAYS } from './schedule-words.js';

@ArgsType()
export class VenuePlanArgs implements VenuePlan {
  @Field(() => String)
  @AtMost(100)
  locationName!: string;

  @Field(() => String)
  @AtMost(100)
  street1!: string;

  @Field(() => String)
  @AtMost(100)
  zip!: string;

  @Field(() => [ClassDayInput], { description: 'In any order.' })
  @Satisfies('hasFewDays', (days) => Array.isArray(days) && days.length <= MOST_DAYS, {
    en: 'At most 60 days',
    es: 'Máximo 60 días',
  })
  days!: ClassDayInput[];

  @Field(() => ID, { nullable: true, description: 'The class that is edited.' })
  @Optional()
  exceptId?: string;
}
