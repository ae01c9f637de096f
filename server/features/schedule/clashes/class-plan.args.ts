import { ArgsType, Field, ID } from 'type-graphql';
import { AtMostItems, Optional } from '../../../platform/validation/rules.js';
import { ClassDayInput } from '../classes/class-instance.input.js';
import { MAX_DAYS } from '../schedule.constants.js';

/** The days of a planned class. */
@ArgsType()
export abstract class ClassPlanArgs {
  @Field(() => [ClassDayInput], { description: 'The days to check: up to 60, in any order.' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  days!: ClassDayInput[];

  @Field(() => ID, { nullable: true, description: 'A class to ignore, such as the one being edited.' })
  @Optional()
  exceptId?: string;
}
