import { ArgsType, Field } from 'type-graphql';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost } from '../../../platform/validation/rules.js';
import type { VenuePlan } from './class-clash.rules.js';
import { ClassPlanArgs } from './class-plan.args.js';

@ArgsType()
export class VenuePlanArgs extends ClassPlanArgs implements VenuePlan {
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
}
