import { ArgsType, Field, ID } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, AtMostItems, Optional } from '../../platform/validation/rules.js';
import type { InstructorPlan } from './class-clash.rules.js';
import { ClassDayInput } from './class-instance.input.js';
import { MAX_DAYS } from './schedule.constants.js';
import { TimeZone } from './time-zone.rules.js';

@ArgsType()
export class InstructorPlanArgs implements InstructorPlan {
  @Field(() => String, { description: 'Name of the instructor, ignoring case.' })
  @AtMost(MAX_LINE_LENGTH)
  instructorName!: string;

  @Field(() => String, { description: 'IANA time zone of the venue.' })
  @AtMost(40)
  @TimeZone()
  timeZone!: string;

  @Field(() => [ClassDayInput], { description: 'The days to check: up to 60, in any order.' })
  @AtMostItems(MAX_DAYS, { en: 'At most {most} days', es: 'Máximo {most} días' })
  days!: ClassDayInput[];

  @Field(() => ID, { nullable: true, description: 'A class to ignore, such as the one being edited.' })
  @Optional()
  exceptId?: string;
}
