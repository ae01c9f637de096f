import { ArgsType, Field } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost } from '../../../platform/validation/rules.js';
import type { InstructorPlan } from './class-clash.rules.js';
import { ClassPlanArgs } from './class-plan.args.js';
import { TimeZone } from '../venue-time/time-zone.rules.js';

@ArgsType()
export class InstructorPlanArgs extends ClassPlanArgs implements InstructorPlan {
  @Field(() => String, { description: 'Name of the instructor, ignoring case.' })
  @AtMost(MAX_LINE_LENGTH)
  instructorName!: string;

  @Field(() => String, { description: 'IANA time zone of the venue.' })
  @AtMost(40)
  @TimeZone()
  timeZone!: string;
}
